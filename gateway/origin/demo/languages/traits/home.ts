/** Traits of furniture, decoration, kitchenware, garden, crafts and tools: "French | English | German | Tunisian Arabic"; the notation is index.ts's. */
export const HOME = `
convertible | convertible | zum Ausklappen | ~تحلّ فرش
d’angle | corner | über Eck | كوان
à coffre | storage | mit Bettkasten | بصندوق
scandinave | Scandinavian | im skandinavischen Stil | سكندينافي~
à dossier | with backrest | mit Rückenlehne | بمسند للظهر
de salon tunisien | Tunisian-lounge | für den tunesischen Salon | صالون تونسي
d’entrée | hallway | für den Flur | للسقيفة
ronde | round | rund | مدوّر~
gigogne | nesting | als Satztisch | ~دخل في بعضها
à tiroir | with drawer | mit Schublade | بالدورج
relevable | lift-top | höhenverstellbar | ~طلع وتهبط
laqué | lacquered | lackiert | لاكي
industriel | industrial | im Industriestil | أندستريال
à deux portes | two-door | mit zwei Türen | بزوز بيبان
suspendu | wall-mounted | hängend | معلّق~
avec niches | with niches | mit Nischen | بخانات
à LED | LED | mit LED | بضو LED
laquée | lacquered | lackiert | لاكي
à cinq étagères | five-shelf | mit fünf Böden | بخمسة رفوف
échelle | ladder | als Leiterregal | سلّوم
à portes | with doors | mit Türen | بالبيبان
modulable | modular | modular | مودولار
capitonné en velours | buttoned velvet | aus geknöpftem Samt | قطيفة كابيتوني
à tête de lit haute | with high headboard | mit hohem Kopfteil | براس فرش عالي
à tiroirs | with drawers | mit Schubladen | بالدوارج
plateforme | platform | als Plattformbett | بلاتفورم
à ressorts ensachés | pocket-sprung | mit Taschenfedern | بالروسور
orthopédique | orthopaedic | orthopädisch | أورتوبيديك
ferme | firm | fest | صحيح~
mi-ferme | medium-firm | mittelfest | نص صحيح
réversible été-hiver | summer-winter reversible | mit Sommer- und Winterseite | صيف وشتاء
à portes coulissantes | sliding-door | mit Schiebetüren | ببيبان كوليسان
à miroir | mirrored | mit Spiegel | بالمراية
à trois portes | three-door | mit drei Türen | بثلاثة بيبان
avec tiroirs | with drawers | mit Schubladen | بالدوارج
à penderie double | double-rail | mit doppelter Kleiderstange | بزوز علاقات
à trois tiroirs | three-drawer | mit drei Schubladen | بثلاثة دوارج
à quatre tiroirs | four-drawer | mit vier Schubladen | بأربعة دوارج
à six tiroirs | six-drawer | mit sechs Schubladen | بستة دوارج
rectangulaire | rectangular | rechteckig | مستطيل~
à pied central | pedestal | mit Mittelfuß | برجل وسطانية
empilable | stackable | stapelbar | فوق بعضها
à accoudoirs | with armrests | mit Armlehnen | باليدين
bistrot | bistro | im Bistrostil | قهوة زمان
rembourrée | upholstered | gepolstert | محشي~
de bar | bar | für die Bar | متاع بار
bas | low | niedrig | واطي~
à abat-jour en lin | with linen shade | mit Leinenschirm | بشابو كتان
champignon | mushroom | in Pilzform | شومبينيون
à variateur | dimmable | dimmbar | بضو يتبدّل
arc en métal | arched metal | als Bogen aus Metall | قوس حديد
à liseuse | with reading light | mit Leselicht | بضو قراية
trépied | tripod | mit Dreibein | بثلاثة ساقين
à étagères | with shelves | mit Ablagen | بالرفوف
dôme | dome | als Kuppel | قبّة
tressée | woven | geflochten | مضفور~
à trois lampes | three-light | mit drei Leuchten | بثلاثة لمبات
ajourée | openwork | durchbrochen | مخرّم~
à poils longs | shaggy | in Hochflor | بصوف طويل
berbère | Berber | im Berberstil | بربري~
à losanges | diamond-pattern | mit Rauten | بالمربّعات المايلة
d’inspiration kairouanaise | Kairouan-style | im Stil von Kairouan | على الطريقة القيروانية
à cadre doré | gold-framed | mit Goldrahmen | بكادر ذهبي
rond | round | rund | مدوّر~
sur pied | standing | zum Hinstellen | واقف~ على ساق
arche | arched | als Bogen | قوس
soleil | sunburst | in Sonnenform | شمس
mosaïque | mosaic | mit Mosaik | موزاييك
à passe-partout | with mount | mit Passepartout | بالباسبارتو
multivues | multi-photo | für mehrere Fotos | لبرشا تصاور
à poser | standing | zum Hinstellen | يتحط على الطاولة
mural | wall | für die Wand | للحيط
au jasmin | jasmine | mit Jasmin | بالياسمين
à la fleur d’oranger | orange-blossom | mit Orangenblüte | بزهر النارنج
au bois de santal | sandalwood | mit Sandelholz | بالصندل
à la figue | fig | mit Feige | بالكرموس
à l’ambre | amber | mit Amber | بالعنبر
en pot de verre | in a glass jar | im Glas | في كاس بلار
à mèche de bois | wooden-wick | mit Holzdocht | بفتيلة لوح
trois mèches | three-wick | mit drei Dochten | بثلاثة فتايل
à bâtonnets | reed | mit Stäbchen | بالعيدان
à ultrasons | ultrasonic | mit Ultraschall | أولترا سون
fleur d’oranger | orange-blossom | Orangenblüte | زهر النارنج
jasmin de nuit | night-jasmine | Nachtjasmin | مسك الليل
thé blanc | white-tea | Weißer Tee | تاي أبيض
bois précieux | precious-woods | Edelhölzer | عود ولوح
à col étroit | narrow-neck | mit schmalem Hals | برقبة رقيقة
strié | ribbed | gerillt | مخطّط~
amphore | amphora | als Amphore | جرّة
boule | ball | als Kugel | كورة
à deux anses | two-handled | mit zwei Henkeln | بزوز يدين
monstera | monstera | Monstera | مونستيرا
ficus | ficus | Ficus | فيكوس
pothos | pothos | Efeutute | بوتوس
sansevieria | snake-plant | Bogenhanf | سانسفيريا
aloès | aloe | Aloe | صبّار ألوي
en pot de terre | in a clay pot | im Tontopf | في محبس طين
en cache-pot | in a planter | im Übertopf | في كاش بو
en panier tressé | in a woven basket | im Flechtkorb | في سلّة مضفورة
fleurie | floral | geblümt | منوّر~
à passepoil | piped | mit Paspel | بالحاشية
légère | light | leicht | خفيف~
quatre saisons | all-season | für vier Jahreszeiten | للفصول الأربعة
chaude | warm | warm | سخون~
anti-acariens | anti-mite | gegen Milben | ضدّ السوس
à pompons | pompom | mit Bommeln | بالبونبون
à col châle | shawl-collar | mit Schalkragen | بكول شال
kimono | kimono | als Kimono | كيمونو
occultant | blackout | verdunkelnd | يحجب الضو
à œillets | eyelet | mit Ösen | بالحلق
thermique | thermal | wärmedämmend | يحجب البرد
à rayures | striped | mit Streifen | مخطّط~
margoum | margoum | mit Margoum-Muster | مرقوم
antiadhésive | non-stick | antihaftbeschichtet | ما يلصقش فيها
à poignée amovible | with removable handle | mit abnehmbarem Griff | بيد تتنحّى
à bord haut | deep | mit hohem Rand | بحاشية عالية
à crêpes | crêpe | für Crêpes | للكراب
ovale | oval | oval | بيضاوي~
à couvercle verre | with glass lid | mit Glasdeckel | بغطاء بلار
avec couvercle | with lid | mit Deckel | بالغطاء
familial | family | für die Familie | متاع عايلة
à liseré doré | gold-rimmed | mit Goldrand | بحاشية ذهبي
rustique | rustic | rustikal | ريستيك
pour six personnes | for six | für sechs Personen | لستة
avec plateau | with tray | mit Tablett | بالصينية
peint à la main | hand-painted | handbemalt | مزوّق~ باليد
à double paroi | double-wall | doppelwandig | دوبل بلار
à café | for coffee | für Kaffee | متاع قهوة
avec soucoupes | with saucers | mit Untertassen | بالصحون
empilables | stackable | stapelbar | فوق بعضهم
à eau | for water | für Wasser | متاع ماء
à thé | for tea | für Tee | متاع تاي
à pied | stemmed | mit Stiel | بالساق
ciselés | cut-glass | geschliffen | منقوش~
de chef | chef’s | für Köche | متاع شاف
santoku | santoku | als Santoku | سانتوكو
à pain | bread | für Brot | متاع خبز
d’office | paring | zum Schälen | متاع تقشير
à désosser | boning | zum Ausbeinen | متاع عظم
avec support | with stand | mit Ständer | بالسيبور
cinq pièces | five-piece | fünfteilig | خمسة قطع
sept pièces | seven-piece | siebenteilig | سبعة قطع
dix pièces | ten-piece | zehnteilig | عشرة قطع
hermétiques | airtight | luftdicht | مسكّرين مليح
à couvercle clipsé | clip-lid | mit Clipdeckel | بغطاء كليبس
pour le four | ovenproof | für den Ofen | للفور
en PEVA | PEVA | aus PEVA | PEVA
lesté | weighted | beschwert | مثقّل~
à anneaux | with rings | mit Ringen | بالحلق
quatre pièces | four-piece | vierteilig | أربعة قطع
avec poubelle | with bin | mit Eimer | بالبوبال
à couvercle | lidded | mit Deckel | بالغطاء
à anses | with handles | mit Henkeln | باليدين
à linge | laundry | für Wäsche | للصابون
à microfibre | microfibre | mit Mikrofaser | ميكروفيبر
à essorage | wringing | mit Auswringer | بالعصّار
avec seau | with bucket | mit Eimer | بالسطل
à deux lingettes | with two pads | mit zwei Bezügen | بزوز لنجات
télescopique | telescopic | ausziehbar | يطوال ويقصار
quatre places | four-seater | für vier | لأربعة
cinq places | five-seater | für fünf | لخمسة
déporté | cantilever | als Ampelschirm | ديبورتي
à manivelle | crank | mit Kurbel | بالمنيفال
inclinable | tilting | neigbar | يميل
anti-UV | UV-blocking | mit UV-Schutz | ضدّ الشمس
de tomates | tomato | von Tomaten | متاع طماطم
de piments | chilli | von Chilis | متاع فلفل
de basilic | basil | von Basilikum | متاع حبق
de fèves | broad bean | von Ackerbohnen | متاع فول
de melons | melon | von Melonen | متاع بطّيخ
de menthe | mint | von Minze | متاع نعناع
de variété locale | local-variety | aus regionaler Sorte | بلدي~
biologiques | organic | bio | بيو
à germination rapide | fast-germinating | schnell keimend | تنبت فيسع
chetoui | Chetoui | der Sorte Chetoui | شتوي
chemlali | Chemlali | der Sorte Chemlali | شملالي
nain | dwarf | als Zwergform | صغير~
greffé | grafted | veredelt | ملقّم~
à charbon | charcoal | für Holzkohle | بالفحم
sur roulettes | on wheels | auf Rollen | بالعجالي
de balcon | balcony | für den Balkon | للبالكون
avec tablettes | with side shelves | mit Ablagen | بالرفوف
goutte à goutte | drip | mit Tropfern | قطرة قطرة
avec programmateur | with timer | mit Zeitschaltuhr | بالبروقراماتور
à dévidoir | with reel | mit Schlauchtrommel | بالبكرة
à manche en bois | with wooden handles | mit Holzgriff | بيد لوح
avec sac | with bag | mit Tasche | بالساك
avec gants | with gloves | mit Handschuhen | بالقوندات
pour balcon | balcony | für den Balkon | للبالكون
émaillé | glazed | glasiert | مطلي~
de Nabeul | Nabeul | aus Nabeul | متاع نابل
de Sejnane | Sejnane | aus Sejnane | متاع سجنان
pour le feu | flameproof | für offenes Feuer | للنار
de service | serving | zum Servieren | للتقديم
à bord dentelé | scalloped | mit gewelltem Rand | بحاشية مسنّنة
motif poisson | fish-pattern | mit Fischmuster | بتصويرة حوت
motif jasmin | jasmine-pattern | mit Jasminmuster | بالياسمين
bleu et blanc | blue and white | in Blau und Weiß | أزرق وأبيض
motif olivier | olive-pattern | mit Olivenmuster | بالزيتون
peints à la main | hand-painted | handbemalt | مزوّق~ باليد
bicolores | two-tone | zweifarbig | زوز ألوان
de Guellala | Guellala | aus Guellala | متاع قلالة
gravée | engraved | graviert | منقوش~
naturelle | natural | naturbelassen | طبيعي~
goudronnée | tar-lined | geteert | مقطرن~
à motif berbère | Berber-pattern | mit Berbermuster | بنقش بربري
à reflets | lustre | mit Glanz | يلمع
ajouré | openwork | durchbrochen | مخرّم~
de Kairouan | Kairouan | aus Kairouan | متاع القيروان
d’Oudhref | Oudhref | aus Oudhref | متاع وذرف
de Gafsa | Gafsa | aus Gafsa | متاع قفصة
à bandes | banded | mit Streifenmuster | بالشرايط
rayé | striped | gestreift | مخطّط~
multicolore | multicoloured | mehrfarbig | ملوّن~
ciselé | chased | ziseliert | منقوش~
martelé | hammered | gehämmert | مطروق~
étamé | tinned | verzinnt | مقزدر~
à motif étoile | star-pattern | mit Sternmuster | بالنجمة
gravé de calligraphie | with engraved calligraphy | mit gravierter Kalligrafie | منقوش~ بالخط العربي
suspendue | hanging | zum Aufhängen | معلّق~
étoilée | star | in Sternform | بالنجوم
de Sidi Bou Saïd | Sidi Bou Saïd | aus Sidi Bou Saïd | متاع سيدي بوسعيد
à coupole | domed | mit Kuppel | بالقبّة
blanche et bleue | white and blue | in Weiß und Blau | أبيض وأزرق
miniature | miniature | im Kleinformat | صغير~ برشا
peinte à la main | hand-painted | handbemalt | مزوّق~ باليد
à pierre bleue | blue-stone | mit blauem Stein | بحجرة زرقة
avec pilon | with pestle | mit Stößel | بيدّو
haut | tall | hoch | عالي~
évasé | flared | ausgestellt | محلول~ من فوق
à découper | chopping | zum Schneiden | للتقطيع
à fromage | cheese | für Käse | للجبن
à rigole | grooved | mit Saftrille | بالساقية
avec poignée | with handle | mit Griff | باليد
sculptés | carved | geschnitzt | منقوش~
lisses | smooth | glatt | أملس
grands | large | groß | كبار
à long manche | long-handled | mit langem Stiel | بيد طويلة
à anses de cuir | leather-handled | mit Lederhenkeln | بيدين جلد
du marché | market | für den Markt | متاع مرشي
de Djerba | Djerba | aus Djerba | متاع جربة
tressé fin | finely woven | fein geflochten | مضفور~ رقيق
à ruban | with ribbon | mit Band | بالشريطة
naturel | natural | naturbelassen | طبيعي~
de laine | wool | aus Wolle | صوف
feutrée | felted | gefilzt | ملبّد~
tunisoise | Tunis-style | im Stil von Tunis | تونسي~
rouge | red | rot | لون أحمر
bordeaux | burgundy | bordeaux | لون بوردو
noire | black | schwarz | لون أكحل
à bout rond | round-toe | mit runder Spitze | براس مدوّر
de mariage | wedding | für die Hochzeit | متاع عرس
à franges nouées | with knotted fringes | mit geknoteten Fransen | بشراشب معقودة
à chevrons | herringbone | mit Fischgrätmuster | شوفرون
bicolore | two-tone | zweifarbig | زوز ألوان
de Mahdia | Mahdia | aus Mahdia | متاع المهدية
bakhnoug | bakhnoug | als Bakhnoug | بخنوق
de cérémonie | ceremonial | für Feiern | متاع مناسبات
d’été | summer | für den Sommer | متاع صيف
à gilet assorti | with matching waistcoat | mit passender Weste | بالفرملة
perlé | beaded | mit Perlen | بالعقيق
à ceinture | belted | mit Gürtel | بالحزام
de henné | henna-night | für den Hennaabend | متاع حنّة
à percussion | hammer | mit Schlagwerk | بيركيسيون
visseuse sans fil | cordless driver | als Akkuschrauber | فيسوز بلاش خيط
à colonne | bench | als Ständerbohrmaschine | على كولون
sauteuse | jig | als Stichsäge | سوتوز
circulaire | circular | als Kreissäge | مدوّر
à main | hand | als Handsäge | متاع يد
à onglet | mitre | als Gehrungssäge | أونقلي
de menuisier | joiner’s | für Tischler | متاع نجّار
arrache-clou | claw | mit Klaue | ~قلع المسمار
rivoir | riveting | zum Nieten | ريفوار
de maçon | mason’s | für Maurer | متاع بنّاي
de précision | precision | für Feinarbeit | متاع دقّة
isolés | insulated | isoliert | معزولين على الضو
aimantés | magnetic | magnetisch | بالمغناطيس
à cliquet | ratchet | mit Ratsche | بالكليكي
ménager | household | für den Haushalt | متاع دار
à molette | adjustable | verstellbar | بالموليت
plate | open-end | als Gabelschlüssel | بلات
dynamométrique | torque | mit Drehmoment | دينامومتريك
à tube | box | als Rohrschlüssel | متاع توب
transformable | multi-position | umbaubar | ~تبدّل
escabeau | step | als Trittleiter | إسكابو
coulissante | extension | ausziehbar | كوليسان
blanc chaud | warm-white | warmweiß | ضو دافي
blanc neutre | neutral-white | neutralweiß | ضو أبيض
parafoudre | surge-protected | mit Überspannungsschutz | ضدّ الصاعقة
à interrupteurs | switched | mit Schaltern | بالأنتروبتورات
avec USB | with USB | mit USB | بالـUSB
à détecteur | motion-sensor | mit Bewegungsmelder | بديتكتور
de chantier | site | für die Baustelle | متاع شانطي
murale mate | matt wall | matt für Wände | مات للحيط
satinée | satin | seidenmatt | ساتيني
façade | masonry | für Fassaden | متاع فاساد
pour bois | wood | für Holz | متاع لوح
anti-humidité | damp-proof | gegen Feuchtigkeit | ضدّ الرطوبة
rouleau et bac | roller and tray | mit Rolle und Wanne | رولو وباك
pinceaux | brush | mit Pinseln | بانسوات
anti-goutte | non-drip | tropffrei | بلاش تقطير
de cuisine | kitchen | für die Küche | متاع كوجينة
de lavabo | basin | fürs Waschbecken | متاع لافابو
à douchette | with spray | mit Brause | بالدوشات
thermostatique | thermostatic | mit Thermostat | تارموستاتيك
à clé | keyed | mit Schlüssel | بالمفتاح
à combinaison | combination | mit Zahlencode | بالنومرو السرّي
à empreinte | fingerprint | mit Fingerabdruck | بالبصمة
marine | marine | seewasserfest | متاع بحر
connectée | smart | smart | ذكي~
multipoints | multi-point | mit Mehrfachverriegelung | ببرشا نقاط
à code | keypad | mit Code | بالكود
de sûreté | security | mit Sicherheitszylinder | متاع أمان
en bois | wooden | aus Holz | لوح
Table à manger: extensible | extending | ausziehbar | ~كبر
Kit d’arrosage: extensible | expandable | dehnbar | يطوال
Poêle: grill | griddle | zum Grillen | قريل
Lot de bols: ciselés | engraved | ziseliert | منقوش~
Meuleuse: à variateur | variable-speed | mit Drehzahlregelung | بسرعة تتبدّل
Meuleuse: d’angle |  |  | زاوية
Skateboard: complet | complete | komplett | كامل
Kit de nettoyage auto: complet | complete | komplett | كامل
Coffret d’outils: complet | complete | komplett | كامل
Coffret d’outils: mécanique | mechanic’s | für Mechaniker | متاع ميكانيسيان
Kit de nettoyage auto: extérieur | exterior | für außen | لبرّة الكرهبة
`;
