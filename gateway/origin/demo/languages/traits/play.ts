/** Traits of goods for babies, sport, toys, stationery, cars and pets: "French | English | German | Tunisian Arabic"; the notation is index.ts's. */
export const PLAY = `
tout-terrain | all-terrain | für jedes Gelände | لكل كيّاس
coque | infant-carrier | als Babyschale | كوك
pivotant | swivel | drehbar | يدور
évolutif | convertible | mitwachsend | يكبر مع الصغير
rehausseur | booster | als Sitzerhöhung | روهوسور
à barreaux | slatted | mit Gitterstäben | بالقضبان
parapluie | travel | als Reisebett | يتطوى للسفر
cododo | bedside | als Beistellbett | بجنب فرش الأم
musicale | musical | mit Musik | بالموسيقى
anti-colique | anti-colic | gegen Koliken | ضدّ الغاز
à col large | wide-neck | mit weitem Hals | برقبة واسعة
pliante | folding | faltbar | ~تطوى
taille 2 | size 2 | Größe 2 | قياس 2
taille 3 | size 3 | Größe 3 | قياس 3
taille 4 | size 4 | Größe 4 | قياس 4
taille 5 | size 5 | Größe 5 | قياس 5
avec thermomètre | with thermometer | mit Thermometer | بالترمومتر
sur pieds | on legs | auf Beinen | على ساقين
à transat | with support seat | mit Liegesitz | بالترانزا
réglables | adjustable | verstellbar | يتريقلو
hexagonaux | hexagonal | sechseckig | بستة جناب
antidérapant | non-slip | rutschfest | ما يزلقش
épais | thick | dick | غليظ~
elliptique | elliptical | als Crosstrainer | إليبتيك
de biking | spinning | fürs Spinning | بايكينق
d’entraînement | training | fürs Training | متاع تمارين
de match | match | für Spiele | متاع ماتش
de salle | indoor | für die Halle | متاع صالة
cousu main | hand-stitched | handgenäht | مخيّط~ باليد
extérieur | outdoor | für draußen | لبرّة
junior | junior | für Junioren | جونيور
de tennis | tennis | für Tennis | متاع تنس
de badminton | badminton | für Badminton | متاع بادمنتون
de tennis de table | table tennis | für Tischtennis | متاع بينق بونق
de padel | padel | für Padel | متاع بادل
enfant | kids’ | für Kinder | متاع صغار
cruiser | cruiser | als Cruiser | كروزر
longboard | longboard | als Longboard | لونقبورد
débutant | beginner’s | für Anfänger | للمبتدي
intégral | full-face | mit Vollgesicht | على الوجه الكل
avec tuba | with snorkel | mit Schnorchel | بالتوبا
panoramique | panoramic | mit Panoramablick | بانوراميك
flamant | flamingo | als Flamingo | فلامنقو
fauteuil | armchair | als Sessel | فوتاي
licorne | unicorn | als Einhorn | ليكورن
de nage | swimming | zum Schwimmen | متاع تعلّم العوم
instantanée | pop-up | als Wurfzelt | تتحلّ وحدها
familiale | family | für Familien | متاع عايلة
ultralégère | ultralight | ultraleicht | خفيف~ برشا
été | summer | für den Sommer | صيف
trois saisons | three-season | für drei Jahreszeiten | ثلاثة فصول
grand froid | cold-weather | für große Kälte | للبرد القاوي
frontale | head-worn | als Stirnlampe | للراس
surfcasting | surfcasting | fürs Brandungsangeln | سورف كاستينق
à moulinet | with reel | mit Rolle | بالمولينة
de bateau | boat | fürs Boot | متاع فلوكة
musical | musical | mit Musik | بالموسيقى
gigognes | stacking | ineinanderstapelbar | يدخلو في بعضهم
à lettres arabes | Arabic-letter | mit arabischen Buchstaben | بالحروف العربية
ours | bear | Bär | دبّ
lapin | rabbit | Hase | أرنب
fennec | fennec | Fennek | فنك
dromadaire | camel | Dromedar | جمل
géante | giant | riesig | كبير~ برشا
en habit traditionnel | in traditional dress | in Tracht | بلبسة تقليدية
à coiffer | hair-styling | zum Frisieren | تتمشط
interactive | interactive | interaktiv | تحكي
à étages | multi-storey | mit mehreren Etagen | بالطوابق
avec meubles | with furniture | mit Möbeln | بالأثاث
ville | city | Stadt | مدينة
château | castle | Burg | قصر
véhicules | vehicle | Fahrzeuge | كراهب
médina | medina | Medina | البلاد العربي
Sidi Bou Saïd | Sidi Bou Saïd | Sidi Bou Saïd | سيدي بوسعيد
animaux | animal | Tiere | حيوانات
carte de Tunisie | map-of-Tunisia | Landkarte Tunesiens | خارطة تونس
mer et dauphins | sea and dolphins | Meer und Delfine | بحر ودلافين
coopératif | cooperative | kooperativ | نلعبوها مع بعضنا
de stratégie | strategy | mit Strategie | استراتيجيا
de cartes | card | mit Karten | بالكارطة
de mémoire | memory | fürs Gedächtnis | متاع ذاكرة
kharbga | kharbga | Kharbga | خربقة
de course | racing | für Rennen | متاع سباق
amphibie | amphibious | für Land und Wasser | بر وبحر
acrobatique | stunt | für Stunts | أكروباتيك
avec pont | with bridge | mit Brücke | بالقنطرة
avec gare | with station | mit Bahnhof | بالمحطّة
à aimants | magnetic | mit Magneten | بالمغناطيس
de 40 rails | 40-track | mit 40 Schienen | بـ40 سكّة
à trois roues | three-wheeled | mit drei Rädern | بثلاثة عجالي
à roues lumineuses | with light-up wheels | mit Leuchträdern | بعجالي تضوي
freestyle | freestyle | für Freestyle | فريستايل
losange | diamond | in Rautenform | لوزانج
géant | giant | riesig | كبير~ برشا
pilotable | steerable | lenkbar | تتساق بالخيط
de lecture | reading | zum Lesen | قراية
de calcul | arithmetic | zum Rechnen | حساب
d’écriture arabe | Arabic writing | zum Arabischschreiben | كتيبة بالعربي
de coloriage | colouring | zum Ausmalen | تلوين
de sciences | science | für Naturkunde | إيقاظ علمي
première année | , year one | 1. Klasse | أولى
deuxième année | , year two | 2. Klasse | ثانية
troisième année | , year three | 3. Klasse | ثالثة
préparatoire | preschool | Vorschule | تحضيري
grand format | large | im Großformat | كبير~
petit format | small | im Kleinformat | صغير~
à spirale | spiral-bound | mit Spirale | بالسبيرال
travaux pratiques | practicals | für Übungen | أشغال تطبيقية
grands carreaux | wide-ruled | mit großen Karos | كارو كبير
petits carreaux | squared | mit kleinen Karos | كارو صغير
ligné | lined | liniert | مسطّر~
à couverture rigide | hardback | mit festem Einband | بغلاف صحيح
pointillé | dotted | gepunktet | منقّط~
à pages blanches | plain-page | mit leeren Seiten | بورقات بيض
à bille | ballpoint | als Kugelschreiber | بيل
plume | fountain | als Füller | بلوم
à encre gel | gel | mit Gelmine | حبر جال
effaçable | erasable | radierbar | يتمحى
quatre couleurs | four-colour | in vier Farben | بأربعة ألوان
en coffret | , boxed | im Etui | في بواطة
aquarellables | watercolour | als Aquarellstifte | مائية
triangulaires | triangular | dreikantig | بثلاثة جناب
en boîte métal | in a tin | in der Metalldose | في بواطة حديد
avec taille-crayon | with sharpener | mit Spitzer | بالمبراة
lavables | washable | auswaschbar | يتغسلو
scientifique | scientific | wissenschaftlich | علمية
graphique | graphing | mit Grafik | قرافيك
lycée | secondary-school | fürs Gymnasium | متاع ليسي
collège | middle-school | für die Mittelstufe | متاع كوليج
université | university | fürs Studium | متاع جامعة
léger | light | leicht | خفيف~
réfléchissant | reflective | reflektierend | يضوي في الظلمة
deux compartiments | two-compartment | mit zwei Fächern | بزوز خانات
à dos rembourré | with padded back | mit Rückenpolster | بظهر محشي
garnie | filled | gefüllt | معمّر~
grande capacité | large-capacity | mit viel Platz | كبير~
zippée | zipped | mit Reißverschluss | بالسوستة
diesel | diesel | für Diesel | ديازال
intérieur | interior | für innen | لداخل الكرهبة
sans eau | waterless | ohne Wasser | بلاش ماء
plats | flat | flach | بلات
hybrides | hybrid | als Hybrid | إيبريد
silicone | silicone | aus Silikon | سيليكون
utilitaire | van | für Transporter | متاع كاميونات
renforcé | reinforced | verstärkt | مقوّي~
sans entretien | maintenance-free | wartungsfrei | بلاش صيانة
start-stop | start-stop | für Start-Stopp | ستارت ستوب
renforcée | reinforced | verstärkt | مقوّي~
avec compresseur | with compressor | mit Kompressor | بالكمبريسور
à lampe | with lamp | mit Lampe | باللمبة
à rebords | raised-edge | mit hohem Rand | بحاشية عالية
universels | universal | universell | لكل كرهبة
respirante | breathable | atmungsaktiv | تتنفّس
massante | massaging | mit Massage | تعمل مساج
avant et arrière | front and rear | für vorne und hinten | قدّام والتالي
à vision nocturne | night-vision | mit Nachtsicht | تشوف في الليل
jet | open-face | als Jethelm | جات
double écran | dual-visor | mit zwei Visieren | بزوز فيزيارات
longue autonomie | long-range | mit großer Reichweite | باتري تطوّل
en U | U | als Bügelschloss | شكل U
chaîne | chain | als Kette | شنشلة
bloque-disque à alarme | alarmed disc | als Bremsscheibenschloss mit Alarm | ديسك بالمنبّه
au poulet | with chicken | mit Huhn | بالدجاج
à l’agneau | with lamb | mit Lamm | بالعلّوش
au saumon | with salmon | mit Lachs | بالسومون
pour chiot | for puppies | für Welpen | للكلاب الصغار
moelleux | soft | weich | طري~
déhoussable | with removable cover | mit abnehmbarem Bezug | بهوسة تتنحّى
d’extérieur | outdoor | für draußen | لبرّة
réfléchissants | reflective | reflektierend | يضويو في الليل
pour chat stérilisé | for neutered cats | für sterilisierte Katzen | للقطوس المخصي
pour chaton | for kittens | für Kätzchen | للقطاطس الصغار
à plateformes | with platforms | mit Plattformen | بالطوابق
avec niche | with den | mit Höhle | بالبيت
agglomérante | clumping | klumpend | تتلصّق
végétale | plant-based | pflanzlich | نباتية
parfumée | scented | mit Duft | بالريحة
minérale | mineral | mineralisch | معدنية
anti-glouton | slow-feeding | gegen Schlingen | ضدّ الشراهة
de transport | travel | für unterwegs | متاع سفر
voûtée | arched | gewölbt | بقبّة
équipé | fully equipped | mit Ausstattung | كامل~ بكل شي
nano | nano | im Nanoformat | نانو
avec filtre silencieux | with quiet filter | mit leisem Filter | بفيلتر بلاش حس
Poussette: double | twin | für Zwillinge | لتوأم
Poussette: canne | umbrella-fold | als Buggy | كان
Sac de couchage: double | double | für zwei | لزوز
Gamelle: double | double | doppelt | دوبل
Cage pour oiseaux: double | double | doppelt | دوبل
Casque moto: modulable | flip-up | als Klapphelm | مودولار
Casque moto: intégral | full-face | als Integralhelm | أنتقرال
`;
