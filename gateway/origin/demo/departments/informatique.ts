import type { Department } from '../model.ts';

export const informatique: Department = {
  tree: `
Informatique | laptop | f
  Ordinateurs | laptop | f
    Ordinateurs portables | laptop
      PC portables bureautique | laptop
      PC gamer | gamepad-2
    Ordinateurs de bureau | pc-case
  Écrans | monitor
  Périphériques | mouse
    Claviers & souris | keyboard
    Casques & webcams | webcam
  Composants & stockage | hard-drive
    Disques & SSD | hard-drive
    Clés USB & cartes | usb
    Composants | cpu
  Réseau | router
  Imprimantes | printer
    Imprimantes jet d’encre & laser | printer
    Cartouches & papier | droplet
  Mobilier & sacs informatiques | backpack
`,
  about: 'Ordinateurs, périphériques et réseau : du cartable de l’étudiant au bureau de l’entreprise.',
  types: [
    {
      noun: 'Ordinateur portable',
      gender: 'm',
      category: 'PC portables bureautique',
      art: 'shot-laptop; shot-laptop-convertible (convertible tactile); shot-laptop-ultralight (ultraléger 13 pouces)',
      price: [890, 3990],
      grams: [1200, 2100],
      kit: 'computer',
      traits: ['14 pouces; 15,6 pouces; ultraléger 13 pouces; convertible tactile'],
      specs: {
        '*Mémoire': '8 Go / 256 Go; 8 Go / 512 Go; 16 Go / 512 Go; 16 Go / 1 To',
        Autonomie: '7 h; 10 h; 14 h',
      },
      about:
        'Il démarre en dix secondes et tient une journée de cours. | Le clavier est confortable et rétroéclairé. | Assez léger pour le cartable, assez solide pour le quotidien.',
    },
    {
      noun: 'PC portable gamer',
      gender: 'm',
      category: 'PC gamer',
      art: 'shot-laptop-gamer = noir; shot-laptop-gamer-large = noir',
      price: [2290, 7990],
      grams: [2100, 2900],
      kit: 'computer',
      traits: ['15,6 pouces 144 Hz; 16 pouces 165 Hz; 17,3 pouces 240 Hz'],
      specs: {
        '*Mémoire': '16 Go / 512 Go; 16 Go / 1 To; 32 Go / 1 To',
        'Carte graphique': '6 Go dédiés; 8 Go dédiés; 12 Go dédiés',
      },
      about:
        'Les jeux récents tournent en détails élevés, sans chauffer les genoux. | Deux ventilateurs et cinq caloducs gardent la tête froide. | Le clavier RVB se règle touche par touche.',
    },
    {
      noun: 'Ordinateur de bureau',
      gender: 'm',
      category: 'Ordinateurs de bureau',
      art: 'shot-pc-tower; shot-pc-all-in-one (tout-en-un); shot-pc-compact (compact); shot-pc-gamer (gamer) = noir',
      price: [790, 5490],
      grams: [4200, 12000],
      kit: 'computer',
      traits: ['tout-en-un; compact; tour; gamer'],
      specs: { '*Mémoire': '8 Go / 256 Go; 16 Go / 512 Go; 32 Go / 1 To' },
      about:
        'Un bureau net, une machine silencieuse, et rien à attendre. | Tout est prévu pour l’agrandir plus tard. | Livré avec clavier et souris.',
    },
    {
      noun: 'Écran PC',
      gender: 'm',
      category: 'Écrans',
      art: 'shot-monitor; shot-monitor-curved (incurvé, 144 Hz)',
      price: [289, 1990],
      grams: [2900, 7400],
      kit: 'computer',
      traits: ['Full HD; QHD; 4K; incurvé; 144 Hz'],
      specs: { '*Diagonale': '22 pouces; 24 pouces; 27 pouces; 32 pouces' },
      about:
        'La lumière bleue est filtrée et les yeux vous remercient. | Le pied se règle en hauteur et pivote. | Les couleurs sont calibrées en usine.',
      colors: 'noir',
    },
    {
      noun: 'Clavier',
      gender: 'm',
      category: 'Claviers & souris',
      art: 'shot-keyboard; shot-keyboard-compact (compact); shot-keyboard-lit (rétroéclairé)',
      price: [25, 349],
      grams: [400, 1100],
      kit: 'computer',
      traits: ['mécanique; sans fil; rétroéclairé; compact; silencieux'],
      specs: { Disposition: 'AZERTY; AZERTY avec lettres arabes' },
      about:
        'La frappe est nette et la main ne fatigue pas. | Les lettres arabes sont gravées, elles ne s’effacent pas. | Résiste à une tasse de café renversée.',
      colors: 'noir; blanc; gris',
    },
    {
      noun: 'Souris',
      gender: 'f',
      category: 'Claviers & souris',
      art: 'shot-mouse; shot-mouse-gamer (gamer)',
      price: [15, 219],
      grams: [60, 140],
      kit: 'computer',
      traits: ['sans fil; gamer; verticale; silencieuse; rechargeable'],
      specs: { Résolution: '1600 ppp; 3200 ppp; 12000 ppp' },
      about:
        'Elle glisse sur le bois comme sur le verre. | Une pile dure plus d’un an. | Deux boutons de côté bien placés.',
      colors: 'noir; blanc; rose; bleu',
    },
    {
      noun: 'Webcam',
      gender: 'f',
      category: 'Casques & webcams',
      art: 'shot-webcam; shot-webcam-ring (avec anneau lumineux)',
      price: [59, 389],
      grams: [90, 220],
      kit: 'computer',
      traits: ['Full HD; 2K; 4K; avec anneau lumineux'],
      about:
        'Le visage est net et bien éclairé, même le soir. | Le volet ferme l’objectif d’un doigt. | Deux micros coupent le bruit du ventilateur.',
      colors: 'noir',
    },
    {
      noun: 'Micro-casque',
      gender: 'm',
      category: 'Casques & webcams',
      art: 'shot-headset; shot-headset-gamer (gamer)',
      price: [39, 449],
      grams: [180, 360],
      kit: 'computer',
      traits: ['gamer; sans fil; USB; pour centre d’appels'],
      about:
        'La voix passe sans souffle, même dans un bureau ouvert. | Le micro se coupe en le relevant. | Les coussinets se changent facilement.',
      colors: 'noir; blanc; rouge',
    },
    {
      noun: 'Disque dur externe',
      gender: 'm',
      category: 'Disques & SSD',
      art: 'shot-disk; shot-disk-rugged (antichoc)',
      price: [159, 590],
      grams: [140, 260],
      kit: 'computer',
      traits: ['portable; antichoc; USB-C'],
      specs: { '*Capacité': '1 To; 2 To; 4 To; 5 To' },
      about:
        'Toutes les photos de la famille, à l’abri dans une poche. | Alimenté par son seul câble. | La sauvegarde se fait toute seule, la nuit.',
      colors: 'noir; bleu; rouge',
    },
    {
      noun: 'Disque SSD',
      gender: 'm',
      category: 'Disques & SSD',
      art: 'shot-ssd; shot-ssd-nvme (NVMe); shot-disk (portable)',
      price: [79, 690],
      grams: [12, 80],
      kit: 'computer',
      traits: ['NVMe; SATA; portable'],
      specs: { '*Capacité': '240 Go; 480 Go; 1 To; 2 To', Lecture: '550 Mo/s; 3500 Mo/s; 7000 Mo/s' },
      about:
        'Un vieil ordinateur redevient rapide en vingt minutes. | Aucun bruit, aucune pièce mobile. | Le logiciel de clonage est offert.',
      colors: 'noir',
    },
    {
      noun: 'Clé USB',
      gender: 'f',
      category: 'Clés USB & cartes',
      art: 'shot-usb-stick; shot-usb-stick-double (double connecteur)',
      price: [12, 119],
      grams: [8, 30],
      kit: 'computer',
      traits: ['3.2; double connecteur; métallique; miniature'],
      specs: { '*Capacité': '16 Go; 32 Go; 64 Go; 128 Go' },
      about:
        'Une vraie vitesse, tenue jusqu’au bout du fichier. | L’anneau la garde au trousseau. | Elle passe du téléphone à l’ordinateur.',
      colors: 'argenté; noir; bleu; rouge',
    },
    {
      noun: 'Carte graphique',
      gender: 'f',
      category: 'Composants',
      art: 'shot-graphics-card-two; shot-graphics-card (compacte); shot-graphics-card-three (triple ventilateur)',
      price: [490, 3990],
      grams: [700, 1900],
      kit: 'computer',
      traits: ['compacte; double ventilateur; triple ventilateur'],
      specs: { '*Mémoire': '6 Go; 8 Go; 12 Go; 16 Go' },
      about:
        'De quoi jouer en haute définition les années qui viennent. | Les ventilateurs s’arrêtent quand rien ne presse. | Le renfort métallique évite qu’elle ne penche.',
      colors: 'noir; vert',
    },
    {
      noun: 'Routeur',
      gender: 'm',
      category: 'Réseau',
      art: 'shot-router; shot-router-mesh (maillé lot de deux)',
      price: [79, 890],
      grams: [280, 900],
      kit: 'computer',
      traits: ['Wi-Fi 6; 4G; double bande; maillé lot de deux'],
      specs: { Débit: '300 Mb/s; 1200 Mb/s; 3000 Mb/s' },
      about:
        'Le signal atteint enfin la chambre du fond. | L’installation se fait depuis le téléphone. | Le réseau des invités reste séparé.',
      colors: 'noir; blanc',
    },
    {
      noun: 'Imprimante',
      gender: 'f',
      category: 'Imprimantes jet d’encre & laser',
      art: 'shot-printer; shot-printer-laser (laser, laser multifonction); shot-printer-tanks (à réservoirs d’encre)',
      price: [229, 1690],
      grams: [3900, 16000],
      kit: 'computer',
      traits: ['multifonction; laser; à réservoirs d’encre; photo; laser multifonction'],
      specs: { Vitesse: '8 pages/min; 20 pages/min; 30 pages/min' },
      about:
        'Les cours sortent nets, recto verso, sans bourrage. | Une recharge d’encre suffit pour des milliers de pages. | On imprime du téléphone, sans fil.',
      colors: 'blanc; noir',
    },
    {
      noun: 'Ramette de papier',
      gender: 'f',
      category: 'Cartouches & papier',
      art: 'shot-paper-ream; shot-paper-ream-recycled (A4 recyclée)',
      price: [12, 39],
      grams: [2300, 2600],
      kit: 'stationery',
      traits: ['A4 80 g; A4 90 g; A4 recyclée; A3 80 g'],
      specs: { '*Feuilles': '500 feuilles; 2500 feuilles' },
      about:
        'Blanche, lisse, elle ne bourre pas. | Convient au laser comme au jet d’encre. | Emballage étanche, bords bien droits.',
      colors: '',
    },
    {
      noun: 'Chaise de bureau',
      gender: 'f',
      category: 'Mobilier & sacs informatiques',
      art: 'shot-office-chair; shot-office-chair-leather (en cuir); shot-office-chair-mesh (en maille, à appui-tête)',
      price: [189, 990],
      grams: [9000, 21000],
      kit: 'furniture',
      traits: ['ergonomique; gamer; en maille; en cuir', 'à accoudoirs réglables; à appui-tête; inclinable'],
      about:
        'Le bas du dos est soutenu, et la journée passe autrement. | Les roulettes ménagent le carrelage. | Montage en vingt minutes, clé fournie.',
      colors: 'noir; gris; rouge; blanc',
    },
    {
      noun: 'Sac à dos ordinateur',
      gender: 'm',
      category: 'Mobilier & sacs informatiques',
      art: 'shot-laptop-bag; shot-laptop-bag-rolltop (de ville)',
      price: [49, 229],
      grams: [600, 1300],
      kit: 'bag',
      traits: ['imperméable; antivol; en toile', 'avec port USB; à compartiment renforcé; de ville'],
      about:
        'L’ordinateur est suspendu : le sac peut tomber. | Le dos respire et les bretelles ne scient pas. | Une poche cachée pour le portefeuille.',
      colors: 'noir; gris; marine; vert',
    },
  ],
};
