import type { Department } from '../model.ts';

export const beaute: Department = {
  tree: `
Beauté & santé | sparkles | f slug=beaute-sante
  Parfums | spray-can | f
    Parfums femme | spray-can
    Parfums homme | spray-can
  Soin du visage | smile
    Crèmes & sérums | droplet
    Masques & gommages | sparkles
  Soin du corps | bath
  Cheveux | scissors
    Shampooings & soins | droplets
    Appareils coiffants | wind
  Maquillage | brush
  Santé & bien-être | heart-pulse
    Appareils de mesure | activity
    Compléments & massages | leaf
`,
  about: 'Parfums, soins et bien-être : les secrets du hammam et la science d’aujourd’hui.',
  types: [
    {
      noun: 'Eau de parfum femme',
      gender: 'f',
      category: 'Parfums femme',
      art: 'shot-perfume-round; shot-perfume-facets (florale, fruitée); shot-perfume-square (boisée)',
      price: [39, 390],
      grams: [160, 420],
      kit: 'perfume',
      traits: ['florale; boisée; gourmande; fruitée; poudrée'],
      specs: { '*Volume': '30 ml; 50 ml; 75 ml; 100 ml' },
      about:
        'Un départ frais, un cœur généreux, un fond qui reste sur l’écharpe. | On se retourne sur son passage. | Le flacon est lourd et beau sur une coiffeuse.',
      colors: 'rose; doré; violet; blanc',
    },
    {
      noun: 'Eau de parfum homme',
      gender: 'f',
      category: 'Parfums homme',
      art: 'shot-perfume-tall; shot-perfume-square (épicée, ambrée)',
      price: [39, 390],
      grams: [160, 420],
      kit: 'perfume',
      traits: ['boisée; épicée; fraîche; ambrée; cuirée'],
      specs: { '*Volume': '50 ml; 75 ml; 100 ml' },
      about:
        'Net au matin, chaleureux le soir. | Il tient du bureau jusqu’au dîner. | Le bouchon aimanté se ferme d’un clic.',
      colors: 'marine; noir; marron; vert',
    },
    {
      noun: 'Crème de jour',
      gender: 'f',
      category: 'Crèmes & sérums',
      art: 'shot-day-cream; shot-day-cream-two',
      price: [19, 149],
      grams: [90, 220],
      kit: 'beauty',
      traits: ['hydratante; anti-âge; matifiante; à la figue de Barbarie; apaisante'],
      specs: { '*Volume': '30 ml; 50 ml; 75 ml' },
      about:
        'Elle pénètre aussitôt et ne brille pas. | La peau reste souple jusqu’au soir. | Une noisette suffit.',
    },
    {
      noun: 'Sérum',
      gender: 'm',
      category: 'Crèmes & sérums',
      art: 'shot-serum; shot-serum-two',
      price: [25, 189],
      grams: [60, 140],
      kit: 'beauty',
      traits: ['à la vitamine C; à l’acide hyaluronique; à l’huile de figue de Barbarie; éclat; anti-taches'],
      specs: { '*Volume': '15 ml; 30 ml; 50 ml' },
      about:
        'Trois gouttes le soir, et le teint s’unifie. | La pipette dose juste. | La texture est légère et ne colle pas.',
    },
    {
      noun: 'Crème solaire',
      gender: 'f',
      category: 'Crèmes & sérums',
      art: 'shot-sun-cream; shot-sun-cream-two',
      price: [25, 89],
      grams: [70, 260],
      kit: 'beauty',
      traits: ['invisible; teintée; pour enfant; pour peau sensible'],
      specs: { '*Indice': 'SPF 30; SPF 50; SPF 50+' },
      about:
        'Aucune trace blanche, même sur peau mate. | Elle résiste à l’eau de mer. | Son parfum rappelle les vacances.',
    },
    {
      noun: 'Masque visage',
      gender: 'm',
      category: 'Masques & gommages',
      art: 'shot-face-mask; shot-face-mask-tube (en argile, au ghassoul)',
      price: [9, 69],
      grams: [60, 260],
      kit: 'beauty',
      traits: ['en argile; au miel; au charbon; à la rose; au ghassoul'],
      about:
        'Dix minutes, et la peau respire. | Il ne tire pas et se rince facilement. | Une fois par semaine suffit.',
    },
    {
      noun: 'Gommage',
      gender: 'm',
      category: 'Masques & gommages',
      art: 'shot-scrub; shot-scrub-two',
      price: [15, 79],
      grams: [180, 420],
      kit: 'beauty',
      traits: ['au café; au sel de Zarzis; à l’huile d’olive; au sucre'],
      about:
        'Le grain est fin et le parfum donne envie. | La peau ressort lisse, pas irritée. | Sous la douche, en mouvements ronds.',
    },
    {
      noun: 'Savon noir',
      gender: 'm',
      category: 'Soin du corps',
      art: 'shot-black-soap; shot-black-soap-two',
      price: [9, 45],
      grams: [180, 1100],
      kit: 'beauty',
      traits: ['à l’eucalyptus; à la fleur d’oranger; à la lavande; pur'],
      specs: { '*Poids': '200 g; 500 g; 1 kg' },
      about:
        'Le rituel du hammam, chez soi. | Suivi du gant, il laisse une peau neuve. | Fait d’olives noires, comme autrefois.',
    },
    {
      noun: 'Savon à l’huile d’olive',
      gender: 'm',
      category: 'Soin du corps',
      art: 'shot-olive-soap; shot-olive-soap-wrapped (surgras, au jasmin); shot-olive-soap-four (lot de quatre)',
      price: [4, 25],
      grams: [90, 400],
      kit: 'beauty',
      traits: ['surgras; au romarin; au laurier; lot de quatre; au jasmin'],
      about:
        'Saponifié à froid et séché six semaines. | Il lave sans dessécher, mains, corps et visage. | Sa mousse est fine et douce.',
    },
    {
      noun: 'Lait corporel',
      gender: 'm',
      category: 'Soin du corps',
      art: 'shot-body-milk; shot-body-milk-two',
      price: [12, 69],
      grams: [220, 520],
      kit: 'beauty',
      traits: ['à l’amande douce; au karité; à l’aloès; au jasmin'],
      specs: { '*Volume': '200 ml; 300 ml; 400 ml' },
      about:
        'On s’habille aussitôt après. | La pompe ne se bouche pas. | La peau reste confortable tout le jour.',
    },
    {
      noun: 'Henné',
      gender: 'm',
      category: 'Soin du corps',
      art: 'shot-henna; shot-henna-two',
      price: [5, 29],
      grams: [100, 520],
      kit: 'beauty',
      traits: ['de Gabès; pour les cheveux; pour les mains; tamisé'],
      specs: { '*Poids': '100 g; 250 g; 500 g' },
      about:
        'Cueilli à l’oasis, tamisé trois fois. | La couleur est profonde et dure. | Rien d’ajouté : seulement la feuille.',
    },
    {
      noun: 'Shampooing',
      gender: 'm',
      category: 'Shampooings & soins',
      art: 'shot-shampoo; shot-shampoo-two',
      price: [9, 69],
      grams: [260, 620],
      kit: 'beauty',
      traits: ['nourrissant; anti-pelliculaire; à l’huile d’argan; au romarin; sans sulfate'],
      specs: { '*Volume': '250 ml; 400 ml; 500 ml' },
      about:
        'Les cheveux sont légers et se démêlent seuls. | Il convient aux boucles comme aux cheveux fins. | Le parfum reste discret.',
    },
    {
      noun: 'Huile capillaire',
      gender: 'f',
      category: 'Shampooings & soins',
      art: 'shot-hair-oil; shot-hair-oil-two',
      price: [15, 89],
      grams: [90, 260],
      kit: 'beauty',
      traits: ['de nigelle; d’argan; de ricin; de pépins de figue de Barbarie'],
      specs: { '*Volume': '30 ml; 60 ml; 100 ml' },
      about:
        'Une nuit de bain d’huile, et les pointes revivent. | Pressée à froid, elle sent la graine. | Elle ne graisse pas les oreillers.',
    },
    {
      noun: 'Sèche-cheveux',
      gender: 'm',
      category: 'Appareils coiffants',
      art: 'shot-hairdryer; shot-hairdryer-pro (professionnel)',
      price: [39, 490],
      grams: [400, 900],
      kit: 'smallAppliance',
      traits: ['ionique; de voyage; professionnel; silencieux'],
      specs: { '*Puissance': '1200 W; 1800 W; 2200 W' },
      about:
        'Cheveux secs en cinq minutes, sans les brûler. | L’air froid fixe la coiffure. | Léger au bout du bras.',
      colors: 'rose; noir; violet; blanc',
    },
    {
      noun: 'Lisseur',
      gender: 'm',
      category: 'Appareils coiffants',
      art: 'shot-straightener; shot-straightener-steam (vapeur); shot-straightener-cordless (sans fil); shot-hair-brush-heated (brosse chauffante)',
      price: [49, 390],
      grams: [280, 560],
      kit: 'smallAppliance',
      traits: ['céramique; vapeur; brosse chauffante; sans fil'],
      about:
        'Un seul passage suffit, même sur cheveux épais. | Il s’éteint après trente minutes. | La température se règle au degré.',
      colors: 'rose; noir; doré',
    },
    {
      noun: 'Tondeuse',
      gender: 'f',
      category: 'Appareils coiffants',
      art: 'shot-trimmer-beard; shot-trimmer-hair (à cheveux, multifonction)',
      price: [35, 289],
      grams: [180, 420],
      kit: 'smallAppliance',
      traits: ['à barbe; à cheveux; multifonction; étanche'],
      specs: { Autonomie: '60 min; 90 min; 120 min' },
      about:
        'Des lames qui ne tirent pas. | Vingt hauteurs pour un dégradé propre. | Elle se rince sous le robinet.',
      colors: 'noir; argenté',
    },
    {
      noun: 'Rouge à lèvres',
      gender: 'm',
      category: 'Maquillage',
      art: 'shot-lipstick; shot-lipstick-rose (satiné, hydratant); shot-lipstick-gloss (brillant)',
      price: [9, 69],
      grams: [20, 40],
      kit: 'beauty',
      traits: ['mat; satiné; longue tenue; hydratant; brillant'],
      specs: { Teinte: 'grenade; rose thé; brique; prune; corail' },
      about:
        'La couleur est franche dès le premier passage. | Il ne file pas et résiste au café. | Les lèvres restent souples.',
    },
    {
      noun: 'Palette de maquillage',
      gender: 'f',
      category: 'Maquillage',
      art: 'shot-make-up-palette; shot-make-up-palette-evening (soirée, irisée)',
      price: [25, 129],
      grams: [120, 340],
      kit: 'beauty',
      traits: ['nude; soirée; mate; irisée'],
      specs: { '*Teintes': '9 teintes; 12 teintes; 18 teintes' },
      about:
        'Les fards sont crémeux et se fondent bien. | Du mariage au bureau, tout est là. | Le grand miroir sert vraiment.',
    },
    {
      noun: 'Khôl',
      gender: 'm',
      category: 'Maquillage',
      art: 'shot-kohl; shot-kohl-powder (en poudre); shot-kohl-pencil (crayon, waterproof)',
      price: [7, 39],
      grams: [15, 60],
      kit: 'beauty',
      traits: ['traditionnel; crayon; en poudre; waterproof'],
      about:
        'Un noir intense qui ne coule pas. | La pointe est douce pour l’œil. | Le regard de nos grands-mères.',
    },
    {
      noun: 'Tensiomètre',
      gender: 'm',
      category: 'Appareils de mesure',
      art: 'shot-blood-pressure; shot-blood-pressure-wrist (de poignet)',
      price: [79, 290],
      grams: [220, 620],
      kit: 'health',
      traits: ['de bras; de poignet; à grand écran; Bluetooth'],
      about:
        'Un bouton, trente secondes, une mesure fiable. | Il garde l’historique de deux personnes. | Les chiffres se lisent sans lunettes.',
    },
    {
      noun: 'Thermomètre',
      gender: 'm',
      category: 'Appareils de mesure',
      art: 'shot-thermometer; shot-thermometer-digital (digital); shot-thermometer-ear (auriculaire)',
      price: [12, 129],
      grams: [20, 160],
      kit: 'health',
      traits: ['infrarouge; digital; frontal; auriculaire'],
      about:
        'Une seconde, sans réveiller l’enfant. | L’écran change de couleur en cas de fièvre. | Précis au dixième.',
    },
    {
      noun: 'Pèse-personne',
      gender: 'm',
      category: 'Appareils de mesure',
      art: 'shot-bathroom-scale; shot-bathroom-scale-glass (en verre); shot-bathroom-scale-body (impédancemètre)',
      price: [29, 169],
      grams: [1200, 2200],
      kit: 'health',
      traits: ['connecté; en verre; impédancemètre; extra-plat'],
      about:
        'Il s’allume quand on monte dessus. | L’application montre la tendance, pas seulement le chiffre. | Stable sur le carrelage.',
    },
    {
      noun: 'Appareil de massage',
      gender: 'm',
      category: 'Compléments & massages',
      art: 'shot-massage-gun (pistolet); shot-massage-neck (cervical); shot-massage-feet (pour les pieds); shot-massage-heat (chauffant)',
      price: [49, 490],
      grams: [500, 2600],
      kit: 'health',
      traits: ['cervical; pistolet; pour les pieds; chauffant'],
      about:
        'Dix minutes et les épaules redescendent. | Trois intensités, du doux au profond. | Il s’emporte au bureau.',
    },
    {
      noun: 'Complément alimentaire',
      gender: 'm',
      category: 'Compléments & massages',
      art: 'shot-supplement; shot-supplement-two',
      price: [19, 99],
      grams: [60, 260],
      kit: 'health',
      traits: ['vitamine D; magnésium; oméga 3; collagène; propolis'],
      specs: { '*Boîte': '30 gélules; 60 gélules; 90 gélules' },
      about:
        'Une gélule par jour, au petit-déjeuner. | Le dosage est clair et l’origine indiquée. | Sans gélatine de porc.',
    },
  ],
};

export const sport: Department = {
  tree: `
Sport & loisirs | dumbbell | s
  Fitness & musculation | dumbbell
    Haltères & poids | dumbbell
    Appareils de fitness | activity
  Sports d’équipe | volleyball
  Vélo & glisse | bike
  Mer & piscine | waves
  Camping | tent
  Vêtements de sport | shirt
  Pêche | fish
  Sports d’hiver | snowflake | x
`,
  about: 'S’entraîner, jouer, camper, plonger : de quoi bouger toute l’année.',
  types: [
    {
      noun: 'Haltères',
      gender: 'mp',
      category: 'Haltères & poids',
      art: 'shot-dumbbells-neoprene; shot-dumbbells-hex (hexagonaux); shot-dumbbells-adjustable (réglables, en fonte)',
      price: [19, 290],
      grams: [1000, 20000],
      kit: 'sport',
      traits: ['en néoprène; en fonte; réglables; hexagonaux'],
      specs: { '*Poids': '2 x 2 kg; 2 x 5 kg; 2 x 10 kg' },
      about:
        'Ils ne roulent pas et ne marquent pas le sol. | La prise est ferme, même les mains moites. | De quoi progresser longtemps.',
    },
    {
      noun: 'Tapis de yoga',
      gender: 'm',
      category: 'Haltères & poids',
      art: 'shot-yoga-mat; shot-yoga-mat-folded (pliable)',
      price: [25, 149],
      grams: [700, 2600],
      kit: 'sport',
      traits: ['antidérapant; en liège; pliable; épais'],
      specs: { '*Épaisseur': '4 mm; 6 mm; 10 mm' },
      about:
        'Les appuis ne glissent pas et les genoux sont protégés. | Il se déroule à plat, sans remonter. | La sangle de transport est offerte.',
      colors: 'violet; bleu; vert; rose; gris',
    },
    {
      noun: 'Tapis de course',
      gender: 'm',
      category: 'Appareils de fitness',
      art: 'shot-treadmill; shot-treadmill-desk (de bureau)',
      price: [690, 3490],
      grams: [24000, 72000],
      kit: 'sport',
      traits: ['pliable; inclinable; de bureau; connecté'],
      specs: { '*Vitesse': '10 km/h; 14 km/h; 18 km/h' },
      about:
        'L’amorti ménage les genoux et les voisins du dessous. | Il se replie debout sur ses roulettes. | Douze programmes pour varier.',
      colors: 'noir',
    },
    {
      noun: 'Vélo d’appartement',
      gender: 'm',
      category: 'Appareils de fitness',
      art: 'shot-trainer-magnetic; shot-trainer-elliptical (elliptique)',
      price: [349, 1690],
      grams: [16000, 42000],
      kit: 'sport',
      traits: ['magnétique; elliptique; pliable; de biking'],
      about:
        'La roue tourne sans bruit, la série continue. | La selle se règle pour toute la famille. | L’écran donne temps, distance et pouls.',
      colors: 'noir; gris',
    },
    {
      noun: 'Ballon de football',
      gender: 'm',
      category: 'Sports d’équipe',
      art: 'shot-football-classic; shot-football-match (de match)',
      price: [19, 149],
      grams: [350, 450],
      kit: 'sport',
      traits: ['d’entraînement; de match; de salle; cousu main'],
      specs: { '*Taille': 'taille 3; taille 4; taille 5' },
      about:
        'Le rebond est franc et les coutures tiennent. | Il garde sa pression des semaines. | Bon sur l’herbe comme sur la terre.',
      colors: '',
    },
    {
      noun: 'Ballon de basket',
      gender: 'm',
      category: 'Sports d’équipe',
      art: 'shot-basketball; shot-basketball-indoor (de salle)',
      price: [25, 149],
      grams: [500, 640],
      kit: 'sport',
      traits: ['extérieur; de salle; junior'],
      specs: { '*Taille': 'taille 5; taille 6; taille 7' },
      about:
        'Le grain accroche et le rebond ne trahit pas. | Fait pour le bitume du quartier. | La valve ne fuit pas.',
      colors: '',
    },
    {
      noun: 'Raquette',
      gender: 'f',
      category: 'Sports d’équipe',
      art: 'shot-racket-tennis; shot-racket-badminton (de badminton); shot-racket-table (de tennis de table); shot-racket-padel (de padel)',
      price: [25, 390],
      grams: [90, 320],
      kit: 'sport',
      traits: ['de tennis; de badminton; de tennis de table; de padel'],
      about:
        'Légère en main, elle pardonne les frappes décentrées. | Le manche absorbe les vibrations. | Livrée avec sa housse.',
      colors: 'rouge; bleu; noir; vert',
    },
    {
      noun: 'Gants de boxe',
      gender: 'mp',
      category: 'Sports d’équipe',
      art: 'shot-boxing-gloves; shot-boxing-gloves-laced (en cuir)',
      price: [45, 190],
      grams: [400, 900],
      kit: 'sport',
      traits: ['en cuir; en synthétique; d’entraînement'],
      specs: { '*Poids': '8 oz; 10 oz; 12 oz; 14 oz' },
      about:
        'La mousse en trois couches protège la main. | Le poignet est bien maintenu. | L’intérieur évacue la sueur.',
      colors: 'rouge; noir; bleu',
    },
    {
      noun: 'Vélo',
      gender: 'm',
      category: 'Vélo & glisse',
      art: 'shot-bike-city; shot-bike-mountain (tout-terrain); shot-bike-folding (pliant); shot-bike-electric (électrique); shot-bike-child (enfant)',
      price: [349, 3290],
      grams: [9500, 22000],
      kit: 'sport',
      traits: ['de ville; tout-terrain; pliant; électrique; enfant'],
      specs: { '*Roues': '16 pouces; 20 pouces; 26 pouces; 28 pouces' },
      about:
        'Des freins qui mordent et des vitesses qui passent. | La selle est confortable dès la première sortie. | Monté à 85 %, fini en dix minutes.',
      colors: 'noir; rouge; bleu; vert; orange',
    },
    {
      noun: 'Skateboard',
      gender: 'm',
      category: 'Vélo & glisse',
      art: 'shot-skateboard; shot-skateboard-longboard (longboard)',
      price: [59, 290],
      grams: [1800, 3600],
      kit: 'sport',
      traits: ['complet; cruiser; longboard; débutant'],
      about:
        'Sept plis d’érable et des roues souples. | Les roulements filent longtemps. | Le grip tient la chaussure.',
      colors: '',
    },
    {
      noun: 'Masque de plongée',
      gender: 'm',
      category: 'Mer & piscine',
      art: 'shot-dive-mask-snorkel; shot-dive-mask-full (intégral, panoramique)',
      price: [19, 149],
      grams: [200, 700],
      kit: 'sport',
      traits: ['intégral; avec tuba; panoramique; enfant'],
      about:
        'La jupe en silicone suit le visage, même barbu. | Pas de buée, on voit les girelles. | De Tabarka à Djerba, il est du voyage.',
      colors: 'bleu; noir; rose; turquoise',
    },
    {
      noun: 'Bouée',
      gender: 'f',
      category: 'Mer & piscine',
      art: 'shot-float-round; shot-float-flamingo (flamant); shot-float-unicorn (licorne)',
      price: [12, 89],
      grams: [200, 1600],
      kit: 'sport',
      traits: ['flamant; ronde; fauteuil; licorne; de nage'],
      about:
        'Elle se gonfle vite et ne fuit pas en août. | Les poignées sont solides. | Roulée, elle tient dans le sac de plage.',
      colors: '',
    },
    {
      noun: 'Maillot de bain',
      gender: 'm',
      category: 'Mer & piscine',
      art: '1fa71; 1fa73',
      price: [25, 149],
      grams: [90, 320],
      kit: 'sportwear',
      traits: ['une pièce; couvrant; short; de natation', 'anti-chlore; à séchage rapide; anti-UV'],
      about:
        'Il reste en place, plongeon compris. | La doublure est douce et opaque. | Le sel et le chlore ne le délavent pas.',
    },
    {
      noun: 'Tente de camping',
      gender: 'f',
      category: 'Camping',
      art: 'shot-tent-dome; shot-tent-family (familiale)',
      price: [89, 790],
      grams: [2100, 9800],
      kit: 'sport',
      traits: ['instantanée; familiale; ultralégère; dôme'],
      specs: { '*Places': '2 places; 3 places; 4 places; 6 places' },
      about:
        'Debout en trois minutes, repliée en cinq. | Elle garde au sec sous l’orage d’Aïn Draham. | Les moustiquaires ferment partout.',
      colors: 'vert; bleu; orange',
    },
    {
      noun: 'Sac de couchage',
      gender: 'm',
      category: 'Camping',
      art: 'shot-sleeping-bag; shot-sleeping-bag-envelope (été, double)',
      price: [49, 290],
      grams: [700, 2300],
      kit: 'sport',
      traits: ['été; trois saisons; grand froid; double'],
      about:
        'Chaud au réveil, petit dans le sac. | La fermeture ne se coince pas. | La capuche se resserre d’une main.',
      colors: 'bleu; vert; orange; gris',
    },
    {
      noun: 'Lampe de camping',
      gender: 'f',
      category: 'Camping',
      art: 'shot-camp-lantern; shot-head-lamp (frontale)',
      price: [19, 129],
      grams: [120, 800],
      kit: 'sport',
      traits: ['rechargeable; frontale; solaire; à dynamo'],
      about:
        'Elle éclaire toute la tente et recharge le téléphone. | Dix heures au maximum, soixante en veilleuse. | Ne craint ni pluie ni sable.',
      colors: 'orange; vert; noir',
    },
    {
      noun: 'Survêtement',
      gender: 'm',
      category: 'Vêtements de sport',
      art: '1f9e5; shirt',
      price: [59, 229],
      grams: [500, 900],
      kit: 'sportwear',
      traits: ['en molleton; en polyester; en coton', 'à capuche; zippé; slim; à bandes'],
      about:
        'Du stade au canapé sans changer. | Les poches ferment, les clés restent. | La taille se serre par un cordon.',
    },
    {
      noun: 'Legging',
      gender: 'm',
      category: 'Vêtements de sport',
      art: '1f456',
      price: [35, 129],
      grams: [160, 290],
      kit: 'sportwear',
      traits: ['gainant; sans couture; imprimé', 'taille haute; à poche; trois-quarts'],
      about: 'Opaque, même en flexion. | La ceinture ne roule pas. | Une poche pour le téléphone, enfin.',
    },
    {
      noun: 'Canne à pêche',
      gender: 'f',
      category: 'Pêche',
      art: 'shot-fishing-rod; shot-fishing-rod-telescopic (télescopique)',
      price: [35, 390],
      grams: [180, 900],
      kit: 'sport',
      traits: ['télescopique; surfcasting; à moulinet; de bateau'],
      specs: { '*Longueur': '2,4 m; 3 m; 3,6 m; 4,2 m' },
      about:
        'Elle lance loin et sent la moindre touche. | Les anneaux résistent au sel. | Des rochers de Bizerte aux plages de Zarzis.',
      colors: '',
    },
  ],
};
