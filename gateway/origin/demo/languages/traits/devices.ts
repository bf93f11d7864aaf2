/** Traits of electronics, phones, computers and appliances: "French | English | German | Tunisian Arabic"; the notation is index.ts's. */
export const DEVICES = `
Smart TV Full HD | Full HD smart | Smart-TV Full HD | سمارت Full HD
Smart TV 4K | 4K smart | Smart-TV 4K | سمارت 4K
OLED 4K avec éclairage d’ambiance | 4K OLED ambient-light | OLED 4K mit Ambientebeleuchtung | OLED 4K بضو محيط
portable | portable | tragbar | بورتابل
à courte focale | short-throw | mit Kurzdistanz | بمسافة قصيرة
LED silencieux | quiet LED | LED, leise | LED بلاش حس
compacte | compact | kompakt | صغير~
avec caisson de basses | with subwoofer | mit Subwoofer | بالباس
avec caisson sans fil | with wireless subwoofer | mit kabellosem Subwoofer | بباس بلاش خيط
5.1 à colonnes | with 5.1 tower speakers | 5.1 mit Standlautsprechern | 5.1 ببوافل واقفين
5.1 sans fil | wireless 5.1 | 5.1 kabellos | 5.1 بلاش خيط
4K avec télécommande vocale | with 4K and voice remote | 4K mit Sprachfernbedienung | 4K بتليكوموند بالصوت
Full HD avec Wi-Fi | with Full HD and Wi-Fi | Full HD mit WLAN | Full HD بالويفي
HD compact | compact HD | HD, kompakt | HD صغير~
sans fil | wireless | kabellos | بلاش خيط
Bluetooth à réduction de bruit | Bluetooth noise-cancelling | Bluetooth mit Geräuschunterdrückung | بلوتوث ينقّص الحس
filaire de studio | wired studio | kabelgebunden für Studios | ستوديو بالخيط
pliable sans fil | foldable wireless | faltbar und kabellos | بلاش خيط ~تطوى
pour la télévision | for television | für den Fernseher | للتلفزة
à réduction de bruit | noise-cancelling | mit Geräuschunterdrückung | بتنقيص الحس
avec boîtier de charge | with charging case | mit Ladeetui | ببواطة شارج
sport étanches | waterproof sports | wasserdicht für den Sport | للرياضة وما يدخلهمش الماء
à conduction osseuse | bone-conduction | mit Knochenschall | بتوصيل العظم
ultralégers | ultralight | ultraleicht | خفاف برشا
jack 3,5 mm | 3.5 mm jack | mit 3,5-mm-Klinke | بجاك 3,5 mm
intra-auriculaires | in-ear | als In-Ear | للوذن
avec micro et télécommande | with microphone and remote | mit Mikrofon und Fernbedienung | بميكرو وتليكوموند
étanche | waterproof | wasserdicht | ضدّ الماء
lumineuse | light-up | beleuchtet | بالضو
avec anse de transport | with carrying handle | mit Tragegriff | بيد للهزّان
de poche | pocket | im Taschenformat | متاع جيب
à commande vocale | voice-controlled | mit Sprachsteuerung | بالصوت
multiroom | multiroom | mit Multiroom | مولتي روم
avec écran | with screen | mit Display | بالشاشة
portable FM | portable FM | UKW, tragbar | بورتابل FM
rétro en bois | retro wooden | aus Holz im Retro-Stil | ريترو لوح
à piles et secteur | battery and mains | für Batterie und Netz | بالحجر والضو
FM et Bluetooth | FM and Bluetooth | mit UKW und Bluetooth | FM وبلوتوث
à dynamo | wind-up | mit Kurbeldynamo | بالدينامو
à projection | projection | mit Projektion | يعرض الوقت عالحيط
avec charge sans fil | with wireless charging | mit kabellosem Laden | بشارج بلاش خيط
simulateur d’aube | sunrise | mit Sonnenaufgang | بضو الفجر
à double alarme | dual-alarm | mit zwei Weckzeiten | بزوز منبّهات
USB de studio | USB studio | USB für Studios | ستوديو USB
karaoké sans fil | wireless karaoke | kabellos für Karaoke | كاراوكي بلاش خيط
cravate sans fil | wireless lavalier | kabellos zum Anstecken | كرافات بلاش خيط
dynamique pour la scène | dynamic stage | dynamisch für die Bühne | للمسرح
à bras articulé | with boom arm | mit Gelenkarm | بذراع يتلوى
d’apprentissage | learner’s | zum Lernen | للتعلّم
à touches lumineuses | with light-up keys | mit Leuchttasten | بفلسات تضوي
arrangeur avec gammes orientales | with oriental scales | als Arranger mit orientalischen Skalen | بمقامات شرقية
à toucher lourd | weighted | mit gewichteten Tasten | بفلسات رزان
folk | folk | im Folk-Stil | فولك
classique en épicéa | classical spruce | klassisch, Fichte | كلاسيك إيبيسيا
électrique | electric | elektrisch | كهرباء
électro-acoustique | electro-acoustic | elektroakustisch | إلكترو أكوستيك
classique pour enfant | children’s classical | klassisch für Kinder | كلاسيك للصغار
compact | compact | kompakt | صغير~
hybride | mirrorless | spiegellos | إيبريد
reflex | SLR | mit Spiegelreflex | رفلاكس
bridge à grand zoom | superzoom bridge | Bridge mit Superzoom | بريدج بزوم كبير
instantané | instant | als Sofortbild | فوري~
4K étanche | waterproof 4K | 4K, wasserdicht | 4K ضدّ الماء
stabilisée 4K | stabilised 4K | 4K, stabilisiert | 4K ثابت~
Full HD avec kit de fixations | with Full HD and mounting kit | Full HD mit Halterungsset | Full HD بطقم تثبيت
Wi-Fi intérieure | indoor Wi-Fi | WLAN für innen | ويفي لداخل
extérieure étanche | weatherproof outdoor | wetterfest für außen | لبرّة ضدّ الماء
motorisée 360° | motorised 360° | 360°, motorisiert | 360° بالموتور
solaire sans fil | wireless solar | kabellos mit Solarstrom | بالشمس بلاش خيط
à vision nocturne en couleurs | with colour night vision | mit Farbnachtsicht | تشوف في الليل بالألوان
de voyage | travel | für die Reise | للسفر
flexible | flexible | biegsam | ~تلوى
avec anneau lumineux | with ring light | mit Ringlicht | بدايرة ضو
de salon | home | fürs Wohnzimmer | متاع صالة
de salon avec deux manettes | with two controllers | mit zwei Controllern | بزوز مانات
filaire USB | wired USB | USB, kabelgebunden | USB بالخيط
Bluetooth pour téléphone | Bluetooth mobile | Bluetooth fürs Handy | بلوتوث للتليفون
à retour haptique | haptic | mit haptischem Feedback | ~رعش في يدك
avec gâchettes réglables | with adjustable triggers | mit verstellbaren Triggern | بزناد يتريقل
HDMI avec deux manettes | with HDMI and two controllers | HDMI mit zwei Controllern | HDMI بزوز مانات
d’arcade de bureau | desktop arcade | als Tisch-Arcade | أركاد بيرو
à écran couleur | colour-screen | mit Farbdisplay | بشاشة ألوان
sport GPS | GPS sports | mit GPS für den Sport | رياضة GPS
à écran AMOLED | AMOLED | mit AMOLED-Display | بشاشة AMOLED
avec appel Bluetooth | with Bluetooth calling | mit Bluetooth-Telefonie | بالمكالمات بلوتوث
pour femme | women’s | für Damen | للنساء
ronde en acier | round steel | rund, Edelstahl | مدوّر~ فولاذ
à grand écran | large-screen | mit großem Display | بشاشة كبيرة
avec cardiofréquencemètre | with heart-rate monitor | mit Herzfrequenzmesser | يقيس دقّات القلب
ultraléger | ultralight | ultraleicht | خفيف~ برشا
blanche réglable | tunable white | weiß, einstellbar | ضو أبيض يتبدّل
couleurs et blancs | colour and white | in Farbe und Weiß | ألوان وأبيض
à filament | filament | mit Filament | بالفيلامون
lot de deux | , pack of two | im Doppelpack | باكو زوز
Wi-Fi | Wi-Fi | mit WLAN | ويفي
avec suivi de consommation | with energy monitoring | mit Verbrauchsmessung | تحسب الاستهلاك
extérieure double | double outdoor | doppelt für außen | دوبل لبرّة
lot de trois | , pack of three | im Dreierpack | باكو ثلاثة
5G double SIM | dual-SIM 5G | 5G mit Dual-SIM | 5G دوبل SIM
4G double SIM | dual-SIM 4G | 4G mit Dual-SIM | 4G دوبل SIM
grade A | , grade A | Zustand A | قراد A
grade A+ | , grade A+ | Zustand A+ | قراد A+
comme neuf | , like new | wie neu | كيف الجديد
double SIM | dual-SIM | mit Dual-SIM | دوبل SIM
à grandes touches | big-button | mit großen Tasten | بفلسات كبار
à clapet | flip | zum Aufklappen | يتحلّ ويتسكّر
résistant | rugged | robust | صحيح~
duo DECT | twin DECT | DECT im Duo | دوو DECT
avec répondeur | with answering machine | mit Anrufbeantworter | بالريبوندور
pour enfant | kids’ | für Kinder | للصغار
avec stylet | with stylus | mit Stift | بالستيلي
avec clavier | with keyboard | mit Tastatur | بالكلافيي
transparente | clear | transparent | شفاف~
antichoc | shockproof | stoßfest | ضدّ الطيحان
magnétique | magnetic | magnetisch | بالمغناطيس
à motifs | patterned | mit Muster | بالتصاور
anti-espion | privacy | mit Blickschutz | ضدّ التلصّص
mat | matt | matt | مات
plein écran | full-screen | für das ganze Display | على الشاشة الكل
rapide USB-C | fast USB-C | USB-C, schnell | سريع~ USB-C
double port | dual-port | mit zwei Anschlüssen | بزوز مداخل
de voiture | car | fürs Auto | للكرهبة
USB-C tressé | braided USB-C | USB-C, geflochten | USB-C مضفور
USB-C vers USB-C | USB-C to USB-C | USB-C auf USB-C | من USB-C لـUSB-C
trois-en-un | three-in-one | drei in einem | ثلاثة في واحد
à charge rapide | fast-charging | mit Schnellladung | بشارج سريع
solaire | solar | mit Solarzelle | بالشمس
avec câbles intégrés | with built-in cables | mit integrierten Kabeln | بكابلات فيه
de bureau | desktop | für den Schreibtisch | للبيرو
pour vélo | bike | fürs Fahrrad | للبسكلات
à ventouse | suction | mit Saugnapf | بالفنتوز
14 pouces | 14-inch | mit 14 Zoll | 14 بوصة
15,6 pouces | 15.6-inch | mit 15,6 Zoll | 15,6 بوصة
ultraléger 13 pouces | ultralight 13-inch | mit 13 Zoll, ultraleicht | 13 بوصة خفيف برشا
convertible tactile | touchscreen convertible | als Convertible mit Touchscreen | يتقلب طابلات
15,6 pouces 144 Hz | 15.6-inch 144 Hz | mit 15,6 Zoll und 144 Hz | 15,6 بوصة 144 Hz
16 pouces 165 Hz | 16-inch 165 Hz | mit 16 Zoll und 165 Hz | 16 بوصة 165 Hz
17,3 pouces 240 Hz | 17.3-inch 240 Hz | mit 17,3 Zoll und 240 Hz | 17,3 بوصة 240 Hz
tout-en-un | all-in-one | als All-in-one | الكل في واحد
tour | tower | im Tower | تور
gamer | gaming | fürs Gaming | قيمر
incurvé | curved | gebogen | مقوّس~
mécanique | mechanical | mechanisch | ميكانيك
rétroéclairé | backlit | beleuchtet | بالضو
verticale | vertical | vertikal | واقف~
silencieuse | silent | leise | بلاش حس
pour centre d’appels | for call centres | fürs Callcenter | لمركز نداء
double connecteur | dual-connector | mit zwei Steckern | بزوز روس
métallique | metal | aus Metall | حديد
double ventilateur | dual-fan | mit zwei Lüftern | بزوز فنتيلاتورات
triple ventilateur | triple-fan | mit drei Lüftern | بثلاثة فنتيلاتورات
double bande | dual-band | mit Dualband | دوبل باند
maillé lot de deux | , mesh, pack of two | Mesh im Doppelpack | ماش باكو زوز
laser | laser | mit Laserdruck | ليزر
à réservoirs d’encre | ink-tank | mit Tintentank | بخزّانات حبر
photo | photo | für Fotos | للتصاور
laser multifonction | multifunction laser | Laser, multifunktional | ليزر متعدّد الخدمات
A4 recyclée | recycled A4 | A4, Recycling | A4 معاود
ergonomique | ergonomic | ergonomisch | مريح~ للظهر
à accoudoirs réglables | with adjustable armrests | mit verstellbaren Armlehnen | بيدين يتريقلو
à appui-tête | with headrest | mit Kopfstütze | بمسند للراس
imperméable | waterproof | wasserdicht | ضدّ الماء
antivol | anti-theft | diebstahlsicher | ضدّ السرقة
avec port USB | with USB port | mit USB-Anschluss | بمدخل USB
à compartiment renforcé | with padded compartment | mit gepolstertem Fach | بجيب محمي
de ville | city | für die Stadt | متاع كل يوم
combiné | combi | als Kombi | كومبيني
double porte | double-door | mit zwei Türen | بزوز بيبان
américain | American-style | im amerikanischen Stil | أمريكان
table top | tabletop | als Tischgerät | تابل توب
no frost | no-frost | No Frost | نو فروست
coffre | chest | als Truhe | صندوق
armoire | upright | als Schrank | أرموار
à hublot | front-loading | als Frontlader | بالهوبلو
top | top-loading | als Toplader | تتحلّ من فوق
inverter | inverter | mit Invertermotor | إنفرتر
séchant | washer-dryer | mit Trockner | تغسل وتشيّح
pose libre | freestanding | freistehend | واقف~ وحد~
encastrable | built-in | zum Einbauen | أونكاستري
silencieux | quiet | leise | بلاش حس
mixte | gas and electric | für Gas und Strom | قاز وضو
à four électrique | with electric oven | mit Elektrobackofen | بفور كهرباء
à cinq feux | five-burner | mit fünf Flammen | بخمسة عيون
à gaz | gas | für Gas | بالقاز
à induction | induction | mit Induktion | أندكسيون
vitrocéramique | ceramic | mit Glaskeramik | فيتروسيراميك
à chaleur tournante | fan | mit Umluft | بحرارة تدور
à pyrolyse | pyrolytic | mit Pyrolyse | ينظّف روحو
vapeur | steam | mit Dampf | بالفابور
multifonction | multifunction | multifunktional | متعدّد~ الخدمات
à bol inox | with steel bowl | mit Edelstahlschüssel | بزلافة إينوكس
avec hachoir | with mincer | mit Fleischwolf | بماكينة رحي
plongeant | immersion | zum Eintauchen | بلونجو
plongeant trois-en-un | three-in-one immersion | drei in einem | بلونجو ثلاثة في واحد
à pied inox | with steel shaft | mit Edelstahlfuß | برجل إينوكس
à bol verre | glass-jug | mit Glaskrug | ببول بلار
chauffant | heating | mit Heizfunktion | يسخّن
à smoothies | smoothie | für Smoothies | للعصير
solo | solo | als Sologerät | سولو
grill | grill | mit Grill | قريل
à convection | convection | mit Umluft | بالهواء السخون
à tournebroche | with rotisserie | mit Drehspieß | بالسفّود
numérique | digital | digital | ديجيتال
à double bac | dual-drawer | mit zwei Körben | بزوز بواطات
à viande | for meat | für Fleisch | للحم
panini | panini | für Panini | بانيني
de table | tabletop | für den Tisch | متاع طاولة
expresso | espresso | für Espresso | إكسبراس
à capsules | capsule | für Kapseln | بالكبسولات
automatique avec broyeur | bean-to-cup | vollautomatisch mit Mahlwerk | أوتوماتيك بالمرحى
filtre | filter | mit Filter | فيلتر
à mousse de lait | with milk frother | mit Milchschaum | برغوة الحليب
à température réglable | variable-temperature | mit Temperaturwahl | بحرارة تتريقل
deux fentes | two-slot | mit zwei Schlitzen | بزوز فتحات
quatre fentes | four-slot | mit vier Schlitzen | بأربعة فتحات
à fente longue | long-slot | mit langem Schlitz | بفتحة طويلة
sans sac | bagless | beutellos | بلاش ساشي
balai sans fil | cordless stick | als kabelloser Akkusauger | عصا بلاش خيط
eau et poussière | wet and dry | für nass und trocken | ماء وغبرة
traîneau silencieux | quiet cylinder | leise, mit Rollen | يجر وبلاش حس
laveur | mopping | mit Wischfunktion | يكنس ويمسح
à cartographie | mapping | mit Kartierung | يرسم خارطة الدار
à station de vidage | self-emptying | mit Absaugstation | يفرّغ وحدو
à semelle céramique | with ceramic soleplate | mit Keramiksohle | بسملة سيراميك
haute pression | high-pressure | mit Hochdruck | بضغط عالي
à autonomie illimitée | continuous-fill | unbegrenzt nachfüllbar | تتعبّى وهي تخدم
split | split | als Splitgerät | سبليت
chaud et froid | hot and cold | zum Kühlen und Heizen | سخون وبارد
mobile | mobile | mobil | موبيل
colonne | tower | als Turm | كولون
plafonnier | ceiling | für die Decke | للسقف
rechargeable | rechargeable | aufladbar | ~تشارجا
à bain d’huile | oil-filled | mit Ölfüllung | بالزيت
soufflant | blower | mit Gebläse | ينفخ
à quartz | quartz | mit Quarzstäben | كوارتز
Mini LED 4K | Mini LED 4K | Mini-LED 4K | ميني LED 4K
Dolby Atmos | Dolby Atmos | mit Dolby Atmos | دولبي أتموس
Android | Android | mit Android | أندرويد
Android 4K | 4K Android | 4K mit Android | أندرويد 4K
GaN | GaN | mit GaN-Technik | GaN
Bluetooth | Bluetooth | mit Bluetooth | بلوتوث
NVMe | NVMe | NVMe | NVMe
Console de jeux: hybride | hybrid | als Hybrid | إيبريد
Grill: réversible | reversible | mit Wendeplatte | بلاكو على زوز وجوه
Friteuse à air: à hublot | windowed | mit Sichtfenster | بالبلار
Multiprise: tour | tower | als Turm | تور
`;
