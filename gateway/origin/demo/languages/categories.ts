/** The demo categories in English, German and Tunisian Arabic. */
import type { OtherTexts } from '../../../contract/other-texts.ts';
import type { DemoCategory } from '../tree.ts';

/** "French name | English | German | Tunisian Arabic", in the order of the departments' trees. */
const NAMES = `
High-tech | Electronics | Elektronik | هاي تاك
Image & son | TV & sound | Bild & Ton | صورة وصوت
Téléviseurs | Televisions | Fernseher | تلافز
Téléviseurs LED | LED televisions | LED-Fernseher | تلافز LED
Téléviseurs QLED & OLED | QLED & OLED televisions | QLED- & OLED-Fernseher | تلافز QLED وOLED
Projecteurs | Projectors | Beamer | بروجكتورات
Home cinéma & barres de son | Home cinema & soundbars | Heimkino & Soundbars | هوم سينما وبارات الصوت
Récepteurs & box TV | Receivers & TV boxes | Receiver & TV-Boxen | ديموات وبوكس تلفزة
Audio | Audio | Audio | أوديو
Casques & écouteurs | Headphones & earphones | Kopfhörer & Ohrhörer | كاسكات وكيتات
Casques audio | Headphones | Kopfhörer | كاسكات
Écouteurs sans fil | Wireless earbuds | Kabellose Ohrhörer | كيتات بلاش خيط
Écouteurs filaires | Wired earphones | Kabelgebundene Ohrhörer | كيتات بالخيط
Enceintes | Speakers | Lautsprecher | بوافل
Enceintes portables | Portable speakers | Tragbare Lautsprecher | بوافل تتهز
Enceintes connectées | Smart speakers | Smarte Lautsprecher | بوافل ذكية
Radios & réveils | Radios & alarm clocks | Radios & Wecker | راديوات ومنبهات
Micros & instruments | Microphones & instruments | Mikrofone & Instrumente | ميكروات وآلات موسيقية
Photo & vidéo | Photo & video | Foto & Video | تصويرة وفيديو
Appareils photo | Cameras | Kameras | مصورات
Caméras d’action | Action cameras | Actionkameras | كاميرات أكشن
Caméras de surveillance | Security cameras | Überwachungskameras | كاميرات مراقبة
Accessoires photo | Photo accessories | Fotozubehör | أكسسوارات التصوير
Jeux vidéo | Video games | Videospiele | ألعاب فيديو
Consoles | Consoles | Konsolen | كونسولات
Manettes & volants | Controllers & steering wheels | Controller & Lenkräder | مانات وفولونات
Consoles rétro | Retro consoles | Retro-Konsolen | كونسولات زمان
Réalité virtuelle | Virtual reality | Virtuelle Realität | الواقع الافتراضي
Objets connectés | Smart devices | Smarte Geräte | أجهزة ذكية
Montres connectées | Smartwatches | Smartwatches | منقالات ذكية
Bracelets d’activité | Fitness trackers | Fitnessarmbänder | براسليات رياضة
Maison connectée | Smart home | Smart Home | الدار الذكية
Téléphonie | Phones & tablets | Telefone & Tablets | تليفونات
Smartphones | Smartphones | Smartphones | سمارتفونات
Smartphones Android | Android smartphones | Android-Smartphones | سمارتفونات أندرويد
Smartphones reconditionnés | Refurbished smartphones | Generalüberholte Smartphones | سمارتفونات مجددة
Téléphones à touches | Keypad phones | Tastenhandys | تليفونات بالفلسات
Téléphones fixes | Landline phones | Festnetztelefone | تليفونات فيكس
Tablettes | Tablets | Tablets | طابلات
Accessoires téléphone | Phone accessories | Handyzubehör | أكسسوارات التليفون
Coques & protections | Cases & protection | Hüllen & Schutz | كوكات وحماية
Coques | Phone cases | Handyhüllen | كوكات
Verres de protection | Screen protectors | Schutzgläser | بلار حماية
Chargeurs & câbles | Chargers & cables | Ladegeräte & Kabel | شارجورات وكابلات
Batteries externes | Power banks | Powerbanks | باور بانك
Supports & perches | Holders & selfie sticks | Halterungen & Selfiesticks | سيبورات وعصي سيلفي
Mode | Fashion | Mode | موضة
Femme | Women | Damen | نساء
Vêtements femme | Women’s clothing | Damenbekleidung | حوايج نساء
Robes | Dresses | Kleider | روبات
Robes longues | Maxi dresses | Lange Kleider | روبات طوال
Robes courtes | Short dresses | Kurze Kleider | روبات قصار
Robes de soirée | Evening dresses | Abendkleider | روبات سواريه
Hauts & chemises femme | Women’s tops & shirts | Damenoberteile & -blusen | توبات وسواري نساء
Pantalons & jupes | Trousers & skirts | Hosen & Röcke | سراول وجيبات
Manteaux & vestes femme | Women’s coats & jackets | Damenmäntel & -jacken | مناطو وفيستات نساء
Tenues modestes | Modest wear | Modest Fashion | لبسة محتشمة
Lingerie & nuit | Lingerie & nightwear | Wäsche & Nachtwäsche | لانجري ولبسة الليل
Chaussures femme | Women’s shoes | Damenschuhe | صبابط نساء
Escarpins & sandales | Pumps & sandals | Pumps & Sandalen | صبابط بالكعب وصنادل
Baskets femme | Women’s trainers | Damen-Sneaker | سبادري نساء
Bottes & bottines | Boots & ankle boots | Stiefel & Stiefeletten | بوط وبوتينات
Sacs femme | Women’s bags | Damentaschen | سيكان نساء
Homme | Men | Herren | رجال
Vêtements homme | Men’s clothing | Herrenbekleidung | حوايج رجال
Chemises | Shirts | Hemden | سواري
T-shirts & polos | T-shirts & polo shirts | T-Shirts & Poloshirts | تريكوات وبولوات
Pantalons & jeans | Trousers & jeans | Hosen & Jeans | سراول ودجينات
Vestes & manteaux homme | Men’s jackets & coats | Herrenjacken & -mäntel | فيستات ومناطو رجال
Costumes | Suits | Anzüge | كساوي
Sous-vêtements homme | Men’s underwear | Herrenunterwäsche | حوايج داخلية رجال
Chaussures homme | Men’s shoes | Herrenschuhe | صبابط رجال
Chaussures de ville | Dress shoes | Businessschuhe | صبابط كلاسيك
Baskets homme | Men’s trainers | Herren-Sneaker | سبادري رجال
Sandales & mules homme | Men’s sandals & slides | Herrensandalen & -pantoletten | صنادل وشلايك رجال
Accessoires | Accessories | Accessoires | أكسسوارات
Lunettes | Glasses | Brillen | مرايات
Ceintures & portefeuilles | Belts & wallets | Gürtel & Portemonnaies | سبتات وبورتفايات
Foulards, bonnets & chapeaux | Scarves, beanies & hats | Schals, Mützen & Hüte | فولارات وبونيات وشابوات
Parapluies | Umbrellas | Regenschirme | سحابات
Montres & bijoux | Watches & jewellery | Uhren & Schmuck | منقالات ومصوغ
Montres femme | Women’s watches | Damenuhren | منقالات نساء
Montres homme | Men’s watches | Herrenuhren | منقالات رجال
Bagues & colliers | Rings & necklaces | Ringe & Halsketten | خواتم وشراكات
Boucles d’oreilles & bracelets | Earrings & bracelets | Ohrringe & Armbänder | ونايس وبراسليات
Bagages | Luggage | Gepäck | فاليجات
Maison & jardin | Home & garden | Haus & Garten | الدار والجنينة
Meubles | Furniture | Möbel | أثاث
Salon | Living room | Wohnzimmer | صالة
Canapés & banquettes | Sofas & benches | Sofas & Sitzbänke | كنبات وبنكات
Tables basses | Coffee tables | Couchtische | طاولات صالون
Meubles TV & bibliothèques | TV units & bookcases | TV-Möbel & Bücherregale | موبل تلفزة ومكتبات
Chambre | Bedroom | Schlafzimmer | بيت النوم
Lits & matelas | Beds & mattresses | Betten & Matratzen | فروشات ومطارح
Armoires & commodes | Wardrobes & chests of drawers | Schränke & Kommoden | خزاين وكومودات
Salle à manger | Dining room | Esszimmer | صالة ماكلة
Tables | Tables | Tische | طاولات
Chaises & tabourets | Chairs & stools | Stühle & Hocker | كراسي وتابوريات
Décoration | Decoration | Dekoration | ديكور
Luminaires | Lighting | Leuchten | إنارة
Lampes à poser | Table lamps | Tischleuchten | أباجورات
Suspensions & appliques | Pendant & wall lights | Hänge- & Wandleuchten | ثريات وأبليكات
Tapis | Rugs | Teppiche | زرابي
Miroirs & cadres | Mirrors & frames | Spiegel & Rahmen | مرايات وكوادر
Bougies & senteurs | Candles & scents | Kerzen & Düfte | شمع وروايح
Vases & plantes | Vases & plants | Vasen & Pflanzen | محابس ونباتات
Linge de maison | Home textiles | Heimtextilien | قشاوش الدار
Parures de lit | Bed linen | Bettwäsche | طقوم فرش
Couettes & couvertures | Duvets & blankets | Bettdecken & Decken | كووات وبطاطن
Serviettes & peignoirs | Towels & bathrobes | Handtücher & Bademäntel | مناشف وبينوارات
Rideaux & coussins | Curtains & cushions | Vorhänge & Kissen | ريدوات ومخاد
Cuisine & table | Kitchen & tableware | Küche & Tisch | الكوجينة والطاولة
Cuisson | Cookware | Kochgeschirr | ماعون الطبخ
Poêles | Frying pans | Pfannen | مقالي
Casseroles & cocottes | Saucepans & casseroles | Töpfe & Bräter | كسارن وطناجر
Vaisselle | Dinnerware | Geschirr | ماعون
Verres & carafes | Glasses & carafes | Gläser & Karaffen | كيسان وكرافات
Couteaux & ustensiles | Knives & utensils | Messer & Küchenhelfer | سكاكن وأدوات
Conservation | Food storage | Aufbewahrung | حفظ الماكلة
Salle de bain | Bathroom | Badezimmer | بيت البانو
Rangement & ménage | Storage & cleaning | Ordnung & Haushalt | ترتيب وتنظيف
Jardin & terrasse | Garden & terrace | Garten & Terrasse | الجنينة والتيراس
Mobilier de jardin | Garden furniture | Gartenmöbel | أثاث الجنينة
Plantes & semences | Plants & seeds | Pflanzen & Saatgut | نباتات وزريعة
Barbecues & planchas | Barbecues & planchas | Grills & Planchas | كوانن شواء وبلانشات
Arrosage & outils de jardin | Watering & garden tools | Bewässerung & Gartengeräte | سقي وأدوات الجنينة
Électroménager | Home appliances | Haushaltsgeräte | كهرومنزلي
Gros électroménager | Large appliances | Großgeräte | كهرومنزلي كبير
Froid | Fridges & freezers | Kühlen & Gefrieren | تبريد
Réfrigérateurs | Refrigerators | Kühlschränke | فريجيدارات
Congélateurs | Freezers | Gefrierschränke | كونجيلاتورات
Lavage | Washing | Waschen & Spülen | غسيل
Lave-linge | Washing machines | Waschmaschinen | ماكينات صابون
Lave-vaisselle | Dishwashers | Geschirrspüler | ماكينات غسيل ماعون
Cuisson encastrable | Built-in cooking | Einbau-Kochgeräte | طبخ أونكاستري
Petit électroménager | Small appliances | Kleingeräte | كهرومنزلي صغير
Préparation culinaire | Food preparation | Speisenzubereitung | تحضير الماكلة
Robots & mixeurs | Food processors & mixers | Küchenmaschinen & Mixer | روبوات وخلاطات
Blenders | Blenders | Standmixer | بلاندرات
Cuisson rapide | Quick cooking | Schnelles Kochen | طبخ فيسع
Micro-ondes & fours | Microwaves & ovens | Mikrowellen & Öfen | ميكروأوند وفورات
Friteuses & grills | Fryers & grills | Fritteusen & Grills | فريتوزات وقريلات
Petit-déjeuner | Breakfast | Frühstück | فطور الصباح
Machines à café | Coffee machines | Kaffeemaschinen | ماكينات قهوة
Bouilloires & grille-pain | Kettles & toasters | Wasserkocher & Toaster | بويلوارات وقريبانات
Entretien de la maison | Home care | Haushaltspflege | نظافة الدار
Aspirateurs | Vacuum cleaners | Staubsauger | أسبيراتورات
Fers & centrales vapeur | Irons & steam stations | Bügeleisen & Dampfstationen | حديدات وسنترالات فابور
Climatisation & chauffage | Cooling & heating | Klima & Heizung | تكييف وتسخين
Climatiseurs | Air conditioners | Klimageräte | كليماتيزورات
Ventilateurs | Fans | Ventilatoren | فنتيلاتورات
Chauffages | Heaters | Heizgeräte | شوفاجات
Beauté & santé | Beauty & health | Schönheit & Gesundheit | جمال وصحة
Parfums | Perfumes | Parfums | روايح
Parfums femme | Women’s perfumes | Damenparfums | روايح نساء
Parfums homme | Men’s perfumes | Herrenparfums | روايح رجال
Soin du visage | Face care | Gesichtspflege | عناية بالوجه
Crèmes & sérums | Creams & serums | Cremes & Seren | كريمات وسيروم
Masques & gommages | Masks & scrubs | Masken & Peelings | ماسكات وقوماج
Soin du corps | Body care | Körperpflege | عناية بالبدن
Cheveux | Hair | Haare | شعر
Shampooings & soins | Shampoos & treatments | Shampoos & Pflege | شامبوان وعناية
Appareils coiffants | Hair styling tools | Stylinggeräte | ماكينات الشعر
Maquillage | Make-up | Make-up | ماكياج
Santé & bien-être | Health & wellness | Gesundheit & Wohlbefinden | صحة وراحة
Appareils de mesure | Measuring devices | Messgeräte | أجهزة قياس
Compléments & massages | Supplements & massage | Nahrungsergänzung & Massage | مكملات ومساج
Artisanat tunisien | Tunisian crafts | Tunesisches Kunsthandwerk | صنعة تونسية
Poterie & céramique | Pottery & ceramics | Töpferei & Keramik | فخار وسيراميك
Vaisselle artisanale | Handmade tableware | Handgemachtes Geschirr | ماعون صنعة يد
Poteries décoratives | Decorative pottery | Dekorative Keramik | فخار للزينة
Tapis & tissages | Rugs & weaving | Teppiche & Webwaren | زرابي ونسيج
Cuivre & métal | Copper & metal | Kupfer & Metall | نحاس ومعادن
Bois d’olivier | Olive wood | Olivenholz | لوح زيتون
Vannerie | Basketry | Flechtwaren | سعف وحلفاء
Habits traditionnels | Traditional clothing | Traditionelle Kleidung | لبسة تقليدية
Chéchias & balghas | Chechias & balghas | Chechias & Balghas | شواشي وبلغ
Foutas & voiles | Foutas & shawls | Foutas & Tücher | فوط وسفاسر
Djebbas & caftans | Jebbas & kaftans | Jebbas & Kaftane | جبب وقفاطن
Épicerie | Groceries | Lebensmittel | عطرية
Huiles & olives | Oils & olives | Öle & Oliven | زيت وزيتون
Huiles d’olive | Olive oils | Olivenöle | زيت الزيتونة
Olives & condiments | Olives & condiments | Oliven & Eingelegtes | زيتون ومخللات
Épices & harissa | Spices & harissa | Gewürze & Harissa | توابل وهريسة
Céréales & pâtes | Grains & pasta | Getreide & Nudeln | حبوب ومقرونة
Couscous & céréales | Couscous & grains | Couscous & Getreide | كسكسي وحبوب
Pâtes & riz | Pasta & rice | Nudeln & Reis | مقرونة وروز
Dattes & fruits secs | Dates & dried fruit | Datteln & Trockenfrüchte | دقلة وفاكية
Miel & confitures | Honey & jams | Honig & Konfitüren | عسل ومعجون
Pâtisseries | Pastries | Gebäck | حلو
Café, thé & boissons | Coffee, tea & drinks | Kaffee, Tee & Getränke | قهوة وتاي ومشروبات
Cafés | Coffees | Kaffee | قهوة
Thés & infusions | Teas & infusions | Tees & Kräutertees | تاي وأعشاب
Sirops & jus | Syrups & juices | Sirupe & Säfte | سيرو وعصير
Conserves | Preserves | Konserven | كونسرف
Produits frais | Fresh produce | Frische Produkte | ماكلة فريشكة
Informatique | Computers | Computer | إعلامية
Ordinateurs | Computers & laptops | Computer & Laptops | بيسيات
Ordinateurs portables | Laptops | Laptops | بيسيات بورتابل
PC portables bureautique | Office laptops | Büro-Laptops | بيسيات بورتابل للخدمة
PC gamer | Gaming laptops | Gaming-Laptops | بيسيات قيمر
Ordinateurs de bureau | Desktop computers | Desktop-PCs | بيسيات بيرو
Écrans | Monitors | Monitore | شاشات
Périphériques | Peripherals | Peripheriegeräte | بيريفيريك
Claviers & souris | Keyboards & mice | Tastaturen & Mäuse | كلافيات وسوريات
Casques & webcams | Headsets & webcams | Headsets & Webcams | كاسكات ووابكامات
Composants & stockage | Components & storage | Komponenten & Speicher | قطع وتخزين
Disques & SSD | Hard drives & SSDs | Festplatten & SSDs | ديسكات وSSD
Clés USB & cartes | USB sticks & cards | USB-Sticks & Karten | فلاش ديسك وكارتات
Composants | Components | Komponenten | قطع بيسي
Réseau | Networking | Netzwerk | ريزو
Imprimantes | Printers | Drucker | امبريمانتات
Imprimantes jet d’encre & laser | Inkjet & laser printers | Tintenstrahl- & Laserdrucker | امبريمانتات حبر وليزر
Cartouches & papier | Cartridges & paper | Patronen & Papier | كرتوشات وكاغذ
Mobilier & sacs informatiques | Office furniture & laptop bags | Büromöbel & Laptoptaschen | أثاث بيرو وسيكان بيسي
Enfants & bébé | Kids & baby | Kind & Baby | صغار وبيبي
Vêtements enfant | Children’s clothing | Kinderbekleidung | حوايج صغار
Vêtements bébé | Baby clothing | Babybekleidung | حوايج بيبي
Chaussures enfant | Children’s shoes | Kinderschuhe | صبابط صغار
Puériculture | Baby care | Babyausstattung | لوازم البيبي
Poussettes & sièges auto | Pushchairs & car seats | Kinderwagen & Autositze | بوسات وكراسي كرهبة
Chambre de bébé | Nursery | Babyzimmer | بيت البيبي
Repas & biberons | Feeding & bottles | Essen & Fläschchen | ماكلة وبيبرونات
Change & bain | Changing & bathing | Wickeln & Baden | كوشات ودوش
Sport & loisirs | Sport & leisure | Sport & Freizeit | رياضة وترفيه
Fitness & musculation | Fitness & weight training | Fitness & Krafttraining | فيتنس وكمال أجسام
Haltères & poids | Dumbbells & weights | Hanteln & Gewichte | هالتارات وأوزان
Appareils de fitness | Fitness machines | Fitnessgeräte | ماكينات رياضة
Sports d’équipe | Team sports | Mannschaftssport | رياضات جماعية
Vélo & glisse | Cycling & skating | Fahrrad & Skaten | بسكلات وتزحلق
Mer & piscine | Sea & pool | Meer & Pool | بحر وبيسين
Camping | Camping | Camping | تخييم
Vêtements de sport | Sportswear | Sportbekleidung | حوايج رياضة
Pêche | Fishing | Angeln | صيد الحوت
Sports d’hiver | Winter sports | Wintersport | رياضات الشتاء
Jouets & jeux | Toys & games | Spielzeug & Spiele | لعب صغار
Premier âge | Early years | Erste Jahre | أول العمر
Peluches & poupées | Soft toys & dolls | Kuscheltiere & Puppen | نوانس وعرايس
Jeux de construction | Building sets | Baukästen | ألعاب تركيب
Jeux de société | Board games | Gesellschaftsspiele | ألعاب جماعية
Véhicules & circuits | Vehicles & tracks | Fahrzeuge & Bahnen | كراهب وسيركويات
Plein air | Outdoor play | Spielen im Freien | لعب برة
Livres & papeterie | Books & stationery | Bücher & Schreibwaren | كتب وأدوات مدرسية
Romans & récits | Novels & stories | Romane & Erzählungen | روايات وقصص
Romans | Novels | Romane | روايات
Policiers | Crime novels | Krimis | روايات بوليسية
Livres pratiques | Practical books | Ratgeber | كتب عملية
Cuisine | Cookery | Kochen | طبخ
Savoirs & voyages | Knowledge & travel | Wissen & Reisen | معرفة وسفر
Livres jeunesse | Children’s books | Kinderbücher | كتب صغار
Papeterie & école | Stationery & school | Schreibwaren & Schule | أدوات ومكتب
Cahiers & carnets | Notebooks & journals | Hefte & Notizbücher | كراسات وكنشات
Écriture & dessin | Writing & drawing | Schreiben & Zeichnen | كتيبة وتصوير
Cartables & trousses | School bags & pencil cases | Schulranzen & Federmäppchen | كراطب وتروسات
Auto & moto | Car & motorbike | Auto & Motorrad | كرهبة وموطور
Entretien auto | Car care | Autopflege | صيانة الكرهبة
Pneus & batteries | Tyres & batteries | Reifen & Batterien | عجالي وباتريات
Accessoires auto | Car accessories | Autozubehör | أكسسوارات كراهب
Moto & trottinette | Motorbike & scooter | Motorrad & Roller | موطور وتروتينات
Bricolage | DIY | Heimwerken | بريكولاج
Outillage électroportatif | Power tools | Elektrowerkzeuge | ماكينات ضو
Outillage à main | Hand tools | Handwerkzeuge | دوزان يد
Électricité & éclairage | Electrics & lighting | Elektrik & Beleuchtung | ضو وإنارة
Peinture | Paint | Farben | دهينة
Plomberie | Plumbing | Sanitär | بلومبري
Sécurité & serrures | Security & locks | Sicherheit & Schlösser | أمان وسكارات
Animalerie | Pet supplies | Tierbedarf | حيوانات
Chiens | Dogs | Hunde | كلاب
Chats | Cats | Katzen | قطاطس
Oiseaux & poissons | Birds & fish | Vögel & Fische | عصافر وحوت
`;

/** What a department offers, by its French name. */
const DEPARTMENTS: Readonly<Record<string, Required<OtherTexts>>> = {
  'High-tech': {
    en: 'TV, sound, photo and smart devices: the best of technology, with a warranty and delivery all over Tunisia.',
    de: 'Bild, Ton, Foto und smarte Geräte: das Beste der Technik, mit Garantie und Lieferung in ganz Tunesien.',
    tn: 'صورة وصوت وتصوير وأجهزة ذكية: أحسن ما فمّا في التكنولوجيا، بالضمان والتوصيل لتونس الكل.',
  },
  Téléphonie: {
    en: 'Unlocked smartphones, tablets and accessories, with a warranty and delivered within 24 hours.',
    de: 'Smartphones ohne SIM-Lock, Tablets und Zubehör, mit Garantie und in 24 Stunden geliefert.',
    tn: 'سمارتفونات محلولة وطابلات وأكسسوارات، مضمونين ويوصلوك في 24 ساعة.',
  },
  Mode: {
    en: 'The season’s favourites and timeless essentials, from every day to the big day.',
    de: 'Die Lieblinge der Saison und zeitlose Basics, vom Alltag bis zum großen Tag.',
    tn: 'موضة الموسم والحوايج اللي ما تستغناش عليهم، لكل يوم وللمناسبات.',
  },
  'Maison & jardin': {
    en: 'Furnish, decorate, cook, garden: everything for a home to feel good in.',
    de: 'Einrichten, dekorieren, kochen, gärtnern: alles für ein Zuhause zum Wohlfühlen.',
    tn: 'أثاث وديكور وكوجينة وجنينة: كل شي لدار ترتاح فيها.',
  },
  Électroménager: {
    en: 'From the fridge to the mixer, with a warranty, delivered and installed all over Tunisia.',
    de: 'Vom Kühlschrank bis zum Mixer, mit Garantie, geliefert und angeschlossen in ganz Tunesien.',
    tn: 'من الفريجيدار للخلاط، بالضمان والتوصيل والتركيب في تونس الكل.',
  },
  'Beauté & santé': {
    en: 'Perfumes, care and wellness: the secrets of the hammam and the science of today.',
    de: 'Parfums, Pflege und Wohlbefinden: die Geheimnisse des Hammams und die Wissenschaft von heute.',
    tn: 'روايح وعناية وراحة: أسرار الحمّام وعلم اليوم.',
  },
  'Artisanat tunisien': {
    en: 'The skill of the workshops of Nabeul, Kairouan, Djerba and Mahdia, fairly paid.',
    de: 'Das Können der Werkstätten von Nabeul, Kairouan, Djerba und Mahdia, fair bezahlt.',
    tn: 'صنعة حوانت نابل والقيروان وجربة والمهدية، بحقّها.',
  },
  Épicerie: {
    en: 'The best of the Tunisian land, from new olive oil to dates from the oasis.',
    de: 'Das Beste aus Tunesiens Regionen, vom neuen Olivenöl bis zu den Datteln der Oase.',
    tn: 'خير بلادنا، من الزيت الجديد لدقلة الواحات.',
  },
  Informatique: {
    en: 'Computers, peripherals and networking: from the student’s bag to the company’s office.',
    de: 'Computer, Peripherie und Netzwerk: von der Tasche der Studierenden bis zum Büro der Firma.',
    tn: 'بيسيات وبيريفيريك وريزو: من كرطابل الطالب لبيرو الشركة.',
  },
  'Enfants & bébé': {
    en: 'Everything to dress, feed, take out and put the little ones to sleep with confidence.',
    de: 'Alles zum Anziehen, Füttern, Ausfahren und Schlafen für die Kleinen, in vollem Vertrauen.',
    tn: 'لبسة وماكلة وتحويسة ونوم للصغار، وإنت مطمان.',
  },
  'Sport & loisirs': {
    en: 'Train, play, camp, dive: all you need to keep moving all year round.',
    de: 'Trainieren, spielen, campen, tauchen: alles für Bewegung das ganze Jahr.',
    tn: 'تراني والعب وخيّم واغطس: كل شي باش تتحرّك العام كامل.',
  },
  'Jouets & jeux': {
    en: 'Build, invent, race, win together: games chosen to last.',
    de: 'Bauen, erfinden, rennen, gemeinsam gewinnen: Spiele, die lange halten.',
    tn: 'تركيب وابتكار وجري وربح مع بعضنا: لعب مختارين باش يدومو.',
  },
  'Livres & papeterie': {
    en: 'Stories from near and far, and everything for the new school year.',
    de: 'Geschichten von hier und anderswo, und alles für den Schulanfang.',
    tn: 'حكايات من عندنا ومن بعيد، وكل شي للرجوع المدرسي.',
  },
  'Auto & moto': {
    en: 'Drive clean, safe and relaxed, with the right parts.',
    de: 'Sauber, sicher und entspannt fahren, mit den richtigen Teilen.',
    tn: 'سوق نظيف وآمن ومرتاح، بالقطع اللي تلزم.',
  },
  Bricolage: {
    en: 'The right tool and good supplies, for repairs as well as building.',
    de: 'Das richtige Werkzeug und gutes Material, zum Reparieren wie zum Bauen.',
    tn: 'الدوزان المناسب والسلعة الباهية، للتصليح وللبناء.',
  },
  Animalerie: {
    en: 'Feed, care for and amuse those who cannot speak.',
    de: 'Füttern, pflegen und unterhalten, wer nicht sprechen kann.',
    tn: 'ماكلة وعناية ولعب للي ما يحكيوش.',
  },
};

let names: ReadonlyMap<string, Required<OtherTexts>> | undefined;
function readNames(): ReadonlyMap<string, Required<OtherTexts>> {
  return new Map(
    NAMES.trim()
      .split('\n')
      .map((line) => {
        const [french = '', en = '', de = '', tn = ''] = line.split(' | ');
        return [french, { en, de, tn }];
      }),
  );
}

/** Name of a demo category in the other languages. */
export function categoryNames(category: DemoCategory): OtherTexts {
  names ??= readNames();
  return names.get(category.name) ?? {};
}

/** Description of a demo category in the other languages: a department's own, for the others a sentence with the name. */
export function categoryDescriptions(category: DemoCategory): OtherTexts {
  if (category.depth === 1) return DEPARTMENTS[category.name] ?? {};
  const { en, de, tn } = categoryNames(category);
  return {
    ...(en !== undefined && { en: `${en}: compare our sellers’ prices, delivery to all 24 governorates.` }),
    ...(de !== undefined && {
      de: `${de}: Preise unserer Händler im Vergleich, Lieferung in alle 24 Gouvernorate.`,
    }),
    ...(tn !== undefined && { tn: `${tn}: قارن أسوام البايعين متاعنا، والتوصيل للـ24 ولاية.` }),
  };
}
