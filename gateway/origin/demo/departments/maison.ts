import type { Department } from '../model.ts';

export const maison: Department = {
  tree: `
Maison & jardin | sofa | slug=maison-jardin
  Meubles | sofa | f
    Salon | sofa
      Canapés & banquettes | sofa
      Tables basses | table
      Meubles TV & bibliothèques | library
    Chambre | bed
      Lits & matelas | bed
      Armoires & commodes | door-closed
    Salle à manger | utensils
      Tables | table
      Chaises & tabourets | armchair
  Décoration | lamp | f
    Luminaires | lamp
      Lampes à poser | lamp-desk
      Suspensions & appliques | lamp-ceiling
    Tapis | grid-3x3
    Miroirs & cadres | frame
    Bougies & senteurs | flame
    Vases & plantes | flower
  Linge de maison | bed-double
    Parures de lit | bed-double
    Couettes & couvertures | bed-double
    Serviettes & peignoirs | bath
    Rideaux & coussins | blinds
  Cuisine & table | cooking-pot | s
    Cuisson | cooking-pot
      Poêles | cooking-pot
      Casseroles & cocottes | cooking-pot
    Vaisselle | utensils
    Verres & carafes | glass-water
    Couteaux & ustensiles | utensils-crossed
    Conservation | package-open
  Salle de bain | bath
  Rangement & ménage | archive
  Jardin & terrasse | trees
    Mobilier de jardin | armchair
    Plantes & semences | sprout
    Barbecues & planchas | flame
    Arrosage & outils de jardin | shovel
`,
  about: 'Meubler, décorer, cuisiner, jardiner : tout pour une maison où l’on se sent bien.',
  types: [
    {
      noun: 'Canapé',
      gender: 'm',
      category: 'Canapés & banquettes',
      art: 'shot-sofa-classic; shot-sofa-cushions; shot-sofa-chesterfield',
      price: [590, 3490],
      grams: [32000, 92000],
      kit: 'furniture',
      traits: ['en tissu; en velours; en simili cuir; en lin', 'convertible; d’angle; à coffre; scandinave'],
      specs: {
        '*Places': '2 places; 3 places; 4 places',
        Structure: 'pin massif; hêtre; contreplaqué renforcé',
      },
      about:
        'L’assise est ferme juste ce qu’il faut, pour s’asseoir comme pour s’allonger. | Les housses se retirent et passent en machine. | Le montage ne demande que quatre pieds à visser.',
      colors: 'gris; beige; vert; bleu; marron; bordeaux',
    },
    {
      noun: 'Banquette',
      gender: 'f',
      category: 'Canapés & banquettes',
      art: 'shot-bench-mid-century; shot-bench-futon',
      price: [290, 1290],
      grams: [18000, 42000],
      kit: 'furniture',
      traits: ['en bois et tissu; en velours; à coffre', 'à dossier; de salon tunisien; d’entrée'],
      about:
        'Dans l’esprit des salons d’ici, avec un coffre pour le linge. | Elle accueille trois personnes, ou un invité pour la nuit. | La mousse haute densité ne s’affaisse pas.',
      colors: 'beige; bordeaux; bleu; vert; gris',
    },
    {
      noun: 'Table basse',
      gender: 'f',
      category: 'Tables basses',
      art: 'shot-coffee-table-metal; shot-coffee-table-glass (en verre trempé, à tiroir)',
      price: [119, 790],
      grams: [7000, 26000],
      kit: 'furniture',
      traits: [
        'en bois de manguier; en verre trempé; en métal et bois; en marbre reconstitué',
        'ronde; gigogne; à tiroir; relevable',
      ],
      about:
        'À la bonne hauteur pour le thé, les livres et les pieds fatigués. | Le plateau résiste aux taches et aux verres chauds. | Des patins protègent le carrelage.',
      colors: 'marron; blanc; noir; beige',
    },
    {
      noun: 'Meuble TV',
      gender: 'm',
      category: 'Meubles TV & bibliothèques',
      art: 'shot-tv-stand; shot-tv-stand-slats (en bois, en chêne clair, à deux portes)',
      price: [199, 1190],
      grams: [19000, 48000],
      kit: 'furniture',
      traits: ['en bois; laqué; en chêne clair; industriel', 'à deux portes; suspendu; avec niches; à LED'],
      specs: { '*Largeur': '120 cm; 140 cm; 160 cm; 180 cm' },
      about:
        'Les câbles disparaissent derrière et les portes se ferment sans bruit. | De la place pour la box, la console et les télécommandes. | La quincaillerie est fournie, numérotée et complète.',
      colors: 'marron; blanc; noir; gris',
    },
    {
      noun: 'Bibliothèque',
      gender: 'f',
      category: 'Meubles TV & bibliothèques',
      art: 'shot-bookcase-cubes; shot-bookcase-crown; shot-bookcase-ladder (échelle, en métal et bois)',
      price: [129, 890],
      grams: [14000, 45000],
      kit: 'furniture',
      traits: ['en bois; en métal et bois; laquée', 'à cinq étagères; échelle; à portes; modulable'],
      about:
        'Elle porte de vrais livres sans plier. | Chaque étagère se règle à la hauteur voulue. | La fixation anti-bascule est comprise.',
      colors: 'marron; blanc; noir',
    },
    {
      noun: 'Lit',
      gender: 'm',
      category: 'Lits & matelas',
      art: 'shot-bed-upholstered; shot-bed-iron (en métal)',
      price: [349, 2290],
      grams: [28000, 78000],
      kit: 'furniture',
      traits: [
        'en bois massif; capitonné en velours; en métal; en tissu',
        'à coffre; à tête de lit haute; à tiroirs; plateforme',
      ],
      specs: { '*Couchage': '90 x 190 cm; 140 x 190 cm; 160 x 200 cm; 180 x 200 cm' },
      about:
        'Le sommier à lattes est inclus et ne grince pas. | Le coffre range la couette d’hiver et les valises. | Il se monte à deux en moins d’une heure.',
      colors: 'gris; beige; marron; blanc; vert',
    },
    {
      noun: 'Matelas',
      gender: 'm',
      category: 'Lits & matelas',
      art: 'shot-mattress; shot-mattress-springs (à ressorts ensachés, orthopédique)',
      price: [190, 1690],
      grams: [11000, 34000],
      kit: 'furniture',
      traits: [
        'à ressorts ensachés; en mousse à mémoire de forme; en latex; orthopédique',
        'ferme; mi-ferme; réversible été-hiver',
      ],
      specs: {
        '*Couchage': '90 x 190 cm; 140 x 190 cm; 160 x 200 cm; 180 x 200 cm',
        Épaisseur: '18 cm; 22 cm; 26 cm; 30 cm',
      },
      about:
        'Le dos est soutenu et le voisin ne sent pas les mouvements. | Le coutil respire et se déhousse. | Cent nuits pour s’y faire, sinon on le reprend.',
      colors: 'blanc',
    },
    {
      noun: 'Armoire',
      gender: 'f',
      category: 'Armoires & commodes',
      art: 'shot-wardrobe-two-doors; shot-wardrobe-sliding (à portes coulissantes)',
      price: [349, 2190],
      grams: [48000, 130000],
      kit: 'furniture',
      traits: [
        'en bois; laquée; à portes coulissantes; à miroir',
        'à deux portes; à trois portes; avec tiroirs; à penderie double',
      ],
      about:
        'Une moitié penderie, une moitié étagères : tout trouve sa place. | Les portes s’arrêtent en douceur. | Les panneaux épais tiennent les déménagements.',
      colors: 'blanc; marron; gris; beige',
    },
    {
      noun: 'Commode',
      gender: 'f',
      category: 'Armoires & commodes',
      art: 'shot-dresser-six; shot-dresser-three (à trois tiroirs, scandinave)',
      price: [169, 890],
      grams: [18000, 46000],
      kit: 'furniture',
      traits: [
        'en bois; laquée; en rotin et bois; scandinave',
        'à trois tiroirs; à quatre tiroirs; à six tiroirs',
      ],
      about:
        'Les tiroirs coulissent jusqu’au fond et ne sortent pas des rails. | Le dessus accueille un miroir et une lampe. | Ses pieds hauts laissent passer le balai.',
      colors: 'blanc; marron; beige; vert',
    },
    {
      noun: 'Table à manger',
      gender: 'f',
      category: 'Tables',
      art: 'shot-table-farm; shot-table-round (ronde, à pied central); shot-table-glass (en verre trempé) = noir',
      price: [229, 1890],
      grams: [18000, 62000],
      kit: 'furniture',
      traits: [
        'en bois massif; en verre trempé; en métal et bois; en céramique',
        'extensible; ronde; rectangulaire; à pied central',
      ],
      specs: { '*Couverts': '4 couverts; 6 couverts; 8 couverts' },
      about:
        'Assez stable pour les devoirs, assez grande pour l’Aïd. | L’allonge sort en un geste et se range sous le plateau. | Le vernis mat ne garde pas les traces.',
      colors: 'marron; blanc; noir; beige',
    },
    {
      noun: 'Chaise',
      gender: 'f',
      category: 'Chaises & tabourets',
      art: 'shot-chair-windsor; shot-chair-bistro (bistrot, à accoudoirs)',
      price: [59, 349],
      grams: [3500, 7800],
      kit: 'furniture',
      traits: ['en bois; en velours; en métal; en rotin', 'empilable; à accoudoirs; bistrot; rembourrée'],
      about:
        'Un dossier qui soutient et une assise que l’on ne quitte pas. | Elle porte jusqu’à cent vingt kilos. | Vendue à l’unité, elle se mélange volontiers.',
      colors: 'marron; noir; vert; beige; bleu; rose',
    },
    {
      noun: 'Tabouret',
      gender: 'm',
      category: 'Chaises & tabourets',
      art: 'shot-stool-bar; shot-stool-straw (en osier, bas)',
      price: [39, 260],
      grams: [2100, 6900],
      kit: 'furniture',
      traits: ['en bois; en métal; en velours; en osier', 'de bar; réglable; pliant; bas'],
      about:
        'Il se glisse sous le plan de travail une fois le café bu. | Le repose-pieds est à la bonne hauteur. | Stable sur ses quatre pieds, même au sol inégal.',
      colors: 'marron; noir; blanc; beige; vert',
    },
    {
      noun: 'Lampe à poser',
      gender: 'f',
      category: 'Lampes à poser',
      art: 'shot-lamp-table = beige; shot-lamp-stones = blanc; shot-lamp-mushroom (champignon) = jaune',
      price: [29, 249],
      grams: [500, 2600],
      kit: 'decor',
      traits: [
        'en céramique; en bois; en rotin; en laiton; en verre soufflé',
        'à abat-jour en lin; champignon; sans fil; à variateur',
      ],
      about:
        'Une lumière chaude qui ne fatigue pas les yeux. | L’interrupteur est sur le fil, facile à trouver dans le noir. | Elle prend une ampoule E27, non fournie.',
    },
    {
      noun: 'Lampadaire',
      gender: 'm',
      category: 'Lampes à poser',
      art: 'shot-lamp-floor = rouge; shot-lamp-arc (arc en métal); shot-lamp-tripod (trépied)',
      price: [69, 420],
      grams: [2600, 8200],
      kit: 'decor',
      traits: ['en métal; en bois; en bambou; arc en métal', 'à liseuse; trépied; à variateur; à étagères'],
      about:
        'Il éclaire le coin lecture sans éblouir le reste de la pièce. | Le socle lesté tient bon face aux enfants. | L’intensité se règle au pied.',
    },
    {
      noun: 'Suspension',
      gender: 'f',
      category: 'Suspensions & appliques',
      art: 'shot-pendant-dome; shot-pendant-three (à trois lampes)',
      price: [39, 420],
      grams: [600, 3400],
      kit: 'decor',
      traits: [
        'en raphia; en métal perforé; en verre fumé; en bambou; en cuivre martelé',
        'dôme; tressée; à trois lampes; ajourée',
      ],
      about:
        'Au-dessus de la table, elle dessine des ombres au plafond. | Le câble se règle à la hauteur voulue. | Posée en dix minutes sur une sortie ordinaire.',
    },
    {
      noun: 'Tapis',
      gender: 'm',
      category: 'Tapis',
      art: 'shot-rug; shot-rug-rolled (à poils longs); shot-rug-round (en jute)',
      price: [59, 1290],
      grams: [1800, 16000],
      kit: 'decor',
      traits: [
        'en laine; en jute; en coton tissé; à poils longs; en viscose',
        'berbère; à losanges; uni; à franges; d’inspiration kairouanaise',
      ],
      specs: { '*Taille': '120 x 170 cm; 160 x 230 cm; 200 x 290 cm' },
      about:
        'Il réchauffe le carrelage dès novembre et se secoue facilement. | Les couleurs ont été choisies pour vieillir ensemble. | L’envers antidérapant évite les surprises.',
      colors: 'beige; rouge; gris; bleu; multicolore; vert',
    },
    {
      noun: 'Miroir',
      gender: 'm',
      category: 'Miroirs & cadres',
      art: 'shot-mirror-round = doré; shot-mirror-arch (arche, sur pied) = marron',
      price: [39, 490],
      grams: [900, 12000],
      kit: 'decor',
      traits: ['en métal; en bois; en rotin; à cadre doré', 'rond; sur pied; arche; soleil; mosaïque'],
      about:
        'Il agrandit l’entrée et rend la lumière du matin. | Le tain est garanti contre les taches de vieillissement. | Les attaches sont déjà montées.',
    },
    {
      noun: 'Cadre photo',
      gender: 'm',
      category: 'Miroirs & cadres',
      art: 'shot-frame; shot-frame-gallery (multivues)',
      price: [12, 99],
      grams: [200, 1600],
      kit: 'decor',
      traits: [
        'en bois; en métal; en résine dorée; à passe-partout',
        'multivues; à poser; mural; lot de trois',
      ],
      specs: { Format: '13 x 18 cm; 20 x 30 cm; 30 x 40 cm' },
      about:
        'Le verre est vrai et le dos s’ouvre sans outil. | À l’horizontale ou à la verticale, au choix. | De quoi composer un mur de souvenirs.',
    },
    {
      noun: 'Bougie parfumée',
      gender: 'f',
      category: 'Bougies & senteurs',
      art: 'shot-candle-jar; shot-candle-bowl (trois mèches, en céramique)',
      price: [15, 89],
      grams: [180, 620],
      kit: 'decor',
      traits: [
        'au jasmin; à la fleur d’oranger; au bois de santal; à la figue; à l’ambre',
        'en pot de verre; en céramique; à mèche de bois; trois mèches',
      ],
      about:
        'La cire végétale brûle droit, sans fumée noire. | Le parfum reste présent sans jamais entêter. | Le pot se garde une fois vide.',
      colors: 'blanc; beige; rose; vert; marron',
    },
    {
      noun: 'Diffuseur de parfum',
      gender: 'm',
      category: 'Bougies & senteurs',
      art: 'shot-diffuser = marron; shot-diffuser-mist (à ultrasons)',
      price: [25, 149],
      grams: [250, 900],
      kit: 'decor',
      traits: [
        'à bâtonnets; à ultrasons; en bois et verre',
        'fleur d’oranger; jasmin de nuit; thé blanc; bois précieux',
      ],
      about:
        'La maison sent bon dès l’entrée, doucement. | Une recharge dure de six à huit semaines. | Il s’éteint seul quand l’eau manque.',
    },
    {
      noun: 'Vase',
      gender: 'm',
      category: 'Vases & plantes',
      art: 'shot-vase-ribbed; shot-vase-amphora (amphore, à deux anses)',
      price: [19, 219],
      grams: [400, 3200],
      kit: 'decor',
      traits: [
        'en céramique; en verre soufflé; en terre cuite; en grès',
        'à col étroit; strié; amphore; boule; à deux anses',
      ],
      about:
        'Beau même vide, il l’est plus encore avec trois branches d’olivier. | L’intérieur est émaillé : l’eau ne suinte pas. | Chaque pièce porte de légères différences.',
    },
    {
      noun: 'Plante verte',
      gender: 'f',
      category: 'Vases & plantes',
      art: 'shot-plant-dracaena; shot-plant-spathiphyllum; shot-plant-ficus (ficus); shot-plant-succulent (aloès)',
      price: [15, 149],
      grams: [900, 6500],
      kit: 'decor',
      traits: [
        'monstera; ficus; pothos; sansevieria; aloès',
        'en pot de terre; en cache-pot; en panier tressé',
      ],
      specs: { Hauteur: '25 cm; 40 cm; 60 cm; 90 cm' },
      about:
        'Elle se contente d’un arrosage par semaine. | Emballée avec soin, elle arrive sans une feuille cassée. | La fiche d’entretien est dans le carton.',
      colors: '',
    },
    {
      noun: 'Parure de lit',
      gender: 'f',
      category: 'Parures de lit',
      art: 'shot-bedding; shot-bedding-set (à passepoil, unie)',
      price: [59, 349],
      grams: [1300, 2900],
      kit: 'linen',
      traits: [
        'en percale; en satin de coton; en gaze de coton; en lin lavé; en flanelle',
        'unie; brodée; fleurie; à passepoil; réversible',
      ],
      specs: { '*Taille': '160 x 220 cm; 220 x 240 cm; 240 x 260 cm' },
      about:
        'Housse, drap et taies : tout est assorti, rien à chercher. | Le tissu s’adoucit à chaque lavage. | Le grand rabat retient bien la couette.',
    },
    {
      noun: 'Couette',
      gender: 'f',
      category: 'Couettes & couvertures',
      art: 'shot-duvet; shot-duvet-folded (en duvet, chaude)',
      price: [59, 390],
      grams: [1300, 4200],
      kit: 'linen',
      traits: ['légère; quatre saisons; chaude; en duvet', 'en microfibre; en coton; anti-acariens'],
      specs: { '*Taille': '160 x 220 cm; 220 x 240 cm; 240 x 260 cm' },
      about:
        'Gonflante sans être lourde, elle garde la bonne chaleur. | Les coutures en carreaux empêchent le garnissage de glisser. | Elle passe en machine, même la grande.',
      colors: 'blanc',
    },
    {
      noun: 'Plaid',
      gender: 'm',
      category: 'Couettes & couvertures',
      art: 'shot-plaid; shot-plaid-rolled (à franges)',
      price: [35, 189],
      grams: [600, 1900],
      kit: 'linen',
      traits: [
        'en laine; en coton gaufré; en polaire; en maille torsadée',
        'à franges; à carreaux; uni; à pompons',
      ],
      about:
        'Sur le canapé pour décorer, sur les genoux pour de vrai. | Il ne bouloche pas et sèche vite. | La taille est généreuse : on s’y met à deux.',
    },
    {
      noun: 'Serviette de bain',
      gender: 'f',
      category: 'Serviettes & peignoirs',
      art: 'shot-towels; shot-towels-rolled (brodée, en bambou)',
      price: [15, 89],
      grams: [300, 900],
      kit: 'linen',
      traits: [
        'en coton éponge; en nid d’abeille; en coton bio; en bambou',
        'à liseré; unie; lot de deux; brodée',
      ],
      specs: { Grammage: '450 g/m²; 500 g/m²; 600 g/m²' },
      about:
        'Épaisse, douce, et sèche pour le lendemain. | Elle boit l’eau dès la première fois. | Les bords sont doublés pour ne pas s’effilocher.',
    },
    {
      noun: 'Peignoir',
      gender: 'm',
      category: 'Serviettes & peignoirs',
      art: 'shot-bathrobe-shawl; shot-bathrobe-hood (à capuche)',
      price: [59, 189],
      grams: [800, 1500],
      kit: 'linen',
      traits: ['en coton éponge; en nid d’abeille; en velours de coton', 'à capuche; à col châle; kimono'],
      about:
        'Comme à la sortie du hammam, chaque matin. | Deux grandes poches et une ceinture qui tient. | Il ne perd pas ses fils au lavage.',
    },
    {
      noun: 'Rideau',
      gender: 'm',
      category: 'Rideaux & coussins',
      art: 'shot-curtains; shot-curtains-tied (en velours, occultant)',
      price: [35, 199],
      grams: [600, 2400],
      kit: 'linen',
      traits: ['en lin; en velours; en coton; en voile', 'occultant; à œillets; thermique; brodé'],
      specs: { '*Taille': '140 x 240 cm; 140 x 260 cm; 200 x 260 cm' },
      about:
        'Il filtre la lumière d’été sans assombrir la pièce. | Les œillets coulissent sur toutes les tringles. | L’ourlet se reprend au fer, sans couture.',
    },
    {
      noun: 'Coussin',
      gender: 'm',
      category: 'Rideaux & coussins',
      art: 'shot-cushion; shot-cushion-pompoms (à pompons)',
      price: [15, 89],
      grams: [250, 700],
      kit: 'linen',
      traits: [
        'en lin; en velours; en coton tissé; en laine bouclée',
        'à franges; brodé; à pompons; à rayures; margoum',
      ],
      about:
        'Le garnissage rebondit et ne fait pas de boules. | La housse se retire par une fermeture cachée. | Trois suffisent à changer un canapé.',
    },
    {
      noun: 'Poêle',
      gender: 'f',
      category: 'Poêles',
      art: 'shot-frying-pan; shot-frying-pan-grill (grill)',
      price: [35, 219],
      grams: [700, 2100],
      kit: 'kitchen',
      traits: [
        'antiadhésive; en fonte; en inox; en pierre; en aluminium forgé',
        'à poignée amovible; grill; à bord haut; à crêpes',
      ],
      specs: { '*Diamètre': '20 cm; 24 cm; 28 cm; 32 cm' },
      about:
        'Les œufs glissent, le poisson se retourne en un seul morceau. | Le fond épais répartit la chaleur, au gaz comme à l’induction. | Elle se lave d’un coup d’éponge.',
      colors: 'noir; gris; rouge',
    },
    {
      noun: 'Cocotte',
      gender: 'f',
      category: 'Casseroles & cocottes',
      art: 'shot-casserole; shot-casserole-glass (à couvercle verre); shot-casserole-oval (ovale)',
      price: [59, 420],
      grams: [1900, 6200],
      kit: 'kitchen',
      traits: [
        'en fonte émaillée; en inox; en aluminium; en granit',
        'ronde; ovale; à couvercle verre; à deux anses',
      ],
      specs: { '*Contenance': '3 L; 4,5 L; 6 L; 8 L' },
      about:
        'Pour les ragoûts qui mijotent et la mloukhia du dimanche. | Le couvercle retient la vapeur et les arômes. | Elle passe du feu au four, puis à table.',
      colors: 'rouge; vert; noir; bleu; beige',
    },
    {
      noun: 'Couscoussier',
      gender: 'm',
      category: 'Casseroles & cocottes',
      art: 'shot-couscoussier; shot-couscoussier-aluminium (en aluminium)',
      price: [59, 320],
      grams: [1800, 5200],
      kit: 'kitchen',
      traits: ['en inox; en aluminium; en inox triple fond', 'à deux anses; avec couvercle; familial'],
      specs: { '*Contenance': '6 L; 8 L; 10 L; 14 L' },
      about:
        'Le grain monte léger et la vapeur ne s’échappe pas. | Le haut s’emboîte parfaitement sur la marmite. | Un classique que l’on transmet.',
      colors: 'argenté',
    },
    {
      noun: 'Service de table',
      gender: 'm',
      category: 'Vaisselle',
      art: 'shot-plates; shot-plates-stoneware (en grès)',
      price: [79, 490],
      grams: [6000, 14500],
      kit: 'kitchen',
      traits: [
        'en porcelaine; en grès; en faïence; en verre opale',
        'à liseré doré; uni; à motifs; rustique',
      ],
      specs: { '*Pièces': '12 pièces; 18 pièces; 24 pièces' },
      about:
        'Assez beau pour les invités, assez solide pour tous les jours. | Il passe au lave-vaisselle et au micro-ondes. | Les assiettes s’empilent bien et prennent peu de place.',
      colors: 'blanc; beige; bleu; vert; gris',
    },
    {
      noun: 'Service à thé',
      gender: 'm',
      category: 'Vaisselle',
      art: 'shot-tea-set; shot-tea-set-moorish (en inox)',
      price: [39, 249],
      grams: [1200, 3800],
      kit: 'kitchen',
      traits: [
        'en porcelaine; en verre; en céramique; en inox',
        'pour six personnes; à liseré doré; avec plateau; peint à la main',
      ],
      about:
        'La théière verse sans goutter, détail qui compte. | Pour le thé à la menthe, aux pignons ou tout simple. | Présenté en coffret, prêt à offrir.',
    },
    {
      noun: 'Lot de tasses',
      gender: 'm',
      category: 'Vaisselle',
      art: 'shot-cups; shot-cups-stack (empilables)',
      price: [19, 119],
      grams: [600, 2200],
      kit: 'kitchen',
      traits: [
        'en porcelaine; en grès; en faïence; à double paroi',
        'à café; avec soucoupes; empilables; à motifs',
      ],
      specs: { '*Lot': 'x4; x6; x12' },
      about:
        'La bonne taille pour un capucin du matin. | L’anse est large et le bord fin. | Elles gardent le café chaud plus longtemps.',
    },
    {
      noun: 'Lot de verres',
      gender: 'm',
      category: 'Verres & carafes',
      art: 'shot-glasses = blanc; shot-glasses-stem (à pied) = blanc; shot-glasses-tea (à thé)',
      price: [15, 99],
      grams: [900, 2600],
      kit: 'kitchen',
      traits: [
        'en verre trempé; en cristallin; en verre soufflé',
        'à eau; à thé; empilables; à pied; ciselés',
      ],
      specs: { '*Lot': 'x4; x6; x12' },
      about:
        'Transparents, même après cent lavages. | Le fond épais les rend stables et difficiles à casser. | Pour l’eau, la citronnade ou le thé à la menthe.',
      colors: 'blanc; vert; bleu',
    },
    {
      noun: 'Couteau de cuisine',
      gender: 'm',
      category: 'Couteaux & ustensiles',
      art: 'shot-knife-chef = noir; shot-knife-santoku (santoku) = marron',
      price: [19, 189],
      grams: [120, 320],
      kit: 'kitchen',
      traits: [
        'en acier inoxydable; en acier damas; en céramique',
        'de chef; santoku; à pain; d’office; à désosser',
      ],
      about:
        'Il coupe une tomate mûre sans l’écraser. | L’équilibre entre lame et manche repose le poignet. | Un passage au fusil suffit à lui rendre son fil.',
      colors: 'noir; marron',
    },
    {
      noun: 'Set d’ustensiles',
      gender: 'm',
      category: 'Couteaux & ustensiles',
      art: 'shot-utensils; shot-utensils-wood (en bois d’olivier, en bambou) = marron',
      price: [19, 149],
      grams: [350, 1400],
      kit: 'kitchen',
      traits: [
        'en bois d’olivier; en silicone; en inox; en bambou',
        'avec support; cinq pièces; sept pièces; dix pièces',
      ],
      about:
        'Louche, spatule, écumoire : l’essentiel sous la main. | Ils ne rayent pas les revêtements. | Un crochet permet de les suspendre.',
      colors: 'marron; gris; noir; vert',
    },
    {
      noun: 'Lot de boîtes',
      gender: 'm',
      category: 'Conservation',
      art: 'shot-food-boxes; shot-food-boxes-glass (en verre)',
      price: [19, 129],
      grams: [500, 2900],
      kit: 'kitchen',
      traits: [
        'en verre; en plastique sans BPA; en inox; en bambou',
        'hermétiques; empilables; à couvercle clipsé; pour le four',
      ],
      specs: { '*Lot': 'x3; x5; x8' },
      about:
        'Les restes se gardent et le frigo s’organise. | Le joint se démonte pour un vrai lavage. | On voit tout de suite ce qu’il y a dedans.',
      colors: 'vert; bleu; gris; blanc',
    },
    {
      noun: 'Rideau de douche',
      gender: 'm',
      category: 'Salle de bain',
      art: 'shot-shower-curtain; shot-shower-curtain-drawn (à anneaux)',
      price: [19, 79],
      grams: [300, 700],
      kit: 'linen',
      traits: ['en tissu; en PEVA; en polyester épais', 'imprimé; uni; lesté; à anneaux'],
      about:
        'Il ne colle pas à la peau et sèche vite. | Les anneaux sont dans l’emballage. | Il passe en machine à trente degrés.',
    },
    {
      noun: 'Ensemble de salle de bain',
      gender: 'm',
      category: 'Salle de bain',
      art: 'shot-bathroom-set; shot-bathroom-set-bin (avec poubelle)',
      price: [29, 169],
      grams: [700, 2300],
      kit: 'decor',
      traits: ['en céramique; en bambou; en résine; en verre', 'quatre pièces; cinq pièces; avec poubelle'],
      about:
        'Distributeur, gobelet, porte-savon : tout va ensemble. | La pompe est en métal et ne rouille pas. | Des fonds en silicone évitent de glisser.',
    },
    {
      noun: 'Panier de rangement',
      gender: 'm',
      category: 'Rangement & ménage',
      art: 'shot-baskets = beige; shot-basket-laundry (à linge) = beige',
      price: [19, 129],
      grams: [400, 2400],
      kit: 'decor',
      traits: [
        'en osier; en coton tressé; en jute; en bambou',
        'à couvercle; à anses; lot de trois; à linge',
      ],
      about:
        'Linge, jouets ou magazines : il met tout d’accord. | Les anses supportent un vrai poids. | Il se plie quand il ne sert pas.',
    },
    {
      noun: 'Balai à plat',
      gender: 'm',
      category: 'Rangement & ménage',
      art: 'shot-flat-mop; shot-flat-mop-wringer (à essorage)',
      price: [29, 189],
      grams: [900, 3100],
      kit: 'kitchen',
      traits: ['à microfibre; à essorage; pliable', 'avec seau; à deux lingettes; télescopique'],
      about:
        'Le sol est propre et presque sec en une passe. | Le manche se règle à toutes les tailles. | Les lingettes vont en machine.',
      colors: 'bleu; vert; gris',
    },
    {
      noun: 'Salon de jardin',
      gender: 'm',
      category: 'Mobilier de jardin',
      art: 'shot-garden-sofa; shot-garden-sofa-acacia (en acacia)',
      price: [390, 2890],
      grams: [22000, 72000],
      kit: 'garden',
      traits: [
        'en résine tressée; en aluminium; en acacia; en corde',
        'quatre places; cinq places; d’angle; bas',
      ],
      about:
        'Il passe l’hiver dehors sous sa housse, sans broncher. | Les coussins déhoussables sèchent vite. | De quoi prolonger les soirées d’août.',
      colors: 'gris; beige; noir; marron',
    },
    {
      noun: 'Parasol',
      gender: 'm',
      category: 'Mobilier de jardin',
      art: 'shot-parasol; shot-parasol-cantilever (déporté, à manivelle)',
      price: [69, 590],
      grams: [3200, 16000],
      kit: 'garden',
      traits: ['droit; déporté; de plage; à manivelle', 'en toile épaisse; inclinable; anti-UV'],
      specs: { '*Diamètre': '2 m; 2,5 m; 3 m' },
      about:
        'L’ombre suit le soleil d’un simple tour de manivelle. | La toile arrête les UV et ne passe pas. | Le mât résiste au vent de l’après-midi.',
      colors: 'beige; vert; bleu; rouge; blanc',
    },
    {
      noun: 'Sachet de graines',
      gender: 'm',
      category: 'Plantes & semences',
      art: 'shot-seeds; shot-seeds-two',
      price: [3, 15],
      grams: [10, 60],
      kit: 'garden',
      traits: [
        'de tomates; de piments; de basilic; de fèves; de melons; de menthe',
        'de variété locale; biologiques; à germination rapide',
      ],
      about:
        'Des variétés choisies pour notre climat et notre terre. | Le calendrier de semis est imprimé au dos. | La date de récolte est indiquée sur chaque sachet.',
      colors: '',
    },
    {
      noun: 'Olivier en pot',
      gender: 'm',
      category: 'Plantes & semences',
      art: 'shot-olive-tree; shot-olive-tree-dwarf (nain, greffé)',
      price: [35, 249],
      grams: [3500, 18000],
      kit: 'garden',
      traits: ['chetoui; chemlali; nain; greffé'],
      specs: { '*Hauteur': '60 cm; 90 cm; 120 cm; 150 cm' },
      about:
        'Le plus tunisien des arbres, pour une terrasse ou un patio. | Il aime le soleil et pardonne les oublis d’arrosage. | La motte est saine et déjà bien enracinée.',
      colors: '',
    },
    {
      noun: 'Barbecue',
      gender: 'm',
      category: 'Barbecues & planchas',
      art: 'shot-barbecue; shot-barbecue-gas (à gaz)',
      price: [59, 890],
      grams: [3500, 32000],
      kit: 'garden',
      traits: [
        'à charbon; à gaz; pliant; électrique',
        'sur roulettes; à couvercle; de balcon; avec tablettes',
      ],
      about:
        'La braise prend vite et la grille monte à quatre hauteurs. | Le bac à cendres se retire sans se salir. | Prêt pour l’Aïd et pour les dimanches de juin.',
      colors: 'noir; rouge',
    },
    {
      noun: 'Kit d’arrosage',
      gender: 'm',
      category: 'Arrosage & outils de jardin',
      art: 'shot-watering-can; shot-hose-trolley (à dévidoir)',
      price: [25, 249],
      grams: [700, 5200],
      kit: 'garden',
      traits: ['goutte à goutte; avec programmateur; à dévidoir; extensible'],
      specs: { Longueur: '10 m; 15 m; 25 m; 50 m' },
      about:
        'Les plantes boivent, même quand on est en vacances. | Les raccords se clipsent et ne fuient pas. | On économise la moitié de l’eau.',
      colors: 'vert; bleu',
    },
    {
      noun: 'Lot d’outils de jardin',
      gender: 'm',
      category: 'Arrosage & outils de jardin',
      art: 'shot-garden-tools; shot-garden-tools-bag (avec sac)',
      price: [15, 149],
      grams: [300, 3200],
      kit: 'garden',
      traits: ['en acier; à manche en bois; en inox', 'trois pièces; avec sac; avec gants; pour balcon'],
      about:
        'Des lames franches et des manches qui ne tournent pas. | De quoi rempoter, tailler et désherber. | Une goutte d’huile par saison et ils durent.',
      colors: 'vert; marron',
    },
  ],
};
