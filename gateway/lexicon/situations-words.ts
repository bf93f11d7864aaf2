/**
 * Words of everyday situations and the things that they call for. A thing, then words of which one must be said (what happens, what is
 * wanted), then words that make it likelier (where, who, with what). French, English, German; derja in Arabic script, which is recognised by
 * its sound in Latin letters, too. "x*" is a beginning. Written from what the things are for, not from sentences.
 */
export const SITUATIONS = `
climatiseur | etouff*, suffoc*, canicul*, transpir*, fournaise, sweat*, boiling, heatwave, melting, stickig, schwitz*, اختنق, سخانة, عرق | chambre, salon, maison, nuit, ete, room, bedroom, night, summer, house, zimmer, sommer, nacht, بيت, صيف, دار, ليل, chaleur, chaud, heat, hot, hitze, heiss, حر
ventilateur | souffl*, brise, courant, breeze, airflow, lufthauch, هواء, هوا | air, chambre, ete, chaud, chaleur, bureau, hot, summer, room, stuffy, luft, sommer, سخانة, صيف
radiateur | grelott*, gele, gelons, caill*, freezing, shiver*, frier*, frostig, يبرد, نرعش, نقرص | hiver, froid, appartement, salon, chambre, maison, winter, cold, house, flat, kalt, wohnung, شتاء, برد, دار, بيت
couette | grelott*, gele, frissonn*, shiver*, freezing, frier*, نرعش | lit, nuit, dormir, froid, hiver, bed, night, sleep, cold, bett, nacht, فرش, ليل, نرقد, برد
plaid | blottir, emmitoufl*, cosy, cuddle*, snuggle*, kuschel* | canape, film, soiree, salon, hiver, froid, sofa, couch, movie, winter, cold, tele, كنبة, شتاء
matelas | courbatu*, affaiss*, creuse, sagging, lumpy, durchgelegen, يتكسر | dos, lit, dors, dormir, reveil*, matin, nuit, ressort*, back, bed, sleep*, mattress, spring*, rucken, bett, schlaf*, ظهر, نرقد, فرش
lit | dort, dorment, dormir, coucher, sleep, sleeps, schlafen, schlaft, يرقد, ترقد | sol, chambre, terre, demenag*, studio, ou, floor, ground, student, moving, where, boden, القاعة, بيت, وين
rideau | eblou*, reveill*, espionn*, indiscret*, blinding, glare, nosy, spying, peek*, blend*, neugierig*, يغزر, يطل | soleil, fenetre, vitre, matin, lumiere, vis, voisin*, rue, chambre, sun, window, morning, light, neighbour*, neighbor*, street, bedroom, sonne, fenster, nachbar*, شمس, شباك, جيران, صباح
lampe a poser | lire, obscurite, penombre, reading, dim, gloomy, lesen, dunkel, نقرا | lit, soir, nuit, chevet, bureau, livre, bed, night, bedside, desk, book, evening, bett, abend, buch, فرش, ليل, ضو
veilleuse | peur, cauchemar*, pleure, scared, nightmare*, afraid, cries, angst, albtraum*, يخاف, تخاف, يبكي | noir, nuit, fils, fille, enfant, petit, petite, bebe, chambre, dark, night, son, daughter, kid, baby, room, dunkel*, nacht, kind, sohn, tochter, ظلمة, ليل, ولدي, بنتي
armoire | bordel, desordre, partout, mess, messy, everywhere, unordnung, مكركب, entass*, traine*, deborde*, overflow*, wardrobe, piled, stapel*, مكدس | vetement*, habit*, linge, chambre, place, ranger, clothes, room, bedroom, space, kleid*, zimmer, حوايج, دبش
commode | deborde*, tiroir*, overflow*, drawer*, schublade* | vetement*, linge, chambre, bebe, clothes, bedroom, linen, حوايج
bibliotheque | empil*, piled, stack*, stapel* | livre*, roman*, bd, book*, bucher, buch, كتب, كتاب
canape | avachir, affaler, recev*, lounge, lounging, guests, faulenz* | salon, tele, invite*, asseoir, places, living, tv, sit, sofa, wohnzimmer, صالة, قعدة
table a manger | mangeons, attabl*, diner, dining | debout, canape, genoux, chaises, famille, salon, cuisine, floor, laps, family, kitchen, chairs, عايلة, كوجينة
chaise de bureau | courbatu*, tue, mal, casse, killing, hurts, aching, sore, stiff, schmerz*, verspann*, يوجع, توجع | dos, nuque, reins, heures, assis*, bureau, ordinateur, tabouret, teletravail, back, neck, hours, sitting, stool, desk, computer, office, home, rucken, nacken, stunden, schreibtisch, ظهر, رقبة, سوايع, بيرو, كرسي
appareil de massage | noue, contracture*, courbatu*, crampe*, raide, massage, masser, knot*, tense, cramp*, stiff, verspann*, verkrampf*, massier*, متشنج, مساج | nuque, epaule*, dos, mollet*, pieds, jambe*, sport, neck, shoulder*, back, calf, calves, legs, feet, nacken, schulter*, rucken, waden, رقبة, كتف, ظهر, ساقين
tensiometre | tension, hypertend*, hypertension, cardiaque, blutdruck, طنسيون | mesur*, verifi*, controle*, surveill*, matin, pharmacie, medecin, grand, mere, pere, papa, maman, check*, measure*, monitor*, doctor, pharmacy, father, mother, arzt, messen, apotheke, طبيب, فارماسي, نقيس, تقيس, بابا, أمي
thermometre | fievre, fievreu*, brulant*, frissonn*, fever*, feverish, fieber*, fiebrig, سخانة, حرارة | bebe, enfant, fils, fille, front, malade, nuit, baby, kid, son, daughter, forehead, sick, night, stirn, krank, بيبي, ولدي, بنتي, مريض
pese personne | maigr*, regime, kilos, kilo, grossi*, poids, diet, lose, gained, pounds, weight, abnehm*, gewicht, zugenommen, نضعف, نقص, وزن, سمنت, رجيم, كيلو | medecin, doctor, arzt, طبيب, perdre, pris, salle, mesurer, suivre, peser, track, check, gym, waage, wiegen, نوزن, ميزان
halteres | muscler, biceps, muscles, bras, muscul*, arms, toned, lifting, muskel*, arme, عضلات, نقوي | maison, salle, sport, force, home, gym, strength, zuhause, fitness, دار, سبور
tapis de yoga | etir*, abdos, abdominaux, pilates, yoga, meditat*, stretch*, situps, planks, dehn*, bauch | maison, sol, carrelage, dur, genoux, home, floor, hard, knees, boden, زليز, القاعة
tapis de course | courir, marcher, jogging, run, walk, running, laufen, joggen, نجري, نمشي | maison, interieur, pluie, salon, appartement, home, indoors, rain, flat, inside, zuhause, drinnen, دار
velo d appartement | pedal*, cardio, pedall*, cycling, rad, بسكلات | maison, salon, genou*, tele, home, tv, knee*, indoors, zuhause, دار
baskets | courir, cours, jogging, footing, marathon, semelle*, ampoules, running, run, jog, blister*, sole, soles, laufen, joggen, نجري | genou*, pieds, chaussure*, use, usees, mal, knees, feet, shoes, sneakers, worn, knie, fusse, schuhe, ساقيا, صباط
montre connectee | pas, calories, rythme, cardiaque, notifications, sommeil, steps, heartbeat, schritte, puls, خطوات | compter, suivre, poignet, sport, courir, count, track, wrist, run, runs, zahlen, handgelenk, نعد
ecouteurs sans fil | musique, podcast*, chansons, music, songs, musik, موسيقى, غناء, نسمع | courir, cours, sport, metro, bus, marche*, fil, fils, cable*, emmel*, run, running, train, commute, wires, cables, tangled, without, laufen, bahn, kabel, نجري, خيط
casque audio | bruit, bruyant*, isoler, concentrer, noise, noisy, concentrate, larm, laut, konzentrier*, حس, زياط | voisin*, bureau, avion, open, train, etudier, travailler, neighbour*, plane, office, study, work, nachbar*, flugzeug, arbeit*, جيران, قراية
micro casque | entend*, micro, crachote, grésille, echo, hear, mute, muted, mic, crackle*, hort, verstehen, يسمع, يسمعو | reunion*, visio, zoom, teams, appel*, collegue*, chef, patron, voix, meeting*, calls, call, colleagues, boss, voice, besprechung*, ريينيون
webcam | visio, visioconference, flou, floue, voient, zoom, skype, blurry, see, camera, unscharf, يشوفو | reunion*, collegues, ordi*, appel*, ecran, image, meeting*, call*, laptop, face, besprechung*, كاميرا
imprimante | imprim*, photocopi*, cybercafe, publinet, scanner, print*, copies, copy, druck*, kopier*, نطبع, يطبع, ايمبريمي | devoirs, cours, cv, papiers, feuille*, documents, billet*, homework, resume, ticket*, papers, hausaufgaben, unterlagen, وراق, ديفوار
routeur | wifi, connexion, reseau, ping, debit, signal, internet, lag, buffer*, wlan, verbindung, netz, ويفي, كونكسيون, انترنات, ريزو | chambre, etage, coupe*, lent*, capte*, maison, rame, passe, bedroom, upstairs, slow, drops, reach*, weak, house, schlafzimmer, langsam, bricht, ثقيل, يقص, بيت, ضعيف
disque ssd | rame, rament, lent*, interminable, allumer, demarr*, slow*, ages, boot*, startet, langsam, ثقيل | pc, ordi*, ordinateur, laptop, windows, minutes, computer, rechner, بيسي
disque dur externe | sauvegard*, sature*, plein, backup, full, memory, speicher*, voll, معبي, نسجل | photo*, video*, films, ordi*, telephone, souvenirs, photos, videos, movies, phone, laptop, bilder, تصاور, فيديو
cle usb | transf*, transport*, copier, transfer*, carry, ubertrag* | fichier*, cours, expose, presentation, pc, files, slides, slideshow, dateien, prasentation
batterie externe | decharg*, vide, tient, meurt, lache, dies, dead, empty, drained, leer, akku, يفرغ, فرغت, تطفى, yetfa, tetfa, tfa | telephone, portable, smartphone, journee, midi, voyage, plage, prise, phone, noon, day, travel, socket, handy, tag, تليفون, شارج, نهار
chargeur | recharg*, charge, charger, chargi*, perdu, charging, lost, laden, verloren, نشارجي | telephone, portable, fil, cable, batterie, voiture, phone, car, handy, تليفون
coque | protege*, proteger, raye, rayures, casse*, tomb*, glisse, protect*, scratch*, drop*, slippery, schutz*, fallt, kratzer, يحمي, تحمي, نحمي, طاح, يطيح, تطيح | telephone, portable, smartphone, iphone, samsung, neuf, phone, mobile, new, handy, neues, تليفون, بورتابل
verre trempe | raye*, rayures, fissur*, protege*, scratch*, crack*, shatter*, protect*, kratzer, تكسر, يتكسر | ecran, telephone, vitre, screen, phone, display, bildschirm, handy, شاشة, بلار, ايكران
telephone a touches | complique*, complicated, kompliziert*, صعيب, touches, boutons, gros, simple, tactile, smartphone, keys, buttons, touchscreen, tasten, grosse, فلسات | grand, mere, pere, vieux, vieille, age, agee, papi, mamie, appeler, arrive, servir, grandma, grandpa, elderly, old, call, calls, oma, opa, altere, جدي, عزوزة, شايب, يكلم, تكلم
smartphone | casse, perdu, vole, lag, broke, broken, lost, stolen, kaputt, verloren, تكسر, ضاع, سرقولي | telephone, portable, nouveau, neuf, remplacer, acheter, phone, new, replace, handy, neues, تليفون, جديد, نشري
support telephone | قدامي, gps, itineraire, waze, conduis, conduire, driving, navigation, fahren, نسوق | الثنية, طريق, telephone, voiture, mains, tableau, bord, phone, car, hands, dashboard, handy, auto, تليفون, كرهبة
camera de surveillance | cambriol*, vole, vols, voleur*, surveill*, rodent, burgl*, stolen, theft, break, einbr*, diebe, uberwach*, سرقو, سراق, نراقب, نعس | maison, absence, voyage, magasin, porte, jardin, quartier, house, away, holiday, shop, door, garden, haus, weg, laden, دار, حانوت, جيران
serrure | cambriol*, forc*, verrou*, burgl*, forced, locked, einbr*, aufgebroch*, سرقو | porte, entree, cle, maison, door, keys, front, house, tur, schlussel, باب, مفتاح
antivol | vole, voler, voleur*, stolen, steal*, thieves, geklaut, gestohlen, سرقو, يسرقو | velo, moto, scooter, trottinette, attacher, rue, bike, bicycle, street, lock, fahrrad, roller, بسكلات, موتور
cadenas | fermer, verrouill*, cadenass*, lock, abschliess*, نسكر | casier, portail, valise, cave, locker, gate, suitcase, shed, spind, koffer, خزنة
batterie auto | demarre*, clignot*, voyant, start, starts, jump, springt, anspringen, تدماري, ماتدماريش, تخدمش | voiture, matin, batterie, auto, cle, moteur, froid, car, morning, battery, engine, morgen, كرهبة, باتري, صباح
demarreur portable | panne, demarre*, cables, stranded, jump, dead, liegengeblieben, starthilfe | voiture, batterie, route, parking, car, battery, road, auto, كرهبة
pneu | creve*, crevaison, lisse*, derap*, glisse, flat, bald, skid*, puncture, platt, rutsch*, مفشوشة, تفش | roue*, voiture, pluie, route, tyre*, tire, tires, wheel*, car, rain, road, reifen, auto, عجلة, كرهبة
huile moteur | vidange, fume, olwechsel, فيدونج | voiture, moteur, km, garage, car, engine, miles, auto, كرهبة
camera embarquee | accident*, accroch*, assurance, constat, crash*, insurance, proof, unfall*, versicherung, كسيدة, كونسطا | voiture, route, conduis, filmer, car, road, drive, dashboard, record, auto, كرهبة
kit de nettoyage auto | sale, poussiere, crade, tache*, dirty, filthy, stain*, schmutzig, dreckig, وسخ, موسخة | voiture, siege*, auto, interieur, car, seats, karosserie, كرهبة
bache de protection | soleil, oiseaux, poussiere, grele, sun, birds, hail, dust, sonne, hagel, شمس, غبرة | voiture, garage, dehors, parking, moto, car, outside, parked, draussen, كرهبة, برا
tapis de voiture | boue, sable, mud, sand, muddy, matsch, رمل | voiture, pieds, sol, car, feet, auto, كرهبة
housse de siege | tache*, dechir*, chien, poils, stain*, torn, ripped, hair, risse, flecken | siege*, voiture, auto, seat, seats, car, sitze, كرهبة
siege auto | attacher, attache, securite, ceinture, strap, safety, belt, buckle, anschnall*, sicherheit, نربط | enfant, bebe, voiture, arriere, ans, fils, fille, child, baby, toddler, car, back, son, daughter, kind, auto, كرهبة, صغير, ولدي, بيبي
poussette | porter, bras, promener, balade*, trottoir, carry, arms, stroll*, tragen, spazier*, نحوس, نهز | bebe, enfant, ne, naissance, fils, fille, baby, newborn, child, birth, kind, neugebor*, بيبي, صغير
chaise haute | mange, repas, puree, eats, meals, solids, feeding, isst, brei, ياكل | bebe, mois, table, assis, baby, months, sit, monate, tisch, بيبي, شهور
biberon | allait*, tete, lait, nourrir, breastfeed*, formula, feed, stillen, flasche, رضاعة, يرضع | bebe, nouveau, mois, baby, newborn, months, neugeboren*, بيبي, حليب
paquet de couches | fuite*, change, changer, pipi, leak*, changing, wet, wickel*, windel*, يبول | bebe, nuit, nouveau, baby, night, newborn, nacht, بيبي, ليل
baignoire bebe | bain, laver, baigner, bath, bathe, washing, baden, nchouaf, نحمم, نغسل | bebe, nouveau, petit, evier, lavabo, baby, newborn, sink, waschbecken, بيبي, صغير
lit bebe | dort, dormir, sleep, berceau, cododo, sleeps, crib, schlaft, wiege, يرقد | bebe, naissance, accouch*, enceinte, mois, baby, pregnant, birth, due, newborn, schwanger, بيبي, حبلة, نولد
gigoteuse | decouvre, couverture, kicks, blanket, strampel* | bebe, nuit, froid, baby, night, cold, nacht, بيبي, ليل
body bebe | naissance, layette, trousseau, newborn, geburt, erstausstattung | bebe, vetement*, mois, baby, clothes, months, kleidung, بيبي, حوايج
veste | frais, frisquet, vent, chilly, breezy, windig, نسمة | soir, printemps, automne, sortir, evening, spring, autumn, abend, herbst, خريف
manteau | gele, glacial*, neige, froid, freezing, snow, icy, eiskalt, schnee, ثلج | hiver, sortir, dehors, voyage, paris, allemagne, winter, outside, europe, canada, reise, شتاء, برا
bonnet | gele, froid, frozen, cold, eiskalt, برد | oreille*, tete, hiver, ears, head, winter, ohren, kopf, وذني, راسي
chapeau | insolation, brule, coup, sunstroke, burns, sonnenstich, ضربة | soleil, tete, plage, champ, sun, head, beach, sonne, kopf, شمس, راسي, بحر
lunettes de soleil | eblou*, plisse, glare, squint*, blinding, geblendet, blendet | soleil, yeux, conduire, plage, sun, eyes, driving, beach, sonne, augen, شمس, عينيا
creme solaire | brule*, bruler, coup, bronz*, rougi*, burn*, sunburn*, tan, sonnenbrand, verbrannt, يحرق, تحرق, حرقتني, احمر | soleil, peau, plage, visage, enfants, epaules, sun, skin, beach, face, kids, shoulders, sonne, haut, strand, شمس, جلدة, بحر, صغار
parasol | plein, ombre, abriter, abri, shade, shadow, schatten, ظل, تحتها | balcon, midi, sud, plage, soleil, terrasse, sable, jardin, table, balcony, noon, south, beach, sun, sand, terrace, garden, strand, sonne, رملة, بحر, شمس
bouee | noyer, noie, flott*, nager, sait, drown*, float*, swim, ertrink*, schwimmen, يعوم, يعومو, يغرق, تعوم | enfant*, fils, fille, mer, piscine, plage, apprendre, kids, son, daughter, sea, pool, beach, learn, kinder, meer, بحر, صغار, صغير, ولدي, بيسين
maillot de bain | nager, piscine, baigner, aquagym, swim*, pool, schwimm*, نعوم | ete, mer, plage, cours, vacances, summer, sea, beach, lessons, holiday, sommer, meer, strand, بحر, صيف
masque de plongee | poisson*, fond, plonger, snorkel*, dive, fish, tauch*, fische, نغطس, حوت | mer, eau, tabarka, sea, water, underwater, meer, wasser, بحر
fouta | sable, secher, emporter, sand, dry, ننشف | plage, hammam, mer, piscine, beach, sea, pool, strand, بحر, حمام
tente de camping | bivouac, camper, camp, camping, stars, zelten, نخيم, كامبينغ | foret, montagne, week, nuit, plage, sahara, desert, amis, forest, mountain*, night, friends, wald, berg*, جبل, غابة, صحرا
sac de couchage | camper, camping, refuge, dormir, camp, hostel, sleep, zelten, schlafen | froid, nuit, tente, montagne, cold, night, tent, mountain*, kalt, zelt, قيطون
lampe de camping | eclair*, light, lumiere, licht, see, نضوي, coupure*, delestage, courant, blackout, outage, power, stromausfall, يقصو, مقصوص | noir, electricite, nuit, tente, bougie*, electricity, dark, night, tent, candles, dunkel, nacht, ضو, ليل, ظلمة
valise | cass*, soute, cabine, roulettes, broke*, wheels, luggage, kaputt*, gepack, rollen, تكسرت | voyage, aeroport, avion, pars, partons, hajj, omra, vacances, airport, flight, fly, trip, travel*, flug*, fliege, reise, سفر, مطار, نسافر, عمرة
sac de voyage | bagage, luggage, weekend, gepack | pars, voyage, sport, train, trip, travel, gym, reise, سفر
sac a dos ordinateur | porte, transport*, epaule, carry, commute, tragen | ordi*, pc, laptop, fac, bureau, cours, uni, office, university, بيسي, فاك
cartable | cp, primaire, college, maternelle, grade, grundschule, rentree, ecole, scolaire, school, schul*, einschul*, مدرسة, مكتب | fils, fille, classe, annee, livres, cp, son, daughter, grade, books, lourd, heavy, ولدي, بنتي, كتب, سنة
calculatrice | calcul*, math*, comptab*, calculat*, rechn*, نحسب, ماط | ecole, fac, lycee, examen, bac, school, exam, uni, prufung, باك, قراية
crayons de couleur | dessin*, colori*, draw*, colour*, color*, malen, zeichn*, يرسم, ترسم, يلون | enfant, fils, fille, mur*, creche, kid, son, daughter, walls, kindergarten, kind, ولدي, بنتي, صغير
cahier | notes, cours, ecrire, exercices, lessons, write, ubung*, نكتب | ecole, classe, rentree, school, class, schule, مدرسة, قراية
roman | lire, ennui*, lecture, read, bored, reading, lesen, langweil*, نقرا | plage, soir, vacances, livre, histoire, train, beach, evening, holiday, book, story, urlaub, buch, كتاب, صيف
livre de cuisine | cuisiner, recettes, apprendre, recipes, learn, kochen, rezepte, طياب | cuisine, mariee, livre, manger, kitchen, newlywed, book, dishes, كوجينة, كتاب
album jeunesse | histoire*, coucher, lire, conte*, bedtime, stories, read, vorles*, geschichten, gutenacht*, حكاية, خرافة | enfant, fils, fille, soir, dormir, kid, son, daughter, night, kind, abend, ولدي, بنتي, ليل
jeu de societe | ennui*, soiree*, jouer, ecrans, bored, screens, play, langweil*, spielen, نلعبو | famille, amis, enfants, dimanche, pluie, family, friends, kids, rainy, sunday, familie, freunde, عايلة, صحاب
puzzle | patience, pieces, calme, patient, quiet, geduld | enfant, pluie, soir, kid, rainy, evening, kind
cubes d eveil | eveil, motricite, attraper, development, grab*, greif* | bebe, mois, baby, months, monate, بيبي
jeu de construction | constru*, assembl*, briques, build*, bricks, bauen, يركب | enfant, fils, neveu, ans, boy, son, nephew, years, junge, sohn, neffe, ولد, himself, herself, selbst, وحدو
poupee | habill*, coiff*, dress*, princess*, puppen* | fille, niece, ans, cadeau, girl, daughter, madchen, nichte, بنت, بنية
trottinette electrique | embouteillage*, trajet*, parking, traffic, commute, stau, زحمة | travail, ville, bus, essence, work, city, gas, arbeit, stadt, خدمة, ايسانس
velo | pedal*, cycl*, ride, biking, radfahren, نسوق | travail, sport, fils, ville, work, park, son, stadt, خدمة
casque moto | casque, securite, police, helmet, fine, helm, strafe | moto, scooter, conduire, motorbike, ride, motorrad, موتور
croquettes pour chien | ياكل, mange, eat, eats, affame, nourrir, aboie, feed, hungry, futter*, hungrig, نوكل, جيعان | chien, chiot, berger, dog, puppy, hund, welpe, كلب
panier pour chien | dort, coucher, froid, sleeps, sleep, schlaft, يرقد | chien, chiot, canape, sol, dog, puppy, floor, couch, hund, welpe, كلب
collier et laisse | promen*, echappe, tire, walk*, pull*, spazier*, gassi, يهرب, نحوسو | chien, chiot, rue, dog, puppy, street, hund, كلب
croquettes pour chat | ياكل, mange, eat, eats, affame, miaule, nourrir, hungry, meow*, feed, futter*, hungrig, نوكل, جيعان | chat, chaton, dog, cat, kitten, katze, قطوس
litiere | pipi, besoins, sale, propre, pee*, poop*, toilet, smell*, mess, pinkelt, klo, ريحتو, وسخ | chat, chaton, partout, tapis, cat, kitten, everywhere, adopt*, katze, قطوس
arbre a chat | griff*, grimpe, abime, scratch*, claw*, climb*, ruin*, kratz*, klettert, يخربش, تخربش | chat, chaton, canape, fauteuil, rideaux, sofa, couch, cat, kitten, curtains, furniture, katze, قطوس, صالون
gamelle | boire, renvers*, manger, drink, spill*, eat, trinken, يشرب | chien, chat, eau, croquettes, dog, cat, water, hund, katze, كلب, قطوس
aquarium | poisson*, nager, fish, goldfish, fische | enfant, salon, eau, deco, maison, kids, living, water, صالون
cage pour oiseaux | canari*, perruche*, chante, parrot*, canary, budgie, wellensittich*, كناري | oiseau*, maison, bird*, home, vogel, عصفور
refrigerateur | frais, pourri*, tourne*, perime*, spoil*, rotten, verdirbt, verdorben, خسر, خمجت | nourriture, lait, viande, ete, chaleur, cuisine, food, milk, meat, summer, kitchen, essen, milch, ماكلة, حليب, لحم
congelateur | congel*, mouton, conserver, aid, surgel*, freeze, frozen, sheep, einfrier*, علوش, نفريزي | viande, place, kilos, legumes, meat, space, vegetables, fleisch, لحم
lave linge | laver, lessive*, laverie, main, wash*, laundry, laundromat, hand, waschsalon, نغسل, صابون | linge, vetement*, couches, famille, draps, clothes, sheets, family, kids, wasche, حوايج, دبش
lave vaisselle | vaisselle, corvee, evier, dishes, sink, abwasch, spulen, ماعون | mains, soir, invites, famille, laver, marre, hands, evening, guests, family, tired, hate, نغسل
aspirateur | poussiere*, miettes, poils, acariens, allerg*, dust*, crumbs, hair, staub*, krumel, haare, غبرة | tapis, chat, chien, maison, sol, carpet, cat, dog, house, floor, teppich, زربية, قطوس, دار
aspirateur robot | poussiere*, menage, temps, dust*, cleaning, time, staub*, putzen, غبرة | travaille, absence, seul, tout, work, alone, itself, away, arbeite, allein, وحدو
balai a plat | laver, carrelage, serpill*, mop*, tiles, wisch*, نمسح, زليز | sol, dos, seau, floor, bucket, back, boden, القاعة
fer a repasser | froiss*, chiffon*, plis, repass*, wrinkl*, creased, iron, knitter*, bugel*, نحدد | chemise*, linge, vetement*, bureau, entretien, shirt*, clothes, interview, suit, hemd*, حوايج, قميص
machine a cafe | cafe, expresso, espresso, capuccino, reveil*, coffee, cappuccino, caffeine, kaffee, قهوة | matin, bureau, bar, maison, tasse, faire, morning, office, home, cup, make, morgen, صباح, كيف, دار
bouilloire electrique | bouillir, infusion, the, tisane, boil*, tea, kettle, kochen, tee, نغلي | eau, bureau, matin, vite, chambre, hotel, water, office, quick, wasser, ما, تاي
grille pain | tartine*, grill*, toast*, rostet | pain, matin, petit, dejeuner, bread, breakfast, brot, fruhstuck, خبز, فطور
micro ondes | rechauff*, decongel*, restes, reheat*, leftovers, defrost*, aufwarm*, auftauen, نسخن | repas, vite, travail, assiette, bureau, meal, quick, plate, essen, ماكلة
friteuse a air | frit*, frire, graisse, gras, huile, fries, fried, fat, greasy, fritt*, fett, نقلي, مقلي | enfants, regime, sante, sain, kids, healthy, diet, gesund, زيت, صغار
blender | smoothie*, mixer, jus, soupe, juice, soup, entsaft*, عصير | fruits, fraise*, matin, bebe, fruit*, breakfast, banana, obst, غلة
robot petrin | petri*, pate, gateau*, patisserie, dough, knead*, cakes, baking, teig, backen, نعجن | bras, pain, mains, pizza, aid, arms, bread, hands, brot, خبز, عيد
couscoussier | couscous, vapeur, steam*, kuskus, كسكسي | famille, vendredi, marmite, sunday, family, عايلة, جمعة
cocotte | mijot*, cuire, cuisiner, ragout, stew*, cook, simmer*, kochen, schmor*, نطيب | pates, plat, famille, etudiant*, riz, cuisine, pasta, rice, student, family, nudeln, كوجينة, مقرونة, nothing, rien, moved, demenag*, appartement, flat, nichts, eingezogen, دار, ماعون
poele | colle, attache, accroche, oeufs, omelette, stick*, eggs, pancakes, klebt, spiegelei, تلصق | cuisine, fond, feu, kitchen, pan, kuche, كوجينة, عظم
couteau de cuisine | coup*, tranch*, emousse, blunt, dull, chop*, slice, stumpf, schneiden, يقص | viande, legume*, oignon*, tomate*, kitchen, meat, vegetables, onions, gemuse, لحم, خضرة, بصل
lot de boites | restes, gamelle, lunch, leftovers, packed, mitnehm* | travail, bureau, midi, frigo, work, office, noon, fridge, arbeit, خدمة
barbecue | grill*, braise*, merguez, brochette*, mechoui, bbq, sausages, skewers, grillen, wurst*, نشوي, مشوي, مرقاز | jardin, terrasse, amis, samedi, viande, plage, garden, terrace, friends, weekend, meat, garten, freunde, صحاب, جنينة, لحم, samstag, sonntag, leute, gaste, invites, guests, people, nas, ناس, ضياف
salon de jardin | dehors, exterieur, apero, outside, outdoors, draussen | jardin, terrasse, balcon, asseoir, soir, manger, garden, terrace, balcony, sit, evening, garten, جنينة, قعدة
kit d arrosage | surviv*, arros*, seche*, fane*, meur*, water*, dry, wilt*, dying, giess*, vertrockn*, نسقي, تموت, ذبلت, شاحت | plante*, fleur*, jardin, vacances, potager, plants, flowers, garden, away, holiday, pflanz*, blumen, نبات, نوار, جنينة
sachet de graines | semer, potager, pousser, sow, grow, saen, anbauen, نزرع | tomates, basilic, balcon, jardin, terre, tomatoes, basil, balcony, garden, krauter, بصل, نعناع, جنينة
plante verte | verdure, vert, vivant, greenery, green, alive, grun | salon, bureau, coin, interieur, living, office, corner, wohnzimmer, صالون
bougie parfumee | ambiance, romantique, relax*, cosy, romantic, gemutlich, romantisch | soiree, bain, salon, odeur, evening, bath, smell, abend, ريحة
diffuseur de parfum | sent, odeur*, renferme, tabac, cuisine, smell*, stink*, musty, smoke, riecht, stinkt, ريحة | maison, salon, voiture, entree, house, living, room, haus, wohnung, دار, صالة
tapis | froid, nu, carrelage, glissant, resonne, bare, cold, tiles, echo*, kahl, kalt, نفرش, يفرش, زليز | salon, sol, pieds, chambre, parquet, living, floor, feet, bedroom, wohnzimmer, boden, صالون, بيت, القاعة
miroir | maquill*, voir, regarder, reflet, makeup, outfit, spiegel | entree, salle, bain, chambre, hall, bathroom, bedroom, flur, حمام
rideau de douche | eclabouss*, inonde, splash*, flood*, spritz*, nass | douche, bain, sol, salle, shower, bathroom, floor, dusche, bad, دوش
serviette de bain | secher, essuyer, dry, wipe, abtrocknen, ننشف | douche, bain, corps, shower, bath, dusche, دوش, حمام
mitigeur | goutt*, fuit, fuite*, coule, drip*, leak*, tropft, undicht, تقطر, يقطر, تسيل | robinet, evier, cuisine, lavabo, tap, faucet, sink, kitchen, wasserhahn, سبالة, كوجينة
perceuse | perc*, trou*, accroch*, fix*, drill*, hole*, hang, bohr*, loch, locher, نثقب | mur*, etagere, cadre*, beton, wall*, shelf, concrete, wand, حيط
echelle | grimper, atteindre, hauteur, climb, reach, height, klettern, erreichen, نطلع, نوصل | plafond, ampoule, toit, arbre, ceiling, bulb, roof, tree, decke, dach, سقف, سطح
peinture | repeindre, ecaille*, moisissure*, jauni*, repaint, peeling, mould, yellow, streichen, schimmel, ندهن | mur*, chambre, salon, plafond, wall*, room, ceiling, wand, wande, zimmer, حيط
multiprise | prises, brancher, sockets, plug, outlets, steckdosen, anschliess*, نركب | bureau, tele, chargeur*, appareils, plusieurs, desk, tv, chargers, devices, mehrere, بريز, برشة
ampoule led | grille*, facture, eclaire, bulb, bill, burnt, stromrechnung, durchgebrannt, محروقة, فاتورة | lumiere, lampe, salon, electricite, light, lamp, licht, لمبة, ضو
creme de jour | tiraill*, deshydrat*, pele, seche, dry, flaky, tight, trocken, spannt, يابس | visage, peau, hiver, face, skin, winter, gesicht, haut, وجه, بشرة
lait corporel | tire, seche, gratte, squame*, itch*, flaky, dry, juckt, trocken, تحك, شايحة | peau, jambes, bras, douche, corps, skin, legs, arms, shower, body, haut, beine, جلدة, ساقين
serum | ride*, taches, terne, vieill*, wrinkle*, dull, aging, spots, falten, fahl, تجاعيد | visage, peau, yeux, contour, face, skin, eyes, gesicht, وجه
gommage | boutons, pores, pimple*, blackheads, breakout*, pickel, حب | visage, peau, adolescent, ado, face, skin, teenager, gesicht, وجه, بشرة
shampooing | pellicule*, grais*, gras, demange*, dandruff, greasy, itchy, schuppen, fettig, قشرة | cheveu*, cuir, chevelu, hair, scalp, haare, kopfhaut, شعر, راسي
huile capillaire | tomb*, casse*, fourch*, secs, sec, frisott*, falls, falling, breaks, split, frizz*, ausfall*, bruchig, trocken, يطيح, يتقصف | cheveu*, pointes, hair, ends, haare, spitzen, شعر
seche cheveux | secher, mouill*, trempe*, dry, wet, drip*, fohn*, nass, نشيح | cheveu*, tete, matin, douche, rhume, hair, head, morning, shower, haare, شعر
lisseur | fris*, boucl*, raid*, volume, curly, straight, frizzy, locken, glatten, kraus, مكعبر | cheveu*, mariage, matin, hair, wedding, haare, شعر
tondeuse | barbe, coiffeur, ras*, moustache, beard, barber, shave, trim, bart, friseur, لحية, حجام | cheveu*, maison, chaque, cher, hair, home, expensive, haare, شعر, دار
parfum | sentir, seduire, smell, duften | mari, copain, homme, pere, cadeau, husband, boyfriend, dad, gift, mann, freund, راجلي, بابا
tv led | match, foot*, film*, serie*, netflix, game, movie*, series, fussball, spiel, ماتش, فيلم, مسلسل | salon, grand, ecran, amis, cafe, soir, living, big, screen, friends, wohnzimmer, صالة, كبيرة
videoprojecteur | cinema, projet*, projector, kino, سينما | mur, salon, jardin, amis, drap, wall, garden, friends, wand, حيط
barre de son | entend*, dialogues, sourd, hear, sound, dialogue*, deaf, ton, verstehe, نسمع | tele, television, film*, acteurs, volume, tv, movie*, fernseh*, تلفزة
enceinte bluetooth | musique, danser, ambiance, music, dance, party, musik, tanzen, موسيقى, غناء, نشطحو | son, fete, plage, jardin, anniversaire, amis, soiree, party, beach, garden, birthday, friends, feier, strand, عرس, صحاب, جنينة
box tv | netflix, youtube, iptv, streaming, shahid, ott, appli* | tele, ancienne, vieille, smart, tv, old, fernseher, تلفزة
manette | console, playstation, ps4, ps5, xbox, fifa, zocken | jouer, ami, deuxieme, casse*, play, friend, second, broken, freund, نلعبو, صاحبي
appareil photo | photograph*, souvenirs, portraits, paysage*, photos, memories, landscape*, fotograf*, نصور | voyage, bebe, mariage, floues, telephone, trip, baby, wedding, blurry, phone, reise, سفر, عرس
service a the | recev*, the, guests, tea, gaste, tee, ضياف, تاي | invite*, aid, ramadan, famille, tante, visit*, family, aunt, besuch, رمضان, عيد
service de table | recev*, invite*, diner, guests, hosting, gaste, ضياف | assiette*, table, ramadan, aid, famille, plates, dinner, family, teller, رمضان, صحون
parapluie | tremp*, mouill*, pluie*, averse, soaked, wet, rain*, pour*, regen*, nass, تبليت, مبلول | bus, travail, sortir, dehors, matin, marche*, walk*, work, outside, school, draussen, مطر, شتاء
robe de soiree | mariage, fiancailles, gala, ceremonie, wedding, engagement, ball, hochzeit, verlobung, عرس, خطوبة | porter, mettre, invitee, cousine, soeur, wear, invited, cousin, sister, anziehen, نلبس, أختي
costume | mariage, entretien, soutenance, temoin, wedding, interview, graduation, hochzeit, vorstellungsgesprach, عرس | porter, mettre, homme, marie, frere, wear, groom, brother, anziehen, bewerbung, نلبس, خويا, راجل
tablier d ecole | rentree, uniforme, ecole, school, uniform, schule, مدرسة, مكتب | fille, fils, classe, obligatoire, daughter, son, class, بنتي, ولدي
legging | gym, pilates, fitness, etir*, workout, turnen | salle, femme, sport, confort*, women, comfy, frau, سبور
makroudh | sucrerie*, dessert, gourmand*, dessert, sweet, sweets, treat, suss*, nachtisch, naschen, hlouwa, helwa, hlowa, hlou, حلو, حلوة, حلويات | cafe, the, gouter, aid, invite*, coffee, tea, guests, kaffee, قهوة, تاي, عيد, ضياف
confiture | tartine*, tartiner, spread, aufstrich | pain, matin, petit, dejeuner, bread, breakfast, brot, fruhstuck, خبز, فطور
cafe moulu | moulu, mouture, ground, gemahlen, مرحية | cafe, cafetiere, matin, coffee, kaffee, قهوة
artisanat tunisien | souvenir*, ramener, rapporter, traditionnel*, typique*, traditional*, typical*, mitbring*, mitbringsel, typisch*, traditionell*, تقليدي, تقليدية | tunisie, pays, voyage, hause, nabeul, home, country, tunisia, tunesien, hier, نابل, تونس, بلاد
dattes | sucre*, energie, ramadan, rompre, sweet, energy, fasting, suss, رمضان, صيام | jeune, fruit, soir, iftar, snack, إفطار
miel | toux, tousse, gorge, rhume, sucre, cough*, throat, cold, sweeten, husten, hals, كحة, زكام, قرجومة | matin, tisane, naturel, cuillere, morning, tea, natural, spoon, honig, صباح, طبيعي
infusion | digerer, digestion, nerve*, calm*, insomnie, digest*, bloated, calm, verdau*, beruhig*, هضم | soir, ventre, dormir, repas, evening, stomach, sleep, meal, abend, bauch, ليل, كرش
savon noir | hammam, gomm*, scrub, peeling, حمام | peau, corps, kessa, skin, body, جلدة
harissa | piquant*, epice*, relev*, fort, spicy, hot, kick, scharf, حار | sauce, sandwich, plat, thon, couscous, essen, ماكلة, خبز
huile d olive | assaison*, salade*, tremper, dressing, salad, dip, salat | cuisine, pain, pressee, bio, kitchen, bread, cold, brot, خبز, زيت
`;
