"""Well-known facts by which a value follows from the conversation: a city's country, a currency's country, the days of a week. Pure.

Small on purpose: capitals, the largest cities and business centres, their countries, and everyday units of time. Names as in
ISO 3166-1 and ISO 3166-2 (countries, states of the USA), ISO 4217 (currencies), IATA (city codes) and the tz database. Each fact
is common knowledge and changes rarely; facts that depend on context are left out. A derived value is well-founded, but not
quoted: the gate keeps a small doubt.
"""

from collections.abc import Iterator

from callwright.core.ground.number_mentions import TextSpan
from callwright.core.text.text_analysis import WORD_PATTERN, fold_text

_COUNTRY_LINES = (
    # names and adjectives, English and Chinese | ISO codes ; currency names and code
    "china|chinese|中国|cn|chn|prc;cny|rmb|yuan|renminbi|人民币", "united states|usa|us|u.s.|america|american|united states of america|美国|美利坚;usd|us dollar|dollar|美元",
    "united kingdom|uk|gb|gbr|great britain|britain|british|england|english|英国;gbp|pound|british pound|英镑", "japan|japanese|jp|jpn|日本;jpy|yen|日元",
    "germany|german|de|deu|德国;eur|euro|欧元", "france|french|fr|fra|法国;eur|euro|欧元", "italy|italian|it|ita|意大利;eur|euro|欧元",
    "spain|spanish|es|esp|西班牙;eur|euro|欧元", "netherlands|dutch|holland|nl|nld|荷兰;eur|euro|欧元", "austria|austrian|at|aut|奥地利;eur|euro|欧元",
    "ireland|irish|ie|irl|爱尔兰;eur|euro|欧元", "portugal|portuguese|pt|prt|葡萄牙;eur|euro|欧元", "greece|greek|gr|grc|希腊;eur|euro|欧元",
    "belgium|belgian|be|bel|比利时;eur|euro|欧元", "finland|finnish|fi|fin|芬兰;eur|euro|欧元", "switzerland|swiss|ch|che|瑞士;chf|swiss franc|瑞士法郎",
    "sweden|swedish|se|swe|瑞典;sek|swedish krona|瑞典克朗", "norway|norwegian|no|nor|挪威;nok|norwegian krone|挪威克朗", "denmark|danish|dk|dnk|丹麦;dkk|danish krone|丹麦克朗",
    "poland|polish|pl|pol|波兰;pln|zloty|兹罗提", "czech republic|czechia|czech|cz|cze|捷克;czk|koruna|捷克克朗", "hungary|hungarian|hu|hun|匈牙利;huf|forint|福林",
    "russia|russian|ru|rus|俄罗斯;rub|ruble|rouble|卢布", "turkey|turkish|türkiye|tr|tur|土耳其;try|lira|里拉", "ukraine|ukrainian|ua|ukr|乌克兰;uah|hryvnia|格里夫纳",
    "india|indian|in|ind|印度;inr|rupee|indian rupee|卢比", "south korea|korea|korean|kr|kor|韩国;krw|won|韩元", "singapore|singaporean|sg|sgp|新加坡;sgd|singapore dollar|新加坡元",
    "thailand|thai|th|tha|泰国;thb|baht|泰铢", "vietnam|vietnamese|vn|vnm|越南;vnd|dong|越南盾", "malaysia|malaysian|my|mys|马来西亚;myr|ringgit|林吉特",
    "indonesia|indonesian|id|idn|印度尼西亚|印尼;idr|rupiah|印尼盾", "philippines|filipino|ph|phl|菲律宾;php|philippine peso|菲律宾比索",
    "australia|australian|au|aus|澳大利亚|澳洲;aud|australian dollar|澳元", "new zealand|nz|nzl|新西兰;nzd|new zealand dollar|新西兰元",
    "canada|canadian|ca|can|加拿大;cad|canadian dollar|加元", "mexico|mexican|mx|mex|墨西哥;mxn|peso|mexican peso|比索", "brazil|brazilian|br|bra|巴西;brl|real|雷亚尔",
    "argentina|argentine|ar|arg|阿根廷;ars|argentine peso|阿根廷比索", "chile|chilean|cl|chl|智利;clp|chilean peso", "peru|peruvian|pe|per|秘鲁;pen|sol",
    "colombia|colombian|co|col|哥伦比亚;cop|colombian peso", "egypt|egyptian|eg|egy|埃及;egp|egyptian pound|埃及镑", "south africa|south african|za|zaf|南非;zar|rand|兰特",
    "kenya|kenyan|ke|ken|肯尼亚;kes|kenyan shilling", "nigeria|nigerian|ng|nga|尼日利亚;ngn|naira", "morocco|moroccan|ma|mar|摩洛哥;mad|dirham",
    "united arab emirates|uae|emirati|ae|are|阿联酋;aed|dirham|迪拉姆", "saudi arabia|saudi|sa|sau|沙特|沙特阿拉伯;sar|riyal|里亚尔", "israel|israeli|il|isr|以色列;ils|shekel|谢克尔",
    "hong kong|hk|hkg|香港;hkd|hong kong dollar|港币|港元", "taiwan|taiwanese|tw|twn|台湾;twd|new taiwan dollar|新台币", "macau|macao|mo|mac|澳门;mop|pataca",
)  # fmt: skip

_CITY_LINES = (
    # names, of several cities with / between them : the first name of the country : states, codes, zone
    "beijing|peking|北京:china:pek|bjs|asia/shanghai", "shanghai|上海:china:sha|pvg|asia/shanghai", "guangzhou|canton|广州:china:can|guangdong|广东|广东省|asia/shanghai",
    "shenzhen|深圳:china:szx|guangdong|广东|广东省|asia/shanghai", "hangzhou|杭州:china:hgh|zhejiang|浙江|浙江省|asia/shanghai", "chengdu|成都:china:ctu|sichuan|四川|四川省|asia/shanghai",
    "chongqing|重庆:china:ckg|asia/shanghai", "wuhan|武汉:china:wuh|hubei|湖北|湖北省|asia/shanghai", "xi'an|xian|西安:china:xiy|shaanxi|陕西|陕西省|asia/shanghai",
    "nanjing|南京:china:nkg|jiangsu|江苏|江苏省|asia/shanghai", "suzhou|苏州:china:jiangsu|江苏|江苏省|asia/shanghai", "tianjin|天津:china:tsn|asia/shanghai",
    "qingdao|青岛:china:tao|shandong|山东|山东省|asia/shanghai", "jinan|济南:china:tna|shandong|山东|山东省|asia/shanghai", "xiamen|厦门:china:xmn|fujian|福建|福建省|asia/shanghai",
    "changsha|长沙:china:csx|hunan|湖南|湖南省|asia/shanghai", "kunming|昆明:china:kmg|yunnan|云南|云南省|asia/shanghai", "harbin|哈尔滨:china:hrb|heilongjiang|黑龙江|asia/shanghai",
    "shenyang|沈阳:china:she|liaoning|辽宁|辽宁省|asia/shanghai", "dalian|大连:china:dlc|liaoning|辽宁|辽宁省|asia/shanghai", "zhengzhou|郑州:china:cgo|henan|河南|河南省|asia/shanghai",
    "hefei|合肥:china:hfe|anhui|安徽|安徽省|asia/shanghai", "fuzhou|福州:china:foc|fujian|福建|福建省|asia/shanghai", "ningbo|宁波:china:ngb|zhejiang|浙江|浙江省|asia/shanghai",
    "sanya|三亚:china:syx|hainan|海南|海南省|asia/shanghai", "guiyang|贵阳:china:kwe|guizhou|贵州|贵州省|asia/shanghai", "lhasa|拉萨:china:lxa|tibet|西藏", "urumqi|乌鲁木齐:china:urc|xinjiang|新疆",
    "taipei|台北:taiwan:tpe|asia/taipei", "hong kong|香港:hong kong:hkg|asia/hong_kong", "macau|澳门:macau:mfm|asia/macau",
    "new york|new york city|nyc|manhattan|brooklyn|纽约:united states:ny|new york|nyc|jfk|america/new_york|est|edt", "los angeles|l.a.|hollywood|洛杉矶:united states:ca|california|lax|america/los_angeles|加州",
    "san francisco|旧金山:united states:ca|california|sfo|america/los_angeles|加州", "san diego|圣迭戈:united states:ca|california|san|america/los_angeles", "san jose|圣何塞:united states:ca|california|sjc|america/los_angeles",
    "berkeley/oakland/sacramento/palo alto/fremont:united states:ca|california|america/los_angeles", "chicago|芝加哥:united states:il|illinois|ord|chi|america/chicago",
    "boston|cambridge massachusetts|波士顿:united states:ma|massachusetts|bos|america/new_york", "seattle|西雅图:united states:wa|washington|sea|america/los_angeles", "miami|迈阿密/orlando/tampa:united states:fl|florida|mia|america/new_york",
    "houston|休斯顿/dallas|达拉斯/austin/san antonio:united states:tx|texas|america/chicago", "denver|丹佛:united states:co|colorado|den|america/denver", "atlanta|亚特兰大:united states:ga|georgia|atl|america/new_york",
    "philadelphia|费城/pittsburgh:united states:pa|pennsylvania|phl|america/new_york", "phoenix|凤凰城:united states:az|arizona|phx|america/phoenix", "las vegas|拉斯维加斯:united states:nv|nevada|las|america/los_angeles",
    "detroit|底特律:united states:mi|michigan|dtw|america/detroit", "washington dc|washington d.c.|华盛顿:united states:dc|district of columbia|iad|was|america/new_york", "portland:united states:or|oregon|pdx|america/los_angeles",
    "minneapolis:united states:mn|minnesota|msp|america/chicago", "new orleans:united states:la|louisiana|msy|america/chicago", "nashville/memphis:united states:tn|tennessee|america/chicago",
    "honolulu|檀香山:united states:hi|hawaii|hnl|pacific/honolulu", "salt lake city:united states:ut|utah|slc|america/denver", "charlotte/raleigh:united states:nc|north carolina|america/new_york",
    "cleveland/columbus/cincinnati:united states:oh|ohio|america/new_york", "baltimore:united states:md|maryland|bwi|america/new_york", "st. louis/kansas city:united states:mo|missouri|america/chicago",
    "london|伦敦:united kingdom:england|lon|lhr|europe/london", "manchester|曼彻斯特/liverpool|利物浦/birmingham:united kingdom:england|europe/london", "edinburgh|爱丁堡/glasgow:united kingdom:scotland|europe/london",
    "paris|巴黎:france:par|cdg|europe/paris", "lyon|里昂/marseille|马赛/nice:france:europe/paris", "berlin|柏林:germany:ber|europe/berlin", "munich|münchen|慕尼黑:germany:muc|bavaria|europe/berlin",
    "frankfurt|法兰克福:germany:fra|europe/berlin", "hamburg|汉堡/cologne|科隆/stuttgart:germany:europe/berlin", "rome|罗马:italy:rom|fco|europe/rome", "milan|米兰/venice|威尼斯/florence|佛罗伦萨/naples:italy:europe/rome",
    "madrid|马德里:spain:mad|europe/madrid", "barcelona|巴塞罗那/seville/valencia:spain:europe/madrid", "amsterdam|阿姆斯特丹/rotterdam:netherlands:ams|europe/amsterdam", "vienna|维也纳/salzburg:austria:vie|europe/vienna",
    "dublin|都柏林:ireland:dub|europe/dublin", "lisbon|里斯本/porto:portugal:lis|europe/lisbon", "athens|雅典:greece:ath|europe/athens", "brussels|布鲁塞尔:belgium:bru|europe/brussels", "helsinki|赫尔辛基:finland:hel|europe/helsinki",
    "zurich|苏黎世/geneva|日内瓦/bern:switzerland:zrh|europe/zurich", "stockholm|斯德哥尔摩:sweden:sto|arn|europe/stockholm", "oslo|奥斯陆:norway:osl|europe/oslo", "copenhagen|哥本哈根:denmark:cph|europe/copenhagen",
    "warsaw|华沙/krakow:poland:waw|europe/warsaw", "prague|布拉格:czech republic:prg|europe/prague", "budapest|布达佩斯:hungary:bud|europe/budapest", "moscow|莫斯科/st. petersburg:russia:mow|svo|europe/moscow",
    "istanbul|伊斯坦布尔/ankara:turkey:ist|europe/istanbul", "kyiv|kiev|基辅:ukraine:iev|europe/kyiv", "tokyo|东京:japan:tyo|hnd|nrt|asia/tokyo", "osaka|大阪:japan:osa|kix|asia/tokyo", "kyoto|京都/nagoya|名古屋/sapporo|札幌/fukuoka:japan:asia/tokyo",
    "seoul|首尔:south korea:sel|icn|asia/seoul", "busan|釜山:south korea:pus|asia/seoul", "delhi|new delhi|德里|新德里:india:del|asia/kolkata", "mumbai|bombay|孟买:india:bom|maharashtra|asia/kolkata",
    "bangalore|bengaluru|班加罗尔:india:blr|karnataka|asia/kolkata", "kolkata/chennai/hyderabad/pune:india:asia/kolkata", "singapore|新加坡:singapore:sin|asia/singapore", "bangkok|曼谷/phuket|普吉岛:thailand:bkk|asia/bangkok",
    "hanoi|河内/ho chi minh city|saigon|胡志明市:vietnam:asia/ho_chi_minh", "kuala lumpur|吉隆坡:malaysia:kul|asia/kuala_lumpur", "jakarta|雅加达:indonesia:jkt|cgk|asia/jakarta", "bali|denpasar|巴厘岛:indonesia:dps|asia/makassar", "manila|马尼拉:philippines:mnl|asia/manila",
    "sydney|悉尼:australia:syd|nsw|new south wales|australia/sydney", "melbourne|墨尔本:australia:mel|vic|victoria|australia/melbourne", "brisbane|布里斯班/perth|珀斯:australia:australia", "auckland|奥克兰/wellington:new zealand:akl|pacific/auckland",
    "toronto|多伦多/ottawa|渥太华:canada:on|ontario|yyz|america/toronto", "vancouver|温哥华:canada:bc|british columbia|yvr|america/vancouver", "montreal|蒙特利尔:canada:qc|quebec|yul|america/toronto", "calgary/edmonton:canada:ab|alberta|america/edmonton",
    "mexico city|墨西哥城/cancun/guadalajara:mexico:mex|america/mexico_city", "sao paulo|圣保罗/rio de janeiro|rio|里约热内卢/brasilia:brazil:america/sao_paulo", "buenos aires|布宜诺斯艾利斯:argentina:bue|eze|america/argentina/buenos_aires",
    "santiago|圣地亚哥:chile:scl|america/santiago", "lima|利马:peru:lim|america/lima", "bogota|波哥大:colombia:bog|america/bogota", "cairo|开罗:egypt:cai|africa/cairo", "cape town|开普敦/johannesburg|约翰内斯堡:south africa:africa/johannesburg",
    "nairobi|内罗毕:kenya:nbo|africa/nairobi", "lagos|拉各斯/abuja:nigeria:los|africa/lagos", "casablanca|卡萨布兰卡/marrakech:morocco:africa/casablanca", "dubai|迪拜/abu dhabi|阿布扎比:united arab emirates:dxb|asia/dubai",
    "riyadh|利雅得/jeddah:saudi arabia:ruh|asia/riyadh", "tel aviv|特拉维夫/jerusalem|耶路撒冷:israel:tlv|asia/jerusalem",
)  # fmt: skip

_AIRPORT_LINES = (
    # airports by their own names, and cities whose code follows from no line above : the first name of the country : codes, the city
    "heathrow|希思罗:united kingdom:lhr|london|伦敦", "gatwick|盖特威克:united kingdom:lgw|london|伦敦", "stansted|斯坦斯特德:united kingdom:stn|london|伦敦", "luton:united kingdom:ltn|london", "london city airport:united kingdom:lcy|london",
    "o'hare|ohare|奥黑尔:united states:ord|chicago|芝加哥", "midway airport:united states:mdw|chicago", "kennedy airport|john f. kennedy:united states:jfk|new york|纽约", "laguardia|la guardia|拉瓜迪亚:united states:lga|new york|纽约", "newark|纽瓦克:united states:ewr|new jersey",
    "dulles|杜勒斯:united states:iad|washington", "reagan national|national airport:united states:dca|washington", "logan airport:united states:bos|boston", "charles de gaulle|roissy|戴高乐:france:cdg|paris|巴黎", "orly|奥利机场:france:ory|paris|巴黎",
    "schiphol|史基浦:netherlands:ams|amsterdam|阿姆斯特丹", "barajas:spain:mad|madrid", "el prat:spain:bcn|barcelona", "fiumicino:italy:fco|rome|罗马", "malpensa:italy:mxp|milan|米兰", "linate:italy:lin|milan|米兰", "brandenburg airport:germany:ber|berlin",
    "haneda|羽田:japan:hnd|tokyo|东京", "narita|成田:japan:nrt|tokyo|东京", "kansai airport|关西机场:japan:kix|osaka|大阪", "incheon|仁川:south korea:icn|seoul|首尔", "gimpo|金浦:south korea:gmp|seoul|首尔", "changi|樟宜:singapore:sin", "suvarnabhumi|素万那普:thailand:bkk|bangkok|曼谷", "don mueang|廊曼:thailand:dmk|bangkok|曼谷",
    "pudong|浦东:china:pvg|shanghai|上海", "hongqiao|虹桥:china:sha|shanghai|上海", "beijing capital|首都机场|首都国际:china:pek|beijing|北京", "daxing|大兴:china:pkx|beijing|北京", "baiyun|白云机场:china:can|guangzhou|广州", "bao'an airport|宝安机场:china:szx|shenzhen|深圳", "shuangliu|双流:china:ctu|chengdu|成都", "tianfu airport|天府机场:china:tfu|chengdu|成都", "xiaoshan airport|萧山机场:china:hgh|hangzhou|杭州", "lukou|禄口:china:nkg|nanjing|南京",
    "pearson airport:canada:yyz|toronto", "kingsford smith:australia:syd|sydney", "tullamarine:australia:mel|melbourne", "ben gurion:israel:tlv|tel aviv", "sabiha gokcen:turkey:saw|istanbul",
    "dallas|fort worth|达拉斯:united states:dfw", "houston|休斯顿:united states:iah|hou", "austin:united states:aus", "san antonio:united states:sat", "orlando|奥兰多:united states:mco", "tampa:united states:tpa", "oakland:united states:oak", "sacramento:united states:smf", "pittsburgh:united states:pit", "nashville:united states:bna", "memphis:united states:mem", "charlotte:united states:clt", "raleigh:united states:rdu", "cleveland:united states:cle", "columbus:united states:cmh", "cincinnati:united states:cvg", "st. louis:united states:stl", "kansas city:united states:mci",
    "manchester|曼彻斯特:united kingdom:man", "birmingham:united kingdom:bhx", "liverpool|利物浦:united kingdom:lpl", "edinburgh|爱丁堡:united kingdom:edi", "glasgow:united kingdom:gla", "bristol:united kingdom:brs|england", "belfast:united kingdom:bfs|northern ireland", "leeds:united kingdom:lba|england",
    "lyon|里昂:france:lys", "marseille|马赛:france:mrs", "nice|尼斯:france:nce", "toulouse|图卢兹:france:tls", "bordeaux|波尔多:france:bod", "hamburg|汉堡:germany:ham", "cologne|科隆:germany:cgn", "stuttgart|斯图加特:germany:str", "dusseldorf|düsseldorf|杜塞尔多夫:germany:dus|europe/berlin", "nuremberg|纽伦堡:germany:nue|europe/berlin", "leipzig|莱比锡:germany:lej|europe/berlin", "hanover|汉诺威:germany:haj|europe/berlin",
    "milan|米兰:italy:mil|mxp|lin", "venice|威尼斯:italy:vce", "florence|佛罗伦萨:italy:flr", "naples|那不勒斯:italy:nap", "bologna|博洛尼亚:italy:blq|europe/rome", "barcelona|巴塞罗那:spain:bcn", "seville|塞维利亚:spain:svq", "valencia|巴伦西亚:spain:vlc", "malaga|马拉加:spain:agp|europe/madrid", "palma|mallorca|majorca|马略卡:spain:pmi|europe/madrid", "tenerife:spain:tfs|tfn", "porto|波尔图:portugal:opo", "faro:portugal:fao",
    "geneva|日内瓦:switzerland:gva", "basel|巴塞尔:switzerland:bsl|europe/zurich", "salzburg|萨尔茨堡:austria:szg", "krakow|克拉科夫:poland:krk", "gdansk|格但斯克:poland:gdn|europe/warsaw", "gothenburg|哥德堡:sweden:got|europe/stockholm", "bergen|卑尔根:norway:bgo|europe/oslo", "st. petersburg|圣彼得堡:russia:led", "ankara|安卡拉:turkey:esb", "antalya|安塔利亚:turkey:ayt|europe/istanbul",
    "fukuoka|福冈:japan:fuk", "sapporo|札幌:japan:cts", "nagoya|名古屋:japan:ngo", "okinawa|naha|冲绳|那霸:japan:oka|asia/tokyo", "jeju|济州:south korea:cju|asia/seoul", "hanoi|河内:vietnam:han", "ho chi minh city|saigon|胡志明市:vietnam:sgn", "da nang|岘港:vietnam:dad", "kuala lumpur|吉隆坡:malaysia:kul", "penang|槟城:malaysia:pen", "phuket|普吉岛:thailand:hkt", "chiang mai|清迈:thailand:cnx|asia/bangkok", "cebu|宿务:philippines:ceb|asia/manila",
    "kolkata|加尔各答:india:ccu", "chennai|金奈:india:maa", "hyderabad|海得拉巴:india:hyd", "brisbane|布里斯班:australia:bne", "perth|珀斯:australia:per", "adelaide|阿德莱德:australia:adl", "cairns|凯恩斯:australia:cns", "wellington|惠灵顿:new zealand:wlg", "queenstown|皇后镇:new zealand:zqn", "ottawa|渥太华:canada:yow", "calgary|卡尔加里:canada:yyc", "edmonton:canada:yeg", "cancun|坎昆:mexico:cun",
    "sao paulo|圣保罗:brazil:gru|sao", "rio de janeiro|rio|里约热内卢:brazil:gig|rio", "johannesburg|约翰内斯堡:south africa:jnb", "cape town|开普敦:south africa:cpt", "casablanca|卡萨布兰卡:morocco:cmn", "marrakech|马拉喀什:morocco:rak", "abu dhabi|阿布扎比:united arab emirates:auh", "jeddah|吉达:saudi arabia:jed",
    "taiyuan|太原:china:tyn|shanxi|山西", "shijiazhuang|石家庄:china:sjw|hebei|河北", "nanchang|南昌:china:khn|jiangxi|江西", "nanning|南宁:china:nng|guangxi|广西", "guilin|桂林:china:kwl|guangxi|广西", "haikou|海口:china:hak|hainan|海南", "lanzhou|兰州:china:lhw|gansu|甘肃", "xining|西宁:china:xnn|qinghai|青海", "yinchuan|银川:china:inc|ningxia|宁夏", "hohhot|呼和浩特:china:het|内蒙古", "changchun|长春:china:cgq|jilin|吉林", "wenzhou|温州:china:wnz|zhejiang|浙江", "zhuhai|珠海:china:zuh|guangdong|广东", "海淀|朝阳区|西城区|东城区|丰台|石景山|通州区|国贸|中关村:china:beijing|北京", "徐汇|静安|黄浦区|长宁区|闵行|杨浦|普陀区|浦东新区|陆家嘴:china:shanghai|上海", "天河|越秀|番禺|荔湾|白云区:china:guangzhou|广州", "南山区|福田|罗湖|宝安区|龙岗:china:shenzhen|深圳", "武侯|锦江区|青羊区|成华区:china:chengdu|成都", "余杭|拱墅|滨江区|西湖区|萧山:china:hangzhou|杭州", "鼓楼区|玄武区|江宁|秦淮:china:nanjing|南京", "武昌|汉口|汉阳|洪山区|光谷:china:wuhan|武汉",
    "yantai|烟台:china:ynt|shandong|山东", "lijiang|丽江:china:ljg|yunnan|云南", "zhangjiajie|张家界:china:dyg|hunan|湖南",
)  # fmt: skip
"""Airports that people name, and codes of further cities, as assigned by IATA."""

_COMPANY_LINES = (
    "apple:aapl", "microsoft|微软:msft", "google|alphabet|谷歌:googl|goog", "amazon|亚马逊:amzn", "tesla|特斯拉:tsla", "meta|facebook:meta|fb", "netflix|奈飞:nflx", "nvidia|英伟达:nvda", "intel|英特尔:intc", "amd:amd",
    "ibm:ibm", "oracle|甲骨文:orcl", "disney|迪士尼:dis", "coca cola|coca-cola|可口可乐:ko", "pepsi|pepsico:pep", "walmart|沃尔玛:wmt", "nike|耐克:nke", "starbucks|星巴克:sbux", "boeing|波音:ba", "ford:f", "general motors:gm",
    "jpmorgan|jp morgan|摩根大通:jpm", "goldman sachs|高盛:gs", "visa:v", "mastercard:ma", "alibaba|阿里巴巴:baba|9988.hk", "tencent|腾讯:0700.hk|700", "baidu|百度:bidu", "jd.com|京东:jd", "贵州茅台|茅台|moutai:600519", "平安银行:000001",
)  # fmt: skip
"""Largest companies and their tickers, as listed by their exchanges."""

_AMOUNT_LINES = (
    "week|weekly|a week|next week|this week|last week|past week|一周|一星期|下周|本周|这周|上周|每周|一个星期:7", "fortnight|two weeks|两周|两星期|半个月:14|15", "month|monthly|next month|一个月|下个月|每月|本月:30|31|1", "year|yearly|annual|一年|全年|每年:12|365|52|1",
    "quarter|季度|一季度:3|90", "half a year|half year|six months|半年:6|182", "half an hour|half hour|半小时|半个小时:30", "hour and a half:90|1.5", "half a dozen|half dozen|半打:6", "tenner:10", "fiver:5", "quarter of an hour|一刻钟:15", "an hour|one hour|hourly|一小时|每小时|一个小时:60|3600|1", "daily|a day|every day|一天|每天:1|24",
    "weekend|周末:2", "deck|deck of cards|standard deck|一副牌|一副扑克:52", "dozen|a dozen|一打:12", "dice|die|骰子:6", "coin|coin flip|硬币:2|0.5", "midnight|午夜|零点:0|24", "noon|midday|中午|正午:12", "couple|一对|夫妻|情侣:2", "minute|一分钟:60|1",
    "full marks|five stars|top marks|满分|五星:5|10|100", "leap year|闰年:366", "triangle|三角形:3", "square|正方形:4", "hexagon|六边形:6", "pentagon|五边形:5", "us presidential election|leap:4", "half|halfway|一半:50|0.5", "binary|base two|二进制:2", "octal|八进制:8", "hex|hexadecimal|十六进制:16", "my wife|my husband|my girlfriend|my boyfriend|my partner|anniversary|老婆|老公|女朋友|男朋友|纪念日:2", "myself|just me|alone|一个人|我自己:1", "the two of us|my wife and i|my husband and i|我们俩|咱俩|俩人|两口子:2",
)  # fmt: skip
"""Amounts of everyday words."""

_CONSTANT_LINES = ("gravity|earth|free fall|falls|fall|dropped|重力|自由落体:9.8|9.81", "speed of light|光速:299792458|3e8", "pi|圆周率:3.14|3.1416|3.14159", "freezing|ice point|冰点:0|32", "boiling|沸点:100|212", "room temperature|室温:20|25")  # fmt: skip

_COLOUR_LINES = (
    "white|白色|白:#ffffff|#fff", "black|黑色|黑:#000000|#000", "red|红色|红:#ff0000|#f00", "green|绿色|绿:#008000|#00ff00|#0f0", "blue|蓝色|蓝:#0000ff|#00f", "yellow|黄色|黄:#ffff00|#ff0", "orange|橙色|橘色:#ffa500|#ff8000",
    "purple|紫色:#800080", "pink|粉色|粉红:#ffc0cb", "brown|棕色|褐色:#a52a2a|#8b4513", "grey|gray|灰色:#808080", "cyan|青色:#00ffff", "magenta|品红|洋红:#ff00ff", "navy|navy blue|藏青|深蓝:#000080", "silver|银色:#c0c0c0", "gold|金色:#ffd700", "beige|米色:#f5f5dc", "turquoise|绿松石色:#40e0d0",
)  # fmt: skip
"""Names of colours and their codes, as in CSS Color Module Level 4."""

_MAX_NAME_WORDS = 3
_MAX_HAN_NAME = 6
_Facts = dict[str, frozenset[str]]


def _build_country_facts(texts: dict[str, set[str]]) -> dict[str, list[str]]:
    """Add what follows from countries and currencies; return first name of a country → its names, codes and currency."""
    countries: dict[str, list[str]] = {}
    for line in _COUNTRY_LINES:
        names, currency = ([fold_text(one) for one in part.split("|")] for part in line.split(";"))
        countries[names[0]] = [*names, *currency]
        for name in (one for one in names if len(one) > 3 or not one.isascii()):
            texts.setdefault(name, set()).update(names, currency)
        for money in (one for one in currency if len(one) > 2 or not one.isascii()):
            texts.setdefault(money, set()).update(names, currency)
    return countries


def _build_place_facts(texts: dict[str, set[str]]) -> dict[str, set[str]]:
    """Add what follows from cities, companies and colours; return name → names of the same one in both languages."""
    countries = _build_country_facts(texts)
    aliases: dict[str, set[str]] = {}
    for line in (*_CITY_LINES, *_AIRPORT_LINES, *_COMPANY_LINES, *_COLOUR_LINES):
        said, *rest = line.split(":")
        derived = [fold_text(one) for one in rest[-1].split("|")]
        for written in said.split("/"):
            names = [fold_text(one) for one in written.split("|")]
            bilingual = len({one.isascii() for one in names}) > 1
            for name in names:
                texts.setdefault(name, set()).update(derived, countries[rest[0]] if len(rest) == 2 else ())
                if bilingual:
                    aliases.setdefault(name, set()).update(names)
    return aliases


def _build_facts() -> tuple[_Facts, dict[str, frozenset[float]], _Facts]:
    """Return name → derived texts, name → derived numbers, and name → other names of the same place or company."""
    texts: dict[str, set[str]] = {}
    aliases = _build_place_facts(texts)
    numbers: dict[str, set[float]] = {}
    for line in (*_AMOUNT_LINES, *_CONSTANT_LINES):
        said, made = line.split(":")
        for name in said.split("|"):
            numbers.setdefault(fold_text(name), set()).update(map(float, made.split("|")))
    return (
        {name: frozenset(made) for name, made in texts.items()},
        {name: frozenset(found) for name, found in numbers.items()},
        {name: frozenset(found) - {name} for name, found in aliases.items()},
    )


_TEXTS, _NUMBERS, _ALIASES = _build_facts()
_HAN_NAMES = frozenset(name for name in (*_TEXTS, *_NUMBERS) if not name.isascii())
_HAN_OPENERS = frozenset(name[0] for name in _HAN_NAMES)
_OPENERS = frozenset(match[0] for name in (*_TEXTS, *_NUMBERS) if (match := WORD_PATTERN.match(name)))
_DERIVED_TEXTS = frozenset(one for made in _TEXTS.values() for one in made)
_PLACES = frozenset(
    fold_text(name)
    for line in (*_CITY_LINES, *_AIRPORT_LINES)
    for name in line.split(":")[0].replace("/", "|").split("|")
) | frozenset(
    fold_text(name)
    for line in _COUNTRY_LINES
    for name in line.split(";")[0].split("|")
    if len(name) > 3 or not name.isascii()
)


def is_known_place(folded: str) -> bool:
    """Return whether a folded text is the name of a city or country of the table."""
    return folded in _PLACES


def get_other_names(folded: str) -> frozenset[str]:
    """Return the other names of a city or company, among them the one in the other language."""
    return _ALIASES.get(folded, frozenset())


def find_known_names(folded: str, words: list[tuple[str, TextSpan]]) -> Iterator[tuple[str, TextSpan]]:
    """Yield every name of the table in a folded text; ``words`` are its words with their positions."""
    for at, (word, (start, _)) in enumerate(words):
        if word not in _OPENERS:
            continue
        for count in range(1, min(_MAX_NAME_WORDS, len(words) - at) + 1):
            end = words[at + count - 1][1][1]
            name = folded[start:end]
            if name in _TEXTS or name in _NUMBERS:
                yield name, (start, end)
    if not folded.isascii():
        yield from _find_han_names(folded)


def _find_han_names(folded: str) -> Iterator[tuple[str, TextSpan]]:
    for at, char in enumerate(folded):
        if char in _HAN_OPENERS:
            for length in range(min(_MAX_HAN_NAME, len(folded) - at), 1, -1):
                if folded[at : at + length] in _HAN_NAMES:
                    yield folded[at : at + length], (at, at + length)
                    break


def list_derived_texts(name: str) -> frozenset[str]:
    """Return the texts that follow from a name: its country, codes, currency, zone."""
    return _TEXTS.get(name, frozenset())


def is_derived_text(folded: str) -> bool:
    """Return whether a folded text follows from any name of the table."""
    return folded in _DERIVED_TEXTS


def list_derived_numbers(name: str) -> frozenset[float]:
    """Return the numbers that follow from a word: 7 from week."""
    return _NUMBERS.get(name, frozenset())
