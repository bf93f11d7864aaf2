import type { Department } from '../model.ts';

export const highTech: Department = {
  tree: `
High-tech | tv
  Image & son | monitor-speaker
    Téléviseurs | tv
      Téléviseurs LED | tv
      Téléviseurs QLED & OLED | tv
    Projecteurs | projector
    Home cinéma & barres de son | speaker
    Récepteurs & box TV | radio-receiver
  Audio | headphones | f
    Casques & écouteurs | headphones
      Casques audio | headphones
      Écouteurs sans fil | ear
      Écouteurs filaires | cable
    Enceintes | speaker
      Enceintes portables | speaker
      Enceintes connectées | house-wifi
    Radios & réveils | radio
    Micros & instruments | mic
  Photo & vidéo | camera
    Appareils photo | camera
    Caméras d’action | video
    Caméras de surveillance | cctv
    Accessoires photo | aperture
  Jeux vidéo | gamepad-2
    Consoles | gamepad
    Manettes & volants | gamepad-2
    Consoles rétro | joystick
    Réalité virtuelle | glasses | x
  Objets connectés | watch
    Montres connectées | watch
    Bracelets d’activité | activity
    Maison connectée | house-wifi
`,
  about:
    'Image, son, photo et objets connectés : le meilleur de la technologie, avec garantie et livraison partout en Tunisie.',
  types: [
    {
      noun: 'Téléviseur LED',
      gender: 'm',
      category: 'Téléviseurs LED',
      art: 'shot-tv-led; shot-tv-led-smart (Smart TV Full HD, Smart TV 4K); shot-tv-led-round (HD, Full HD)',
      price: [449, 1799],
      grams: [4200, 14500],
      kit: 'electronics',
      traits: ['HD; Full HD; 4K UHD; Smart TV Full HD; Smart TV 4K'],
      specs: {
        '*Diagonale': '32 pouces; 40 pouces; 43 pouces; 50 pouces; 55 pouces',
        'Ports HDMI': '2; 3; 3; 4',
        Fréquence: '50 Hz; 60 Hz; 60 Hz',
      },
      about:
        'L’image reste nette même vue de côté, ce qui convient aux salons familiaux. | Le récepteur satellite intégré évite un boîtier de plus sous la télévision. | Le pied se monte en quelques minutes et la fixation murale est aux normes VESA.',
      colors: 'noir',
    },
    {
      noun: 'Téléviseur',
      gender: 'm',
      category: 'Téléviseurs QLED & OLED',
      art: 'shot-tv-oled; shot-tv-oled-easel (Mini LED 4K, QLED 4K)',
      price: [1390, 6990],
      grams: [11000, 24000],
      kit: 'electronics',
      traits: ['QLED 4K; QLED 4K 120 Hz; OLED 4K; Mini LED 4K; OLED 4K avec éclairage d’ambiance'],
      specs: {
        '*Diagonale': '50 pouces; 55 pouces; 65 pouces; 75 pouces',
        'Ports HDMI': '3; 4; 4',
        HDR: 'HDR10; HDR10+; Dolby Vision',
      },
      about:
        'Les noirs sont profonds et les couleurs restent justes, de jour comme de nuit. | Un écran pensé pour le sport et les films, avec une fluidité qui se voit dès les premières images. | Son cadre très fin se fait oublier, au mur comme sur un meuble.',
      colors: 'noir; argenté',
    },
    {
      noun: 'Vidéoprojecteur',
      gender: 'm',
      category: 'Projecteurs',
      art: 'shot-projector; shot-projector-portable (portable, LED silencieux)',
      price: [289, 2490],
      grams: [900, 4200],
      kit: 'electronics',
      traits: ['portable; Full HD; 4K; à courte focale; LED silencieux'],
      specs: {
        '*Luminosité': '200 lumens ANSI; 450 lumens ANSI; 900 lumens ANSI; 1800 lumens ANSI',
        Image: 'jusqu’à 100 pouces; jusqu’à 120 pouces; jusqu’à 150 pouces',
      },
      about:
        'De quoi transformer un mur blanc en salle de cinéma pour les soirées en famille. | La mise au point et la correction trapézoïdale se font toutes seules. | Il se branche en HDMI ou reçoit l’image du téléphone sans fil.',
      colors: 'blanc; gris; noir',
    },
    {
      noun: 'Barre de son',
      gender: 'f',
      category: 'Home cinéma & barres de son',
      art: 'shot-soundbar; shot-soundbar-sub (avec caisson de basses, avec caisson sans fil)',
      price: [169, 1290],
      grams: [1600, 6200],
      kit: 'electronics',
      traits: ['compacte; avec caisson de basses; Dolby Atmos; avec caisson sans fil'],
      specs: { '*Puissance': '80 W; 120 W; 200 W; 320 W', Canaux: '2.0; 2.1; 3.1; 5.1' },
      about:
        'Les dialogues deviennent clairs sans monter le volume. | Elle se pose devant le téléviseur ou se fixe au mur, avec un seul câble. | Le mode nuit adoucit les basses pour ne réveiller personne.',
      colors: 'noir',
    },
    {
      noun: 'Ensemble home cinéma',
      gender: 'm',
      category: 'Home cinéma & barres de son',
      art: 'shot-home-cinema; shot-home-cinema-towers (5.1 à colonnes, 7.1)',
      price: [590, 2890],
      grams: [9000, 21000],
      kit: 'electronics',
      traits: ['5.1; 5.1 à colonnes; 7.1; 5.1 sans fil'],
      specs: { '*Puissance': '300 W; 500 W; 800 W; 1000 W', Caisson: '6,5 pouces; 8 pouces; 10 pouces' },
      about:
        'Le son vient de partout et suit l’action, comme dans une vraie salle. | Le caisson actif donne du corps aux films sans faire vibrer les murs. | L’installation est guidée pas à pas et le micro de calibrage est fourni.',
      colors: 'noir; marron',
    },
    {
      noun: 'Box TV',
      gender: 'f',
      category: 'Récepteurs & box TV',
      art: 'shot-tv-box; shot-tv-box-stick (compacte, 4K avec télécommande vocale)',
      price: [119, 399],
      grams: [180, 420],
      kit: 'electronics',
      traits: ['Android; Android 4K; 4K avec télécommande vocale; compacte'],
      specs: { '*Mémoire': '2 Go / 16 Go; 4 Go / 32 Go; 4 Go / 64 Go', 'Wi-Fi': 'Wi-Fi 5; Wi-Fi 6' },
      about:
        'Elle donne une seconde vie à une télévision qui n’est pas connectée. | Les applications s’ouvrent vite et la télécommande tient bien en main. | Le contrôle parental se règle en deux minutes.',
      colors: 'noir',
    },
    {
      noun: 'Récepteur satellite',
      gender: 'm',
      category: 'Récepteurs & box TV',
      art: 'shot-satellite-receiver; shot-satellite-receiver-compact (HD compact); shot-satellite-receiver-wifi (Full HD avec Wi-Fi)',
      price: [79, 259],
      grams: [350, 900],
      kit: 'electronics',
      traits: ['HD; Full HD; Full HD avec Wi-Fi; HD compact'],
      specs: {
        'Mémoire de chaînes': '4000 chaînes; 6000 chaînes; 8000 chaînes',
        Enregistrement: 'sur clé USB; sur disque USB',
      },
      about:
        'La recherche des chaînes est automatique et le tri par favoris très simple. | Il reçoit les principaux satellites visibles depuis la Tunisie. | Une émission vous échappe ? Branchez une clé USB et enregistrez-la.',
      colors: 'noir',
    },
    {
      noun: 'Casque audio',
      gender: 'm',
      category: 'Casques audio',
      art: 'shot-headphones; shot-headphones-studio (filaire de studio); shot-headphones-tv (pour la télévision)',
      price: [59, 890],
      grams: [160, 320],
      kit: 'electronics',
      traits: [
        'sans fil; Bluetooth à réduction de bruit; filaire de studio; pliable sans fil; pour la télévision',
      ],
      specs: { Autonomie: '20 h; 30 h; 45 h; 60 h', Bluetooth: '5.0; 5.2; 5.3' },
      about:
        'Les coussinets à mémoire de forme se font oublier, même après plusieurs heures. | Des basses rondes, des voix bien détachées : on redécouvre ses chansons. | Dix minutes de charge suffisent pour trois heures d’écoute.',
      colors: 'noir; blanc; gris; bleu; rose; beige',
    },
    {
      noun: 'Écouteurs sans fil',
      gender: 'mp',
      category: 'Écouteurs sans fil',
      art: 'shot-earbuds; shot-earbuds-sport (sport étanches, à conduction osseuse)',
      price: [39, 549],
      grams: [35, 70],
      kit: 'electronics',
      traits: [
        'à réduction de bruit; avec boîtier de charge; sport étanches; à conduction osseuse; ultralégers',
      ],
      specs: { 'Autonomie avec boîtier': '18 h; 24 h; 32 h; 40 h', Étanchéité: 'IPX4; IPX5; IPX7' },
      about:
        'Ils s’appairent dès l’ouverture du boîtier et tiennent bien en place. | Deux micros par côté gardent la voix claire, même dans la rue. | Trois tailles d’embouts sont fournies pour que chacun trouve la sienne.',
      colors: 'blanc; noir; rose; vert; bleu; violet',
    },
    {
      noun: 'Écouteurs filaires',
      gender: 'mp',
      category: 'Écouteurs filaires',
      art: 'shot-earphones; shot-earphones-usb (USB-C)',
      price: [12, 119],
      grams: [14, 30],
      kit: 'accessory',
      traits: ['USB-C; jack 3,5 mm; intra-auriculaires; avec micro et télécommande'],
      specs: { 'Longueur du câble': '1,1 m; 1,2 m; 1,3 m' },
      about:
        'Rien à recharger : on branche, on écoute. | La télécommande sur le câble répond aux appels sans sortir le téléphone. | Le câble renforcé ne s’emmêle pas dans la poche.',
      colors: 'noir; blanc; rouge; bleu',
    },
    {
      noun: 'Enceinte Bluetooth',
      gender: 'f',
      category: 'Enceintes portables',
      art: 'shot-speaker; shot-speaker-handle (avec anse de transport); shot-speaker-light (lumineuse); shot-speaker-pocket (de poche)',
      price: [49, 890],
      grams: [280, 3200],
      kit: 'electronics',
      traits: ['portable; étanche; lumineuse; avec anse de transport; de poche'],
      specs: { '*Puissance': '5 W; 12 W; 20 W; 40 W; 80 W', Autonomie: '8 h; 12 h; 18 h; 24 h' },
      about:
        'Elle suit de la cuisine à la plage et ne craint ni le sable ni les éclaboussures. | Deux enceintes s’associent d’un appui pour un vrai son stéréo. | Le son remplit la pièce sans saturer, même à plein volume.',
      colors: 'noir; bleu; rouge; vert; gris; turquoise',
    },
    {
      noun: 'Enceinte connectée',
      gender: 'f',
      category: 'Enceintes connectées',
      art: 'shot-smart-speaker; shot-smart-speaker-screen (avec écran)',
      price: [149, 990],
      grams: [400, 2600],
      kit: 'electronics',
      traits: ['à commande vocale; multiroom; avec écran; en tissu'],
      specs: {
        Puissance: '10 W; 20 W; 30 W; 60 W',
        Connexions: 'Wi-Fi et Bluetooth; Wi-Fi, Bluetooth et prise jack',
      },
      about:
        'Musique, minuteur, météo : on demande, elle répond, en français. | Plusieurs pièces peuvent jouer la même musique, ou chacune la sienne. | Un bouton coupe le micro pour de bon quand on le souhaite.',
      colors: 'gris; noir; blanc; beige',
    },
    {
      noun: 'Radio',
      gender: 'f',
      category: 'Radios & réveils',
      art: 'shot-radio; shot-radio-wood (rétro en bois)',
      price: [39, 289],
      grams: [400, 1900],
      kit: 'electronics',
      traits: ['portable FM; rétro en bois; à piles et secteur; FM et Bluetooth; à dynamo'],
      specs: { Alimentation: 'secteur; piles et secteur; batterie rechargeable' },
      about:
        'Un gros bouton, un beau son : la radio comme on l’aime. | Elle capte bien, même loin des grandes villes. | Son allure d’autrefois cache une prise USB et le Bluetooth.',
      colors: 'marron; rouge; turquoise; noir; beige',
    },
    {
      noun: 'Radio-réveil',
      gender: 'm',
      category: 'Radios & réveils',
      art: 'shot-alarm-clock; shot-alarm-clock-dawn (simulateur d’aube)',
      price: [29, 189],
      grams: [250, 700],
      kit: 'electronics',
      traits: ['à projection; avec charge sans fil; simulateur d’aube; à double alarme'],
      specs: { Affichage: 'LED; LCD; LED à intensité réglable' },
      about:
        'La lumière monte doucement avant la sonnerie pour un réveil sans brusquerie. | L’affichage se règle assez bas pour ne pas gêner le sommeil. | La pile de secours garde l’heure en cas de coupure.',
      colors: 'blanc; noir; gris',
    },
    {
      noun: 'Microphone',
      gender: 'm',
      category: 'Micros & instruments',
      art: 'shot-microphone; shot-microphone-hand (karaoké sans fil, dynamique pour la scène)',
      price: [49, 690],
      grams: [180, 900],
      kit: 'electronics',
      traits: ['USB de studio; karaoké sans fil; cravate sans fil; dynamique pour la scène; à bras articulé'],
      specs: { Directivité: 'cardioïde; omnidirectionnel; cardioïde et omnidirectionnel' },
      about:
        'La voix est chaude et proche, sans souffle ni écho. | Idéal pour les cours en ligne, les podcasts et les soirées karaoké. | Il est reconnu tout de suite, sans pilote à installer.',
      colors: 'noir; argenté; doré; rose',
    },
    {
      noun: 'Clavier musical',
      gender: 'm',
      category: 'Micros & instruments',
      art: 'shot-piano; shot-piano-lit (à touches lumineuses)',
      price: [149, 1390],
      grams: [1900, 11000],
      kit: 'electronics',
      traits: ['d’apprentissage; à touches lumineuses; arrangeur avec gammes orientales; à toucher lourd'],
      specs: { '*Touches': '49 touches; 61 touches; 76 touches; 88 touches' },
      about:
        'Les gammes orientales et les rythmes d’ici sont prêts à jouer. | La sortie casque permet de répéter à toute heure. | La méthode incluse accompagne les premiers morceaux.',
      colors: 'noir; blanc',
    },
    {
      noun: 'Guitare',
      gender: 'f',
      category: 'Micros & instruments',
      art: 'shot-guitar; shot-guitar-electric (électrique)',
      price: [169, 1290],
      grams: [1500, 3900],
      kit: 'electronics',
      traits: ['folk; classique en épicéa; électrique; électro-acoustique; classique pour enfant'],
      specs: { Taille: '1/2; 3/4; 4/4' },
      about:
        'Un manche confortable qui pardonne les débuts et accompagne les progrès. | Livrée réglée, avec housse, médiators et jeu de cordes de rechange. | Le son est équilibré, avec des basses présentes et des aigus clairs.',
      colors: 'marron; noir; rouge; beige',
    },
    {
      noun: 'Appareil photo',
      gender: 'm',
      category: 'Appareils photo',
      art: 'shot-camera-hybrid; shot-camera-compact (compact); shot-camera-reflex (reflex, bridge à grand zoom); shot-camera-instant (instantané)',
      price: [390, 4990],
      grams: [280, 900],
      kit: 'electronics',
      traits: ['compact; hybride; reflex; bridge à grand zoom; instantané'],
      specs: { '*Capteur': '16 Mpx; 20 Mpx; 24 Mpx; 33 Mpx', Vidéo: 'Full HD; 4K; 4K 60 i/s' },
      about:
        'La mise au point suit les visages et les yeux, même en mouvement. | Les photos partent sur le téléphone en un geste, prêtes à partager. | Compact et bien équilibré, il se garde à la main toute la journée.',
      colors: 'noir; argenté; blanc',
    },
    {
      noun: 'Caméra d’action',
      gender: 'f',
      category: 'Caméras d’action',
      art: 'shot-action-camera; shot-action-camera-360 (360°)',
      price: [149, 1690],
      grams: [90, 190],
      kit: 'electronics',
      traits: ['4K étanche; stabilisée 4K; 360°; Full HD avec kit de fixations'],
      specs: { Étanchéité: '10 m; 30 m avec caisson; 40 m avec caisson', Angle: '120°; 150°; 170°' },
      about:
        'La stabilisation gomme les secousses du vélo comme celles des vagues. | Elle se fixe au casque, au guidon ou à la planche avec le kit fourni. | Les plongées de Tabarka méritent mieux qu’un téléphone.',
      colors: 'noir; gris',
    },
    {
      noun: 'Caméra de surveillance',
      gender: 'f',
      category: 'Caméras de surveillance',
      art: 'shot-surveillance-ball; shot-surveillance-bullet (extérieure étanche, à vision nocturne en couleurs, solaire sans fil)',
      price: [69, 690],
      grams: [150, 800],
      kit: 'electronics',
      traits: [
        'Wi-Fi intérieure; extérieure étanche; motorisée 360°; solaire sans fil; à vision nocturne en couleurs',
      ],
      specs: { '*Définition': '2 Mpx; 3 Mpx; 4 Mpx; 5 Mpx', Stockage: 'carte microSD; microSD ou nuage' },
      about:
        'Elle prévient le téléphone dès qu’une personne passe, et seulement une personne. | On voit, on entend et on parle depuis l’application, où que l’on soit. | Les images restent nettes la nuit, jusqu’à vingt mètres.',
      colors: 'blanc; noir',
    },
    {
      noun: 'Trépied',
      gender: 'm',
      category: 'Accessoires photo',
      art: 'shot-tripod; shot-tripod-flexible (flexible); shot-tripod-ring (avec anneau lumineux)',
      price: [29, 389],
      grams: [400, 2200],
      kit: 'accessory',
      traits: ['de voyage; en aluminium; en carbone; flexible; avec anneau lumineux'],
      specs: { Hauteur: '30 cm; 1,3 m; 1,6 m; 2,1 m' },
      about:
        'Il se plie dans un sac à dos et se déploie en quelques secondes. | La tête à fixation rapide accepte un téléphone comme un appareil photo. | Les pieds en caoutchouc tiennent bien, même sur le carrelage.',
      colors: 'noir; argenté',
    },
    {
      noun: 'Console de jeux',
      gender: 'f',
      category: 'Consoles',
      art: 'shot-console; shot-console-two (de salon avec deux manettes); shot-console-portable (portable, hybride)',
      price: [690, 2490],
      grams: [400, 4300],
      kit: 'electronics',
      traits: ['de salon; portable; de salon avec deux manettes; hybride'],
      specs: { '*Stockage': '64 Go; 256 Go; 512 Go; 1 To' },
      about:
        'Les jeux se lancent en quelques secondes et l’image reste fluide. | Le contrôle parental règle le temps de jeu de chaque enfant. | Deux manettes, un canapé : le plaisir de jouer ensemble.',
      colors: 'noir; blanc',
    },
    {
      noun: 'Manette',
      gender: 'f',
      category: 'Manettes & volants',
      art: 'shot-gamepad; shot-gamepad-wired (filaire USB)',
      price: [39, 289],
      grams: [190, 320],
      kit: 'accessory',
      traits: [
        'sans fil; filaire USB; Bluetooth pour téléphone; à retour haptique; avec gâchettes réglables',
      ],
      specs: { Autonomie: '10 h; 20 h; 30 h' },
      about:
        'Bien en main, avec des sticks précis et des gâchettes souples. | Compatible ordinateur, console et téléphone selon le mode choisi. | Le revêtement antidérapant reste agréable pendant les longues parties.',
      colors: 'noir; blanc; rouge; bleu; violet',
    },
    {
      noun: 'Console rétro',
      gender: 'f',
      category: 'Consoles rétro',
      art: 'shot-retro-pocket; shot-retro-colour (à écran couleur); shot-retro-arcade (d’arcade de bureau); shot-retro-pads (HDMI avec deux manettes)',
      price: [69, 390],
      grams: [120, 900],
      kit: 'electronics',
      traits: ['de poche; HDMI avec deux manettes; d’arcade de bureau; à écran couleur'],
      specs: {
        'Jeux intégrés': '100 jeux; 300 jeux; 500 jeux',
        Écran: '2,8 pouces; 3,5 pouces; sortie HDMI',
      },
      about:
        'Les jeux d’enfance, prêts à jouer, sans rien installer. | On sauvegarde où l’on veut et on reprend dans le louage. | Un cadeau qui fait plaisir aux parents autant qu’aux enfants.',
      colors: 'rouge; noir; jaune; violet',
    },
    {
      noun: 'Montre connectée',
      gender: 'f',
      category: 'Montres connectées',
      art: 'shot-smartwatch; shot-smartwatch-round (sport GPS, pour femme); shot-smartwatch-steel (ronde en acier) = argenté',
      price: [79, 1190],
      grams: [28, 62],
      kit: 'electronics',
      traits: ['sport GPS; à écran AMOLED; avec appel Bluetooth; pour femme; ronde en acier'],
      specs: { Autonomie: '5 jours; 7 jours; 10 jours; 14 jours', Étanchéité: 'IP68; 5 ATM' },
      about:
        'Cœur, sommeil, pas, oxygène : tout est suivi sans y penser. | Les notifications s’affichent en français et en arabe. | Le bracelet se change sans outil pour passer du sport à la fête.',
      colors: 'noir; rose; argenté; doré; bleu',
    },
    {
      noun: 'Bracelet d’activité',
      gender: 'm',
      category: 'Bracelets d’activité',
      art: 'shot-activity-band; shot-activity-band-wide (à grand écran)',
      price: [49, 289],
      grams: [18, 30],
      kit: 'electronics',
      traits: ['étanche; à grand écran; avec cardiofréquencemètre; ultraléger'],
      specs: { Autonomie: '7 jours; 12 jours; 16 jours' },
      about:
        'Si léger qu’on le garde la nuit pour suivre son sommeil. | Il compte les pas, les longueurs et les battements, sans abonnement. | Il vibre doucement pour les appels et le réveil.',
      colors: 'noir; rose; bleu; vert; orange',
    },
    {
      noun: 'Ampoule connectée',
      gender: 'f',
      category: 'Maison connectée',
      art: 'shot-smart-bulb; shot-smart-bulb-colour (couleurs et blancs); shot-smart-bulb-filament (à filament); shot-smart-bulb-two (lot de deux)',
      price: [19, 89],
      grams: [60, 120],
      kit: 'electronics',
      traits: ['blanche réglable; couleurs et blancs; à filament; lot de deux'],
      specs: { Culot: 'E27; E14; GU10', Flux: '470 lumens; 806 lumens; 1055 lumens' },
      about:
        'Du blanc chaud pour le soir au blanc vif pour les devoirs, depuis le téléphone. | Elle s’allume seule au coucher du soleil si on le lui demande. | Aucun boîtier à ajouter : le Wi-Fi suffit.',
      colors: 'blanc',
    },
    {
      noun: 'Prise connectée',
      gender: 'f',
      category: 'Maison connectée',
      art: 'shot-smart-plug; shot-smart-plug-three (lot de trois)',
      price: [25, 119],
      grams: [70, 240],
      kit: 'electronics',
      traits: ['Wi-Fi; avec suivi de consommation; extérieure double; lot de trois'],
      specs: { Intensité: '10 A; 16 A' },
      about:
        'Elle montre ce que chaque appareil consomme, chaque jour et chaque mois. | Programmez le chauffe-eau aux bonnes heures et la facture baisse. | Une coupure de courant ? Elle reprend son programme toute seule.',
      colors: 'blanc; noir',
    },
  ],
};
