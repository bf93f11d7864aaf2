/** What a product family is called in English, German and Tunisian Arabic. */
import type { OtherTexts } from '../../../contract/other-texts.ts';
import { readTable } from './table.ts';

/** "French noun | English, as within a sentence | German | Tunisian Arabic", in the order of the departments. */
const NOUNS = `
Téléviseur LED | LED TV | LED-Fernseher | تلفزة LED
Téléviseur | TV | Fernseher | تلفزة
Vidéoprojecteur | projector | Beamer | بروجكتور
Barre de son | soundbar | Soundbar | بار صوت
Ensemble home cinéma | home cinema system | Heimkinosystem | هوم سينما
Box TV | TV box | TV-Box | بوكس تلفزة
Récepteur satellite | satellite receiver | Satellitenreceiver | ديمو
Casque audio | headphones | Kopfhörer | كاسك
Écouteurs sans fil | wireless earbuds | Kabellose Ohrhörer | كيتات بلاش خيط
Écouteurs filaires | wired earphones | Kabelgebundene Ohrhörer | كيتات بالخيط
Enceinte Bluetooth | Bluetooth speaker | Bluetooth-Lautsprecher | بافل بلوتوث
Enceinte connectée | smart speaker | Smarter Lautsprecher | بافل ذكي
Radio | radio | Radio | راديو
Radio-réveil | clock radio | Radiowecker | راديو منبّه
Microphone | microphone | Mikrofon | ميكرو
Clavier musical | keyboard | Keyboard | بيانو إلكترونيك
Guitare | guitar | Gitarre | قيتارة
Appareil photo | camera | Kamera | مصوّرة
Caméra d’action | action camera | Actionkamera | كاميرا أكشن
Caméra de surveillance | security camera | Überwachungskamera | كاميرا مراقبة
Trépied | tripod | Stativ | تريبيي
Console de jeux | games console | Spielkonsole | كونسول
Manette | controller | Controller | مانات
Console rétro | retro console | Retro-Konsole | كونسول زمان
Montre connectée | smartwatch | Smartwatch | منقالة ذكية
Bracelet d’activité | fitness tracker | Fitnessarmband | براسلي رياضة
Ampoule connectée | smart bulb | Smarte Lampe | لمبة ذكية
Prise connectée | smart plug | Smarte Steckdose | بريز ذكية
Smartphone | smartphone | Smartphone | سمارتفون
Smartphone reconditionné | refurbished smartphone | Generalüberholtes Smartphone | سمارتفون مجدّد
Téléphone à touches | keypad phone | Tastenhandy | تليفون بالفلسات
Téléphone sans fil | cordless phone | Schnurlostelefon | تليفون فيكس بلاش خيط
Tablette | tablet | Tablet | طابلات
Coque | phone case | Handyhülle | كوك تليفون
Verre trempé | screen protector | Schutzglas | بلار حماية
Chargeur | charger | Ladegerät | شارجور
Câble | cable | Kabel | كابل
Batterie externe | power bank | Powerbank | باور بانك
Support téléphone | phone holder | Handyhalterung | سيبور تليفون
Robe longue | maxi dress | Langes Kleid | روبة طويلة
Robe courte | short dress | Kurzes Kleid | روبة قصيرة
Robe de soirée | evening dress | Abendkleid | روبة سواريه
Chemisier | blouse | Bluse | سورية نساء
Top | top | Top | توب
Pantalon | trousers | Hose | سروال
Jean | jeans | Jeans | سروال دجين
Jupe | skirt | Rock | جيب
Manteau | coat | Mantel | مانطو
Veste | jacket | Jacke | فيستة
Abaya | abaya | Abaya | عباية
Ensemble tunique et pantalon | tunic and trouser set | Set aus Tunika und Hose | طقم تونيك وسروال
Pyjama | pyjamas | Schlafanzug | بيجامة
Nuisette | nightdress | Negligé | نويزات
Escarpins | pumps | Pumps | صبّاط بالكعب
Sandales | sandals | Sandalen | صندال
Baskets | trainers | Sneaker | سبادري
Bottines | ankle boots | Stiefeletten | بوتين
Sac à main | handbag | Handtasche | ساك يد
Cabas | tote bag | Shopper | ساك كابا
Pochette | clutch bag | Clutch | بوشات
Chemise | shirt | Hemd | سورية رجال
T-shirt | T-shirt | T-Shirt | تريكو
Polo | polo shirt | Poloshirt | بولو
Jean homme | men’s jeans | Herrenjeans | دجين رجال
Pantalon chino | chinos | Chinohose | سروال شينو
Blouson | blouson jacket | Blouson | بلوزون
Manteau homme | men’s coat | Herrenmantel | مانطو رجال
Costume | suit | Anzug | كسوة رجال
Blazer | blazer | Blazer | بلايزر
Lot de boxers | boxer shorts | Boxershorts | بوكسرات رجال
Lot de chaussettes | socks | Socken | كلاسط
Mocassins | loafers | Mokassins | موكاسان
Chaussures derby | derby shoes | Derby-Schuhe | صبّاط كلاسيك
Baskets homme | men’s trainers | Herrensneaker | سبادري رجال
Mules | slides | Pantoletten | شلاكة
Lunettes de soleil | sunglasses | Sonnenbrille | مرايات شمس
Ceinture | belt | Gürtel | سبتة
Portefeuille | wallet | Portemonnaie | بورتفاي
Foulard | scarf | Tuch | فولارة
Bonnet | beanie | Mütze | بونية
Chapeau | hat | Hut | شابو
Casquette | cap | Kappe | كاسكيت
Parapluie | umbrella | Regenschirm | سحابة
Montre femme | women’s watch | Damenuhr | منقالة نساء
Montre homme | men’s watch | Herrenuhr | منقالة رجال
Bague | ring | Ring | خاتم
Collier | necklace | Halskette | شركة
Boucles d’oreilles | earrings | Ohrringe | ونايس
Bracelet | bracelet | Armband | براسلي
Valise | suitcase | Koffer | فاليجة
Sac de voyage | travel bag | Reisetasche | ساك سفر
Canapé | sofa | Sofa | كنبة
Banquette | bench seat | Sitzbank | بنكة
Table basse | coffee table | Couchtisch | طاولة صالون
Meuble TV | TV unit | TV-Möbel | موبل تلفزة
Bibliothèque | bookcase | Bücherregal | مكتبة
Lit | bed | Bett | فرش
Matelas | mattress | Matratze | مطرح
Armoire | wardrobe | Kleiderschrank | خزانة
Commode | chest of drawers | Kommode | كومود
Table à manger | dining table | Esstisch | طاولة ماكلة
Chaise | chair | Stuhl | كرسي
Tabouret | stool | Hocker | تابوري
Lampe à poser | table lamp | Tischleuchte | أباجورة
Lampadaire | floor lamp | Stehleuchte | لمبة واقفة
Suspension | pendant light | Pendelleuchte | ثرية
Tapis | rug | Teppich | زربية
Miroir | mirror | Spiegel | مراية
Cadre photo | photo frame | Bilderrahmen | كادر تصاور
Bougie parfumée | scented candle | Duftkerze | شمعة بالريحة
Diffuseur de parfum | scent diffuser | Raumduft | معطّر دار
Vase | vase | Vase | محبس
Plante verte | house plant | Zimmerpflanze | نبتة للدار
Parure de lit | bed linen set | Bettwäsche-Set | طقم فرش
Couette | duvet | Bettdecke | كووات
Plaid | throw | Wohndecke | بطانية
Serviette de bain | bath towel | Badetuch | منشفة
Peignoir | bathrobe | Bademantel | بينوار
Rideau | curtain | Vorhang | ريدو
Coussin | cushion | Kissen | مخدّة
Poêle | frying pan | Pfanne | مقلى
Cocotte | casserole dish | Schmortopf | طنجرة
Couscoussier | couscous steamer | Couscous-Topf | كسكاس
Service de table | dinner service | Tafelservice | سرفيس طاولة
Service à thé | tea set | Teeservice | طقم تاي
Lot de tasses | cups | Tassen | فناجن
Lot de verres | glasses | Gläser | كيسان
Couteau de cuisine | kitchen knife | Küchenmesser | سكينة كوجينة
Set d’ustensiles | utensil set | Küchenhelfer-Set | طقم أدوات كوجينة
Lot de boîtes | food containers | Frischhaltedosen | بواطات ماكلة
Rideau de douche | shower curtain | Duschvorhang | ريدو دوش
Ensemble de salle de bain | bathroom set | Badezimmer-Set | طقم بيت بانو
Panier de rangement | storage basket | Aufbewahrungskorb | سلّة ترتيب
Balai à plat | flat mop | Wischmopp | مسّاحة
Salon de jardin | garden furniture set | Gartenmöbel-Set | صالون جنينة
Parasol | parasol | Sonnenschirm | باراسول
Sachet de graines | seeds | Samen | زريعة
Olivier en pot | potted olive tree | Olivenbaum im Topf | زيتونة في محبس
Barbecue | barbecue | Grill | كانون شواء
Kit d’arrosage | watering kit | Bewässerungsset | طقم سقي
Lot d’outils de jardin | garden tool set | Gartenwerkzeug-Set | طقم أدوات جنينة
Réfrigérateur | refrigerator | Kühlschrank | فريجيدار
Congélateur | freezer | Gefrierschrank | كونجيلاتور
Lave-linge | washing machine | Waschmaschine | ماكينة صابون
Lave-vaisselle | dishwasher | Geschirrspüler | ماكينة غسيل ماعون
Cuisinière | cooker | Herd | قاز طبخ
Plaque de cuisson | hob | Kochfeld | بلاك طبخ
Four | oven | Backofen | فور
Robot pétrin | stand mixer | Küchenmaschine | عجّانة
Mixeur | hand blender | Stabmixer | خلّاط
Blender | blender | Standmixer | بلاندر
Micro-ondes | microwave | Mikrowelle | ميكروأوند
Mini-four | mini oven | Minibackofen | فور صغير
Friteuse à air | air fryer | Heißluftfritteuse | فريتوز بالهواء
Grill | grill | Kontaktgrill | قريل
Machine à café | coffee machine | Kaffeemaschine | ماكينة قهوة
Bouilloire électrique | electric kettle | Wasserkocher | بويلوار
Grille-pain | toaster | Toaster | قريبان
Aspirateur | vacuum cleaner | Staubsauger | أسبيراتور
Aspirateur robot | robot vacuum | Saugroboter | أسبيراتور روبو
Fer à repasser | iron | Bügeleisen | حديدة
Centrale vapeur | steam station | Dampfbügelstation | سنترال فابور
Climatiseur | air conditioner | Klimaanlage | كليماتيزور
Ventilateur | fan | Ventilator | فنتيلاتور
Radiateur | heater | Heizkörper | شوفاج
Eau de parfum femme | women’s eau de parfum | Eau de Parfum für Damen | ريحة نساء
Eau de parfum homme | men’s eau de parfum | Eau de Parfum für Herren | ريحة رجال
Crème de jour | day cream | Tagescreme | كريمة نهار
Sérum | serum | Serum | سيروم
Crème solaire | sun cream | Sonnencreme | كريمة شمس
Masque visage | face mask | Gesichtsmaske | ماسك وجه
Gommage | scrub | Peeling | قوماج
Savon noir | black soap | Schwarze Seife | صابون كحل
Savon à l’huile d’olive | olive oil soap | Olivenölseife | صابون بزيت الزيتونة
Lait corporel | body lotion | Körpermilch | حليب بدن
Henné | henna | Henna | حنّة
Shampooing | shampoo | Shampoo | شامبوان
Huile capillaire | hair oil | Haaröl | زيت شعر
Sèche-cheveux | hair dryer | Haartrockner | سيشوار
Lisseur | hair straightener | Glätteisen | ليسور
Tondeuse | trimmer | Haarschneider | تندوز
Rouge à lèvres | lipstick | Lippenstift | روج
Palette de maquillage | make-up palette | Make-up-Palette | بالات ماكياج
Khôl | kohl | Kajal | كحل
Tensiomètre | blood pressure monitor | Blutdruckmessgerät | جهاز قياس الدم
Thermomètre | thermometer | Thermometer | ترمومتر
Pèse-personne | bathroom scales | Personenwaage | ميزان بدن
Appareil de massage | massager | Massagegerät | ماكينة مساج
Complément alimentaire | food supplement | Nahrungsergänzung | مكمّل غذائي
Tajine | tagine | Tajine | طاجين
Plat en céramique | ceramic dish | Keramikplatte | صحن فخّار
Lot de bols | bowls | Schalen | زلايف
Gargoulette | clay water jug | Tonkrug | برّادة
Vase artisanal | handmade vase | Handgemachte Vase | محبس صنعة يد
Tapis margoum | margoum rug | Margoum-Teppich | مرقوم
Klim | kilim | Kelim | كليم
Plateau en cuivre | copper tray | Kupfertablett | صينية نحاس
Lanterne | lantern | Laterne | فانوس
Cage à oiseaux | bird cage | Vogelkäfig | قفص عصافر
Khomsa murale | wall khomsa | Wand-Khomsa | خمسة للحيط
Mortier | mortar | Mörser | مهراس
Planche | board | Holzbrett | لوحة كوجينة
Couverts à salade | salad servers | Salatbesteck | مغارف سلاطة
Couffin | basket | Korbtasche | قفّة
Chapeau de palme | palm-leaf hat | Palmblatthut | مظلّة سعف
Chéchia | chechia | Chechia | شاشية
Balgha | balgha slippers | Balgha-Pantoffeln | بلغة
Fouta | fouta | Fouta | فوطة
Châle | shawl | Schultertuch | سفساري
Djebba | jebba | Djebba | جبّة
Caftan | kaftan | Kaftan | قفطان
Huile d’olive | olive oil | Olivenöl | زيت زيتونة
Olives | olives | Oliven | زيتون
Câpres | capers | Kapern | كبّار
Harissa | harissa | Harissa | هريسة
Épices | spices | Gewürze | توابل
Piments séchés | dried chillies | Getrocknete Chilis | فلفل شايح
Couscous | couscous | Couscous | كسكسي
Bsissa | bsissa | Bsissa | بسيسة
Mloukhia | mloukhia | Mloukhia | ملوخية
Pâtes | pasta | Nudeln | مقرونة
Dattes | dates | Datteln | دقلة
Amandes | almonds | Mandeln | لوز
Fruits secs | nuts and dried fruit | Nüsse und Trockenfrüchte | فاكية
Miel | honey | Honig | عسل
Confiture | jam | Konfitüre | معجون
Makroudh | makroudh | Makroudh | مقروض
Baklawa | baklava | Baklava | بقلاوة
Halwa | halva | Halva | حلوى شامية
Café moulu | ground coffee | Gemahlener Kaffee | قهوة مرحية
Thé vert | green tea | Grüner Tee | تاي أخضر
Infusion | herbal tea | Kräutertee | أعشاب
Eau florale | flower water | Blütenwasser | ماء زهر ونوّار
Sirop | syrup | Sirup | سيرو
Thon | tuna | Thunfisch | تن
Sardines | sardines | Sardinen | سردينة
Concentré de tomate | tomato paste | Tomatenmark | طماطم معجون
Ordinateur portable | laptop | Laptop | بيسي بورتابل
PC portable gamer | gaming laptop | Gaming-Laptop | بيسي بورتابل قيمر
Ordinateur de bureau | desktop computer | Desktop-PC | بيسي بيرو
Écran PC | monitor | Monitor | شاشة بيسي
Clavier | keyboard | Tastatur | كلافيي
Souris | mouse | Maus | سوري
Webcam | webcam | Webcam | وابكام
Micro-casque | headset | Headset | كاسك بالميكرو
Disque dur externe | external hard drive | Externe Festplatte | ديسك دور إكسترن
Disque SSD | SSD | SSD | ديسك SSD
Clé USB | USB stick | USB-Stick | فلاش ديسك
Carte graphique | graphics card | Grafikkarte | كارت قرافيك
Routeur | router | Router | روتور
Imprimante | printer | Drucker | امبريمانت
Ramette de papier | paper | Druckerpapier | كاغذ امبريمانت
Chaise de bureau | office chair | Bürostuhl | كرسي بيرو
Sac à dos ordinateur | laptop backpack | Laptop-Rucksack | ساك ظهر للبيسي
T-shirt enfant | kids’ T-shirt | Kinder-T-Shirt | تريكو صغار
Robe fille | girls’ dress | Mädchenkleid | روبة بنات
Pantalon garçon | boys’ trousers | Jungenhose | سروال أولاد
Tablier d’école | school smock | Schulkittel | طبلية مكتب
Body bébé | baby bodysuit | Babybody | بودي بيبي
Gigoteuse | baby sleeping bag | Babyschlafsack | جيقوتوز بيبي
Baskets enfant | kids’ trainers | Kindersneaker | سبادري صغار
Sandales enfant | kids’ sandals | Kindersandalen | صندال صغار
Poussette | pushchair | Kinderwagen | بوسات
Siège auto | car seat | Autokindersitz | كرسي كرهبة للصغار
Lit bébé | cot | Babybett | فرش بيبي
Veilleuse | night light | Nachtlicht | فيّوز
Biberon | baby bottle | Babyflasche | بيبرونة
Chaise haute | high chair | Hochstuhl | كرسي ماكلة للبيبي
Paquet de couches | nappies | Windeln | باكو كوشات
Baignoire bébé | baby bath | Babywanne | بانو بيبي
Haltères | dumbbells | Hanteln | هالتارات
Tapis de yoga | yoga mat | Yogamatte | تابي يوقا
Tapis de course | treadmill | Laufband | تابي جري
Vélo d’appartement | exercise bike | Heimtrainer | بسكلات دار
Ballon de football | football | Fußball | كورة قدم
Ballon de basket | basketball | Basketball | كورة باسكات
Raquette | racket | Schläger | راكات
Gants de boxe | boxing gloves | Boxhandschuhe | قوندات بوكس
Vélo | bicycle | Fahrrad | بسكلات
Skateboard | skateboard | Skateboard | سكايت
Masque de plongée | diving mask | Tauchmaske | ماسك غطس
Bouée | inflatable ring | Schwimmring | شنبرال عوم
Maillot de bain | swimsuit | Badeanzug | مايو
Tente de camping | camping tent | Campingzelt | خيمة تخييم
Sac de couchage | sleeping bag | Schlafsack | ساك نوم
Lampe de camping | camping lamp | Campinglampe | لمبة تخييم
Survêtement | tracksuit | Trainingsanzug | سيرفات
Legging | leggings | Leggings | ليقينق
Canne à pêche | fishing rod | Angelrute | قصبة صيد
Hochet | rattle | Rassel | شخشيخة
Cubes d’éveil | activity cubes | Spielwürfel | مكعّبات للصغار
Peluche | soft toy | Kuscheltier | نونوس
Poupée | doll | Puppe | عروسة
Maison de poupée | doll’s house | Puppenhaus | دار عروسة
Jeu de construction | building set | Baukasten | لعبة تركيب
Puzzle | puzzle | Puzzle | بوزل
Jeu de société | board game | Gesellschaftsspiel | لعبة جماعية
Voiture télécommandée | remote-control car | Ferngesteuertes Auto | كرهبة بالتليكوموند
Train en bois | wooden train | Holzeisenbahn | تران لوح
Trottinette | scooter | Tretroller | تروتينات
Cerf-volant | kite | Drachen | طيّارة كاغذ
Roman | novel | Roman | رواية
Roman policier | crime novel | Kriminalroman | رواية بوليسية
Livre de cuisine | cookbook | Kochbuch | كتاب طبخ
Guide illustré | illustrated guide | Bildband | دليل مصوّر
Album jeunesse | picture book | Bilderbuch | قصّة مصوّرة للصغار
Cahier d’activités | activity book | Übungsheft | كراس تمارين
Cahier | exercise book | Schulheft | كراس
Carnet | notebook | Notizbuch | كنش
Stylo | pen | Stift | ستيلو
Crayons de couleur | colouring pencils | Buntstifte | قلومة ملوّنة
Calculatrice | calculator | Taschenrechner | كالكولاتريس
Cartable | school bag | Schulranzen | كرطابل
Trousse | pencil case | Federmäppchen | تروس
Huile moteur | engine oil | Motoröl | زيت موتور
Kit de nettoyage auto | car cleaning kit | Autopflege-Set | طقم تنظيف كرهبة
Balais d’essuie-glace | wiper blades | Scheibenwischer | مسّاحات كرهبة
Pneu | tyre | Reifen | عجلة كرهبة
Batterie auto | car battery | Autobatterie | باتري كرهبة
Démarreur portable | portable jump starter | Mobile Starthilfe | ديمارور بورتابل
Tapis de voiture | car mats | Automatten | تابيات كرهبة
Housse de siège | seat covers | Sitzbezüge | هوسات كراسي كرهبة
Caméra embarquée | dashcam | Dashcam | كاميرا كرهبة
Bâche de protection | car cover | Autoplane | باش كرهبة
Casque moto | motorbike helmet | Motorradhelm | كاسك موطور
Trottinette électrique | electric scooter | E-Scooter | تروتينات كهرباء
Antivol | lock | Schloss | قفل موطور
Perceuse | drill | Bohrmaschine | برسوز
Meuleuse | angle grinder | Winkelschleifer | مولوز
Scie | saw | Säge | منشار
Marteau | hammer | Hammer | مطرقة
Jeu de tournevis | screwdriver set | Schraubendreher-Set | طقم تورنفيسات
Coffret d’outils | tool kit | Werkzeugkoffer | صندوق دوزان
Clé | spanner | Schraubenschlüssel | مفتاح دوزان
Échelle | ladder | Leiter | سلّوم
Ampoule LED | LED bulb | LED-Lampe | لمبة LED
Multiprise | power strip | Steckdosenleiste | مولتي بريز
Projecteur LED | LED floodlight | LED-Strahler | بروجكتور LED
Peinture | paint | Farbe | دهينة
Kit de peinture | painting kit | Malerset | طقم دهينة
Mitigeur | mixer tap | Mischbatterie | سبّالة
Cadenas | padlock | Vorhängeschloss | قفل
Serrure | door lock | Türschloss | سكارة باب
Croquettes pour chien | dog food | Hundefutter | ماكلة كلاب
Panier pour chien | dog bed | Hundebett | فرش كلب
Collier et laisse | collar and lead | Halsband und Leine | كوليي ولاس للكلب
Croquettes pour chat | cat food | Katzenfutter | ماكلة قطاطس
Arbre à chat | cat tree | Kratzbaum | شجرة قطوس
Litière | cat litter | Katzenstreu | رملة قطاطس
Gamelle | pet bowl | Futternapf | صحن ماكلة للحيوانات
Cage pour oiseaux | pet bird cage | Vogelheim | قفص طيور
Aquarium | aquarium | Aquarium | أكواريوم
`;

const nouns = readTable(NOUNS);
/** The noun of a family in the other languages; undefined: unknown. */
export const nounTexts = (french: string): Required<OtherTexts> | undefined => nouns().get(french);
