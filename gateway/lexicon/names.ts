import { CATEGORY_NAMES } from './category-names.ts';
import { EVERYDAY_NAMES } from './everyday-names.ts';

/**
 * Names of goods in French, English and German, in addition to the catalogue's own spelling. One line per thing: its catalogue name,
 * then the other names by language. "Lampe(n)" stands for "Lampe" and "Lampen".
 */
const NAMES = `
television | poste tele, smart tv | tv set, smart tv | Fernseher, Fernsehgerät, Smart-TV
video projecteur | projecteur, videoprojecteur, projecteur video, retroprojecteur | projector, video projector, beamer | Beamer, Projektor(en)
home cinema | | home theater, home theatre, surround sound, surround sound system | Heimkino
barre de son | barre son, barres de son | soundbar, sound bar | Soundbar
box tv | boitier tv, box android | tv box, android box, streaming box | TV-Box
récepteur satellite | demodulateur, decodeur | satellite receiver, decoder | Satellitenreceiver, Sat-Receiver, Receiver
ecouteurs | oreillettes | earphone | Ohrhörer, In-Ear-Kopfhörer
ecouteurs sans fil | ecouteurs bluetooth | wireless earbuds, wireless earphones, bluetooth earphones, bluetooth earbuds | kabellose Kopfhörer, Bluetooth-Kopfhörer
ecouteurs filaires | ecouteurs a fil, ecouteurs avec fil | wired earphones, wired earbuds | Kopfhörer mit Kabel
casque audio | casque de musique, casque bluetooth | over ear headphones, headphones | Kopfhörer
enceinte | enceintes | loudspeaker | Lautsprecher
enceinte bluetooth | enceinte portable, enceintes portables, baffle bluetooth | bluetooth speaker, portable speaker | Bluetooth-Lautsprecher, Bluetooth-Box(en)
enceinte connectee | enceinte intelligente, enceintes connectees | smart speaker, voice assistant speaker | smarter Lautsprecher
radio reveil | reveil, reveil matin | alarm clock, clock radio, radio alarm | Wecker, Radiowecker
radio | poste radio, transistor | | Radios
microphone | micro de chant | mic | Mikrofon(e)
clavier musical | piano, piano numerique, synthetiseur, clavier piano | musical keyboard, keyboard piano, electric piano, digital piano, synthesizer | E-Piano, Klavier
guitare | | guitar | Gitarre(n)
appareil photo | appareils photo, reflex | digital camera, photo camera | Kamera(s), Digitalkamera, Fotoapparat
camera d action | cameras d action, camera sport, camera embarquee sport | action camera, action cam, sports camera | Actionkamera, Action-Cam
camera de surveillance | cameras de surveillance, camera de securite | security camera, surveillance camera, cctv | Überwachungskamera(s)
trepied | pied photo | tripod, camera tripod | Stativ(e)
console de jeux | console, consoles, console de jeu | game console, games console, gaming console, video game console | Spielkonsole(n), Spielekonsole(n)
console retro | consoles retro | retro console | Retro-Konsole(n)
manette | manette de jeu | game controller | Gamecontroller
montre connectee | montre intelligente, montre sport | | Smartwatch, Smartwatches
bracelet d activite | bracelets d activite, bracelet connecte, bracelet fitness | fitness tracker, activity tracker, fitness band, smart band | Fitnessarmband, Fitnesstracker, Fitness-Tracker
prise connectee | prise intelligente | smart plug, smart socket | smarte Steckdose
ampoule connectee | ampoule intelligente | smart bulb, smart light bulb | smarte Glühbirne
ampoule | | bulb, light bulb, lightbulb | Glühbirne(n), Leuchtmittel
telephone | | cell phone, cellphone, mobile phone, android phone | Handy(s), Mobiltelefon(e), Telefon(e)
smartphone reconditionne | smartphones reconditionnes, telephone reconditionne, telephone d occasion, smartphone d occasion | refurbished phone, refurbished smartphone, used phone, second hand phone | gebrauchtes Handy, gebrauchtes Smartphone, generalüberholtes Smartphone
téléphone à touches | telephones a touches, telephone simple, telephone basique | feature phone, basic phone, button phone, phone with buttons | Tastenhandy(s)
telephone sans fil | telephone fixe, telephones fixes, telephone maison | cordless phone, landline phone, home phone | Festnetztelefon(e), schnurloses Telefon
tablette | tablette tactile | | Tablets
coque | coque telephone, etui telephone, etui de telephone, housse telephone, housse de telephone, housse portable, etui portable, coque portable | phone case, phone cover, phone covers, phone cases, mobile cover | Handyhülle(n), Handycase, Hülle(n)
verre trempe | verre de protection, verres de protection, protection ecran, protege ecran, film de protection | screen protector, tempered glass, glass protector | Panzerglas, Displayschutz, Schutzfolie(n)
chargeur | | phone charger, fast charger | Ladegerät(e), Ladekabelset
cable | cable usb, cable de charge | usb cable, charging cable | Kabel, Ladekabel
batterie externe | batteries externes, chargeur portable | portable battery, portable charger | Powerbank(s)
support telephone | support voiture, porte telephone | phone holder, phone stand, phone mount, car phone mount | Handyhalterung(en), Handyhalter
robe | | gown | Kleid(er)
robe longue | robes longues, robe maxi | long dress, long dresses, maxi dress | langes Kleid, Maxikleid(er)
robe courte | robes courtes, mini robe | short dress, mini dress | kurzes Kleid, Minikleid(er)
robe de soirée | robes de soiree, robe de fete, robe de mariage, robe de ceremonie | evening dress, evening gown, party dress, wedding dress | Abendkleid(er), Ballkleid(er), Partykleid(er)
chemisier | chemisiers, blouse | blouses | Bluse(n)
top | debardeur | tank top | Oberteil(e)
jupe | | | Rock, Röcke
jean | | | Jeanshose(n)
pantalon | | trouser | Hose(n)
manteau | | overcoat | Mantel, Mäntel
veste | | | Jacke(n)
ensemble tunique et pantalon | tunique, ensemble tunique, ensemble femme | tunic, tunic set, tunic and trousers set, modest outfit | Tunika
abaya | abayas | |
pyjama | vetement de nuit | pajamas, pyjamas, sleepwear, nightwear | Schlafanzug, Schlafanzüge
nuisette | chemise de nuit | nightdress, nightgown, nightie | Nachthemd(en)
escarpins | talons, talons hauts, chaussures a talons | high heels, heels, pumps, heeled shoes | Absatzschuhe, Stöckelschuhe
sandale | nu pieds | | Sandale(n)
baskets | tennis chaussures, chaussures de sport, chaussures de running | trainers, running shoes, sport shoes, sports shoes | Turnschuh(e), Sportschuh(e), Laufschuh(e)
bottes | | boot, ankle boots | Stiefel, Stiefelette(n)
sac a main | sac femme, sacs femme | purse, hand bag, ladies bag | Handtasche(n)
sac | | | Tasche(n)
pochette | pochettes, pochette de soiree | clutch, clutch bag | Clutches
cabas | sac cabas, sac de courses | tote, tote bag, shopper bag, shopping bag | Einkaufstasche(n), Shopper
chemise | | dress shirt | Hemd(en)
tshirt | | | T-Shirt(s)
polo | polos | polo shirt, polo shirts | Poloshirt(s)
pantalon chino | chino | chinos, chino pants | Chinohose(n)
blouson | blousons | bomber jacket, bomber | Bomberjacke(n)
costume | costumes, costume de mariage, costard, smoking | suit, suits | Anzug, Anzüge
blazer | veste de costume | blazers | Sakko(s)
chaussettes | chaussette | sock, pair of socks | Socke(n), Strümpfe
lot de boxers | boxer, boxers, calecon, slip homme, sous vetements, sous vetement | boxer shorts, underwear, underpants | Unterwäsche, Boxershorts, Unterhose(n)
chaussure | | footwear | Schuh(e)
chaussures de ville | chaussures derby, derby, souliers de ville, chaussures habillees, chaussures classiques, chaussures de mariage | dress shoes, formal shoes, derby shoes | Anzugschuh(e), Lederschuh(e)
mocassins | mocassin | loafer, loafers, moccasins | Mokassin(s)
mules | mule, pantoufles, chaussons, tongs | slippers, slides, flip flops, house shoes | Hausschuh(e), Pantoffel(n), Pantolette(n), Badeschlappen
lunettes | lunettes de soleil, lunette de soleil | sun glasses, shades | Brille(n), Sonnenbrille(n)
portefeuille | porte monnaie, portefeuilles | wallets | Geldbörse(n), Portemonnaie(s), Brieftasche(n)
ceinture | | | Gürtel
casquette | | baseball cap | Schirmmütze(n), Basecap(s), Kappe(n)
bonnet | bonnets | beanie, winter hat, wool hat, woolly hat | Wollmütze(n), Mütze(n)
chapeau | chapeaux | hat, hats, sun hat | Hut, Hüte
chapeau de palme | chapeau de paille | straw hat, palm hat | Strohhut, Strohhüte
foulard | echarpe | headscarf, scarves | Schal(s), Kopftuch, Kopftücher, Halstuch, Tuch
châle | chale, chales | shawl, shawls, wool shawl | Schultertuch
parapluie | | umbrella, umbrellas | Regenschirm(e)
montre | | wristwatch, wrist watch | Uhr(en), Armbanduhr(en)
montre femme | montres femme, montre pour femme | women s watch, ladies watch, woman watch | Damenuhr(en)
montre homme | montres homme, montre pour homme | men s watch, man watch | Herrenuhr(en)
collier | pendentif, chaine en or, chaine en argent | pendant | Halskette(n), Kette(n)
bague | anneau, alliance | rings | Ringe
bracelet | gourmette | bangle, bangles | Armband, Armbänder
boucles d oreilles | boucle d oreille | earring, earrings, ear rings | Ohrring(e)
valise | bagage, bagages, valise cabine | luggage, suitcases, travel suitcase | Koffer, Reisekoffer
sac de voyage | sac voyage, sac week end, sac weekend | travel bag, duffel bag, weekend bag | Reisetasche(n)
banquette | banquette de salon | bench, benches | Sitzbank, Sitzbänke
canape convertible | canape lit, clic clac, bz | sofa bed, sleeper sofa, sofabed | Schlafsofa(s), Bettsofa(s), Schlafcouch
canape | divan | | Sofas, Couchgarnitur
table basse | | low table | Couchtisch(e)
meuble tv | meuble tele, meubles tv, table tele, table tv, meuble television | tv stand, tv cabinet, tv unit | Fernsehtisch(e), TV-Möbel, TV-Schrank
bibliothèque | bibliotheques, etagere, etageres, meuble livres, rangement livres | bookcase, bookshelf, shelf, shelves | Bücherregal(e), Regal(e)
matelas | | mattresses | Matratze(n)
lit | | double bed | Bett(en), Doppelbett(en)
commode | commodes | chest of drawers, dresser, drawers | Kommode(n)
armoire | placard, dressing, penderie, rangement vetements, meuble vetements | | Kleiderschrank, Kleiderschränke, Schrank, Schränke
table | | | Tisch(e)
table à manger | table salle a manger, table de salle a manger, table de cuisine | dining table, kitchen table | Esstisch(e), Küchentisch(e)
tabouret | tabourets, tabouret de bar | stool, bar stool, stools | Hocker, Barhocker
chaise | | dining chair | Stuhl, Stühle
lampe | | | Lampe(n)
lampe a poser | lampes a poser, lampe de chevet, lampe de table, lampe de bureau | table lamp, bedside lamp, desk lamp | Tischlampe(n), Nachttischlampe(n), Schreibtischlampe(n)
lampadaire | lampadaires, lampe sur pied | floor lamp, standing lamp | Stehlampe(n)
suspension | suspensions, lustre, plafonnier, eclairage plafond, lampe plafond, lumiere plafond | ceiling lamp, ceiling light, pendant light, pendant lamp, chandelier | Deckenlampe(n), Hängelampe(n), Kronleuchter
tapis | moquette | rugs, carpets | Teppich(e)
cadre photo | cadre, cadres, porte photo | photo frame, picture frame, frame, frames | Bilderrahmen
miroir | glace murale | wall mirror | Spiegel, Wandspiegel
diffuseur de parfum | diffuseur, parfum d interieur, parfum de maison, parfum maison, parfum d ambiance | diffuser, reed diffuser, home fragrance, air freshener | Raumduft, Duftdiffuser
bougie | | candles, scented candle | Kerze(n), Duftkerze(n)
vase | | flower vase | Blumenvase(n), Vasen
plante | | house plant, houseplant, indoor plant | Pflanze(n), Zimmerpflanze(n)
parure de lit | parures de lit, linge de lit, housse de couette, drap housse | bed set, bedding, bedding set, bed linen, bedsheets, bed sheets | Bettwäsche, Bettlaken, Spannbettlaken
couette | | comforter, quilt | Bettdecke(n), Steppdecke(n)
couverture | plaids, jete de canape | throw, throw blanket | Decke(n), Wolldecke(n), Kuscheldecke(n)
serviette | drap de bain, drap de douche | bath towel, bath towels | Handtuch, Handtücher, Badetuch, Badetücher
peignoir | peignoirs, sortie de bain, robe de chambre | bathrobe, bath robe, dressing gown | Bademantel, Bademäntel
rideau | voilage, voilages | drapes | Vorhang, Vorhänge, Gardine(n)
coussin | coussins | cushion, cushions, throw pillow | Kissen, Sofakissen
poele | poeles, sauteuse | skillet | Pfanne(n), Bratpfanne(n)
marmite | | stew pot, stock pot | Kochtopf, Kochtöpfe, Topf, Töpfe
couscoussier | couscoussiere | couscous pot, couscous steamer | Couscoustopf, Couscoussier
assiette | | | Teller
service de table | service assiettes, service d assiettes | dinner set, dinnerware, dinner service, tableware | Geschirr, Tafelservice, Essservice
service à thé | set a the, set the | tea set, tea service | Teeservice, Teekanne(n)
lot de tasses | tasse, tasses, mug, mugs | cup, cups, coffee cups, tea cups | Tasse(n), Becher
lot de verres | verres a eau, verre a eau, verres a boire | drinking glasses, drinking glass, glassware, tumblers, water glasses | Trinkglas, Trinkgläser, Gläser
couteau | | kitchen knife, chef knife, knives | Messer, Küchenmesser, Kochmesser
set d ustensiles | ustensile, ustensiles, ustensiles de cuisine, spatule | kitchen utensils, utensils, utensil set, cooking utensils, spatula | Küchenutensilien, Küchenhelfer
lot de boites | boite de conservation, boites de conservation, boite hermetique, boites hermetiques, boite alimentaire | food containers, food container, food storage, food boxes, lunch box | Vorratsdose(n), Frischhaltedose(n), Brotdose(n)
ensemble de salle de bain | accessoires de salle de bain, accessoire salle de bain | bathroom set, bathroom accessories | Badezimmerset, Badezimmer-Set, Badset, Badaccessoires
rideau de douche | rideaux de douche | shower curtain, shower curtains | Duschvorhang, Duschvorhänge
panier de rangement | panier a linge, corbeille | storage basket, laundry basket | Aufbewahrungskorb, Aufbewahrungskörbe, Wäschekorb, Korb, Körbe
balai | balai a plat, serpilliere | mop, flat mop | Wischmopp, Besen, Mopp
parasol | parasols | beach umbrella, garden umbrella, sun umbrella | Sonnenschirm(e)
salon de jardin | mobilier de jardin, meubles de jardin, meuble de jardin, table de jardin, chaise de jardin | garden furniture, patio furniture, outdoor furniture, garden set, patio set, garden table | Gartenmöbel, Gartentisch(e)
olivier en pot | olivier | olive tree, potted olive tree | Olivenbaum, Olivenbäume
sachet de graines | graines, semences, graine | seeds, seed, seed packet | Samen, Saatgut
barbecue | bbq, kanoun | bbq, barbecue grill, charcoal grill | Holzkohlegrill, Gartengrill
kit d arrosage | arrosage, tuyau d arrosage, tuyau | watering kit, irrigation kit, irrigation, garden hose, watering | Bewässerung, Gartenschlauch, Gartenschläuche
lot d outils de jardin | outils de jardin, outil de jardin, outils de jardinage, outils jardinage | garden tools, gardening tools, garden tool set | Gartenwerkzeug(e), Gartengeräte
refrigerateur | | refrigerator, fridges | Kühlschrank, Kühlschränke
congelateur | congelateurs, congelo | freezer, deep freezer, freezers | Gefrierschrank, Gefriertruhe(n), Tiefkühler
lave linge | machine a laver le linge | washer | Waschmaschine(n)
lave vaisselle | machine a vaisselle, machine a laver la vaisselle | | Geschirrspüler, Spülmaschine(n)
plaque de cuisson | plaque a gaz, plaque induction, plaques de cuisson | hob, cooktop, stove top, induction hob | Kochfeld(er), Kochplatte(n)
four | four encastrable | built in oven | Backofen, Backöfen, Ofen
micro onde | | | Mikrowelle(n)
mini four | mini fours, petit four, four electrique | mini oven, toaster oven, small oven | Minibackofen, Miniofen
cuisinière | cuisinieres, gaziniere, cuisiniere a gaz | cooker, stove, gas stove, gas cooker | Herd(e), Gasherd(e)
robot petrin | petrin, robot patissier, robot de cuisine, robot menager | stand mixer, kneading machine, food processor, dough mixer | Küchenmaschine(n), Knetmaschine(n)
mixeur | mixeur plongeant, batteur, batteur electrique | hand blender, immersion blender, stick blender, hand mixer | Stabmixer, Handmixer
blender | blenders | smoothie maker, smoothie blender | Standmixer, Smoothie-Maker
friteuse a air | friteuse, friteuses, friteuse sans huile | air fryer, airfryer, fryer | Heißluftfritteuse(n), Fritteuse(n)
grill | grille viande, croque monsieur, appareil a panini | electric grill, sandwich maker, panini press, contact grill | Elektrogrill, Kontaktgrill, Sandwichmaker
cafetiere | machine a cafe, machines a cafe, machine expresso, machine a expresso, expresso | coffee machines, espresso machine | Kaffeemaschine(n), Espressomaschine(n)
grille pain | grille pains, toasteur | toaster, toasters | Toaster
bouilloire électrique | bouilloire, bouilloires | kettle, kettles, electric kettle | Wasserkocher
aspirateur | | vacuums, hoovers | Staubsauger
aspirateur robot | robot aspirateur | robot vacuum, robot vacuum cleaner, robot hoover | Saugroboter, Staubsaugerroboter
fer a repasser | fer vapeur, fer a vapeur, fers a repasser | steam iron, clothes iron | Bügeleisen
centrale vapeur | centrales vapeur | steam station, steam generator, steam generator iron | Dampfbügelstation(en)
climatiseur | | ac unit, ac, aircon, air conditioning, air con | Klimaanlage(n), Klimagerät(e)
ventilateur | ventilo | fans, electric fan | Ventilator(en)
radiateur | radiateurs, chauffage, chauffages, chauffage electrique, radiateur bain d huile | heater, heaters, electric heater, radiator, heating | Heizung(en), Heizkörper, Heizlüfter
parfum | eau de parfum, eau de toilette, eau de cologne | perfumes, cologne, aftershave, eau de toilette | Parfüm(s), Parfums
creme solaire | cremes solaires, ecran solaire, protection solaire | sunscreen, sun cream, sunblock, sun screen, sun lotion | Sonnencreme(s), Sonnenschutz
creme de jour | creme visage, creme pour le visage, creme hydratante, hydratant | face cream, day cream, moisturizer, moisturiser, moisturizing cream | Gesichtscreme(s), Tagescreme(s), Feuchtigkeitscreme(s)
serum | serums | face serum | Seren
masque visage | masque pour le visage, masque de beaute | face mask, facial mask | Gesichtsmaske(n)
gommage | gommages, exfoliant | scrub, face scrub, body scrub, exfoliator | Peeling(s)
savon noir | savon beldi | black soap | schwarze Seife
savon | | soaps | Seife(n)
savon à l huile d olive | | olive oil soap | Olivenölseife(n)
lait corporel | lotion corps, lotion corporelle, creme corps, creme pour le corps | body lotion, body milk, body cream | Körpermilch, Körperlotion, Bodylotion
huile capillaire | huile cheveux, huile pour cheveux, huile pour les cheveux | hair oil | Haaröl(e)
shampooing | | shampoos | Haarwaschmittel
seche cheveux | sechoir, seche cheveu | hair dryer, hairdryer, blow dryer, hair drier | Haartrockner, Föhn, Fön
lisseur | fer a lisser, lisseur cheveux, lisseurs | hair straightener, straightener, flat iron | Glätteisen, Haarglätter
tondeuse | tondeuses, rasoir, rasoir electrique, tondeuse a barbe, tondeuse cheveux | hair clipper, trimmer, beard trimmer, shaver, razor, clippers | Haarschneider, Bartschneider, Rasierer
palette de maquillage | fard a paupieres, ombre a paupieres, palettes de maquillage | makeup palette, eyeshadow, eye shadow | Lidschatten, Schminkpalette(n)
maquillage | | cosmetics | Schminke, Kosmetik
khol | crayon yeux, crayon pour les yeux, eyeliner | kohl, kajal, eye liner | Kajal, Kajalstift
rouge a levres | rouges a levres | lipsticks | Lippenstift(e)
thermometre | thermometres | thermometer, thermometers | Fieberthermometer
pese personne | balance, pese personnes, balance salle de bain | bathroom scale, weighing scale, weight scale, scale, scales | Waage(n), Personenwaage(n)
tensiometre | tensiometres, appareil de tension, appareil tension | blood pressure monitor, blood pressure meter | Blutdruckmessgerät(e), Blutdruckmesser
appareil de massage | masseur, pistolet de massage, massage | massager, massage gun, massage device | Massagegerät(e), Massagepistole(n)
complement alimentaire | complements alimentaires, vitamine, vitamines | vitamin, vitamins, dietary supplement, food supplement, supplement, supplements | Nahrungsergänzung, Nahrungsergänzungsmittel
lot de bols | bol, bols | bowl, bowls, bowl set | Schüssel(n), Schale(n)
plat en céramique | plat ceramique, plat de service | ceramic dish, ceramic plate, serving dish, serving plate | Keramikschale(n), Servierplatte(n)
poterie | poteries, ceramique | ceramic, ceramics | Keramik, Töpferware(n)
tajine | tagine, tajines | tagines |
gargoulette | cruche, jarre | clay jug, water jug, jug, pitcher | Tonkrug, Krug, Krüge
tapis margoum | mergoum, margoum, tapis artisanal, tapis traditionnel | handwoven rug, traditional rug, handmade rug | handgewebter Teppich
klim | kilim, kilims, klims | kilim rug | Kelim(s)
lanterne | lanternes | lantern, lanterns | Laterne(n)
khomsa murale | khomsa, main de fatma, khamsa | hand of fatima, hamsa | Hand der Fatima
plateau | plateaux | tray, trays | Tablett(s)
plateau en cuivre | plateau cuivre | copper tray | Kupfertablett(s)
cage | cage oiseau, cage a oiseau | birdcage, bird cage | Käfig(e), Vogelkäfig(e)
couverts a salade | couverts, couverts en bois | salad servers, cutlery, wooden cutlery | Salatbesteck, Besteck
planche | planche a decouper | cutting board, chopping board, wooden board | Schneidebrett(er)
mortier | pilon, mortier et pilon | mortar, mortar and pestle, pestle | Mörser
couffin | couffins, panier en paille, koffa, panier en osier | straw basket, straw bag, palm basket, wicker basket | Strohkorb, Strohkörbe, Strohtasche(n)
balgha | babouches | traditional slippers | Babuschen
chechia | | traditional hat |
fouta | fouta de plage, serviette de plage | beach towel, hammam towel, beach towels | Hamamtuch, Hamamtücher, Strandtuch, Strandtücher
jebba | habit traditionnel homme | traditional robe |
caftan | caftans, kaftan | kaftans | Kaftan(e)
huile d olive | huile olive, huiles d olive | | Olivenöl
huile | | | Speiseöl
olive | | | Oliven
capres | capre | capers | Kapern
piments seches | piment, piments, piment rouge, piment seche | chili, chilli, chilies, dried chili, dried peppers, red pepper | Chili(s), Chilischoten
epices | epice | spices, seasoning | Gewürz(e)
pates | pate alimentaire, pates alimentaires | pasta, noodles | Nudel(n), Pasta, Teigwaren
dattes | datte | date fruit | Dattel(n)
fruits secs | fruit sec | dried fruit, dried fruits, mixed nuts, nuts | Trockenfrüchte, Nüsse
amandes | | almonds | Mandel(n)
miel | | | Honig
confiture | confitures, marmelade | jam, marmalade, jams | Marmelade(n), Konfitüre(n)
makroudh | makroud, makrout | |
baklawa | baklava, baklawas | |
halwa | halva | |
pâtisseries | patisserie, gateau, gateaux, gateau traditionnel | pastry, pastries, sweets, cakes | Gebäck, Süßigkeiten, Kuchen
cafe | | | Kaffee
café moulu | cafe en poudre, cafe turc | ground coffee, turkish coffee | gemahlener Kaffee
the | thes | teas | Tee(s)
thé vert | thes verts | green tea | grüner Tee, Grüntee
infusion | infusions, tisane, tisanes | herbal tea, herbal teas | Kräutertee(s)
eau florale | eau de rose, eau de fleur d oranger, eau de fleurs d oranger, zhar | flower water, rose water, rosewater, orange blossom water | Rosenwasser, Orangenblütenwasser
sirop | sirops | syrup, syrups, cordial | Sirup
sardines | sardine | canned sardines, tinned sardines | Sardine(n)
thon | thon en boite | tuna, canned tuna, tinned tuna | Thunfisch
concentre de tomate | tomate concentree, concentre de tomates, tomate | tomato paste, tomato concentrate, tomato puree | Tomatenmark
lait | | | Milch
fromage | | | Käse
sucre | | | Zucker
farine | | | Mehl
ordinateur portable | ordi portable, pc portables | notebook computer, portable computer | Laptops, Notebooks
pc portable gamer | pc gamer, ordinateur gamer, laptop gamer | gaming laptop, gaming pc, gaming computer, gamer pc | Gaming-Laptop(s), Gaming-PC
ordinateur de bureau | ordinateurs de bureau, pc de bureau, pc bureau, unite centrale, pc fixe | desktop computer, desktop pc | Desktop-PC, Desktop-Computer, Desktop-Rechner
ordinateur | | | Rechner, Computer
ecran | | computer screen, computer monitor, pc monitor | Bildschirm(e), Monitor(e)
souris | | computer mouse, wireless mouse | Maus, Mäuse, Computermaus
clavier | | computer keyboard | Tastatur(en)
webcam | webcams, camera pc | web camera, web cam, pc camera | Webkamera
micro casque | casque gamer, casque avec micro, casque micro | gaming headset, pc headset, headset with microphone | Gaming-Headset(s)
disque dur externe | disque dur, disque externe | external hard drive, hard drive, hard disk, external drive | Festplatte(n), externe Festplatte
disque ssd | disques ssd, ssd | ssd drive, solid state drive | SSD-Festplatte(n)
cle usb | cles usb, clef usb, flash disque, flash usb, flash disk | usb stick, usb key, usb drive, flash drive, pen drive, memory stick | USB-Stick(s), Speicherstick(s)
carte graphique | cartes graphiques, carte video | graphics card, video card, gpu | Grafikkarte(n)
routeur | routeurs, modem, routeur wifi, point d acces | router, wifi router, routers | Router, WLAN-Router
imprimante | imprimantes | laser printer, inkjet printer, printers | Drucker
ramette de papier | papier a4, papier imprimante, papier d imprimante, rame de papier | printer paper, printing paper, a4 paper, ream of paper, paper | Druckerpapier, Kopierpapier
chaise de bureau | chaises de bureau, fauteuil de bureau, chaise gamer, fauteuil gamer | office chair, desk chair, computer chair, gaming chair | Bürostuhl, Bürostühle, Schreibtischstuhl
sac à dos ordinateur | sac ordinateur, sacoche ordinateur, sacoche pc, sac pc, sac a dos pc, sac a dos pc portable | laptop bag, laptop backpack, computer bag, computer backpack | Laptoptasche(n), Laptoprucksack, Notebooktasche(n)
tablier d ecole | tablier scolaire, blouse d ecole, blouse ecole | school apron, school smock | Schulkittel
body bebe | body, grenouillere, bodies bebe | baby bodysuit, bodysuit, onesie, baby onesie | Babybody, Babybodys, Strampler
gigoteuse | gigoteuses, turbulette | sleeping sack, baby sleeping bag, sleep sack | Babyschlafsack, Babyschlafsäcke
chaussures enfant | chaussures pour enfant, chaussures d enfant, chaussure enfant | kids shoes, children s shoes, kid shoes | Kinderschuh(e)
poussette | landau, poussettes | pram, prams, pushchair, baby carriage, buggy | Kinderwagen, Buggy
siege auto | sieges auto, siege bebe, siege voiture enfant | car seat, baby car seat, child seat, child car seat | Kindersitz(e), Autokindersitz(e)
lit bebe | lit de bebe, lit pour bebe, berceau | cot, crib, baby bed, baby crib, baby cot, cradle | Babybett(en), Kinderbett(en)
veilleuse | veilleuses | night light, nightlight | Nachtlicht(er)
biberon | biberons | baby bottle, feeding bottle, baby bottles | Babyflasche(n), Babyfläschchen
chaise haute | chaises hautes, chaise bebe, chaise de bebe | high chair, highchair, baby chair | Hochstuhl, Hochstühle
baignoire bebe | baignoire de bebe, bain bebe, petite baignoire | baby bath, baby bathtub, baby tub | Babybadewanne(n)
couches | couche bebe, couches bebe | diapers, nappy, nappies | Windel(n)
halteres | haltere, poids de musculation, poids musculation, poids muscu, muscu | dumbbell, dumbbells, weights | Hantel(n)
tapis de yoga | tapis yoga, tapis de sport, tapis de gym, tapis gym | yoga mat, exercise mat, gym mat, fitness mat | Yogamatte(n), Gymnastikmatte(n)
velo d appartement | velo fitness, velo statique, velo d interieur | exercise bike, stationary bike, fitness bike, spinning bike | Heimtrainer
tapis de course | tapis roulant | treadmill, running machine | Laufband, Laufbänder
raquette | raquettes, raquette tennis, raquette de tennis | racket, rackets, racquet, tennis racket | Tennisschläger, Schläger
ballon de basket | ballon basket, ballon de basketball | basketball, basket ball | Basketball, Basketbälle
ballon de football | ballon foot, ballon de foot | soccer ball, football ball | Fußball, Fußbälle
ballon | ballons | balls | Bälle
gants de boxe | gants boxe, gant de boxe | boxing gloves, boxing glove | Boxhandschuh(e)
velo | vtt, velos | bicycles, mountain bike, bikes | Fahrrad, Fahrräder, Mountainbike(s)
skateboard | skate, planche a roulettes | skateboards |
maillot de bain | maillots de bain, bikini, maillot | swimsuit, bathing suit, swimwear, swim suit, swim shorts, swimming costume | Badeanzug, Badeanzüge, Badehose(n)
masque de plongee | tuba, masque et tuba, masque de snorkeling | diving mask, snorkel, snorkeling mask, snorkel mask | Taucherbrille(n), Tauchmaske(n), Schnorchel
bouee | bouees, bouee gonflable | pool float, swim ring, swimming ring, inflatable ring, pool ring | Schwimmring(e), Schwimmreifen
lampe de camping | lampe torche, torche, lampe de poche | camping lamp, camping light, flashlight, torch, camping lantern | Campinglampe(n), Taschenlampe(n)
tente | | tents | Zelt(e)
sac de couchage | sacs de couchage | sleeping bag, sleeping bags | Schlafsack, Schlafsäcke
legging | leggings | yoga pants, sports leggings | Leggins
survetement | survetements, jogging, survet, tenue de sport | tracksuit, track suit, jogging suit, sportswear, sweatsuit | Trainingsanzug, Trainingsanzüge, Jogginganzug, Sportanzug
canne a peche | cannes a peche, canne peche | fishing rod, fishing pole, fishing rods | Angelrute(n)
cubes d eveil | jouet d eveil, jouets d eveil, cubes bebe | baby blocks, baby cubes | Bauklötze
hochet | hochets | rattle, baby rattle | Rassel(n), Babyrassel
jouet | | toys | Spielzeug(e)
peluche | nounours, ours en peluche | plush, plush toy, stuffed toy, soft toy, plushie, cuddly toy | Kuscheltier(e), Plüschtier(e), Stofftier(e), Teddybär
poupee | poupon, poupees | dolls, baby doll | Puppe(n)
maison de poupee | maison de poupees | dollhouse, doll house, doll s house, dolls house | Puppenhaus, Puppenhäuser
jeu de construction | jeux de construction, briques, jouet de construction | building blocks, construction set, building set, building bricks, construction toy | Baustein(e), Baukasten, Bauspielzeug
jeu de société | jeux de societe, jeu de cartes | board game, board games, family game | Brettspiel(e), Gesellschaftsspiel(e)
puzzle | casse tete | jigsaw puzzle, jigsaw, puzzles | Puzzles
voiture telecommandee | voiture radiocommandee, voiture jouet, petite voiture | remote control car, remote controlled car, rc car, toy car | ferngesteuertes Auto, Spielzeugauto(s)
train en bois | petit train, train jouet | wooden train, toy train | Holzeisenbahn, Spielzeugeisenbahn, Holzzug
cerf volant | cerfs volants | kite, kites | Drachen, Flugdrachen, Lenkdrachen
trottinette | trottinette enfant | kick scooter, scooters | Tretroller, Roller
trottinette électrique | patinette electrique, trottinettes electriques | electric scooter, e scooter | E-Scooter, Elektroroller
roman | romans, roman d amour | novel, novels, fiction book | Romane
roman policier | romans policiers, polar, thriller | crime novel, detective novel, mystery novel, detective story, crime book | Krimi(s), Kriminalroman(e)
livre | | books | Buch, Bücher
livre de cuisine | livres de cuisine, livre de recettes, recettes | cookbook, cook book, recipe book, cookery book | Kochbuch, Kochbücher
guide illustré | guide, guide de voyage, guides de voyage | travel guide, guide book, guidebook, illustrated guide | Reiseführer
cahier d activites | coloriage, livre de coloriage, cahier de coloriage | activity book, coloring book, colouring book | Malbuch, Malbücher
album jeunesse | livre pour enfant, livre pour enfants, livre enfant, livre jeunesse, conte, contes | children s book, children book, kids book, picture book, story book | Kinderbuch, Kinderbücher, Bilderbuch, Bilderbücher
carnet | carnets, bloc notes, calepin, agenda | notepad, journal, diary, paper notebook | Notizbuch, Notizbücher
cahier | | exercise book, school notebook, copybook | Schulheft(e), Heft(e)
calculatrice | calculatrices, calculette | calculator, calculators | Taschenrechner
crayons de couleur | crayon de couleur, crayons, crayon, feutres | colored pencils, coloured pencils, crayons, pencils, pencil | Buntstift(e), Farbstift(e), Bleistift(e)
stylo | stylos | pens, ballpoint pen | Kugelschreiber, Stift(e), Füller
cartable | sac d ecole, sac scolaire, sac ecole | school bag, schoolbag, satchel, school backpack | Schulranzen, Schultasche(n), Schulrucksack, Rucksack, Rucksäcke
trousse | trousses, trousse scolaire, plumier | pencil case, pencil pouch, pencil cases | Federmäppchen, Federtasche(n), Mäppchen
balais d essuie glace | essuie glace, essuie glaces | wiper, wipers, wiper blade, wiper blades, windshield wipers | Scheibenwischer
kit de nettoyage auto | nettoyage voiture, nettoyage auto, produit de lavage voiture, lavage voiture | car cleaning kit, car wash kit, car cleaning | Autopflege, Autoreinigung, Autopflegeset
huile moteur | huile de moteur, huile voiture | engine oil, motor oil | Motoröl(e)
batterie auto | batterie voiture, batterie de voiture | car battery, car batteries | Autobatterie(n)
demarreur portable | booster batterie, booster de batterie, demarreur | jump starter, battery booster | Starthilfe, Starthilfegerät
pneu | pneus, pneumatique | tyre, tyres, tire, tires, car tires, car tyres | Reifen, Autoreifen
tapis de voiture | tapis auto, tapis voiture | car mats, car mat, floor mats, car floor mats | Fußmatte(n), Autofußmatte(n)
camera embarquee | cameras embarquees, dashcam | dash cam, dash camera | Autokamera
housse de siege | housses de siege, couvre siege, housse voiture | seat cover, seat covers, car seat cover, car seat covers | Sitzbezug, Sitzbezüge, Autositzbezug
bache de protection | bache, bache voiture | car cover, tarpaulin, tarp | Autoplane(n), Abdeckplane(n)
antivol | antivols, antivol velo, antivol moto | bike lock, bicycle lock, anti theft lock | Fahrradschloss, Fahrradschlösser
casque moto | casque de moto, casque scooter, casques moto | motorcycle helmet, motorbike helmet, helmet, helmets | Motorradhelm(e), Helm(e)
voiture | | cars | Autos
scie | scies, scie sauteuse, scie circulaire | saw, saws, circular saw | Säge(n), Kreissäge(n), Stichsäge(n)
perceuse | visseuse, perceuse visseuse | power drill, cordless drill, drills | Bohrmaschine(n), Akkuschrauber, Bohrer
meuleuse | disqueuse, meuleuses | grinder, angle grinder | Winkelschleifer
cle plate | cle a molette, clef a molette, cles plates | wrench, wrenches, spanner, spanners | Schraubenschlüssel
echelle | echelles, escabeau | ladder, ladders, step ladder, stepladder | Leiter(n), Trittleiter
coffret d outils | boite a outils, caisse a outils, mallette d outils, mallette outils | toolbox, tool box, tool set, tool kit, toolkit | Werkzeugkasten, Werkzeugkoffer, Werkzeugset
outil | outils | | Werkzeug(e)
jeu de tournevis | tournevis | screwdriver, screwdrivers, screwdriver set | Schraubendreher, Schraubenzieher
marteau | maillet | hammers, mallet | Hämmer
projecteur led | spot led, projecteur exterieur, projecteurs led | led floodlight, floodlight, flood light, outdoor light | Strahler, LED-Strahler, Flutlicht
multiprise | multiprises, rallonge, bloc multiprise | power strip, extension cord, extension lead | Steckdosenleiste(n), Mehrfachsteckdose(n), Verlängerungskabel
ampoule led | ampoules led, lampe led | led bulb, led light bulb | LED-Lampe(n), LED-Birne(n)
kit de peinture | rouleau de peinture, rouleau peinture, pinceau, pinceaux | paint kit, paint roller, paint brush, paintbrush | Malerset, Farbroller, Pinsel
peinture | peintures, peinture murale | paint, wall paint, paints | Wandfarbe(n)
mitigeur | mitigeurs, robinet, robinets, robinetterie | faucet, faucets, tap, taps, mixer tap, kitchen tap | Wasserhahn, Wasserhähne, Armatur(en)
serrure | serrures, serrure de porte | lock, door lock, locks | Türschloss, Türschlösser, Schloss, Schlösser
cadenas | cadenas velo | padlock, padlocks | Vorhängeschloss, Vorhängeschlösser
chien | chiens, chiot, chiots, kalb | dog, dogs, puppy | Hund(e), Welpe(n)
chat | chats, chaton, chatons, 9attous, gattous | cat, cats, kitten | Katze(n), Kätzchen
croquettes pour chien | croquettes chien, nourriture pour chien, nourriture chien | dog food, dog kibble | Hundefutter
croquettes pour chat | croquettes chat, nourriture pour chat, nourriture chat | cat food, cat kibble | Katzenfutter
panier pour chien | lit pour chien, coussin pour chien, coussin chien | dog bed, dog basket | Hundebett(en), Hundekorb
collier et laisse | laisse, laisse chien, collier chien, collier pour chien | leash, dog leash, dog collar, collar and leash, pet collar | Hundeleine(n), Hundehalsband, Hundehalsbänder
litière | litiere chat, litiere pour chat | cat litter, litter, kitty litter | Katzenstreu
arbre à chat | arbre chat, griffoir | cat tree, scratching post | Kratzbaum, Kratzbäume
gamelle | gamelles, ecuelle | pet bowl, dog bowl, cat bowl, food bowl | Napf, Näpfe, Futternapf
aquarium | aquariums, bocal a poisson | fish tank | Aquarien
fille | filles, petite fille, fillette, niece, bnaya, bnayya | girl, girls | Mädchen
garcon | garcons, petit garcon, neveu, wled, wlad | boy, boys | Junge, Jungen
homme | masculin, mari, pere, papa, frere, beau pere, beau frere, grand pere, papi, oncle, copain, fiance, cousin | mens, gentleman, gents, husband, father, dad, brother | Herren, Mann, Männer, Vater, Bruder
femme | dame, dames, feminin, epouse, mere, maman, soeur, belle mere, belle soeur, grand mere, mamie, tante, copine, fiancee, cousine | womens, lady, ladies, wife, mother, mom, mum, sister | Damen, Frau, Frauen, Mutter, Schwester
enfant | gamin, gamine, gosse, petit fils | childrens, kid | Kind, Kinder
bebe | nourrisson, nouveau ne | babies, newborn, infant | Babys, Säugling
cuir | | | Leder
bois | | wooden | Holz
laine | | woollen, woolen | Wolle
coton | | | Baumwolle
sans fil | | cordless | kabellos, kabellose, schnurlos
cadeau | | gifts, present | Geschenk(e)
jardin | | | Garten
`;

/** Requested things that may not be sold, and the nearest alternative: names, then the catalogue name of the alternative. */
const NEAREST = `
assiette, nappe, Tischdecke | service de table
portable, tel, android | smartphone
tenue enfant, tenue garcon, tenue fille, vetement garcon, vetement fille | vêtements enfant
jouet bebe, jouet eveil, cadeau naissance, cadeau bebe | hochet
cadeau enfant, cadeau fille, cadeau garcon | jouet
lumiere | lampe à poser
fournitures scolaires, school supplies, Schulsachen | papeterie
batterie de cuisine, cookware, Kochgeschirr | cuisson
oreiller | coussin
drap | parure de lit
theiere | service à thé
carafe, Karaffe(n) | lot de verres
fauteuil, fauteuils, armchair, Sessel | canapé
verveine, camomille, chamomile, Kamille, Kamillentee | infusion
cumin, curcuma, turmeric, tabel, ras el hanout, paprika | épices
spaghetti, macaroni, penne, tagliatelle | pâtes
semoule, semolina, Grieß | couscous
noix, noisette, pistache, walnut, pistachio, raisins secs | fruits secs
playstation, ps4, ps5, jeux ps4, jeux ps5, xbox, nintendo | console de jeux
gopro | caméra d action
ipad | tablette
case, cover | coque
iphone, samsung, samsung galaxy, xiaomi, شاومي, redmi, oppo, huawei, infinix, realme | smartphone
airpods | écouteurs sans fil
lego | jeu de construction
barbie | poupée
pampers | couches
tupperware | lot de boîtes
nespresso | machine à café
`;

/** Purposes of things: "un truc pour repasser" means an iron. The thing, then the phrases for its purpose. */
const PURPOSES = `
fer a repasser | repasser, repassage, defroisser, ironing
machine a cafe | faire cafe, preparer cafe, make coffee
bouilloire électrique | chauffer eau, bouillir eau, boil water
grille pain | griller pain, toaster pain
lave linge | laver linge, laver vetements, wash clothes
lave vaisselle | laver vaisselle, laver assiettes, wash dishes
aspirateur | aspirer, aspirer poussiere
balai | laver sol, nettoyer sol, balayer
radiateur | chauffer, se chauffer, rechauffer maison, ai froid, avoir froid, meurs froid, fait froid, gele chez moi, am cold, m cold, bardan
ventilateur | aerer, ventiler
climatiseur | rafraichir, climatiser, ai chaud, avoir chaud, creve chaud, crever chaud, meurs chaud, fait chaud, mort chaud, am hot, m hot
congelateur | congeler, surgeler
blender | faire jus, smoothie, smoothies
mixeur | mixer legumes, faire soupe
robot petrin | petrir, faire gateaux, faire pain
friteuse a air | frire, faire frites
barbecue | grillades, griller viande, faire grillades
seche cheveux | secher cheveux, dry hair
lisseur | lisser cheveux, se lisser cheveux
tondeuse | se raser, raser, tondre, couper cheveux, tailler barbe
appareil de massage | masser, mal dos, courbatures
tensiometre | prendre tension, mesurer tension, hypertension
thermometre | prendre temperature, fievre, fever
pese personne | se peser, peser
maquillage | se maquiller, maquiller
parfum | se parfumer
scie | scier, couper bois, couper metal
perceuse | percer, percer murs, visser
jeu de tournevis | devisser
marteau | planter clous, clous
peinture | repeindre, peindre murs, repeindre murs
bricolage | bricoler, bricoleur
decoration | decorer, decorer maison, decorate, decorating
kit d arrosage | arroser, arroser jardin, arroser plantes
lot d outils de jardin | jardiner
canne a peche | pecher, pecheur, fishing
tente de camping | camper, dormir dehors, bivouac
sac de couchage | dormir tente
appareil photo | prendre photos, photographier, take photos
camera de surveillance | surveiller maison, surveiller bebe, surveillance
enceinte bluetooth | ecouter musique, mettre musique, listen music
video projecteur | projeter films, projeter
halteres | se muscler, muscler
velo d appartement | pedaler maison
tapis de course | courir maison, courir interieur
tapis de yoga | faire yoga, pilates
maillot de bain | nager, se baigner, baignade, swimming
masque de plongee | plonger, plongee, snorkeling
poussette | promener bebe, promenade bebe, porter bebe
siege auto | siege bebe voiture, siege enfant voiture, bebe voiture
chaise haute | faire manger bebe
veilleuse | endormir bebe, peur noir
batterie externe | recharger telephone partout, recharger sans prise
chargeur | recharger telephone, charger telephone, recharger portable
support telephone | tenir telephone
cle usb | stocker photos, transporter fichiers
disque dur externe | sauvegarder photos, sauvegarder fichiers, sauvegarde
imprimante | imprimer, imprimer photos, scanner
crayons de couleur | dessiner, colorier
stylo | ecrire
valise | faire valise, voyager avion
couffin | faire marche
couscoussier | faire couscous, cuire couscous
couteau | couper viande, couper legumes
lampe a poser | lire lit, lampe lire
bougie | parfumer bougies
diffuseur de parfum | parfumer maison, parfumer salon, sentir bon maison
housse de siege | proteger sieges
kit de nettoyage auto | nettoyer voiture, laver voiture
demarreur portable | demarrer voiture, batterie plate, panne batterie
antivol | attacher velo, attacher moto
collier et laisse | promener chien
croquettes pour chat | nourrir chat, manger chat
croquettes pour chien | nourrir chien, manger chien
`;

/**
 * Names in derja as they are typed in Latin letters, where the sound alone is not enough (see docs/lexicon.md): the thing, then its names.
 */
const TYPED = `
miroir | mreya, mraya, mreyet, mrayet
chaise | krasi, korsi, koursi, karasi
jupe | jiba, jipa, jouba, joupa
ballon | kora, koura, kourra
ballon de football | koret foot, kora foot
pese personne | mizen, mizan, balans
lot de verres | kisen, kisan
couscoussier | kaskes, kaskas, keskes
maillot de bain | mayou, maillou, mayo
coussin | mkhadda, mkhaddet, mkhaded, m5added, mkhadded, m5adda
henné | 7anna, hanna, henna, 7enna
casquette | kaskita, kasketa, kaskit, kaskitta
peinture | dhen, dhina, dehn, dehna, dhan, bentoura, pantura
micro onde | mikro ond, micro ond, mikroond, mikro onde
lave vaisselle | machina me3oun, ghasselet me3oun, machine me3oun, makinet me3oun
rouge a levres | rouge chfayef
matelas | matrah, matra7, matre7, mtareh
couverture | ghta, 8ta, batanya, battaniya, zaoura, zawra
rideau | ridou, ridouat, ridowet, settar
serviette | foutet hammem, mandil, bechkir, beshkir
couteau | sekkina, sekina, skakin, sakkina
poele | ma9la, me9la, mikla, ma9let
marmite | tanjra, tanjara, borma, tanajer
assiette | s7an, s7oun, sahfa, s7fa
cuillere | mgharef, mo8rfa, mogharfa
bouilloire électrique | bouilloir, bwilloir, bouyouar
refrigerateur | frijidaire, frigidair, frigider, thallaja, tellaja
lave linge | ghassala, ghasala, machina sabon, makinet sabon, machinet sabon, makinet ghsil
climatiseur | klima, climatizer, klimatiseur, mkayef
ventilateur | ventilatour, marwa7a, marwha, vantilateur
radiateur | sakhana, sakhan, chofaj, chauffaj, radyatour
aspirateur | aspiratour, aspirateur, makinet ghobra
fer a repasser | mak7a, hadida, 7dida, mkwa, mokwa
television | talfza, talfaza, tlefez, tilivision, talfezet
telephone | tilifoun, telifoun, telfoun, tilefoun, portabl
chargeur | charjour, chargour, charjeur
coque | kofre, koffer, kouver, ghlef telifoun
montre | mongela, mongala, magana, sa3at, se3at, sa3a, mounguela
lunettes | nadharat, ndhader, ndhadher, nwadher, mrayet chams, lounetta
chaussure | sabbat, sabat, sbabet, sabbate
baskets | spadri, sbadri
sandale | sandala, sandal, snadel
bottes | botta, jazma
robe | rouba, roba, roub, fostan, fesstan
pantalon | serwel, sarwel, srawel, serouel
chemise | chemiz, souria, sourya, 9mija
tshirt | tichert, maryoul, meryoul
veste | vista, fista, vesta
manteau | mantou, manto, kabbout, kabout, mantoo
pyjama | bijama, bidjama, pijama
chaussettes | klaset, kalset, tqacher, t9acher, 9lachet
sac a main | sak yed, sac yed, sak mra
sac | sakk, sakadou, sacado, cheketa
valise | valija, validja, filija, valiza, baliza
portefeuille | portfey, porte feuille, bezten, portefey
ceinture | sabta, sebta, 7zem, centure
parapluie | parapli, shamsia, sahaba, parapluit
bague | khatem, 5atem, khwetem
bracelet | bracli, souar, mya9es, ma9yesa, mhabes
collier | sensla, senesla, kardoun, snesel
boucles d oreilles | wniyes, wneyes, wnayes, fardet
parfum | ri7a, riha, barfan, parfan, barfum
creme de jour | krima, crima, crema, krimet wejh
creme solaire | krimet chams, crime chams, krima chams
shampooing | champoin, chanpouin, shampo, champwan
savon | saboun, sabouna
maquillage | makiyaj, maquiaj, makyaj
canape | kanapi, canapi, kanape
table | tawla, tabla, twal
lit | farch, frach, farchet
armoire | khzena, 5zena, khzana, armwar
tapis | zarbia, zarbeya, zrabi, tapi
lampe | lamba, lampa, lomba
velo | bisklet, basklet, bisklata, besklit
trottinette | trotinet, trottinet, trotinette
poupee | 3roussa, 3arousa, aroussa, poupia, 3rayes
voiture telecommandee | karhba telecommande, karhba sghira, karhbet sghar
peluche | dabdoub, dabdouba
puzzle | bazel, pazel, puzel
cahier | korras, krares, kras, karras
cartable | kartabla, cartab, mahfdha, kartabel
stylo | stilo, stylou, stilouet
livre | kteb, ktob, ktouba, livra
poussette | karrousa bebe, poussit, pousset
biberon | bibroun, biberoun, radha3a
couches | lecouch, couchet, les couches, hfayedh
huile d olive | zit zitouna, zit zitoun, zit el zitouna
harissa | hrissa, 7rissa, harisa
couscous | kosksi, kouskous, couscousi
miel | 3sal, 3sel
dattes | tmar, deglet nour, degla, tamr
café moulu | 9ahwa mar7iya, 9ahwa, kahwa
thé vert | tey akhdhar, tay akhdher, tey
epices | tebel, bharat
sardines | sardina, sardinet, sardin
thon | toun, tonn
amandes | lawz
olives | zitoun, zaytoun
croquettes pour chat | makla 9tates, makla 9attous, croquette 9attous
croquettes pour chien | makla klab, maklet kalb, croquette kalb
litière | litiere 9attous
perceuse | chignole, chinyola, perceuz, parsouse, chignola
marteau | matra9a, mtar9a, metreka
jeu de tournevis | tournvis, tornavis
echelle | salloum, selloum, sloum
serrure | 9fel beb, sarrura, 9fol
cadenas | 9fel, kadna, 9foula
multiprise | moltipriz, rallonj, multipriz
ampoule | ambouba, amboul, lamba led, amboula
pneu | pnou, 3ajla, pneuat
batterie auto | batri karhba, batterie karhba, batri
huile moteur | zit moteur, zit karhba, zit motour
casque moto | kaskmoto, kask moto, casque motor
tente de camping | khayma, khaima, 9itoun, guitoune
canne a peche | 9asba sid, sannara, canne sid, 9asbet 7out
sac de couchage | sakdecouchage, sac dourmi, sac nom
djebba | jebba, jobba
chéchia | chachia, chechiya, shashia
balgha | balgha, belgha, bolgha
couffin | koffa, 9offa, 9fef, koufa
fouta | fouta, fwet, foutat
ordinateur portable | pc bortabl, laptob, bisi portable
ordinateur | pissi, bisi, ordinatour
imprimante | imbrimant, imprimont, amprimante, imprimanta
clavier | klavi, klafi, clavi
souris | souri, sourisse
ecran | ekran, ecron
disque dur externe | disk dur, disque dure, disk externe
cle usb | flach disk, fleche disk, flachdisk
routeur | router, routour, modam
tablette | tablat, tablit
casque audio | kask, kasket, casque musique
ecouteurs | kitman, ikoutor, ekouteur
enceinte | bafle, bafl, speeker
console de jeux | bleystation
appareil photo | aparey foto, makinet tsawer, appareil taswira, kamira
machine a cafe | machinet 9ahwa, makinet 9ahwa, makina 9ahwa, machine kahwa
`;

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** "Lampe(n)" as "Lampe" and "Lampen"; words with umlauts also in the spelling without them. */
function spellings(name: string): string[] {
  const open = /^(.*)\((\w+)\)$/.exec(name);
  const forms = open ? [open[1] as string, `${open[1]}${open[2]}`] : [name];
  return forms.flatMap((form) => {
    const plain = form.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
    return plain === form.toLowerCase() ? [form] : [form, plain];
  });
}

/** Parses a table into lines of columns of names. */
const read = (text: string): string[][][] =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line.split('|').map((column) =>
        column
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .flatMap(spellings),
      ),
    );

/** The German names of things that are one word: what a compound may end with. */
export const GERMAN_NAMES: readonly string[] = [NAMES, EVERYDAY_NAMES]
  .flatMap(read)
  .flatMap(([, , , german = []]) => german.filter((name) => /^\p{L}+$/u.test(name)));

/** The names and purposes of each thing, as synonym groups. */
export const NAME_GROUPS: readonly (readonly string[])[] = [NAMES, EVERYDAY_NAMES, TYPED, PURPOSES].flatMap(
  (table) => read(table).map((columns) => columns.flat()),
);

/** The names of departments and shelves, as synonym groups. */
export const CATEGORY_GROUPS: readonly (readonly string[])[] = read(CATEGORY_NAMES).map((columns) =>
  columns.flat(),
);

/** Requested name → the nearest thing sold. */
export const NEAREST_THINGS: readonly (readonly [name: string, thing: string])[] = read(NEAREST).flatMap(
  ([names = [], [thing = ''] = []]) => names.map((name) => [name, thing] as const),
);
