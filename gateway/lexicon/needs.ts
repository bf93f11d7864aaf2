/**
 * What things are for, and what their names are made of: "something to keep food cold" is a refrigerator, "étui pour téléphone" a phone
 * case. A thing is described by words that occur together, in any order and language. No I/O.
 */
import { colorOf } from './colors.ts';
import { isSurelyForeign } from './language.ts';
import { conceptsIn, isStopWord, normalise, stem } from './normalise.ts';
import { lines, WordIndex } from './word-index.ts';

/**
 * Groups of words of one sense: name, then words of French, English and German, then derja. "=x" is any name of the thing x, "x*" is a
 * beginning; verbs of derja are written without the letter of their person.
 */
const SENSES = `
STEPS | steps, step, schritt*, notification*, messages, sms | خطوات
ALONE | seul, seule, automatique*, itself, alone, automatic*, robot, allein*, selbst | وحدو, روحو
PLUG | =multiprise, prise*, plug, plugs, socket*, steckdose*, priz | بريز
BULB | =ampoule, =ampoule led, ampoule*, bulb, bulbs, gluhbirne* | امبولة, لمبة
CONTROL | control*, command*, telecommand*, radiocommand*, distance, remote*, app, appli*, steuer*, fernsteuer*, ferngesteuert*, telecommande | تيليكوموند, تليكوموند, كوموند
VACUUM | =aspirateur, aspirateur*, vacuum*, hoover*, staubsaug* | اسبيراتور
STAND | =trepied, pied, pieds, trepied*, stand, tripod*, stativ* |
CAMERA | =appareil photo, appareil, camera*, kamera* | كاميرا
MEETING | reunion*, visio*, meeting*, conference*, zoom, teams, skype, webcam*, videokonferenz* |
TV | =television, tele, tv, television*, fernseher* | تلفزة
BOARD | planche*, board, boards, brett, schneidebrett | لوحة
WOOD | =bois, bois, olivier, wood, wooden, holz* | خشب, زيتون
CHOP | coup*, decoup*, chop*, cut*, schneid* | قص, يقص, تقص
POT | =marmite, marmite*, casserole*, faitout, pot, pots, saucepan*, topf, tanjra, borma | طنجرة, برمة
PAN | =poele, poele*, pan, pans, pfanne*, maqla | مقلاة, مقلى
DISHES | vaisselle, assiette*, plat, plats, dishes, plates, geschirr, teller, me3oun, ma3oun, mwa3en | ماعون, صحون
WEDDING | mariage*, fiancaille*, wedding*, ceremon*, fete, hochzeit*, engagement, 3ers | عرس, خطوبة, حفلة
SIMPLE | simple*, bouton*, touche*, button*, tasten*, basique*, basic, einfach* | فلس, فلسات
USED | occasion*, used, second, reconditionn*, refurb*, gebraucht*, usag* | مستعمل
REMOTECAR | voiture*, car, auto, karhba | كرهبة
BATH | bain*, douche*, baignoire*, banio, banyo, baniou, bath*, shower*, bad, dusche*, badezimmer | حمام, دوش, بانو, بانيو
CURTAIN | =rideau, rideau*, curtain*, vorhang*, vorhange | ريدو, ستارة
TOWELS | =serviette, serviette*, towel*, handtuch*, handtucher | منشفة, بشكير
WALL | mur, murs, murale, wall, walls, wand, wande, 7yout, 7youta, hit | حيط, حيوط
CEILING | plafond*, ceiling*, decke, hang*, suspend*, pendant* | سقف
WAKE | reveil*, wake*, alarm*, weck* | فيق
HEADSET | =casque audio, casque*, headset*, headphone*, kopfhorer* | كاسك, سماعات
GAME | jeu, jeux, jouer, game, games, gaming, gamer*, play*, spiel* | لعب, قايمينق, جايمينج
MIC | micro, microphone*, mic | ميكرو
SOUND | =enceinte, enceinte*, speaker*, baffle*, lautsprecher*, box | بافل
PORTABLE | portable*, portatif*, emmener, emporter, plage, pique, travel*, beach, outdoor*, take, tragbar*, unterwegs | 
BOTTLE | =biberon, biberon*, bottle*, flasche* | ببرونة, دبوزة
MILK | lait, milk, milch, 7lib, hlib, 7alib | حليب
BELT | =ceinture, ceinture*, belt* | سبتة
GLASSES | lunette*, glasses, goggles, brille* | مرايات, نواظر
CREAM | creme*, cream*, lotion*, salbe | كريمة, كريم
NOTEBOOK | =cahier, =carnet, cahier*, carnet*, notebook*, heft, notizbuch | كراس
DOLL | =poupee, poupee*, doll, dolls, puppe* | عروسة, بوبية
HOUSE | maison, house, haus | دار
INDOOR | interieur*, indoor*, inside, zimmer* |
COUSCOUS | =couscous, couscous*, keskesi | كسكسي
STEAM | vapeur, steam*, dampf* | بخار
IRONNOUN | fer, iron, eisen | حديدة
EXTERNAL | extern*, portable*, external* |
DISK | disque*, disk*, drive*, festplatte* | ديسك
SCREEN | =ecran, ecran*, screen*, display*, bildschirm* | ايكران, شاشة
GLASS | verre*, film, tempered, glass, panzerglas, protector*, displayschutz* | بلار, زجاج
HAND | main, hand, hands, yed | يد
BABY | =bebe, bebes, baby*, bebe, bibi, bébé | بيبي
BACK | dos, back, rucken, dhahri, dhahr*, thahri | ظهر, ظهري, ظهرها, ظهرو
BAG | =sac, =cartable, =cabas, sac, sacoche*, cartable, bag, bags, backpack, backpacks, rucksack*, tasche*, chkara | شكارة, ساك
BEACH | plage, beach, strand*, b7ar, bhar, chatt | شط, بحر
LONG | long, longue, longs, longues, long, twil, twila, langes, lang | طويل, طويلة
STICK | canne, rod, pole, rute, 3sa, 3saya | عصا, عصاية, قصبة
BED | =lit, lit, lits, bed, beds, bett*, farch, fresh | فرش
BIRD | =cage, oiseau*, perroquet*, canari*, bird, birds, parrot*, vogel*, papagei*, 3asfour, 3sfour, 3safer | عصفور, عصافير, طيور
BOIL | bouillir, chauff*, boil*, heat*, kochen, erhitz* | سخن, غلي
BREAD | pain, bread, toast*, brot*, khobz, 5obz | خبز
CAGE | =cage, cage, cages, kafig*, cage, 9fas, 9fess, gfas | قفص
CAR | =voiture, voiture*, auto, autos, car, cars, bagnole, karhba, karahba, krahba | كرهبة
CASE | =coque, etui*, housse*, pochette*, case, cases, cover, covers, hulle*, schutzhulle*, protection, protege*, ghlef, ghilef, 8lef, cover | غلاف, حافظة, كوفر, كفر, بوشات
CAT | =chat, chat, chats, chaton*, cat, cats, kitten*, katze*, 9attous, 9tates, gattous | قطوس, قطاطس
CHAIR | =chaise, =tabouret, chaise*, fauteuil*, siege*, chair, chairs, seat, seats, stuhl, sessel, sitz, korsi, krasi, koursi | كرسي, كراسي, شيزة
CHARGE | recharg*, charg*, laden, aufladen, aufzuladen, nchargi, tchargi | شرج, شارجي
CHARGER | =chargeur, chargeur*, charger*, ladegerat* | شارجور
CHILD | =enfant, =fille, =garcon, =bebe, enfant*, kind, kinder*, kid, kids, toddler*, kleinkind*, tout petit, child*, fils, fille, garcon, boy, girl, junge, madchen, tfol, tofla, sghir, sghira, weldi, benti, wled, wladi, bnayti | طفل, طفلة, صغير, صغيري, ذري, ولدي, بنتي, ولادي, بنيتي
CLEAN | nettoy*, lav*, clean*, wash*, putz*, reinig*, wasch*, nnadhef, nadhef, naddhaf, naghsel, neghsel, nghasel | نظف, غسل, مسح
CLOTHES | vetement*, linge, habit*, chemise*, clothes, clothing, shirt*, laundry, kleid*, kleidung, wasche, hemd*, 7wayej, 7wayji, hwayej, hwayji, hweyej, dbach, dbachi, lebsa | حوايج, لبسة, دبش
COFFEE | =cafe, cafe, coffee, kaffee*, 9ahwa, kahwa, gahwa | قهوة
COLD | froid*, frais, fraich*, cold, cool, chilled, kalt*, kuhl, frisch, berda, barda, bared | بارد, باردة, برودة
COOK | cuire, cuisin*, cook*, fry, frying, koch*, brat*, grill*, ntayeb, ntayyeb, tayeb, tab5, ntayybou | طيب, قلي
COOL | refroid*, rafraich*, refresh*, cool, abkuhl*, abzukuhl*, kuhl*, tbarred, tbared, nbarred, nbared | برد
CUT | coup*, cut*, schneid*, tranch*, slice, n9oss, n9os, 9oss, n9ass | قص, قطع, يقص, تقص
DARK | noir, obscur*, dark*, dunkel* | ظلمة
DESK | =bureau, bureau, desk, office, schreibtisch*, buro* | بيرو, مكتب
DOG | =chien, chien*, chiot*, dog, dogs, puppy, hund*, kalb, klab | كلب, كلاب
DOOR | porte, portes, door*, tur, haustur | باب, بيبان
DRILL | perc*, trou*, drill*, hole*, bohr*, loch* | ثقب
DRINK | boire, drink*, trink*, nochreb, noshrob | شرب
DRY | sech*, dry*, trockn*, chaye7*, chay7a | شيح, شايح, شايحة, نشف
DUST | poussiere*, dust*, staub* | غبرة
EAT | manger, mange, repas, nourri*, eat*, feed*, meal*, ess*, futter*, futtern, makla, mekla, yekel, nekel | ماكلة, ياكل, وكل
EVENING | soir*, soiree*, evening, party, abend* | سهرة
FACE | visage, face, gesicht* | وجه
FEVER | fievre, temperature, fever, fieber* | سخانة, حرارة
FISH | poisson*, fish*, fisch*, angeln | حوت, صيد
FOOD | aliment*, nourriture, manger, food, foods, lebensmittel*, essen, courses, restes, leftovers, makla, mekla | ماكلة, خضرة
FREEZE | congel*, surgel*, freez*, einfrier*, einzufrier* | جمد, كنجل
GARDEN | =jardin, jardin*, terrasse*, terrace*, backyard, balcon*, garden, outdoor*, outside, patio, balcony, garten, balkon, jnina, jarda | جنينة, جردة
GIFT | =cadeau, cadeau*, gift, gifts, present, presents, geschenk*, schenk*, verschenk*, hdiya, hdiyya, kado, kadou | كادو, هدية
SWEET | sucre*, sucrerie*, sweet*, suss*, naschen, 7lou, 7louwa, hlou, hlouwa | حلو, حلوة, حلويات
HAIR | cheveu*, hair, haar, haare, ch3ar, cha3r, sha3r, cha3ri, ch3ri, ch3arha, ch3arhom | شعرات, شعر, شعري, شعرها, شعرو
HEAT | chaleur*, chaud*, canicul*, heat, hot, hitze, heiss* | سخانة
HOLD | support*, tenir, holder*, mount, stand, halter*, halt* | شد, نشد, يشد, تشد
IRON | repass*, ironing, defroiss*, bugel*, haddad*, nhaddad*, thaddad*, nhadded | حدد
KEEP | gard*, conserv*, tenir, keep*, stor*, preserv*, aufbewahr*, aufzubewahr*, halten, bleib*, n5abi, nkhabbi, nhafedh | حفظ, خبي, خلي
LAPTOP | =ordinateur portable, =ordinateur, pc, laptop*, ordinateur*, notebook*, computer | بيسي, لابتوب
LETTER | ecrire, ecriture, write, writing, schreib* | كتب
LIGHT | eclair*, lumiere*, light, lighting, illuminat*, beleucht*, licht* | ضوي, ضوء
LAMP | =lampe, =lampe a poser, lampe*, lamp, lamps, leuchte* | لمبة, ضو
LOCK | verrouill*, ferm*, lock*, secur*, schloss*, abschliess*, yetsakk*, tetsakk* | سكر, قفل, يتسكر, يتسكرش, تتسكر
MACHINE | machine*, maschine*, machina, makina, makinet, makint, machinet | مكينة, ماكينة
MASSAGE | mass*, massage*, mal, douleur*, ache*, pain, schmerz* | مساج, وجيعة
MEASURE | mesur*, prendre, measur*, check*, mess*, control* | قيس
MIX | mix*, melang*, ruhr*, blend* | خلط, رحي
MOTO | =casque moto, moto*, scooter*, vespa, motorbike*, motorcycle*, motorrad* | موتور, موطو
MOTOR | =huile moteur, moteur*, engine*, motor |
HELMET | casque*, helmet*, helm | كاسك
MOVIE | film*, movie*, serie*, match, tv, television, fern* | فيلم, ماتش
MUSIC | musique*, chanson*, music, songs, musik*, nesma3, ghne | موسيقى, غناء
NIGHT | nuit*, night*, nacht* | ليل
OIL | =huile, huile*, oil, ol, zit, zyout | زيت
OUTDOOR | randonn*, camping, couchage, tente, hiking, camp*, montagne, wander*, zelt* | كامبينغ, كونبينغ, تخييم
PAINT | peindre, repeindre, paint*, streich*, anstreich*, ndhen, nedhen, dhen, dhin, peinture | دهن
PENCIL | crayon*, stylo*, pencil*, pen, pens, stift* | ستيلو, ستيلوات, قلم, قلوم
PHONE | =telephone, telephone*, phone, phones, handy*, mobile, smartphone*, telifoun, tilifoun, telfoun, bortabl | تليفون, بورتابل
PAPER | papier*, paper, kaghet | كاغذ, ورق
PHOTO | photo*, picture*, foto*, nsawer, nsawar, nsawro, tsawer, tsawir, taswira | تصاور, تصويرة, صور
PLANT | plante*, arros*, plants, water*, giess*, pflanz*, nes9i*, tes9i*, nas9i*, nebt*, nabt* | سقي, نبتة, نبتات, نبتاتي, نباتات, نباتاتي
PLAY | jou*, play*, spiel* | لعب
BUSY | occup*, busy, entertain*, amus*, beschaftig* | لها
PRESSURE | tension, pressure, blutdruck | طنسيون, ضغط
PRINT | imprim*, print*, druck* | طبع
PROTECT | proteg*, protect*, schutz* | حمي
RAIN | pluie*, rain*, regen*, mtar, chta | مطر, شتاء, شتا
READ | lire, lecture, read*, lesen, lese, liest | قراي
ROOM | dar, eddar, fed dar, bit, lbit, elbit, essala, maison, chambre, salon, piece, bureau, appartement, house, room, home, zimmer, wohnung, haus, wohnzimmer, schlafzimmer | دار, بيت, صالة, صالون, حوش
RUN | courir, course*, running, jogg*, run, marathon*, lauf*, nejri, jari | جري
SCHOOL | ecole*, scolaire*, school, schul*, madrsa, madersa, 9raya, mekteb, lycee | مدرسة, قراية, مكتب
SCREW | viss*, deviss*, screw*, schraub* | فيس, برغي
SEAT | =housse de siege, siege*, seat*, sitz |
SHAVE | ras*, barbe, shav*, beard, bart*, rasier* | حجم, لحية
SHOE | =chaussure, =baskets, chaussure*, shoe, shoes, schuh*, sabbat, sabat, spadri | صباط
SIT | asseoir, assoir, assis*, assied*, sit, sitting, sitz*, hinsetz*, sitzen, no93od, no93od, na93od, n93od, no93do | قعد
SKIN | peau, skin, haut, jeldi, bechrti, bachrti | جلدة, بشرة
SLEEP | dorm*, sleep*, schlaf*, nor9od, yor9od, nraked, tor9od | رقد, نوم
SMELL | sentir, odeur*, smell*, scent*, duft*, riech* | ريحة
SPORT | sport*, muscl*, exercise*, workout*, train*, fitness, gym*, abdos, pilates, stretching, turnen | سبور, رياضة
SMOOTH | liss*, straighten*, glatt* |
SHADE | ombre, ombrage, shade, shadow, schatten, dhol, dhell, dholl | ظل
CUP | =lot de tasses, =lot de verres, tasse*, verre, verres, cup, cups, mug, mugs, glass, glasses, kes, kisen, bellar, bellarat, becher | بلار, بلارات, كاس, كيسان, فنجان, فناجن
JOINT | genou*, epaule*, jambe*, coude*, mollet*, knee*, shoulder*, leg, legs, elbow*, knie, schulter*, bein, beine, rokba, rkayeb, sa9 | ركبة, ركايب, كتف, ساق, ساقين
TRADITION | traditionnel*, traditional*, artisanal*, handmade, handcrafted, tunisien*, tunisian, tunesisch*, traditionell*, handgemacht*, ta9lidi, ta9lidia | تقليدي, تقليدية, حرفي
SUN | soleil*, solaire*, sun, sonne* | شمس
SUMMER | ete |
OUTSIDE | dehors, exterieur*, outside, outdoors, draussen, barra | برا
BIRTHDAY | anniversaire, birthday, geburtstag, milad | ميلاد
HOT | chaud, hot, heiss, skhana, sakhana, s5ana | سخانة, حر
SWIM | nag*, baign*, piscine*, swim*, pool, schwimm*, n3oum, 3oum | عوم
TABLE | =table, table*, tisch, tawla, tabla | طاولة
TEA | =the, the, tea, tee, tey, tay | تاي
TENT | tente*, tent, zelt* | قيطون, خيمة
TOY | =jouet, jouet*, toy, toys, spielzeug* | 
DRESS | =robe, robe*, dress, dresses, kleid, kleider, gown, rouba, roba | روبة, فستان
MILKBODY | lait, milk, lotion, milch |
TIDY | rang*, tidy, organis*, organiz*, storage, aufraum*, verstau* | رتب, لم, نلم, يلم, تلم
PUT | mettre, poser, placer, put, place, hinein*, stellen, legen, n7ott, n7ot, n7otou, n7ottou | حط, نحط, يحط, تحط
TOOL | outil*, tool*, werkzeug* | دوزان
TOWEL | =serviette, serviette*, towel*, handtuch* |
TRAVEL | voyag*, avion, travel*, trip*, flight*, reis*, flug* | سفر, سافر
WALK | promen*, walk*, spazier* | حوس
WARM | chauff*, rechauff*, warm*, heat, heizen, warmen, nsakhen, tsakhen, nskhen, ndaffi, tdaffi, sakhana | سخن, دفي
WASH | lav*, wash*, wasch*, naghsel, neghsel, ghsil, nghasel | غسل
WATCH | regard*, watch, watching, schau*, anschau*, sehen, netfarrej, netfarej, nitfarej, tfarrej | تفرج
WATER | eau, water, wasser, el ma, ma | ماء
WIND | vent, wind |
WOMAN | =femme, femme*, woman, women, lady, ladies, frau*, damen, mra, marti, nsa, nse | مرا, مرت, نساء
MAN | =homme, homme*, man, men, herren*, mann, rajel, rjel, rajli | راجل, رجال
CLOCK | =montre, montre*, watch, watches, uhr, sa3a, se3a, magana, mongala, montra | ساعة, مقانة
SALON | salon, wohnzimmer, living, sala, essala | صالون, صالة
DINE | manger, diner, dining, ess | ماكلة
SOAP | sabon, saboun, savon | صابون
BAKE | gateau*, patisserie*, pate, cake*, bak*, kuchen*, teig* | عجن, حلو
DRINKCOLD | jus, smoothie*, juice*, saft* | عصير
GROUND | sol, sols, floor*, boden* | قاعة
BIKE | velo*, bike*, bicycle*, fahrrad* | بسكلات
NOTE | note, notes, noter, notiz*, notieren, cours, homework, lessons | دروس
RECIPE | recette*, recipe*, rezept*, koch* | وصفات
BOOK | =livre, livre*, book, books, buch | كتاب, كتب
CRIME | polic*, crime*, detective*, krimi* | بوليسي
COVERBED | =couverture, couverture*, ghta, blanket*, decke, ghta, 8ta, zawra, batanya | غطا, غطاء, زاورة
MAT | =tapis, tapis, mat, mats, matte, teppich | زربية, زرابي, طابي
YOGA | yoga |
WIPER | balai*, essuie* |
WINDSHIELD | brise, windshield, windscreen, windschutz* |
BATTERY | batterie*, battery, batteries |
STORE | stock*, sauvegard*, save, backup, speicher*, files, fichier* | خزن
ABOVE | haut*, hauteur, high, hoch, hoher, 3ali, 3alya | عالي
ACCIDENT | accident*, unfall*, crash*, kasida | كسيدة, اكسيدون
ACHE | mal, douleur*, ache*, aches, hurt*, hurts, pain, sore, schmerz*, weh, touja3*, youja3*, touja3ni, youja3ni, twaja3*, ywaja3*, twaj3*, ywaj3*, wji3a | وجع, وجيعة, يوجعني, توجعني, يوجع, يوجعها, يوجعو
ACNE | acne, pimple*, pickel*, akne | حب شباب
AFRAID | peur, afraid, scared, fear*, angst, ykhaf, tkhaf, y5af, t5af | خاف
CALCULATE | calcul*, comptabil*, rechn*, na7seb, n7aseb | حسب
CHANNEL | chaine*, parabole, channels, satellite, sender, 9anawet, ganawet | قنوات
CINEMA | cinema, kino, sinima | سينما
CLIMB | grimp*, atteindre, attrap*, climb*, reach*, erreich*, klettern, nousel, na5let | طلع, نوصل
DANDRUFF | pellicule*, dandruff, kopfschuppen, schuppen, pelicule* | قشرة
DIE | meur*, mour*, creve*, fane*, dying, die, dies, dead, wilt*, sterb*, vertrockn*, mout*, tmout, ymoutou | موت, ذبل, عطش
DIG | creus*, jardinage, dig, digging, weed*, gardening, umgrab*, unkraut, na7fer | حفر
DRAW | dessin*, colorier, draw*, colour, coloring, colouring, zeichn*, malen, yorsom*, norsom*, yersem*, rasm | رسم, لون
EMPTY | decharg*, vide, dead, dies, empty, leer, tofregh*, yofregh*, tfr8, ttafa | فرغ, طفي
EYE | yeux, oeil, eyes, augen, 3inin, 3inaya, 3iniya | عينين, عيني
FALL | tomb*, perd*, perte, fall*, los*, ausfall*, verlier*, ytih*, tih, ytay7* | طيح
FAMILY | famille, copains, amis, family, friends, familie, freunde*, 3ayla, shab, s7ab | عايلة, صحاب, صحابي
FEET | pieds, feet, fusse, fussen, sa9aya, sa9in, sa9ia | ساقيا, ساقين
FLAT | plat, creve*, crevaison, flat, puncture*, platt*, tfach, mafchouch | مفشوش, فش, نفش, يفش, تفش
FLOAT | flott*, bouee, float*, noyer, noie, drown*, ertrink*, yoghro9, teghre9 | غرق
FRY | frire, frit*, frites, fry, frying, fries, fritt*, pommes, ne9li, na9li, n9li, mo9li, ma9li | قلي, مقلي, فريت
GIVE | donner, give, feed, geben, futtern, na3ti*, na3tih, na3tiha, n3atih | نعطي, نعطيه, نعطيها
GRILLING | grill*, barbecue*, bbq, mechoui*, grigli*, nechwi, nachwi, mechwi, chwe | شوي, مشوي
GROW | pousser, planter, semer, cultiv*, grow, growing, sow*, anbau*, aussaen, nezra3, nazra3 | زرع
GUESTS | invite*, guest*, visitor*, gast, gaste*, dhyef, dhyaf, khottar | ضياف
HEAD | tete, oreille*, head, ears, kopf, ohren, rasi, wedhni | راسي, وذني
HEAR | entend*, hear, hearing, horen, hore, nesma3*, nasma3* | سمع
KNEAD | petri*, knead*, knet*, ta3jen*, na3jen*, ye3jen*, yo3jen*, to3jen*, no3jen*, 3jin, 3jina | عجن, عجين
LEAK | fuit, fuite*, goutt*, leak*, drip*, tropft, undicht, yseyel, ysil, y9atter, ye9tor, y9ottor | سيل, قطر
MANY | plusieurs, assez, manque*, trop, many, enough, several, mehrere, genug, barcha, brcha, yezzich, yezziwch | برشة, يزيش, يزيوش
MEAT | viande*, merguez, cotelette*, brochette*, saucisse*, meat, steak*, kebab*, sausage*, fleisch, wurst*, wurstchen, l7am, lham | لحم, مرقاز
MUCHHEAT | etouff*, suffoc*, canicul*, cuit, melting, boiling, stifling, sweltering, ersticke*, schwitze*, netkhan9*, nar, skhana, s5ana | نتخنق, سخانة, حر
NEIGHBOUR | voisin*, neighbour*, neighbor*, nachbar*, jiran, jari, jarti | جيران
MUSCLE | muscl*, muskel*, 3adhal*, 3athal* | عضلات, عضل
NECK | nuque, cervical*, epaule*, neck, shoulder*, nacken, schulter*, ra9ebti, ra9bti | رقبة, كتف
NOISE | bruit*, bruyant*, noise*, noisy, loud, larm*, laut, 7ess, hess, zaya6 | حس, زياط
POWER | courant, electricite, power, electricity, strom, dhaw, dhow, trisiti | ضو, تريسيتي
CUTOFF | coupure*, coupe, panne*, outage*, cuts, blackout*, ausfall*, stromausfall, yet9ass, yo9ess, yatfa, yo9tof | يقص, يتقص, مقصوص
REACH | capte*, porte, arrive, reach*, signal, empfang, yousel, youselch, youselnich, yechbed, ychedch | يوصل, يوصلش, يشدش
REHEAT | rechauff*, reheat*, aufwarm*, nsakhen*, nsakhnou, nsa5en* | سخن
REPAIR | bricol*, repar*, repair*, fix, fixing, diy, reparier*, heimwerk*, basteln, nsalla7*, nsala7*, tasli7 | صلح
SCRATCH | griff*, scratch*, claw*, kratz*, ykharbech, tkharbech, y5arbech, t5arbech | خربش
SEE | voi*, regard*, see, seeing, watch*, look*, sehen, gucken, ychouf*, ychoufou, tchouf | شاف, يشوفو, يراو
SLOW | lent*, rame, ramer, rament, lag*, slow*, weak, schwach, langsam*, th9il, th9ila, tha9el, dh3if, dh3ifa, 9rib, mkhanfes | ثقيل, ثقيلة, ضعيف, ضعيفة
SOFA | canape, sofa, couch, fotey, sallon | كنبة, صالون
STOMACH | ventre, abdos, belly, abs, bauch*, kerchi, karchi | كرشي
START | demarr*, start*, starts, springt, anspringen, tdemarri*, tkhdemch, temchich | تدماري, تخدمش
STORY | histoire*, conte, contes, story, stories, tale*, geschichte*, 7kaya, 7kayet, khrafa | حكاية, حكايات, خرافة
STREAMING | netflix, youtube, streaming, iptv, shahid, internet, smart |
TAP | robinet*, tap, faucet*, wasserhahn, sabela, robini | سبالة, روبيني
THIEF | vol, vols, vole, voler, voleur*, cambriol*, thief, thieves, theft, steal*, stole, stolen, burglar*, break, dieb*, einbrech*, einbruch, stehlen, gestohlen, geklaut, sare9, sorra9, sra9*, yesra9*, yeser9* | سراق, سارق, سرقو, يسرقو
TOILET | pipi, besoins, toilette, toilet, pee, poop, klo, hajtou, 7ajtou | حاجتو
TALK | parl*, talk*, speak*, sprech*, ya7ki*, na7ki*, e7ki | حكي, يحكي, نحكي
TIGHT | tire, tiraill*, tight*, itch*, gratte*, spannt*, juckt* | تحك, ياكلني
TROUSERS | =pantalon, pantalon*, trousers, pants, hose, hosen, serwel*, sirwel*, srawel | سروال, سراول
TYRE | pneu*, roue*, tyre*, tire, tires, reifen, 3ajla, 3jel | عجلة, عجلات
WEATHERCOLD | froid*, gele, grelott*, freezing, frozen, cold, friere, kalt, berd, bard, bred | برد, بارد
WEIGH | peser, poids, weigh*, weight, wiegen, gewicht, nouzen*, nezen*, nwezen*, ywezen, wazni | وزن, نوزن, ميزان
WET | mouill*, tremp*, wet, soaked, nass, mablou*, tblit, tbell* | مبلول, تبليت
WIFI | wifi, connexion, reseau, internet, network, netz, wlan, connection, konek*, conix*, connex* | ويفي, كونكسيون, انترنات, انترنت
WINDOW | fenetre*, vitre*, window*, fenster*, chobbek, chbebek, chebbek | شباك, شبابك
WORK | travail*, boulot, work, working, arbeit*, khedma, 5edma | خدمة
WRINKLE | ride, rides, wrinkle*, falten, faltchen, tej3id* | تجاعيد
`;

/** Things and what describes them: sets of senses that occur together; "." stands for a sentence that needs nothing more. */
const NEEDS = `
radio reveil | WAKE, WAKE MUSIC
lave vaisselle | WASH DISHES, CLEAN DISHES
aspirateur robot | DUST ALONE, CLEAN GROUND ALONE
masque de plongee | WATCH FISH, GLASSES SWIM
webcam | MEETING
cocotte | COOK FOOD POT
lisseur | SMOOTH HAIR
montre connectee | STEPS, MEASURE STEPS
refrigerateur | KEEP COLD, FOOD COLD, DRINK COLD, WATER COLD
congelateur | FREEZE
radiateur | WARM ROOM, WARM NIGHT
climatiseur | COOL ROOM, HEAT ROOM, HOT ROOM, HOT NIGHT, COOL HEAT
ventilateur | COOL SUMMER, WIND ROOM
salon de jardin | SIT GARDEN
chaise | SIT
lit | SLEEP
robot petrin | KNEAD, KNEAD BREAD, BAKE KNEAD
friteuse a air | FRY, FRY FOOD
micro ondes | REHEAT FOOD, REHEAT
grill | GRILLING, GRILLING MEAT
barbecue | GRILLING MEAT GARDEN, GRILLING MEAT OUTSIDE, GRILLING GARDEN, GRILLING OUTSIDE, MEAT GARDEN, MEAT OUTSIDE
pese personne | WEIGH
calculatrice | CALCULATE
crayons de couleur | DRAW, DRAW CHILD
camera de surveillance | WATCH HOUSE, THIEF HOUSE, SEE HOUSE
serrure | THIEF DOOR
antivol | THIEF BIKE, THIEF MOTO
videoprojecteur | CINEMA, CINEMA ROOM, MOVIE WALL
barre de son | HEAR TV, SOUND TV
box tv | TV STREAMING
recepteur satellite | CHANNEL, CHANNEL TV
ecouteurs sans fil | MUSIC RUN, MUSIC SPORT
routeur | WIFI, WIFI ROOM
echelle | CLIMB, CLIMB ABOVE, CLIMB CEILING
sachet de graines | GROW, GROW GARDEN
outils de jardin | DIG, DIG GARDEN
coffret d outils | REPAIR, REPAIR HOUSE
jeu de societe | PLAY FAMILY, GAME FAMILY, BUSY FAMILY
album jeunesse | STORY CHILD, READ CHILD
baignoire bebe | WASH BABY, BATH BABY, WASH CHILD, BATH CHILD
biberon | GIVE MILK, MILK BABY, DRINK BABY
bouee | FLOAT, FLOAT CHILD, SWIM CHILD
litiere | TOILET CAT
arbre a chat | SCRATCH CAT, SCRATCH CAT SOFA
aquarium | PUT FISH, KEEP FISH
gamelle | DRINK DOG, DRINK CAT
rideau | SUN WINDOW, NEIGHBOUR WINDOW, SEE WINDOW, NEIGHBOUR SEE
plaid | COLD SOFA, WARM SOFA
couette | COLD BED, COLD NIGHT
bonnet | HEAD WARM, HEAD WEATHERCOLD
chapeau | HEAD SUN
lunettes de soleil | EYE SUN
chaussettes | FEET WARM, FEET WEATHERCOLD
service a the | GUESTS TEA
service de table | GUESTS DISHES
serum | WRINKLE, WRINKLE FACE
gommage | ACNE, ACNE FACE
shampooing | DANDRUFF, WASH HAIR
camera embarquee | ACCIDENT CAR, PHOTO CAR
bache de protection | SUN CAR, PROTECT CAR, DUST CAR
multiprise | PLUG MANY
disque ssd | LAPTOP SLOW
velo d appartement | BIKE ROOM, BIKE HOUSE
boite de conservation | EAT WORK, EAT SCHOOL, FOOD WORK
lit bebe | SLEEP BABY, SLEEP CHILD
sac de couchage | SLEEP OUTDOOR
tente de camping | SLEEP TENT
veilleuse | SLEEP DARK, BABY DARK, CHILD DARK, LIGHT BABY, LIGHT CHILD NIGHT
lampe a poser | READ BED, LIGHT, LIGHT BED, LIGHT DESK, LIGHT ROOM, READ NIGHT
projecteur led | LIGHT GARDEN
lampe de camping | LIGHT OUTDOOR
fer a repasser | IRON, IRON CLOTHES
lave linge | WASH CLOTHES, CLEAN CLOTHES
seche cheveux | DRY HAIR
lisseur | HAIR IRON
tondeuse | CUT HAIR, SHAVE
cheveux | HAIR
bouilloire électrique | BOIL WATER, WATER TEA
machine a cafe | COFFEE, COOK COFFEE
grille pain | BREAD, COOK BREAD
four | BAKE, COOK BAKE
blender | DRINKCOLD, MIX DRINKCOLD
mixeur | MIX FOOD, MIX
cocotte | COOK, COOK FOOD
couteau | CUT FOOD, CUT
aspirateur | DUST, CLEAN DUST
balai | CLEAN GROUND, WASH GROUND
kit de nettoyage auto | CLEAN CAR
thermometre | MEASURE FEVER, FEVER
tensiometre | MEASURE PRESSURE, PRESSURE
appareil de massage | MASSAGE BACK, MASSAGE
parapluie | RAIN, PROTECT RAIN
creme solaire | SUN SKIN, PROTECT SUN, SUN FACE
parasol | SUN GARDEN, SUN BEACH, SHADE
cabas | BEACH TOWEL, BEACH TIDY
television | WATCH MOVIE, WATCH SALON, WATCH
enceinte bluetooth | MUSIC
batterie externe | CHARGE PHONE TRAVEL, CHARGE PHONE OUTDOOR
chargeur | CHARGE PHONE
appareil photo | PHOTO
imprimante | PRINT
cle usb | STORE PHOTO
disque dur externe | STORE
support telephone | HOLD PHONE, HOLD PHONE CAR, PUT PHONE, PUT PHONE CAR
valise | TRAVEL, TRAVEL CLOTHES
panier de rangement | TIDY, TIDY TOY, PUT TOY
armoire | TIDY CLOTHES, PUT CLOTHES
bibliothèque | TIDY BOOK, PUT BOOK
boite de conservation | KEEP FOOD, TIDY FOOD, PUT FOOD
trousse | TIDY PENCIL, PUT PENCIL
perceuse | DRILL
jeu de tournevis | SCREW
peinture | PAINT, PAINT ROOM
cadenas | LOCK
serrure | LOCK DOOR
antivol | LOCK BIKE, LOCK MOTO
kit d arrosage | PLANT, PLANT GARDEN
canne a peche | FISH
croquettes pour chien | EAT DOG, FOOD DOG
croquettes pour chat | EAT CAT, FOOD CAT
panier pour chien | SLEEP DOG
collier et laisse | WALK DOG
jouet | PLAY CHILD, GIFT CHILD, BUSY CHILD
artisanat tunisien | TRADITION
patisseries | SWEET, SWEET EAT, SWEET COFFEE, SWEET TEA
robot petrin | KNEAD
epicerie | EAT GIFT, EAT TRADITION, EAT TRAVEL
halteres | SPORT, SPORT ROOM, SPORT HOUSE, SPORT STOMACH
baskets | RUN, RUN SPORT
tapis de course | RUN ROOM
maillot de bain | SWIM, SWIM SUMMER
crayons de couleur | LETTER CHILD PAINT
stylo | LETTER
cahier | NOTE, LETTER SCHOOL
articles scolaires | SCHOOL CHILD, SCHOOL
cartable | SCHOOL TIDY
diffuseur de parfum | SMELL ROOM
parfum | SMELL
poussette | WALK BABY
chaise haute | EAT BABY, SIT BABY
siege auto | SIT BABY CAR, SIT CHILD CAR, BABY CAR
roman | READ
couverture | WARM BED
`;

/** Names made of a thing and what it belongs to: the thing that is meant, then sets of senses, the one that is bought first. */
const COMPOUNDS = `
jouet | GIFT CHILD, GIFT BABY, BIRTHDAY CHILD
robe longue | DRESS LONG
canne a peche | STICK FISH
montre connectee | CLOCK STEPS
prise connectee | PLUG CONTROL, PLUG CONTROL PHONE
ampoule connectee | BULB PHONE, BULB CONTROL
aspirateur robot | VACUUM ALONE
trepied | STAND CAMERA, STAND PHOTO
webcam | CAMERA MEETING, CAMERA LAPTOP
meuble tv | STAND TV, TABLE TV, HOLD TV, PUT TV
planche | BOARD WOOD CHOP, BOARD CHOP, BOARD WOOD
cocotte | POT COOK, POT FOOD
lave vaisselle | MACHINE DISHES, MACHINE WASH DISHES
robe de soiree | DRESS WEDDING
téléphone à touches | PHONE SIMPLE
smartphone reconditionne | PHONE USED
voiture telecommandee | REMOTECAR CONTROL, CAR TOY, CAR PLAY CHILD
rideau de douche | CURTAIN BATH
serviette | TOWELS BATH
peinture | PAINT WALL
suspension | LAMP CEILING
micro casque | HEADSET GAME, HEADSET MIC
enceinte bluetooth | SOUND PORTABLE
biberon | BOTTLE BABY, BOTTLE MILK BABY
masque de plongee | GLASSES SWIM
creme solaire | CREAM SUN
creme de jour | CREAM FACE
cahier | NOTEBOOK SCHOOL, NOTEBOOK LETTER
lot de tasses | CUP COFFEE
lot de verres | CUP TEA
maison de poupee | DOLL HOUSE
couscoussier | POT COUSCOUS
disque dur externe | DISK EXTERNAL
verre trempe | GLASS PHONE, PROTECT SCREEN PHONE, SCREEN GLASS PHONE
coque | COVERBED PHONE, PROTECT PHONE
pochette | BAG EVENING
chaise de bureau | CHAIR DESK SIT
ramette de papier | PAPER PRINT
huile capillaire | OIL DRY HAIR
support telephone | HOLD PHONE CAR
lampe a poser | LAMP READ BED, LAMP BED
lave linge | MACHINE WASH CLOTHES, MACHINE CLEAN CLOTHES
coque | CASE PHONE
sac à dos ordinateur | BAG LAPTOP
housse de siege | CASE SEAT, CASE CHAIR CAR
bache de protection | CASE CAR
trousse | CASE PENCIL
cartable | BAG SCHOOL
sac de voyage | BAG TRAVEL
cabas | BAG BEACH
chargeur | CHARGER PHONE
support telephone | HOLD PHONE
casque moto | HELMET MOTO
huile moteur | OIL MOTOR, OIL CAR, OIL MOTO
huile capillaire | OIL HAIR
lait corporel | MILKBODY SKIN
lampe a poser | LAMP DESK, LAMP READ
lampe de camping | LAMP OUTDOOR
table basse | TABLE SALON
salon de jardin | TABLE GARDEN, CHAIR GARDEN, CHAIR TABLE OUTSIDE, CHAIR TABLE GARDEN, TABLE OUTSIDE, CHAIR OUTSIDE
table à manger | TABLE DINE
chaise de bureau | CHAIR DESK
chaise haute | CHAIR BABY EAT, CHAIR BABY
siege auto | CHAIR BABY CAR, CHAIR CHILD CAR
tapis de voiture | MAT CAR
tapis de yoga | MAT YOGA, MAT SPORT
croquettes pour chien | FOOD DOG, EAT DOG
croquettes pour chat | FOOD CAT, EAT CAT
panier pour chien | BED DOG, COVERBED DOG
cage pour oiseaux | CAGE BIRD
montre femme | CLOCK WOMAN
montre homme | CLOCK MAN
machine a cafe | MACHINE COFFEE
lave linge | MACHINE SOAP, MACHINE CLOTHES
robe de soiree | DRESS EVENING
baskets | SHOE RUN, SHOE SPORT
livre de cuisine | BOOK RECIPE
roman policier | BOOK CRIME
couverture | COVERBED BED
balais d essuie glace | WIPER WINDSHIELD
robot petrin | MACHINE KNEAD, ALONE KNEAD
veilleuse | LAMP NIGHT
survetement | TROUSERS SPORT, TROUSERS RUN
tapis de yoga | MAT STOMACH
friteuse a air | MACHINE FRY
demarreur portable | CHARGER BATTERY CAR
`;

/**
 * What troubles a shopper who neither names a thing nor says that one is wanted: "my plants are dying", "il fait trop chaud dans ma chambre".
 * Things, and the senses that occur together then.
 */
const TROUBLES = `
kit d arrosage | PLANT DIE
sac de couchage | WEATHERCOLD NIGHT OUTDOOR, WEATHERCOLD OUTDOOR, SLEEP OUTDOOR
climatiseur | MUCHHEAT ROOM, MUCHHEAT NIGHT, HOT ROOM, HOT NIGHT, HEAT ROOM
radiateur | WEATHERCOLD ROOM, WEATHERCOLD HOUSE
couette | WEATHERCOLD BED, WEATHERCOLD NIGHT
plaid | WEATHERCOLD SOFA
bonnet | WEATHERCOLD HEAD
chaussettes | WEATHERCOLD FEET
parapluie | WET RAIN
appareil de massage | BACK ACHE, NECK ACHE, JOINT ACHE
chaise de bureau | BACK ACHE DESK, BACK ACHE WORK, BACK ACHE SIT, NECK ACHE DESK
matelas | BACK ACHE SLEEP, BACK ACHE BED, BACK ACHE WAKE
thermometre | CHILD FEVER, BABY FEVER
shampooing | DANDRUFF, HAIR DANDRUFF
huile capillaire | HAIR FALL, HAIR DRY
serum | WRINKLE
gommage | ACNE
creme de jour | SKIN DRY, FACE DRY
lait corporel | SKIN TIGHT
micro casque | HEADSET TALK
halteres | MUSCLE ROOM, MUSCLE HOUSE
veilleuse | AFRAID DARK, AFRAID NIGHT
batterie externe | PHONE EMPTY
lampe de camping | POWER CUTOFF
camera de surveillance | THIEF HOUSE, THIEF NEIGHBOUR
serrure | THIEF DOOR, LOCK DOOR
baignoire bebe | BATH CHILD WASH, BATH BABY WASH
tapis de yoga | MAT STOMACH, MAT SPORT
antivol | THIEF BIKE, THIEF MOTO
casque audio | NOISE NEIGHBOUR, NOISE WORK, NOISE SLEEP
routeur | WIFI SLOW, WIFI REACH, WIFI CUTOFF, WIFI ROOM
disque ssd | LAPTOP SLOW
mitigeur | TAP LEAK
pneu | TYRE FLAT
batterie auto | CAR START
echelle | CLIMB CEILING, CLIMB ABOVE
multiprise | PLUG MANY
rideau | NEIGHBOUR SEE, SUN WINDOW
barre de son | HEAR TV
arbre a chat | SCRATCH CAT
litiere | TOILET CAT
lunettes de soleil | SUN EYE
album jeunesse | STORY CHILD
service de table | GUESTS DISHES
service a the | GUESTS TEA
`;
/** Words of orders, parcels and the shop itself: what is said of them is no trouble that a product ends. */
export const ORDERING =
  /^(?:colis\S*|command\S*|livr\S*|recu\S*|rembours\S*|retour\S*|site|appli\S*|parcel\S*|order\S*|deliver\S*|package|received|refund\S*|return\S*|bestell\S*|paket|geliefert|lieferung|erhalten|kolis|coli|commande|koumand\S*|livraison|طلبي\S*|كومند\S*|كوماند\S*|كولي\S*|توصيل|وصلني|وصلتني|رجع\S*)$/u;

/** Words for a thing that is not named. */
const SOMETHING: ReadonlySet<string> = new Set(
  normalise(
    `quelque chose meuble meubles machine accessoire furniture mobel maschine truc trucs machin bidule appareil objet produit outil quoi something thing things stuff device gadget item etwas ding dinge gerat haja 7aja hajet 7ajet chay chey
     somewhere endroit place irgendwo irgendwas بلاصة blasa حاجة حويجة حاجات شي شيء`,
  ).split(' '),
);
/** Whether normalised words ask for a thing that they do not name. */
export const asksSomething = (words: readonly string[]): boolean => words.some(isSomething);
/** "وحاجه": "and" is written together with it. */
const isSomething = (word: string): boolean => SOMETHING.has(word.replace(/^و(?=[\u0600-\u06ff]{3})/u, ''));
/** Sentences that begin with what the thing is for. */
const PURPOSE = new Set(normalise('pour to um zum zur bech besh باش بش').split(' '));
/** Before a sentence that goes on with what was said. */
const AND = /^(?:et|and|und|w|و)$/u;
/** "What do you have for school?": a question for a thing, with what it is for. */
const WHAT = new Set(normalise('quoi what was chnowa chneya chnia chnou شنوة شنية شنو').split(' '));
const FOR = /^(?:pour|for|to|fur|zum|zur|bech|besh|lel|lil|باش|بش|لل[\u0600-\u06ff]{2,})$/u;
/** "What have you got", "what do you recommend". */
const OFFER =
  /^(?:avez|auriez|have|got|recommend|suggest|habt|haben|empfehl\S*|a*ndkom|tansa7\S*|عندكم|تنصح\S*)$/u;
/** "What I clean the car with", of derja: a verb of the first person between what refers to the thing. */
const WITH_WHICH =
  /^(?:bih|biha|bihom|fih|fiha|fihom|alih|aliha|alihom|بيه|بيها|بيهم|فيه|فيها|فيهم|عليه|عليها)$/u;
const isWithWhich = (words: readonly string[]): boolean =>
  words.some(
    (word, place) =>
      /^(?:ma|bech|besh|elli|ما|باش|اللي)$/u.test(word) &&
      /^(?:n|ن)/u.test(words[place + 1] ?? '') &&
      !/(?:ch|ش)$/u.test(words[place + 1] ?? '') &&
      words.slice(place + 2, place + 4).some((one) => WITH_WHICH.test(one)),
  );
/** What follows these is only an addition: "téléphone avec coque". */
const ADDED = new Set(normalise('avec with mit m3a mea مع et and und w').split(' '));

/** Sold as one set, in whatever way they are joined. */
const TOGETHER = ['TABLE', 'CHAIR'];

/** Most meaningful words between two of one description. */
const GAP = 2;

/** What joins a thing and what it does. */
const RELATIVE = new Set(normalise('qui que tout that which who i you can der die das elli اللي').split(' '));

/** The senses of words; made when they are first asked for. */
let made: WordIndex<string> | undefined;
const senses = (): WordIndex<string> =>
  (made ??= new WordIndex(
    lines(SENSES).map(([[tag = ''] = [], latin = [], derja = []]) => ({ tag, words: [...latin, ...derja] })),
  ));

interface Description {
  thing: readonly string[];
  senses: readonly string[];
}
const descriptions = (table: string): Description[] =>
  lines(table)
    .flatMap(([[thing = ''] = [], sets = []]) =>
      sets.map((set) => ({ thing: normalise(thing).split(' '), senses: set.split(' ') })),
    )
    .toSorted((a, b) => b.senses.length - a.senses.length);
const needs = descriptions(NEEDS);
const troubles = descriptions(TROUBLES);
const compounds = descriptions(COMPOUNDS);
const machines = compounds.filter(({ senses: [first] }) => first === 'MACHINE');

/** The things that can be described, and the senses that descriptions use but no group has; for tests. */
export function described(): { things: readonly string[]; unknownSenses: readonly string[] } {
  const all = [...needs, ...troubles, ...compounds];
  const known = new Set(lines(SENSES).map(([head]) => head?.[0]));
  return {
    things: [...new Set(all.map(({ thing }) => thing.join(' ')))],
    unknownSenses: all.flatMap((one) => one.senses).filter((sense) => !known.has(sense)),
  };
}

/** The places of words that have these senses, one each, near each other; undefined when there are none. */
function placesOf(wanted: readonly string[], of: readonly (readonly string[])[]): number[] | undefined {
  const places: number[] = [];
  for (const sense of wanted) {
    const place = of.findIndex((own, at) => own.includes(sense) && !places.includes(at));
    if (place === -1) return undefined;
    places.push(place);
  }
  return places.sort((a, b) => a - b);
}

/** The words of each name of several words that the tables have, by the place of any of them. */
function namesIn(words: readonly string[]): ReadonlyMap<number, number> {
  const told = words.flatMap((word, place) => (isStopWord(word) ? [] : [{ word: stem(word), place }]));
  const names = new Map<number, number>();
  for (const { start, end } of conceptsIn(told.map(({ word }) => word)))
    for (const { place } of told.slice(start, end)) names.set(place, end - start);
  return names;
}

/** Words that say which thing they describe, and where it now stands; no place: they describe none. */
export interface Said {
  words: readonly string[];
  place: number | undefined;
  /** The words of that thing; none when they describe none. */
  thing: readonly string[];
  /** How many words describe it; none: 0. */
  by: number;
}

/**
 * Normalised words with the thing that they describe in place of its description: "quelque chose pour repasser" becomes "fer a repasser",
 * "etui pour telephone" becomes "coque". The same words when they describe nothing.
 *
 * @param mayTell whether a trouble alone says what would end it, as in a conversation
 */
export function sayThing(words: readonly string[], mayTell = false): Said {
  const saysSomething =
    asksSomething(words) ||
    PURPOSE.has(words[AND.test(words[0] ?? '') ? 1 : 0] ?? '') ||
    (words.some((word) => WHAT.has(word)) && words.some((word) => FOR.test(word) || OFFER.test(word))) ||
    isWithWhich(words);
  const isForeign = isSurelyForeign(words.join(' '));
  const of = words.map((word) => senses().tagsOf(word, isForeign));
  const said = new Set(of.flat());
  const between = (from: number, to: number): number =>
    words
      .slice(from + 1, to)
      .filter((word) => !isStopWord(word) && !RELATIVE.has(word) && colorOf(word) === undefined).length;
  const names = namesIn(words);
  const find = (list: readonly Description[], gap: number): Said | undefined => {
    const isName = list === compounds || list === machines;
    for (const { thing, senses: wanted } of list) {
      if (!wanted.every((sense) => said.has(sense))) continue;
      const places = placesOf(wanted, of);
      if (
        !places ||
        places.some((place, index) => index > 0 && between(places[index - 1] ?? place, place) > gap)
      )
        continue;
      const [first = 0, last = 0] = [places[0], places.at(-1)];
      const isSet = TOGETHER.every((sense) => wanted.includes(sense));
      if (!isSet && words.slice(first, last).some((word) => ADDED.has(word))) continue;
      // "Couper le bois" is the name of a purpose of its own: its verb alone decides nothing.
      if (!isName && places.some((place) => (names.get(place) ?? 0) > wanted.length)) continue;
      // "Sèche-cheveux" is what it is called: no hair is dry.
      if (list === troubles && places.every((place) => names.get(place) === wanted.length)) continue;
      // The rest of a sentence about a trouble describes nothing.
      if (list === troubles) return { words: thing, place: 0, thing, by: wanted.length };
      const isGone = (word: string, place: number): boolean =>
        places.includes(place) || (!isName && isSomething(word));
      const before = words.slice(0, first).filter((word, place) => !isGone(word, place));
      const after = words.slice(first + 1).filter((word, place) => !isGone(word, first + 1 + place));
      return { words: [...before, ...thing, ...after], place: before.length, thing, by: wanted.length };
    }
    return undefined;
  };
  return (
    find(compounds, GAP) ??
    // "My coffee costs me much, I want a machine".
    find(machines, Number.POSITIVE_INFINITY) ??
    (saysSomething ? find(needs, Number.POSITIVE_INFINITY) : undefined) ??
    ((saysSomething || mayTell) && !words.some((word) => ORDERING.test(word))
      ? find(troubles, Number.POSITIVE_INFINITY)
      : undefined) ?? { words, place: undefined, thing: [], by: 0 }
  );
}
