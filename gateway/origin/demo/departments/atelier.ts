import type { Department } from '../model.ts';

export const livres: Department = {
  tree: `
Livres & papeterie | book-open | s
  Romans & récits | book-open
    Romans | book-open
    Policiers | search
  Livres pratiques | book
    Cuisine | chef-hat
    Savoirs & voyages | globe
  Livres jeunesse | baby
  Papeterie & école | pencil
    Cahiers & carnets | notebook-pen
    Écriture & dessin | pencil
    Cartables & trousses | backpack
`,
  about: 'Des histoires d’ici et d’ailleurs, et tout pour la rentrée.',
  types: [
    {
      noun: 'Roman',
      gender: 'm',
      category: 'Romans',
      art: 'shot-novel-sea; shot-novel-door; shot-novel-olive; shot-novel-moon',
      price: [15, 49],
      grams: [220, 620],
      kit: 'novel',
      traits: [
        'les jasmins; la maison; le dernier été; les heures claires; une nuit; le silence; les enfants; la lettre; le retour; les chemins',
        'de la Goulette; du vieux port; de Kerkennah; sous les oliviers; de la rue des Teinturiers; du bout du quai; de Halfaouine; après la pluie; de Sidi Mansour; au bord du chott',
      ],
      about:
        'Une famille, un secret et une ville qui change. | Une langue simple et belle, qui reste longtemps. | Un premier chapitre qui ne vous lâche plus. | On y entend la mer et les voix du quartier.',
      colors: 'bleu; rouge; vert; orange',
    },
    {
      noun: 'Roman policier',
      gender: 'm',
      category: 'Policiers',
      art: 'shot-crime-city; shot-crime-lamp; shot-crime-print',
      price: [15, 45],
      grams: [220, 560],
      kit: 'novel',
      traits: [
        'le crime; l’affaire; la dernière enquête; l’ombre; le témoin; le mystère; l’inconnu; les disparus',
        'de l’avenue de Carthage; du phare; de la médina; du train de Gabès; de l’hôtel Majestic; du lac; de la villa blanche; de l’île aux chiens',
      ],
      about:
        'Un commissaire fatigué, une piste froide, et soudain tout bascule. | Le suspense tient jusqu’à la dernière page. | Tunis la nuit, comme on ne l’a jamais lue.',
      colors: 'noir; rouge; marine',
    },
    {
      noun: 'Livre de cuisine',
      gender: 'm',
      category: 'Cuisine',
      art: 'shot-cookbook-plate; shot-cookbook-pot',
      price: [25, 79],
      grams: [420, 1300],
      kit: 'book',
      traits: [
        'la cuisine; cent recettes; les secrets; le grand livre; saveurs; à la table',
        'de ma grand-mère; du Sahel; de Djerba; des fêtes; du ramadan; des jours pressés; de la mer; sans gluten',
      ],
      about:
        'Des recettes testées et retestées, avec les vraies mesures. | Les photos donnent faim, c’est prévenu. | Les tours de main y sont, les anecdotes aussi.',
      colors: 'orange; rouge; vert',
    },
    {
      noun: 'Guide illustré',
      gender: 'm',
      category: 'Savoirs & voyages',
      art: 'shot-guide-country; shot-guide-compass; shot-guide-tiles',
      price: [19, 89],
      grams: [320, 1400],
      kit: 'book',
      traits: [
        'découvrir; comprendre; petite histoire; promenades; l’atlas; le manuel',
        'de la Tunisie antique; des oasis; du jardin méditerranéen; du ciel étoilé; de l’olivier; de la médina de Tunis; de l’apiculture; de la photographie',
      ],
      about:
        'Clair, précis, plein de cartes et de photos. | On l’ouvre pour une page et on y passe la soirée. | Les meilleures adresses sont dans les marges.',
      colors: 'vert; bleu; marron',
    },
    {
      noun: 'Album jeunesse',
      gender: 'm',
      category: 'Livres jeunesse',
      art: 'shot-album-night; shot-album-sun',
      price: [9, 39],
      grams: [180, 620],
      kit: 'childBook',
      traits: [
        'le petit fennec; Ommi Sissi; la tortue; le chameau; Jha; la fourmi; l’étoile; le hérisson',
        'et la lune; qui voulait voir la mer; et le voleur de dattes; au marché; du désert; et les sept frères; qui ne dormait pas',
      ],
      about:
        'De grandes images et peu de mots, mais les bons. | On rit, on tremble un peu, on redemande. | Pour les trois à sept ans, et pour les parents.',
      colors: 'jaune; bleu; rose; vert',
    },
    {
      noun: 'Cahier d’activités',
      gender: 'm',
      category: 'Livres jeunesse',
      art: 'shot-workbook-shapes; shot-workbook-rainbow; shot-workbook-rainbow (de coloriage); shot-workbook-shapes (de calcul, de sciences)',
      price: [5, 25],
      grams: [150, 420],
      kit: 'stationery',
      traits: [
        'de lecture; de calcul; d’écriture arabe; de coloriage; de sciences',
        'première année; deuxième année; troisième année; préparatoire',
      ],
      about:
        'Conforme au programme, avec corrigés à la fin. | Les exercices vont du facile au malin. | Une page par jour suffit.',
    },
    {
      noun: 'Cahier',
      gender: 'm',
      category: 'Cahiers & carnets',
      art: 'shot-exercise-book; shot-exercise-book-spiral (à spirale)',
      price: [1, 12],
      grams: [90, 520],
      kit: 'stationery',
      traits: [
        'grand format; petit format; à spirale; travaux pratiques',
        'grands carreaux; petits carreaux; ligné',
      ],
      specs: { '*Pages': '48 pages; 96 pages; 200 pages' },
      about:
        'Le papier est blanc et l’encre ne traverse pas. | La couverture se protège d’elle-même. | Le format que demande l’école.',
    },
    {
      noun: 'Carnet',
      gender: 'm',
      category: 'Cahiers & carnets',
      art: 'shot-notebook-hard; shot-notebook-leather (en cuir); shot-notebook-cork (en liège); shot-notebook-cloth (en tissu)',
      price: [9, 59],
      grams: [120, 420],
      kit: 'stationery',
      traits: ['en cuir; en liège; à couverture rigide; en tissu', 'ligné; pointillé; à pages blanches'],
      about:
        'Pour les listes, les idées et les rendez-vous. | L’élastique tient et le signet ne s’effiloche pas. | Il s’ouvre bien à plat.',
    },
    {
      noun: 'Stylo',
      gender: 'm',
      category: 'Écriture & dessin',
      art: 'shot-pen-ball; shot-pen-fountain (plume); shot-pen-four (quatre couleurs)',
      price: [2, 89],
      grams: [10, 60],
      kit: 'stationery',
      traits: [
        'à bille; plume; à encre gel; effaçable; quatre couleurs',
        'lot de quatre; rechargeable; en coffret',
      ],
      about:
        'L’encre glisse sans baver. | Bien équilibré, il fait aimer les dictées. | La mine sèche vite, même pour les gauchers.',
    },
    {
      noun: 'Crayons de couleur',
      gender: 'mp',
      category: 'Écriture & dessin',
      art: 'shot-pencils-bunch; shot-pencils-tin (en boîte métal); shot-pencils-fan (avec taille-crayon)',
      price: [4, 49],
      grams: [80, 620],
      kit: 'stationery',
      traits: ['en bois; aquarellables; triangulaires', 'en boîte métal; avec taille-crayon; lavables'],
      specs: { '*Couleurs': '12 couleurs; 24 couleurs; 36 couleurs' },
      about:
        'Les mines ne cassent pas à la première chute. | Les couleurs se mélangent bien. | Faciles à tenir pour les petites mains.',
      colors: '',
    },
    {
      noun: 'Calculatrice',
      gender: 'f',
      category: 'Écriture & dessin',
      art: 'shot-calculator-scientific; shot-calculator-graphic (graphique); shot-calculator-desk (de bureau)',
      price: [15, 190],
      grams: [80, 260],
      kit: 'stationery',
      traits: ['scientifique; graphique; de bureau; solaire', 'lycée; collège; université'],
      about:
        'Admise aux examens, du collège au bac. | Les touches sont nettes et l’écran se lit bien. | Le couvercle la protège dans le sac.',
    },
    {
      noun: 'Cartable',
      gender: 'm',
      category: 'Cartables & trousses',
      art: 'shot-schoolbag-satchel; shot-schoolbag-print; shot-schoolbag-wheels (à roulettes)',
      price: [35, 149],
      grams: [500, 1200],
      kit: 'bag',
      traits: ['à roulettes; léger; réfléchissant', 'deux compartiments; imprimé; à dos rembourré'],
      about:
        'Il porte les livres sans faire mal au dos. | Les coutures sont doublées aux bretelles. | Le fond se nettoie d’un coup d’éponge.',
      colors: 'bleu; rose; noir; violet; rouge',
    },
    {
      noun: 'Trousse',
      gender: 'f',
      category: 'Cartables & trousses',
      art: 'shot-pencil-case-canvas; shot-pencil-case-filled (garnie); shot-pencil-case-double (double); shot-pencil-case-round (ronde)',
      price: [6, 39],
      grams: [60, 260],
      kit: 'bag',
      traits: ['garnie; double; en toile; ronde', 'à motifs; grande capacité; zippée'],
      about:
        'Tout y entre, même l’équerre. | La fermeture ne se coince pas. | Lavable, car l’encre coule toujours un peu.',
      colors: 'bleu; rose; vert; violet; noir',
    },
  ],
};

export const auto: Department = {
  tree: `
Auto & moto | car
  Entretien auto | droplet
  Pneus & batteries | circle-dot
  Accessoires auto | car-front
  Moto & trottinette | bike
`,
  about: 'Rouler propre, sûr et tranquille, avec les bonnes pièces.',
  types: [
    {
      noun: 'Huile moteur',
      gender: 'f',
      category: 'Entretien auto',
      art: 'shot-motor-oil; shot-motor-oil-two',
      price: [25, 189],
      grams: [900, 4900],
      kit: 'auto',
      traits: ['5W-30; 5W-40; 10W-40; diesel'],
      specs: { '*Contenance': '1 L; 4 L; 5 L' },
      about:
        'Le moteur démarre souple, même l’hiver au Kef. | Homologuée par les grands constructeurs. | Protège entre deux vidanges de dix mille kilomètres.',
    },
    {
      noun: 'Kit de nettoyage auto',
      gender: 'm',
      category: 'Entretien auto',
      art: 'shot-car-wash-bucket; shot-car-wash-inside (intérieur, sans eau)',
      price: [19, 119],
      grams: [600, 3200],
      kit: 'auto',
      traits: ['intérieur; extérieur; complet; sans eau'],
      about:
        'La poussière du sirocco s’en va sans rayer. | Les plastiques retrouvent leur noir. | Le chiffon boit tout.',
    },
    {
      noun: 'Balais d’essuie-glace',
      gender: 'mp',
      category: 'Entretien auto',
      art: 'shot-wiper-flat = noir; shot-wiper-hybrid (hybrides) = noir',
      price: [15, 69],
      grams: [200, 520],
      kit: 'auto',
      traits: ['plats; hybrides; silicone'],
      specs: { '*Longueur': '45 et 50 cm; 55 et 60 cm; 60 et 65 cm' },
      about:
        'La première pluie ne surprend plus. | Aucun bruit, aucune trace. | Quatre adaptateurs sont fournis.',
    },
    {
      noun: 'Pneu',
      gender: 'm',
      category: 'Pneus & batteries',
      art: 'shot-tyre-summer = noir; shot-tyre-all-season (quatre saisons) = noir; shot-tyre-van (utilitaire, renforcé) = noir',
      price: [119, 590],
      grams: [6500, 14000],
      kit: 'auto',
      traits: ['été; quatre saisons; utilitaire; renforcé'],
      specs: { '*Dimension': '175/65 R14; 195/65 R15; 205/55 R16; 225/45 R17' },
      about:
        'Court au freinage, même sur route mouillée. | Il s’use lentement et reste silencieux. | Montage et équilibrage chez le vendeur.',
    },
    {
      noun: 'Batterie auto',
      gender: 'f',
      category: 'Pneus & batteries',
      art: 'shot-car-battery; shot-car-battery-heavy (renforcée)',
      price: [149, 490],
      grams: [10500, 21000],
      kit: 'auto',
      traits: ['sans entretien; start-stop; renforcée'],
      specs: { '*Capacité': '45 Ah; 60 Ah; 70 Ah; 95 Ah' },
      about:
        'Elle démarre au quart de tour, août comme janvier. | L’ancienne est reprise et recyclée. | Le témoin montre l’état de charge.',
    },
    {
      noun: 'Démarreur portable',
      gender: 'm',
      category: 'Pneus & batteries',
      art: 'shot-jump-starter; shot-jump-starter-air (avec compresseur)',
      price: [119, 390],
      grams: [400, 1200],
      kit: 'auto',
      traits: ['compact; avec compresseur; à lampe'],
      specs: { '*Courant': '800 A; 1500 A; 2000 A' },
      about:
        'Plus besoin d’attendre le voisin et ses câbles. | Il recharge aussi le téléphone. | Protégé contre les inversions.',
    },
    {
      noun: 'Tapis de voiture',
      gender: 'mp',
      category: 'Accessoires auto',
      art: 'shot-car-mats-rubber; shot-car-mats-carpet (en moquette); shot-car-mats-tray (à rebords)',
      price: [29, 149],
      grams: [1800, 5200],
      kit: 'auto',
      traits: ['en caoutchouc; en moquette; à rebords; universels'],
      about:
        'Ils retiennent le sable et se secouent en deux minutes. | Antidérapants sous les pédales. | Quatre pièces, avant et arrière.',
    },
    {
      noun: 'Housse de siège',
      gender: 'f',
      category: 'Accessoires auto',
      art: 'shot-seat-cover-leather; shot-seat-cover-cloth (en tissu, respirante)',
      price: [39, 249],
      grams: [900, 3600],
      kit: 'auto',
      traits: ['en simili cuir; en tissu; respirante; massante'],
      about: 'L’intérieur a dix ans de moins. | Les airbags restent libres. | Elle se pose sans outil.',
      colors: 'noir; gris; beige; marron',
    },
    {
      noun: 'Caméra embarquée',
      gender: 'f',
      category: 'Accessoires auto',
      art: 'shot-dashcam = noir; shot-dashcam-dual (avant et arrière) = noir',
      price: [79, 490],
      grams: [60, 260],
      kit: 'auto',
      traits: ['Full HD; 4K; avant et arrière; à vision nocturne'],
      about:
        'En cas de choc, la séquence est gardée. | Elle s’allume avec le contact. | La nuit, les plaques restent lisibles.',
    },
    {
      noun: 'Bâche de protection',
      gender: 'f',
      category: 'Accessoires auto',
      art: 'shot-car-cover; shot-car-cover-suv (imperméable, renforcée)',
      price: [49, 249],
      grams: [1500, 5200],
      kit: 'auto',
      traits: ['imperméable; respirante; anti-UV; renforcée'],
      specs: { '*Taille': 'M; L; XL; XXL' },
      about:
        'La peinture est à l’abri du soleil et des pigeons. | La doublure ne raye pas. | Les sangles tiennent au vent.',
      colors: 'gris; argenté; noir',
    },
    {
      noun: 'Casque moto',
      gender: 'm',
      category: 'Moto & trottinette',
      art: 'shot-helmet-full; shot-helmet-jet (jet)',
      price: [79, 590],
      grams: [1100, 1800],
      kit: 'auto',
      traits: ['intégral; jet; modulable; double écran'],
      specs: { Norme: 'ECE 22.05; ECE 22.06' },
      about:
        'Bien ventilé et silencieux jusqu’à 100. | L’intérieur se démonte et se lave. | La boucle se ferme avec des gants.',
      colors: 'noir; blanc; rouge; bleu',
    },
    {
      noun: 'Trottinette électrique',
      gender: 'f',
      category: 'Moto & trottinette',
      art: 'shot-e-scooter; shot-e-scooter-rough (tout-terrain)',
      price: [790, 2490],
      grams: [12000, 24000],
      kit: 'auto',
      traits: ['pliable; longue autonomie; tout-terrain'],
      specs: { '*Autonomie': '20 km; 30 km; 45 km; 60 km' },
      about:
        'Du métro au bureau en dix minutes. | Pliée, elle glisse sous la table. | Double frein et feux avant-arrière.',
    },
    {
      noun: 'Antivol',
      gender: 'm',
      category: 'Moto & trottinette',
      art: 'shot-lock-u; shot-lock-chain (chaîne); shot-lock-disc (bloque-disque à alarme); shot-lock-folding (pliant)',
      price: [25, 190],
      grams: [600, 3200],
      kit: 'auto',
      traits: ['en U; chaîne; bloque-disque à alarme; pliant'],
      about:
        'L’acier cémenté décourage les pinces. | La serrure ne grippe pas au sel. | Deux clés et un support de cadre.',
    },
  ],
};

export const bricolage: Department = {
  tree: `
Bricolage | hammer
  Outillage électroportatif | drill
  Outillage à main | wrench
  Électricité & éclairage | lightbulb
  Peinture | paint-roller
  Plomberie | droplet
  Sécurité & serrures | lock
`,
  about: 'L’outil juste et la bonne fourniture, pour réparer comme pour construire.',
  types: [
    {
      noun: 'Perceuse',
      gender: 'f',
      category: 'Outillage électroportatif',
      art: 'shot-drill-cordless; shot-drill (à percussion); shot-drill-press (à colonne)',
      price: [79, 690],
      grams: [1200, 3200],
      kit: 'tool',
      traits: ['à percussion; visseuse sans fil; compacte; à colonne'],
      specs: { '*Puissance': '12 V; 18 V; 650 W; 850 W' },
      about:
        'Elle entre dans la brique sans forcer. | Le mandrin se serre d’une main. | La lampe éclaire là où il faut.',
    },
    {
      noun: 'Meuleuse',
      gender: 'f',
      category: 'Outillage électroportatif',
      art: 'shot-grinder; shot-grinder-cordless (sans fil)',
      price: [79, 390],
      grams: [1600, 3900],
      kit: 'tool',
      traits: ['d’angle; sans fil; à variateur'],
      specs: { '*Puissance': '750 W; 900 W; 1200 W' },
      about:
        'Elle coupe le fer à béton d’un trait. | Le carter se tourne sans clé. | Les vibrations sont bien amorties.',
    },
    {
      noun: 'Scie',
      gender: 'f',
      category: 'Outillage électroportatif',
      art: 'shot-jigsaw (sauteuse); shot-circular-saw (circulaire); shot-hand-saw (à main); shot-mitre-saw (à onglet)',
      price: [19, 490],
      grams: [400, 5200],
      kit: 'tool',
      traits: ['sauteuse; circulaire; à main; à onglet'],
      about:
        'La coupe est droite et sans éclats. | La lame se change sans outil. | Le guide évite les mauvaises surprises.',
    },
    {
      noun: 'Marteau',
      gender: 'm',
      category: 'Outillage à main',
      art: 'shot-hammer-joiner (de menuisier); shot-hammer-claw (arrache-clou); shot-hammer-peen (rivoir); shot-hammer-club (de maçon)',
      price: [12, 69],
      grams: [300, 1300],
      kit: 'tool',
      traits: ['de menuisier; arrache-clou; rivoir; de maçon'],
      specs: { '*Poids': '300 g; 500 g; 800 g' },
      about: 'Bien équilibré, il frappe juste. | Le manche absorbe le choc. | La tête ne prend pas de jeu.',
    },
    {
      noun: 'Jeu de tournevis',
      gender: 'm',
      category: 'Outillage à main',
      art: 'shot-screwdrivers; shot-screwdrivers-precision (de précision); shot-screwdrivers-insulated (isolés); shot-screwdriver-ratchet (à cliquet)',
      price: [15, 119],
      grams: [250, 1600],
      kit: 'tool',
      traits: ['de précision; isolés; aimantés; à cliquet'],
      specs: { '*Pièces': '6 pièces; 12 pièces; 32 pièces' },
      about:
        'Les embouts mordent et ne ripent pas. | Le râtelier se fixe au mur. | De la montre à l’armoire, tout y passe.',
    },
    {
      noun: 'Coffret d’outils',
      gender: 'm',
      category: 'Outillage à main',
      art: 'shot-toolbox; shot-toolbox-metal (complet); shot-tool-case (mécanique); shot-toolbox-wheels (sur roulettes)',
      price: [49, 490],
      grams: [1900, 9800],
      kit: 'tool',
      traits: ['complet; mécanique; ménager; sur roulettes'],
      specs: { '*Pièces': '40 pièces; 82 pièces; 108 pièces; 216 pièces' },
      about:
        'Chaque outil a sa place, on voit tout de suite ce qui manque. | L’acier chrome-vanadium ne s’émousse pas. | La mallette ferme vraiment.',
    },
    {
      noun: 'Clé',
      gender: 'f',
      category: 'Outillage à main',
      art: 'shot-wrench-adjustable (à molette); shot-wrench-ratchet (à cliquet); shot-wrench-flat (plate); shot-wrench-torque (dynamométrique); shot-wrench-pipe (à tube)',
      price: [12, 149],
      grams: [150, 1300],
      kit: 'tool',
      traits: ['à molette; à cliquet; plate; dynamométrique; à tube'],
      about:
        'Les mâchoires ne prennent pas de jeu. | La graduation se lit bien. | Elle serre fort sans arrondir.',
    },
    {
      noun: 'Échelle',
      gender: 'f',
      category: 'Outillage à main',
      art: 'shot-ladder-telescopic (télescopique); shot-ladder-double (transformable); shot-ladder-step (escabeau); shot-ladder-sliding (coulissante)',
      price: [79, 490],
      grams: [3900, 14000],
      kit: 'tool',
      traits: ['télescopique; transformable; escabeau; coulissante'],
      specs: { '*Hauteur': '1,8 m; 2,6 m; 3,8 m; 5 m' },
      about:
        'Stable sur ses patins larges. | Elle se range derrière une porte. | Supporte cent cinquante kilos.',
    },
    {
      noun: 'Ampoule LED',
      gender: 'f',
      category: 'Électricité & éclairage',
      art: 'shot-smart-bulb; shot-smart-bulb-filament (à filament); shot-bulbs-four (lot de quatre)',
      price: [4, 39],
      grams: [40, 220],
      kit: 'tool',
      traits: ['blanc chaud; blanc neutre; à filament; lot de quatre'],
      specs: { '*Puissance': '6 W; 9 W; 12 W; 18 W' },
      about:
        'Pleine lumière dès l’allumage. | Dix fois moins de courant que l’ancienne. | Elle ne scintille pas.',
    },
    {
      noun: 'Multiprise',
      gender: 'f',
      category: 'Électricité & éclairage',
      art: 'shot-power-strip; shot-power-strip-switches (à interrupteurs); shot-power-strip-usb (avec USB); shot-power-tower (tour)',
      price: [15, 89],
      grams: [250, 900],
      kit: 'tool',
      traits: ['parafoudre; à interrupteurs; avec USB; tour'],
      specs: { '*Prises': '3 prises; 5 prises; 8 prises' },
      about:
        'Les orages ne font plus peur. | Le câble est épais et le boîtier ne chauffe pas. | Les volets protègent les enfants.',
    },
    {
      noun: 'Projecteur LED',
      gender: 'm',
      category: 'Électricité & éclairage',
      art: 'shot-floodlight; shot-floodlight-solar (solaire); shot-floodlight-sensor (à détecteur); shot-floodlight-site (de chantier)',
      price: [25, 189],
      grams: [400, 2600],
      kit: 'tool',
      traits: ['solaire; à détecteur; de chantier; extérieur'],
      specs: { '*Puissance': '20 W; 50 W; 100 W' },
      about:
        'La cour s’éclaire quand on arrive. | Étanche, il passe les hivers dehors. | Se pose avec deux vis.',
    },
    {
      noun: 'Peinture',
      gender: 'f',
      category: 'Peinture',
      art: 'shot-paint-can; shot-paint-bucket (façade, anti-humidité)',
      price: [25, 249],
      grams: [1300, 19000],
      kit: 'tool',
      traits: ['murale mate; satinée; façade; pour bois; anti-humidité'],
      specs: { '*Contenance': '1 L; 4 L; 10 L; 15 L' },
      about:
        'Deux couches suffisent et l’odeur part vite. | Elle se lave sans lustrer. | La teinte est fidèle au nuancier.',
      colors: 'blanc; bleu; beige; vert; jaune',
    },
    {
      noun: 'Kit de peinture',
      gender: 'm',
      category: 'Peinture',
      art: 'shot-paint-tray; shot-paint-brushes (pinceaux); shot-paint-pole (télescopique)',
      price: [12, 69],
      grams: [300, 1600],
      kit: 'tool',
      traits: ['rouleau et bac; pinceaux; anti-goutte; télescopique'],
      about:
        'Les poils ne restent pas sur le mur. | Le rouleau laisse un fini lisse. | Tout se rince à l’eau.',
    },
    {
      noun: 'Mitigeur',
      gender: 'm',
      category: 'Plomberie',
      art: 'shot-mixer-kitchen (de cuisine); shot-mixer-basin (de lavabo); shot-mixer-spray (à douchette); shot-mixer-thermostatic (thermostatique)',
      price: [39, 349],
      grams: [700, 2200],
      kit: 'tool',
      traits: ['de cuisine; de lavabo; à douchette; thermostatique'],
      about:
        'La cartouche céramique ne goutte pas. | Il économise la moitié de l’eau. | Les flexibles sont compris.',
    },
    {
      noun: 'Cadenas',
      gender: 'm',
      category: 'Sécurité & serrures',
      art: 'shot-padlock (à clé); shot-padlock-code (à combinaison); shot-padlock-finger (à empreinte); shot-padlock-marine (marine)',
      price: [9, 89],
      grams: [80, 720],
      kit: 'tool',
      traits: ['à clé; à combinaison; à empreinte; marine'],
      about: 'L’anse en acier trempé tient bon. | Le barillet ne craint pas le sel. | Trois clés fournies.',
    },
    {
      noun: 'Serrure',
      gender: 'f',
      category: 'Sécurité & serrures',
      art: 'shot-lock-smart (connectée); shot-lock-multipoint (multipoints); shot-lock-code (à code); shot-lock-cylinder (de sûreté)',
      price: [49, 690],
      grams: [600, 3200],
      kit: 'tool',
      traits: ['connectée; multipoints; à code; de sûreté'],
      about:
        'Plus de clé perdue, plus de porte claquée. | Le journal dit qui est entré, et quand. | Se monte sur les portes d’ici, gabarit fourni.',
    },
  ],
};
