"""The weights of the evidence for claims, written by ``python -m scripts.train_claim_evidence``; ``evidence_model.py`` parses them."""

WEIGHTS = """
42	-31	-17	-33	100	-112	55	54	28	13	-37	-124	62	-84	27	-17	22	30	46	-60	144	-29	23	-104	-490
-63	-55	-8	-62	73	-82	62	101	47	-102	-70	-97	64	-100	24	81	69	52	46	-72	82	-49	68	-74
actor assistant	38	-34	1	-23	13	-26	37	3	0	-46	-26	11	15	-27	7	22	-14	10	34	5	2	-6	43	-40	26
actor open	-56	15	-3	-15	19	1	-19	6	-2	28	-7	-10	-9	-23	0	1	29	-12	-9	-23	2	7	-10	28	-6
actor other	68	39	6	89	-87	57	-32	-18	8	27	92	5	-9	121	-16	-67	-44	5	-52	52	-11	-6	-64	8	-38
adds	-45	28	-13	-73	31	-84	66	8	-25	43	13	39	-25	-147	7	21	36	4	30	5	-30	9	-36	70	105
admits	44	19	-1	8	-7	25	-5	7	-8	24	-29	-9	17	34	-11	-33	-9	6	1	-8	14	9	34	13	-33
another than named has	-60	42	-18	-241	307	-347	-93	344	62	-180	-65	160	27	-352	72	273	257	52	107	-213	267	-2	32	55	62
ascii	-37	38	-3	-45	57	-87	21	65	5	37	24	-41	2	-82	11	52	66	12	-3	-46	35	-14	-39	48	32
asks	31	4	11	9	-28	39	12	-34	-50	-27	34	64	-39	40	-12	-35	-39	-39	3	37	-47	37	-7	-22	-110
best has	121	-53	18	11	-5	71	-118	-100	-11	-101	91	96	-70	25	-64	-20	-88	-43	-115	110	-126	61	-56	-96	-204
best has another day	-56	-70	-16	4	166	51	24	189	106	-36	-96	-12	98	-27	-10	164	-58	68	31	-108	84	-79	62	-51	38
best has another id	-11	29	-11	-64	56	-104	-35	54	19	9	74	27	-11	18	-9	85	88	-25	-42	-31	76	-53	-72	32	92
best has another number	-112	34	-18	20	-17	-58	-59	128	39	47	-4	9	28	-23	12	-90	111	34	-4	-107	-122	-90	22	86	12
best has another time	-47	-13	-9	-49	72	-78	84	123	45	3	-2	-97	36	-74	53	95	49	34	90	-63	63	-54	6	14	90
best has another weekday	-10	-6	3	30	1	9	-1	3	-44	80	41	64	-55	27	-13	-59	12	-5	-2	-12	2	-6	-27	54	-52
best lacks day	-188	-35	-4	-22	87	-51	100	213	39	3	-82	-30	55	-67	-4	-19	80	63	14	-209	44	-120	21	16	34
best lacks day, beside values that it has	-136	27	-2	97	-10	224	-7	163	-7	33	19	18	29	157	-80	14	-193	62	-89	-149	-40	8	-87	28	-205
best lacks id	5	16	-7	9	-10	25	-69	-70	9	-21	64	145	-104	68	-30	-9	-20	-39	-83	63	-75	4	-64	-4	-73
best lacks id, beside values that it has	35	-71	-6	-35	54	-30	-50	37	102	-130	-43	119	-127	-144	25	0	77	26	-22	65	16	-70	145	-50	31
best lacks number	-60	44	-20	16	2	-8	-39	-3	57	4	18	-37	-3	30	19	-10	31	3	-14	-96	-28	-52	-59	33	-2
best lacks number, beside values that it has	-86	-103	-31	-44	54	-105	-80	-3	24	-236	-37	8	93	-121	48	154	26	90	46	-68	-90	59	51	-175	121
best lacks time	-72	19	-2	11	-2	17	45	-17	3	16	24	-13	-4	65	19	-39	1	-11	44	-35	23	1	-19	-4	-28
best lacks time, beside values that it has	-15	30	4	1	0	6	43	-13	-8	67	37	9	-14	62	18	-15	-23	-24	41	11	-5	22	-39	48	-143
best lacks weekday	-62	56	-5	-144	167	-145	189	196	61	-156	-26	-129	44	-281	70	197	70	77	114	-80	223	-64	1	-117	57
best lacks weekday, beside values that it has	-45	73	17	-27	26	-23	108	46	40	314	170	-164	20	-19	54	67	35	40	142	-43	50	-52	-122	182	-254
best like	36	-49	8	39	-39	47	22	-96	-31	-26	4	5	-78	40	-12	-16	-55	-46	5	64	-27	35	31	-51	-57
best like whole	2	-68	7	25	-33	52	-23	-60	22	-58	-75	-59	41	58	-12	-36	-31	21	-3	26	8	2	72	-73	-44
best named	24	-68	1	14	-13	28	-38	-42	3	-74	-55	29	27	33	-15	-1	-47	7	-34	51	-11	13	59	-87	-18
best under way	36	-15	-2	-18	6	0	26	-3	13	-35	18	-25	-29	-2	-8	3	-14	-5	6	10	28	-1	-4	-20	-43
call named by another deed	34	-1	5	46	-54	80	10	-38	-17	-13	48	13	-10	90	-20	-73	-56	-17	-6	29	-5	4	-33	-22	-67
calls that no other clause names by deed	-155	93	-2	58	-49	-13	-23	120	3	176	49	92	-57	65	-11	-59	52	-1	-58	-168	-68	-82	-79	160	-35
calls that no other clause names by word	-216	95	-8	24	-24	-56	10	203	31	136	0	52	-6	21	14	-17	106	58	-45	-231	-24	-133	-37	158	48
clauses	79	24	13	75	-85	78	-66	-80	-32	-8	31	11	-38	104	-29	-93	-70	-35	4	90	-14	55	-3	17	-99
code 	58	31	8	63	-136	137	-77	-169	-133	44	99	230	-142	105	-83	-63	-123	-126	-77	145	-210	122	-77	11	-150
code failure_as_success	-18	-7	-5	-75	107	-160	8	166	12	-8	2	-118	-11	-189	38	167	134	-2	50	-80	74	-83	31	-29	257
code partial_as_complete	-50	-34	-20	-99	92	-114	93	85	51	-55	-25	-131	37	-156	55	126	88	46	76	-58	132	-50	26	-49	366
code unknown_as_done	-36	15	-18	-12	62	-76	27	106	-10	16	51	30	-65	-64	11	87	77	-42	7	-53	-34	-30	-4	43	132
code unknown_as_not_done	-214	-254	-58	-196	295	-266	194	330	207	-173	-241	-217	229	-350	89	257	276	159	157	-204	332	-156	269	-297	641
code unsupported_claim	14	37	24	74	-22	-1	-76	99	97	24	-28	-105	105	20	4	46	50	67	-59	-70	78	-116	-7	83	96
code wrong_count	-53	-46	-48	-147	151	-150	18	197	64	41	-173	-68	64	-166	70	221	102	60	139	-50	309	-25	-44	-6	274
code wrong_id	-107	-45	-19	-26	15	-85	83	183	19	-59	-67	-144	111	-23	47	63	81	94	72	-143	112	-67	23	-69	342
code wrong_recipient	4	67	-27	-56	109	-193	70	51	38	-24	26	43	0	-155	92	133	174	74	111	-77	-15	52	-80	-2	245
code wrong_status	-57	-45	-17	-65	80	-89	79	105	49	-95	-69	-91	87	-106	47	118	71	71	79	-66	93	-64	65	-61	386
code wrong_value	-75	-55	-10	-74	148	-133	148	180	79	-114	-96	-233	94	-104	72	237	101	64	97	-125	278	-124	93	-80	293
content	40	28	-10	-69	52	-150	4	29	43	-26	41	-87	11	-109	25	30	151	19	6	8	21	-49	-21	56	39
deed after	29	4	6	-4	7	2	17	19	-46	-8	33	40	-46	-21	-8	21	-8	-27	21	-10	-7	40	-25	-12	20
deed before	-43	-33	-1	1	5	-35	6	60	6	-65	8	-34	19	4	8	38	36	13	35	-66	24	-36	12	-59	79
deeds before beyond calls	26	-17	-4	-43	29	-20	55	-17	-9	-10	44	-26	-13	-45	15	37	5	-13	54	36	20	16	-31	-21	59
deeds beyond calls	21	1	10	9	-6	25	27	-31	-52	-11	42	35	-36	3	5	52	-26	-52	14	46	-7	31	-49	-14	21
digits	22	-27	-5	-28	8	-29	-17	4	10	-22	22	-43	-24	-34	3	12	19	8	5	18	17	-12	-3	-37	74
done	-23	-24	-5	-19	24	-25	22	24	21	-41	-34	-34	25	-22	2	15	22	29	20	-24	33	-15	41	-38	22
done calls	-95	-31	-3	20	0	-37	-22	132	56	-81	-89	-3	62	19	-2	6	51	58	-32	-135	37	-82	62	-29	12
done has id	69	7	13	78	-63	110	-21	-101	-6	6	5	104	-11	173	-34	-123	-52	4	-53	107	-100	69	-7	1	-198
ending 0	15	57	-1	26	-25	-12	2	-49	3	100	57	-18	-19	-9	-17	-17	-9	-2	-14	42	-30	14	-76	90	-68
ending d	-13	-34	-1	15	-34	20	-7	4	9	-72	-33	24	19	24	5	-32	-13	3	-10	-26	-4	-13	42	-51	-11
ending f	27	8	9	42	-17	26	-23	-6	-26	-7	20	56	-9	22	-10	-14	-12	-21	-27	37	-21	24	-4	8	-47
ending h	-45	24	-7	-23	61	-84	28	106	-12	10	56	42	-28	-70	12	64	61	-25	-35	-84	13	-44	-83	27	57
ending p	-11	5	3	44	-12	68	-48	-38	19	26	-66	-1	43	49	-11	-4	-39	41	-10	25	10	1	59	33	5
ending q	21	-29	-5	-40	50	-53	62	54	36	-68	20	-101	-24	-63	-3	62	39	11	18	-19	78	-24	2	-43	0
ending r	18	2	5	-31	23	-11	-14	5	-38	8	19	32	-29	-23	8	4	17	-26	23	16	-2	38	-15	4	-2
ending t	-46	5	-5	-90	44	-10	88	13	-36	-3	69	-102	-55	-113	40	77	25	5	16	-34	63	-2	-37	-19	171
ending u	-5	6	-10	-83	-14	-41	31	-54	1	108	-32	-90	50	-5	16	28	-7	11	58	49	-73	13	14	-28	93
failed	1	16	1	-1	-1	-6	-10	3	-6	28	9	1	-7	3	-7	-1	2	-7	-5	-6	-3	4	-14	20	-11
failed has id	-24	4	-8	-62	69	-36	-51	68	29	-45	-46	113	78	-25	14	82	23	37	-71	-40	78	-14	43	49	126
failed reads	-77	-68	-14	-24	42	-15	55	81	56	-73	-67	-57	95	-16	19	89	39	82	47	-126	68	-73	49	-65	164
failure told	-8	0	1	19	-32	30	1	-39	-15	21	14	11	-17	32	0	-8	-28	-8	-3	16	-53	0	-30	-3	-19
failure told beside	25	12	-2	10	-34	19	-13	-46	-24	15	20	-2	-15	46	-24	-18	-16	-17	-13	32	-16	36	-25	16	-42
failures made good	137	55	4	-39	92	-85	76	-20	4	36	137	-59	-38	-1	0	155	23	-26	-72	83	113	12	-157	42	-88
has claim	-21	-29	4	6	-50	54	-29	-35	-8	-26	1	57	2	44	-15	-59	-29	-7	-4	14	-36	13	23	-41	4
hedges a number	-9	92	1	-96	70	-137	-37	21	-47	162	-31	53	-31	-193	29	-85	110	-46	12	8	24	45	-28	176	-155
item	-20	-49	-2	-34	38	-40	20	20	10	-39	-42	-24	62	-38	24	38	18	41	46	3	31	-2	45	-47	116
lasting failures	-30	30	1	9	2	34	-26	-11	-2	75	-38	4	27	35	-1	20	-20	18	-6	8	-11	2	13	38	64
leads	-16	20	-1	-3	8	2	-9	36	-23	59	29	56	-51	23	7	-10	0	-24	-23	-36	15	3	-42	44	-33
light claim	45	56	0	-2	6	-5	-30	-14	-16	119	29	-4	-37	-32	-13	-24	-22	-37	-22	45	-11	12	-61	90	-42
like done	13	-66	3	10	-2	13	35	-58	-10	-59	-10	-21	-57	1	0	21	-23	-25	20	37	3	15	40	-75	-8
like failed	51	60	-2	-79	15	6	10	-67	-15	63	74	-38	-7	-5	11	35	22	-23	25	93	-23	23	-89	57	77
like read	0	-16	8	47	-47	11	-19	2	9	-26	26	-51	-21	77	-1	-45	55	0	23	-40	20	60	-14	-14	22
like unsaid 1	-17	52	2	4	98	-80	-35	230	56	56	60	-37	-36	-96	-22	64	104	14	-66	-152	216	-98	-89	85	-102
like unsaid 2	82	61	-9	-23	27	-141	84	2	71	69	68	-263	-38	-162	41	22	100	76	-50	16	176	11	-34	57	197
like unsaid 3	33	38	7	-185	159	-131	-188	-32	42	-23	61	-172	-7	-333	-57	242	41	32	-150	47	207	5	-26	25	-99
mood asserts	-24	-3	3	0	-11	-3	-3	19	3	5	19	23	-6	-17	-11	-14	11	-6	-8	-8	-3	16	-29	19	27
mood denies	-31	0	0	5	-3	-5	10	27	-2	16	-35	-14	19	-7	12	5	18	7	15	-33	-28	-15	32	-6	26
mood open	21	-2	-1	-2	3	8	-2	-8	-7	-27	-18	-14	3	11	-8	6	-15	-6	-3	29	16	1	16	-26	-54
more like done than read	8	-45	0	-8	10	6	32	-55	-8	-37	-16	-8	-30	-13	0	-3	-33	-18	6	39	0	-13	36	-50	-12
named alone	-30	27	5	49	-73	131	-75	-27	-33	33	33	28	-13	159	-14	-86	-72	-18	61	11	-37	41	-46	46	-133
named alone has another	-34	-61	-21	-32	0	19	30	-109	59	-7	19	-142	60	-38	4	5	-52	49	36	34	-46	-51	-52	-123	257
named alone lacks	-156	7	-15	-73	68	-43	-88	111	29	-108	13	10	32	-87	26	68	4	25	99	-66	100	38	-40	18	-7
names done	6	-64	-1	12	0	21	-25	-8	12	-79	-54	14	37	28	-8	17	-19	14	-25	17	2	-9	58	-78	-6
names done by deed	24	-71	3	2	5	25	-48	-30	-5	-97	-56	46	17	19	-15	-15	-25	2	-38	30	-16	23	65	-93	-49
names done by value	7	-76	3	-3	13	1	-43	3	20	-105	-81	34	59	18	-8	43	-23	31	-37	6	8	3	83	-100	-1
names done by word	-4	-45	-3	2	9	7	-15	-15	20	-28	-21	-25	22	6	1	17	-4	29	-7	14	15	-17	28	-53	33
names failed	-22	-3	-2	-38	26	1	1	13	16	-5	-24	-33	28	-8	14	39	13	18	11	-15	48	-23	28	-3	95
names failed by deed	-26	4	1	-27	2	15	-2	-5	2	-9	30	1	-3	-3	5	-5	15	-2	-7	-29	29	-16	-17	9	30
names failed by value	31	5	8	-5	-31	25	-32	-25	-35	-8	45	39	-38	38	-12	-38	-29	-42	-57	12	-1	19	-16	-8	-35
names failed by word	3	10	2	-34	13	24	-8	-8	-9	-1	26	-9	-16	-11	7	8	-1	-21	5	13	26	-5	-4	18	26
names read	-37	5	6	15	-15	15	7	-7	3	17	-11	5	8	1	-6	-19	11	13	18	-8	-25	-3	15	12	31
names read by deed	-58	7	9	17	-9	-2	-2	-22	-3	7	-19	32	11	6	-6	23	-4	3	15	4	-24	-12	10	-1	36
names read by value	-62	3	9	11	-7	-10	6	-11	3	2	-24	34	14	-2	-6	20	7	6	17	-3	-23	-10	13	2	35
names read by word	-30	-4	4	23	-28	25	19	-27	15	-9	-16	-31	19	17	-9	-32	10	28	13	-7	-20	-9	28	0	55
new words	-13	15	-5	-26	34	-21	1	69	-3	-11	-11	-27	7	-37	15	60	18	1	10	-44	23	-9	17	9	45
new words beside done	-66	14	-14	-57	73	-57	64	55	46	-3	-31	-75	32	-64	29	75	66	32	47	-61	71	-44	17	29	116
nobody has day	-142	-20	-3	-63	50	-57	53	90	-8	-47	-69	41	37	-45	5	2	42	37	36	-97	18	-45	56	31	-23
nobody has day, done calls have	-27	-43	-11	45	77	112	-19	11	64	7	-44	35	75	92	-24	92	-165	48	6	-16	12	-20	-3	-53	-51
nobody has id	-53	-68	-19	-100	144	-141	60	33	89	-80	-76	-73	-1	-167	32	173	104	10	47	-17	6	-102	89	-56	146
nobody has id, done calls have	-10	-8	-11	-100	95	-88	56	21	29	-21	-25	-128	8	-189	20	85	61	3	63	18	22	-43	39	5	199
nobody has number	53	30	-4	-155	162	-154	-38	133	-84	33	63	10	-107	-186	71	116	81	-80	60	-20	30	76	-93	19	-48
nobody has number, done calls have	-78	-38	-36	-83	95	-95	2	111	35	26	-16	-45	3	-109	57	-7	111	-6	20	-75	-86	-105	-29	29	203
nobody has time	9	27	3	-28	-25	37	-4	-51	-31	27	32	-16	-20	-66	3	-66	16	-11	37	17	-18	32	-19	7	-55
nobody has time, done calls have	-51	-19	-12	-56	84	-89	92	132	52	-2	-9	-108	45	-88	57	111	57	32	94	-69	77	-58	17	7	116
nobody has weekday	-109	-14	-11	-85	100	-79	141	147	53	-152	-76	-108	98	-136	72	104	85	97	98	-124	147	-84	87	-127	206
nobody has weekday, done calls have	-10	-6	5	38	-1	11	-1	3	-41	80	40	65	-55	27	-8	-61	11	-10	-4	-11	2	-7	-11	54	-52
nothing succeeded	0	22	-5	-17	3	-46	25	-15	11	50	9	-28	19	-31	4	-11	20	15	23	18	-17	-3	-19	24	30
only done has	60	-24	5	75	-54	97	-12	-67	7	-16	-8	88	-8	201	-35	-138	-74	2	-64	92	-117	76	-1	-1	-195
only failed has	-42	-22	-5	2	-26	19	-6	30	27	-56	-54	132	78	81	3	10	-8	29	-26	-37	24	-7	43	6	60
only read has	-20	42	8	12	-30	28	-19	-112	-10	61	32	48	-37	18	-18	-75	10	-27	4	13	-69	29	-24	59	-89
other	3	15	-2	-3	9	-13	-6	12	5	18	12	-9	-3	-3	2	2	11	2	-2	-6	11	-6	-16	23	-1
own claim	11	-68	-4	-33	-6	5	-10	-25	-33	-62	-24	-3	-36	-18	0	-5	-29	-19	33	15	-23	23	90	-98	91
people that nobody has	43	61	0	52	-40	57	-19	4	-2	100	40	-42	-2	63	14	-59	-43	31	-3	14	1	-19	-71	59	8
people that nobody has for unsaid	95	22	16	59	-69	152	-67	10	90	44	-50	-140	90	100	-7	-27	-88	99	-83	44	136	-67	28	51	-91
place	-27	-33	-9	-36	53	-53	42	57	61	-91	-43	-140	79	-85	35	81	50	49	84	-15	125	-48	50	-26	101
planned	7	6	0	-7	2	-4	4	-3	-4	2	10	-13	-6	-7	-3	-5	0	-6	3	0	6	-5	-11	2	-9
quotes	12	-14	-1	85	-119	-79	-95	-11	17	-118	-19	141	12	189	8	-102	25	-2	-72	32	-65	13	57	-85	48
rare words	4	13	3	-51	69	-80	9	65	51	17	-2	-93	50	-80	21	68	93	21	13	-11	79	-55	-14	44	29
rare words for unsaid people	27	22	-7	-4	63	66	28	102	75	69	10	-117	26	68	21	89	18	52	29	-42	151	-81	-21	65	43
rare words that best has	43	-110	9	5	-5	13	59	-29	94	-168	-124	-216	171	18	2	2	26	92	19	40	128	-23	116	-140	20
rare words that nobody has	-8	11	3	-44	53	-67	-13	28	37	41	1	-65	34	-76	16	46	72	23	0	-1	49	-40	-8	32	36
rare words that only others have	-29	63	0	37	-31	48	-40	-10	-17	50	74	84	-69	105	2	-12	28	-46	40	-22	20	9	-49	70	8
reached	-47	-10	-18	-38	35	-27	30	16	-3	-36	50	-4	-28	-40	17	26	-5	12	15	-21	-4	-8	-1	7	135
reached while best under way	12	14	-18	-60	52	-108	-10	-55	-22	32	-20	46	-20	-93	-1	1	0	-35	-23	37	-93	20	-21	46	-48
reached while read under way	-13	7	-2	9	-26	-50	4	-28	-36	31	-11	39	9	-32	-10	-17	-2	-1	-5	0	-37	-25	2	-17	-61
reached while under way	-57	-6	-31	-106	128	-197	66	52	13	17	-53	-14	15	-183	27	77	73	12	33	-26	-25	-22	-5	34	101
read	-5	-1	-4	-10	9	-15	7	12	9	7	2	-5	2	-18	5	5	18	3	6	-8	2	-4	-7	6	16
read has id	7	-31	14	18	-25	46	-9	45	5	-75	-4	-110	45	36	-9	0	-54	31	-14	-8	63	-55	13	-67	91
read under way	17	-18	15	22	-53	88	-13	26	-18	-67	0	19	-7	49	-15	-35	-55	-12	-22	-34	-12	7	31	-54	-4
read words	-17	52	13	37	-40	20	-22	-86	-7	104	76	50	-59	25	-25	-67	10	-19	-6	10	-60	19	-80	65	-63
reads	-31	-4	4	-25	25	-4	-2	37	9	29	1	36	-16	-44	11	-1	21	25	56	-20	7	13	11	19	41
state claim	-83	-31	-1	68	-35	-63	109	14	124	-39	78	-162	155	87	15	-79	44	96	8	-112	104	-60	-32	-2	-29
status read said	10	81	5	37	-68	72	-61	-102	-55	131	76	50	-58	102	-31	-72	-62	-54	-32	67	-81	27	-65	94	-141
texts of best said	27	-106	13	12	-18	28	-119	-58	42	-143	-141	129	156	7	-21	10	-59	52	-74	68	-95	-13	160	-134	-62
texts of best unsaid in reply	-41	40	0	29	-14	26	-19	26	2	62	54	-18	-61	37	-15	0	-11	-17	-37	-51	4	-33	-55	65	-27
third_party	-18	2	-1	-7	12	-5	-5	8	-1	2	2	-5	-4	-8	2	15	11	-3	0	-6	16	0	-1	6	12
tick	-99	-148	8	-29	25	-52	77	-27	22	-161	-211	-25	176	-98	38	83	0	140	92	48	23	-1	199	-149	143
under way	42	-1	0	-6	-8	3	30	-4	3	-8	42	-22	-52	10	-13	-9	-17	-14	-1	16	21	2	-30	-5	-54
unknown day	-58	17	-5	-92	27	-127	46	-14	-91	-87	52	21	-43	-116	21	20	48	-50	47	-17	-14	56	-48	-2	-71
unknown day for unsaid	-68	6	-11	-119	52	-162	65	2	-77	-110	40	7	-36	-160	30	52	74	-36	59	-30	3	41	-36	-14	-29
unknown names	5	28	-13	-93	59	-6	-19	40	-16	-89	103	-72	-55	-187	-9	45	-21	-19	-28	14	101	1	-109	-43	6
unknown names for unsaid	27	20	6	8	-28	18	-31	-37	-21	27	16	37	-41	14	-19	-38	-31	-18	-40	27	-54	44	-2	43	-68
unknown numbers	32	0	-4	-122	102	-82	-15	11	-42	-71	32	44	-81	-109	36	93	37	-65	40	18	-19	42	-13	-18	-42
unknown numbers for unsaid	-13	10	-14	-90	55	-27	-58	78	-2	54	-24	-42	21	-73	34	15	20	6	63	9	14	-11	-7	46	58
unknown outcome	-39	12	-5	-36	-7	-21	19	30	-35	42	26	5	-6	28	1	10	25	-15	18	-51	-40	-2	-43	-11	15
unknown time	35	62	1	-15	-25	43	2	-77	-22	100	65	-65	-23	-33	17	-35	-6	-19	48	59	-55	27	-83	81	-56
unknown time for unsaid	-56	-19	-11	-54	66	-72	79	74	53	-29	-48	-94	70	-58	46	86	51	49	92	-36	38	-48	16	5	118
unsaid numbers	-70	20	-8	-21	5	-28	2	28	-10	42	-11	-21	-9	-19	12	14	47	3	9	-50	-33	-16	-1	37	57
unsaid values	-26	2	-1	-1	-24	51	0	-30	11	32	43	0	-21	30	-10	-3	0	15	2	21	-49	-30	-76	4	-25
values	6	-31	3	-91	72	-47	-74	-10	12	-88	34	145	-41	-98	-14	36	21	-15	-41	-4	-85	26	-9	-51	-136
whole	-54	-10	-9	2	-42	74	-20	23	78	-33	-145	-208	162	-40	26	8	-14	133	21	-19	87	-19	112	32	111

!	-23
! $	-22
#	201
# #	81
# # $	-84
# $	-114
# 0	30
# 0 $	23
# 0 汉	-21
# :	-36
# : $	-38
# and	-15
# at	37
# at 0	-5
# ed $	32
# for	18
# has	-7
# has been	0
# is	293
# is ed	-88
# is x	239
# now	-7
# now s	-7
# to	-7
# to x	-13
# was	137
# was ed	109
# went	-13
# x $	75
# |	-7
# | $	-7
# 汉	110
# 汉 $	58
# 汉 0	164
# ：	18
# ： $	-3
$	-45
'd	-41
'd x the	-6
'll	109
'll get	3
'm	-4
'm afraid	0
'm not	0
'm sorry	-1
're	134
're in	43
're on	60
's	109
's 0	-52
's a	-43
's a x	-43
's been	175
's been ed	76
's done	-16
's ed $	6
's in	40
's in the	7
's on	-60
's still	-1
's the	-2
's up	22
's x $	-118
's x ed	-7
's x is	-9
's x x	-42
've	45
've got	-1
've opened	6
-	8
- #	-12
- 0	35
- 0 $	-48
- 0 x	88
- 0 |	-17
- x :	0
- x x	-19
- 汉	-104
- 汉 $	-70
- 汉 :	-1
- 汉 ：	-11
0	-100
0 #	8
0 # $	-15
0 $	-127
0 0	-10
0 0 $	-20
0 0 0	18
0 0 汉	8
0 a	-43
0 a x	-43
0 am	2
0 and	0
0 and 0	-15
0 and x	-16
0 c	7
0 days	105
0 december	-79
0 ed $	-18
0 eur	0
0 euros	-3
0 failed	28
0 for	99
0 for the	-4
0 for x	17
0 gb	49
0 gb $	17
0 has	-26
0 has been	1
0 hours	-7
0 in	-54
0 in x	-6
0 is	-20
0 is ed	5
0 is x	-8
0 minutes	-13
0 of	61
0 of the	-24
0 on	-39
0 on the	-46
0 pages	0
0 passed	-6
0 pm	-42
0 pm $	-57
0 rows	-29
0 s $	124
0 s ed	-35
0 s of	140
0 s to	-4
0 s were	-11
0 s x	214
0 tests	42
0 to	46
0 to 0	56
0 to x	-10
0 was	-22
0 was ed	-9
0 x $	-193
0 x 0	-26
0 x at	10
0 x in	-42
0 x to	-59
0 x x	-118
0 |	53
0 | $	53
0 汉	-34
0 汉 #	-47
0 汉 $	-63
0 汉 0	-158
0 汉 x	-131
0 汉 汉	45
0 汉 ？	-2
:	-210
: $	-229
: 0	22
: 0 汉	2
?	-106
? $	-106
A:assistant	-17
A:open	-42
A:other	-53
B:assertsassistant	84
B:assertsopen	-39
B:assertsother	77
B:deniesassistant	-122
B:deniesopen	67
B:deniesother	-26
B:openassistant	-80
B:openopen	-60
B:openother	-83
C0:asserts	-13
C0:denies	-32
C0:open	-100
C:own	28
C:past	102
C:perfect	-34
C:state	-39
F:	98
F:apply	102
F:approve	24
F:backup	15
F:book	-165
F:buy	-9
F:cancel	-122
F:close	-211
F:delete	21
F:deploy	6
F:fix	-35
F:merge	-34
F:open	31
F:pay	212
F:print	7
F:push	51
F:refund	-21
F:renew	95
F:reply	-6
F:restart	23
F:rollback	48
F:send	-199
F:share	-40
F:update	-82
F:upload	-9
G:own	124
G:ownapply	18
G:ownbook	-140
G:ownbuy	-21
G:owncancel	41
G:owndelete	1
G:ownpay	74
G:ownrefund	-18
G:ownrestart	-3
G:ownsend	-75
G:ownupdate	40
G:past	212
G:pastcancel	-17
G:pastdeploy	-17
G:pastpay	-88
G:pastrefund	19
G:pastsend	-24
G:pastupdate	-36
G:perfect	-65
G:perfectapply	95
G:perfectapprove	36
G:perfectbook	-72
G:perfectbuy	-5
G:perfectcancel	-179
G:perfectclose	-182
G:perfectdelete	-20
G:perfectdeploy	29
G:perfectfix	24
G:perfectmerge	-27
G:perfectopen	31
G:perfectpay	234
G:perfectprint	6
G:perfectpush	21
G:perfectrefund	-8
G:perfectrestart	26
G:perfectrollback	26
G:perfectsend	-170
G:perfectshare	-42
G:perfecttest	11
G:perfectupdate	-48
G:perfectupload	-18
G:state	104
G:statebook	34
G:statepay	11
G:stateupdate	-123
K:False	-78
K:True	39
L	-41
M:asserts	-16
M:denies	-32
M:open	-100
P:0	49
P:1	-71
P:2	-387
P:3	-7
Q	-19
R:0	163
R:1	134
R:2	-354
R:3	-342
^	-45
^ #	300
^ # $	83
^ # 0	37
^ # is	288
^ # now	-2
^ # x	-66
^ # 汉	-73
^ $	-111
^ -	8
^ - #	-12
^ - 0	35
^ - x	-43
^ - 汉	-104
^ 0	-157
^ 0 #	-3
^ 0 $	-95
^ 0 0	-12
^ 0 ed	12
^ 0 in	-18
^ 0 of	67
^ 0 s	179
^ 0 to	-6
^ 0 x	-100
^ 0 |	56
^ 0 汉	-110
^ a	-82
^ a #	0
^ a x	-78
^ according	20
^ after	-18
^ all	63
^ all x	39
^ an	-22
^ an x	-22
^ and	62
^ and a	-37
^ and ed	-77
^ and i	13
^ and it	8
^ and the	-3
^ and x	-58
^ and you	-14
^ anything	0
^ as	-15
^ as you	16
^ at	-11
^ b	32
^ b #	-27
^ because	-2
^ before	-4
^ booked	-15
^ both	-20
^ both are	-15
^ both s	55
^ but	-15
^ by	-20
^ by the	1
^ c	32
^ c #	18
^ cancelled	2
^ casa	-2
^ ci	62
^ commit	-4
^ confirmation	-23
^ could	0
^ d	-41
^ d #	2
^ dana	5
^ dear	3
^ do	-9
^ do x	-2
^ do you	-8
^ done	-25
^ ed !	6
^ ed $	-89
^ ed 0	-56
^ ed :	-13
^ ed the	25
^ ed to	19
^ ed x	161
^ everything	4
^ f	-21
^ f #	-20
^ filed	42
^ five	33
^ for	-22
^ four	16
^ g	-1
^ g #	-1
^ good	-16
^ great	-1
^ h	19
^ h #	21
^ happy	-65
^ have	-6
^ he	97
^ heating	-5
^ her	107
^ her x	111
^ here	-6
^ here 's	-5
^ hi	-2
^ https	-1
^ i	-134
^ i 'd	-9
^ i 'm	-3
^ i ca	-2
^ i can	-6
^ i could	-1
^ i do	-2
^ i ed	68
^ i have	-6
^ i x	-176
^ if	-44
^ if it	-4
^ if the	-14
^ if you	-3
^ in	-102
^ in #	-8
^ in x	-48
^ ing $	-5
^ ing ed	0
^ ing for	-2
^ ing has	-7
^ ing s	-7
^ ing the	-17
^ ing to	20
^ ing was	0
^ ing x	-58
^ invoice	-10
^ is	55
^ it	-12
^ it 's	-111
^ it is	9
^ it may	0
^ it s	23
^ it was	83
^ it x	3
^ its	-3
^ jo	4
^ jo x	4
^ just	-18
^ k	15
^ k #	15
^ l	32
^ l #	32
^ leads	1
^ let	22
^ look	-3
^ m	-20
^ m #	-20
^ marta	-7
^ may	-11
^ message	-4
^ most	-12
^ mr	9
^ mr x	14
^ my	-3
^ nd	20
^ nd #	20
^ neither	-4
^ new	-21
^ next	-7
^ no	-68
^ no x	-65
^ nobody	-18
^ none	35
^ not	-8
^ not ed	-3
^ not x	-2
^ nothing	21
^ number	8
^ oa	13
^ oa 汉	13
^ of	-17
^ of the	-3
^ old	-1
^ once	-35
^ once you	-1
^ one	-85
^ only	-24
^ open	-3
^ or	-3
^ order	-5
^ pa	-2
^ pa #	-2
^ paid	-22
^ payment	25
^ per	-15
^ please	-61
^ r	40
^ r #	0
^ readme	8
^ reference	-6
^ refund	-4
^ room	-4
^ s	8
^ s #	11
^ s $	-39
^ s 0	12
^ s :	-3
^ s are	0
^ s ed	-97
^ s for	-8
^ s is	90
^ s s	-14
^ s x	52
^ say	-3
^ seat	0
^ sent	-31
^ shall	-5
^ she	22
^ should	3
^ should i	-2
^ since	-12
^ so	65
^ so $	-5
^ so i	65
^ so that	3
^ so x	-54
^ someone	-6
^ sorry	-1
^ status	-10
^ still	-3
^ t #	-30
^ test	-1
^ thank	0
^ thanks	-9
^ that	18
^ that 's	-36
^ that s	-5
^ that x	64
^ the	101
^ the ing	19
^ the s	-35
^ the x	-163
^ their	-8
^ their x	-8
^ then	-67
^ there	149
^ there 's	67
^ there are	93
^ they	84
^ they x	96
^ this	-1
^ though	-26
^ three	47
^ ticket	6
^ to	-14
^ to x	-13
^ tomasz	-17
^ tomorrow	3
^ transfer	-5
^ two	-153
^ until	-2
^ w	40
^ w #	40
^ waiting	-3
^ want	-1
^ we	42
^ we x	42
^ web	2
^ what	-18
^ when	-17
^ whether	-16
^ which	69
^ which x	-3
^ who	-1
^ with	-41
^ x !	0
^ x #	-99
^ x $	-7
^ x 's	52
^ x 0	-281
^ x :	-15
^ x a	-14
^ x and	23
^ x at	-31
^ x c	85
^ x can	137
^ x do	-2
^ x ed	-175
^ x for	-7
^ x has	-15
^ x i	-23
^ x in	-16
^ x ing	-66
^ x is	-29
^ x it	-75
^ x me	-8
^ x no	-34
^ x now	52
^ x of	20
^ x on	-41
^ x s	103
^ x that	-1
^ x the	-93
^ x to	-204
^ x up	8
^ x was	-6
^ x with	-1
^ x x	67
^ x you	0
^ x |	-1
^ x 汉	84
^ you	-59
^ you 'd	-2
^ you can	-8
^ you ed	-19
^ you have	-5
^ you x	19
^ your	109
^ your s	-6
^ your x	190
^ ⏳	0
^ ✅	-144
^ ✅ x	-43
^ ✅ 汉	-67
^ ❌	-6
^ 汉	-79
^ 汉 !	35
^ 汉 #	36
^ 汉 $	-91
^ 汉 0	-139
^ 汉 :	-60
^ 汉 ?	-33
^ 汉 a	9
^ 汉 b	63
^ 汉 f	-17
^ 汉 g	3
^ 汉 h	36
^ 汉 l	-18
^ 汉 p	-14
^ 汉 s	69
^ 汉 t	-76
^ 汉 w	-3
^ 汉 x	44
^ 汉 |	4
^ 汉 汉	-21
^ 汉 ！	36
^ 汉 ：	-6
^ 汉 ？	-25
^一	53
^一个	0
^一般	-26
^七	-32
^三	-38
^三个	-46
^上	-14
^下	8
^下一	19
^下午	-7
^不	-47
^不用	1
^不过	-3
^两	-38
^两个	9
^中	-49
^主	24
^九	-64
^也	29
^二	46
^五	-49
^交	15
^亲	8
^人	-62
^今	6
^今天	2
^今晚	9
^从	-14
^仓	43
^他	46
^他们	-27
^付	-10
^付款	-1
^以	-27
^以后	-10
^任	-11
^任务	-11
^优	8
^会	8
^会员	-4
^会议	8
^但	-3
^但$	-3
^住	1
^余	27
^余额	4
^你	-43
^你说	-3
^保	44
^修	3
^值	1
^假	4
^停	-44
^充	-3
^先	-39
^先别	-5
^免	-16
^免得	-16
^入	-8
^全	102
^公	20
^公告	-11
^六	-27
^共	-53
^其	-80
^其中	8
^具	-17
^具体	-17
^再	-6
^出	-60
^分	38
^刚	-9
^刚才	-8
^删	-2
^别	-34
^到	45
^到时	-2
^前	24
^剩	75
^剩下	-6
^加	30
^加班	5
^包	-8
^包裹	-12
^北	-3
^医	8
^十	-60
^单	-74
^单号	-1
^单子	-79
^卡	85
^原	-10
^去	30
^发	-34
^发布	5
^发票	30
^另	-22
^另外	-11
^只	-68
^可	-60
^可以	11
^可能	-1
^号	-7
^各	-1
^合	-166
^合同	-90
^合并	-12
^同	-8
^名	-1
^后	-42
^周	-2
^周三	0
^周五	-78
^周六	29
^周四	52
^周日	2
^和	2
^商	-6
^商家	-10
^四	-35
^回	-20
^因	0
^因为	0
^在	-75
^地	-22
^地址	-1
^处	-25
^处理	-25
^备	-3
^备注	-1
^复	-26
^复盘	-8
^多	-30
^夜	-7
^大	-80
^大概	-9
^天	-47
^她	-22
^好	-2
^好的	-1
^如	-17
^如果	-10
^学	5
^定	-1
^定了	-10
^审	-13
^客	68
^客户	3
^家	-29
^密	-15
^密码	-10
^密钥	-6
^对	11
^对方	32
^导	29
^导出	3
^小	-18
^就	-1
^尾	-11
^尾号	-10
^工	-7
^工单	2
^差	-4
^已	-33
^已取	1
^已提	-1
^已经	-98
^师	-21
^师傅	-21
^帮	-12
^帮您	-12
^平	104
^平均	-24
^年	-33
^并	14
^库	-9
^库存	-9
^应	-23
^延	-1
^建	-17
^建议	-13
^开	0
^当	-15
^待	-2
^得	-120
^快	43
^快递	9
^总	-2
^您	108
^您上	-14
^您不	-1
^您先	-4
^您可	-10
^您好	0
^您的	89
^您看	-4
^您给	-4
^您要	-5
^您让	0
^您说	-7
^想	-18
^感	6
^感谢	6
^成	-19
^我	159
^我先	31
^我再	15
^我只	-15
^我可	-3
^我就	-17
^我已	-78
^我把	4
^我来	0
^我没	-2
^我记	-8
^我这	48
^截	-6
^房	56
^房东	17
^房租	44
^房间	1
^所	-2
^所以	-2
^手	1
^打	11
^扣	-3
^批	-8
^找	-2
^把	-19
^投	10
^投票	-20
^报	9
^报告	11
^报销	11
^抬	-8
^抱	-1
^抱歉	-1
^挂	-46
^按	-13
^按您	-9
^换	-22
^接	-36
^提	-16
^提交	2
^提醒	9
^搞	-5
^搞定	-5
^支	-12
^收	86
^收件	-7
^收到	-9
^改	-48
^改签	3
^放	63
^放在	66
^故	-1
^数	-22
^文	-22
^文件	-27
^新	-8
^方	-3
^日	-4
^日历	2
^日志	7
^日程	-3
^旧	21
^早	2
^早上	-3
^时	7
^时间	7
^明	-2
^明天	38
^明早	-45
^昨	40
^昨天	45
^是	29
^晚	61
^暂	0
^暂时	-1
^最	-90
^最好	-7
^月	7
^有	-70
^有三	0
^服	-3
^服务	-3
^未	-10
^本	0
^机	16
^权	-1
^权限	-1
^材	-17
^材料	-17
^查	-18
^查到	-5
^标	9
^款	7
^款项	7
^正	-13
^正在	-1
^每	-11
^水	-6
^水费	-6
^没	-49
^没有	-4
^流	72
^流水	5
^测	-1
^测试	-1
^海	12
^海棠	2
^清	-119
^灯	-24
^点	-3
^照	-6
^物	49
^物业	43
^状	5
^状态	5
^王	-9
^现	-72
^现在	-44
^班	0
^理	9
^生	-17
^生产	-2
^用	-18
^申	-53
^电	-31
^电费	-3
^留	0
^登	60
^登机	-1
^白	-36
^皮	-12
^目	14
^目前	8
^看	-71
^短	-46
^短信	-46
^确	-39
^祝	4
^祝您	-1
^票	45
^租	-2
^税	-19
^空调	-91
^窗	6
^窗帘	11
^第	-2
^等	-127
^等您	-2
^签	41
^系	-2
^系统	-2
^红	6
^纪	7
^纪要	7
^线	92
^结	36
^结果	30
^给	-155
^给您	30
^续	-18
^编	5
^编号	-5
^缺	37
^网	-45
^网关	-11
^群	-61
^老	-50
^能	-5
^自	-5
^自动	-5
^茶	0
^药	0
^行	77
^补	-12
^表	-14
^西	-10
^要	-95
^要不	-23
^要我	-1
^要是	-50
^订	-10
^订单	-12
^记	-25
^记得	-19
^证	1
^评	-48
^说	52
^请	28
^账	-23
^账单	-17
^账号	1
^货	-68
^费用	-7
^超	12
^超时	-2
^跑	6
^跟	11
^路	12
^车	-2
^转	-5
^转账	26
^辛	13
^过	-5
^运	-19
^运单	-1
^还	-50
^还剩	-2
^还在	-35
^还差	-5
^还是	-7
^还有	1
^还没	-4
^这	-43
^这个	15
^这单	15
^这是	-4
^这次	11
^这笔	-12
^进	-1
^退	-4
^退款	-20
^通	-29
^通知	-3
^那	-137
^邮	-17
^邮件	2
^邮箱	-19
^都	-6
^酒	2
^酒店	2
^采	-7
^重	6
^金	94
^金额	94
^钱	113
^银	0
^银行	-1
^门	65
^闹	35
^闹钟	4
^阿	3
^需	-7
^需要	-6
^青	-3
^面	6
^顺	17
^预	44
^预计	33
^餐	-8
^马	-13
^高	-9
^麻	-117
^麻烦	-9
a	-213
a #	-8
a comment	-40
a draft	-7
a ing x	-1
a month	-3
a new	-3
a note	6
a reminder	6
a week	-2
a x $	-139
a x and	-4
a x at	43
a x for	-51
a x is	-5
a x of	-27
a x on	10
a x s	-23
a x with	-26
a x x	-181
a year	-20
able	-1
able to	-1
about	45
about 0	-35
about a	-2
about the	14
above	-14
accepted	-11
access	2
access to	-9
according	19
according to	19
account	-56
account $	-21
active	4
add	-14
added	0
address	-14
address $	-6
address is	3
afraid	0
after	23
after 0	-4
after the	-15
afternoon	69
afternoon $	110
again	136
again $	98
ahead	22
ahead $	-3
alarm	-91
all	-160
all 0	76
all set	-45
all three	105
all x $	-23
all x s	2
alone	-29
alone $	-28
already	247
already $	88
already ed $	-15
already ed the	-9
also	7
am	-7
amount	-9
an	4
an hour	-13
an x $	-30
an x x	-31
and	149
and #	6
and 0	-159
and 0 $	4
and a	-37
and a x	-37
and assigned	-6
and ed $	-16
and ed the	24
and ed to	-1
and ed x	-19
and i	13
and i x	13
and it	8
and s x	12
and the	-3
and the s	12
and the x	-68
and x $	-9
and x 0	42
and x has	33
and x the	-12
and x x	53
and you	-14
and your	34
another	-28
answer	-17
answer $	-1
answered	3
answered $	-3
any	73
any more	112
anything	-135
anything $	-4
anything else	0
api	-31
app	-49
app $	-11
applied	2
approval	-4
approval $	-3
approve	71
approved	-17
approved $	-3
archived $	0
are	262
are done	-42
are ed $	51
are ed for	31
are in	-73
are in the	-16
are on	190
are x $	-25
arranged	19
arrive	-10
arrived	-7
arrived $	-2
as	152
as #	62
as a	-18
as ed $	-49
as it	-29
as it was	-30
as well	35
as x $	114
as x as	41
as you	8
as you ed	-8
as you x	17
ask	-17
asked	-44
asked for	-16
assigned to	-4
at	190
at 0	-216
at 0 $	-39
at 0 pm	-38
at 0 x	-51
at four	45
at the	15
at the x	20
at x $	146
at x 0	27
at x x	38
at your	-1
attempt	-1
available	0
average	-34
away	25
away $	26
b	215
b #	-17
b # $	-23
b 汉	26
back	162
back $	57
back door	-3
back on	34
back to	65
backup	-14
badge	49
balance	-11
bank	-73
basil	-10
be	183
be changed	-1
be ed $	-2
be ed x	-4
be x $	-8
be x x	-1
because	-6
because $	-5
been	161
been delivered	19
been ed $	54
been ed to	22
been ed x	22
been told	-107
been x $	23
been x x	-26
before	-64
before the	1
before you	-22
behalf	4
being	34
below	-20
best	32
between	-111
bid	-8
bill	-13
billing	40
blocked	77
blocked $	14
bo	0
board	-14
boarding	0
boarding pass	0
book	-4
booked	1
booked $	-6
booked the	9
booking	-9
both	36
both are	-41
both s are	-2
bounced	-9
bounced $	41
box	-29
branch	-9
bring	-25
bucket	30
budget	-13
but	-94
but $	-94
by	-13
by 0 $	-10
by the	-25
by the x	-6
by x $	19
by x x	-38
c	141
c #	129
c # $	-35
ca	-11
ca n't	-7
ca x x	-4
cache	27
calendar	-13
call	-79
called	-7
came	-122
came to	-4
can	166
can be	-16
can be ed	-2
can see	45
can x the	-13
can x x	0
cancel	-11
cancel the	0
cancellation	4
cancelled	47
cancelled $	-23
cancelled the	-1
car	-3
card	4
card $	-12
card is	-2
care	7
care of	7
casa	-1
casa do	1
case	-5
certificate	2
change	-8
changed	-21
changed $	-10
channel	4
charge	74
charged	-2
check	-57
check $	0
check the	-44
checked	89
checked in	13
checkout	4
checks	-7
ci	60
claim	47
close	-1
closed	-118
closed $	-97
code	104
coffee	20
collected	80
com	-12
com $	-8
come	111
comes	-12
comes to	3
coming	33
comment	-42
commit	-11
commit #	0
complaint	1
complete	-12
complete $	-7
confirm	-3
confirm $	-1
confirmation	-54
confirmation $	-3
confirmed	-19
conflict	-12
connection	-18
consent	-3
contacts	-4
contract	56
copy	18
costs	-1
could	-6
could n't	-2
could not	-1
could not be	0
could x be	0
could x x	-3
council	0
count	-8
courier	-78
cover	11
covered	1
cpu	15
crash	-3
created	43
credited	27
crm	58
csv	0
customers	-6
d	-73
d #	-62
d # $	-50
dana	5
data	14
date	-1
day	27
day $	-27
days	199
days $	196
days to	-11
dear	3
dec	-41
december	-102
december $	-55
december at	22
declined	-10
delete	17
deleted	-10
deleted $	-15
delivered	1
delivered $	16
delivery	-26
dentist	-55
deploy	-5
deployed	13
deployment	6
deposit	100
desk	-62
desk $	3
did	-28
did n't	-31
disk	0
dns	-1
do	-36
do $	-6
do n't	-15
do rio	1
do x x	-14
do you	-8
do you x	-8
dock	129
does	-3
dollars	-36
done	-124
done $	-40
done :	-10
door	118
down	-34
down $	-10
down to	2
dr	40
draft	-25
drive	4
driver	-17
dropped	7
dry	30
due	-12
due on	6
duplicate	70
e	90
e #	19
e # $	-15
each	84
each $	83
early	29
ed ! $	10
ed 0 $	-4
ed 0 s	2
ed : $	-33
ed ? $	0
ed a x	-22
ed and s	-14
ed as x	-18
ed at 0	-7
ed at x	-2
ed by the	-7
ed by x	9
ed for the	15
ed for x	88
ed in $	98
ed in 0	-9
ed in the	19
ed in x	228
ed it $	-8
ed it x	36
ed on x	-5
ed the ing	43
ed the s	-33
ed the x	39
ed to 0	27
ed to the	46
ed to x	56
ed to your	8
ed until 0	-6
ed with the	68
ed x $	-61
ed x 0	25
ed x a	6
ed x s	29
ed x the	5
ed x to	56
ed x x	98
ed yet $	-3
ed your x	3
eight	4
eight $	4
eleven	12
else	-28
email	52
emailed	20
empty	-1
end	-7
ended	-5
enrolled	52
entry	4
erp	-3
erp 汉	-3
error	5
eu	-8
eu west	-4
eur	0
eur $	-2
euros	-30
evening	28
event	-3
every	-8
everyone	72
everything	43
example	-59
example $	-8
executed	-18
expired	-5
expired $	-4
export	15
f	2
f #	-2
fail	39
fail $	39
failed	32
failed $	5
failing	-3
failures	-2
far	-27
far $	-7
far :	-5
fee	9
fee is	20
fenn	1
file	55
file $	63
filed	93
files	7
filled	0
finance	10
fine	-69
finished	21
first	-51
first $	-12
five	-4
five days	34
fix	28
fixed	19
flight	-7
flights	-15
floor	-88
folder	-9
for	123
for 0	-50
for 0 $	18
for 0 x	-116
for a	-23
for a x	-46
for approval	-1
for it	5
for me	-1
for order	2
for the	-84
for the #	-10
for the x	-55
for two	-10
for x $	107
for x at	16
for x is	0
for x s	-63
for x x	26
for you	62
for you $	76
for your	-45
for your x	2
form	-2
found	-5
four	111
four $	-6
free	50
free $	81
friday	-1
friday 0	14
from	-81
from 0	57
from 0 to	4
from here	-2
from here $	-2
from the	21
from the x	14
from x $	30
from x x	-25
from your	11
front	43
full	113
full $	126
funds	-3
funds $	-2
g	118
g #	24
g # $	-4
garage	27
gateway	-5
gave	100
gb	-5
gb $	17
get	55
get a	0
git	-10
give	-7
give me	-1
given	-19
go	131
go $	-53
go ahead	67
go x $	-7
goes	-6
going	-26
gone	-35
gone $	-3
gone from	2
gone through	-3
good	79
good news	1
got	119
got the	66
great	-2
green	38
green $	62
group	-7
guest	-1
gym	31
h	38
h #	-3
h # $	14
had	86
halberd	14
halden	1
half	-55
half past	-30
hand	-12
hand $	-1
handed	-22
happy	-57
happy to	-64
has	217
has 0	36
has 0 s	-12
has a	112
has a x	112
has already	12
has been	56
has been ed	114
has been x	-47
has ed $	-8
has ed it	-16
has ed the	13
has expired	-2
has gone	-18
has it	-8
has n't	-114
has no	-3
has the	0
has the s	43
has the x	-43
has to	-18
has to x	-8
has x $	-2
has x been	-100
has x ed	-10
has x x	15
has your	15
have	222
have a	6
have a x	6
have been	60
have been ed	43
have gone	-10
have n't	-5
have the	18
have the x	-24
have three	1
have to	-2
have to x	-2
have x ed	-4
have x s	-3
have x x	11
he	91
heating	-15
held	32
helen	-11
help	-68
her	246
her $	1
her x $	-4
here	-7
here $	-3
here 's	-5
here 's the	-1
here 's x	0
hi	128
him	0
his	117
history	96
hit	-8
hold	-61
home	66
hotel	-17
hour	-40
hour $	-19
hours	-10
house	65
how	-8
hr	-29
https	-1
https :	-1
i	-110
i #	21
i # $	14
i 'd	-21
i 'd x	-20
i 'll	-51
i 'm	-4
i 'm not	0
i 'm x	-3
i 've	137
i asked	-12
i ca	-5
i ca x	-5
i can	-13
i can x	-12
i could	-3
i could x	-2
i did	-2
i do	-3
i do x	-3
i ed $	-5
i ed it	52
i ed the	22
i ed to	-2
i ed x	32
i found	-5
i got	-3
i have	6
i have no	-1
i have x	-3
i left	-12
i looked	-11
i only	-17
i put	-9
i ran	-76
i took	-33
i tried	-2
i went	-2
i x $	1
i x a	-40
i x ed	40
i x it	-21
i x s	-1
i x the	-176
i x x	8
id	-5
if	-58
if it	-5
if the	-14
if the x	-12
if you	-8
if you x	-4
in	226
in #	-18
in # $	6
in $	26
in 0	-27
in 0 $	-14
in a	1
in all	-28
in october	-24
in place	-9
in s $	-9
in s x	-22
in the	56
in the s	-15
in the x	72
in total	-8
in use	-1
in x $	43
in x 0	22
in x s	-49
in x x	105
in your	40
in your x	47
inbox	4
inbox $	-42
ines	10
informed	20
ing ! $	1
ing 0 $	-8
ing : $	0
ing ed $	-7
ing for x	-7
ing has been	-1
ing is ed	1
ing is x	13
ing s $	16
ing s x	40
ing the x	-46
ing to the	44
ing was ed	-1
ing x $	-90
ing x is	-51
ing x s	-19
ing x to	-7
ing x x	73
instead	-12
insurance	-4
into	-15
invitation	10
invite	-14
invited	-53
invoice	17
invoice #	-12
invoice $	0
invoices	100
is	278
is $	-4
is 0	50
is 0 $	-2
is 0 s	-9
is a	-30
is a x	-30
is at	76
is at 0	-10
is back	52
is booked	7
is cancelled	-3
is due	-6
is ed $	-147
is ed and	15
is ed by	19
is ed for	7
is ed in	116
is ed on	-19
is ed to	13
is ed until	2
is ed x	27
is gone	2
is in	-36
is in $	-30
is in the	16
is in x	-16
is in your	6
is ing $	14
is ing for	-2
is ing x	-133
is live	-15
is locked	56
is n't	68
is now	-91
is off	88
is on	-62
is on its	6
is on x	-2
is open	-1
is out	59
is overdue	0
is ready	-28
is running	41
is s $	-74
is still	-14
is still x	-8
is the	25
is the x	24
is up	-114
is waiting	-5
is with	-28
is x $	-56
is x at	-41
is x ed	-7
is x from	2
is x in	102
is x on	47
is x to	35
is x until	59
is x x	-7
is yours	-103
issue	-31
issue 0	-2
issued	24
issued $	-5
it	-61
it $	161
it 'll	18
it 's	-146
it 's 0	-1
it 's ed	-23
it 's in	-27
it 's x	-41
it :	-1
it : $	-1
it ?	-1
it ? $	-1
it as	-47
it back	-41
it did	-10
it ed $	1
it has	-10
it in	-7
it is	-4
it is x	-2
it may	-1
it now	-23
it on	-14
it s x	-8
it should	-1
it to	-12
it to x	-6
it up	-7
it was	40
it was $	-32
it went	4
it with	8
it x $	-19
it x x	4
items	-11
items $	-9
its	32
its way	-4
its x $	1
its x to	37
itself	-15
j	-2
january	-68
january $	-66
jo	4
jo fenn	1
job	35
june	-16
just	128
k	5
k #	5
k # $	-26
keep	-63
kept	138
key	-19
keys	-24
kitchen	-55
know	68
know $	-3
knows	43
knows $	-21
kofi	-24
l	7
l #	7
l # $	17
label	-6
label $	-1
labelled	-6
landlord	-70
last	-80
last year	-17
late	28
late $	17
late fee	3
leads	47
leads tmp	1
lease	67
leave	41
leaves	2
leaves at	-5
ledger	-3
left	89
left $	88
left the	-16
leo	0
let	30
let me	-5
letter	2
lights	4
like	-22
like me	0
limit	10
limit $	-2
line	-11
link	12
list	38
list $	14
live	5
live $	7
live in	2
live on	-4
lock	9
locked	47
locked $	6
log	-54
log $	-10
logged	-12
login	30
long	-6
longer	130
look	-4
look at	-19
looked	-20
looked at	-8
looks	-7
lost	-26
low	-47
lu	-1
lu #	-1
lu # $	-1
luck	-3
lume	-3
m	-34
m #	-33
m # $	-11
m # 汉	-17
made	16
made $	3
mail	39
mailbox	-19
mailed	-31
mails	-3
main	21
makes	8
manager	22
many	-9
march	-6
marta	-4
match	3
may	-54
may $	-34
may not	-1
md	-6
me	-166
me $	-123
me a	0
me to	-2
me to x	-1
meeting	-12
merge	-2
merged	-7
message	-45
might	-22
migration	-60
migrations	4
milk	-10
minute	-26
minutes	43
minutes $	50
missing	30
missing $	-2
monday	-67
monday $	60
money	66
month	-11
more	109
more $	70
more than	-17
morning	-1
morning $	16
most	-44
move	-34
moved	-92
moved to	-62
mr	54
mrs	-1
ms	-15
muted	2
my	4
my x $	-17
n't	-79
n't $	-3
n't be	-4
n't been	-1
n't know	-3
n't say	-1
n't see	-1
n't tell	-1
n:	163
n:assertsFalse	-315
n:assertsTrue	8
n:deniesFalse	-295
n:openFalse	-381
name	19
nd	20
nd #	20
need	-1
need a	-4
need your	0
needs	-25
neighbour	3
neither	-5
new	-72
new one	-19
news	-7
next	-19
night	-24
night $	-12
nights	-31
nine	-60
nine $	32
no	62
no $	-42
no confirmation	-19
no longer	130
no s $	5
no x $	-34
no x for	-2
no x s	11
no x x	-31
nobody	-28
none	-11
noon	58
noon $	62
noor	-21
normally	-9
north	-16
not	-8
not be	0
not be ed	0
not ed $	-3
note	-13
note $	2
noted	-8
notes	-27
nothing	0
nothing has	-5
nothing was	-1
notice	84
november $	-16
now	241
now $	257
now on	-5
ns:assertsFalse	-80
ns:assertsTrue	-142
ns:deniesFalse	-29
ns:openFalse	382
number	24
number $	-22
number 0	9
number is	-10
oa	35
oa 汉	35
oa 汉 $	35
oakline	-6
oat	-7
october	-21
october $	-19
of	53
of 0	-23
of 0 $	4
of 0 s	-3
of 0 x	7
of s $	-1
of stock	-10
of the	-11
of the x	110
of them	126
of x $	41
of x s	-11
of x x	-19
off	113
off $	-1
off the	95
off your	-49
offer	74
office	3
office $	0
ok	67
ok $	-5
old	101
on	-51
on $	-44
on 0	-104
on 0 x	-71
on a	-23
on a x	-20
on friday	-5
on it	63
on its	25
on its x	25
on monday	10
on saturday	-9
on the	46
on the #	-12
on the x	-71
on thursday	-75
on to	6
on x $	97
on x 0	29
on x at	-20
on x x	-36
on your	26
on your x	-34
once	-67
once the	-31
once the x	-29
once you	-3
once you x	-3
one	-348
one $	-16
one of	-9
ones	-18
only	-122
only $	-79
open	34
open $	-5
opened	14
opened a	-2
or	-211
order	-103
order $	-35
order 0	16
ordered	17
ordered $	12
orders	-14
orders $	1
other	-212
out	-50
out $	-16
out :	-2
out for	-3
out of	10
out to	4
outstanding	4
over	13
over $	-6
overdue	3
overdue $	-3
own	-14
owner	-5
p	-45
p #	-42
p # $	-5
p:	49
p:assertsFalse	-74
p:assertsTrue	-407
p:deniesFalse	-184
p:openFalse	-149
pa	-3
pa #	-3
page	165
pages	0
pages $	0
paid	-78
paid $	-65
paid the	-2
paper	33
papers	19
parcel	-42
parcel was	-7
parking	-3
pass	-1
pass $	1
passed	-7
passed $	-6
password	-2
pay	62
payment	-27
payment $	-1
payment of	1
pdf	-50
pdf $	-15
pdf 汉	-2
pending	-5
pending $	1
people	66
per	-83
pharmacy	-9
phone	19
phone $	4
photos	-13
picked	80
place	114
placed	-5
plan	-13
plan $	-12
please	-64
please check	-6
pm	-42
pm $	-57
pod	1
pods	0
poll	-13
possible	-4
post	20
pr	-27
press	36
price	-6
price $	-2
print	-16
printer	4
priority	-13
priya	5
pro	-29
processing	-11
processing $	-7
prod	-74
production	48
ps:assertsFalse	-196
ps:assertsTrue	3
ps:deniesFalse	483
ps:openFalse	-169
push	-3
pushed	36
put	-15
py	6
q	-82
q #	-82
q # $	-3
queue	10
queue $	-23
queued	-1
quota	-3
r	32
r #	12
r # $	-7
rain	-6
raised	-5
ran	-83
ran the	-75
rate	34
rather	-21
re	-3
reach	0
reached	-6
read	12
reading	83
readme	4
readme md	-5
reads	81
ready	98
ready $	39
rebase	-41
receipt	-24
received	1
record	-25
red	-4
redis	-2
redis $	-1
reference	-32
reference t	0
refresh	20
refresh $	22
refund	-35
refunded	9
refunded $	15
refunds	28
refused	-10
rejected	-4
release	-32
released	-20
remain	-2
remaining	5
reminder	35
removed	-9
renamed	-3
renewed	53
rent	25
replicas	-13
reply	-30
reply to	-4
report	-26
reported	29
request	-15
requested	-54
reserved	-7
reset	-16
resolved	-66
rest	-4
restart	-29
restarted	-11
restarted $	-2
return	-4
returned	-31
review	-75
review $	6
right	-46
right ?	-1
ring	87
rio	1
room	-44
room is	-16
rotated	0
rotated $	0
roughly	-48
rows	-51
run	-17
run $	2
running	40
runs	-47
s	92
s #	34
s # $	75
s 0 $	-37
s 0 s	103
s 0 x	-24
s : $	10
s ? $	-4
s a x	-14
s an x	-2
s and x	79
s are ed	74
s are in	-49
s are x	-58
s at 0	-65
s ed $	-160
s ed to	32
s for the	-18
s for x	25
s have been	45
s in the	-86
s in x	-41
s is ing	-13
s is x	116
s of the	-19
s of x	58
s on 0	2
s on the	62
s on x	-73
s s $	-11
s the x	-22
s to 0	-9
s to the	-7
s to x	-59
s x $	235
s x 0	108
s x :	11
s x at	-50
s x ed	-15
s x on	-24
s x s	-30
s x the	125
s x to	-34
s x x	99
s you x	-1
s your x	-1
s 汉 $	25
safe	0
said	-6
sam	5
same	-46
saturday	-24
saturday $	-1
saved	-23
savings	-14
say	-46
say the	-25
says	-27
seal	-2
seat	96
seats	-20
second	-82
see	90
see the	-17
send	-34
send it	-6
send the	-20
sent	-37
sent $	-19
sent folder	-18
sent the	4
sent to	21
server	-30
service	-1
session	3
set	-126
settings	-2
settled	108
seven	-27
shall	-5
shall i	-5
shared	39
she	30
shipped	-30
shop	18
short	-3
should	99
should be	63
should i	-2
should i x	-1
show	-1
shows	-12
side	-93
side $	-83
sign	-37
sign in	1
signature	-6
signed	59
signed in	2
since	61
since $	64
site	-4
six	-24
six $	8
size	-14
skipped	-34
slot	-2
slot is	-6
sms	1
sna	-4
sna #	-4
snapshot	-44
so	36
so $	-9
so far	-12
so i	65
so i x	0
so that	32
so that $	32
so x $	47
so x :	-5
sold	-30
sold out	-2
some	-30
somebody	-17
someone	-24
soon	-7
sorry	-1
sorry $	-2
sorted	17
sorted $	-11
south	-25
staging	-44
staging $	-19
stale	8
standing	29
stands	-11
start	1
state	-3
statement	-4
status	115
stay	-11
stays	54
step	-17
still	-41
still has	-5
still x $	-9
stock	-28
stock $	-11
stopped	-16
street	-22
subject	-3
submitted	58
subscription	9
summary	0
sun	0
sun bo	0
sunday	17
sunday $	10
supplier	-59
sure	-2
swapped	69
switched	20
system	-66
t	-85
t #	15
t # $	-48
t # 汉	0
table	-6
table for	-8
tag	-1
tagged	3
take	-35
take the	-6
taken	4
taken $	-10
taken care	7
takes	0
tap	-3
task	-4
tax	92
team	3
team $	3
tell	-31
tell me	-6
ten	-95
ten $	-106
test	111
tests	127
tests pass	1
text	51
than	-41
thank	0
thank you	0
thanks	-9
thanks for	-9
that	-49
that $	21
that 's	-40
that 's x	-14
that is	-8
that the	-19
that x $	-16
that x is	-4
that x x	63
the	76
the #	-80
the # $	-92
the 0	187
the 0 x	-57
the account	-20
the address	-10
the app	-27
the bank	-40
the board	-14
the calendar	-20
the card	-34
the change	-3
the charge	-2
the contract	-13
the courier	-78
the day	-22
the dentist	11
the deposit	95
the door	87
the driver	-17
the ed x	43
the fee	-6
the file	-20
the first	-36
the five	11
the form	-3
the guest	-1
the gym	30
the hotel	-2
the ing $	-21
the ing is	-3
the ing s	34
the ing x	-84
the invitation	3
the invoice	22
the keys	-22
the landlord	-87
the last	-24
the late	11
the list	13
the lock	20
the mail	-23
the meeting	-5
the message	-15
the minutes	-3
the money	69
the new	-57
the old	80
the order	-52
the other	-213
the page	-3
the parcel	-37
the payment	-7
the pharmacy	-9
the plan	-7
the post	0
the price	-4
the printer	12
the quota	-1
the refund	-7
the room	-5
the s $	2
the s are	-89
the s on	-4
the s x	133
the same	-29
the second	-75
the shop	-9
the slot	0
the system	-51
the table	4
the team	-15
the text	64
the three	22
the ticket	-2
the transfer	-2
the two	66
the way	2
the word	-3
the x $	182
the x 's	-40
the x 0	-5
the x :	-5
the x ?	-1
the x and	25
the x as	-3
the x at	-10
the x by	6
the x ed	-54
the x for	119
the x from	0
the x has	24
the x i	-1
the x in	-48
the x ing	61
the x is	-12
the x of	-125
the x on	1
the x s	-156
the x to	-10
the x was	-5
the x will	-14
the x x	-162
the x you	-3
their	-70
their s $	-16
their x $	-32
them	80
them $	-43
then	-73
there	129
there $	-5
there 's	62
there 's a	-37
there are	93
there are x	101
they	141
they 've	11
they have	1
they x ed	25
they x x	35
third	1
this	192
this ing $	38
this morning	38
this x $	163
those	85
though	-26
thread	-4
three	186
through	-18
through $	11
thursday	-228
thursday $	-131
ticket	84
tickets	5
till	-6
time	-60
time $	-44
timed	-23
timed out	-23
timeout	-30
timeout $	-19
times	-49
tmp	-9
to	42
to $	0
to 0	-76
to 0 $	-69
to 0 x	45
to be	66
to be ed	66
to be x	0
to do	-1
to go	5
to help	-62
to sign	-5
to the	62
to the x	-6
to them	2
to x $	-225
to x 0	1
to x a	-1
to x in	31
to x it	-10
to x s	5
to x that	-1
to x the	57
to x x	-20
to you	72
to your	2
to your x	-3
today	83
today $	85
together	-9
told	-55
told me	-1
tomasz	-12
tomorrow	10
tomorrow $	-44
tonight	3
tonight $	5
too	54
too $	99
took	-56
top	0
total	-10
touched	-13
tracking	-13
transfer	-9
tried	-2
tried to	-2
try	-6
try again	-4
tuesday	-49
turn	6
turned	-64
turned down	4
twelve	-19
twice	-36
twice $	-30
two	-193
two of	-2
unclear	-20
unclear $	-28
under	-13
unit	27
unknown	-5
unknown $	-5
unless	-3
unless you	-1
unread	-4
until	-102
until 0	17
until 0 $	0
until 0 x	-6
until the	-23
until x $	-17
up	28
up $	-93
up :	-3
up : $	-3
up at	27
up on	-71
up to	75
up with	1
updated	-10
us	53
use	-4
use $	-1
used	-10
user	-6
usually	-21
valid	0
version	-13
visit	27
voucher	13
vpn	15
w	20
w #	20
wait	-27
waiting	29
waiting for	-6
want	-16
want me	0
warehouse	59
was	217
was $	-32
was declined	-1
was delivered	-3
was ed $	10
was ed by	-4
was ed in	-12
was ed to	26
was ed x	24
was issued	4
was n't	-3
was sent	-20
was turned	1
was x $	-3
was x ed	-10
was x x	22
water	-39
way	-30
way $	-32
way to	37
we	26
web	-41
wednesday	-47
week	-8
week $	-2
weeks	-7
well	18
well $	44
went	-75
went out	-3
went through	-17
went to	-97
were	-7
were ed $	72
what	-59
what 's	-18
what you	-6
when	39
where	-5
whether	-15
whether the	4
which	34
while	19
who	-1
why	-1
will	104
will be	9
will be ed	-23
window	-5
with	-170
with 0	12
with 0 s	-2
with a	-6
with a x	-8
with the	-111
with the s	3
with the x	-106
with x $	-15
with x x	-33
with your	12
within	8
within 0	29
without	-12
wo	41
wo n't	41
wo x x	-13
word	-11
word $	-1
work	-8
worker	13
working	-2
works	-30
worth	55
would	-29
would be	-2
would have	-1
would you	-1
would you x	-1
wren	-6
write	56
written	-9
wrote	-14
x	-3
x ! $	-78
x #	-4
x # $	13
x # is	-15
x # 汉	29
x 's been	74
x 's ed	-6
x 's in	66
x 's on	31
x 's s	-7
x 's x	16
x 0 $	18
x 0 0	-13
x 0 and	-2
x 0 ed	0
x 0 has	-24
x 0 is	38
x 0 s	69
x 0 was	2
x 0 x	-108
x : $	-68
x ? $	-40
x a ing	-3
x a x	-98
x already ed	-8
x an x	-33
x and x	31
x are ed	4
x are x	63
x as x	89
x at 0	-118
x at the	-124
x at x	87
x be ed	-5
x be x	-4
x been ed	0
x by the	-13
x by x	-6
x can x	121
x do x	-2
x ed $	14
x ed 0	-2
x ed :	6
x ed a	2
x ed at	14
x ed for	39
x ed in	91
x ed ing	-5
x ed it	-23
x ed the	11
x ed to	43
x ed x	-108
x ed you	14
x ed your	21
x for 0	44
x for it	10
x for me	-1
x for the	-35
x for x	40
x for you	39
x from the	6
x from x	-44
x has a	13
x has been	68
x has ed	23
x has it	-6
x has the	19
x has to	-14
x has x	83
x i 'd	-9
x i can	-3
x i ed	-12
x i x	19
x in #	6
x in $	-43
x in 0	-14
x in a	0
x in s	10
x in the	137
x in x	17
x in your	21
x ing $	31
x ing is	83
x ing the	-17
x ing x	36
x is 0	-18
x is at	81
x is ed	123
x is in	-123
x is ing	8
x is now	-69
x is on	-1
x is s	-99
x is still	-11
x is the	-9
x is up	-105
x is x	36
x it $	57
x it 's	-13
x it ?	-1
x it ed	-2
x it in	-6
x it s	-14
x it to	-3
x it x	-26
x me $	-4
x me a	0
x me to	-1
x me x	-7
x no x	65
x now $	40
x now s	-59
x of 0	10
x of ing	1
x of s	-47
x of the	42
x of x	-35
x on 0	-41
x on the	-14
x on x	59
x on your	-4
x r #	-18
x s #	-9
x s $	150
x s 0	-83
x s :	-15
x s a	-4
x s are	104
x s at	3
x s ed	-62
x s for	89
x s from	-5
x s have	27
x s in	75
x s it	-67
x s now	29
x s of	68
x s on	102
x s s	-28
x s that	-9
x s the	-145
x s to	-36
x s were	76
x s x	72
x s your	1
x so $	-1
x still has	0
x still s	-1
x that $	5
x that x	-9
x the 0	-93
x the ed	-4
x the ing	-18
x the s	17
x the x	23
x this x	-7
x to 0	-160
x to be	79
x to the	15
x to x	-237
x to you	42
x to your	5
x until 0	-18
x until x	37
x up $	-22
x was ed	-12
x was x	26
x we x	0
x will be	-1
x will x	109
x with the	-157
x with x	-11
x wo x	-4
x would x	-19
x x !	-11
x x #	-42
x x $	-47
x x 's	-9
x x 0	26
x x :	-67
x x ?	-15
x x a	-22
x x and	-103
x x are	30
x x as	-30
x x at	-52
x x by	15
x x ed	91
x x for	-115
x x from	-40
x x has	5
x x i	40
x x if	-17
x x in	-18
x x ing	-16
x x is	-22
x x it	35
x x now	-4
x x of	-74
x x on	-138
x x s	104
x x that	3
x x the	-148
x x to	175
x x up	95
x x was	-49
x x with	-119
x x x	-229
x x yet	-2
x x you	-4
x x your	58
x x 汉	80
x yet $	-6
x you ed	-7
x you x	43
x your s	-7
x your x	25
x | $	30
x 汉 $	99
x 汉 0	-65
x 汉 x	75
y	68
y #	69
y # $	73
year	-53
year $	-24
years	-10
yes	-39
yes $	-39
yesterday	-12
yet	-30
yet $	-25
you	25
you $	77
you 'd	-15
you 'll	95
you 're	122
you 've	-111
you ?	0
you ? $	0
you asked	-11
you can	48
you can x	57
you confirm	-2
you ed $	-8
you ed x	16
you give	-1
you have	-8
you have x	-7
you like	-10
you need	18
you on	-12
you said	-18
you to	-5
you told	-1
you want	-2
you x $	15
you x a	-6
you x at	-3
you x ed	11
you x ing	-8
you x me	-6
you x on	56
you x the	-9
you x to	0
you x x	-71
your	164
your account	-7
your approval	-1
your bank	-27
your behalf	4
your calendar	-7
your card	61
your inbox	0
your ing x	1
your name	20
your parcel	-9
your s are	-1
your seat	69
your x $	-53
your x :	16
your x at	20
your x ed	-2
your x for	12
your x has	-3
your x is	69
your x of	0
your x on	80
your x s	107
your x to	-4
your x was	-4
your x x	26
yours	-82
yours $	-68
yourself	-9
yourself $	-7
zero	70
|	107
| $	106
⏳	0
✅	-17
✅ #	5
✅ # $	-7
✅ $	149
✅ 汉	8
✅ 汉 $	56
✔	3
❌	-7
一	-331
一下	-57
一下$	-21
一个	22
一个$	68
一件	0
一份	84
一位	-13
一共	-110
一半	-24
一句	-9
一声	-30
一声$	-2
一天	6
一并	45
一张	25
一晚	-21
一晚$	-6
一条	-7
一条$	2
一次	-27
一次$	63
一步	-19
一点	-19
一点$	-11
一直	-2
一眼	-2
一般	-53
一般来	-1
一遍	60
一遍$	29
一项	-7
丁	1
七	-57
七天	35
七点	-36
万	-32
三	79
三个	60
三件	-4
三分	11
三十	-73
三天	37
三封	-12
三步	-3
三点	45
三百	-15
上	-250
上$	-53
上了	-35
上了$	-57
上传	22
上八	-21
上八点	-21
上午	-52
上午$	10
上午十	-40
上去	-99
上去了	-35
上周	-14
上次	-40
上的	-39
上线	-34
上门	18
下	7
下$	-13
下一	25
下了	-20
下了$	37
下午	54
下午三	35
下午两	25
下单	-13
下周	9
下来	2
下来$	-1
下来了	91
下班	-5
下的	-13
下载	23
不	-190
不上	-7
不上$	-5
不了	25
不了$	40
不会	4
不会再	7
不准	-16
不到	81
不回	7
不在	-4
不少	-29
不明	-11
不是	-32
不清	-8
不清楚	-1
不用	35
不用再	1
不知	-5
不知道	-3
不确	-16
不确定	-16
不能	-8
不要	-26
不过	-8
不过$	-8
专	8
业	6
东	81
丢	-23
两	-273
两个	-37
两份	-62
两份$	1
两位	179
两天	-27
两家	-34
两张	-7
两次	6
两步	-4
两点	15
两百	44
个	-179
个$	64
个人	-24
个人$	-11
个失	-2
个失败	-2
个工	-10
个工作	-10
个文	10
个文件	10
个时	-4
个时间	-3
个月	74
个通	0
个里	-5
中	48
中$	36
中午	-56
丰	-16
临	-2
为	-93
为$	-2
主	-52
主任	-23
主干	-5
久	-1
么	-14
之	-290
之前	-49
之后	-41
乐	12
九	-92
九点	7
也	190
也没	-80
书	139
买	-26
买了	7
了	13
了$	-8
了一	-18
了一下	-2
了一次	16
了一遍	49
了三	57
了个	24
了我	-15
事	-204
事$	-7
二	-29
二$	-8
二十	-41
二号	17
二等	-3
二等座	-3
于	58
云	-134
五	-236
五$	-13
五下	-6
五下午	-6
五个	-9
五十	-4
五号	-12
五点	1
些	-53
交	-133
交$	60
交上	-34
交上去	-31
交了	-58
交了$	-21
产	38
享	-36
亮	0
亲	17
亲$	10
人	0
人$	-38
人事	-2
人均	-21
人都	-9
什	-6
什么	-6
今	154
今天	105
今晚	81
从	2
仓	60
仓库	63
他	252
他们	39
付	74
付$	-13
付了	-30
付款	-10
代	-72
代码	1
令	-20
以	1
以$	-3
以上	65
以后	-52
以用	-5
们	3
们说	0
件	-145
件$	37
件夹	1
件已	20
件箱	-6
件都	-21
件里	36
价	4
价格	0
任	-63
任何	-12
任务	-28
份	-91
份$	22
份证	-22
休	-7
优	-11
优先	-9
会	5
会$	-16
会儿	-4
会再	-4
会员	5
会在	-5
会有	-25
会自	24
会自动	21
会议	3
会议室	13
传	36
传到	10
估	-7
但	-15
但$	-15
位	424
位$	118
位子	29
低	31
住	-11
住$	-3
住了	-17
住了$	-10
体	47
何	-17
余	26
余票	-3
余额	-18
余额不	0
作	-38
作废	-7
作废$	-6
作日	-32
你	83
你说	-3
例	4
便	76
便宜	-13
便宜的	-4
保	46
信	-201
信$	-27
俩	77
修	-112
候	89
借	46
值	23
值班	77
假	-44
假$	-21
偏	-12
做	-46
做$	-19
停	79
停了	-52
停了$	-10
停机	-6
停机$	-1
健	-11
傅	36
傅$	10
催	-71
催了	8
像	-23
儿	90
元	20
元$	-47
元已	18
充	13
先	0
先不	0
先别	-13
先把	-23
先看	-8
光	-21
免	76
免得	-7
免费	-14
入	-36
入住	-6
全	347
全绿	174
全绿$	174
全部	59
全额	-8
全额退	-15
八	58
八点	21
公	71
公司	14
公告	32
六	-223
六个	-25
六位	0
六点	-66
六点半	0
共	-163
共享	7
关	-296
关$	53
关了	-151
关了$	-15
关闭	-61
其	-85
其中	-2
其他	-10
具	-33
具体	-17
内	-66
内可	31
再	-71
再发	-11
再扣	52
再试	-4
再说	-12
写	-284
写$	21
写好	-84
写好了	-6
写的	-10
写的是	-11
写着	9
冬	-108
冲	57
冲突	52
冲突$	-2
决	41
决定	-3
况	-14
冷	-60
冻	-47
冻结	-12
准	48
准$	-51
准备	-4
凌	38
凌晨	14
几	-17
凭	-2
出	-160
出$	-54
出了	-29
出了$	-2
出去	-46
出去$	14
出去了	-25
出发	17
出库	-29
出库$	-23
出来	60
出来$	-12
出来了	77
出门	-3
函	9
分	-271
分$	17
分之	-39
分支	-2
分钟	-39
分钟$	-22
分钟后	2
切	79
划	93
列	20
则	-11
刚	-27
刚才	-11
初	-18
删	-11
删$	-15
删了	-9
删除	17
判	-9
利	7
别	-19
别人	69
别急	-12
别的	-24
到	146
到$	187
到一	-16
到三	2
到下	5
到两	-1
到了	-108
到了$	-20
到位	19
到周	11
到店	19
到您	186
到您的	59
到手	-17
到时	-3
到期	43
到期$	-5
到的	63
到账	-13
到账$	-1
制	-17
刷	113
券	46
券$	15
前	238
前$	-1
前台	76
前台$	43
前面	43
剩	83
剩下	-6
副	-35
副本	-72
办	50
办好了	20
办理	16
功	-57
功$	-24
加	-195
加了	25
加班	-3
务	120
动	-116
动$	-12
动续	-18
包	56
包裹	-12
化	-13
匙	0
区	131
医	-28
医保	-7
医生	-6
十	-266
十一	6
十二	-27
十五	-49
十八	-9
十分	-5
十分钟	-5
十日	6
十点	-34
十点$	-2
千	-123
千三	-2
升	55
午	13
午$	15
午三	34
午三点	35
午两	25
午两点	25
午十	-47
午十点	-40
半	-115
半$	-7
半小	-3
半小时	-3
华	-20
单	-167
单$	-64
单上	16
单了	7
单了$	7
单位	8
单号	-27
单子	-27
单已	-24
单独	46
卖	11
南	-139
占	-132
占用	12
卡	62
卡$	-96
卡上	33
卡住	-9
卡住了	-9
卡在	10
卡里	-2
印	-127
即可	1
厂	34
厅	30
历	-39
压	115
原	-67
原因	7
原话	-1
原路	-10
去	-263
去$	2
去了	-136
去了$	-31
去啦	18
去年	35
参	11
参考	-47
又	-13
及	-13
友	88
双	-15
反	37
发	-246
发$	178
发一	0
发了	-71
发了$	0
发出	-27
发出去	-14
发到	-28
发布	7
发的	11
发票	38
发给	-154
发货	-9
发货$	-8
发起	-35
发车	-6
发过	-1
发送	-26
取	-120
取$	-28
取件	1
取消	-82
取走	3
受	38
受理	-41
变	-26
口	63
口$	120
句	-7
另	-26
另外	-10
只	-249
只剩	-8
只是	-44
只有	-47
只能	-16
叫	-48
可	-21
可以	38
可以用	-5
可能	-10
台	219
台$	-56
右	-23
号	-258
号$	-5
号到	1
号发	-2
号开	-5
号的	32
号码	-50
司	16
司机	-3
吃	-62
各	41
合	-118
合同	-153
合并	-22
合计	32
同	-46
同事	12
同意	-6
同意$	-15
同步	29
名	-33
名单	-5
名字	-3
名额	-83
后	-178
后$	-24
后一	10
后会	0
后我	-11
向	33
吗	-24
否	-7
吧	4
吧$	7
含	-12
听	27
听雨	42
听雨厅	28
启	-4
呀	1
告	16
告诉	-10
告诉我	-12
员	1
员$	31
呢	55
呢$	78
周	11
周一	-22
周三	-22
周二	-4
周五	-74
周五下	-6
周六	11
周四	108
周报	6
周日	0
呼	-2
和	-62
品	72
哈	7
哈$	39
哈哈	-29
响	97
响$	-1
哦	41
哦$	10
哪	-17
售	-40
商	-37
商家	-10
啦	24
啦$	46
器	1
四	-50
四个	-22
四十	0
四点	-49
回	258
回$	63
回了	29
回了$	-4
回信	-10
回复	-43
回复$	-4
回您	-1
回执	-14
回执$	-2
回来	-48
回来了	-33
回滚	22
因	49
因为	-2
因为$	-2
园	-16
围	7
国	1
图	8
在	46
在$	-13
在周	23
在是	171
在等	-15
在路	-18
在路上	-18
在还	-4
在途	13
地	11
地址	-7
地址$	-26
地址改	-8
场	-101
场$	11
场地	1
址	-7
址$	-26
址改	-8
均	-158
均分	6
坏	-6
坐	63
块	6
块$	-16
城	7
基	2
填	-6
士	33
声	30
声$	-22
处	66
处理	15
处理$	-24
处理中	-12
处理完	-22
备	-60
备份	-9
备注	45
复	-156
复$	24
复核	-72
复核$	-4
复的	-8
复盘	15
外	-76
多	-206
多$	-28
多半	-3
夜	-47
够	9
大	-40
大家	24
大概	-10
天	264
天$	109
天内	92
天的	-6
太	-14
失	238
失败	162
失败$	94
头	25
头$	-36
夹	-40
套	-25
女	54
女士	36
奶	151
她	-88
好	-67
好$	32
好了	41
好了$	68
好啦$	-47
好的	47
好的$	13
如	-9
如下	10
如果	-10
如果您	-2
妥	-15
妥$	-5
妥了	25
妥了$	-33
始	120
始$	111
姐	-77
姨	-18
婉	11
子	71
子$	22
字	-67
存	-97
季	23
季度	-5
学	103
学校	-23
它	-31
安	91
安排	54
完	-6
完$	-10
完了	-50
完了$	-53
完成	40
完成$	47
完毕	78
完毕$	62
官	36
定	-97
定$	7
定了	-11
定在	22
定金	5
宜	-13
宜的	-4
实	11
实$	8
审	-89
审批	-8
审批$	-8
审核	-12
审核$	-6
客	151
客户	34
客服	-68
室	-98
家	54
家$	-4
家里	-7
家长	113
容	-17
宽	50
寄	20
寄$	-4
寄出	8
寄出了	1
寄到	9
密	-75
密码	-31
密钥	27
对	-179
对方	-21
对账	-47
导	-53
导出	4
封	-48
将	-20
小	-192
小时	38
小时$	7
小时内	3
小满	-19
小结	-3
小结$	-1
少	-96
少$	-28
尚	-2
就	-68
就不	2
就好	-2
就好$	0
就把	-9
就是	69
就没	-1
就能	-12
就行	16
就行$	18
尽	-1
尾	-33
尾号	-17
层	-30
层$	-20
居	89
屏	1
展	21
川	-61
州	31
工	-45
工作	-35
工作日	-32
工单	-9
工资	17
左	19
左右	-23
差	20
己	-85
已	200
已出	-122
已发	-57
已取消	1
已完	-13
已完成	-13
已建	-21
已建$	-9
已提	-28
已提交	-32
已签	0
已签收	-1
已经	150
已经发	-57
已经把	-42
已经是	53
已被	89
已送	18
已通	68
市	-31
布	-92
师	124
师傅	31
师傅$	10
帘	7
带	-48
带身	-13
带身份	-13
帮	52
帮您	-1
常	90
常$	-4
干	84
干净	103
平	71
平台	183
平均	-62
年	184
年$	55
年假	-29
年假$	-4
并	28
广	0
广告	0
床	102
序	-3
库	152
库$	-51
库存	-22
应	182
应$	-5
应该	142
底	-60
店	111
废	-41
废$	-6
度	-99
度$	-14
度复	-6
度复盘	-6
座	36
座$	2
康	0
延	50
延到	6
延误	-4
延迟	-19
建	-47
建$	-31
建好	43
建好了	-12
建议	80
开	234
开$	5
开不	-1
开了	-28
开了$	-27
开好	-2
开好了	-2
开始	115
开始$	111
开着	112
开通	1
异	4
弄	6
式	-28
张	107
张$	-12
归	21
归档	-13
归档$	20
当	-90
录	145
录$	90
录里	-10
影	18
影响	4
往	71
待	-8
待发	0
很	13
得	-162
得您	-10
微	7
心	183
心$	58
志	28
志里	-1
忘	-1
快	137
快$	-2
快照	68
快递	-8
态	39
态$	69
态是	-4
思	-50
急	-12
急$	12
总	5
恢	32
恢复	32
恢复$	35
息	-119
息$	-62
您	66
您$	-61
您一	-18
您上	-15
您不	-1
您先	-10
您再	34
您卡	19
您可	-10
您可以	-10
您同	10
您同意	10
您好	11
您好$	11
您定	-13
您放	-2
您放心	-2
您查	-3
您点	15
您申	4
您的	84
您看	-11
您看看	-4
您确	7
您确认	6
您给	-26
您自	-22
您自己	-22
您补	17
您要	-5
您要是	-1
您让	0
您说	11
您说的	36
您退	-18
您邮	15
您邮箱	15
情	-24
情况	-6
想	2
愉	2
愉快	2
愉快$	1
意	123
意$	-3
感	-114
慢	35
成	-202
成$	60
成了	-47
成功	-65
成功$	-24
成绩	-1
我	130
我$	-38
我不	-13
我也	85
我们	26
我会	-19
我先	1
我再	-31
我只	-48
我可	-4
我可以	-4
我就	-29
我已	-32
我已经	28
我帮	14
我打	16
我把	34
我来	-14
我没	-11
我没有	-3
我看	-5
我给	-8
我记	-7
我这	26
我这边	14
我这里	-10
我马	-1
我马上	-1
或	-123
或者	-29
截	49
截止	-14
户	205
户$	23
房	73
房$	55
房东	17
房租	61
所	21
所以	-2
所以$	-2
手	-74
手$	-27
手机	43
手机$	-14
手机号	-27
手续	-3
手续费	-13
才	-83
打	14
打了	163
打印	-109
打回	3
打开	84
打开$	41
打过	83
扣	9
扣了	-7
扣款	13
执	-4
执$	-2
扩	-6
扫	54
批	116
批$	-1
批了	-4
找	75
找不	95
找到	2
技	-86
把	-178
投	37
投影	-10
投票	-21
折	125
抢	5
抢到	-8
护	92
报	56
报$	55
报上	12
报价	-9
报修	-5
报告	-23
报给	39
报销	2
报销单	-10
报错	-13
抬	-15
抬头	-17
抱	-3
抱歉	-3
抱歉$	-1
押	12
押金	14
抽	-6
拆	-33
拉	-134
拍	-55
拒	-11
拒了	-6
拒了$	-5
拖	-7
招	7
拟	-137
拦	-2
拨	-30
拿	25
持	-100
挂	-7
挂上	12
挂上了	-16
挂了$	-5
挂到	16
挂号	10
挂失	-40
指	-14
按	-136
按您	-3
按您说	-16
挪	0
换	-26
换了	3
换好	-7
换好了	-1
换成	37
据	80
据$	-24
授	81
授权	28
掉	-108
掉$	-100
掉了	31
掉了$	35
排	190
排$	-1
排在	50
排进	-45
排队	5
接	216
接下	-2
接下来	-3
接受	-28
接口	-9
接机	-1
接着	-6
控	30
推	-50
推到	-31
推送	6
提	-182
提交	-69
提交$	28
提到	-16
提前	52
提醒	-56
插	-8
搜	13
搞	-10
搞定	-10
搞定$	-8
摘	87
撤	1
操	1
支	-47
支付	-3
收	271
收$	139
收了	64
收了$	62
收件	-7
收件箱	-6
收到	-84
收到$	-37
收到了	-55
收货	39
收货人	1
改	75
改$	-30
改到	9
改好	0
改好了	9
改成	70
改签	90
放	157
放$	-11
放在	56
放心	17
放进	-2
政	102
故	0
效	-71
效$	-29
敏	-84
敏$	5
教	25
数	35
数据	109
整	-91
整理	-3
文	-112
文件	-69
文件$	-44
文件夹	1
料	-1
断	-34
断了	-11
断了$	-11
新	51
新卡	31
新的	-4
方	7
方案	-6
旅	-14
无	-12
日	-123
日$	-2
日内	-20
日历	-19
日志	-7
日志里	-1
日程	-41
旧	-37
早	-207
早上	-67
早八	52
早八点	52
早点	0
时	-193
时$	-4
时了	-14
时了$	-14
时候	7
时内	3
时间	-2
明	95
明$	-6
明天	53
明早	12
明白	-6
明白了	-1
春	20
昨	18
昨天	27
昨晚	-9
是	135
是$	-10
是不	-9
是不是	-9
是否	-7
是周	-6
是您	13
是我	1
显	50
显示	44
显示$	-3
晚	159
晚$	73
晚上	0
晚点	1
晨	13
景	0
暂	-17
暂时	-5
更	126
更新	120
替	214
替您	103
最	-108
最便	0
最便宜	0
最后	-20
最好	-11
最近	-30
最高	5
月	-142
月$	-14
有	-156
有$	-2
有三	-1
有两	-6
有了	-38
有了$	-29
有人	-7
有回	-1
有权	-14
有权限	-14
有没	-9
有没有	-9
服	61
服务	102
期	171
期$	-86
期了	-11
期了$	-11
未	36
未知	-1
未知$	1
未读	36
末	59
本	-90
本人	-39
本地	-1
机	-87
机$	-28
机号	-27
机器	7
机票	2
权	124
权限	35
权限$	-15
李	-7
材	40
材料	12
条	-77
条$	1
条码	22
来	-258
来$	-44
来了	99
来了$	100
来取	1
来的	-96
来说	-1
杯	9
松	-19
板	-92
林	47
果	-68
果$	-74
果您	-2
架	60
柜	-4
柜$	-2
查	-82
查$	-7
查一下	-4
查了	-7
查到	-13
查收	2
标	-15
标签	-53
校	-29
样	-35
核	-102
核$	-11
核实	-9
核实$	-2
根	7
格	-35
案	-13
案$	-14
桌	-19
档	-90
档$	24
梯	6
检	-111
检修	-59
棠	13
棠厅	2
楚	-8
楚$	-8
楼	115
楼下	91
概	-17
模	-89
欠	7
次	106
次$	159
次提	-6
次提交	-6
款	-17
款$	50
款单	-7
款项	2
歉	26
歉$	11
止	-40
正	66
正在	-48
正常	95
正常$	-14
此	51
步	-66
步$	-41
步完	-2
段	-9
每	-85
比	-64
比较	-23
毕	73
毕$	63
毛	-2
气	71
水	36
水$	-7
水费	-6
求	16
汇	-9
汉	-77
汉 !	37
汉 ! $	37
汉 #	-14
汉 # $	-108
汉 # 汉	211
汉 $	-43
汉 0	-46
汉 0 $	21
汉 0 0	34
汉 0 汉	-84
汉 :	-77
汉 : $	-106
汉 : 0	11
汉 ?	-38
汉 ? $	-38
汉 a	17
汉 b	132
汉 b #	-11
汉 f	-17
汉 f #	-1
汉 g	113
汉 g #	18
汉 h	35
汉 h #	35
汉 l	-18
汉 l #	-18
汉 p	-14
汉 p #	-14
汉 pod	2
汉 s	40
汉 s #	14
汉 s 汉	29
汉 t	-76
汉 t #	-36
汉 w	-3
汉 w #	-3
汉 x	-2
汉 x #	29
汉 x $	-9
汉 x x	23
汉 x 汉	-98
汉 |	6
汉 | $	3
汉 汉	50
汉 汉 $	-9
汉 汉 0	50
汉 汉 汉	-58
汉 ！	35
汉 ！ $	35
汉 ：	-77
汉 ： $	-150
汉 ： 0	70
汉 ？	-36
汉 ？ $	-36
池	8
没	-83
没下	0
没交	2
没人	49
没删	-1
没删$	-1
没到	-4
没加	0
没动	-2
没动$	1
没发	11
没发$	-3
没回	-18
没开	14
没成	32
没成$	7
没成功	19
没扣	-1
没批	-2
没收	-11
没收到	-8
没改	-8
没有	24
没有$	-1
没法	-1
没碰	0
没订	-1
没订$	0
没退	-3
没问	-16
没问题	-16
法	15
注	36
注销	7
洗	-7
活	21
派	-232
派送	-92
派送$	1
流	-214
流水	-16
流量	-90
浇	18
测	-47
测试	-5
海	52
海棠	2
海棠厅	2
消	-110
消息	-39
消息$	-9
清	-95
清$	110
清了	-57
清单	7
清楚	-8
清楚$	-8
温	250
游	-53
湖	-11
湿	-22
滚	15
满	-177
满$	-36
满了	-84
满了$	-82
灭	11
灯	-24
灰	-14
点	-130
点$	26
点一	-56
点了	100
点了$	-7
点到	-69
点半	8
点半$	-4
烦	-17
热	-3
然	-29
照	74
照片	11
片	18
片$	-17
版	-77
版$	-101
版本	-9
牌	-44
物	-39
物业	-15
物流	0
特	11
状	42
状态	42
状态$	71
状态是	-4
独	46
猫	4
率	-69
王	0
玩	2
现	42
现在	130
现在是	171
现在还	-4
班	50
班$	-44
理	17
理$	-26
理中	-12
理了	-26
理员	-5
理完	2
理解	-3
生	41
生$	45
生产	14
生成	1
生效	-127
生效$	-79
用	-38
用$	2
用了	-6
用了$	-6
用再	1
用户	54
由	67
申	-65
申请	-71
申请$	-12
申请已	27
电	-78
电$	-4
电子	-11
电梯	4
电话	81
电话$	69
电费	-3
留	-245
留了	11
留意	-14
留着	-76
疑	11
病	-92
登	29
登录	45
登记	-25
白	-17
白了	-1
白了$	-1
百	-142
的	193
的$	17
的事	-34
的卡	74
的号	-73
的吗	0
的地	5
的时	14
的时候	14
的是	21
的是$	-16
的要	-7
的话	-15
的话$	-22
的话我	-6
的账	95
的退	-26
的退款	-26
的那	33
的邮	-28
皮	11
监	2
盒	4
盖	-76
盘	-19
盘$	0
目	71
目前	28
直	128
直接	132
省	-26
看	-204
看$	-23
看一	-11
看一眼	-11
看不	-16
看不到	-12
看了	8
看了$	18
看到	22
看看	-44
真	-22
眼	11
着	38
着$	83
着了	-78
睡	22
知	87
知$	-25
知到	-9
知道	17
短	7
短信	10
石	8
码	-11
码$	1
码已	-1
确	-54
确定	-55
确认	4
确认$	-20
碰	-3
碰$	0
磊	-12
示	90
示$	-4
祝	70
祝您	-1
票	-29
票$	-36
禁	38
离	-37
离线	-27
离线$	-4
私	10
种	-25
科	-150
科技	-86
秒	-172
秒$	-160
租	126
移	15
程	-150
稍	-2
稍后	9
税	-30
稳	0
稿	-92
空	-2
空着	21
空着$	-34
空调	-50
突	52
突$	-2
窗	36
窗$	3
窗帘	7
立	-16
站	17
章	54
笔	-87
笔$	-32
第	12
第一	15
第三	-25
第二	-24
等	-155
等$	-5
等他	-1
等座	-3
等待	2
等您	8
答	56
签	83
签$	-18
签了	-39
签字	12
签收	69
签收$	-2
算	-24
算$	-4
管	-43
管理	-5
管理员	-5
箱	-72
箱$	-31
箱了	-28
箱里	-28
米	-7
类	-14
糕	-7
系	63
系统	56
索	59
红	5
约	-147
约$	-31
约在	29
约好	-34
约好了	-3
级	45
纪	42
纪要	4
纸	11
线	142
线$	-51
线上	84
组	180
终	12
经	190
经发	-57
经把	-42
经是	53
绑	37
结	-43
结$	-5
结了	9
结果	-54
结果$	-73
给	-19
给了	54
给他	-2
给您	-121
给您$	-7
给我	-55
给王	10
统	47
统一	-12
绩	-3
续	112
续$	31
续签	-13
续费	-18
维	10
绿	226
绿$	176
编	5
编号	-97
编码	17
缩	11
缴	2
缴$	1
缺	72
网	-30
网关	-26
网盘	8
罗	14
置	-6
署	8
群	-266
群$	-39
群了	-7
群了$	-7
群里	-110
翻	43
老	-39
老师	-21
考	72
者	-160
职	-21
联	48
联系	7
能	-103
能看	-15
能看到	-29
腾	-28
自	-71
自动	31
自动续	-18
自己	-85
至	34
致	11
航	-16
航司	-3
航班	-1
般	-53
般来	-1
般来说	-1
色	-2
节	-18
花	-11
苏	-95
苏州	-11
苦	0
英	39
英语	-26
草	-150
菜	-25
营	-26
落	73
蛋	-2
蛋糕	0
血	-9
行	120
行$	33
行吗	-4
街	18
补	245
补$	0
补了	87
表	41
被	182
被别	-8
被别人	-8
被占	-1
被拒	-4
被退	-28
装	40
裹	-12
西	-2
要	-249
要不	-28
要不要	-27
要您	-2
要我	-5
要是	-54
要求	-9
要的	1
要的话	-4
要看	-10
要等	-6
见	-93
见$	-4
观	-5
规	-18
规则	-3
解	59
言	-66
警	-26
计	80
订	30
订$	-8
订了	46
订了$	2
订单	-4
订好	35
订好了	46
订的	-12
订的是	-10
订阅	-5
认	-17
认$	-23
认证	8
让	-43
让他	0
训	3
议	99
议室	13
记	-104
记录	-4
记录$	-6
记得	-11
讲	-15
论	-51
设	-186
设在	1
设备	-46
证	127
证$	-7
证书	82
评	-1
评审	9
评论	-47
诉	6
诉我	-8
诉我$	-7
诊	36
试	-106
试$	-102
话	-79
话$	54
话我	-8
话费	-30
询	8
该	178
语	-52
误	-7
误$	-3
说	-40
说$	-22
说一	-10
说一声	-9
说不	-16
说了	-7
说已	-6
说已经	-6
说明	-25
说的	35
说的$	-1
说过	39
请	-70
请$	-6
请了	-2
请了$	-3
请好	-3
请已	10
请您	2
请求	3
读	31
读$	-1
读了	-3
课	59
谁	-17
调	18
谢	-58
谢您	-6
财	73
财务	73
败	162
败$	94
账	4
账$	29
账单	-13
账号	47
账户	46
账户$	-5
货	203
货$	103
货人	1
质	-19
购	-5
贴	-6
贵	9
费	33
费$	-31
费用	15
资	30
赔	9
走	-49
走$	-74
走了	100
走了$	97
起	23
起$	0
起来	-12
起飞	-2
起飞$	-3
超	65
超时	-28
超时$	-9
超时了	-14
超过	-8
趟	8
足	-11
足$	-2
跑	-52
跑$	-59
跑了	-18
跑完	-24
跑完了	-26
跟	79
跟您	-8
路	25
路上	-3
路上$	0
跳	14
跳过	14
跳过$	-1
身	-28
身份	-22
身份证	-22
车	9
车$	-1
转	99
转给	21
转账	25
转过	-6
轮	-25
载	30
较	-23
辆	0
辛	62
辛苦	0
边	58
边看	0
边看不	0
达	87
过	362
过$	105
过了	111
过了$	113
过去	45
过去了	64
过期	-15
过期$	-3
过期了	-8
过来	7
过来了	-4
运	-53
运单	4
运费	-1
近	-72
返	-60
返回	-42
还	-272
还$	3
还不	-28
还了	-1
还剩	24
还在	-57
还差	-7
还是	-62
还有	17
还没	-27
还能	-12
还要	0
这	262
这一	8
这一步	-1
这个	107
这么	-1
这单	10
这是	-4
这次	0
这笔	-29
这类	1
这边	0
这边看	0
这里	-10
进	-64
进$	-7
进了	107
进去	-15
进去$	-15
进去了	3
进展	-2
进度	52
进来	-83
远	10
连	35
连接	-15
迟	66
迟到	88
退	-185
退$	6
退了	-63
退了$	-40
退回	-19
退回$	2
退款	-116
退款$	0
退订	47
退货	-16
送	142
送$	-30
送到	173
送达	73
选	121
递	54
递交	-10
途	-29
通	100
通$	19
通知	-3
通知$	-17
通知到	-9
通过	74
通过$	97
遍	54
遍$	34
道	31
道$	-4
邀	-123
邀请	-124
邀请了	1
那	-114
那一步	-5
那个	-14
那位	44
那天	-10
那封	-88
那张	-14
那条	-48
那班	5
那笔	-21
那边	73
邮	57
邮件	30
邮箱	37
郑	61
部	85
部分	-12
都	-112
都在	-59
都已	-18
都收	-7
都是	10
都有	-34
都没	-5
都能	-7
配	28
酒	2
酒店	2
醒	-57
采	1
采购	0
里	117
里$	67
里了	38
里了$	35
里写	-1
里写着	0
里成	-10
里有	24
里的	1
重	-28
重启	3
重复	-20
重复的	-7
重新	7
量	-101
金	86
金额	94
钟	-83
钟$	-70
钟后	2
钥	18
钥匙	0
钱	95
钱$	-5
钱还	0
铁	-10
银	-30
银行	-27
链	-9
链接	-20
销	-17
销$	-10
销单	-10
锁	61
错	-37
错$	0
错了	-4
错了$	-1
错误	-3
镜	-3
长	94
长$	59
门	107
门口	64
闭	-68
问	-94
问$	-33
问题	-33
问题$	-22
间	-173
间$	-7
闹	35
闹钟	6
阅	2
队	1
阳	-54
阿	-43
阿姨	-18
阿敏	-22
附	34
附件	19
陈	-18
降	-68
降到	3
限	-56
限$	-27
院	54
除	94
除$	104
险	13
险$	-7
陶	23
随	36
随时	-2
隼	-2
雨	11
雨厅	28
零	-17
需	-8
需要	-13
需要的	-3
露	-18
青	-36
静	7
靠	-6
靠窗	-1
面	-238
面$	-96
音	63
页	-16
页$	19
页面	-6
顶	-65
项	41
项$	-5
项目	34
顺	145
顺丰	-13
顺便	94
预	-3
预发	-16
预约	-36
预计	28
预订	-4
领	-6
题	-25
题$	-27
额	-44
额不	0
额不足	-1
额度	-18
额退	-15
风	-9
飞	48
飞$	-4
餐	108
饭	-2
饮	-8
馆	64
首	51
马	-32
马上	-14
驳	36
驳回	36
驿	2
验	-12
验证	-2
骨	-1
骨科	-1
高	-71
高$	-3
麻	-151
麻烦	-17
齐	23
！	35
！ $	35
：	-65
： $	-160
： 0	91
： 0 汉	58
？	-38
？ $	-38
"""
