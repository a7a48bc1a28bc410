"""The weights of the evidence for claims, written by ``python -m scripts.train_claim_evidence``; ``evidence_model.py`` parses them."""

WEIGHTS = """
37	-13	-19	-50	-64	64	81	-131	17	73	-135	21	-242	-9	-53	8	103	-47	16	70	38	-148	-184	27	-503
53	33	-51	-68	-73	-61	-74	-49	-83	-61	-56	79	-75	-70	94	-66	37	-31	-62	32	-83	-54	101	-52
actor assistant	4	13	15	-14	23	-3	-4	-1	9	-10	-41	28	-35	-21	-12	3	2	-7	2	17	23	-53	24	-49	25
actor open	7	-3	-21	-11	-30	-2	1	-1	-12	11	25	-6	22	-7	21	-22	4	-1	-19	-9	-26	35	2	48	2
actor other	-29	-23	20	65	29	10	14	6	18	-3	26	-49	21	79	-30	60	-25	18	47	-21	15	24	-35	-18	-67
adds	-7	18	-11	-46	30	-13	-23	31	-24	-24	-79	1	-40	13	-30	-10	21	-7	-34	24	10	-56	55	-28	130
admits	9	7	8	3	3	31	-7	20	15	6	-19	16	4	-1	7	-14	8	-2	21	-4	16	-29	-33	8	-25
all ids of a recorded form that nobody has	-4	1	-5	-26	-2	-31	-25	-24	-8	-27	-29	5	-14	-12	6	-13	12	-18	-12	20	-11	20	7	-4	107
another than named has	156	65	-134	-91	-58	41	34	-97	36	-146	-92	75	-125	-130	224	-44	17	-23	37	3	59	-107	132	-22	173
another than named has what it has unsaid	72	70	-47	30	21	15	-18	-18	-36	-45	22	156	13	-73	111	-90	-32	-20	-70	-44	-28	-33	-82	-38	-30
ascii	20	-10	-30	-27	-74	-63	-68	5	-77	-38	20	-24	3	-7	56	3	-14	11	-68	-1	-85	47	96	16	3
asks	-53	-13	55	43	44	17	63	34	39	19	-13	-5	14	42	-85	33	-23	23	37	-17	52	-18	-86	3	-115
asserts beside hidden failure	-19	2	15	-24	24	-25	-38	10	25	-5	2	2	-4	13	-37	-1	-9	2	-24	-13	16	-3	22	-47	7
best has	-72	28	81	115	105	33	41	91	73	-32	102	66	113	105	-56	-38	-58	33	48	-52	72	88	-111	-66	-137
best has another day	5	26	-5	25	-22	-5	-43	38	-42	7	42	-20	78	-5	54	-44	-31	-31	-57	-2	-76	22	-33	-35	5
best has another id	-15	-29	6	100	-1	33	-49	6	-25	17	-206	-37	91	47	-36	29	35	34	-38	-28	-35	99	21	20	31
best has another number	8	-17	-29	81	-46	-42	-16	39	-98	26	-45	-46	-5	0	11	32	-11	35	-67	-27	-96	-21	26	31	-57
best has another time	15	14	-21	-23	-20	-5	4	-19	7	10	-20	10	-12	-19	4	4	17	-7	15	8	14	7	-41	-27	85
best has another weekday	-39	-28	34	35	31	12	22	20	38	33	4	-45	40	14	-59	51	-7	17	29	-20	30	0	-56	11	-55
best lacks day	37	17	-20	-42	-87	-16	-74	41	-79	-71	-12	80	-7	-72	93	-31	-11	-25	-29	22	-88	-77	28	-5	-13
best lacks day, beside values that it has	74	-15	-35	167	-65	56	55	80	-30	-4	98	-90	160	-108	0	45	-26	-30	9	2	-30	74	-77	30	-67
best lacks id	-25	-21	32	76	26	3	-64	-12	-31	16	-85	-46	81	45	-32	8	20	23	-56	-17	-23	52	4	40	6
best lacks id, beside values that it has	23	36	-9	-45	0	-29	-73	-39	27	-13	-53	73	-67	-24	24	-85	29	-24	-3	-2	11	16	-25	18	159
best lacks number	-15	-8	12	53	6	-36	-9	10	-21	-46	-22	-17	-18	27	18	15	2	26	-36	-3	-23	-28	-47	6	-42
best lacks number, beside values that it has	91	58	-96	-25	-73	-44	29	-41	17	-121	-86	157	-110	-86	107	-119	50	-26	-13	28	8	-50	-17	-90	194
best lacks time	18	-9	1	-50	51	-37	-54	-27	-48	-74	-62	-43	-48	-41	-76	8	27	-5	-24	1	-82	-95	51	16	66
best lacks time, beside values that it has	-17	0	50	-38	61	-51	-83	1	-80	-63	-80	12	-68	-23	-149	-25	20	6	-45	-32	-83	-84	108	-5	-57
best lacks weekday	48	65	-34	-97	-42	-117	-120	-84	-48	-84	-77	84	-110	-4	70	-71	50	-43	-48	48	-56	-59	88	-64	216
best lacks weekday, beside values that it has	-48	-4	42	19	10	19	43	2	69	1	-6	-28	26	60	-21	26	-16	11	56	-26	18	11	-97	18	-79
best like	-12	8	20	16	30	-2	32	33	36	-4	3	31	16	35	-31	-17	-12	8	25	-6	38	-2	-28	-31	-17
best like whole	25	45	5	-10	-10	0	11	-16	14	-4	24	85	14	7	-29	-72	7	-11	5	4	8	24	2	-46	10
best named	6	33	13	32	26	3	20	-18	13	-9	37	47	20	11	2	-43	-6	-8	15	0	34	59	-1	-42	7
best under way	10	6	-9	-25	3	-29	-11	7	1	-28	1	14	-23	16	20	-5	8	14	-5	2	-9	18	24	-14	23
call named by another deed	-22	-3	21	17	23	-13	43	13	14	32	-3	-6	-2	33	-45	11	-9	15	20	3	14	-10	-54	0	-45
calls that no other clause names by deed	52	-41	-70	47	-121	23	16	52	-77	40	49	-79	55	-76	-4	67	-32	4	-10	-18	-77	76	-10	58	-38
calls that no other clause names by word	81	-37	-108	56	-183	-23	-49	40	-152	21	83	-75	78	-110	32	62	-37	-1	-71	-19	-149	135	66	61	-16
clauses	-37	5	46	39	75	32	58	36	71	35	-19	24	43	22	-63	10	-21	18	48	-24	67	-38	-76	-19	-78
code 	-120	-29	110	63	143	56	43	79	111	58	69	-52	83	92	-107	88	-54	56	80	-41	113	47	-24	15	-119
code failure_as_success	37	18	-43	-53	-84	-71	-102	-12	-120	-49	-6	34	-7	-63	78	-25	16	-17	-84	36	-115	-58	132	-19	168
code partial_as_complete	37	27	-42	-105	-53	-70	-91	-57	-82	-57	-108	55	-122	-37	74	-45	56	-34	-70	52	-79	22	111	-47	284
code unknown_as_done	13	-1	13	7	-4	-51	-26	0	1	-28	-9	12	-44	-8	-10	2	4	-14	-26	9	-14	-16	-12	-36	135
code unknown_as_not_done	109	71	-83	-102	-132	-82	-170	-130	-214	-179	-71	63	-136	-125	161	-121	54	-53	-123	54	-181	-61	167	26	309
code unsupported_claim	62	7	-60	17	-52	-23	-42	-17	27	98	53	-23	61	-48	118	-35	-54	-29	38	-46	-62	42	-51	51	46
code wrong_count	41	2	-26	-130	24	-76	-104	-97	-72	-53	-8	-58	-34	-52	92	0	48	-17	-50	58	-78	14	87	-18	184
code wrong_id	56	19	-78	-50	-97	-70	-69	-33	-103	-36	-61	57	-70	-79	93	-45	33	-20	-63	36	-114	-30	89	-36	209
code wrong_recipient	17	5	-25	-141	-47	-49	-116	-30	-113	-90	-78	0	-154	13	56	-3	70	-26	-81	48	-92	0	148	9	308
code wrong_status	7	4	-16	-48	-21	12	-15	-73	-37	-10	-87	-1	-101	-6	-3	-3	45	-14	-45	43	5	6	31	-9	213
code wrong_value	109	36	-100	-105	-127	-124	-157	-73	-109	-91	-92	62	-159	-60	138	-104	76	-52	-79	51	-144	-49	94	-10	277
content	-2	26	10	-12	5	-131	-173	1	-128	-77	43	66	49	22	27	-71	17	2	-141	2	-67	71	287	-42	60
deed after	-58	-13	45	-5	40	7	36	27	16	28	-3	-21	4	51	-16	37	-10	18	21	-17	18	8	-19	-6	-17
deed before	22	24	-19	-49	-4	-33	-15	-4	-13	-21	-67	40	-46	-22	4	-19	25	-18	-3	24	-16	-80	44	-50	92
deed on an entry only read	-95	-59	61	98	23	66	70	85	5	73	14	-92	67	94	-70	44	-25	30	17	-42	33	28	-57	25	-109
deed on an entry only read for an unsaid one	-66	-25	40	44	-5	43	54	48	-14	35	-2	-30	38	75	-47	5	-8	10	-2	-26	-28	17	-31	-14	-45
deed with new words for an unsaid text	16	-14	-34	-64	-33	-13	7	1	8	-11	4	-6	-73	-4	28	20	-4	6	-1	13	-12	3	7	8	46
deeds before beyond calls	-20	-9	23	-33	27	-16	-33	-8	8	-22	-22	-14	-34	51	-10	30	26	0	-16	17	6	-21	53	-2	59
deeds beyond calls	-17	-13	28	-11	18	-15	-20	2	1	3	-7	-23	-17	37	17	1	4	5	-7	2	-7	-3	-9	10	35
digits	-6	8	10	-22	4	-12	-21	19	-19	-20	-9	29	-19	22	2	-12	15	-5	-17	1	-5	3	55	-14	51
done	24	22	-21	-26	-27	-13	-16	-22	-25	-32	-26	39	-31	-38	24	-24	20	-15	-11	19	-18	-23	12	-33	26
done calls	53	25	-62	15	-86	-20	-5	10	-70	15	-5	44	27	-105	46	-20	-23	-5	-15	-10	-83	-3	-17	-23	-34
done has id	-64	7	67	66	38	76	50	24	63	46	33	11	52	39	-64	6	-20	18	36	-29	39	20	-81	25	-99
earlier	-4	-20	-16	16	-28	40	103	-27	106	55	39	-121	20	59	-20	39	-6	18	103	-15	24	14	-168	1	-43
ending 0	-17	-25	11	31	13	19	37	23	49	21	22	-60	24	21	-42	46	-9	17	22	-17	28	13	-57	40	-49
ending d	3	16	2	-3	-5	4	-9	-15	4	5	-6	37	4	-7	-11	-22	-6	-2	8	5	4	-24	15	-26	0
ending f	-21	-2	17	24	12	-10	9	5	18	1	30	21	19	16	0	1	-13	0	-4	-9	18	14	-18	-18	-59
ending h	12	1	-6	-19	18	-20	-7	-35	-7	-12	-26	-13	-51	11	15	-5	-3	-11	-19	8	-6	-6	-24	-3	80
ending p	12	2	-3	41	-27	14	11	22	7	-12	12	-10	43	-22	17	13	2	-4	13	-6	-7	25	-25	7	-13
ending q	23	4	-23	-29	-9	-44	-30	16	-45	-32	16	15	-26	-14	44	-7	-2	22	-29	-3	-32	21	38	1	0
ending r	-20	-10	13	12	11	10	12	5	-15	3	14	-3	7	21	-10	8	-3	1	-12	-4	-11	15	-15	19	-4
ending t	-1	-31	-40	-84	-34	-101	-43	9	-30	-34	28	-92	-78	64	-17	84	16	-15	-35	49	-81	33	88	58	184
ending u	13	5	-25	-115	35	33	-85	-30	25	10	-87	-36	-66	-29	-1	2	48	-39	-6	16	46	-74	154	6	86
failed	-1	-4	2	1	1	-2	-1	-2	-1	2	-2	-8	-2	3	-6	3	2	2	0	2	2	-2	-1	10	-5
failed has id	9	-5	-4	42	-35	-68	-12	-24	-10	-43	-119	-3	32	-5	70	-36	38	10	-31	-23	-43	86	-5	1	26
failed reads	-105	-38	-32	55	-75	19	50	50	22	30	21	40	-2	150	18	-44	-7	-1	38	5	6	-15	-45	68	-44
failed reads hidden	-78	-15	-78	-10	-111	-27	-6	47	-11	-5	-57	137	-89	111	131	-112	40	-36	-1	45	-27	-83	-24	65	131
failed reads hidden, nothing read	-78	-15	-80	-10	-111	-27	-5	48	-11	-5	-57	137	-89	111	132	-111	40	-36	-1	44	-25	-83	-24	64	131
failure hidden	5	4	-4	-37	6	-16	-17	-11	4	-10	-24	14	-45	-1	13	6	0	-8	-17	-2	-3	-3	35	-30	29
failure told	2	-7	0	8	0	24	-7	-2	35	4	0	-34	-17	19	-12	8	10	3	44	0	19	-12	-2	20	-27
failure told beside	-27	-12	26	22	29	24	21	39	30	42	19	-31	34	39	-45	35	-4	3	26	-16	23	27	-35	26	-50
failure told by nothing done	-38	-18	29	10	67	53	8	18	68	49	-5	-46	31	39	-44	44	-2	9	33	-16	71	-2	3	36	-81
failures made good	-15	-23	39	-28	30	-23	-47	32	13	-21	19	-39	-33	64	-6	7	-26	-14	-27	21	48	15	51	12	38
failures told of done calls	91	49	-66	-55	-78	-67	-63	-68	-66	-54	-60	86	-33	-86	117	-91	11	-26	-66	28	-71	-61	70	-46	114
fields given	-25	27	36	53	61	115	90	68	87	50	66	90	67	2	-58	-3	-38	37	79	-75	112	-5	-155	-29	-245
fields of effects with another number	34	-38	-30	-89	29	32	-12	-10	-20	-13	-94	-108	-92	-14	-80	40	41	-16	-7	31	-24	-62	14	72	147
fields of reads with another number	6	-9	13	-103	-11	8	53	-10	35	-11	21	-116	51	-32	50	50	1	-16	-22	49	97	49	140	-5	70
fields whose text is unsaid	-18	-15	21	8	48	5	13	-12	34	-14	1	-55	10	22	-66	63	26	-19	-5	23	39	21	-4	-13	104
fields with another number	45	-27	-58	-127	-43	7	-20	-16	-6	-30	-122	-130	-87	-57	35	19	42	-34	-23	55	39	-94	77	40	229
general	-36	-15	33	-116	12	-186	-238	11	-206	-143	47	-63	-60	128	90	37	5	-11	-206	6	-160	-17	270	-12	-134
has claim	-19	-2	6	34	28	43	1	9	43	36	26	-24	67	10	-26	17	-23	4	17	-13	41	29	-9	12	-7
has rivals	-24	-1	21	16	35	15	37	26	37	30	-16	-2	11	21	-45	24	-8	16	29	-2	38	-27	-48	2	-50
hedges a number	-33	-37	5	-112	13	-16	-65	20	-119	26	33	-88	-25	36	-107	68	-10	24	-106	6	-30	35	188	55	-9
ids of a recorded form that nobody has	-10	-8	0	-19	-6	-42	-33	-15	-29	-20	-22	-16	-4	-6	-12	4	21	-17	-24	17	-36	31	42	14	119
item	25	22	2	-2	4	1	15	-32	7	-18	-32	63	-19	-34	8	-39	5	-20	11	8	14	-41	26	-42	65
lasting failures	-9	-4	8	16	27	26	4	9	38	5	-5	-29	23	4	-3	20	0	-9	19	-13	41	15	-26	9	-20
leads	-28	-25	20	27	-27	-8	-8	11	-26	0	40	-39	16	20	-25	18	-8	13	-15	1	-32	49	26	42	-2
less than best left	-40	-24	8	35	15	-51	55	24	30	45	31	-37	21	82	-56	22	-26	25	5	5	16	23	-34	41	-25
letters that nobody has	152	83	-149	-246	-156	-180	-209	-136	-233	-159	-161	48	-206	-138	179	-61	123	-99	-207	120	-218	-48	269	-95	528
light claim	-3	-19	-31	57	-25	19	31	36	12	98	6	-63	43	-5	-54	37	-3	18	19	-2	14	0	-28	58	-52
like done	0	13	3	13	18	-13	-2	20	20	-24	-6	33	9	16	14	-20	-7	-2	8	1	20	-4	-23	-41	-2
like failed	-1	3	-13	-86	-21	-25	-92	-11	19	-17	-50	-34	-15	-3	24	12	36	-16	-15	17	-5	-36	141	16	88
like read	0	-8	-28	-55	-41	0	-43	-7	20	-45	-98	12	-78	7	53	-21	37	-28	11	23	-38	-55	-8	5	117
like unsaid 1	41	2	-34	39	-53	-46	-29	4	-100	-68	59	7	20	-7	68	2	-30	-13	-58	2	-73	46	98	-25	65
like unsaid 2	8	2	-17	-73	-65	-1	-62	17	-113	-120	76	-52	-63	59	40	7	10	-23	-45	33	-133	19	40	-11	128
like unsaid 3	41	30	-43	186	-25	-89	-150	-60	-101	-88	145	-22	202	17	129	-14	33	-44	-101	4	-119	177	67	-39	155
mood asserts	-8	-5	2	-15	6	2	11	5	-18	-1	15	-11	10	10	-13	-5	-11	12	-19	-4	-11	20	8	-3	23
mood denies	19	3	-18	-9	-22	18	-29	-12	15	-14	-12	-14	-34	-8	25	-9	17	-11	24	6	1	-15	-17	29	21
mood open	0	7	6	20	9	-15	-10	-2	5	14	-10	23	15	-7	3	-6	0	6	3	-2	11	-20	-5	-19	-45
more failures than are told	-12	-9	16	-28	46	-18	-21	6	30	14	-13	-7	-34	24	-9	2	-16	5	-9	-13	47	17	41	-19	15
more like done than read	-7	12	11	26	27	-16	16	18	13	-3	29	16	35	11	-25	-12	-16	8	1	-11	21	16	-19	-29	-35
named alone	30	17	-2	-31	17	21	38	1	59	-57	20	3	121	-25	62	0	29	-13	46	0	78	68	-13	-56	58
named alone has another	18	24	-16	8	38	28	18	-11	17	-2	-77	24	26	-32	12	-14	9	-25	-18	-22	32	33	-75	-46	105
named alone lacks	43	37	-11	-81	-7	80	83	12	66	-26	-85	6	-59	-18	13	-18	18	-4	100	-21	69	11	3	-68	55
names done	10	30	7	11	19	-5	-4	-19	8	-12	24	43	12	-2	22	-14	-2	-6	-5	3	17	41	-7	-39	11
names done alone	17	25	21	-21	15	15	26	7	-46	-19	-58	55	-59	-34	21	-8	-17	-4	7	-25	-20	-28	-42	-42	-74
names done by deed	3	32	10	14	28	12	32	-20	13	-3	40	53	23	-15	2	-38	-10	-7	16	1	40	46	-19	-42	-1
names done by value	34	56	-11	-14	-13	4	-40	-49	-4	-20	17	93	-4	-22	26	-64	6	-26	-13	10	-16	31	-2	-57	38
names done by word	3	13	3	20	26	10	0	-2	15	-8	25	12	11	-2	10	-9	1	0	10	1	21	49	-14	-24	9
names failed	6	3	-12	-37	-13	-13	-36	-7	-1	-13	-40	-9	-28	-23	12	4	17	-13	-6	-3	-6	-2	43	-6	59
names failed alone	-13	-12	3	22	8	47	36	41	38	33	15	-22	66	-7	-41	27	-19	14	74	-15	12	9	33	10	-83
names failed by deed	-8	-20	-3	-33	-12	-6	11	12	21	21	-33	-57	-24	-9	-48	39	0	6	36	-7	0	-15	32	13	10
names failed by value	0	-13	-6	-30	-9	-17	-7	10	-20	1	-33	-37	-23	-9	-29	34	2	2	9	-3	-27	3	35	2	28
names failed by word	-17	-5	10	-30	2	-13	-29	7	12	7	-4	-17	-14	-1	-15	13	1	8	-8	-12	0	24	53	3	-3
names failed that no clause tells of	-2	-10	-17	5	-4	34	29	14	7	4	-9	-26	53	-3	-16	16	2	7	22	-16	5	45	32	35	21
names hidden failure	44	20	-57	-36	-70	-26	-12	-10	-33	-31	10	46	-8	-94	74	-37	10	-16	-20	1	-46	2	34	-10	67
names hidden failure beside nothing done	20	28	-21	-35	-37	-63	-15	-31	-8	-54	-21	50	-52	-27	97	-57	11	-15	-26	10	-27	-13	5	-53	87
names like unsaid ones	38	24	-37	-18	-39	8	-81	-26	-103	-48	-8	20	-60	-6	61	-24	24	-12	-74	19	-72	-1	-115	-10	94
names read	-15	-14	7	-29	-2	18	28	9	33	7	-29	-8	-28	2	-21	6	1	-6	27	1	21	-43	7	44	7
names read by deed	-13	-17	6	-44	4	2	30	7	43	18	-37	-25	-36	9	-45	23	3	-7	36	1	26	-32	25	57	24
names read by value	7	0	-14	-73	-20	-20	1	-18	5	-16	-57	7	-63	-17	15	-3	20	-22	3	17	-3	-49	61	36	76
names read by word	-12	-12	9	-24	6	15	19	9	31	-1	-20	-6	-24	0	-20	8	5	-9	21	6	25	-36	3	43	20
new words	12	-12	-27	-4	-27	-23	-26	-7	-40	-19	-7	-28	0	-29	26	5	4	7	-34	-1	-36	-16	33	15	27
new words beside done	34	-2	-52	-48	-63	-39	-44	-42	-47	-52	-45	-6	-43	-46	80	-17	25	-14	-47	22	-65	-48	49	9	70
no call left	6	-14	-20	-44	-10	-72	-20	-17	-10	-22	-15	-9	-66	29	56	5	1	6	-22	26	-17	-3	31	19	153
no call left but a named one	-79	-24	64	74	22	63	95	53	63	72	25	1	74	88	-126	49	-37	39	64	-37	57	29	-94	13	-165
no failure told by nothing done	-24	-16	23	-8	19	5	0	12	7	26	25	-22	23	34	-18	3	-14	4	-25	-13	3	16	6	28	-2
nobody has day	31	-5	-9	-47	-75	-84	-126	68	-111	-73	-14	14	-45	-40	92	-8	4	-11	-87	4	-94	-21	152	-18	-54
nobody has day, done calls have	29	35	-13	11	-42	-24	-68	32	-69	-8	29	-2	57	-31	86	-58	-23	-41	-77	8	-94	6	-25	-51	47
nobody has day, reads have	-84	-96	49	-36	-36	-15	-41	92	-31	20	168	-201	46	151	52	81	-45	44	-19	-74	-44	109	34	95	-352
nobody has id	7	13	-21	-11	-51	-89	-147	-28	-81	-41	-22	28	-22	-19	55	-31	37	-10	-131	29	-65	-24	177	-12	100
nobody has id, done calls have	-15	-14	-11	42	-11	-9	-71	-3	9	0	-77	-21	2	17	-10	39	30	14	-39	10	2	43	89	-20	78
nobody has id, reads have	15	25	-26	-37	-23	-41	-38	-34	-24	-24	0	47	-51	-51	58	-42	15	-22	-15	28	-28	-13	33	-38	99
nobody has number	-14	-33	7	-28	18	-123	-135	-6	-132	-86	2	-38	-15	17	27	18	20	2	-122	23	-79	4	158	12	33
nobody has number, done calls have	33	3	-28	7	-20	-49	-110	-15	-30	-51	-88	-30	-145	18	12	-4	52	-12	-34	4	-60	-17	41	-14	139
nobody has number, reads have	-27	2	62	-22	122	-37	24	-20	-23	30	26	-26	46	7	-22	7	-17	1	-28	-2	2	-3	36	-11	-23
nobody has time	-16	-25	26	0	64	-11	-61	3	-77	-23	-5	-69	23	7	-103	56	1	12	-61	-19	-71	-34	76	29	-46
nobody has time, done calls have	55	49	-58	-74	-66	-44	-55	-68	-51	-28	-65	69	-74	-77	78	-48	43	-34	-33	39	-48	-18	34	-72	200
nobody has time, reads have	-33	-10	46	80	37	48	85	44	90	13	92	15	86	-18	-46	24	-33	29	52	-22	63	53	-25	20	-123
nobody has weekday	77	60	-68	-107	-76	-119	-107	-82	-56	-84	-96	113	-88	-97	113	-90	59	-56	-62	64	-78	-76	132	-88	279
nobody has weekday, done calls have	-35	-28	34	33	28	12	21	19	39	40	6	-33	40	0	-60	52	-8	17	29	-21	30	-2	-56	14	-55
nobody has weekday, reads have	0	-1	5	3	1	1	7	2	2	2	2	-1	3	2	0	1	0	1	0	1	3	1	5	1	-3
nothing succeeded	-6	-9	-8	0	4	-5	-14	-4	8	-9	-9	-22	-10	2	-12	12	18	-9	-8	7	4	-18	22	13	17
numbers not recorded as they are	-51	-30	27	5	-6	-76	-49	54	-101	0	48	-23	56	55	-1	3	-27	44	-87	-21	-87	28	50	44	-87
numbers not recorded as they are, effects have another	78	20	-106	-43	-139	-101	-103	16	-162	-35	-15	39	-35	-111	124	-38	21	-7	-99	-9	-174	-6	96	1	54
numbers not recorded as they are, reads have another	23	36	-21	-45	19	-43	7	-26	-36	-4	-8	72	-10	-52	88	-73	17	-12	-50	18	-3	-42	43	15	26
only done has	53	44	-38	-4	-79	-34	-53	-43	-29	-20	-59	26	-49	-38	74	-59	0	-21	-42	17	-34	-111	112	-30	63
only failed has	6	2	-15	6	-41	-10	-23	-36	-12	-6	-25	9	20	-11	60	-26	21	-7	-8	4	-36	40	11	-28	50
only read has	-44	-20	48	-2	69	64	73	35	72	10	11	-42	39	30	-72	57	-16	15	35	-12	73	-1	-32	52	-72
other	-1	-9	-2	1	-9	-2	-8	-2	-10	6	8	-17	4	1	-4	12	0	2	-6	-1	-7	7	10	14	-6
own claim	-9	14	6	6	17	-19	-16	31	-14	-64	5	63	30	-37	43	5	1	-12	-28	11	34	-27	55	-65	85
people that nobody has	-34	-34	22	5	33	30	-17	26	-29	-29	35	-113	29	32	-64	82	10	3	-31	10	10	10	-27	2	19
people that nobody has for unsaid	27	-25	-24	-22	15	-23	40	0	2	-15	22	-51	58	-44	89	6	-13	27	6	14	8	28	9	14	0
place	71	55	-62	-79	-44	-40	-47	-68	-44	-59	-99	98	-85	-88	99	-63	46	-44	-26	35	-37	-100	40	-85	101
planned	-6	-5	5	0	0	-5	0	4	0	8	-2	-8	3	7	-11	7	1	6	-7	-1	1	-3	2	6	-10
quotes	-26	9	27	8	32	-33	-33	-44	10	-47	118	-24	84	54	-6	-11	-37	-18	-43	9	-2	116	30	-28	62
rare words	34	29	-21	-40	-26	-40	-88	-41	-64	-35	12	38	3	-2	57	-57	24	-14	-57	6	-56	16	106	-45	81
rare words for unsaid people	40	-16	-53	-89	-54	-32	-36	-18	-62	-24	49	-52	-58	-23	93	23	1	12	-19	24	-101	74	9	33	42
rare words that best has	32	133	5	9	34	5	18	-94	2	-52	48	267	5	-4	86	-244	18	-27	20	3	34	80	-61	-118	20
rare words that nobody has	22	13	-16	-33	-6	-34	-64	-26	-42	-16	2	6	13	-4	31	-23	16	-6	-50	1	-23	1	100	-30	64
rare words that only others have	-5	-33	-13	-13	-38	24	33	42	63	45	18	-73	-37	-4	-20	62	-17	-1	124	-9	-38	-5	-104	20	-19
reached	3	-28	-9	-74	-30	-39	-40	44	-68	-14	43	-70	5	-3	-8	67	9	6	-25	9	-57	67	63	-3	96
reached while best under way	-30	2	21	2	32	-35	22	-31	34	-13	-9	17	8	39	-49	-30	8	-1	6	15	57	44	-1	8	64
reached while read under way	2	26	12	-17	8	-45	-26	-14	-38	-10	68	29	52	57	1	3	3	6	-33	0	-19	44	27	-41	27
reached while under way	-7	10	-2	-30	2	-53	-13	-50	-3	-38	-30	33	-28	15	-9	-42	27	-16	-24	30	20	27	48	3	126
read	0	0	-3	-15	-8	-9	-8	3	-8	-9	-9	2	-11	6	2	-2	9	-2	-9	4	-7	-6	15	-2	12
read has id	39	39	-18	21	-52	-24	-35	-36	-49	-14	-30	97	-20	-60	79	-68	17	-25	-21	6	-61	-35	1	-48	97
read under way	8	-29	-26	12	-79	-17	58	-38	-39	32	17	-73	-9	-16	0	46	-5	-4	-20	6	-37	34	-4	39	7
read words	-65	-45	57	17	72	76	93	48	120	59	10	-87	14	78	-99	72	-37	19	94	-23	102	1	-90	80	-118
reads	1	-13	-19	-19	-27	42	52	-14	41	-7	-51	8	-38	-38	25	-6	3	-9	36	0	13	-64	-8	8	-10
related to best	10	39	9	15	35	22	-6	-13	26	-11	34	64	23	12	6	-42	-5	-16	10	1	51	50	10	-51	6
rival closer to best	-11	-6	2	-19	8	-14	1	-2	5	-1	-31	-12	-24	6	-19	12	13	2	-4	10	9	-35	7	5	-2
rule action, failure_as_success	46	28	-36	-42	-45	-64	-51	-50	-56	-38	-68	58	-75	-41	57	-43	36	-28	-53	39	-55	-35	48	-35	237
rule action, partial_as_complete	15	18	-13	-68	-20	-43	-51	-39	-41	-33	-73	38	-81	-4	41	-33	35	-19	-38	34	-40	19	65	-33	202
rule action, unknown_as_done	-26	-24	38	-16	30	-11	14	22	62	12	35	-51	4	22	-82	54	-28	14	0	-27	43	-17	-27	25	-47
rule action, unsupported_claim	89	90	-64	36	6	42	-65	-88	8	-29	-55	172	-6	-79	67	-110	27	-59	7	17	-72	-68	14	-75	119
rule action, wrong_count	-3	6	-1	-22	-8	-12	-10	-13	-7	1	-8	9	-29	1	6	-3	12	-10	-5	15	-14	-2	11	-15	52
rule action, wrong_id	-12	-3	4	12	-16	-11	0	6	-69	-3	-6	18	-12	13	-2	-34	11	-17	-44	-1	-74	0	63	-37	68
rule action, wrong_value	15	10	-1	-27	-12	-29	-21	-18	-36	-21	-28	2	-21	-24	26	-4	12	-6	-20	22	-32	-14	26	-23	52
rule beside, unsupported_claim	-18	-20	-16	-74	-11	-121	101	27	143	-5	9	-45	-170	98	58	35	7	-6	59	19	-80	21	-118	11	1
rule denial, unknown_as_not_done	109	62	-83	-102	-131	-83	-171	-129	-214	-179	-76	63	-136	-124	161	-121	54	-53	-120	54	-181	-61	167	26	309
rule entry, wrong_value	53	28	-45	-40	-44	-48	-63	-50	-64	-36	-63	65	-63	-65	72	-47	37	-33	-47	60	-61	-53	62	-14	210
rule further, unsupported_claim	19	-24	-50	45	-62	37	23	-21	1	14	-58	-46	33	-10	53	-11	-11	-17	24	5	-6	-10	-118	65	28
rule headline, failure_as_success	8	0	-10	-4	10	-6	-4	-7	3	-6	-5	10	-7	-11	5	-4	10	-4	2	4	1	3	-1	-2	15
rule headline, partial_as_complete	3	11	-7	-21	5	-22	-25	-16	0	-31	-35	16	-21	-5	4	-21	13	-7	-4	6	-2	-1	21	-26	48
rule headline, unknown_as_done	0	4	0	0	5	1	1	-1	-1	-1	0	-4	0	-1	2	-1	1	1	1	1	0	3	0	1	3
rule headline, unsupported_claim	60	49	-47	-86	-39	-68	-80	-50	-63	-63	-77	117	-104	-90	67	-78	50	-43	-57	65	-53	-70	120	-56	213
rule hidden failure, failure_as_success	-12	-9	2	-19	-33	-31	-57	35	-69	-12	37	-14	55	-11	22	20	-13	13	-48	11	-58	-23	75	4	62
rule hidden failure, unknown_as_done	35	18	-9	7	-22	-66	-28	-13	-62	-35	-68	77	-58	-35	58	-38	31	-27	-37	44	-60	-9	1	-64	225
rule label without effects, unsupported_claim	46	6	-46	-81	-94	-85	-58	-48	-94	-35	-28	-29	-40	-26	74	-47	33	-26	-65	19	-58	-22	92	-20	203
rule label, failure_as_success	38	25	-32	-36	-43	-54	-60	-40	-49	-29	-58	48	-56	-35	56	-37	28	-27	-42	30	-51	-23	59	-37	214
rule label, unknown_as_done	8	-10	-24	32	-64	-13	55	5	-6	34	-40	-31	17	-50	27	31	-22	4	27	1	-9	-16	-68	7	48
rule label, unsupported_claim	50	-43	-62	-21	-92	-76	-14	84	-151	63	-27	-91	-31	-74	71	89	-17	41	-80	0	-108	-28	67	69	-12
rule name, wrong_recipient	-6	-2	-3	-90	-24	-10	-78	-11	-84	-70	4	-4	-101	42	17	3	41	-11	-51	24	-63	-9	106	-21	190
rule others, unsupported_claim	21	43	-16	-98	-14	-78	-93	-68	-61	-78	-21	30	-91	-30	46	-26	48	-41	-63	58	-45	-5	117	-69	210
rule own number, unsupported_claim	5	11	-4	-20	-4	-7	-1	-16	-5	-4	-16	17	-25	-15	13	-15	8	-7	0	12	-4	0	7	-21	42
rule presumption, failure_as_success	20	23	-26	-29	-12	-16	-14	-28	-31	-27	-30	41	-60	-54	39	-38	23	-18	-10	26	-38	-35	17	-35	75
rule presumption, unknown_as_done	25	13	-5	-9	1	-2	-4	-4	-1	11	-2	16	-33	-28	24	-26	21	-11	-4	18	-15	-15	1	-19	45
rule presumption, unsupported_claim	40	34	-28	-72	-13	-25	-24	-51	-27	-31	-53	57	-85	-83	42	-57	34	-38	-29	32	-40	-51	41	-34	119
rule read entry, unsupported_claim	3	9	-15	-17	20	-25	-49	-11	9	-19	20	0	-25	14	41	-20	10	-20	0	6	38	-18	40	-10	46
rule replaced, wrong_value	42	29	-46	-85	-48	-27	-68	7	-109	-73	-62	59	-85	-46	61	-32	15	-22	-83	0	-69	-8	32	-34	139
rule state, failure_as_success	28	18	-21	-18	-19	-33	-27	-35	-18	-26	-51	42	-51	-34	34	-29	21	-20	-19	24	-22	-15	13	-29	156
rule state, unknown_as_done	37	27	-25	-28	-43	-62	-31	-28	-62	-29	-29	74	-29	-55	71	-50	24	-24	-39	40	-63	-43	10	-40	172
rule status, wrong_status	19	14	-23	-66	-30	-14	-52	-76	-58	-36	-93	23	-118	-24	33	-18	54	-21	-58	48	-12	7	65	-24	241
rule status, wrong_value	5	2	1	-51	-7	-39	-36	-23	-20	-2	-17	0	-41	-2	7	0	18	-9	-23	23	-34	-2	47	-2	69
rule unrecorded, unsupported_claim	56	43	-48	-65	-46	-26	-30	-69	-21	-53	-75	96	-91	-75	52	-69	43	-44	-13	52	-28	-61	52	-47	280
rule value, wrong_count	57	17	-40	-106	-1	-67	-94	-107	-60	-61	-35	-8	-61	-82	92	-33	58	-35	-41	69	-70	-5	86	-18	238
rule value, wrong_id	58	20	-77	-45	-76	-57	-63	-36	-70	-37	-68	56	-73	-87	94	-36	32	-18	-39	31	-78	-28	67	-23	197
rule value, wrong_recipient	33	17	-14	-113	-44	-63	-57	-43	-64	-33	-72	16	-94	-36	48	-24	46	-29	-59	57	-52	-4	81	-30	285
rule value, wrong_value	90	22	-82	-62	-117	-67	-99	-68	-76	-66	-65	34	-135	-31	153	-86	68	-39	-67	47	-79	-22	122	4	274
rule whole, partial_as_complete	35	19	-39	-73	-40	-49	-68	-29	-61	-22	-52	20	-70	-38	46	-14	33	-27	-49	41	-60	-15	76	-24	156
share of calls	-47	27	54	70	91	59	58	16	68	66	88	61	83	43	-48	-33	-59	17	50	-45	91	103	-60	-20	-129
state claim	129	39	-128	24	-116	-74	11	-21	-110	-13	-26	91	25	-212	151	-87	-4	14	-37	4	-124	-33	-47	37	-29
status read said	-62	-29	66	14	39	45	46	54	80	59	51	-75	43	82	-95	62	-24	22	45	-25	78	16	-28	33	-110
target that nobody has	-4	7	0	-58	17	-111	11	9	5	-65	12	50	-80	-14	28	-23	-8	18	-22	12	-1	26	62	-22	15
target that nobody has for unsaid text	14	-54	-61	-126	-53	-50	34	27	-28	29	123	-143	-194	-35	-48	94	-4	11	-12	42	-27	111	-100	77	58
tells of a done call's failure	75	44	-77	-27	-53	-51	-8	-52	-48	-36	-87	44	5	-61	115	-59	1	-14	-37	16	-56	-96	-23	-30	73
texts given to effects with nothing said	2	-15	-10	46	7	10	45	31	21	16	38	-30	38	-13	-29	32	-8	4	37	10	11	73	-65	12	-17
texts of best said	48	91	1	15	57	48	54	-48	77	22	44	168	31	-58	44	-129	-33	-29	77	-24	65	40	-102	-82	-46
texts of best unsaid in reply	16	-38	-27	33	-67	-29	-18	17	-43	-7	51	-72	32	-20	1	50	-10	14	-11	4	-60	71	35	16	9
third_party	3	1	-7	-3	-5	5	-4	-13	-2	0	3	3	-6	-2	2	-4	9	-4	-4	5	-2	0	2	-7	21
tick	97	91	-10	-65	4	-34	-77	-28	-45	-69	-88	228	-72	-153	62	-161	21	-56	-67	25	-16	-152	65	-115	145
to come	61	10	-44	6	6	52	29	-38	59	17	-15	-50	10	-99	30	36	4	-20	59	-17	58	-12	-55	-12	45
under way	-11	-19	6	12	7	-11	25	44	6	21	47	-40	24	31	-28	42	-28	47	21	-26	-4	47	-34	36	-86
under way and not told	45	-42	-62	-80	-106	-80	-88	-9	-123	-41	1	-99	-125	-24	9	69	45	14	-69	30	-105	20	79	53	161
unknown day	-57	-7	38	-68	26	-60	10	-29	37	-30	-34	77	13	-2	-65	12	19	-17	-1	26	12	-60	34	-21	57
unknown day for unsaid	-54	-5	34	-77	19	-67	2	-34	29	-36	-39	83	9	-9	-61	9	24	-21	-10	31	2	-69	45	-27	74
unknown names	4	11	-20	-48	12	-16	-6	4	14	-26	57	-20	-68	9	-21	-1	5	-9	-7	29	6	79	-30	-28	104
unknown names for unsaid	-24	-29	20	37	24	20	19	45	61	24	35	-50	43	23	-32	31	-16	15	9	-11	47	16	-16	38	-76
unknown numbers	-23	-21	14	-62	5	-55	-57	10	-52	-59	16	5	20	34	-7	-5	-9	11	-53	5	-40	4	108	-8	-4
unknown numbers for unsaid	10	-26	-8	-101	35	12	-1	16	-9	35	58	-81	30	-23	14	50	12	-1	-23	-3	18	60	70	4	10
unknown outcome	-25	5	13	17	25	65	-45	-13	35	9	-41	-1	19	35	-37	-1	13	-15	4	5	53	-5	95	-9	-5
unknown time	-14	-3	12	-1	12	60	48	-10	40	52	63	-26	32	16	-53	24	-2	5	9	-4	66	49	-24	-13	16
unknown time for unsaid	50	56	-44	-39	-68	-18	-9	-52	4	-18	-26	82	-53	-75	62	-57	31	-34	-4	34	-12	2	25	-54	151
unsaid numbers	15	-18	-36	-28	-54	-20	-21	6	-46	15	-4	-38	21	-30	4	30	10	1	-41	4	-34	-9	54	41	36
unsaid values	10	-9	-23	15	21	33	42	6	25	9	16	-30	20	-35	-54	32	0	-1	15	12	52	6	-24	8	42
values	-78	0	78	77	56	-33	-13	87	-10	-92	78	26	94	79	-30	-14	-40	35	-40	-39	5	61	-12	-29	-120
verb like best	-7	13	-1	19	-11	2	-26	-11	-20	-8	46	21	42	-25	-5	20	-2	-6	-31	11	5	37	50	-37	-27
whole	129	65	-113	-104	-48	22	0	-65	-5	4	35	90	-28	-162	91	-58	31	-64	-10	30	-19	39	-3	-53	154

!	-28
! $	-27
#	244
# #	83
# # $	8
# $	-90
# 0	5
# 0 $	4
# 0 汉	13
# :	-10
# : $	-12
# and	-31
# at	25
# at 0	-3
# ed $	13
# for	8
# has	-9
# has been	-5
# is	236
# is ed	-43
# is x	185
# now	25
# now s	24
# to	-21
# was	133
# was ed	123
# went	-10
# |	-3
# | $	-3
# 汉	196
# 汉 $	161
# 汉 0	97
# ：	-1
# ： $	-2
$	-54
'd	-23
'd like	0
'd x the	-3
'll	89
'll get	1
'll look	-3
'm	-4
'm afraid	-1
'm not	-1
'm sorry	0
're	96
're checked	3
're in	39
're on	40
's	155
's 0	-39
's a	-48
's a x	-44
's already	-1
's been	130
's been ed	60
's done	-9
's ed $	24
's in	46
's in the	17
's on	-3
's still	-1
's the	-3
's up	15
's x $	-70
's x ed	-9
's x is	10
's x s	-12
's x x	-18
've	43
've got	-4
've opened	28
-	43
- #	-11
- 0	34
- 0 $	-23
- 0 x	62
- 0 |	-10
- x :	-2
- x x	-2
- 汉	6
- 汉 $	4
- 汉 :	-2
- 汉 ：	-13
0	-114
0 #	19
0 # $	-39
0 $	-71
0 0	14
0 0 $	-26
0 0 0	2
0 0 汉	44
0 a	15
0 a x	15
0 am	-6
0 and	-36
0 and 0	-35
0 and x	-26
0 back	-6
0 c	-43
0 days	61
0 december	-108
0 degrees	9
0 ed $	38
0 eur	-3
0 euros	-28
0 failed	69
0 for	22
0 for the	-15
0 for x	-12
0 gb	23
0 gb $	0
0 has	17
0 hours	-3
0 in	-40
0 in x	-8
0 is	57
0 is ed	-22
0 is x	-13
0 may	-7
0 mb $	-20
0 minutes	27
0 november	5
0 of	37
0 of the	-14
0 on	-74
0 on the	-52
0 pages	0
0 passed	-2
0 pm	-60
0 pm $	-51
0 pounds	-28
0 rows	-14
0 s $	-77
0 s ed	-23
0 s of	44
0 s to	-4
0 s were	32
0 s x	89
0 tests	25
0 to	6
0 to 0	41
0 to x	-6
0 was	-19
0 was ed	-14
0 x $	-140
0 x 0	-6
0 x at	-47
0 x in	-39
0 x s	-33
0 x to	-54
0 x x	-75
0 |	30
0 | $	30
0 汉	2
0 汉 #	12
0 汉 $	-46
0 汉 0	-82
0 汉 x	-21
0 汉 汉	31
0 汉 ：	-3
0 汉 ？	0
:	-183
: $	-175
: 0	9
: 0 汉	-16
?	-88
? $	-88
A:assistant	-15
A:open	-52
A:other	-43
B:assertsassistant	88
B:assertsopen	-58
B:assertsother	101
B:deniesassistant	-107
B:deniesopen	115
B:deniesother	-78
B:openassistant	-92
B:openopen	-24
B:openother	-56
C0:asserts	-29
C0:denies	-22
C0:open	-74
C:own	34
C:past	198
C:perfect	-44
C:state	-180
F:	119
F:apply	26
F:approve	50
F:backup	38
F:book	-210
F:buy	-55
F:cancel	-77
F:close	-76
F:delete	151
F:deploy	6
F:fix	-1
F:merge	-7
F:open	30
F:pay	32
F:pin	-5
F:print	-23
F:push	-6
F:refund	52
F:renew	55
F:reply	-16
F:restart	-13
F:rollback	19
F:send	-189
F:share	40
F:update	-93
F:upload	3
G:own	105
G:ownapply	16
G:ownbook	-113
G:ownbuy	36
G:owncancel	27
G:owndelete	56
G:ownpay	-91
G:ownrefund	33
G:ownrestart	-5
G:ownsend	48
G:ownupdate	-63
G:past	181
G:pastcancel	-11
G:pastdeploy	-13
G:pastpay	-20
G:pastrefund	9
G:pastsend	-42
G:pastupdate	-3
G:perfect	18
G:perfectapply	17
G:perfectapprove	55
G:perfectbook	-103
G:perfectbuy	-84
G:perfectcancel	-95
G:perfectclose	-55
G:perfectdelete	68
G:perfectdeploy	20
G:perfectfix	27
G:perfectmerge	-13
G:perfectopen	23
G:perfectpay	99
G:perfectprint	-32
G:perfectpush	-20
G:perfectrefund	-39
G:perfectrenew	62
G:perfectreply	2
G:perfectrestart	-10
G:perfectrollback	17
G:perfectsend	-212
G:perfectshare	35
G:perfecttest	2
G:perfectupdate	-34
G:perfectupload	21
G:state	-62
G:statebook	-8
G:statepay	4
G:stateupdate	-62
K:False	-47
K:True	53
L	-36
M:asserts	-27
M:denies	-22
M:open	-74
P:0	53
P:1	-116
P:2	-366
P:3	99
Q	-24
R:0	124
R:1	131
R:2	-268
R:3	-364
^	-54
^ #	334
^ # $	50
^ # 0	33
^ # and	-1
^ # is	192
^ # now	0
^ # x	-30
^ # 汉	-28
^ $	-60
^ -	43
^ - #	-11
^ - 0	34
^ - s	8
^ - x	-42
^ - 汉	6
^ 0	-98
^ 0 #	-5
^ 0 $	-27
^ 0 0	-15
^ 0 ed	114
^ 0 in	-15
^ 0 of	5
^ 0 s	70
^ 0 to	-9
^ 0 x	-112
^ 0 |	35
^ 0 汉	-11
^ a	-79
^ a x	-113
^ according	6
^ after	-16
^ alarm	-53
^ all	51
^ all x	32
^ an	-37
^ an x	-12
^ and	81
^ and a	88
^ and ed	-95
^ and i	69
^ and it	28
^ and the	23
^ and x	-55
^ and you	51
^ anything	0
^ as	-26
^ as you	-5
^ at	-12
^ b	55
^ b #	-18
^ balance	-8
^ because	0
^ before	-4
^ booked	36
^ both	-69
^ both are	-14
^ both s	18
^ bring	0
^ but	-11
^ by	25
^ by the	-2
^ c	4
^ c #	25
^ cancelled	-1
^ casa	-3
^ ci	50
^ confirmation	-8
^ could	0
^ d	-24
^ d #	0
^ dana	7
^ dear	1
^ do	-7
^ do x	-7
^ do you	-3
^ done	-44
^ due	-4
^ ed !	0
^ ed $	-170
^ ed 0	-51
^ ed :	-15
^ ed for	-23
^ ed the	18
^ ed to	27
^ ed x	74
^ everything	24
^ f	-7
^ f #	-6
^ filed	37
^ five	17
^ for	-48
^ four	70
^ g	-3
^ g #	-3
^ good	-79
^ h	0
^ h #	1
^ happy	-49
^ have	-1
^ have a	1
^ he	79
^ heating	-3
^ her	83
^ her x	82
^ here	-6
^ here 's	-6
^ hi	-1
^ hi x	0
^ https	0
^ i	-39
^ i #	5
^ i 'd	18
^ i 'm	-2
^ i ca	-2
^ i can	-4
^ i could	-3
^ i do	-5
^ i ed	82
^ i have	-11
^ i x	-81
^ if	-38
^ if it	-3
^ if the	-9
^ if you	-6
^ in	36
^ in #	53
^ in x	14
^ ing $	-2
^ ing ed	-3
^ ing for	-9
^ ing has	-5
^ ing s	-22
^ ing the	-5
^ ing to	18
^ ing was	3
^ ing x	-92
^ invoice	16
^ is	-51
^ is x	-24
^ it	-105
^ it 's	-77
^ it ed	-9
^ it is	3
^ it may	-1
^ it s	-3
^ it was	5
^ it x	-4
^ its	-3
^ jo	1
^ jo x	1
^ just	-23
^ k	0
^ k #	0
^ l	8
^ l #	8
^ labelled	-6
^ leads	1
^ let	38
^ look	-8
^ m	-9
^ m #	-9
^ may	-5
^ message	-3
^ most	-14
^ mr	5
^ mr x	12
^ my	-12
^ my x	-11
^ nd	12
^ nd #	12
^ neither	-3
^ new	-18
^ next	14
^ no	-81
^ no s	0
^ no x	-73
^ nobody	-15
^ none	14
^ not	-10
^ not ed	-4
^ not x	-3
^ nothing	14
^ number	-5
^ oa	13
^ oa 汉	13
^ of	-18
^ of the	-3
^ old	-1
^ on	-56
^ once	-26
^ once you	-1
^ one	-42
^ only	-53
^ open	-6
^ or	-7
^ order	39
^ pa	-2
^ pa #	-2
^ paid	-3
^ payment	12
^ per	-6
^ please	-45
^ pr	-1
^ r	3
^ r #	-15
^ readme	7
^ refund	-2
^ room	0
^ s	23
^ s #	31
^ s $	-29
^ s 0	16
^ s :	-1
^ s are	-29
^ s ed	29
^ s for	-3
^ s has	40
^ s is	85
^ s s	-17
^ s x	-11
^ say	-3
^ seat	1
^ sent	-66
^ shall	-2
^ she	51
^ should	-11
^ should i	-13
^ since	-7
^ six	37
^ so	-62
^ so $	9
^ so i	59
^ so that	2
^ so x	-49
^ someone	-11
^ sorry	-4
^ status	-25
^ still	3
^ t #	-14
^ test	-7
^ tests	0
^ thank	-4
^ thanks	-3
^ that	9
^ that 's	-39
^ that s	-2
^ that x	53
^ the	209
^ the 0	58
^ the ing	22
^ the s	-1
^ the x	-4
^ their	-4
^ their x	-2
^ then	-31
^ there	54
^ there 's	16
^ there are	56
^ they	117
^ they x	125
^ this	-2
^ though	-10
^ three	-5
^ ticket	148
^ to	-13
^ to x	-7
^ tomasz	-11
^ tomorrow	2
^ transfer	-5
^ two	10
^ until	-1
^ w	-5
^ w #	-5
^ waiting	29
^ want	-2
^ we	5
^ we x	4
^ what	-14
^ when	-9
^ whether	-8
^ which	69
^ which x	-3
^ who	-5
^ with	-25
^ with the	-1
^ with x	-63
^ x #	-18
^ x $	-43
^ x 's	73
^ x 0	-108
^ x :	-34
^ x a	-83
^ x and	-46
^ x at	-67
^ x can	25
^ x do	-3
^ x ed	-36
^ x for	-6
^ x has	-20
^ x i	5
^ x in	18
^ x ing	-63
^ x is	-38
^ x it	-30
^ x me	-7
^ x no	-26
^ x now	8
^ x of	-18
^ x on	-14
^ x s	10
^ x should	-6
^ x that	0
^ x the	-122
^ x to	-125
^ x up	-5
^ x was	-1
^ x with	-5
^ x x	87
^ x you	-6
^ x your	2
^ x |	-3
^ x ✔	-1
^ x 汉	80
^ you	-33
^ you 'd	-3
^ you can	11
^ you ed	-13
^ you have	-13
^ you x	50
^ your	36
^ your ing	-1
^ your s	-5
^ your x	112
^ ⏳	0
^ ☐	0
^ ✅	-77
^ ✅ x	41
^ ✅ 汉	-86
^ ❌	-21
^ 汉	-107
^ 汉 !	12
^ 汉 #	-61
^ 汉 $	-95
^ 汉 0	-96
^ 汉 :	-14
^ 汉 ?	-20
^ 汉 a	-1
^ 汉 b	3
^ 汉 d	-1
^ 汉 f	-6
^ 汉 g	-10
^ 汉 h	26
^ 汉 l	-14
^ 汉 p	6
^ 汉 pr	-3
^ 汉 s	4
^ 汉 t	-57
^ 汉 w	36
^ 汉 x	-28
^ 汉 |	1
^ 汉 汉	-5
^ 汉 ！	13
^ 汉 ：	-64
^ 汉 ？	-14
^一	-64
^一个	-1
^一共	-31
^一般	-24
^七	-23
^三	117
^三个	22
^上	-65
^上午	-3
^下	-1
^下一	2
^下午	-1
^不	-44
^不用	1
^不过	-3
^两	-16
^两个	28
^两家	-2
^中	-44
^主	15
^九	-63
^也	-3
^二	23
^五	-9
^交	-6
^亲	16
^人	-54
^今	-6
^今天	0
^今晚	-4
^从	56
^仓	-11
^他	56
^他们	5
^付	-7
^付款	-1
^代	-8
^代码	-8
^以	-10
^以后	13
^价格	-15
^任	-10
^任务	-10
^优	4
^会	39
^会员	-10
^会议	36
^但	-2
^但$	-2
^何	2
^余	29
^余额	20
^你	-27
^你说	-2
^保	-15
^保单	-10
^修	-10
^值	-1
^假	37
^停	-46
^先	14
^先别	-3
^免	-11
^免得	-11
^入	16
^全	30
^公	17
^公告	-7
^六	-13
^六点	2
^共	-12
^其	-14
^其中	18
^其余	-3
^具	-26
^具体	-26
^再	0
^出	-34
^刚	56
^刚才	12
^删	-1
^别	-18
^到	21
^到时	-1
^前	4
^剩	61
^剩下	-3
^加	19
^加班	0
^包	-4
^包裹	-4
^北	-6
^医	6
^十	-32
^单	-46
^单号	1
^单子	-60
^卡	74
^原	-5
^去	15
^参	-1
^发	-88
^发布	9
^发票	-8
^取	-10
^另	-42
^另外	-32
^只	-67
^可	-59
^可以	12
^可能	-6
^号	-12
^合	-20
^合同	-22
^合并	-6
^同	-4
^名	71
^后	-50
^周	-2
^周三	0
^周五	-22
^周六	11
^周四	-22
^周日	-6
^和	-1
^商	-5
^商家	-6
^四	-7
^回	-15
^因	0
^因为	0
^在	-52
^地	-12
^地址	-10
^处	-17
^处理	-14
^备	-11
^复	-7
^复盘	2
^多	-14
^夜	-11
^大	-25
^大概	-9
^天	-11
^她	1
^好	-3
^好的	-1
^如	-16
^如果	-12
^学	0
^定	-2
^审	-4
^客	68
^客户	0
^家	19
^密	-11
^密码	-2
^密钥	-4
^对	31
^对方	24
^导	61
^小	-7
^就	-5
^尾	-14
^尾号	-12
^工	40
^工单	40
^差	-42
^已	-193
^已取	3
^已提	-8
^已经	-152
^师	-10
^师傅	-10
^带	-11
^帮	-41
^帮您	-41
^平	65
^平台	71
^平均	-34
^年	-33
^并	19
^库	19
^库存	19
^应	-19
^延	-1
^建	-36
^建议	-16
^开	39
^当	-12
^待	-3
^得	-34
^快	66
^快递	-8
^总	0
^您	125
^您上	-5
^您不	0
^您先	0
^您可	39
^您好	-1
^您的	94
^您看	-1
^您给	-3
^您要	-7
^您让	1
^您说	-10
^想	-9
^感	-9
^感谢	-9
^成	17
^我	-9
^我先	-39
^我再	2
^我只	-7
^我可	-1
^我就	-10
^我已	1
^我把	7
^我没	-4
^我看	-4
^我记	-2
^我这	17
^截	-6
^房	69
^房东	14
^所	1
^所以	1
^手	-16
^打	-38
^扣	-3
^找	-1
^把	-7
^投	-15
^投票	-18
^报	9
^报修	-3
^报告	15
^报销	13
^抬	29
^抱	-1
^抱歉	-1
^挂	-30
^挂号	16
^指	0
^按	-20
^按您	-5
^换	-13
^接	-10
^推	0
^提	-3
^提醒	18
^搞	-2
^搞定	-2
^支	-12
^收	69
^收件	-5
^收到	-3
^改	-6
^改签	-2
^放	30
^放在	38
^故	7
^数	-11
^文	-5
^文件	-5
^新	-7
^方	-7
^日	17
^日历	2
^日志	23
^日程	-7
^旧	2
^早	-2
^早上	-2
^时	-1
^时间	-1
^明	73
^明天	58
^明早	12
^昨	36
^昨天	37
^是	21
^晚	59
^暂	-2
^暂时	0
^最	-57
^最好	-7
^月	13
^有	-66
^有三	-1
^服	12
^服务	12
^未	-5
^本	10
^机	14
^权	-1
^权限	-1
^材	-9
^材料	-9
^查	-37
^查到	-9
^查过	-4
^标	1
^款	16
^款项	5
^正	17
^正在	27
^每	-12
^水	-41
^水费	15
^没	-49
^没有	-10
^没订	0
^流	59
^流水	2
^测	-1
^测试	-1
^海	-9
^灯	-12
^点	27
^照	9
^照片	13
^物	38
^物业	42
^状	0
^状态	0
^王	-3
^现	-32
^现在	-14
^班	0
^理	1
^生	-8
^生产	-1
^用	-1
^申	-20
^申请	-21
^电	-30
^电话	8
^电费	-11
^留	3
^登	42
^登机	0
^白	-4
^皮	-15
^目	53
^目前	53
^看	-51
^短	-1
^短信	-1
^确	-20
^确认	1
^祝	-5
^祝您	1
^票	-31
^租	-8
^税	-20
^空	-64
^空调	-58
^窗	44
^窗帘	46
^第	-48
^等	-54
^等您	-1
^签	-2
^系	-10
^系统	-10
^红	-2
^纪	-2
^纪要	-2
^线	41
^线上	7
^结	13
^结果	12
^给	-86
^给您	24
^续	-17
^编	0
^缺	33
^网	-22
^网关	-2
^群	-43
^群里	-41
^翻	14
^老	-29
^能	-4
^自	12
^自动	12
^花	34
^药	9
^行	46
^补	-14
^表	-7
^要	-69
^要不	-11
^要我	-1
^要是	-40
^订	2
^订单	0
^记	-21
^记得	-16
^证	4
^评	-3
^说	30
^请	27
^账	-9
^账单	2
^账号	1
^货	-61
^超	2
^超时	0
^跑	5
^跟	34
^路	-1
^车	2
^转	-28
^转账	24
^辛	21
^过	-3
^运	-5
^运单	1
^还	-108
^还剩	-2
^还在	-72
^还差	-11
^还是	-25
^还有	-5
^还没	-4
^这	-23
^这个	20
^这单	9
^这回	7
^这是	-9
^这次	47
^这笔	-3
^进	0
^退	-7
^退款	-18
^通	-24
^通知	0
^那	3
^邮	5
^邮件	2
^邮箱	3
^都	20
^酒	5
^酒店	5
^采	-20
^重	-5
^重启	-10
^金	44
^金额	47
^钱	70
^银	-1
^银行	-2
^门	50
^闹	29
^闹钟	2
^阿	-10
^零	-5
^需	-7
^需要	-6
^青	-1
^面	2
^项	17
^项目	-6
^顺	20
^顺丰	-4
^预	77
^预计	22
^高	-13
^麻	-17
^麻烦	-7
a	-55
a #	-8
a backup	-11
a comment	-48
a confirmation	-23
a draft	-4
a ed x	0
a ing x	18
a month	57
a new	-5
a note	34
a reminder	58
a week	-54
a x $	-29
a x and	-36
a x at	35
a x for	1
a x is	-72
a x of	32
a x on	23
a x s	-31
a x with	55
a x x	-146
a year	-3
able	-1
able to	-1
about	-6
about 0	-112
about a	-3
about the	-11
above	-20
accepted	5
access	67
access to	46
according	6
according to	6
account	28
account $	65
accounts	-4
active	17
active $	17
add	-17
added	-7
address	-22
address $	-9
address is	1
afraid	-1
after	69
after 0	-2
after the	5
afternoon	102
afternoon $	106
again	65
again $	41
ahead	-36
ahead $	-27
alarm	-53
all	0
all 0	56
all set	-23
all three	56
all x $	8
all x s	-4
allergy	-3
alone	-46
alone $	-46
already	143
already $	63
already ed $	-9
already ed the	-19
also	5
altogether	-6
am	-21
amount	-6
an	-69
an answer	-11
an hour	-27
an x $	-38
an x x	-26
and	169
and #	-15
and 0	-213
and 0 $	3
and 0 x	-3
and a	88
and a x	102
and ed $	21
and ed the	-60
and ed to	11
and ed x	-73
and i	69
and i ed	18
and i x	54
and it	28
and s x	19
and the	23
and the s	-6
and the x	-20
and then	-8
and x $	154
and x has	16
and x s	6
and x the	-12
and x x	18
and you	51
and your	24
and your x	1
another	-6
answer	6
answer $	20
answered	34
answered $	-4
any	50
any more	69
anything	-106
anything $	-5
anything else	0
api	-75
app	-61
app $	-10
applied	15
approval	-4
approval $	-2
approve	46
approved	-7
approved $	5
archive	-10
are	271
are ed $	28
are ed for	19
are ed x	18
are in	-61
are on	178
are x $	3
are x s	59
are x x	-49
arranged	25
arrive	-13
arrived	-1
arrived $	1
as	234
as #	22
as # $	36
as ed $	-18
as it	-24
as it was	-7
as of	-12
as of x	29
as well	12
as x $	49
as x as	6
as you	38
as you ed	35
as you x	4
ask	-9
asked	73
asked for	-11
assigned	3
assigned to	-4
at	164
at 0	-226
at 0 $	-72
at 0 pm	-39
at 0 x	-23
at noon	60
at the	30
at the x	40
at x $	97
at x 0	19
at x x	65
at your	70
at your x	61
atlas	-2
attached	17
attempt	-13
automatically	0
available	0
average	-16
away	6
away $	7
b	48
b #	-19
b # $	-17
b 汉	27
back	146
back $	41
back door	1
back on	36
back to	44
backup	-14
badge	13
balance	9
balance is	25
bank	-99
basil	-2
be	365
be changed	-1
be ed $	1
be ed x	-5
be x $	51
be x x	-1
because	-9
because $	-8
been	128
been delivered	0
been ed $	68
been ed in	18
been ed to	25
been ed x	22
been shipped	0
been told	-85
been x $	2
been x x	-18
before	-42
before the	0
before you	-19
being	35
below	-13
best	-4
between	-71
bid	-2
bill	3
billing	28
blocked	47
blocked $	7
bo	-27
board	24
boarding	0
boarding pass	0
book	-3
booked	-59
booked $	-2
booked for	-24
booked the	-5
booking	-12
both	42
both are	-23
both are x	-21
both s $	16
both s are	0
both x $	-9
bounced	41
bounced $	67
box	26
branch	-8
brill	18
bring	-2
bucket	21
budget	53
but	-93
but $	-93
by	59
by 0	-2
by the	-26
by the x	-11
by x $	68
by x x	-37
by your	-15
c	2
c #	58
c # $	-88
ca	-14
ca n't	-10
ca x x	-5
cache	4
calendar	-10
calendar for	-9
call	-21
called	-6
came	-90
came to	-4
can	80
can be	-11
can be ed	-1
can see	27
can x the	2
can x x	13
cancel	-7
cancel the	0
cancellation	-13
cancelled	71
cancelled $	10
cancelled the	-1
car	-15
card	126
card $	-13
card is	-7
care	-2
care of	-2
cart	-10
casa	-5
case	-18
certificate	-3
change	-10
changed	-12
changed $	2
channel	2
charge	47
charge $	1
charged	-2
cheapest	-22
check	10
check $	-1
check the	-40
checked	34
checked $	-6
checked in	-14
checkout	16
checks	-4
ci	45
claim	-72
close	0
closed	-65
closed $	-48
code	55
coffee	19
collected	56
com	-6
come	91
comes	-8
comes to	-3
coming	22
comment	-55
commit	-10
commit #	-16
complaint	2
complete	-10
complete $	-8
confirm	-3
confirm $	-1
confirmation	-36
confirmation $	-2
confirmed	-14
confirmed $	-1
confirmed for	0
conflict	-10
connection	-43
consent	-3
contacts	34
contract	26
contract $	16
copies	-6
copy	112
cost	-4
costs	9
could	-28
could n't	-6
could not	-2
could not be	-1
could x be	0
could x x	-4
council	1
count	-7
courier	-24
covered	0
cpu	12
created	-6
credited	14
crm	72
customer	-31
customers	-2
d	-21
d #	-22
d # $	-18
dana	5
data	5
date	4
day	59
day $	-4
days	114
days $	117
days to	-5
dear	1
dec	-32
december	-197
december $	-57
december at	-39
declined	-13
degrees	9
delete	21
deleted	-23
deleted $	-15
delivered	-30
delivered $	-30
delivered :	0
delivery	-30
delivery $	-19
dentist	-37
deploy	-14
deployed	3
deployment	-6
deposit	55
depot	-9
depot $	-1
desk	11
desk $	15
devices	0
did	60
did n't	23
disk	15
dns	-1
do	-43
do $	-18
do n't	-11
do x x	-11
do you	-3
do you x	-3
does	-3
dollars	-88
done	-108
done $	-45
done :	-11
door	94
door is	1
down	-55
down $	-3
down to	3
dr	71
draft	-8
drive	8
driver	31
dropped	-11
dry	-2
due	2
due on	3
duplicate	48
e	111
e #	66
e # $	64
each	63
early	29
ed ! $	13
ed # $	-2
ed 0 $	66
ed 0 s	-20
ed : $	-2
ed ? $	0
ed a x	-27
ed and s	12
ed and x	23
ed as x	6
ed at 0	-25
ed at the	-2
ed at x	-2
ed by the	-5
ed by x	-8
ed for 0	-11
ed for the	26
ed for x	107
ed in $	53
ed in 0	-12
ed in the	18
ed in x	61
ed ing $	-3
ed it $	-44
ed it x	41
ed on x	7
ed that x	-6
ed the ing	39
ed the s	-73
ed the x	-34
ed to 0	20
ed to the	53
ed to x	56
ed to your	21
ed until 0	-8
ed with the	12
ed with x	63
ed x $	-128
ed x 0	15
ed x a	2
ed x s	38
ed x the	2
ed x to	73
ed x x	68
ed yet $	-5
ed your x	4
eight	19
eight $	-3
eleven	40
else	-28
email	67
emailed	2
empty	-8
end	-8
ends	-2
enrolled	-9
entered	22
entry	0
episode	-2
erp	-1
erp 汉	-1
error	20
errors $	25
eta	0
eu	23
eu west	-3
eur	-3
eur $	-1
euros	-42
evening	45
event	-7
every	-9
everyone	20
everything	56
example	-71
executed	-15
exist	-8
exist $	-8
exists	18
expect	0
expired	-9
expired $	-9
export	26
f	-16
f #	5
fail	25
fail $	25
failed	129
failed $	1
failing	-2
failures	-6
far	-30
far $	-13
far :	-1
fee	4
fee is	11
file	25
file $	44
filed	60
files	-3
files $	4
filled	0
finance	-16
fine	-20
fine $	-3
finished	-1
first	-5
first $	-17
five	12
five days	15
fix	-10
fixed	-11
flagged	0
flight	-7
flights	2
floor	-22
folder	-29
folder $	-34
for	152
for 0	17
for 0 $	-14
for 0 x	-60
for a	-60
for a x	-75
for approval	0
for delivery	-20
for it	2
for order	2
for the	-82
for the #	-96
for the x	-8
for two	-10
for x $	21
for x 0	26
for x at	-3
for x is	-1
for x s	-58
for x x	57
for you	174
for you $	109
for your	-106
form	-47
found	-39
four	125
four $	-11
free	13
free $	32
friday	-35
friday $	-6
friday 0	4
from	35
from 0	52
from here	-2
from here $	-2
from the	57
from the x	46
from x $	43
from x x	-45
from your	28
front	28
full	73
full $	64
funds	-4
funds $	-1
g	24
g #	10
g # $	-10
garage	3
gateway	-22
gave	66
gb	21
gb $	0
get	48
get a	-3
git	-9
give	-7
give me	-1
given	-14
go	62
go $	-1
go ahead	11
go x $	2
goes	-19
going	-3
gone	-96
gone $	-16
gone from	0
gone through	-7
good	36
good news	-71
got	82
got a	-1
got the	46
great	-4
green	53
green $	40
group	-12
guest	-33
gym	19
h	18
h #	-7
h # $	22
had	139
had already	-9
halberd	10
half	-37
half past	-25
hand	-27
hand $	-10
handed	-46
handed to	-5
happy	-20
happy to	-1
has	116
has 0	50
has 0 s	-5
has a	83
has a x	83
has already	14
has been	41
has been ed	63
has been x	-22
has ed $	-20
has ed it	-6
has ed the	6
has expired	-3
has gone	-64
has it	-9
has n't	-95
has no	-3
has no x	-2
has the	-16
has the s	22
has the x	-38
has to	-17
has to x	-8
has x been	-93
has x ed	-11
has x x	-20
has your	65
have	185
have a	10
have a x	10
have been	81
have been ed	67
have gone	-11
have n't	-13
have the	-1
have the x	-37
have three	-1
have to	-10
have to x	-2
have x ed	-10
have x s	-14
have x x	0
he	79
he 's	-4
heating	-16
held	18
help	-55
her	189
her $	22
her x $	11
here	-9
here $	-3
here 's	-6
here 's the	-2
here 's x	0
hi	89
him	36
his	105
history	65
hit	-7
hold	-53
home	41
hotel	-1
hour	-45
hour $	-26
hours	29
house	18
how	-6
hr	-31
https	0
https :	0
i	-73
i #	-7
i # $	-9
i 'd	5
i 'd x	6
i 'll	-46
i 'm	-4
i 'm ing	0
i 'm not	-1
i 'm x	-1
i 've	66
i ca	-4
i ca x	-4
i can	-30
i can x	-29
i checked	11
i could	-5
i could x	-4
i did	-3
i do	-5
i do x	-5
i ed $	-2
i ed at	-3
i ed it	68
i ed the	19
i ed to	-2
i ed x	-46
i found	-11
i got	-16
i have	4
i have no	-5
i have x	-9
i left	-38
i looked	-8
i only	-12
i put	-12
i ran	-5
i see	-1
i took	-22
i tried	-5
i was	-2
i went	-2
i x $	-17
i x a	-8
i x ed	-4
i x it	-11
i x s	-2
i x the	-86
i x x	-48
id	-4
idle	-7
if	-53
if it	-4
if the	-17
if the x	-12
if you	-9
if you x	-7
in	212
in #	34
in # $	-5
in $	-38
in 0	55
in 0 $	-15
in a	-1
in a x	-1
in all	-26
in for	-40
in ing $	3
in october	-9
in place	-32
in s $	11
in s x	-20
in the	131
in the s	-18
in the x	167
in total	-8
in use	-10
in x $	-22
in x 0	6
in x s	-47
in x x	-33
in your	-7
in your x	26
inbox	-6
inbox $	-43
ines	5
informed	14
ing ! $	-1
ing 0 $	-7
ing : $	-4
ing ed $	-4
ing for x	0
ing has been	-2
ing is ed	-20
ing is x	-5
ing s $	31
ing s x	58
ing the x	-25
ing to the	24
ing was ed	3
ing x $	12
ing x is	21
ing x s	-31
ing x the	2
ing x to	-71
ing x x	22
instead	-7
insurance	-5
into	-31
invitation	15
invitations	-22
invite	17
invited	-78
invoice	12
invoice #	-6
invoice $	-12
invoice is	11
invoices	59
is	139
is $	-6
is 0	-22
is 0 $	26
is 0 s	-79
is a	-20
is a x	-17
is at	75
is at 0	7
is back	111
is booked	-20
is cancelled	0
is down	14
is ed $	-181
is ed and	72
is ed by	13
is ed for	-2
is ed in	-53
is ed on	-84
is ed to	1
is ed x	-7
is free	-8
is full	-27
is gone	-11
is in	-81
is in $	-43
is in the	-46
is in x	15
is in your	-21
is ing $	28
is ing for	26
is ing x	-82
is live	5
is locked	18
is n't	47
is now	25
is off	55
is on	-21
is on its	-8
is on x	-9
is open	31
is out	17
is overdue	-3
is ready	-51
is running	32
is s $	-60
is set	47
is still	-23
is still ing	-4
is still x	-8
is the	4
is the x	3
is under	19
is up	-119
is waiting	51
is with	-29
is x $	-23
is x at	-86
is x ed	-32
is x from	0
is x in	37
is x on	47
is x to	10
is x until	53
is x x	32
is yours	-69
issue	-2
issue 0	-2
issued	12
issued $	-2
it	-103
it $	89
it 'll	4
it 's	-62
it 's 0	-1
it 's ed	-18
it 's x	-41
it :	-1
it : $	-1
it ?	-1
it ? $	-1
it as	-14
it back	45
it did	-3
it ed $	6
it has	-5
it in	34
it is	-5
it is x	-3
it may	-1
it now	-14
it on	-7
it s $	8
it s x	-17
it should	0
it to	-56
it to x	-1
it up	-10
it was	-23
it was $	-21
it went	-4
it x $	1
it x x	-7
items	-1
items $	-1
its	70
its way	-16
its x $	40
its x to	12
itself	-10
j	-2
j #	15
january	9
january $	11
jo	0
jo fenn	0
job	-4
june	-5
just	115
k	12
k #	12
k # $	-41
keep	-46
keep the	-22
kept	112
key	-6
keys	-10
kim	3
kitchen	-19
know	58
know $	29
knows	28
knows $	-9
kofi	-22
l	0
l #	0
l # $	4
label	8
labelled	-13
landlord	-31
laptop	24
last	-51
last week	-4
late	49
late $	5
late fee	1
leads	19
leads tmp	0
lease	40
leave	161
leaves	13
leaves at	-2
ledger	26
left	-32
left $	81
left a	-3
left the	-25
let	62
let me	-3
letter	5
lights	-21
like	-25
like me	0
limit	-4
limit $	-8
line	37
lines	-19
link	20
lint	0
list	29
list $	15
listed	-5
little	-2
live	-18
live $	0
live in	1
live on	16
lock	-24
locked	9
locked $	0
log	-59
log $	-7
logged	-3
login	0
long	-3
longer	82
look	-17
look at	-28
looked	-21
looked at	-10
looks	-87
lost	-23
low	-43
lu	0
luck	-15
lume	-3
m	-15
m #	-13
m # $	-4
m # 汉	-6
made	-4
made $	-7
mail	17
mail $	-11
mailbox	-11
mailed	-41
mails	-16
main	102
manager	-49
many	-7
march	-5
marta	-7
match	3
may	-34
may $	-4
may not	-3
mb $	-20
md	-12
me	-145
me $	-101
me a	0
me the	0
me to	-2
me to x	-2
me x x	-1
means	-15
meeting	8
mention	-21
merge	-1
merged	5
message	30
might	-27
migration	-33
milk	-6
minute	-17
minute $	-5
minutes	61
minutes $	70
missing	4
missing $	-4
monday	46
monday $	39
money	31
money has	15
month	60
more	109
more $	48
more than	-12
morning	41
morning $	46
most	-45
move	-63
moved	-41
moved to	-14
mr	34
mrs	0
ms	-43
muted	0
my	26
my x $	-16
n't	-63
n't $	-2
n't be	-6
n't been	-1
n't know	-4
n't see	0
n't tell	-2
n:	124
n:assertsFalse	-194
n:assertsTrue	18
n:deniesFalse	-223
n:openFalse	-381
name	25
name $	1
nd	12
nd #	12
need	-19
need a	-7
need your	0
needs	-6
neighbour	35
neither	-3
net	-30
new	-56
new one	-16
news	-58
next	16
night	0
night $	-5
nights	-21
nine	-45
nine $	34
no	-34
no $	-23
no confirmation	-7
no longer	84
no s $	3
no x $	-38
no x for	-2
no x s	16
no x x	-22
nobody	-6
none	18
noon	42
noon $	44
noor	-18
normally	0
north	-10
not	-5
not be	-2
not be ed	-1
not ed $	-5
not x $	0
note	57
note $	-7
noted	-9
notes	56
nothing	-5
nothing has	-5
nothing was	4
notice	19
november	7
november $	-9
now	294
now $	175
now on	-1
ns:assertsFalse	-29
ns:assertsTrue	-216
ns:deniesFalse	-8
ns:openFalse	284
number	-45
number $	-13
number 0	5
number is	-8
oa	24
oa 汉	24
oa 汉 $	25
oakline	-10
oat	-1
oat milk	-1
october	-15
october $	-6
of	146
of 0	-61
of 0 $	-7
of 0 s	-7
of 0 x	-6
of s $	0
of stock	-7
of the	26
of the x	106
of them	64
of x $	52
of x s	-10
of x x	45
of your	-3
off	96
off $	-4
off the	79
off your	-40
offer	17
office	-61
office $	1
offline	-6
offline $	-6
ok	18
ok $	-4
old	111
on	-187
on $	-29
on 0	-109
on 0 x	-81
on a	-8
on a x	-8
on friday	-35
on it	21
on its	-6
on its x	-6
on monday	-2
on saturday	-9
on staging	-12
on the	1
on the #	9
on the x	-61
on thursday	-66
on to	-2
on x $	64
on x 0	18
on x at	-16
on x x	10
on your	26
on your x	5
once	-62
once the	-22
once the x	-21
once you	-2
once you x	-2
one	-153
one $	-1
one of	-5
ones	-8
online	-8
only	-76
only $	-18
open	90
open $	37
opened	13
opened a	11
or	-156
order	39
order $	0
order 0	54
ordered	47
ordered $	4
orders	-39
orders $	-1
other	-105
out	-226
out $	-49
out :	-1
out for	-17
out of	-78
out to	8
outstanding	15
over	15
over $	-6
overdue	-8
overdue $	-8
own	-4
owner	-14
p	45
p #	51
p # $	7
p:	53
p:assertsFalse	-64
p:assertsTrue	-338
p:deniesFalse	-166
p:openFalse	-90
pa	-3
pa #	-3
page	95
pages	0
pages $	0
paid	-42
paid $	-23
paid the	-1
paper	-27
papers	4
parcel	-28
parcel was	-3
parking	5
part	-2
pass	11
pass $	14
passed	-15
passed $	-4
passport	1
password	-1
past	6
patch	0
pay	-27
payment	49
payment $	-1
payment of	4
pdf	-35
pdf $	32
pending	11
pending $	13
people	34
per	-61
pharmacy	-1
phone	51
phone $	36
photos	-4
picked	60
place	75
placed	11
placed $	-21
plan	-9
plan $	-6
please	-50
please check	-6
pm	-61
pm $	-53
pod	3
pods	0
policy	-1
poll	-4
possible	-2
post	20
posted	125
pounds	-31
pr	-35
press	28
price	-7
price $	-1
print	-7
printer	-9
priority	-4
priya	-28
pro	-38
processing	-4
processing $	-4
prod	-40
production	-37
ps:assertsFalse	-145
ps:assertsTrue	31
ps:deniesFalse	273
ps:openFalse	-215
push	-12
pushed	18
put	-27
q	37
q #	37
q # $	25
question	-10
queue	-8
queue $	-23
queued	-3
quota	-4
r	-31
r #	-40
r # $	-22
rain	-6
raised	15
ran	46
ran the	-5
rate	20
rather	-35
re	-15
reach	18
reached	-6
read	42
read the	1
reading	44
readme	5
readme md	-3
reads	51
ready	-3
ready $	-24
rebase	-15
receipt	-49
received	-32
record	-40
red	3
redis	-1
redis $	0
reference	-25
refresh	16
refresh $	17
refund	-36
refund is	-5
refunded	25
refunded $	27
refunds	18
refused	-13
registered	-12
rejected	-7
release	-8
released	8
remaining	6
reminder	120
removed	61
renamed	-1
renew	-3
renewed	15
rent	-25
replacement	-1
replicas	-3
reply	-82
reply to	-5
report	8
reported	-32
request	-70
requested	-37
reserved	-27
resolved	-30
restart	19
restarted	-5
result	1
return	-6
returned	-3
review	-79
review $	9
right	-74
right ?	0
ring	66
room	-91
room is	-6
rotated	1
rotated $	0
roughly	-37
rows	-22
run	-31
run $	-7
running	39
runs	-20
s	41
s #	3
s # $	54
s # 汉	-29
s 0 $	-22
s 0 s	26
s 0 x	-82
s : $	-30
s ? $	-2
s a x	-49
s an x	-4
s and x	32
s are ed	14
s are in	-22
s are x	-43
s at 0	-31
s ed $	-34
s ed :	-3
s for ing	-1
s for x	42
s from x	-16
s have been	45
s have ed	25
s in the	-89
s in x	-39
s is ing	13
s is x	137
s of the	34
s of x	109
s on 0	-4
s on the	35
s on x	-38
s s $	-10
s the x	-4
s to 0	-21
s to the	41
s to x	1
s x $	74
s x 0	52
s x :	5
s x ?	0
s x at	-37
s x ed	-9
s x it	25
s x on	-42
s x s	-11
s x the	57
s x to	-22
s x x	-15
s x you	-2
s you x	-4
s your x	-2
s 汉 $	-1
safe	112
said	-2
sam	2
same	-23
saturday	-62
saturday $	-4
saved	-39
savings	-28
say	-32
say the	-12
says	-32
says $	-14
school	-2
seal	-3
search	-8
searched	-2
seat	63
seats	-15
second	-3
see	82
see the	-18
send	-17
send it	3
send the	-13
sent	-51
sent $	-23
sent the	61
sent to	-8
server	-16
service	-7
set	-28
set for	3
settings	-1
settled	73
seven	29
shall	-2
shall i	-2
shared	62
she	108
shipped	-19
shop	12
short	-6
should	119
should be	89
should i	-13
should i x	-13
show	-2
shows	6
shut	-3
side	-90
side $	-43
sign	-11
signature	7
signed	48
signed $	0
signed in	1
since	34
since $	35
site	-3
six	15
six $	4
size	-6
skipped	26
slot	-31
slot is	-19
sms	-4
sna	-12
sna #	-12
snapshot	-31
so	-52
so $	8
so far	-17
so i	59
so i x	9
so that	18
so that $	18
so x $	-8
so x :	-1
sold	-30
sold out	-11
some	-26
somebody	-18
someone	-36
soon	-26
sorry	-4
sorry $	-1
sorted	48
sorted $	4
south	-21
staging	-36
staging $	-16
standing	13
stands	-5
start	-11
started	-35
state	-1
statement	-5
status	54
stay	28
stays	22
step	-9
still	-59
still has	-5
still on	-11
still x $	-2
stock	-23
stock $	-8
stopped	-15
street	-12
subject	-3
submit	-48
submitted	-30
subscription	-2
summary	-1
sun	1
sun bo	1
sunday	-2
sunday $	3
supplier	-4
sure	-16
swapped	59
switch	3
switched	-50
system	-41
t	-27
t #	17
t # $	-25
table	-31
table for	-28
tagged	30
take	-24
take the	-6
taken	-36
taken $	-23
taken care	-2
takes	-16
tap	1
task	-8
tax	-8
team	-13
tell	-40
tell me	-4
ten	-70
ten $	-47
test	20
tests	139
tests pass	15
text	40
text $	50
than	-49
thank	-9
thank you	-5
thanks	-3
thanks for	-4
that	-169
that $	27
that 's	-48
that 's x	-10
that is	-4
that the	-73
that the x	-14
that x is	6
that x s	-10
that x x	35
the	146
the #	-135
the # $	-74
the 0	191
the 0 x	40
the account	-18
the address	-10
the app	-12
the back	2
the bank	-55
the board	30
the box	25
the calendar	-7
the call	-8
the card	49
the change	-8
the charge	-2
the cheapest	-6
the connection	-34
the contract	-11
the courier	-22
the customer	-3
the day	6
the dentist	-18
the deposit	64
the door	63
the driver	35
the ed x	54
the event	-4
the fee	-5
the file	-12
the first	-25
the five	4
the form	-1
the front	-23
the guest	-33
the gym	17
the hotel	-2
the ing $	-20
the ing is	4
the ing s	25
the ing x	-40
the invitation	11
the invoice	4
the keys	-9
the landlord	-38
the last	-40
the late	5
the list	30
the lock	10
the log	-7
the mail	-12
the meeting	-4
the message	44
the minutes	-2
the money	40
the new	-54
the next	3
the office	-2
the old	97
the order	-20
the other	-112
the page	-2
the parcel	-14
the payment	41
the pharmacy	-5
the plan	28
the post	-2
the price	-4
the printer	0
the quota	-2
the refund	-6
the request	-2
the rest	-12
the s $	-12
the s are	-99
the s on	-2
the s x	44
the same	-18
the school	-2
the second	-22
the shop	-3
the slot	1
the supplier	38
the system	-39
the table	-2
the team	-19
the text	46
the three	6
the ticket	-3
the transfer	-1
the two	44
the way	14
the word	-2
the x $	155
the x 's	-67
the x 0	-15
the x :	31
the x ?	-1
the x and	58
the x as	-13
the x at	-16
the x by	0
the x ed	-133
the x for	84
the x from	-5
the x has	14
the x i	-3
the x in	7
the x ing	-3
the x is	56
the x of	-77
the x on	-83
the x s	-49
the x to	80
the x was	61
the x will	65
the x with	-44
the x x	-198
the x you	-35
their	-32
their s $	-31
their x $	6
them	26
them $	-8
then	-46
then $	-4
there	87
there $	-2
there 's	25
there 's a	-41
there are	56
there are x	59
they	162
they 've	10
they have	1
they x ed	20
they x x	55
third	-8
this	133
this ing $	17
this morning	17
this x $	125
those	83
though	-10
thread	26
three	52
through	20
through $	-27
through your	-3
thursday	-81
thursday $	-53
thursday 0	-11
ticket	169
ticket is	1
tickets	-2
till	-4
time	-26
time $	-13
timed	-13
timed out	-13
timeout	-35
timeout $	-12
times	-62
tmp	22
to	125
to #	0
to $	0
to 0	-32
to 0 $	-57
to 0 x	70
to be	94
to be ed	36
to be x	58
to do	1
to go	0
to help	-48
to ing $	-1
to pay	-4
to sign	-2
to the	39
to the x	-28
to x $	27
to x 0	-1
to x a	-1
to x in	21
to x it	-10
to x s	-52
to x that	-1
to x the	52
to x x	-27
to you	35
to your	53
to your x	52
today	67
today $	73
together	-20
told	-34
told me	-5
tomasz	-9
tomorrow	102
tomorrow $	-12
tonight	14
tonight $	15
too	43
too $	98
took	-53
total	-13
touched	-7
tracking	-8
transfer	-15
translated	0
tried	-6
tried to	-2
try	-14
try again	-3
tuesday	-31
turn	-1
turned	-30
turned down	10
twelve	-30
twice	26
twice $	-30
two	-247
two of	2
unchanged	1
unclear	-12
unclear $	-14
under	31
unit	68
unknown	-9
unknown $	-9
unless	-2
unless you	-1
unread	-1
until	-73
until 0	-3
until 0 $	0
until 0 x	0
until the	-19
until the x	-6
until x $	40
untouched	-5
up	128
up $	-93
up :	-4
up : $	-4
up at	22
up on	-17
up to	19
up with	-9
update	0
updated	-20
upload	-3
uploaded	-2
us	86
use	-78
use $	-10
used	-12
usually	-26
valid	-1
version	-6
visit	54
voucher	12
vpn	9
w	30
w #	30
wait	-15
waiting	145
waiting for	73
want	-15
want me	-1
wants	-3
warehouse	47
was	205
was $	-21
was 0	-3
was delivered	2
was ed $	5
was ed by	-22
was ed in	-13
was ed to	16
was ed x	91
was issued	-2
was n't	-3
was sent	-25
was turned	5
was x $	-17
was x ed	-5
was x x	0
water	-28
way	19
way $	-24
way to	29
we	32
web	-23
wednesday	-30
wednesday $	36
week	-64
week $	-42
weeks	-9
weeks $	0
welcome	-10
well	5
well $	12
went	-73
went out	-1
went through	-21
went to	-58
were	-31
were ed $	15
what	-32
what 's	-10
what you	-6
when	46
where	-2
whether	-39
whether the	-6
which	52
while	60
who	21
why	0
will	317
will be	172
will be ed	-34
will x x	60
window	-9
with	-80
with 0	-24
with 0 s	-9
with a	22
with a x	21
with the	-32
with the x	-30
with x $	-10
with x s	-7
with x x	20
with your	11
within	4
within 0	21
without	-24
wo	20
wo n't	20
wo x x	21
word	4
word $	0
work	-7
worker	8
working	-1
works	-3
worth	50
would	-36
would be	-13
would you	-1
would you x	-1
wren	-7
write	31
writes	-12
written	-12
wrote	-5
x	19
x ! $	-51
x #	-1
x # $	16
x # is	-29
x # 汉	-4
x 's been	52
x 's ed	25
x 's in	50
x 's on	22
x 's s	38
x 's x	32
x 0 $	-10
x 0 0	-11
x 0 and	-9
x 0 ed	-7
x 0 has	10
x 0 is	97
x 0 s	-27
x 0 was	3
x 0 x	-59
x : $	-91
x ? $	-35
x a ing	0
x a x	-70
x already ed	-22
x an x	-42
x and 0	-1
x and x	38
x are ed	-10
x are x	45
x as x	48
x at 0	-146
x at the	-98
x at x	-72
x be ed	-7
x be x	-4
x been ed	0
x by the	-14
x by x	48
x c #	154
x can x	25
x could not	-1
x d #	9
x do x	-4
x ed $	11
x ed 0	-12
x ed :	-4
x ed a	22
x ed as	-3
x ed at	2
x ed for	40
x ed in	17
x ed ing	-11
x ed it	-52
x ed the	-15
x ed to	16
x ed x	-32
x ed you	10
x ed your	9
x for 0	79
x for it	4
x for the	15
x for x	62
x for you	91
x from 0	-1
x from the	45
x from x	10
x has a	10
x has been	32
x has ed	-2
x has it	-7
x has the	1
x has to	-10
x has x	4
x i 'd	-10
x i can	-2
x i ed	-75
x i x	-3
x if you	-1
x in $	-43
x in 0	10
x in a	4
x in s	14
x in the	118
x in x	1
x in your	2
x ing $	40
x ing 0	-5
x ing is	44
x ing the	-16
x ing x	-9
x is 0	-77
x is at	78
x is ed	-45
x is in	-135
x is ing	109
x is now	-25
x is on	45
x is s	-66
x is still	-8
x is the	-5
x is up	-95
x is x	65
x it $	45
x it 's	-8
x it ?	0
x it ed	-2
x it in	-31
x it s	-4
x it to	-7
x it x	-11
x me $	-7
x me a	0
x me the	0
x me to	-1
x me x	-6
x no $	-20
x no x	59
x not x	-1
x now $	-9
x now s	-42
x of 0	-43
x of ing	0
x of s	-26
x of the	16
x of x	-54
x on 0	-57
x on the	115
x on x	7
x or x	-101
x s #	19
x s $	11
x s 0	-97
x s :	-30
x s a	-56
x s are	115
x s at	1
x s ed	-8
x s for	37
x s from	-15
x s have	16
x s in	-2
x s it	-37
x s now	7
x s of	146
x s on	64
x s s	-30
x s that	-10
x s the	-68
x s to	17
x s were	33
x s x	-15
x s you	-28
x s your	1
x should x	-3
x still has	-5
x still s	-9
x that $	6
x that x	-3
x the 0	-24
x the ed	17
x the ing	27
x the s	21
x the x	-12
x this x	-9
x to 0	-65
x to be	54
x to the	-13
x to x	-66
x to you	28
x to your	39
x until 0	-8
x until x	23
x up $	-25
x was 0	0
x was ed	26
x was x	34
x we x	1
x will be	217
x will x	91
x with the	-26
x with x	-31
x wo x	-12
x would x	-15
x x !	-10
x x #	-26
x x $	-213
x x 's	70
x x 0	-44
x x :	-66
x x ?	-13
x x a	11
x x and	-39
x x are	13
x x as	-17
x x at	20
x x by	-7
x x ed	117
x x for	-24
x x from	3
x x has	-66
x x i	-21
x x if	-15
x x in	70
x x ing	-38
x x is	38
x x it	37
x x no	-2
x x now	-43
x x of	-55
x x on	-27
x x or	-6
x x s	-57
x x that	3
x x the	42
x x to	119
x x up	60
x x was	-36
x x with	-20
x x x	-138
x x yet	-3
x x you	-41
x x your	65
x x 汉	38
x yet $	-10
x you $	4
x you ed	-30
x you x	-24
x your s	34
x your x	124
x | $	5
x ✔ $	-11
x 汉 $	93
x 汉 0	-45
x 汉 x	82
y	48
y #	48
y # $	52
year	6
year $	9
years	-16
yes	-21
yes $	-21
yesterday	-3
yesterday $	0
yet	-54
yet $	-49
you	80
you $	95
you 'd	-22
you 'd x	-1
you 'll	57
you 're	75
you 've	-35
you :	-21
you : $	-21
you asked	74
you can	65
you can x	67
you confirm	-2
you ed $	26
you ed x	13
you give	0
you had	-9
you have	-15
you have x	-14
you like	-7
you need	14
you on	-10
you said	-18
you to	-7
you told	-5
you want	-2
you x $	7
you x ?	0
you x a	-4
you x at	-3
you x ed	-11
you x ing	-39
you x me	-8
you x on	39
you x the	-9
you x to	0
you x x	19
your	230
your account	69
your approval	-2
your balance	31
your bank	-1
your calendar	-12
your card	24
your ing x	-1
your landlord	5
your name	7
your parcel	-16
your request	6
your s are	7
your s x	-28
your seat	60
your subscription	2
your x $	74
your x :	7
your x at	5
your x ed	2
your x for	-5
your x has	-50
your x is	70
your x on	91
your x s	40
your x to	-2
your x was	-3
your x x	240
yours	-55
yours $	-66
yourself	-11
yourself $	-4
z	-1
z #	-1
|	57
| $	54
⏳	0
☐	0
✅	-4
✅ #	6
✅ # $	-2
✅ $	106
✅ 汉	-38
✅ 汉 $	30
✔	-16
✔ $	-13
❌	-25
一	-266
一万	-9
一下	-42
一下$	-15
一个	11
一个$	5
一件	0
一份	23
一共	-76
一半	-11
一句	-10
一句$	0
一声	-37
一声$	-26
一天	5
一并	44
一张	-2
一晚	-9
一晚$	-1
一条	9
一条$	0
一次	7
一次$	52
一步	-17
一点	-13
一点$	-9
一直	-2
一眼	-7
一般	-39
一般来	-2
一遍	42
一遍$	29
一项	-15
丁	0
七	-100
七点	-31
万	-60
万$	9
三	200
三个	37
三件	-3
三位	-12
三分	13
三十	1
三天	46
三封	-3
三步	-3
三点	3
三点半	0
三百	-32
上	-326
上$	-39
上了	-21
上了$	-37
上传	-7
上午	-83
上午$	7
上午十	-51
上去	-106
上去$	28
上去了	-133
上周	-5
上次	-10
上的	-6
上线	-40
上线$	-41
上门	90
上面	-6
下	40
下$	-13
下一	2
下一步	0
下了	-26
下了$	36
下午	9
下午三	1
下午两	25
下单	11
下周	13
下来	17
下来$	0
下来了	85
下班	-4
下的	-8
下载	10
不	-189
不上	-11
不上$	-9
不了	35
不了$	23
不会	4
不会再	6
不准	-18
不准$	-2
不到	76
不在	-3
不够	-1
不少	-24
不少$	-25
不明	-27
不明$	-16
不是	-18
不清	-12
不清楚	-6
不用	15
不用再	0
不知	-7
不知道	-6
不确	-14
不确定	-14
不能	-8
不要	-16
不过	-7
不过$	-7
专	-14
业	56
东	69
丢	-8
两	-238
两个	0
两份	-26
两份$	-6
两位	133
两天	-7
两家	-20
两张	-13
两次	-4
两步	-3
两点	-1
两百	24
个	-72
个$	-19
个人	1
个人$	-18
个失	-1
个失败	-1
个工	-15
个工作	-15
个时	-4
个时间	-4
个月	86
个通	0
个里	-2
中	-2
中$	7
中午	-50
丰	-12
临	-3
为	-95
为$	-1
主	-12
主任	-6
主干	-7
久	6
么	-32
之	-246
之前	-51
之后	-82
乐	10
九	-70
九点	59
也	181
也没	-90
书	61
买	-118
买了	1
了	-68
了$	-40
了一	18
了一下	-14
了一次	16
了一遍	43
了三	54
了两	-89
了我	-10
事	-185
事$	12
二	-143
二十	10
二号	5
二等	-2
二等座	-2
于	16
云	37
五	-104
五$	24
五个	-14
五十	-6
五号	-12
五点	-8
些	-35
交	-58
交$	86
交上	-29
交上去	-29
交了	-44
交了$	-6
交好	0
产	28
享	-6
亮	-1
亲	15
亲$	4
人	88
人$	-11
人事	-18
人均	-14
人都	9
什	-6
什么	-5
今	173
今天	110
今早	13
今晚	40
介	-4
从	18
仓	73
仓库	40
他	183
他们	87
付	9
付$	-52
付了	-16
付款	4
代	-56
代码	0
令	-19
以	36
以$	-9
以上	41
以后	-26
以用	-1
们	63
件	-56
件$	112
件事	-1
件夹	-6
件已	33
件箱	-2
件都	37
件里	30
价	43
价$	28
价格	-17
任	-58
任何	-21
任务	-29
份	-46
份$	2
份证	-14
休	-20
优	-6
优先	-6
会	130
会$	0
会儿	-33
会再	2
会员	36
会在	-5
会有	-14
会自	23
会自动	20
会议	34
会议室	35
传	39
传到	12
估	-10
但	-12
但$	-12
位	169
位$	76
位子	34
低	-8
住	-13
住$	-17
住了	-13
住了$	-8
体	-9
何	-26
余	19
余票	-2
余额	-22
余额不	-2
作	-48
作废	-1
作废$	1
作日	-30
你	89
你说	-2
例	-59
供应	-10
便	59
便宜	-7
便宜的	2
保	-8
保单	-10
信	-35
信$	-21
信里	7
俩	0
修	-97
候	67
候补	-12
借	20
值	48
值班	-2
假	-28
假$	2
偏	-5
做	-22
做$	-5
停	31
停了	-3
停机	-6
健	-3
傅	85
傅$	19
催	-15
催了	3
像	-13
儿	-27
元	71
元$	-36
元券	-8
元已	33
充	-58
充电	10
先	-17
先不	0
先别	-13
先把	-10
先查	-12
先看	-4
光	-23
免	37
免得	-11
免费	-10
入	51
入$	14
入住	-4
全	266
全绿	122
全绿$	122
全部	66
全额	-4
全额退	-5
八	-46
八点	-24
公	29
公司	37
公告	21
六	-144
六个	8
六位	0
六点	-21
六点半	1
兰	-8
共	-84
共享	-1
关	-195
关$	5
关了	-41
关闭	-34
其	-18
其中	11
其他	-4
其余	-3
具	-34
具体	-27
内	-26
再	-66
再发	-2
再扣	-4
再试	-4
再说	-2
写	-137
写$	7
写好	-35
写好了	-5
写的	-22
写的是	-19
写着	-2
冬	-18
冲	25
冲突	26
冲突$	-2
决	80
决定	-4
况	-15
冷	-56
冻	13
冻结	7
准	-25
准$	-39
准备	-5
凌	40
凌晨	23
几	-13
凭	-1
出	-72
出$	-63
出了	-53
出了$	0
出去	-39
出去$	49
出去了	16
出库	-8
出库$	-12
出来	-33
出来$	-9
出来了	12
出门	3
函	5
分	-170
分$	16
分之	-43
分支	4
分钟	-43
分钟$	-24
分钟后	-8
切	43
划	18
列	45
则	-12
刚	-5
刚才	-3
初	-58
删	-14
删$	1
删了	-62
删了$	-15
删除	2
判	-2
别	-16
别人	56
别急	-9
别的	-15
到	58
到$	138
到一	-13
到三	4
到下	2
到两	-6
到了	-13
到了$	29
到位	0
到十	-2
到周	3
到四	0
到底	-8
到您	119
到您的	72
到手	-13
到时	-1
到期	21
到期$	-4
到点	-3
到的	63
到账	-26
到账$	-7
制	-8
刷	69
券	11
券$	6
前	102
前$	-6
前台	48
前台$	38
前面	-4
剩	39
剩下	-3
副	-6
副本	9
办	-42
办好了	3
办理	-49
功	-32
功$	-25
加	-28
加了	-27
加班	48
务	82
动	-126
动$	-17
动回	-39
动续	9
动续费	18
包	66
包裹	10
化	-15
匙	2
区	48
医	-64
医保	-6
医生	-45
医院	-3
十	-180
十二	-56
十五	-35
十八	-14
十分	6
十分钟	-4
十四	-6
十日	-6
十点	-57
十点$	-7
千	-98
升	49
午	-80
午$	1
午三	1
午三点	1
午两	25
午两点	25
午十	-60
午十点	-51
半	-103
半$	-20
半小	-4
半小时	-4
华	8
单	-125
单$	-19
单上	2
单了	0
单了$	-7
单号	-30
单子	-61
单已	-32
单独	64
卖	-20
南	-56
占	-85
占用	2
卡	8
卡$	-38
卡上	23
卡住	-6
卡住了	-6
卡在	-4
卡里	13
卧	39
印	-58
即可	19
厂	-1
厅	-70
历	-4
压	92
原	-14
原因	43
原话	-2
原路	-4
去	-211
去$	23
去了	-235
去了$	-178
去年	45
参	44
参考	2
又	47
及	-3
友	46
双	-20
反	17
发	-285
发$	97
发一	0
发了	-91
发了$	-67
发出	-83
发出$	-6
发出去	-65
发到	-78
发布	8
发的	33
发票	42
发给	-51
发货	-3
发货$	9
发起	-13
发过	-76
发送	-61
取	-21
取$	-27
取件	33
取消	-63
取消了	3
受	27
受理	-28
变	-27
变更	-2
口	24
口$	54
口腔	-1
句	-11
句$	0
另	-18
另外	-32
只	-239
只剩	-4
只是	-32
只有	-45
只能	-9
叫	-45
叫您	-5
可	54
可以	54
可以用	-1
可能	-25
台	199
台$	-68
史	8
右	10
号	-271
号$	13
号到	4
号发	-2
号开	-2
号的	9
号码	-19
号约	19
司	18
司机	-4
吃	-54
各	23
合	-119
合同	-101
合并	-15
合计	-15
同	-30
同事	21
同意	19
同意$	13
同步	20
名	153
名下	-7
名单	-12
名字	-19
名额	65
后	-184
后$	-22
后我	-11
向	-2
吗	-11
否	-7
吧	15
吧$	16
含	5
听	18
听雨	30
听雨厅	10
启	-29
启$	-3
告	42
告警	52
告诉	-45
告诉我	-5
员	81
员$	50
呢	-2
呢$	33
周	-41
周一	-13
周三	-26
周二	-13
周五	24
周六	-52
周四	5
周报	12
周日	-4
呼	0
和	-54
品	41
哈	-31
哈$	-9
哈哈	-23
响	43
响$	-2
哦	59
哦$	4
哪	-16
唐	-1
售	-19
商	-48
商家	0
啦	-94
啦$	-79
喂	29
器	15
四	-183
四个	-28
四十	-37
四点	-36
回	233
回$	68
回了	30
回了$	1
回信	-6
回复	7
回复$	-9
回您	-4
回执	-9
回执$	-2
回来	-20
回来了	1
回滚	-3
因	81
因为	-1
因为$	-1
园	3
围	7
国	52
图	23
在	167
在$	-10
在周	10
在是	164
在派	-5
在派送	-5
在等	-13
在跑$	-9
在路	10
在路上	10
在还	-7
在途	4
地	14
地址	11
地址$	-16
场	-15
场地	0
址	11
址$	-17
均	-113
均分	-1
坏	-4
坐	-20
块	42
块$	-33
城	10
基	9
填	12
士	33
声	-1
声$	-33
处	63
处理	15
处理$	-18
处理完	-3
备	-32
备注	21
复	-33
复$	4
复核	-43
复核$	-3
复的	-6
复盘	14
复盘$	0
外	-72
多	-100
多$	-38
多了	-4
多半	-3
夜	-38
够	13
够$	-1
大	11
大家	-14
大床	-27
大概	-46
天	293
天$	87
天内	33
天就	-1
天的	1
天起	5
太	-21
失	177
失败	118
失败$	48
失败了	-3
头	41
头$	-26
夹	-15
套	-11
女	53
女士	34
奶	130
她	-12
好	-233
好$	7
好了	-156
好了$	-144
好啦$	-37
好的	32
好的$	6
如	-10
如下	10
如果	-12
如果您	-1
妥	16
妥$	-2
妥了	32
妥了$	-5
始	55
始$	59
姐	-52
姨	-9
婉	16
子	30
子$	42
字	1
存	-60
季	39
季度	-4
学	31
学校	-8
学费	26
它	1
安	114
安排	74
完	-32
完$	3
完了	-1
完了$	-6
完成	5
完成$	-2
完毕	47
完毕$	39
官	15
定	-78
定$	11
定了	-18
定在	-2
定金	2
宜	40
宜的	2
实	-44
实$	9
审	-53
审批	-9
审批$	-6
审核	4
审核$	-4
客	153
客户	10
客服	-27
室	98
家	142
家$	39
家了	-30
家了$	-30
家里	-2
家长	99
容	-22
寄	-1
寄$	-4
寄出	47
密	-15
密码	-39
密钥	21
对	-103
对不	0
对方	-18
对账	-18
导	73
导出	17
封	-121
将	-1
小	-83
小时	-2
小时$	-12
小时内	0
小结	-5
小结$	-1
少	-61
少$	-25
尚	-7
就	-70
就不	4
就去	0
就好	3
就好$	1
就是	7
就没	-2
就能	16
就行	-6
就行$	-3
尾	-3
尾号	6
层	-35
层$	-28
居	57
展	16
山	39
州	-17
工	42
工作	-33
工作日	-30
工单	58
工资	15
左	57
左右	10
差	-50
己	-102
已	194
已关	-4
已出	-26
已出$	4
已删	5
已发	-64
已取消	15
已完	-3
已完成	-3
已建	-13
已建$	-10
已提	-34
已提交	-18
已签	10
已签收	0
已经	89
已经发	-57
已经开	-1
已经把	-31
已经是	37
已被	56
已转	-1
已退	-32
已送	6
已通	24
市	-9
布	-70
师	100
师傅	83
师傅$	19
帘	44
带	1
带上	-1
带身	-10
带身份	-10
帮	-62
帮您	-87
帮您看	0
常	51
常$	22
干	77
干净	86
平	49
平台	113
平均	-54
年	122
年$	44
年假	-5
并	122
广	-2
广告	-2
床	59
序	-2
库	169
库$	0
库存	1
应	147
应$	-12
应该	159
底	-26
店	28
废	-8
废$	1
度	-43
度$	-3
度复	-4
度复盘	-4
座	15
座$	21
康	-5
延	44
延到	7
延误	-6
延迟	-6
建	-60
建$	4
建好	-41
建好了	-7
建议	6
开	67
开$	11
开不	0
开了	-35
开了$	-36
开好	-24
开好了	3
开始	73
开始$	59
开着	47
开给	-33
异	-14
弄	-4
式	-39
张	122
张$	-3
张票	-14
归	27
归您	-1
归档	-1
归档$	19
当	-82
录	9
录$	24
录里	-19
影	1
影响	1
往	31
待	49
很	12
得	-142
得先	-2
得您	-10
微	-15
心	159
心$	32
志	54
志里	-1
忘	-5
快	125
快$	1
快照	43
快递	27
快递员	32
态	58
态$	98
思	-28
急	-6
急$	14
总	23
恢	71
恢复	71
恢复$	28
息	-60
息$	-42
您	-97
您$	-36
您一	-16
您上	-5
您不	0
您先	-7
您再	7
您卡	-8
您发	-25
您可	42
您可以	42
您同	6
您同意	0
您好	-3
您好$	7
您定	-12
您把	-6
您改	22
您查	-2
您点	0
您留	-11
您的	120
您看	-65
您看看	-1
您确	2
您确认	2
您给	-20
您自	-17
您自己	-17
您要	-6
您要是	0
您让	1
您说	-36
您说的	-1
您退	-4
您邮	-16
您邮箱	-16
情	-2
情况	-11
想	-7
愉	5
愉快	5
愉快$	4
意	88
意$	14
意思	-7
感	-80
慢	56
成	-190
成$	38
成了	-35
成功	-23
成功$	-25
成绩	-13
我	109
我$	-13
我不	-3
我也	113
我们	3
我会	-22
我先	-62
我先不	0
我再	-28
我只	-34
我只是	-2
我可	-7
我可以	-7
我就	-15
我已	105
我已经	71
我帮	7
我打	7
我把	47
我来	-6
我没	-16
我没有	-7
我看	6
我给	-6
我这	-59
我这边	7
我这里	-16
我马	0
我马上	0
或	-112
或者	-80
截	37
截止	27
户	142
户$	-1
房	58
房$	37
房东	19
房租	53
所	14
所以	1
所以$	1
手	-11
手$	-12
手动	-29
手机	9
手机$	-10
手机上	30
手机号	-36
手续	25
手续费	-3
才	-69
打	48
打了	78
打印	-74
打回	1
打开	72
打开$	40
打过	22
扣	-52
扣了	-49
扣款	0
执	2
执$	-2
扩	17
扩容	3
扫	7
批	43
批$	-2
批了	-25
找	40
找到	-5
技	-26
把	-121
投	-22
投影	-8
投票	-18
折	50
抢	0
护	38
报	56
报$	32
报上	-16
报价	-1
报修	-16
报告	10
报给	28
报销	9
报销单	-5
报错	-44
抬	49
抬头	49
抱	-1
抱歉	-1
抱歉$	-1
押	-12
押金	-2
抽	1
拆	-18
拉	-54
拍	-74
拒	-8
拒了	-6
拒了$	-5
拖	-9
招	18
拟	-55
拦	-6
拨	-4
拿	41
拿下	28
持	-7
挂	3
挂上	0
挂了	11
挂到	21
挂号	15
挂失	-6
指	-56
指令	-2
按	-56
按您	-23
按您说	-32
挑	-2
挪	-3
挪到	19
捋	-9
换	58
换了	-9
换好	-1
换成	33
据	33
据$	-14
授	54
授权	17
掉	-42
掉$	-54
掉了	39
掉了$	43
掉线	-10
排	174
排$	-6
排在	79
排进	-40
排队	35
接	78
接$	-5
接下	-7
接下来	-7
接受	6
接口	-4
接机	19
接着	3
控	25
推	44
推到	18
推送	-43
提	-122
提交	-8
提交$	78
提交了	-27
提到	-30
提前	35
提醒	-58
插	-4
搜	22
搞	-5
搞定	-5
搞定$	-4
摘	46
撤	6
撤回	-11
操	37
操作	-1
支	-35
支付	-7
收	204
收$	103
收了	50
收了$	50
收件	-5
收件箱	-2
收到	-28
收到$	-19
收到了	-27
收货	40
改	30
改$	-15
改到	-53
改动	-4
改成	9
改签	51
放	37
放$	-3
放在	47
放心	64
放进	-37
政	39
故	5
效	-83
效$	-49
敏	-41
敏$	0
教	9
敢	-4
数	22
数据	84
整	-39
整理	-2
文	50
文件	-27
文件$	-21
文件夹	-6
料	-12
断	-42
断了	-8
断了$	-8
新	231
新$	17
新卡	27
新的	-1
方	-58
方案	-19
旅	14
无	-4
日	-39
日$	-46
日内	-23
日历	2
日志	28
日志里	-1
日期	-2
日程	-5
旧	-44
早	-146
早上	-89
早八	11
早八点	12
早点	0
时	-58
时$	-21
时了	-8
时了$	-8
时候	1
时内	0
时间	0
明	64
明$	-25
明天	66
明早	36
明白	-2
明白了	-1
春	56
昨	27
昨天	30
昨晚	-2
是	-6
是$	-21
是不	-5
是不是	-5
是否	-6
是周	-2
是小	31
是您	3
是我	-13
是空	0
显	45
显示	38
显示$	-3
晚	64
晚$	77
晚上	9
晚点	0
晨	21
景	51
暂	-7
暂时	-3
更	77
更新	2
替	125
替您	44
最	-60
最低	0
最便	4
最便宜	4
最后	-17
最好	-9
最近	-17
最高	-2
月	-41
月$	-10
有	-113
有$	-4
有一	22
有三	-13
有两	-12
有了	-56
有了$	-53
有人	-12
有权	-19
有权限	-19
有没	-10
有没有	-10
服	71
服务	102
望	-57
期	34
期$	-25
期了	-6
期了$	-6
未	15
未知	-3
未知$	-2
未读	9
末	0
本	-29
本$	0
本人	-21
本地	-1
术	-6
机	-8
机$	-20
机上	30
机号	-36
机器	11
机票	-4
权	80
权限	26
权限$	-19
李	67
材	44
材料	-3
条	-31
条$	8
条码	12
来	-166
来$	-36
来了	34
来了$	34
来取	-3
来取$	-3
来的	-35
来的$	-30
来说	-2
杯	1
松	-4
板	28
林	63
果	-48
果$	-18
果您	-1
架	8
柜	-3
柜$	0
查	-142
查$	-6
查一	-2
查一下	-4
查了	-22
查到	-17
查到了	-5
查收	2
查过	-5
标	19
标签	-42
校	-9
样	-61
核	-53
核$	-8
核实	-4
核实$	-1
根	38
格	-49
案	-49
案$	-33
桌	-12
档	-58
档$	22
梯	49
检	-58
棠	7
棠厅	0
楚	-13
楚$	-12
楼	190
楼下	107
概	-50
模	1
欠	-4
次	-7
次$	79
次提	-5
次提交	-5
款	-45
款$	15
款单	-5
款已	15
款项	4
歉	7
歉$	6
止	-30
正	160
正在	-15
正常	94
正常$	20
此	-5
步	-107
步$	-41
步完	-2
段	-5
段$	-28
每	8
比	-100
比较	-17
毕	44
毕$	39
毛	-20
气	33
水	-36
水$	-17
水费	3
求	17
求发	-1
汇	-11
汉	-74
汉 !	9
汉 ! $	9
汉 #	-19
汉 # $	-64
汉 # 0	-1
汉 # 汉	89
汉 $	-47
汉 0	-53
汉 0 $	63
汉 0 0	62
汉 0 汉	-64
汉 :	-35
汉 : $	-37
汉 : 0	-10
汉 ?	-23
汉 ? $	-23
汉 b	37
汉 b #	-23
汉 b 汉	31
汉 d	5
汉 f	-6
汉 f #	-1
汉 g	11
汉 g #	-4
汉 h	3
汉 h #	3
汉 l	-14
汉 l #	-14
汉 p	3
汉 p #	3
汉 pod	3
汉 pr	-10
汉 s	-10
汉 s #	-25
汉 t	-57
汉 t #	-15
汉 w	36
汉 w #	36
汉 x	-1
汉 x #	30
汉 x $	76
汉 x x	-52
汉 x 汉	-32
汉 |	1
汉 | $	-2
汉 汉	30
汉 汉 $	-79
汉 汉 0	87
汉 汉 汉	-67
汉 ！	7
汉 ！ $	7
汉 ：	-155
汉 ： $	-169
汉 ： 0	12
汉 ？	-19
汉 ？ $	-19
池	1
没	-54
没下	0
没交	7
没人	33
没再	-1
没出	0
没删	-1
没删$	-1
没到	-4
没动	1
没动$	5
没发	-53
没发$	-4
没回	-19
没开	11
没成	32
没成$	1
没成功	19
没扣	-3
没批	-2
没收	2
没收到	-13
没改	-8
没有	44
没有$	-3
没法	-4
没碰	0
没签	-1
没给	-3
没订	-1
没订$	0
没退	-3
油	-11
法	-16
注	-43
注销	6
洗	-2
活	30
派	-128
派送	-52
派送$	-1
流	-144
流水	-7
流量	-62
浇	15
测	24
测试	-2
海	7
海棠	0
海棠厅	0
消	-68
消了	3
消息	-15
消息$	-7
清	68
清$	69
清了	48
清单	3
清楚	-13
清楚$	-12
温	174
游	-23
湖	-8
湿	-20
滚	-6
满	-28
满$	-42
满了	26
满了$	26
灭	68
灯	76
灰	1
点	-145
点$	-13
点一	-3
点一下	-5
点了	89
点了$	-13
点到	-50
点半	-44
点半$	-11
点的	-19
烦	-14
热	-29
然	-34
照	22
照片	22
燃	2
燃气	2
片	21
片$	-15
版	-58
版$	-25
版本	-21
牌	-45
物	-10
物业	32
物流	-1
特	5
状	62
状态	63
状态$	99
独	76
猫	7
率	-71
王	-9
玩	4
现	53
现在	102
现在是	164
现在还	-7
班	40
班$	-33
班的	-3
理	-60
理$	-30
理中	-4
理了	-1
理员	10
理完	-43
理完毕	7
理解	-1
生	4
生$	-9
生产	13
生效	-96
生效$	-51
用	36
用$	-6
用了	-2
用了$	-2
用再	0
用户	80
由	108
申	74
申请	10
申请$	-5
申请已	27
电	13
电$	-4
电子	-54
电梯	38
电话	147
电话$	95
电费	-20
留	-108
留了	12
留意	-7
留着	9
疑	9
病	-68
登	-23
登录	8
登记	-52
白	-8
白了	-1
白了$	-1
百	-115
的	114
的$	-71
的事	-62
的卡	44
的号	-16
的吗	0
的时	8
的时候	5
的是	101
的是$	-18
的票	-4
的要	-3
的话	-86
的话$	-27
的话我	-6
的账	57
的退	-25
的退款	-22
的那	-19
的邮	17
的问	-14
皮	12
监	4
盒	13
盖	-38
盘	-21
盘$	-5
目	72
目前	65
目录	-4
直	59
直接	61
省	-18
看	-181
看$	-48
看一	-8
看一眼	-6
看不	-21
看不到	-13
看了	-7
看了$	-3
看到	51
看看	-19
真	-5
眼	-2
着	12
着$	24
着了	-7
睡	-1
知	67
知$	-15
知到	-10
知道	6
短	86
短信	88
石	1
码	0
码$	-9
码已	3
确	-55
确定	-32
确认	14
确认$	-17
碰	-1
碰$	-1
磊	-11
示	69
示$	-3
社保	0
祝	41
祝您	1
票	-95
票$	-29
票已	2
票的	-7
票订	-4
禁	48
离	-59
离线	-20
私	6
种	-29
科	41
科技	-21
秒	-65
秒$	-56
租	53
移	5
程	-108
稍	32
稍后	7
税	-18
稿	-116
空	-36
空着	24
空着$	-3
空调	-38
突	26
突$	-2
窗	74
窗$	-9
窗口	-12
窗帘	44
立	-40
站	40
章	20
笔	-26
笔$	-24
第	-33
第一	-1
第三	-8
第二	-52
等	-102
等$	-3
等他	7
等座	-2
等待	0
等您	-6
答	45
签	110
签$	-16
签了	-5
签字	-5
签收	48
签收$	-10
算	-20
算$	0
管	-31
管理	10
管理员	10
箱	-7
箱$	-2
箱了	-33
箱里	-2
米	-12
类	-3
糕	-3
系	148
系统	38
红	60
约	-106
约$	-19
约上	1
约上了	9
约在	1
约好	-43
约好了	3
级	25
纪	21
纪要	-1
纸	10
纸$	-3
线	-23
线$	-54
线上	17
线了	-3
线了$	-3
组	164
终	-3
经	121
经发	-57
经开	-1
经把	-31
经是	37
绑	9
结	-17
结$	-4
结了	-4
结果	-33
结果$	-17
给	-54
给了	-4
给他	-14
给您	-55
给您$	-1
给您留	-21
给我	-30
统	31
统一	-7
绩	-48
续	119
续$	26
续签	-1
续费	13
维	1
绿	164
绿$	124
编	69
编号	-10
编码	20
缴	3
缴$	17
缺	119
网	-47
网关	-20
网盘	2
罗	-7
置	-33
署	43
群	-98
群$	-18
群了	-2
群了$	-2
群里	-96
群里了	-29
翻	-3
翻了	-3
老	-47
老师	-37
考	86
者	-131
职	-1
联	78
联系	45
能	-29
能看	4
能看到	0
腔	-1
腾	6
自	-93
自动	27
自动回	-39
自动续	9
自己	-102
至	-11
致	9
航	16
航$	-1
航司	-4
航班	5
般	-39
般来	-2
般来说	-2
船	-3
色	3
节	-31
花	36
苏	-64
苏州	-6
苦	1
英	38
英语	-9
草	-145
菜	-11
营	-11
落	35
蛋	1
蛋糕	-2
血	-42
行	-1
行$	4
行吗	-2
行程	-1
补	109
补$	0
补了	40
补卡	-4
补货	22
表	-22
被	80
被别	-4
被别人	-3
被占	0
被拒	6
被退	-33
被退回	-4
装	29
裹	10
西	-7
要	-219
要不	-17
要不要	-16
要您	-4
要我	-4
要改	-1
要是	-43
要求	-5
要的	3
要的话	-3
要看	-8
要等	-6
见	-65
见$	-15
观	-8
规	-13
规则	-5
规定	-6
解	72
言	-28
警	38
计	-12
订	-105
订$	-6
订了	10
订了$	-30
订单	12
订好	-8
订好了	14
订的	-36
订的是	-6
认	2
认$	-20
认证	2
让	-27
让他	-20
议	47
议室	35
记	-48
记录	4
记录$	-3
记得	-40
讲	-13
论	-46
设	-122
设备	-4
设好了	0
证	73
证$	-4
证书	50
评	-5
评审	-13
评论	-26
诉	-59
诉我	-4
诉我$	-2
诊	77
试	-4
试$	-22
话	-21
话$	70
话我	-7
话费	-2
询	-4
该	175
语	-1
误	-7
误$	-1
说	-67
说$	-25
说一	-28
说一声	-28
说不	-67
说了	25
说已	-2
说已经	-2
说明	-22
说的	-2
说的$	-1
说过	35
请	-21
请$	-3
请了	-15
请了$	-15
请好	0
请已	14
请您	19
请求	-26
请求发	-1
读	10
读$	-2
读了	-1
课	-35
谁	-4
谁也	-2
调	-32
谢	-6
谢您	-5
财	4
财务	5
败	118
败$	48
败了	-3
败了$	-3
账	68
账$	5
账单	-14
账号	22
账户	27
账户$	13
货	63
货$	53
货了	-18
货了$	-18
质	-11
购	-8
贴	2
贵	8
费	128
费$	34
资	26
赔	6
走	-28
走$	-8
走了	39
走了$	32
起	11
起$	-21
起来	-48
起飞	25
起飞$	-1
超	38
超时	-19
超时$	-7
超时了	-8
超过	-13
趟	6
足	16
足$	21
跑	-15
跑$	-25
跑了	-9
跑完	-7
跑完了	-11
跟	131
跟您	2
路	64
路上	-22
路上$	10
跳	-2
跳过	-2
跳过$	0
身	-32
身份	-14
身份证	-14
车	63
车$	13
转	-77
转给	15
转账	23
转过	-8
转过去	-8
轮	6
载	22
较	-17
辆	-3
辛	61
辛苦	1
边	61
边也	1
边的	18
边看	-5
边看不	-1
达	15
达$	-7
过	174
过$	94
过一	-8
过了	48
过了$	38
过去	-139
过去了	-4
过期	-7
过期$	-1
过期了	-5
过来	23
过来了	21
运	-54
运单	1
运费	-10
近	-32
返	-46
返回	-30
还	-317
还$	-17
还不	-25
还了	25
还剩	-13
还在	-86
还差	-12
还是	-81
还有	2
还没	-33
还没有	-1
还能	-2
还要	-1
这	123
这一	-11
这一步	-5
这个	119
这么	-11
这单	0
这是	-9
这次	42
这笔	-14
这类	-5
这边	-38
这边看	-5
这里	-16
进	-15
进$	54
进了	23
进去	-29
进去$	-7
进去了	-17
进展	0
进度	29
进来	-43
远	16
连	31
连接	-6
迟	22
迟到	53
退	-260
退$	-46
退了	-56
退了$	-50
退回	-13
退回$	-1
退款	-123
退款$	-2
退订	42
退货	-8
送	40
送$	-38
送到	86
送达	29
选	99
递	45
递交	-1
递员	32
途	1
通	169
通知	1
通知$	-10
通知到	-10
通过	164
通过$	118
遍	37
遍$	17
道	-62
道$	-5
邀	-88
邀请	-88
邀请了	-9
那	-163
那一步	0
那个	-71
那位	16
那天	-46
那封	-98
那张	2
那条	-17
那次	-5
那步	-22
那班	4
那笔	17
那边	113
邮	10
邮件	-8
邮箱	5
郑	4
部	-34
部分	-10
都	-44
都在	-41
都已	-9
都收	14
都是	11
都有	-36
都没	-8
都能	-11
配	-25
酒	3
酒店	3
醒	-61
采	-12
采购	-11
里	-74
里$	81
里了	-13
里了$	-17
里写	-15
里写着	-1
里发	-3
里成	-23
里有	30
里的	15
里说	-20
重	91
重发	31
重发$	-2
重启	-24
重复	-45
重复的	-7
重新	94
量	-80
金	-11
金额	45
钟	-78
钟$	-56
钟后	-8
钥	16
钥匙	2
钱	76
钱$	2
铁	-11
银	-20
银行	-20
链	-13
销	16
销$	-11
销单	-5
锁	26
错	-53
错$	11
错了	-17
错了$	-15
错误	-1
镜	-3
长	97
长$	38
门	225
门口	32
闭	9
问	-61
问$	-26
问题	-27
问题$	-1
间	-136
间$	-10
闹	27
闹钟	0
阅	-5
队	17
阳	-73
阿	-116
阿姨	-9
附	40
附件	36
陈	-14
降	-32
降到	0
限	17
限$	-23
院	28
除	4
除$	64
险	-20
险$	-6
陶	-1
随	5
随时	0
隼	-2
雨	-12
雨$	-8
雨厅	10
零	15
需	-12
需要	-40
需要您	-3
需要的	-3
露	-10
青	-18
静	66
靠	-14
靠窗	2
面	-119
面$	-37
音	28
页	-49
页$	16
页面	-23
顶	23
项	-13
项$	-4
项目	11
顺	155
顺丰	-11
顺便	84
预	12
预发	6
预约	-15
预计	20
预订	-4
领	-1
题	33
题$	-2
额	50
额$	-7
额不	-2
额不足	-1
额度	-18
额退	-5
风	6
飞	0
飞$	-2
餐	87
餐饮	-2
饭	-54
饮	-2
馆	84
首	23
马	-25
马上	-5
驳	38
驳回	38
驿	36
验	-21
验证	-10
骑	-3
骨	18
骨科	18
高	-77
高$	-1
麻	-37
麻烦	-14
默	-13
齐	32
！	7
！ $	7
：	-156
： $	-169
： 0	11
： 0 汉	3
？	-20
？ $	-20
👍	-2
"""
