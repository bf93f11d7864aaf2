/** Traits of beauty, health and food: "French | English | German | Tunisian Arabic"; the notation is index.ts's. */
export const FOOD = `
florale | floral | blumig | بريحة النوّار
boisée | woody | holzig | بريحة العود
gourmande | gourmand | süß | حلو~
fruitée | fruity | fruchtig | بريحة الغلّة
poudrée | powdery | pudrig | بريحة البودرة
épicée | spicy | würzig | بريحة التوابل
fraîche | fresh | frisch | فريشك
ambrée | amber | mit Amber | بالعنبر
cuirée | leathery | ledrig | بريحة الجلد
hydratante | moisturising | feuchtigkeitsspendend | ~رطّب
anti-âge | anti-ageing | gegen Falten | ضدّ التجاعيد
matifiante | mattifying | mattierend | ~نقّص اللمعة
à la figue de Barbarie | prickly pear | mit Kaktusfeige | بالهندي
apaisante | soothing | beruhigend | ~ريّح الجلدة
à la vitamine C | vitamin C | mit Vitamin C | بالفيتامين C
à l’acide hyaluronique | hyaluronic acid | mit Hyaluronsäure | بالهيالورونيك
à l’huile de figue de Barbarie | prickly-pear-oil | mit Kaktusfeigenöl | بزيت الهندي
éclat | radiance | für mehr Glanz | للنضارة
anti-taches | anti-dark-spot | gegen Pigmentflecken | ضدّ البقع
invisible | invisible | unsichtbar | ما تتشافش
teintée | tinted | getönt | بلون خفيف
pour peau sensible | for sensitive skin | für empfindliche Haut | للجلدة الحسّاسة
au miel | honey | mit Honig | بالعسل
au charbon | charcoal | mit Aktivkohle | بالفحم
à la rose | rose | mit Rose | بالورد
au ghassoul | ghassoul | mit Ghassoul | بالطفل
au café | coffee | mit Kaffee | بالقهوة
au sel de Zarzis | Zarzis salt | mit Salz aus Zarzis | بملح جرجيس
à l’huile d’olive | olive oil | in Olivenöl | بزيت الزيتونة
au sucre | sugar | mit Zucker | بالسكّر
à l’eucalyptus | eucalyptus | mit Eukalyptus | بالكاليتوس
à la lavande | lavender | mit Lavendel | بالخزامة
pur | pure | pur | صافي~
surgras | superfatted | rückfettend | مغذّي~
au romarin | rosemary | mit Rosmarin | بالإكليل
au laurier | bay | mit Lorbeer | بالرند
lot de quatre | , pack of four | im Viererpack | باكو أربعة
à l’amande douce | sweet almond | mit Mandelöl | باللوز الحلو
au karité | shea | mit Sheabutter | بالكاريتي
à l’aloès | aloe | mit Aloe | بالألوي
de Gabès | Gabès | aus Gabès | متاع قابس
pour les cheveux | hair | fürs Haar | للشعر
pour les mains | hand | für die Hände | لليدين
tamisé | sifted | gesiebt | مغربل~
nourrissant | nourishing | nährend | يغذّي
anti-pelliculaire | anti-dandruff | gegen Schuppen | ضدّ القشرة
à l’huile d’argan | argan oil | mit Arganöl | بزيت الأرقان
sans sulfate | sulphate-free | ohne Sulfate | بلاش سولفات
de nigelle | black seed | aus Schwarzkümmel | متاع سينوج
d’argan | argan | aus Argan | متاع أرقان
de ricin | castor | aus Rizinus | متاع خروع
de pépins de figue de Barbarie | prickly-pear-seed | aus Kaktusfeigenkernen | متاع زريعة الهندي
ionique | ionic | mit Ionen | أيوني
professionnel | professional | für Profis | بروفيسيونال
céramique | ceramic | mit Keramikplatten | سيراميك
brosse chauffante | heated-brush | als Glättbürste | بروس تسخن
à barbe | beard | für den Bart | متاع لحية
à cheveux | hair | fürs Haar | متاع شعر
satiné | satin | seidig glänzend | ساتيني
longue tenue | long-lasting | lang haltend | يشد برشا
hydratant | moisturising | feuchtigkeitsspendend | يرطّب
brillant | glossy | glänzend | يلمع
nude | nude | in Nudetönen | نود
soirée | evening | für den Abend | سواريه
mate | matt | matt | مات
irisée | shimmer | schimmernd | تلمع
traditionnel | traditional | traditionell | عربي
crayon | pencil | als Stift | قلم
en poudre | powder | als Puder | غبرة
waterproof | waterproof | wasserfest | ضدّ الماء
de bras | upper-arm | für den Oberarm | متاع ذراع
de poignet | wrist | fürs Handgelenk | متاع معصم
infrarouge | infrared | mit Infrarot | أنفراروج
digital | digital | digital | ديجيتال
frontal | forehead | für die Stirn | للجبين
auriculaire | ear | fürs Ohr | للوذن
connecté | smart | smart | ذكي~
impédancemètre | body-analysis | mit Körperanalyse | يحلّل البدن
extra-plat | slim | extraflach | رقيق~ برشا
cervical | neck | für den Nacken | للرقبة
pistolet | gun | als Massagepistole | فرد
pour les pieds | foot | für die Füße | للساقين
vitamine D | vitamin D | mit Vitamin D | فيتامين D
magnésium | magnesium | mit Magnesium | ماقنيزيوم
oméga 3 | omega 3 | mit Omega 3 | أوميقا 3
collagène | collagen | mit Kollagen | كولاجين
propolis | propolis | mit Propolis | بروبوليس
extra vierge | extra virgin | extra nativ | بكر ممتازة
vierge | virgin | nativ | بكر
biologique | organic | bio | بيو
première pression | first-press | aus erster Pressung | أول عصرة
de Téboursouk | Téboursouk | aus Téboursouk | متاع تبرسق
du Sahel | Sahel | aus dem Sahel | متاع الساحل
de Sfax | Sfax | aus Sfax | متاع صفاقس
de Zarzis | Zarzis | aus Zarzis | متاع جرجيس
du Cap Bon | Cap Bon | vom Cap Bon | متاع الوطن القبلي
variété chetoui | Chetoui | der Sorte Chetoui | شتوي
variété chemlali | Chemlali | der Sorte Chemlali | شملالي
vertes | green | grün | أخضر
noires | black | schwarz | أكحل
mélangées | mixed | gemischt | مخلّط
cassées | cracked | angeschlagen | مكسّر
à la harissa | with harissa | mit Harissa | بالهريسة
au citron | with lemon | mit Zitrone | بالقارص
dénoyautées | pitted | entsteint | بلاش عظم
meski | Meski | der Sorte Meski | مسكي
fines | fine | fein | رقيق
au sel | salted | in Salz | بالملح
au vinaigre | pickled | in Essig | بالخل
de Takelsa | Takelsa | aus Takelsa | متاع تاكلسة
du Nord | northern | aus dem Norden | متاع الشمال
sauvages | wild | wild gewachsen | متاع الجبل
traditionnelle | traditional | nach alter Art | عربي
fumée | smoked | geräuchert | مدخّن~
douce | mild | mild | حلو~
extra-forte | extra-hot | extrascharf | حار~ برشا
artisanale | handmade | handgemacht | صنعة يد
tabel | tabel | Tabel | تابل
ras el hanout | ras el hanout | Ras el-Hanout | راس الحانوت
curcuma | turmeric | Kurkuma | كركم
cumin | cumin | Kreuzkümmel | كمّون
carvi | caraway | Kümmel | كروية
paprika fumé | smoked paprika | Räucherpaprika | فلفل أحمر مدخّن
cannelle | cinnamon | Zimt | قرفة
moulues | ground | gemahlen | مرحي~
entières | whole | im Ganzen | صحيح~
du souk | souk | vom Souk | متاع السوق
baklouti | Baklouti | der Sorte Baklouti | بقلوطي
doux | mild | mild | حلو
forts | hot | scharf | حار
en guirlande | on a string | als Kette | شلّة
moulus | ground | gemahlen | مرحي
fin | fine | fein | رقيق
moyen | medium | mittel | وسط
complet | wholegrain | aus Vollkorn | كامل
d’orge | barley | aus Gerste | متاع شعير
roulé à la main | hand-rolled | handgerollt | مفتول باليد
du Kef | Kef | aus Le Kef | متاع الكاف
de Béja | Béja | aus Béja | متاع باجة
fermier | farmhouse | vom Hof | عربي
de blé | wheat | aus Weizen | متاع قمح
de pois chiches | chickpea | aus Kichererbsen | متاع حمص
aux fruits secs | with nuts | mit Nüssen | بالفاكية
nature | plain | pur | سادة
à l’anis | aniseed | mit Anis | بالبسباس
au sésame | sesame | mit Sesam | بالجلجلان
extra-fine | extra-fine | extrafein | رقيق~ برشا
séchée à l’ombre | shade-dried | im Schatten getrocknet | مشيّحة في الظل
nwasser | nwasser | Nwasser | نواصر
hlalem | hlalem | Hlalem | حلالم
rechta | rechta | Rechta | رشتة
mhamsa | mhamsa | Mhamsa | محمّصة
spaghetti | spaghetti | Spaghetti | سباقيتي
coquillettes | shell | Hörnchen | كوكيات
artisanales | handmade | handgemacht | صنعة يد
de blé dur | durum wheat | aus Hartweizen | متاع قمح صلب
complètes | wholegrain | aus Vollkorn | كاملة
deglet nour | Deglet Nour | der Sorte Deglet Nour | نور
alligh | Alligh | der Sorte Alligh | عليق
khouat | Khouat | der Sorte Khouat | خوات
branchées | on the branch | am Zweig | في العرجون
de Tozeur | Tozeur | aus Tozeur | متاع توزر
de Kebili | Kebili | aus Kebili | متاع قبلي
mondées | blanched | blanchiert | مقشّر
grillées salées | roasted salted | geröstet und gesalzen | محمّص ومملّح
effilées | flaked | gehobelt | مقطّع رقيق
de Sidi Bouzid | Sidi Bouzid | aus Sidi Bouzid | متاع سيدي بوزيد
nouvelles | new-crop | aus neuer Ernte | متاع العام
assortis | assorted | gemischt | مشكّل~
au naturel | natural | naturbelassen | سادة
grillés | roasted | geröstet | محمّص~
grillés et salés | roasted and salted | geröstet und gesalzen | محمّص~ ومملّح~
pour la pâtisserie | for baking | zum Backen | متاع حلو
pistaches et amandes | pistachio and almond | mit Pistazien und Mandeln | فستق ولوز
noix et noisettes | walnut and hazelnut | mit Walnüssen und Haselnüssen | زوز وبوفريوة
pignons et pistaches | pine nut and pistachio | mit Pinienkernen und Pistazien | زقوقو وفستق
mélange royal | royal mix | als königliche Mischung | خلطة ملوكي
de thym | thyme | vom Thymian | زعتر
de jujubier | jujube | vom Jujubebaum | سدر
d’eucalyptus | eucalyptus | vom Eukalyptus | كاليتوس
de fleurs d’oranger | orange-blossom | von der Orangenblüte | زهر
de romarin | rosemary | vom Rosmarin | إكليل
de montagne | mountain | vom Berg | متاع الجبل
brut | raw | naturbelassen | كيما هو
cru | unheated | kalt geschleudert | ما تسخّنش
de figues | fig | aus Feigen | كرموس
de coings | quince | aus Quitten | سفرجل
d’abricots | apricot | aus Aprikosen | مشماش
de bigarades | bitter orange | aus Bitterorangen | نارنج
de fraises | strawberry | aus Erdbeeren | فراز
extra | extra | extra | إكسترا
allégée | reduced-sugar | zuckerreduziert | ناقص سكّر
aux dattes | date | mit Datteln | بالتمر
aux amandes | almond | mit Mandeln | باللوز
au four | oven-baked | aus dem Ofen | في الفور
blanc | white | weiß | أبيض
mini | mini | im Miniformat | ميني
aux pistaches | pistachio | mit Pistazien | بالفستق
aux noisettes | hazelnut | mit Haselnüssen | بالبوفريوة
assortie | assorted | gemischt | مشكّل~
du Bey | Bey’s | nach Bey-Art | متاع الباي
chamia nature | plain chamia | Chamia pur | سادة
au chocolat | chocolate | mit Schokolade | بالشكلاطة
turc | Turkish | nach türkischer Art | تركي~
pur arabica | pure Arabica | aus reinem Arabica | أرابيكا صافي
mélange maison | house-blend | als Hausmischung | خلطة الدار
à l’eau de géranium | with geranium water | mit Geranienwasser | بالعطرشية
corsé | strong | kräftig | ثقيل~
torréfié à Tunis | roasted in Tunis | in Tunis geröstet | محمّص~ في تونس
gunpowder | gunpowder | Gunpowder | بارود
à la menthe | mint | mit Minze | بالنعناع
chaara | Chaara | der Sorte Chaara | شعرة
grandes feuilles | large-leaf | aus großen Blättern | ورق كبير
de verveine | verbena | aus Verbene | ترنجية
de camomille | chamomile | aus Kamille | بابونج
d’églantine | wild rose | aus Heckenrose | نسري
du Zaghouan | Zaghouan | aus Zaghouan | متاع زغوان
de la montagne | mountain | vom Berg | متاع الجبل
de fleur d’oranger | orange-blossom | aus Orangenblüten | متاع زهر
de géranium | geranium | aus Geranien | متاع عطرشية
de rose | rose | aus Rosen | متاع ورد
de l’Ariana | Ariana | aus Ariana | متاع أريانة
de Zaghouan | Zaghouan | aus Zaghouan | متاع زغوان
distillée au qattar | qattar-distilled | im Qattar destilliert | مقطّر بالقطّار
de grenade | pomegranate | aus Granatapfel | رمّان
d’orgeat | almond | aus Mandeln | روزاطة
de citron | lemon | aus Zitronen | قارص
de caroube | carob | aus Johannisbrot | خرّوب
artisanal | handmade | handgemacht | صنعة يد
sans colorant | with no colouring | ohne Farbstoffe | بلاش ملوّنات
entier | whole | am Stück | صحيح~
de Kélibia | Kélibia | aus Kélibia | متاع قليبية
à la tomate | in tomato sauce | in Tomatensoße | بالطماطم
pimentées | spicy | scharf | حار~
de Teboulba | Teboulba | aus Teboulba | متاع طبلبة
double | double-concentrated | zweifach konzentriert | دوبل
triple | triple-concentrated | dreifach konzentriert | تريبل
séché au soleil | sun-dried | sonnengetrocknet | مشيّح~ في الشمس
Dattes: fourrées | stuffed | gefüllt | محشية
`;
