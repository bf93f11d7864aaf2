import type { Department } from '../model.ts';

export const telephonie: Department = {
  tree: `
Téléphonie | smartphone | f
  Smartphones | smartphone | f
    Smartphones Android | smartphone
    Smartphones reconditionnés | recycle
  Téléphones à touches | phone
  Téléphones fixes | phone-call
  Tablettes | tablet
  Accessoires téléphone | cable
    Coques & protections | shield
      Coques | smartphone
      Verres de protection | shield-check
    Chargeurs & câbles | plug
    Batteries externes | battery-charging
    Supports & perches | grip
`,
  about: 'Smartphones débloqués, tablettes et accessoires, garantis et livrés sous 24 heures.',
  types: [
    {
      noun: 'Smartphone',
      gender: 'm',
      category: 'Smartphones Android',
      art: 'shot-phone-pill; shot-phone-round',
      price: [349, 3290],
      grams: [165, 225],
      kit: 'phone',
      traits: ['4G; 5G; 5G double SIM; 4G double SIM'],
      specs: {
        '*Stockage': '64 Go; 128 Go; 256 Go',
        'Mémoire vive': '4 Go; 6 Go; 8 Go; 12 Go',
        Écran: '6,1 pouces; 6,5 pouces; 6,7 pouces',
        Batterie: '4500 mAh; 5000 mAh; 6000 mAh',
      },
      about:
        'L’écran reste lisible en plein soleil et défile sans à-coups. | Les photos de nuit surprennent, même sans trépied. | La charge rapide rend une demi-journée en un quart d’heure. | Le lecteur d’empreinte répond au premier contact.',
    },
    {
      noun: 'Smartphone reconditionné',
      gender: 'm',
      category: 'Smartphones reconditionnés',
      art: 'shot-phone-round; shot-phone-pill',
      price: [249, 1690],
      grams: [150, 220],
      kit: 'phone',
      traits: ['grade A; grade A+; comme neuf'],
      specs: { '*Stockage': '64 Go; 128 Go; 256 Go', Batterie: 'à 90 % au moins; neuve' },
      about:
        'Trente points de contrôle, une batterie vérifiée et un écran sans rayure. | Deux fois moins cher et bien meilleur pour la planète. | Débloqué, il accepte les cartes des trois opérateurs.',
    },
    {
      noun: 'Téléphone à touches',
      gender: 'm',
      category: 'Téléphones à touches',
      art: 'shot-phone-keypad; shot-phone-flip (à clapet)',
      price: [49, 169],
      grams: [75, 130],
      kit: 'phone',
      traits: ['double SIM; à grandes touches; à clapet; résistant'],
      specs: { 'Autonomie en veille': '10 jours; 15 jours; 21 jours' },
      about:
        'De grosses touches, une lampe et la radio : l’essentiel. | La batterie tient une semaine entière. | Le bouton SOS prévient trois proches.',
      colors: 'noir; bleu; rouge',
    },
    {
      noun: 'Téléphone sans fil',
      gender: 'm',
      category: 'Téléphones fixes',
      art: 'shot-phone-cordless; shot-phone-cordless-duo (duo DECT); shot-phone-cordless-answer (avec répondeur); shot-phone-cordless-large (à grandes touches)',
      price: [59, 249],
      grams: [200, 520],
      kit: 'electronics',
      traits: ['DECT; duo DECT; avec répondeur; à grandes touches'],
      specs: { Portée: '50 m; 300 m' },
      about:
        'Le son est clair dans toute la maison. | Le répertoire garde cent numéros. | Il se pose n’importe où sur son socle.',
    },
    {
      noun: 'Tablette',
      gender: 'f',
      category: 'Tablettes',
      art: 'shot-tablet; shot-tablet-pen (avec stylet); shot-tablet-keyboard (avec clavier)',
      price: [229, 1990],
      grams: [320, 620],
      kit: 'phone',
      traits: ['Wi-Fi; 4G; pour enfant; avec stylet; avec clavier'],
      specs: { '*Écran': '8 pouces; 10,1 pouces; 11 pouces', 'Stockage interne': '64 Go; 128 Go; 256 Go' },
      about:
        'Pour les cours, les films et les dessins animés du louage. | Le mode enfant limite le temps et les contenus. | Les haut-parleurs stéréo étonnent par leur présence.',
    },
    {
      noun: 'Coque',
      gender: 'f',
      category: 'Coques',
      art: 'shot-phone-case; shot-phone-case-clear (transparente)',
      price: [9, 59],
      grams: [22, 60],
      kit: 'accessory',
      traits: ['en silicone; transparente; antichoc; en cuir; magnétique; à motifs'],
      about:
        'Les coins renforcés encaissent les chutes d’un mètre et demi. | Elle laisse libres tous les boutons et la recharge sans fil. | Fine, elle ne jaunit pas.',
      colors: 'noir; bleu; rose; vert; rouge; violet; beige',
    },
    {
      noun: 'Verre trempé',
      gender: 'm',
      category: 'Verres de protection',
      art: 'shot-screen-glass; shot-screen-glass-two (lot de deux)',
      price: [7, 39],
      grams: [15, 40],
      kit: 'accessory',
      traits: ['9H; anti-espion; mat; lot de deux; plein écran'],
      about:
        'Posé sans bulle grâce au cadre fourni. | Il garde tout son toucher à l’écran. | Mieux vaut lui que l’écran.',
      colors: '',
    },
    {
      noun: 'Chargeur',
      gender: 'm',
      category: 'Chargeurs & câbles',
      art: 'shot-charger; shot-charger-double (double port); shot-charger-wireless (sans fil); shot-charger-car (de voiture)',
      price: [19, 149],
      grams: [50, 190],
      kit: 'accessory',
      traits: ['rapide USB-C; double port; sans fil; GaN; de voiture'],
      specs: { '*Puissance': '18 W; 25 W; 45 W; 67 W' },
      about:
        'Il reconnaît l’appareil et lui donne ce qu’il faut. | Reste tiède, même en charge rapide. | Ses broches tiennent bien dans nos prises.',
    },
    {
      noun: 'Câble',
      gender: 'm',
      category: 'Chargeurs & câbles',
      art: 'shot-cable; shot-cable-three (trois-en-un)',
      price: [6, 49],
      grams: [25, 80],
      kit: 'accessory',
      traits: ['USB-C tressé; USB-C vers USB-C; trois-en-un; magnétique'],
      specs: { '*Longueur': '1 m; 1,5 m; 2 m; 3 m' },
      about:
        'Le tressage supporte dix mille pliures. | Charge et transfert à pleine vitesse. | Les embouts ne prennent pas de jeu.',
    },
    {
      noun: 'Batterie externe',
      gender: 'f',
      category: 'Batteries externes',
      art: 'shot-power-bank; shot-power-bank-solar (solaire)',
      price: [35, 229],
      grams: [180, 520],
      kit: 'accessory',
      traits: ['compacte; à charge rapide; magnétique; solaire; avec câbles intégrés'],
      specs: { '*Capacité': '5000 mAh; 10000 mAh; 20000 mAh; 30000 mAh' },
      about:
        'De quoi tenir un week-end sans prise. | Les voyants disent franchement ce qu’il reste. | Deux appareils peuvent charger ensemble.',
    },
    {
      noun: 'Support téléphone',
      gender: 'm',
      category: 'Supports & perches',
      art: 'shot-phone-mount; shot-phone-stand (de bureau, magnétique)',
      price: [12, 89],
      grams: [60, 420],
      kit: 'accessory',
      traits: ['de voiture; de bureau; magnétique; pour vélo; à ventouse'],
      about:
        'Il tient bon sur les routes qui secouent. | L’angle se règle d’une main. | La pince ne raye pas la coque.',
    },
  ],
};
