/**
 * Further everyday names of goods: what shoppers write instead of the catalogue's word. One line per thing: its catalogue name, then
 * French, English, German and arabizi that its Arabic spelling does not give by its sound (that is in derja/goods.json).
 */
export const EVERYDAY_NAMES = `
television | teloche, ecran tele, poste de television, tele ecran plat | telly, flat screen, flat screen tv, flatscreen | Flachbildfernseher, Glotze | telfza
video projecteur | retro projecteur, projo | home projector, movie projector | Heimprojektor | data show, datashow, brojecteur
barre de son | barre audio | tv speaker | TV-Lautsprecher | bar son
box tv | boitier android, mi box, boitier tele | android tv box, tv stick | |
récepteur satellite | demodulateur satellite, recepteur tv | dish receiver | Satreceiver | recepteur, risifer
ecouteurs sans fil | airpods, earpods, oreillettes bluetooth, intras sans fil | ear pods, cordless earbuds, bluetooth buds, wireless headphones for running | Funkkopfhörer, In-Ears | ayerpods, sama3at bluetooth, sama3at bla khit
casque audio | casque sans fil, casque reducteur de bruit | noise cancelling headphones, cordless headphones | Over-Ear-Kopfhörer | casque musica, kask bluetooth
enceinte bluetooth | boombox, baffle portable, petite enceinte, enceinte nomade | wireless speaker | Musikbox, Bluetoothbox | baffle sghir, bafle bluetooth
radio reveil | radioreveil | bedside clock | | reveye
microphone | micro karaoke, micro enregistrement, micro usb | karaoke mic, recording microphone | Mikro |
clavier musical | clavier arrangeur | organ keyboard | Keyboard zum Spielen |
appareil photo | camera photo, kodak, appareil reflex, hybride photo | dslr, mirrorless camera | Spiegelreflexkamera, Knipse | aparay photo, appareil tsawer
camera d action | gopro | helmet camera | Helmkamera |
camera de surveillance | camera ip, camera maison | home camera, ip camera, security cam | Sicherheitskamera | camera dar, kamira mouraqba
console de jeux | playstation, ps5, ps4, xbox, nintendo | | | plei, pley
manette | manette ps4, manette ps5, manette xbox | joypad | | manita, manet
montre connectee | apple watch, montre bluetooth, montre gps | fitness watch, gps watch | Sportuhr | mongala connectee, montre smart
bracelet d activite | bracelet sport, bracelet pas, mi band, podometre | step counter, pedometer | Schrittzähler |
telephone | phone android, smartphone pas cher, samsung galaxy | handset, smart phone | Mobilphone | tlifoun, bortable
smartphone reconditionne | tel d occasion, telephone comme neuf, portable occasion | pre owned phone, renewed phone, used smartphone | Gebrauchthandy | telifoun mesta3mel, portable mesta3mel
téléphone à touches | telephone pour personne agee, telephone senior, petit nokia | senior phone, simple phone, old school phone, dumb phone | Seniorenhandy | telifoun sahel, nokia 9dima, portable simple
coque | pochette telephone, antichoc, etui portefeuille, housse iphone | iphone case, bumper | Schutzhülle, Handyschale | pochette telifoun, cache telifoun
verre trempe | vitre de protection, film ecran, incassable, protecteur ecran | screen glass, screen film, screen guard | Schutzglas | anticassable
chargeur | chargeur rapide, bloc chargeur, prise chargeur, adaptateur secteur | wall charger, usb charger, charging brick | Schnellladegerät | chargeur telifoun, ras chargeur
cable | fil chargeur, cordon usb, cable type c, cable iphone | charging cord, usb cord, type c cable, lightning cable | USB-Kabel | khit chargeur, cabl
batterie externe | power banque, chargeur nomade, batterie de secours | battery pack, backup battery | Akkupack, Zusatzakku | pawer bank, bawr bank
support telephone | porte portable, support gsm voiture | phone cradle, car mount | | support telifoun
robe | robe d ete, robette, petite robe, robe fleurie | frock, summer dress, sundress | Sommerkleid | rwab, roubet
robe de soirée | robe de fiancailles, robe chic, robe habillee, robe de gala, robe d invitee | bridesmaid dress, formal dress, prom dress, engagement dress, gala dress | Festkleid, Hochzeitskleid | robet 3ers, robet 5otba
chemisier | haut habille | | Damenbluse |
jupe | jupette, jupe longue, mini jupe | long skirt | Minirock | jupa
jean | pantalon jean | denim trousers | | djin, djinz, jin
pantalon | futal, fute, pantalon tissu | slacks | Stoffhose | bantaloun
manteau | doudoune, parka, pardessus, caban, impermeable, anorak | puffer, winter coat, raincoat | Wintermantel, Daunenjacke | kabbout chta
veste | jaquette, veste en jean | denim jacket | Strickjacke | jili
abaya | | modest dress, islamic dress | | abeya
pyjama | tenue d interieur, pyj, ensemble de nuit, combinaison de nuit | pjs, lounge set, loungewear | Schlafi | bijema, pyjema
escarpins | talons aiguilles, souliers a talons | stilettos, court shoes, heel shoes | | sabbat talon
sandale | sandalette | | | sandalet
baskets | tennis, runnings, paire de basket, chaussures de course, chaussures de marche | kicks, tennis shoes, gym shoes, runners | | spadrille, espadri, kotchi
bottes | bottes de pluie, bottes d hiver | winter boots, rain boots | Winterstiefel | bouta, botin
chaussure | pompes, paire de chaussures, godasses | pair of shoes | Schuhwerk | sabbatet
sac a main | sac bandouliere, petit sac | shoulder bag, crossbody bag | Umhängetasche, Damentasche | sacoche
chemise | | button up, button down shirt | Herrenhemd |
tshirt | maillot coton, maillot de corps | | | t chirt
blouson | perfecto, blouson cuir, coupe vent | leather jacket, windbreaker | Lederjacke | blouzon, blouson jeld
costume | tenue de marie, costume trois pieces | tuxedo, three piece suit, groom suit | Hochzeitsanzug | costim, keswa, keswet 3ris, keswet 3ers
chaussettes | socquettes, mi bas | ankle socks, sports socks | Strumpf, Sneakersocken | tkacher, chaussettat
lot de boxers | slips | briefs, boxer briefs | | kalson, kalsoun, boxeret
mules | savates, sandales de piscine | flipflops, pool slides | Latschen, Badelatschen | chleka, klaket, chlayek
lunettes | ray ban | sunnies, sun shades | | nwadher chams, lunettet
portefeuille | porte cartes | card holder, billfold, money clip | Geldbeutel | bortfey, portfeuille, beztam
ceinture | ceinture cuir, ceinturon | leather belt | Ledergürtel | santoura, ceintura, sebta jeld
casquette | casquette ny, kaskette | trucker cap | |
bonnet | bonnet laine, cache oreilles | knit hat, winter cap | Strickmütze, Pudelmütze | boni, bonnia
foulard | | head scarf, veil | | 7ijeb, foulara, khimar
parapluie | pepin, ombrelle | brolly, rain umbrella | | parapluy, shaba
montre | tocante, montre bracelet | timepiece, watches | | mungela, mangala, mnagel
collier | sautoir, ras de cou, chainette | chain necklace, choker | | cherka, selsla, sleslel
bague | solitaire, anneau de fiancailles, bague argent | engagement ring, wedding ring | Verlobungsring | 5atem 5otba, 5watem
boucles d oreilles | puces d oreilles | hoops, ear studs | Ohrstecker, Creolen | boklet
valise | valise a roulettes, trolley, valise de voyage, grosse valise, valise avion | carry on, cabin bag, trolley bag, rolling suitcase | Rollkoffer, Handgepäck | valisa, falija, valizet
sac de voyage | baluchon, fourre tout, sac de sport | gym bag, sports bag, holdall, overnight bag | Sporttasche, Weekender | sak safar
canape | canape d angle, fauteuil | settee, corner sofa, three seater, armchair | Ecksofa, Sessel | canapet, fotay
banquette | banquette marocaine, coin salon, assise | bench seat | | banka, bankat, sdari
table basse | guéridon | side table, centre table | Beistelltisch | tawlet salon
meuble tv | banc tv, support tele, console tv | television stand, tv bench, media unit | Lowboard | meuble talfza
bibliothèque | etagere a livres | book shelves | | biblioteka, rfouf
matelas | matelas orthopedique, sommier | double mattress, foam mattress, orthopedic mattress | | matla, matelat, jraya
lit | lit deux places, lit coffre, sommier lit | bed frame, single bed, king size bed, bedstead | Bettgestell, Boxspringbett | sarir
commode | meuble a tiroirs, chiffonnier, table de chevet | bedside table, nightstand | Nachttisch, Schubladenschrank | komod, komoda
armoire | armoire a vetements, vestiaire | cupboard | | khzenet 7weyej
table à manger | table de repas, table a rallonge, table familiale, table a diner | dinner table, eating table, table for six | | tabla makla, tawlet makla, tawlet koujina
chaise | chaises de cuisine, chaise de salle a manger | | | krassi, chaisat
lampe a poser | veilleuse de chevet, abat jour, lampe de salon | night lamp, reading lamp, table light | Leselampe, Nachtlampe | lamba bit noum, abatjour
suspension | lustre salon, plafond led | hanging lamp, light fixture | Deckenleuchte | lustra, thraya
tapis | carpette, descente de lit, grand tapis, tapis salon | floor rug, area rug, living room rug | Läufer, Wohnzimmerteppich | tapiet
cadre photo | cadre mural, cadre deco | wall frame | Fotorahmen | kadr, tablo
miroir | psyche, miroir salle de bain, grand miroir | dressing mirror, full length mirror | Schminkspiegel |
diffuseur de parfum | sent bon, desodorisant, huile essentielle diffuseur, bakhour | room spray, scent diffuser, home scent | Lufterfrischer | riha lel dar
bougie | bougie deco | tea lights | Teelicht | bougiet
vase | pot a fleurs, soliflore | flower pot | | mahbes nouar
plante | cactus, fleur en pot, plante en pot | | Kaktus | planta
parure de lit | couvre lit, drap de lit | bedspread, pillowcase | Bettbezug | drawet, kouvrli
couette | edredon, couette chaude, couette hiver | eiderdown | Daunendecke | kwet, couetta
couverture | plaid canape, couverture polaire, grosse couverture | fleece blanket | Tagesdecke | couverta, koverta
serviette | serviette eponge | hand towel | | sarvita, serviet, mancfa, manchfa
rideau | double rideau, voile fenetre | | | ridouet, staier
coussin | coussin deco, traversin | cushion cover | Kopfkissen | kousan, mkhed
poele | poele antiadhesive | non stick pan | Crêpepfanne | tajin ma9la
marmite | grande marmite | | Schnellkochtopf, Kasserolle | kasrona, kokot
couscoussier | marmite a couscous | couscous pot, couscous maker | | ma9foul
service de table | menagere | dinner plates, dishes, plate set | Teller-Set | servis, service makla
service à thé | | | | barred, barrad tey, service tey
lot de tasses | tasse a cafe, tasses a the, bols a cafe | coffee mugs | Kaffeetassen, Kaffeebecher | fnejel, fenjel, tasset
lot de verres | gobelets, verres a jus | juice glasses | Wassergläser | kisan jus
couteau | canif | knife set, carving knife | Messerset | skaken
set d ustensiles | louches, fouet, ecumoire | ladle, whisk, kitchen tools | Kochlöffel, Schöpfkelle | mghorfa
lot de boites | tupperware, boites plastiques, bocaux, boite repas | plastic boxes | Tupperdosen, Plastikdosen | taberwer, bwat, bwatat
panier de rangement | bac a linge, boite de rangement, corbeille a linge | hamper, storage box, laundry hamper | Aufbewahrungsbox | sallet saboun, banier
balai | serpillere, balai serpillere, raclette, balai brosse | floor mop, squeegee | Bodenwischer | msalha, frouta
parasol | parasol plage, tonnelle | beach parasol | Strandschirm | chamsia, barasol
salon de jardin | table et chaises de jardin, salon exterieur, balancelle, transat | outdoor set, terrace furniture, outdoor table | Terrassenmöbel, Balkonmöbel | salon jnina, salon terrasse
barbecue | gril charbon, mechoui | bbq grill, coal grill | Kohlegrill | mechwa, chaweya
refrigerateur | refrigirateur, combine, frigo americain | fridge freezer | Kühlgerät | fridjidar, frijider, thalleja
congelateur | bahut, congelateur coffre | chest freezer, deepfreeze | Tiefkühltruhe | congel, conjelateur, conjilateur
lave linge | lave linge hublot, machine linge | clothes washer, laundry machine | Waschautomat | machina saboun, machine saboun, makinet saboun, ghassela
lave vaisselle | lv vaisselle | dish washer | Geschirrspülmaschine | machina mwa3en, ghassala mwa3en
plaque de cuisson | plaque encastrable, feux gaz | stovetop, gas hob, hotplate, electric hob | Induktionskochfeld, Herdplatte | plaque, placca
four | four encastre | wall oven | Einbaubackofen |
micro onde | microonde, four micro ondes | microwave oven, micro wave | Mikrowellenherd | mikrond
cuisinière | four a gaz, gaz cuisine | kitchen stove, cooking range, range cooker | Elektroherd, Küchenherd | 9azinière, gazinyar, kouzinyar, gaz bel four
robot petrin | kitchenaid, robot multifonction, malaxeur, batteur patissier | kitchen machine, cake mixer, dough machine | Teigmaschine | robot 3jin, 3ajjana, machina 3jin
mixeur | girafe, mixeur soupe, hachoir, mixer a main | soup mixer, whisk mixer | Pürierstab, Rührgerät | moulinex
blender | mixer jus, bol mixeur, blendeur, presse fruits | juice blender, liquidizer | Saftmixer | khallat
friteuse a air | friteuse air fryer, air frayer | air frier, airfrier, oil free fryer | |
grill | panineuse, presse panini, appareil croque, toaster panini | panini maker, toastie maker, grill press | Panini-Grill | panini, machina panini
cafetiere | cafetiere electrique, percolateur, nespresso, machine a capsules | coffeemaker, espresso maker, coffee pot | Espressokocher, Kaffeevollautomat | machina 9ahwa, kafetiere, machine 9ahwa
grille pain | grillepain | bread toaster | Toasterofen |
bouilloire électrique | bouiloire | water boiler, tea kettle, water kettle | Teekocher | bouilwar, ghalleya
aspirateur | aspirateur traineau, aspirateur balai, aspi | dust buster | Handstaubsauger | aspirater, asbirateur
fer a repasser | | pressing iron | Dampfbügeleisen | 7didet kwi
climatiseur | climatiseur split, clim reversible, clime | a c, split unit | | clima, klimatizer
ventilateur | ventillo, ventilateur sur pied, brasseur d air, rafraichisseur | standing fan, desk fan, ceiling fan | Standventilator, Tischventilator |
radiateur | convecteur, soufflant, bain d huile, poele a gaz | space heater, fan heater, oil heater | Heizgerät | choufaj, daffeya
parfum | flacon de parfum | perfume bottle | | barfen
creme solaire | creme soleil, ecran total, creme anti soleil | spf cream, sun protection | Sonnenmilch | creme chams
creme de jour | creme peau seche, creme anti ride, creme anti age | face moisturizer, anti aging cream, skin cream, facial cream | Feuchtigkeitspflege, Anti-Falten-Creme | creme wejh, krima lel wejh
shampooing | shampooin, apres shampoing | hair wash | | chambouan
seche cheveux | brushing, seche cheveux pro | blowdryer, hair blower | Haarföhn | sechwar
lisseur | plaque a lisser, babyliss, fer lissant, fer a boucler | hair iron, curling iron, hair straightening iron | Lockenstab | plaque cha3r
tondeuse | rasoir barbe, machine a raser | beard clipper, electric shaver, hair trimmer | Rasierapparat | machina 7jema, machinet le7ya
maquillage | mascara, fond de teint, trousse make up | makeup set, foundation | Schminkset | makiyej
rouge a levres | baume a levres | lip gloss, lip balm, lip stick | Lipgloss | 7mayer
thermometre | thermometre frontal, thermometre fievre | fever thermometer, forehead thermometer | Stirnthermometer | mizen skhana
pese personne | balance electronique, balance poids, pese corps | digital scale, body scale, weighing machine | Körperwaage | mizen wazn
tensiometre | tension artérielle, machine tension | bp monitor, bp machine, blood pressure machine | Blutdruckgerät | machina tension, jhaz tension
appareil de massage | masseur cou, coussin massant, massage dos | neck massager, back massager, massage machine | Nackenmassage | machina massage
poussette | poussette canne, pousse pousse | | Kinderbuggy | karrousa
siege auto | rehausseur | booster seat | Babyschale | korsi karhba
couches | | | | 7fadhet
biberon | bibron, tetine biberon, biberon anti colique | | Fläschchen | bibrouna
lit bebe | lit parapluie, lit a barreaux, lit evolutif | bassinet, moses basket | Wiege, Gitterbett |
body bebe | | romper | |
tablier d ecole | blouse scolaire, tabliers | school uniform, pinafore | Schulschürze | tablia, tabliya, tabli
cartable | cartable a roulettes, sac a dos ecole, sac ecolier | | | sac 9raya
trousse | trousse ecole | | Federmappe | trousa
cahier | cahiers scolaires, cahier grand format | notebook school, copy book | Schreibheft |
stylo | stylo bille | ballpoint, biro | |
crayons de couleur | pastels, boite de crayons | felt tips | Malstifte | krayon
ballon de football | | footy ball | |
velo | | push bike | Kinderfahrrad | bisklita, beskleta, basklita
velo d appartement | velo salle de sport, velo de salon | gym bike, spin bike | Ergometer, Fahrradtrainer | velo dar, bisklet sport
tapis de course | tapis marche, machine a courir | walking pad, running belt | Lauftrainer |
halteres | kettlebell | gym weights, barbell | Kurzhantel | alter, 7did sport
maillot de bain | burkini, short de bain, maillot piscine | swimming trunks | Schwimmanzug | mayo b7ar
tente | tente igloo | camping tent, tent for four | Campingzelt, Igluzelt | gitoun
canne a peche | moulinet, canne moulinet | rod and reel | Angelzeug | 9asba
survetement | ensemble sport | joggers, sweatpants, sweat suit | Jogginghose | serfet, sirvet
peluche | ourson, nounours geant | | Teddybären |
poupee | barbie, poupée qui parle | dolly | |
jouet | | | Spielsachen | l3ab
jeu de construction | lego, duplo, kapla | | | ligo
jeu de société | monopoly, scrabble, cartes a jouer, jeux de plateau | card game | Kartenspiel |
voiture telecommandee | voiture rc, auto telecommandee | remote car | RC-Auto | karhba commande, voiture commande
trottinette électrique | trott electrique, scooter electrique, trotinette electrique | escooter, electric kick scooter | Elektro-Scooter | patinette dhaw
roman | livre a lire | fiction | Liebesroman | riwaya, 9issa
livre | | | Lektüre |
album jeunesse | livre d images, histoire du soir | bedtime story, bedtime stories | Vorlesebuch | 7kayet, 9isas
calculatrice | calculette scientifique, machine a calculer | pocket calculator, scientific calculator | | kalkilatris
kit de nettoyage auto | shampoing voiture, lavage auto, nettoyant voiture, polish | car shampoo, car care kit | Autoshampoo | lavage karhba, ghsil karhba, nettoyage karhba
huile moteur | vidange | car oil | |
batterie auto | | auto battery | |
pneu | pneu voiture, roues | | Winterreifen | pneuet, 3jali, 3jal
camera embarquee | camera voiture | car camera | | camera karhba
casque moto | casque integral, casque motard | bike helmet, crash helmet | | kask motor
perceuse | devisseuse, perceuse a percussion | screwdriver drill | | chinyoul
echelle | marchepied, echelle alu | | | sellum
coffret d outils | trousse a outils | | | 3edda, douzen
multiprise | rallonge electrique, bloc prise, prise multiple | | | rallonja, prizet
ampoule led | ampoule economique | led lamp | Glühlampe | lampet
peinture | pot de peinture, peinture mur | bucket of paint | Farbeimer | bantoura
mitigeur | robinet cuisine, mitigeur douche | | Mischbatterie | sabbala, robini
serrure | barillet, verrou, poignee | | | sakkar
croquettes pour chien | pate pour chien, aliment chien, bouffe chien | puppy food | Welpenfutter | makla kelb, maklet kleb, croquettes kelb
croquettes pour chat | patee chat, aliment chat, whiskas, bouffe chat | kitten food | Kittenfutter | maklet 9atout
litière | bac a litiere, sable chat | | Katzenklo | raml 9tates
arbre à chat | jouet chat | cat tower | | chajret 9attous
panier pour chien | couchage chien | kennel | Hundehütte | farch kelb, dar kelb
aquarium | poissons aquarium | fish bowl | Fischbecken | bocal 7out
huile d olive | bidon huile d olive | extra virgin olive oil | |
miel | miel naturel, miel de montagne, pot de miel | natural honey, honey jar | Bienenhonig | 3sel 7orr
dattes | dattes fraiches, regime de dattes | deglet nour dates | |
harissa | harissa piquante, pate de piment | chili paste, hot paste, harissa paste | Chilipaste | hrissa diari
café moulu | cafe arabe, cafe tunisien, paquet de cafe | coffee powder, arabic coffee | Kaffeepulver, Filterkaffee | kahwa mar7ya, 9ahwa 3arbi
pâtisseries | gateaux tunisiens, gateaux secs, gateaux de l aid | tunisian sweets, traditional sweets | Süßes, Plätzchen | 7lou, 7alawiyet
ordinateur portable | pc etudiant, portable hp, macbook, micro portable | notebook pc | |
pc portable gamer | pc jeu, pc pour jouer, pc gaming portable | game laptop, gaming notebook | Spiele-Laptop | pc gaming
ordinateur de bureau | tour pc, pc complet | tower pc, pc tower | Standrechner |
ecran | ecran gamer | | | ekran pc
souris | souris sans fil, souris gamer, mulot | mice, gaming mouse | Funkmaus |
clavier | clavier mecanique, clavier sans fil, clavier gamer | mechanical keyboard | Funktastatur | klaviy
imprimante | imprimante couleur, photocopieuse | copier, photocopier | Kopierer |
routeur | box wifi, repeteur wifi, amplificateur wifi, modem wifi, wifi mesh | wifi extender, wifi repeater, wifi booster | WLAN-Verstärker, Repeater | repeteur
chaise de bureau | siege bureau, chaise gaming, siege gamer, chaise ergonomique | ergonomic chair | Bürosessel, Gamingstuhl | korsi bureau
disque dur externe | hdd, disque de stockage | portable hard drive, storage drive | Speicherplatte | disc dur
cle usb | | thumb drive, memory key | | flech
`;
