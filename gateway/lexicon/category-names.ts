/**
 * Names of a shop's departments and shelves, and of kinds of things that the catalogue calls by several words. One line per name: the
 * catalogue's own, then those of shoppers in French, English, German and derja (Arabic script; arabizi is read by its sound).
 */
export const CATEGORY_NAMES = `
high tech | electronique, appareils electroniques, materiel electronique | electronics, electronic devices, consumer electronics | Elektronik, Unterhaltungselektronik | الكترونيك, اجهزة الكترونية
image & son | audiovisuel, audio video, tele et son | audio and video, tv and audio, audiovisual | Bild und Ton, TV und Audio | صورة وصوت
televiseurs led | tele led, tv led, televisions led | led tv, led television, led tvs | LED-Fernseher, LED-TV | تلفزة ليد
televiseurs qled & oled | tele oled, tv oled, tele qled, tv qled | oled tv, qled tv, oled television | OLED-Fernseher, QLED-Fernseher | تلفزة اوليد, تلفزة كيوليد
audio | materiel audio, appareils audio, sono | audio gear, audio equipment, sound equipment | Audiogeräte, Audiotechnik | معدات صوت, آلات الصوت
micros & instruments | instruments de musique, instruments musicaux, instrument de musique | musical instruments, music instruments, musical instrument | Musikinstrumente, Musikinstrument | آلات موسيقية, آلة موسيقية
photo & video | materiel photo, photo video, photographie | photo and video, photography, photo gear | Foto und Video, Fotografie | فوتو وفيديو, تصوير
accessoires photo | accessoires d appareil photo, equipement photo, accessoires pour camera | camera accessories, photo accessories, photography accessories | Fotozubehör, Kamerazubehör | اكسسوارات كاميرا, لوازم تصوير
jeux video | gaming video, consoles et jeux, univers gamer | video games, videogames, video gaming | Videospiele, Konsolenspiele | العاب فيديو, جو فيديو
objets connectes | appareils connectes, gadgets connectes, objet connecte | smart devices, connected devices, wearables | smarte Geräte, vernetzte Geräte | اجهزة ذكية, حوايج ذكية
maison connectee | domotique, maison intelligente, smart home | home automation, smart house, connected home | Hausautomation, intelligentes Zuhause | دار ذكية, منزل ذكي
telephonie | rayon telephone, telephonie mobile, telephones et accessoires | telephony, phones and accessories, mobile telephony | Telefonie, Mobilfunk | قسم التليفونات, تليفونات واكسسوارات
smartphones android | telephone android, telephones android, smartphone android | android phone, android phones, android smartphone | Android-Handy, Android-Smartphone | تليفون اندرويد
accessoires telephone | accessoires de telephone, accessoires mobile, accessoires smartphone | phone accessories, mobile accessories, smartphone accessories | Handyzubehör, Smartphonezubehör | اكسسوارات تليفون, لوازم التليفون
supports & perches | perche a selfie, perche selfie, supports telephone | selfie stick, selfie sticks, phone stands | Selfiestange, Selfie-Stick | عصا سيلفي, ستيك سيلفي
mode | habillement, vetements, fringues | fashion, apparel, clothing | Mode, Bekleidung, Klamotten | موضة, لبسة, حوايج لبسة
vetements femme | habits femme, fringues femme, mode feminine | women s clothing, ladies wear, womens clothes | Damenbekleidung, Damenmode | حوايج نساء, لبسة نساء
tenues modestes | tenue modeste, tenues pudiques, vetements pour femmes voilees, tenue voilee | modest wear, modest fashion, modest clothing | modeste Mode, islamische Mode | لبسة محتشمة, حوايج محتشمة
lingerie & nuit | lingerie de nuit, tenues de nuit, vetements de nuit | night clothes, nightclothes, bedtime wear | Nachtwäsche, Schlafbekleidung | لبسة نوم, حوايج الرقاد
vetements homme | habits homme, fringues homme, mode masculine | men s clothing, menswear, mens clothes | Herrenbekleidung, Herrenmode | حوايج رجال, لبسة رجال
accessoires | accessoires de mode, petits accessoires, accessoire de mode | fashion accessories, accessory, clothing accessories | Accessoires, Modeaccessoires | اكسسوارات, اكسسوار
meubles | mobilier, ameublement, meuble | furniture, furnishings, home furniture | Möbel, Möbelstück, Einrichtung | اثاث, موبيليا
linge de maison | textile de maison, draps et serviettes, linge pour la maison | household linen, home textiles, house linen | Heimtextilien, Haushaltswäsche | فرش الدار, قماش الدار
cuisson | ustensiles de cuisson, articles de cuisson, poeles et casseroles | pots and pans, cooking pans, cooking utensils set | Töpfe und Pfannen, Kochutensilien | ماعون طياب, طناجر
vaisselle | service de vaisselle, vaisselles, articles de table | crockery, tableware and dishes, dishware | Geschirrset, Tischgeschirr | ماعون, ماعون الماكلة
conservation | conservation des aliments, rangement alimentaire, boites pour restes | food storage boxes, food keeping, leftovers boxes | Lebensmittelaufbewahrung, Frischhaltung | حفظ الماكلة, علب الماكلة
rangement & menage | produits menagers, menage et rangement, articles menagers | cleaning and storage, housekeeping, household cleaning | Haushalt und Ordnung, Haushaltsartikel | تنظيف وترتيب, لوازم الدار
electromenager | appareils menagers, electro menager, appareils electromenagers | home appliances, household appliances, appliances | Haushaltsgeräte, Elektrogeräte | الات كهرومنزلية, كهرومنزلية
gros electromenager | gros appareils menagers, gros electro, gros appareils | large appliances, major appliances, white goods | Großgeräte, Haushaltsgroßgeräte | كهرومنزلي كبير, ماكينات كبار
froid | appareils de froid, rayon froid, refrigeration | refrigeration appliances, cooling appliances, cold appliances | Kühlgeräte, Kühlung | اجهزة التبريد, ماكينات التبريد
lavage | appareils de lavage, machines de lavage, gros lavage | laundry appliances, washing appliances, wash machines | Waschgeräte, Waschen und Spülen | ماكينات الغسيل, آلات الغسيل
cuisson encastrable | encastrables, encastrable, fours et plaques | built in cooking, built in appliances, built in ovens | Einbaugeräte, Einbauküchengeräte | كوشة انكاستري, انكاسترابل
petit electromenager | petits appareils menagers, petit electro, petits appareils de cuisine | small appliances, small kitchen appliances, kitchen gadgets | Kleingeräte, Haushaltskleingeräte, Küchenkleingeräte | كهرومنزلي صغير, ماكينات صغار
preparation culinaire | appareils de preparation, preparation de cuisine, hachoir et mixeur | food preparation, food processing, food prep | Küchenhelfer elektrisch, Speisenzubereitung | تحضير الماكلة, ماكينات تحضير الماكلة
cuisson rapide | petite cuisson, appareils de cuisson rapide, cuisine rapide | quick cooking, fast cooking, countertop cooking | Schnelles Kochen, Schnellgarer | طياب سريع
petit dejeuner | appareils petit dejeuner, petit dej, rayon petit dejeuner | breakfast appliances, breakfast machines, breakfast | Frühstück, Frühstücksgeräte | فطور الصباح, ماكينات فطور
entretien de la maison | entretien maison, menage de la maison, appareils de nettoyage | home care, house cleaning appliances, cleaning appliances | Hauspflege, Reinigungsgeräte | تنظيف الدار, ماكينات تنظيف
beaute & sante | produits de beaute, beaute et sante, cosmetiques | beauty and health, beauty products, cosmetics | Schönheit und Gesundheit, Kosmetik, Beautyprodukte | جمال وصحة, كوسميتيك, منتجات تجميل
soin du visage | soins visage, soins du visage, produits pour le visage | face care, facial care, face products | Gesichtspflege, Gesichtspflegeprodukte | عناية بالوجه, منتجات الوجه
soin du corps | soins corps, soins du corps, produits pour le corps | body care, body products, bath and body | Körperpflege, Körperpflegeprodukte | عناية بالبدن, عناية بالجسم
cheveux | chevelure, rayon cheveux, tout pour les cheveux | hair section, everything for hair | Haare | قسم الشعر
appareils coiffants | appareils de coiffure, coiffure, appareil coiffant | hair styling tools, hair tools, hairstyling tools | Haarstyling, Stylinggeräte | ماكينات الشعر, آلات الشعر
sante & bien etre | bien etre, parapharmacie, sante et bien etre | health and wellness, wellness, wellbeing products | Gesundheit und Wohlbefinden, Wellness | صحة وعافية, بارافارماسي
appareils de mesure | appareils medicaux, mesure de sante, appareil de mesure medical | medical devices, health monitors, measuring devices | Messgeräte, medizinische Geräte | آلات قياس, اجهزة طبية
artisanat tunisien | artisanat de tunisie, produits artisanaux, souvenirs de tunisie | tunisian crafts, tunisian handicrafts, souvenirs, handicrafts | tunesisches Kunsthandwerk, Kunsthandwerk, Andenken, Mitbringsel | صناعات تقليدية تونسية, صناعات تقليدية, سوفنير
vaisselle artisanale | vaisselle faite main, vaisselle traditionnelle, vaisselle tunisienne | handmade tableware, traditional tableware, artisan dishes | handgemachtes Geschirr, traditionelles Geschirr | ماعون تقليدي, ماعون فخار
poteries decoratives | poterie decorative, poterie deco, poteries de decoration | decorative pottery, decorative ceramics, ornamental pottery | dekorative Keramik, Deko-Keramik | فخار للزينة, فخار ديكور
cuivre & metal | objets en cuivre, cuivre artisanal, dinanderie | copper and metal, copperware, brassware | Kupfer und Metall, Kupferwaren | نحاس ومعدن, حاجات نحاس
bois d olivier | objets en bois d olivier, artisanat en bois d olivier, bois olivier | olive wood, olive wood items, olivewood | Olivenholz, Olivenholzartikel | لوح زيتون, خشب زيتون
vannerie | objets en paille, articles en osier, vannerie artisanale | basketry, wickerwork, basket weaving | Korbwaren, Flechtwaren | سعف, منتوجات السعف, قفاف
habits traditionnels | habit traditionnel, tenue traditionnelle, tenues traditionnelles, vetements traditionnels | traditional clothes, traditional clothing, traditional outfit | traditionelle Kleidung, Tracht | لبسة تقليدية, حوايج تقليدية
epicerie | alimentation, produits alimentaires, provisions | groceries, grocery, food products | Lebensmittel, Feinkost | مواد غذائية, عطرية, حانوت عطار
conserves | boites de conserve, conserve, produits en boite | canned food, tinned food, canned goods | Konserven, Dosenware | معلبات, حكك
informatique | materiel informatique, materiel pc, equipement informatique | computing, computer equipment, it equipment | Informatik, Computertechnik | اعلامية, معدات اعلامية
pc portables bureautique | pc portable bureautique, ordinateur portable de travail, pc portable etudiant | office laptop, work laptop, student laptop | Büro-Laptop, Büronotebook | لابتوب للخدمة, بيسي للقراية
peripheriques | peripherique pc, accessoires pc, accessoires ordinateur | peripherals, computer accessories, pc accessories | Peripheriegeräte, Computerzubehör, PC-Zubehör | اكسسوارات بيسي, لوازم الحاسوب
composants & stockage | stockage informatique, composants et disques, pieces pc et stockage | storage and components, data storage, computer parts and storage | Speicher und Komponenten, Datenspeicher | تخزين وقطع
composants | composants pc, pieces pc, pieces d ordinateur | computer parts, pc parts, components | Computerteile, PC-Komponenten | قطع بيسي, قطع الحاسوب
reseau | materiel reseau, equipement reseau, reseaux et wifi | networking, network equipment, wifi equipment | Netzwerk, Netzwerktechnik | شبكة, معدات شبكة
imprimantes jet d encre & laser | imprimante laser, imprimante jet d encre, imprimantes laser | laser printers, inkjet printers, inkjet and laser printers | Laserdrucker, Tintenstrahldrucker | طابعة ليزر, امبريمونت ليزر
cartouches & papier | cartouches d encre, cartouche d imprimante, papier et encre | ink and paper, ink cartridges, printing supplies | Tinte und Papier, Druckerzubehör | كاغذ وحبر, كارتوش وكاغذ
mobilier & sacs informatiques | mobilier informatique, sacs informatiques, sacs et chaises de bureau | computer furniture, computer bags, laptop bags and chairs | Computermöbel, Computertaschen | ساكات بيسي وكراسي
vetements enfant | habits enfant, vetements pour enfants, mode enfant | kids clothes, children s clothing, kids wear | Kinderkleidung, Kindermode | حوايج صغار, لبسة صغار
vetements bebe | habits bebe, vetements de bebe, layette | baby clothes, baby wear, babywear | Babykleidung, Babymode | حوايج بيبي, دبش بيبي
puericulture | articles de puericulture, equipement bebe, materiel bebe | baby gear, baby equipment, nursery products | Babyausstattung, Babyartikel | لوازم البيبي, حاجات البيبي
change & bain | toilette de bebe, change bebe, bain de bebe | baby changing, changing and bathing, nappy changing | Wickeln und Baden, Babypflege | تبديل البيبي, حمام البيبي
sport & loisirs | articles de sport, sports et loisirs, equipement sportif | sports and leisure, sporting goods, sports equipment | Sport und Freizeit, Sportartikel | رياضة وترفيه, لوازم الرياضة
fitness & musculation | salle de sport, materiel de musculation, materiel de fitness | gym equipment, fitness equipment, workout equipment | Fitnessgeräte, Kraftsport | معدات رياضة, سال دو سبور
appareils de fitness | machines de fitness, appareils de sport, machine de sport | fitness machines, exercise machines, cardio machines | Fitnessmaschinen, Cardiogeräte | ماكينات سبور, آلات الرياضة
sports d equipe | sport collectif, sports collectifs, sport d equipe | team sports, team sport, ball sports | Mannschaftssport, Teamsport | رياضات جماعية, سبور كولاكتيف
mer & piscine | articles de plage, plage et piscine, jeux de plage | sea and pool, beach gear, pool gear | Meer und Pool, Strandartikel | بحر وبيسين, حاجات البحر
camping | materiel de camping, equipement de camping, camping et randonnee | camping gear, camping equipment, camping supplies | Campingausrüstung, Campingzubehör | كامبينغ, تخييم, لوازم التخييم
vetements de sport | tenues de sport, vetement de sport, habits de sport | sports clothing, gym clothes, activewear | Sportkleidung, Sportbekleidung | حوايج سبور, لبسة سبور
peche | materiel de peche, articles de peche, peche sportive | fishing gear, fishing equipment, fishing tackle | Angelausrüstung, Angelzubehör | صيد الحوت, لوازم الصيد
premier age | jouets premier age, jouets pour bebe, jouets de bebe | baby toys, infant toys, toys for babies | Babyspielzeug, Spielzeug für Babys | لعب بيبي, لعب البيبي
vehicules & circuits | petites voitures, circuits et voitures, voitures jouets | toy vehicles, toy cars, toy cars and trains | Spielzeugfahrzeuge, Spielautos | كراهب لعبة, كراهب صغار
plein air | jeux de plein air, jouets de plein air, jeux d exterieur | outdoor toys, outdoor games, outdoor play | Outdoor-Spielzeug, Spielzeug für draußen | لعب البرا, لعب خارج الدار
policiers | livres policiers, polars, romans noirs | crime novels, detective novels, crime fiction | Kriminalromane, Krimiromane | روايات بوليسية, قصص بوليسية
livres pratiques | guides pratiques, livre pratique, livres de loisirs | practical books, how to books, hobby books | Ratgeber, Sachbücher | كتب عملية, كتب متاع صنعة
savoirs & voyages | livres de voyage, livres documentaires, documentaires | travel books, reference books, travel and knowledge | Reisebücher, Wissen und Reisen | كتب سفر, كتب معرفة
papeterie & ecole | fournitures de bureau, rentree scolaire, articles scolaires | stationery and school, back to school, stationery | Schreibwaren, Schulbedarf, Schulanfang | ادوات مدرسية, لوازم القراية, لوازم المدرسة
ecriture & dessin | articles de dessin, materiel de dessin, fournitures de dessin | writing and drawing, drawing supplies, art supplies | Schreiben und Zeichnen, Zeichenbedarf | رسم وكتابة, لوازم الرسم
entretien auto | entretien de voiture, produits auto, entretien automobile | car maintenance, car care, auto care | Autowartung, Fahrzeugpflege | صيانة الكرهبة, لوازم الكرهبة
accessoires auto | accessoires voiture, accessoires de voiture, equipement auto | car accessories, auto accessories, accessories for the car | Autozubehör, Zubehör fürs Auto | اكسسوارات كرهبة, زينة كرهبة
bricolage | quincaillerie, travaux, articles de bricolage | diy, hardware store, home improvement | Heimwerken, Baumarkt, Heimwerkerbedarf | بريكولاج, كانكايري, خدمة الدار
outillage electroportatif | outils electriques, outils electroportatifs, machines outils | power tools, electric tools, cordless tools | Elektrowerkzeuge, Elektrowerkzeug, Akkuwerkzeug | دوزان كهرباء, ماكينات بريكولاج
outillage a main | outils a main, outillage manuel, outils manuels | hand tools, manual tools, hand tool | Handwerkzeuge, Handwerkzeug | دوزان يد, دوزان
electricite & eclairage | materiel electrique, fournitures electriques, eclairage et electricite | electrical supplies, electricals, lighting and electricity | Elektromaterial, Elektroinstallation | تريسيتي, ضوء وكهرباء
plomberie | robinetterie et plomberie, materiel de plomberie, articles de plomberie | plumbing, plumbing supplies, plumbing parts | Klempnerbedarf, Sanitär, Sanitärbedarf | بلومبي, بلومبري
animalerie | articles pour animaux, produits pour animaux, animaux de compagnie | pet shop, pet supplies, pet store | Tierbedarf, Haustierbedarf, Heimtierbedarf | لوازم الحيوانات, حاجات للحيوانات
oiseaux & poissons | articles pour oiseaux, poissons et oiseaux, accessoires pour poissons | birds and fish, bird supplies, fish supplies | Vögel und Fische, Vogelbedarf | عصافر وحوت, لوازم العصافر
mloukhia | poudre de mloukhia, corete, meloukhia | molokhia, jute leaf powder, mulukhiyah | Molokhia, Jutepulver | ملوخية مرحية
couteau de cuisine | couteau de chef, couteaux de cuisine, couteau a viande | kitchen knives, chef s knife, cooking knife | Kochmesser, Küchenmesser | سكينة كوجينة
bougie parfumee | bougies parfumees, bougie odorante, bougie a parfum | scented candles, perfumed candle, fragrance candle | Duftkerze, Duftkerzen | شمعة بالريحة, شمعة معطرة
ensemble home cinema | home cinema, kit home cinema, systeme home cinema | home theater system, home theatre set, surround set | Heimkinoanlage, Heimkinosystem | هوم سينما
ecran pc | moniteur pc, ecran d ordinateur, ecran ordinateur | pc screen, pc monitors, monitor for computer | PC-Monitor, Computermonitor, Computerbildschirm | ايكران بيسي, شاشة حاسوب
cle | cle mixte, jeu de cles, cle de serrage | spanner set, wrench set, combination wrench | Schraubenschlüsselsatz, Ringschlüssel | مفتاح صواميل, كلي مولات
paquet de couches | paquet de couche, couches jetables, couches culottes | pack of diapers, pack of nappies, disposable diapers | Packung Windeln, Windelpackung | باكو كوش, باكو ليكوش
serviette de bain | serviettes de bain, serviette de douche, grande serviette | shower towel, shower towels, bathroom towel | Duschtuch, Duschtücher | فوطة حمام, منشفة حمام
plante verte | plantes vertes, plante d interieur, plantes d interieur | green plant, indoor plants, potted plant | Grünpflanze, Grünpflanzen, Topfpflanze | نبتة خضراء, نبتة دار
bsissa | bsisa, zammita, poudre de bsissa | roasted grain flour, barley bsissa | Gerstenmehlmischung | بسيسة قمح, زميطة
vase artisanal | vase fait main, vase en terre cuite, vase traditionnel | handmade vase, terracotta vase, pottery vase | handgemachte Vase, Terrakottavase | محبس فخار, مزهرية فخار
lot de chaussettes | paire de chaussettes, paires de chaussettes, pack de chaussettes | pack of socks, pairs of socks, socks pack | Sockenpaket, Paar Socken | كلاسط, باكو كلاسط
`;
