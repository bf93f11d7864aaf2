import type { Department } from '../model.ts';

export const enfants: Department = {
  tree: `
Enfants & bébé | baby
  Vêtements enfant | shirt
  Vêtements bébé | baby
  Chaussures enfant | footprints
  Puériculture | baby | f
    Poussettes & sièges auto | baby
    Chambre de bébé | bed
    Repas & biberons | milk
    Change & bain | bath
`,
  about: 'Habiller, nourrir, promener et endormir les petits, en toute confiance.',
  types: [
    {
      noun: 'T-shirt enfant',
      gender: 'm',
      category: 'Vêtements enfant',
      art: '1f455',
      price: [12, 45],
      grams: [80, 150],
      kit: 'childwear',
      traits: ['en coton; en coton bio', 'imprimé; à manches longues; rayé; à message'],
      about:
        'Le col s’enfile sans bataille. | Le dessin ne craquelle pas au lavage. | Assez long pour une année de plus.',
    },
    {
      noun: 'Robe fille',
      gender: 'f',
      category: 'Vêtements enfant',
      art: '1f457',
      price: [25, 119],
      grams: [140, 320],
      kit: 'childwear',
      traits: ['en coton; en velours; en tulle; en jean', 'à volants; à fleurs; à manches ballon; de fête'],
      about:
        'Elle tourne, c’est l’essentiel. | La doublure en coton ne gratte pas. | Parfaite pour la photo de l’Aïd.',
    },
    {
      noun: 'Pantalon garçon',
      gender: 'm',
      category: 'Vêtements enfant',
      art: '1f456',
      price: [22, 79],
      grams: [180, 340],
      kit: 'childwear',
      traits: ['en denim; en gabardine; en molleton', 'à taille réglable; à poches; fuselé'],
      about:
        'Les genoux sont renforcés : on a pensé à la récréation. | La taille se resserre par l’intérieur. | Il suit sans gêner toutes les courses.',
      colors: 'bleu; marine; gris; beige; vert',
    },
    {
      noun: 'Tablier d’école',
      gender: 'm',
      category: 'Vêtements enfant',
      art: '1f97c',
      price: [15, 45],
      grams: [150, 260],
      kit: 'childwear',
      traits: ['en popeline; en coton mélangé', 'à boutons; brodé au prénom; à poches'],
      about:
        'Il traverse l’année scolaire sans perdre ses boutons. | Le tissu ne se repasse presque pas. | Couleurs demandées par les écoles.',
      colors: 'bleu; rose; blanc; marine',
    },
    {
      noun: 'Body bébé',
      gender: 'm',
      category: 'Vêtements bébé',
      art: '1f455',
      price: [9, 45],
      grams: [50, 110],
      kit: 'childwear',
      traits: [
        'en coton; en coton bio; en côte fine',
        'à manches courtes; à manches longues; lot de trois; à pressions',
      ],
      about:
        'Les pressions s’ouvrent d’une main. | Les épaules américaines évitent de passer par la tête. | Doux, blanc, simple.',
      colors: 'blanc; rose; bleu; jaune; vert',
    },
    {
      noun: 'Gigoteuse',
      gender: 'f',
      category: 'Vêtements bébé',
      art: 'pyjama; 1f9f8',
      price: [29, 119],
      grams: [300, 700],
      kit: 'childwear',
      traits: ['en coton; en gaze de coton; en velours', 'légère; chaude; évolutive; brodée'],
      about:
        'Bébé gigote et reste couvert. | La fermeture s’ouvre par le bas pour le change de nuit. | Gonflante sans être lourde.',
    },
    {
      noun: 'Baskets enfant',
      gender: 'fp',
      category: 'Chaussures enfant',
      art: 'shot-kids-trainers-velcro; shot-kids-trainers-lights (lumineuses); shot-kids-trainers-elastic (légères, à lacets élastiques)',
      price: [29, 119],
      grams: [240, 460],
      kit: 'childShoes',
      traits: ['en toile; en mesh; en simili cuir', 'à scratch; lumineuses; légères; à lacets élastiques'],
      about:
        'Elles se mettent seul, fierté comprise. | Le bout est protégé pour freiner au pied. | La semelle reste souple.',
    },
    {
      noun: 'Sandales enfant',
      gender: 'fp',
      category: 'Chaussures enfant',
      art: 'shot-kids-sandals-velcro; shot-kids-sandals-closed (fermées devant); shot-kids-sandals-beach (de plage)',
      price: [22, 89],
      grams: [180, 340],
      kit: 'childShoes',
      traits: ['en cuir; en toile; en caoutchouc', 'à scratch; fermées devant; de plage'],
      about:
        'Les orteils sont à l’abri, les talons bien tenus. | Elles vont dans l’eau sans rechigner. | La semelle ne glisse pas au bord du bassin.',
    },
    {
      noun: 'Poussette',
      gender: 'f',
      category: 'Poussettes & sièges auto',
      art: 'shot-stroller-rough; shot-stroller-umbrella (compacte, canne); shot-stroller-trio (trois-en-un); shot-stroller-double (double)',
      price: [229, 1490],
      grams: [5900, 12500],
      kit: 'baby',
      traits: ['compacte; canne; trois-en-un; tout-terrain; double'],
      about:
        'Elle se plie d’une main, bébé dans l’autre bras. | Les suspensions effacent les trottoirs. | La capote descend bien bas contre le soleil.',
    },
    {
      noun: 'Siège auto',
      gender: 'm',
      category: 'Poussettes & sièges auto',
      art: 'shot-car-seat-swivel; shot-car-seat-shell (coque); shot-car-seat-booster (rehausseur)',
      price: [149, 890],
      grams: [3900, 9800],
      kit: 'baby',
      traits: ['coque; pivotant; évolutif; rehausseur'],
      specs: { Norme: 'R44; i-Size R129' },
      about:
        'Il se fixe solidement et un témoin vert le confirme. | Le harnais se règle sans démonter. | La housse se lave à 30 °C.',
      colors: 'noir; gris; bleu',
    },
    {
      noun: 'Lit bébé',
      gender: 'm',
      category: 'Chambre de bébé',
      art: 'shot-cot-bars; shot-cot-travel (parapluie); shot-cot-bedside (cododo)',
      price: [199, 890],
      grams: [9000, 26000],
      kit: 'baby',
      traits: ['à barreaux; évolutif; parapluie; cododo'],
      about:
        'Trois hauteurs de sommier suivent la croissance. | Les bords sont ronds et la peinture sans danger. | Le côté s’abaisse en silence.',
      colors: 'blanc; beige; gris',
    },
    {
      noun: 'Veilleuse',
      gender: 'f',
      category: 'Chambre de bébé',
      art: 'shot-night-light-rabbit; shot-night-light-projector (à projection)',
      price: [19, 129],
      grams: [150, 600],
      kit: 'baby',
      traits: ['musicale; rechargeable; à projection; en silicone'],
      about:
        'Une lumière très douce qui rassure sans réveiller. | Elle s’éteint après la berceuse. | Se tient dans une petite main.',
      colors: 'blanc; rose; bleu; jaune',
    },
    {
      noun: 'Biberon',
      gender: 'm',
      category: 'Repas & biberons',
      art: 'shot-baby-bottle-wide; shot-baby-bottle-vent (anti-colique); shot-baby-bottle-two (lot de deux)',
      price: [9, 59],
      grams: [60, 190],
      kit: 'baby',
      traits: ['anti-colique; en verre; à col large; lot de deux'],
      specs: { '*Volume': '125 ml; 240 ml; 330 ml' },
      about:
        'La valve évite l’air et les pleurs d’après. | Les graduations ne s’effacent pas. | Toutes les pièces se démontent pour le lavage.',
      colors: 'rose; bleu; vert; blanc',
    },
    {
      noun: 'Chaise haute',
      gender: 'f',
      category: 'Repas & biberons',
      art: 'shot-high-chair-folding; shot-high-chair-wood (en bois)',
      price: [119, 590],
      grams: [4800, 9800],
      kit: 'baby',
      traits: ['évolutive; pliante; en bois; compacte'],
      about:
        'Bébé mange à table, à la bonne hauteur. | Le plateau se retire d’une main et se rince. | Le harnais tient les plus remuants.',
      colors: 'blanc; gris; beige; vert',
    },
    {
      noun: 'Paquet de couches',
      gender: 'm',
      category: 'Change & bain',
      art: 'shot-diapers; shot-diapers-two',
      price: [19, 69],
      grams: [1100, 3800],
      kit: 'baby',
      traits: ['taille 2; taille 3; taille 4; taille 5'],
      specs: { '*Pièces': '24 pièces; 44 pièces; 72 pièces; 96 pièces' },
      about:
        'La nuit entière au sec. | Les élastiques ne marquent pas les cuisses. | L’indicateur change de couleur.',
      colors: '',
    },
    {
      noun: 'Baignoire bébé',
      gender: 'f',
      category: 'Change & bain',
      art: 'shot-baby-bath-recliner; shot-baby-bath-folding (pliable, sur pieds)',
      price: [35, 189],
      grams: [900, 3900],
      kit: 'baby',
      traits: ['pliable; avec thermomètre; sur pieds; à transat'],
      about:
        'Le dos est soutenu et les mains restent libres. | Le bouchon change de couleur si l’eau est trop chaude. | Pliée, elle se range derrière la porte.',
    },
  ],
};

export const jouets: Department = {
  tree: `
Jouets & jeux | toy-brick | f
  Premier âge | baby
  Peluches & poupées | heart
  Jeux de construction | toy-brick
  Jeux de société | dices
  Véhicules & circuits | car
  Plein air | wind
`,
  about: 'Construire, inventer, courir, gagner ensemble : des jeux choisis pour durer.',
  types: [
    {
      noun: 'Hochet',
      gender: 'm',
      category: 'Premier âge',
      art: 'shot-rattle; shot-rattle-wood (en bois); shot-rattle-cloth (en tissu); shot-rattle-rings (à anneaux)',
      price: [9, 45],
      grams: [40, 160],
      kit: 'toy',
      traits: ['en bois; en tissu; à anneaux; musical'],
      about: 'Facile à saisir, agréable à mordiller. | Il tinte doucement. | Rien ne peut s’en détacher.',
    },
    {
      noun: 'Cubes d’éveil',
      gender: 'mp',
      category: 'Premier âge',
      art: 'shot-cubes; shot-cubes-silicone (en silicone); shot-cubes-nested (gigognes); shot-cubes-arabic (à lettres arabes)',
      price: [19, 89],
      grams: [300, 1100],
      kit: 'toy',
      traits: ['en bois; en silicone; gigognes; à lettres arabes'],
      about:
        'On empile, on fait tomber, on recommence. | Les lettres et les chiffres s’apprennent en jouant. | Les angles sont bien arrondis.',
    },
    {
      noun: 'Peluche',
      gender: 'f',
      category: 'Peluches & poupées',
      art: 'shot-plush-bear; shot-plush-rabbit (lapin); shot-plush-fennec (fennec); shot-plush-camel (dromadaire); shot-plush-giant (géante)',
      price: [15, 129],
      grams: [150, 1300],
      kit: 'toy',
      traits: ['ours; lapin; fennec; dromadaire; géante'],
      specs: { Hauteur: '25 cm; 40 cm; 60 cm; 100 cm' },
      about:
        'Douce dedans, douce dehors, et lavable en machine. | Les yeux sont brodés. | Elle console et garde les secrets.',
    },
    {
      noun: 'Poupée',
      gender: 'f',
      category: 'Peluches & poupées',
      art: 'shot-doll-rag; shot-doll-traditional (en habit traditionnel); shot-doll-hair (à coiffer); shot-doll-talking (interactive)',
      price: [19, 149],
      grams: [250, 1200],
      kit: 'toy',
      traits: ['en chiffon; en habit traditionnel; à coiffer; interactive'],
      about:
        'Elle porte la tenue du Sahel, cousue main. | Les cheveux se coiffent sans tomber. | Un petit sac et une robe de rechange.',
    },
    {
      noun: 'Maison de poupée',
      gender: 'f',
      category: 'Peluches & poupées',
      art: 'shot-doll-house-two; shot-doll-house (à étages, en bois); shot-doll-house-folded (pliante)',
      price: [79, 390],
      grams: [3200, 9800],
      kit: 'toy',
      traits: ['en bois; à étages; avec meubles; pliante'],
      about:
        'Trois étages, dix meubles et mille histoires. | Le montage amuse autant que le jeu. | Le bois est verni à l’eau.',
    },
    {
      noun: 'Jeu de construction',
      gender: 'm',
      category: 'Jeux de construction',
      art: 'shot-blocks-castle; shot-blocks-city (ville); shot-blocks-vehicles (véhicules); shot-blocks-magnetic (magnétique); shot-blocks-medina (médina)',
      price: [25, 249],
      grams: [400, 2600],
      kit: 'toy',
      traits: ['ville; château; véhicules; magnétique; médina'],
      specs: { '*Pièces': '60 pièces; 120 pièces; 300 pièces; 600 pièces' },
      about:
        'Les briques s’emboîtent bien et se séparent sans ongles cassés. | Le carnet propose dix modèles, la tête en invente cent. | La boîte sert de rangement.',
    },
    {
      noun: 'Puzzle',
      gender: 'm',
      category: 'Jeux de société',
      art: 'shot-puzzle; shot-puzzle-sea (mer et dauphins, carte de Tunisie); shot-puzzle-animals (animaux); shot-puzzle-wood (en bois)',
      price: [12, 79],
      grams: [200, 1100],
      kit: 'toy',
      traits: ['Sidi Bou Saïd; animaux; carte de Tunisie; en bois; mer et dauphins'],
      specs: { '*Pièces': '24 pièces; 100 pièces; 500 pièces; 1000 pièces' },
      about:
        'Les pièces sont épaisses et tombent juste. | L’affiche du modèle est jointe. | Un dimanche de pluie y passe en entier.',
    },
    {
      noun: 'Jeu de société',
      gender: 'm',
      category: 'Jeux de société',
      art: 'shot-board-game; shot-board-game-cooperative (coopératif); shot-board-game-cards (de cartes); shot-board-game-memory (de mémoire); shot-board-game-kharbga (kharbga)',
      price: [25, 149],
      grams: [400, 1900],
      kit: 'toy',
      traits: ['coopératif; de stratégie; de cartes; de mémoire; kharbga'],
      specs: { Joueurs: '2 à 4 joueurs; 2 à 6 joueurs; 3 à 8 joueurs' },
      about:
        'Les règles tiennent sur une page. | Une partie dure le temps d’un thé. | Petits et grands jouent vraiment ensemble.',
    },
    {
      noun: 'Voiture télécommandée',
      gender: 'f',
      category: 'Véhicules & circuits',
      art: 'shot-toy-car; shot-toy-car-race (de course); shot-toy-car-amphibious (amphibie); shot-toy-car-stunt (acrobatique)',
      price: [35, 289],
      grams: [400, 2100],
      kit: 'toy',
      traits: ['tout-terrain; de course; amphibie; acrobatique'],
      specs: { Vitesse: '12 km/h; 20 km/h; 35 km/h' },
      about:
        'Elle grimpe les coussins et saute les marches. | Deux batteries pour doubler la partie. | La coque souple pardonne les murs.',
    },
    {
      noun: 'Train en bois',
      gender: 'm',
      category: 'Véhicules & circuits',
      art: 'shot-train-wood; shot-train-bridge (avec pont); shot-train-station (avec gare); shot-train-rails (de 40 rails)',
      price: [29, 189],
      grams: [600, 2900],
      kit: 'toy',
      traits: ['avec pont; avec gare; à aimants; de 40 rails'],
      about:
        'Les rails s’agrandissent d’année en année. | Le bois de hêtre ne fait pas d’éclats. | La locomotive tire tout le convoi.',
    },
    {
      noun: 'Trottinette',
      gender: 'f',
      category: 'Plein air',
      art: 'shot-scooter-folding; shot-scooter-three (à trois roues); shot-scooter-lit (à roues lumineuses); shot-scooter-freestyle (freestyle)',
      price: [59, 349],
      grams: [2100, 5200],
      kit: 'toy',
      traits: ['à trois roues; pliante; à roues lumineuses; freestyle'],
      about:
        'Stable pour les débuts, rapide ensuite. | Le guidon grandit avec l’enfant. | Le frein arrière répond tout de suite.',
    },
    {
      noun: 'Cerf-volant',
      gender: 'm',
      category: 'Plein air',
      art: 'shot-kite; shot-kite-giant (géant); shot-kite-delta (pilotable); shot-kite-butterfly (papillon)',
      price: [12, 69],
      grams: [90, 380],
      kit: 'toy',
      traits: ['papillon; losange; géant; pilotable'],
      about:
        'Il s’envole au premier souffle, sur toutes nos plages. | La toile ne se déchire pas. | Livré avec sa bobine et trente mètres de fil.',
    },
  ],
};

export const animalerie: Department = {
  tree: `
Animalerie | paw-print | s
  Chiens | dog
  Chats | cat
  Oiseaux & poissons | bird
`,
  about: 'Nourrir, soigner et amuser ceux qui ne parlent pas.',
  types: [
    {
      noun: 'Croquettes pour chien',
      gender: 'fp',
      category: 'Chiens',
      art: 'shot-dog-food; shot-dog-food-two',
      price: [15, 189],
      grams: [1500, 15000],
      kit: 'pet',
      traits: ['au poulet; à l’agneau; au saumon; pour chiot'],
      specs: { '*Poids': '1,5 kg; 4 kg; 10 kg; 15 kg' },
      about:
        'Le poil brille et la gamelle est vite vide. | Sans colorant ni sucre. | Les croquettes croquent et nettoient les dents.',
      colors: '',
    },
    {
      noun: 'Panier pour chien',
      gender: 'm',
      category: 'Chiens',
      art: 'shot-dog-bed-cushion; shot-dog-bed-round (moelleux)',
      price: [35, 189],
      grams: [900, 3900],
      kit: 'pet',
      traits: ['moelleux; orthopédique; déhoussable; d’extérieur'],
      about:
        'Il s’y roule en boule et n’en bouge plus. | La housse se lave, le fond ne glisse pas. | Trois tailles, du ratier au berger.',
    },
    {
      noun: 'Collier et laisse',
      gender: 'm',
      category: 'Chiens',
      art: 'shot-dog-collar-nylon; shot-dog-collar-leather (en cuir)',
      price: [12, 79],
      grams: [90, 320],
      kit: 'pet',
      traits: ['réfléchissants; en cuir; en nylon; réglables'],
      about:
        'La poignée est douce et le mousqueton solide. | On voit l’animal la nuit. | Le cou n’est pas serré.',
    },
    {
      noun: 'Croquettes pour chat',
      gender: 'fp',
      category: 'Chats',
      art: 'shot-cat-food; shot-cat-food-two',
      price: [12, 129],
      grams: [400, 10000],
      kit: 'pet',
      traits: ['au saumon; au poulet; pour chat stérilisé; pour chaton'],
      specs: { '*Poids': '400 g; 2 kg; 4 kg; 10 kg' },
      about:
        'Même les difficiles finissent le bol. | Elles aident à garder la ligne. | Le sachet se referme bien.',
      colors: '',
    },
    {
      noun: 'Arbre à chat',
      gender: 'm',
      category: 'Chats',
      art: 'shot-cat-tree-shelves; shot-cat-tree-house (avec niche); shot-cat-tree-wall (mural)',
      price: [69, 390],
      grams: [3900, 16000],
      kit: 'pet',
      traits: ['à plateformes; avec niche; compact; mural'],
      about:
        'Vos fauteuils lui disent merci. | La base lourde ne bascule pas. | Griffoir en sisal, nid tout doux.',
    },
    {
      noun: 'Litière',
      gender: 'f',
      category: 'Chats',
      art: 'shot-cat-litter; shot-cat-litter-two',
      price: [9, 49],
      grams: [4800, 15000],
      kit: 'pet',
      traits: ['agglomérante; végétale; parfumée; minérale'],
      specs: { '*Volume': '5 L; 10 L; 20 L' },
      about:
        'Peu de poussière et pas d’odeur. | Un sac dure plus de trois semaines. | Les grains ne se dispersent pas.',
      colors: '',
    },
    {
      noun: 'Gamelle',
      gender: 'f',
      category: 'Chats',
      art: 'shot-pet-bowl-steel (en inox); shot-pet-bowl-double (double); shot-pet-bowl-slow (anti-glouton); shot-pet-bowl-ceramic (en céramique)',
      price: [9, 89],
      grams: [150, 900],
      kit: 'pet',
      traits: ['en inox; double; anti-glouton; en céramique'],
      about:
        'Elle ne glisse pas et va au lave-vaisselle. | Les bords sont hauts, le sol reste propre. | La bonne hauteur pour digérer.',
      colors: 'rouge; bleu; gris; vert',
    },
    {
      noun: 'Cage pour oiseaux',
      gender: 'f',
      category: 'Oiseaux & poissons',
      art: 'shot-birdcage-arched; shot-birdcage-stand (sur pied)',
      price: [35, 249],
      grams: [1300, 5200],
      kit: 'pet',
      traits: ['sur pied; de transport; double; voûtée'],
      about:
        'Le tiroir se glisse pour un nettoyage rapide. | Les barreaux sont espacés comme il faut. | Mangeoires et perchoirs sont compris.',
      colors: 'blanc; noir; bleu',
    },
    {
      noun: 'Aquarium',
      gender: 'm',
      category: 'Oiseaux & poissons',
      art: 'shot-aquarium-equipped; shot-aquarium-nano (nano)',
      price: [59, 590],
      grams: [2200, 28000],
      kit: 'pet',
      traits: ['équipé; panoramique; nano; avec filtre silencieux'],
      specs: { '*Volume': '15 L; 30 L; 60 L; 120 L' },
      about:
        'L’éclairage imite le jour et les plantes poussent. | Le filtre ne s’entend pas. | Le guide explique la mise en eau pas à pas.',
      colors: '',
    },
  ],
};
