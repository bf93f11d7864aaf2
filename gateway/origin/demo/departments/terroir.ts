import type { Department } from '../model.ts';

export const artisanat: Department = {
  tree: `
Artisanat tunisien | palette | s
  Poterie & céramique | amphora | f
    Vaisselle artisanale | utensils
    Poteries décoratives | amphora
  Tapis & tissages | grid-3x3
  Cuivre & métal | gem
  Bois d’olivier | tree-deciduous
  Vannerie | shopping-basket
  Habits traditionnels | shirt
    Chéchias & balghas | footprints
    Foutas & voiles | waves
    Djebbas & caftans | shirt
`,
  about: 'Le savoir-faire des ateliers de Nabeul, Kairouan, Djerba et Mahdia, payé au juste prix.',
  types: [
    {
      noun: 'Tajine',
      gender: 'm',
      category: 'Vaisselle artisanale',
      art: 'shot-tajine-painted; shot-tajine-clay (en terre cuite) = orange',
      price: [19, 149],
      grams: [1200, 4200],
      kit: 'craft',
      traits: [
        'en terre cuite; en céramique; émaillé; peint à la main',
        'de Nabeul; de Sejnane; pour le feu; de service',
      ],
      specs: { '*Diamètre': '22 cm; 26 cm; 30 cm' },
      about:
        'La viande fond et le jus reste. | Le couvercle en cône rend la vapeur au plat. | Du feu doux à la table, sans transvaser.',
      colors: 'orange; bleu; vert; blanc',
    },
    {
      noun: 'Plat en céramique',
      gender: 'm',
      category: 'Vaisselle artisanale',
      art: 'shot-platter-painted (bleu et blanc) = bleu; shot-platter-painted; shot-platter-fish (motif poisson); shot-platter-berber (berbère) = marron; shot-platter-scallop (à bord dentelé)',
      price: [15, 119],
      grams: [700, 2900],
      kit: 'craft',
      traits: [
        'peint à la main; émaillé; à bord dentelé',
        'motif poisson; motif jasmin; bleu et blanc; berbère; motif olivier',
      ],
      specs: { '*Diamètre': '24 cm; 30 cm; 36 cm' },
      about:
        'Pour le couscous du vendredi ou le mur du salon. | L’émail est sans plomb. | Cuit deux fois, à Nabeul.',
      colors: 'bleu; vert; turquoise; jaune',
    },
    {
      noun: 'Lot de bols',
      gender: 'm',
      category: 'Vaisselle artisanale',
      art: 'shot-bowls-painted; shot-bowls-olive (en bois d’olivier) = marron; shot-bowls-clay (en terre cuite) = orange',
      price: [19, 89],
      grams: [900, 2600],
      kit: 'craft',
      traits: [
        'en céramique; en bois d’olivier; en terre cuite',
        'peints à la main; ciselés; bicolores; à pois',
      ],
      specs: { '*Lot': 'x2; x4; x6' },
      about:
        'Pour la chorba, les olives ou le lait du matin. | Ils s’empilent bien. | Deux bols ne sont jamais tout à fait pareils.',
      colors: 'bleu; vert; jaune; rouge',
    },
    {
      noun: 'Gargoulette',
      gender: 'f',
      category: 'Poteries décoratives',
      art: 'shot-gargoulette-jug; shot-gargoulette-amphora (à deux anses, de Guellala)',
      price: [9, 69],
      grams: [800, 3900],
      kit: 'craft',
      traits: ['en terre cuite; de Guellala; de Sejnane', 'à deux anses; gravée; naturelle; goudronnée'],
      about:
        'L’eau y reste fraîche tout l’été, sans glaçons. | La terre respire : c’est son secret. | Belle aussi avec des roseaux.',
      colors: 'orange; beige; marron',
    },
    {
      noun: 'Vase artisanal',
      gender: 'm',
      category: 'Poteries décoratives',
      art: 'shot-vase-painted (bleu et blanc) = bleu; shot-vase-painted; shot-vase-berber (à motif berbère) = orange; shot-vase-engraved (gravé, à reflets, ajouré); shot-vase-glass (en verre soufflé)',
      price: [19, 189],
      grams: [600, 4800],
      kit: 'craft',
      traits: [
        'en céramique; en terre cuite; en verre soufflé',
        'bleu et blanc; gravé; à motif berbère; à reflets; ajouré',
      ],
      specs: { Hauteur: '18 cm; 25 cm; 40 cm' },
      about:
        'Tourné d’une seule pièce, puis séché à l’ombre. | Il met un coin de soleil dans l’entrée. | Signé sous le pied.',
      colors: 'bleu; vert; turquoise; orange; blanc',
    },
    {
      noun: 'Tapis margoum',
      gender: 'm',
      category: 'Tapis & tissages',
      art: 'shot-margoum-lozenges; shot-margoum-bands (à bandes, d’Oudhref)',
      price: [149, 1290],
      grams: [1800, 9000],
      kit: 'craft',
      traits: [
        'en laine; en laine naturelle; en laine teinte aux plantes',
        'de Kairouan; d’Oudhref; de Gafsa; à losanges; à bandes',
      ],
      specs: { '*Taille': '70 x 140 cm; 120 x 180 cm; 160 x 240 cm' },
      about:
        'Tissé à plat, réversible, solide comme au premier jour. | Chaque losange a un sens, demandez à la tisseuse. | Trois semaines de métier pour une pièce.',
      colors: 'rouge; bleu; multicolore; beige',
    },
    {
      noun: 'Klim',
      gender: 'm',
      category: 'Tapis & tissages',
      art: 'shot-klim-berber; shot-klim-striped (rayé)',
      price: [79, 690],
      grams: [1200, 6200],
      kit: 'craft',
      traits: ['en laine; en coton recyclé; en laine et coton', 'de Gafsa; rayé; berbère; multicolore'],
      specs: { '*Taille': '60 x 120 cm; 100 x 150 cm; 140 x 200 cm' },
      about:
        'Gai, léger, il se lave à la main. | Au sol, au mur ou sur une banquette. | Les teintes sont naturelles.',
      colors: 'multicolore; rouge; orange; vert',
    },
    {
      noun: 'Plateau en cuivre',
      gender: 'm',
      category: 'Cuivre & métal',
      art: 'shot-copper-tray-engraved; shot-copper-tray-hammered (martelé, à bord haut); shot-copper-tray-tinned (étamé) = argenté',
      price: [35, 390],
      grams: [600, 3600],
      kit: 'craft',
      traits: ['ciselé; martelé; étamé', 'à motif étoile; à bord haut; gravé de calligraphie; de Kairouan'],
      specs: { '*Diamètre': '25 cm; 35 cm; 50 cm' },
      about:
        'Le thé mérite bien cela. | Ciselé au burin, un coup après l’autre. | Se ravive avec du citron et du sel.',
      colors: 'doré',
    },
    {
      noun: 'Lanterne',
      gender: 'f',
      category: 'Cuivre & métal',
      art: 'shot-lantern-pierced = doré; shot-lantern-copper (en cuivre) = orange; shot-lantern-glass (en verre coloré, en fer forgé)',
      price: [29, 249],
      grams: [500, 2800],
      kit: 'craft',
      traits: ['en cuivre; en fer forgé; en laiton; en verre coloré', 'ajourée; à poser; suspendue; étoilée'],
      about:
        'Allumée, elle brode les murs de lumière. | Chaque trou est percé à la main. | Bougie ou ampoule, au choix.',
      colors: 'doré; orange; bleu',
    },
    {
      noun: 'Cage à oiseaux',
      gender: 'f',
      category: 'Cuivre & métal',
      art: 'shot-bird-cage (blanche et bleue) = bleu; shot-bird-cage-foot (sur pied); shot-bird-cage',
      price: [29, 290],
      grams: [700, 4200],
      kit: 'craft',
      traits: [
        'de Sidi Bou Saïd; en bois et fil; en fer forgé',
        'à coupole; blanche et bleue; sur pied; miniature',
      ],
      about:
        'L’emblème de Sidi Bou Saïd, monté fil à fil. | Vide, avec une plante ou une guirlande. | Le bleu est celui des portes du village.',
      colors: 'bleu; blanc',
    },
    {
      noun: 'Khomsa murale',
      gender: 'f',
      category: 'Cuivre & métal',
      art: 'shot-khomsa-ceramic; shot-khomsa-copper (en cuivre) = doré; shot-khomsa-silver (en argent) = bleu; shot-khomsa-olive (en bois d’olivier) = marron',
      price: [15, 119],
      grams: [120, 900],
      kit: 'craft',
      traits: [
        'en cuivre; en céramique; en argent; en bois d’olivier',
        'ciselée; peinte à la main; à pierre bleue; ajourée',
      ],
      about:
        'Pour la porte d’une nouvelle maison. | Elle porte bonheur, dit-on, et elle est belle, c’est sûr. | L’attache est au dos.',
      colors: 'bleu; doré; turquoise',
    },
    {
      noun: 'Mortier',
      gender: 'm',
      category: 'Bois d’olivier',
      art: 'shot-mortar-olive; shot-mortar-copper (en cuivre) = doré; shot-mortar-marble (en marbre) = blanc',
      price: [25, 119],
      grams: [500, 2200],
      kit: 'craft',
      traits: ['en bois d’olivier; en cuivre; en marbre', 'avec pilon; haut; évasé; ciselé'],
      about:
        'L’ail, le carvi et la coriandre n’ont qu’à bien se tenir. | Lourd, il ne saute pas sur la table. | Un peu d’huile de temps en temps, et c’est pour la vie.',
      colors: 'marron',
    },
    {
      noun: 'Planche',
      gender: 'f',
      category: 'Bois d’olivier',
      art: 'shot-olive-board-handle; shot-olive-board-rustic (rustique); shot-olive-board-groove (à rigole, à découper)',
      price: [19, 129],
      grams: [400, 2400],
      kit: 'craft',
      traits: ['en bois d’olivier', 'à découper; à fromage; rustique; à rigole; avec poignée'],
      specs: { '*Longueur': '25 cm; 35 cm; 45 cm' },
      about:
        'Le dessin du bois est unique, la main le sait. | Dure et serrée, elle ne garde pas les odeurs. | Taillée dans des arbres tombés.',
      colors: '',
    },
    {
      noun: 'Couverts à salade',
      gender: 'mp',
      category: 'Bois d’olivier',
      art: 'shot-salad-servers-smooth; shot-salad-servers-carved (sculptés)',
      price: [12, 69],
      grams: [90, 260],
      kit: 'craft',
      traits: ['en bois d’olivier; en bois et os', 'sculptés; lisses; grands; à long manche'],
      about:
        'Polis à la main, doux au toucher. | La paire vient du même morceau de bois. | À laver sans tremper.',
      colors: '',
    },
    {
      noun: 'Couffin',
      gender: 'm',
      category: 'Vannerie',
      art: 'shot-couffin-bands; shot-couffin-pompons (à pompons)',
      price: [15, 119],
      grams: [350, 1400],
      kit: 'craft',
      traits: ['en palme; en alfa; en jonc', 'brodé; à anses de cuir; à pompons; du marché'],
      about:
        'Pour le marché, la plage, ou les pelotes de laine. | Tressé à Tozeur par des mains qui savent. | Les anses sont cousues de cuir.',
      colors: 'beige; rouge; bleu',
    },
    {
      noun: 'Chapeau de palme',
      gender: 'm',
      category: 'Vannerie',
      art: 'shot-palm-hat-plain; shot-palm-hat-ribbon (à ruban); shot-palm-hat-wide (à large bord)',
      price: [9, 45],
      grams: [80, 220],
      kit: 'craft',
      traits: ['de Djerba; à large bord; tressé fin', 'à ruban; naturel; brodé'],
      about:
        'Celui des pêcheurs de Djerba, léger comme l’ombre. | Il laisse passer l’air et garde du soleil. | Se plie dans une valise.',
      colors: 'beige',
    },
    {
      noun: 'Chéchia',
      gender: 'f',
      category: 'Chéchias & balghas',
      art: 'shot-chechia-plain (rouge) = rouge; shot-chechia-plain (bordeaux) = bordeaux; shot-chechia-plain (noire) = noir; shot-chechia-plain; shot-chechia-tassel (à pompon)',
      price: [25, 89],
      grams: [90, 180],
      kit: 'craft',
      traits: ['de laine; feutrée; tunisoise', 'rouge; bordeaux; noire; à pompon'],
      about:
        'Tricotée à l’Ariana, foulée à Tebourba, finie au souk. | La laine mérinos garde sa forme. | Pour l’Aïd, ou pour le plaisir.',
      colors: 'rouge; bordeaux',
    },
    {
      noun: 'Balgha',
      gender: 'f',
      category: 'Chéchias & balghas',
      art: 'shot-balgha-plain; shot-balgha-embroidered (brodée, de mariage)',
      price: [35, 129],
      grams: [360, 640],
      kit: 'craft',
      traits: ['en cuir; en cuir souple; en cuir et velours', 'brodée; unie; à bout rond; de mariage'],
      about:
        'Cousue à la main au souk des savetiers. | Elle se fait au pied en deux jours. | La semelle de cuir se refait.',
      colors: 'jaune; marron; blanc; rouge',
    },
    {
      noun: 'Fouta',
      gender: 'f',
      category: 'Foutas & voiles',
      art: 'shot-fouta-striped; shot-fouta-chevron (unie, à franges nouées, à chevrons)',
      price: [15, 79],
      grams: [220, 620],
      kit: 'craft',
      traits: [
        'en coton; en lin et coton; en nid d’abeille; en éponge',
        'à rayures; à franges nouées; unie; à chevrons; bicolore',
      ],
      about:
        'Hammam, plage, canapé : elle sert à tout. | Elle sèche en un quart d’heure. | Plus on la lave, plus elle est douce.',
      colors: 'turquoise; bleu; rouge; vert; jaune; rose; beige',
    },
    {
      noun: 'Châle',
      gender: 'm',
      category: 'Foutas & voiles',
      art: 'shot-shawl-silk; shot-shawl-wool (en laine, bakhnoug)',
      price: [35, 390],
      grams: [90, 420],
      kit: 'craft',
      traits: [
        'en soie naturelle; en laine; en soie et coton',
        'de Mahdia; brodé; bakhnoug; à franges; à rayures',
      ],
      about:
        'La soie de Mahdia, tissée fil à fil. | Chaud sans poids, il habille une simple robe. | Les motifs viennent des mariages d’autrefois.',
      colors: 'rouge; noir; doré; bleu; violet',
    },
    {
      noun: 'Djebba',
      gender: 'f',
      category: 'Djebbas & caftans',
      art: 'abaya',
      price: [119, 590],
      grams: [480, 900],
      kit: 'craft',
      traits: ['en lin; en soie; en laine; en qmeraya', 'brodée; de cérémonie; d’été; à gilet assorti'],
      about:
        'La tenue des jours de fête, taillée à Tunis. | La broderie de soie est faite à la main. | Légère l’été, digne toute l’année.',
      colors: 'beige; blanc; gris; marine',
    },
    {
      noun: 'Caftan',
      gender: 'm',
      category: 'Djebbas & caftans',
      art: 'abaya; 1f457',
      price: [149, 890],
      grams: [500, 1300],
      kit: 'craft',
      traits: ['en velours; en satin; en mousseline', 'brodé; perlé; à ceinture; de henné'],
      about:
        'Pour la nuit du henné et toutes les belles nuits. | Le fil doré ne noircit pas. | La ceinture marque la taille.',
      colors: 'bordeaux; vert; bleu; doré; rose',
    },
  ],
};

export const epicerie: Department = {
  tree: `
Épicerie | shopping-basket | s
  Huiles & olives | droplet | f
    Huiles d’olive | droplet
    Olives & condiments | salad
  Épices & harissa | flame
  Céréales & pâtes | wheat
    Couscous & céréales | wheat
    Pâtes & riz | wheat
  Dattes & fruits secs | nut
  Miel & confitures | cookie
  Pâtisseries | cake-slice
  Café, thé & boissons | coffee
    Cafés | coffee
    Thés & infusions | leaf
    Sirops & jus | cup-soda
  Conserves | package
  Produits frais | salad | x
`,
  about: 'Le meilleur du terroir tunisien, de l’huile nouvelle aux dattes de l’oasis.',
  types: [
    {
      noun: 'Huile d’olive',
      gender: 'f',
      category: 'Huiles d’olive',
      art: 'shot-olive-oil; shot-olive-oil-two',
      price: [14, 129],
      grams: [500, 5300],
      kit: 'food',
      traits: [
        'extra vierge; vierge; biologique; première pression',
        'de Téboursouk; du Sahel; de Sfax; de Zarzis; du Cap Bon',
        'variété chetoui; variété chemlali; -',
      ],
      specs: { '*Contenance': '50 cl; 75 cl; 1 L; 3 L; 5 L' },
      about:
        'Fruitée, un peu poivrée, elle accroche juste ce qu’il faut. | Pressée dans la journée de la cueillette. | À garder pour les salades et le pain chaud.',
    },
    {
      noun: 'Olives',
      gender: 'fp',
      category: 'Olives & condiments',
      art: 'shot-olives; shot-olives-two',
      price: [5, 35],
      grams: [250, 2100],
      kit: 'food',
      traits: ['vertes; noires; mélangées', 'cassées; à la harissa; au citron; dénoyautées; meski'],
      specs: { '*Poids': '250 g; 500 g; 1 kg' },
      about:
        'Croquantes, bien en chair, à peine amères. | Préparées au sel de Sfax, sans vinaigre. | Parfaites avec un morceau de pain.',
    },
    {
      noun: 'Câpres',
      gender: 'fp',
      category: 'Olives & condiments',
      art: 'shot-capers; shot-capers-two',
      price: [6, 25],
      grams: [120, 520],
      kit: 'food',
      traits: ['fines; au sel; au vinaigre', 'de Takelsa; du Nord; sauvages'],
      specs: { '*Poids': '100 g; 250 g; 500 g' },
      about:
        'Petites et fermes, elles réveillent une salade mechouia. | Cueillies à la main au lever du jour. | Se gardent des mois au frais.',
    },
    {
      noun: 'Harissa',
      gender: 'f',
      category: 'Épices & harissa',
      art: 'shot-harissa-jar; shot-harissa-can',
      price: [4, 25],
      grams: [135, 850],
      kit: 'food',
      traits: ['traditionnelle; berbère; fumée; douce; extra-forte', 'de Nabeul; du Cap Bon; artisanale'],
      specs: { '*Poids': '135 g; 210 g; 380 g; 800 g' },
      about:
        'Piments séchés au soleil, ail, carvi : rien d’autre. | Elle chauffe sans écraser le goût. | Un filet d’huile dessus, et le pain suffit.',
    },
    {
      noun: 'Épices',
      gender: 'fp',
      category: 'Épices & harissa',
      art: 'shot-spice; shot-spice-two',
      price: [4, 29],
      grams: [100, 520],
      kit: 'food',
      traits: [
        'tabel; ras el hanout; curcuma; cumin; carvi; paprika fumé; cannelle',
        'moulues; entières; du souk',
      ],
      specs: { '*Poids': '100 g; 250 g; 500 g' },
      about:
        'Torréfiées et moulues la semaine de l’envoi. | L’odeur remplit la cuisine à l’ouverture. | Le sachet se referme.',
    },
    {
      noun: 'Piments séchés',
      gender: 'mp',
      category: 'Épices & harissa',
      art: 'shot-chillies; shot-chillies-two',
      price: [5, 22],
      grams: [100, 520],
      kit: 'food',
      traits: ['baklouti; doux; forts', 'de Kairouan; en guirlande; moulus'],
      specs: { '*Poids': '100 g; 250 g; 500 g' },
      about:
        'Séchés à l’ombre pour garder leur rouge. | À faire tremper avant de piler. | La base de toute bonne harissa.',
    },
    {
      noun: 'Couscous',
      gender: 'm',
      category: 'Couscous & céréales',
      art: 'shot-couscous; shot-couscous-two',
      price: [3, 25],
      grams: [500, 5100],
      kit: 'food',
      traits: ['fin; moyen; complet; d’orge; roulé à la main', 'du Kef; de Béja; fermier; -'],
      specs: { '*Poids': '500 g; 1 kg; 2 kg; 5 kg' },
      about:
        'Le grain gonfle et ne colle pas. | Le blé dur vient des plaines du Nord. | Deux passages à la vapeur, et voilà.',
    },
    {
      noun: 'Bsissa',
      gender: 'f',
      category: 'Couscous & céréales',
      art: 'shot-bsissa; shot-bsissa-two',
      price: [7, 35],
      grams: [250, 1100],
      kit: 'food',
      traits: ['de blé; d’orge; de pois chiches; aux fruits secs', 'nature; à l’anis; au sésame'],
      specs: { '*Poids': '250 g; 500 g; 1 kg' },
      about:
        'Deux cuillères et un peu d’huile : le matin est sauvé. | Grillée puis moulue fin, comme chez les grands-mères. | Riche et simple à la fois.',
    },
    {
      noun: 'Mloukhia',
      gender: 'f',
      category: 'Couscous & céréales',
      art: 'shot-mloukhia; shot-mloukhia-two',
      price: [6, 29],
      grams: [200, 1100],
      kit: 'food',
      traits: ['en poudre; extra-fine', 'de Gabès; du Kef; séchée à l’ombre'],
      specs: { '*Poids': '200 g; 500 g; 1 kg' },
      about:
        'D’un vert profond, sans sable. | Elle mijote des heures et ne s’oublie pas. | Moulue trois fois.',
    },
    {
      noun: 'Pâtes',
      gender: 'fp',
      category: 'Pâtes & riz',
      art: 'shot-pasta; shot-pasta-two',
      price: [2, 12],
      grams: [400, 1050],
      kit: 'food',
      traits: [
        'nwasser; hlalem; rechta; mhamsa; spaghetti; coquillettes',
        'artisanales; de blé dur; complètes',
      ],
      specs: { '*Poids': '400 g; 500 g; 1 kg' },
      about:
        'Elles tiennent la cuisson et boivent la sauce. | Séchées lentement, à basse température. | Pour les soirs de pluie.',
    },
    {
      noun: 'Dattes',
      gender: 'fp',
      category: 'Dattes & fruits secs',
      art: 'shot-dates; shot-dates-two',
      price: [9, 69],
      grams: [400, 5200],
      kit: 'food',
      traits: ['deglet nour; alligh; khouat', 'branchées; fourrées; de Tozeur; de Kebili; biologiques'],
      specs: { '*Poids': '500 g; 1 kg; 2 kg; 5 kg' },
      about:
        'Blondes, fondantes, presque du miel. | Triées une à une à l’oasis. | La coupe du ftour, ou le cadeau qu’on emporte.',
    },
    {
      noun: 'Amandes',
      gender: 'fp',
      category: 'Dattes & fruits secs',
      art: 'shot-almonds; shot-almonds-two',
      price: [14, 79],
      grams: [250, 1100],
      kit: 'food',
      traits: ['entières; mondées; grillées salées; effilées', 'de Sfax; de Sidi Bouzid; nouvelles'],
      specs: { '*Poids': '250 g; 500 g; 1 kg' },
      about:
        'De la dernière récolte, croquantes et douces. | Grillées au four, pas à l’huile. | Pour les gâteaux ou pour le soir.',
    },
    {
      noun: 'Fruits secs',
      gender: 'mp',
      category: 'Dattes & fruits secs',
      art: 'shot-nuts; shot-nuts-two',
      price: [12, 89],
      grams: [200, 1100],
      kit: 'food',
      traits: [
        'assortis; au naturel; grillés; grillés et salés; pour la pâtisserie',
        'pistaches et amandes; noix et noisettes; pignons et pistaches; mélange royal',
      ],
      specs: { '*Poids': '200 g; 500 g; 1 kg' },
      about:
        'Pour le thé aux pignons et les longues soirées. | Rien de rance, on contrôle chaque lot. | Le sachet garde le croquant.',
    },
    {
      noun: 'Miel',
      gender: 'm',
      category: 'Miel & confitures',
      art: 'shot-honey; shot-honey-two',
      price: [19, 119],
      grams: [250, 1100],
      kit: 'food',
      traits: [
        'de thym; de jujubier; d’eucalyptus; de fleurs d’oranger; de romarin; de montagne',
        'brut; de Sidi Bouzid; du Kef; cru',
      ],
      specs: { '*Poids': '250 g; 500 g; 1 kg' },
      about:
        'Extrait à froid, non chauffé, non filtré. | Il cristallise l’hiver : c’est bon signe. | L’apiculteur écrit son nom sur le pot.',
    },
    {
      noun: 'Confiture',
      gender: 'f',
      category: 'Miel & confitures',
      art: 'shot-jam; shot-jam-two',
      price: [6, 25],
      grams: [250, 720],
      kit: 'food',
      traits: ['de figues; de coings; d’abricots; de bigarades; de fraises', 'artisanale; extra; allégée'],
      specs: { '*Poids': '250 g; 370 g; 700 g' },
      about:
        'Cuite au chaudron, avec de vrais morceaux. | Plus de fruits que de sucre. | Sur un pain tabouna encore chaud.',
    },
    {
      noun: 'Makroudh',
      gender: 'm',
      category: 'Pâtisseries',
      art: 'shot-makroudh; shot-makroudh-two',
      price: [9, 49],
      grams: [300, 2100],
      kit: 'food',
      traits: ['aux dattes; aux amandes; au four; blanc', 'de Kairouan; au miel; mini'],
      specs: { '*Poids': '300 g; 500 g; 1 kg' },
      about:
        'Semoule dorée, dattes de Tozeur, miel léger. | Faits le matin, expédiés le jour même. | La boîte n’arrive jamais pleine.',
    },
    {
      noun: 'Baklawa',
      gender: 'f',
      category: 'Pâtisseries',
      art: 'shot-baklawa; shot-baklawa-two',
      price: [15, 89],
      grams: [300, 2100],
      kit: 'food',
      traits: ['aux amandes; aux pistaches; aux noisettes; assortie', 'de Sfax; tunisoise; du Bey'],
      specs: { '*Poids': '300 g; 500 g; 1 kg' },
      about:
        'Des feuilles si fines qu’on lirait au travers. | Un sirop parfumé à la rose, sans excès. | Pour les fêtes et pour les fiançailles.',
    },
    {
      noun: 'Halwa',
      gender: 'f',
      category: 'Pâtisseries',
      art: 'shot-halwa; shot-halwa-two',
      price: [4, 29],
      grams: [250, 1100],
      kit: 'food',
      traits: ['chamia nature; aux amandes; aux pistaches; au chocolat', 'artisanale; extra; -'],
      specs: { '*Poids': '250 g; 500 g; 1 kg' },
      about:
        'Elle fond et crisse un peu, comme il se doit. | Le sésame est broyé à la meule. | Avec du pain, c’est le goûter de toute une enfance.',
    },
    {
      noun: 'Café moulu',
      gender: 'm',
      category: 'Cafés',
      art: 'shot-coffee; shot-coffee-two',
      price: [6, 49],
      grams: [200, 1050],
      kit: 'food',
      traits: ['turc; pur arabica; mélange maison; à l’eau de géranium; corsé', 'torréfié à Tunis; -'],
      specs: { '*Poids': '200 g; 500 g; 1 kg' },
      about:
        'Torréfié chaque semaine, moulu à la demande. | La mousse est épaisse et l’arôme reste. | La zezoua n’attend que lui.',
    },
    {
      noun: 'Thé vert',
      gender: 'm',
      category: 'Thés & infusions',
      art: 'shot-green-tea; shot-green-tea-two',
      price: [4, 35],
      grams: [100, 550],
      kit: 'food',
      traits: ['gunpowder; à la menthe; au jasmin; chaara', 'grandes feuilles; biologique; extra'],
      specs: { '*Poids': '100 g; 250 g; 500 g' },
      about:
        'Il supporte le feu doux et les longues causeries. | Mousseux, franc, sans amertume. | Avec des pignons, c’est la fête.',
    },
    {
      noun: 'Infusion',
      gender: 'f',
      category: 'Thés & infusions',
      art: 'shot-herbal-tea; shot-herbal-tea-two',
      price: [4, 22],
      grams: [30, 260],
      kit: 'food',
      traits: [
        'de verveine; de romarin; de thym; de camomille; d’églantine',
        'du Zaghouan; de la montagne; biologique',
      ],
      specs: { '*Boîte': '20 sachets; 40 sachets; 100 g' },
      about:
        'Séchée à l’ombre pour garder sa couleur. | Le soir, elle met tout le monde d’accord. | Cueillie par une coopérative de femmes.',
    },
    {
      noun: 'Eau florale',
      gender: 'f',
      category: 'Sirops & jus',
      art: 'shot-flower-water; shot-flower-water-two',
      price: [6, 35],
      grams: [260, 1100],
      kit: 'food',
      traits: [
        'de fleur d’oranger; de géranium; de rose; d’églantine',
        'de Nabeul; de l’Ariana; de Zaghouan; distillée au qattar',
      ],
      specs: { '*Contenance': '25 cl; 50 cl; 1 L' },
      about:
        'Distillée goutte à goutte au printemps. | Trois gouttes dans le café, et tout change. | Pour les gâteaux, la peau et les souvenirs.',
    },
    {
      noun: 'Sirop',
      gender: 'm',
      category: 'Sirops & jus',
      art: 'shot-syrup; shot-syrup-two',
      price: [5, 22],
      grams: [700, 1400],
      kit: 'food',
      traits: [
        'de grenade; d’orgeat; de citron; de menthe; de caroube',
        'artisanal; traditionnel; sans colorant',
      ],
      specs: { '*Contenance': '50 cl; 75 cl; 1 L' },
      about:
        'Un doigt de sirop, de l’eau très fraîche, et l’été est là. | Le goût du fruit avant celui du sucre. | La rouzata des mariages, enfin chez soi.',
    },
    {
      noun: 'Thon',
      gender: 'm',
      category: 'Conserves',
      art: 'shot-tuna; shot-tuna-two',
      price: [5, 39],
      grams: [160, 1200],
      kit: 'food',
      traits: ['à l’huile d’olive; entier; au naturel; à la harissa', 'de Kélibia; de Mahdia; -'],
      specs: { '*Poids': '160 g; 400 g; 950 g' },
      about:
        'De beaux morceaux, pas des miettes. | Mis en boîte au port, le jour même. | Le fricassé en est à moitié fait.',
    },
    {
      noun: 'Sardines',
      gender: 'fp',
      category: 'Conserves',
      art: 'shot-sardines; shot-sardines-two',
      price: [3, 15],
      grams: [120, 420],
      kit: 'food',
      traits: ['à l’huile d’olive; à la tomate; au citron; pimentées', 'de Mahdia; de Teboulba; -'],
      specs: { '*Lot': 'x1; x3; x6' },
      about:
        'Fermes, argentées, rangées à la main. | Un pain, un citron, et c’est un repas. | Riches en bonnes graisses.',
    },
    {
      noun: 'Concentré de tomate',
      gender: 'm',
      category: 'Conserves',
      art: 'shot-tomato; shot-tomato-two',
      price: [2, 15],
      grams: [140, 850],
      kit: 'food',
      traits: ['double; triple; séché au soleil', 'du Cap Bon; de Béja; fermier'],
      specs: { '*Poids': '140 g; 400 g; 800 g' },
      about:
        'Épais et bien rouge, il parfume avant de colorer. | Une cuillère suffit pour la marmite. | Des tomates d’août, rien d’autre.',
    },
  ],
};
