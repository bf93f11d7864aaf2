import type { Department } from '../model.ts';

export const electromenager: Department = {
  tree: `
Électroménager | refrigerator
  Gros électroménager | refrigerator | f
    Froid | snowflake
      Réfrigérateurs | refrigerator
      Congélateurs | snowflake
    Lavage | washing-machine
      Lave-linge | washing-machine
      Lave-vaisselle | utensils
    Cuisson encastrable | flame
  Petit électroménager | blend | f
    Préparation culinaire | blend
      Robots & mixeurs | blend
      Blenders | cup-soda
    Cuisson rapide | microwave
      Micro-ondes & fours | microwave
      Friteuses & grills | flame
    Petit-déjeuner | coffee
      Machines à café | coffee
      Bouilloires & grille-pain | coffee
  Entretien de la maison | sparkles
    Aspirateurs | wind
    Fers & centrales vapeur | shirt
  Climatisation & chauffage | thermometer | s
    Climatiseurs | air-vent
    Ventilateurs | fan
    Chauffages | heater
`,
  about: 'Du réfrigérateur au mixeur, garantis, livrés et installés partout en Tunisie.',
  types: [
    {
      noun: 'Réfrigérateur',
      gender: 'm',
      category: 'Réfrigérateurs',
      art: 'shot-fridge-top-freezer; shot-fridge-american (américain); shot-fridge-french (combiné, no frost)',
      price: [890, 3990],
      grams: [42000, 98000],
      kit: 'appliance',
      traits: ['no frost; combiné; double porte; américain; table top'],
      specs: { '*Volume': '210 L; 300 L; 380 L; 460 L', Classe: 'A; A+; A++' },
      about:
        'Le froid est égal partout et les légumes restent croquants. | Les clayettes en verre supportent les grandes marmites. | À peine plus bruyant qu’un murmure.',
    },
    {
      noun: 'Congélateur',
      gender: 'm',
      category: 'Congélateurs',
      art: 'shot-freezer-chest; shot-fridge-top-freezer (armoire, no frost)',
      price: [690, 2290],
      grams: [28000, 62000],
      kit: 'appliance',
      traits: ['coffre; armoire; no frost; compact'],
      specs: { '*Volume': '100 L; 200 L; 300 L; 400 L' },
      about:
        'De quoi garder le mouton de l’Aïd et les fraises de juin. | Trente heures de froid en cas de coupure. | Les paniers se soulèvent d’une main.',
      colors: 'blanc',
    },
    {
      noun: 'Lave-linge',
      gender: 'm',
      category: 'Lave-linge',
      art: 'shot-washer-front; shot-washer-top (top)',
      price: [790, 2690],
      grams: [52000, 76000],
      kit: 'appliance',
      traits: ['à hublot; top; inverter; séchant'],
      specs: { '*Capacité': '6 kg; 7 kg; 8 kg; 10 kg', Essorage: '1000 tr/min; 1200 tr/min; 1400 tr/min' },
      about:
        'Le programme de quinze minutes sauve bien des matins. | Il pèse le linge et ne prend que l’eau qu’il faut. | Le départ différé profite des heures calmes.',
    },
    {
      noun: 'Lave-vaisselle',
      gender: 'm',
      category: 'Lave-vaisselle',
      art: 'shot-dishwasher; shot-dishwasher-compact (compact); shot-dishwasher-built-in (encastrable); shot-dishwasher-open (silencieux)',
      price: [990, 2490],
      grams: [38000, 52000],
      kit: 'appliance',
      traits: ['pose libre; encastrable; compact; silencieux'],
      specs: { '*Couverts': '8 couverts; 12 couverts; 14 couverts' },
      about:
        'Les verres sortent sans traces et la cuisine reste calme. | Le panier du haut se règle même chargé. | Neuf litres d’eau pour toute la vaisselle du soir.',
    },
    {
      noun: 'Cuisinière',
      gender: 'f',
      category: 'Cuisson encastrable',
      art: 'shot-range-gas; shot-range-electric (à four électrique)',
      price: [490, 1890],
      grams: [32000, 58000],
      kit: 'appliance',
      traits: ['à gaz; mixte; à four électrique; à cinq feux'],
      specs: { '*Largeur': '50 cm; 60 cm; 80 cm; 90 cm' },
      about:
        'Cinq feux pour que tout soit prêt à l’heure du ftour. | La sécurité coupe le gaz si la flamme s’éteint. | Le four garde une chaleur régulière, même porte ouverte un instant.',
    },
    {
      noun: 'Plaque de cuisson',
      gender: 'f',
      category: 'Cuisson encastrable',
      art: 'shot-hob-gas; shot-hob-induction (à induction, vitrocéramique) = noir',
      price: [229, 1290],
      grams: [6500, 12500],
      kit: 'appliance',
      traits: ['à gaz; à induction; vitrocéramique; mixte'],
      specs: { '*Foyers': '2 foyers; 3 foyers; 4 foyers; 5 foyers' },
      about:
        'La flamme se règle au plus fin pour les sauces. | Un coup d’éponge et il n’y paraît plus. | Aux dimensions standard, elle se pose en une heure.',
      colors: 'noir; argenté',
    },
    {
      noun: 'Four',
      gender: 'm',
      category: 'Cuisson encastrable',
      art: 'shot-oven-built-in; shot-oven-pyro (à pyrolyse)',
      price: [390, 1990],
      grams: [24000, 38000],
      kit: 'appliance',
      traits: ['encastrable; à chaleur tournante; à pyrolyse; vapeur'],
      specs: { '*Volume': '56 L; 65 L; 72 L' },
      about:
        'Les gâteaux montent droit et les tajines dorent. | La porte reste tiède pour les petites mains. | L’éclairage permet de surveiller sans ouvrir.',
      colors: 'noir; argenté',
    },
    {
      noun: 'Robot pétrin',
      gender: 'm',
      category: 'Robots & mixeurs',
      art: 'shot-stand-mixer; shot-stand-mixer-arm (à bol inox); shot-stand-mixer-mincer (avec hachoir)',
      price: [229, 1490],
      grams: [4200, 9500],
      kit: 'smallAppliance',
      traits: ['multifonction; à bol inox; compact; avec hachoir'],
      specs: { '*Puissance': '800 W; 1000 W; 1300 W; 1800 W' },
      about:
        'La pâte à pain se fait pendant qu’on prépare la salade. | Trois outils pour pétrir, fouetter et mélanger. | Le bol reçoit jusqu’à deux kilos de pâte.',
    },
    {
      noun: 'Mixeur',
      gender: 'm',
      category: 'Robots & mixeurs',
      art: 'shot-hand-blender; shot-hand-blender-set (plongeant trois-en-un)',
      price: [45, 249],
      grams: [700, 1500],
      kit: 'smallAppliance',
      traits: ['plongeant; plongeant trois-en-un; à pied inox'],
      specs: { '*Puissance': '400 W; 600 W; 800 W; 1000 W' },
      about:
        'La soupe devient velours directement dans la marmite. | Le pied se détache d’un clic pour le lavage. | Il ne projette pas et tient bien en main.',
    },
    {
      noun: 'Blender',
      gender: 'm',
      category: 'Blenders',
      art: 'shot-blender-jug; shot-blender-portable (portable)',
      price: [69, 549],
      grams: [1900, 4800],
      kit: 'smallAppliance',
      traits: ['à bol verre; chauffant; portable; à smoothies'],
      specs: { '*Puissance': '350 W; 600 W; 1000 W; 1500 W' },
      about:
        'Jus de fraises, citronnade, sauces : tout est lisse en trente secondes. | Il pile la glace sans peiner. | Le bol en verre ne garde ni odeur ni couleur.',
    },
    {
      noun: 'Micro-ondes',
      gender: 'm',
      category: 'Micro-ondes & fours',
      art: 'shot-microwave; shot-microwave-frame (encastrable, combiné)',
      price: [229, 890],
      grams: [10500, 18500],
      kit: 'appliance',
      traits: ['solo; grill; combiné; encastrable'],
      specs: { '*Volume': '20 L; 23 L; 25 L; 32 L' },
      about:
        'Il décongèle juste, sans cuire les bords. | Le grill rend son croustillant au pain. | Le plateau se lave comme une assiette.',
    },
    {
      noun: 'Mini-four',
      gender: 'm',
      category: 'Micro-ondes & fours',
      art: 'shot-oven-mini; shot-oven-mini-spit (à tournebroche)',
      price: [149, 590],
      grams: [6500, 14500],
      kit: 'smallAppliance',
      traits: ['électrique; à convection; à tournebroche'],
      specs: { '*Volume': '28 L; 38 L; 45 L; 60 L' },
      about:
        'Le poulet tourne et la maison sent le dimanche. | Chauffe en deux fois moins de temps qu’un grand four. | Le ramasse-miettes glisse devant.',
      colors: 'noir; argenté',
    },
    {
      noun: 'Friteuse à air',
      gender: 'f',
      category: 'Friteuses & grills',
      art: 'shot-air-fryer; shot-air-fryer-dual (à double bac)',
      price: [199, 890],
      grams: [3900, 8200],
      kit: 'smallAppliance',
      traits: ['numérique; à double bac; à hublot; compacte'],
      specs: { '*Capacité': '3,5 L; 5 L; 7 L; 9 L' },
      about:
        'Des frites croustillantes avec une cuillère d’huile. | Les briks ressortent dorées et légères. | Le panier se démonte d’un clic.',
      colors: 'noir; blanc; vert',
    },
    {
      noun: 'Grill',
      gender: 'm',
      category: 'Friteuses & grills',
      art: 'shot-grill-press; shot-grill-stone (de table)',
      price: [69, 390],
      grams: [2200, 6800],
      kit: 'smallAppliance',
      traits: ['à viande; panini; de table; réversible'],
      specs: { '*Puissance': '1000 W; 1600 W; 2000 W' },
      about:
        'Les merguez grillent sans fumée ni flamme. | Les plaques se démontent et se lavent. | Il se range debout.',
      colors: 'noir',
    },
    {
      noun: 'Machine à café',
      gender: 'f',
      category: 'Machines à café',
      art: 'shot-coffee-espresso = argenté; shot-coffee-filter (filtre)',
      price: [149, 1990],
      grams: [2600, 9800],
      kit: 'smallAppliance',
      traits: ['expresso; à capsules; automatique avec broyeur; filtre; à mousse de lait'],
      specs: { Pression: '15 bars; 19 bars; 20 bars' },
      about:
        'Un express serré comme au café du coin. | La mousse de lait est fine et tient. | Prête en trente secondes, elle s’éteint seule.',
    },
    {
      noun: 'Bouilloire électrique',
      gender: 'f',
      category: 'Bouilloires & grille-pain',
      art: 'shot-kettle; shot-kettle-steel (en inox) = argenté; shot-kettle-glass (en verre) = noir',
      price: [39, 219],
      grams: [800, 1500],
      kit: 'smallAppliance',
      traits: ['en inox; en verre; à température réglable; rétro'],
      specs: { '*Volume': '1 L; 1,5 L; 1,7 L; 2 L' },
      about:
        'L’eau du thé bout en trois minutes. | Le filtre retient le calcaire de nos robinets. | Le bec verse sans goutter.',
    },
    {
      noun: 'Grille-pain',
      gender: 'm',
      category: 'Bouilloires & grille-pain',
      art: 'shot-toaster; shot-toaster-four (quatre fentes)',
      price: [45, 249],
      grams: [1100, 2300],
      kit: 'smallAppliance',
      traits: ['deux fentes; quatre fentes; à fente longue; rétro'],
      about:
        'Les tranches ressortent du même doré des deux côtés. | Le tiroir à miettes se vide en un geste. | Les fentes larges acceptent le pain tabouna.',
    },
    {
      noun: 'Aspirateur',
      gender: 'm',
      category: 'Aspirateurs',
      art: 'shot-vacuum; shot-vacuum-stick (balai sans fil)',
      price: [149, 1290],
      grams: [2400, 7200],
      kit: 'appliance',
      traits: ['sans sac; balai sans fil; eau et poussière; traîneau silencieux'],
      specs: { '*Puissance': '600 W; 900 W; 1400 W; 2000 W' },
      about:
        'Il avale le sable comme les poils du chat. | Le filtre se rince et dure des années. | La brosse passe du tapis au carrelage sans réglage.',
      colors: 'rouge; bleu; gris; noir',
    },
    {
      noun: 'Aspirateur robot',
      gender: 'm',
      category: 'Aspirateurs',
      art: 'shot-robot-vacuum; shot-robot-vacuum-station (à station de vidage)',
      price: [390, 2290],
      grams: [2900, 4200],
      kit: 'appliance',
      traits: ['laveur; à cartographie; à station de vidage'],
      specs: { Autonomie: '90 min; 120 min; 180 min' },
      about:
        'Il fait le salon pendant que vous êtes au travail. | Il contourne les câbles et les jouets. | La carte se dessine dans l’application.',
      colors: 'noir; blanc',
    },
    {
      noun: 'Fer à repasser',
      gender: 'm',
      category: 'Fers & centrales vapeur',
      art: 'shot-iron; shot-iron-ceramic (à semelle céramique)',
      price: [39, 290],
      grams: [1000, 1900],
      kit: 'smallAppliance',
      traits: ['vapeur; sans fil; de voyage; à semelle céramique'],
      specs: { '*Puissance': '1600 W; 2000 W; 2400 W; 2800 W' },
      about:
        'La semelle glisse et la vapeur ne coule pas. | Il s’arrête tout seul quand on l’oublie. | La réserve suffit pour six chemises.',
      colors: 'bleu; violet; vert; rouge',
    },
    {
      noun: 'Centrale vapeur',
      gender: 'f',
      category: 'Fers & centrales vapeur',
      art: 'shot-steam-station; shot-steam-station-tank (à autonomie illimitée)',
      price: [229, 990],
      grams: [3500, 6200],
      kit: 'smallAppliance',
      traits: ['haute pression; compacte; à autonomie illimitée'],
      specs: { '*Pression': '5 bars; 6 bars; 7,5 bars' },
      about:
        'Le linge d’une semaine en une heure. | Elle défroisse aussi les rideaux, en place. | Le collecteur de calcaire se rince facilement.',
      colors: 'bleu; noir; blanc',
    },
    {
      noun: 'Climatiseur',
      gender: 'm',
      category: 'Climatiseurs',
      art: 'shot-air-conditioner; shot-air-conditioner-mobile (mobile)',
      price: [990, 3290],
      grams: [9500, 42000],
      kit: 'appliance',
      traits: ['split; inverter; chaud et froid; mobile'],
      specs: { '*Puissance': '9000 BTU; 12000 BTU; 18000 BTU; 24000 BTU' },
      about:
        'La chambre est fraîche en dix minutes, sans courant d’air. | Le mode nuit se fait oublier. | Tropicalisé, il ne faiblit pas à 46 °C.',
      colors: 'blanc',
    },
    {
      noun: 'Ventilateur',
      gender: 'm',
      category: 'Ventilateurs',
      art: 'shot-fan-desk; shot-fan-ceiling (plafonnier); shot-fan-drum = argenté',
      price: [49, 349],
      grams: [1900, 7200],
      kit: 'smallAppliance',
      traits: ['sur pied; colonne; de table; plafonnier; rechargeable'],
      specs: { Vitesses: '3 vitesses; 6 vitesses; 12 vitesses' },
      about:
        'Un souffle large et régulier, sans ronronnement. | La minuterie l’éteint une fois endormi. | La grille s’ouvre pour un vrai nettoyage.',
      colors: 'blanc; noir; argenté',
    },
    {
      noun: 'Radiateur',
      gender: 'm',
      category: 'Chauffages',
      art: 'shot-radiator-oil; shot-radiator-low (soufflant, à convection)',
      price: [79, 590],
      grams: [1800, 15500],
      kit: 'smallAppliance',
      traits: ['à bain d’huile; soufflant; à quartz; à convection'],
      specs: { '*Puissance': '1000 W; 1500 W; 2000 W; 2500 W' },
      about:
        'Une chaleur douce qui reste après l’arrêt. | Il se coupe s’il bascule. | Les roulettes le suivent de pièce en pièce.',
      colors: 'blanc; gris',
    },
  ],
};
