import type { Department } from '../model.ts';

export const mode: Department = {
  tree: `
Mode | shirt | f
  Femme | venus | f
    Vêtements femme | shirt
      Robes | shirt
        Robes longues | shirt
        Robes courtes | shirt
        Robes de soirée | sparkles
      Hauts & chemises femme | shirt
      Pantalons & jupes | shirt
      Manteaux & vestes femme | wind
      Tenues modestes | shirt
    Lingerie & nuit | moon
    Chaussures femme | footprints
      Escarpins & sandales | footprints
      Baskets femme | footprints
      Bottes & bottines | footprints
    Sacs femme | handbag
  Homme | mars | f
    Vêtements homme | shirt
      Chemises | shirt
      T-shirts & polos | shirt
      Pantalons & jeans | shirt
      Vestes & manteaux homme | wind
      Costumes | briefcase-business
    Sous-vêtements homme | shirt
    Chaussures homme | footprints
      Chaussures de ville | footprints
      Baskets homme | footprints
      Sandales & mules homme | footprints
  Accessoires | glasses
    Lunettes | glasses
    Ceintures & portefeuilles | wallet
    Foulards, bonnets & chapeaux | wind
    Parapluies | umbrella
  Montres & bijoux | gem | s
    Montres femme | watch
    Montres homme | watch
    Bagues & colliers | gem
    Boucles d’oreilles & bracelets | gem
  Bagages | luggage
`,
  about: 'Les envies de la saison et les indispensables de toujours, du quotidien aux grands jours.',
  types: [
    {
      noun: 'Robe longue',
      gender: 'f',
      category: 'Robes longues',
      art: '1f457',
      price: [69, 269],
      grams: [300, 620],
      kit: 'women',
      traits: [
        'en lin lavé; en viscose fluide; en mousseline; en coton brodé; en satin souple',
        'à manches évasées; à col V; ceinturée; à volants; à boutons nacrés',
      ],
      about:
        'Elle tombe bien, bouge avec le pas et ne colle pas quand il fait chaud. | Sa coupe souple met en valeur sans serrer. | Avec des sandales plates ou des talons, elle suit de la journée au dîner.',
    },
    {
      noun: 'Robe courte',
      gender: 'f',
      category: 'Robes courtes',
      art: '1f457',
      price: [49, 189],
      grams: [220, 450],
      kit: 'women',
      traits: [
        'en coton; en jean léger; en viscose fleurie; en maille; en popeline',
        'à manches ballon; trapèze; à bretelles; à col chemise; à smocks',
      ],
      about:
        'Une petite robe facile, qui s’enfile le matin sans réfléchir. | Les poches sont discrètes et bien pratiques. | Elle se superpose à une veste dès que les soirées fraîchissent.',
    },
    {
      noun: 'Robe de soirée',
      gender: 'f',
      category: 'Robes de soirée',
      art: '1f457',
      price: [149, 690],
      grams: [450, 1200],
      kit: 'women',
      traits: [
        'en satin; en tulle brodé; en velours; en crêpe; à sequins',
        'à dos nageur; sirène; à épaule dénudée; à longue traîne; à manches en dentelle',
      ],
      about:
        'Pour les fiançailles, les mariages et toutes les nuits dont on se souvient. | La doublure douce et la fermeture invisible la rendent agréable à porter. | Les finitions sont reprises à la main dans un atelier du Sahel.',
    },
    {
      noun: 'Chemisier',
      gender: 'm',
      category: 'Hauts & chemises femme',
      art: '1f45a',
      price: [39, 149],
      grams: [130, 280],
      kit: 'women',
      traits: [
        'en popeline; en soie lavée; en coton brodé; en viscose; en lin',
        'à col lavallière; à manches bouffantes; à rayures fines; à pois; oversize',
      ],
      about:
        'Il passe du bureau au café sans changer de tenue. | La coupe laisse de l’aisance aux épaules. | Rentré ou noué sur un jean, il trouve toujours sa place.',
    },
    {
      noun: 'Top',
      gender: 'm',
      category: 'Hauts & chemises femme',
      art: '1f45a',
      price: [25, 89],
      grams: [90, 210],
      kit: 'women',
      traits: [
        'en coton côtelé; en maille ajourée; en satin; en jersey',
        'à bretelles fines; à col carré; à manches courtes; croisé; à encolure bateau',
      ],
      about:
        'La pièce de base qui va avec tout le reste. | La matière garde sa forme lavage après lavage. | Seul ou sous une veste, il reste net.',
    },
    {
      noun: 'Pantalon',
      gender: 'm',
      category: 'Pantalons & jupes',
      art: 'trousers',
      price: [49, 179],
      grams: [280, 560],
      kit: 'women',
      traits: [
        'en lin; en crêpe; en gabardine; en velours côtelé',
        'palazzo; à pinces; taille haute; fluide; cigarette',
      ],
      about:
        'Une taille qui tient sans comprimer et une longueur facile à reprendre. | De vraies poches, devant et derrière. | Il allonge la silhouette, même à plat.',
    },
    {
      noun: 'Jean',
      gender: 'm',
      category: 'Pantalons & jupes',
      art: '1f456',
      price: [59, 199],
      grams: [480, 720],
      kit: 'women',
      traits: ['en denim stretch; en denim brut; en denim délavé', 'mom; slim; droit; flare; taille haute'],
      about:
        'Le denim suit le mouvement et reprend sa forme le soir. | Les coutures sont doublées aux endroits qui travaillent. | La teinte évolue joliment avec le temps.',
      colors: 'bleu; marine; noir; gris; blanc',
    },
    {
      noun: 'Jupe',
      gender: 'f',
      category: 'Pantalons & jupes',
      art: 'skirt',
      price: [39, 149],
      grams: [180, 420],
      kit: 'women',
      traits: [
        'en satin; en jean; en tulle; en coton imprimé; en simili cuir',
        'plissée; midi; portefeuille; longue; patineuse',
      ],
      about:
        'Elle tourne joliment et ne se froisse presque pas. | La ceinture élastiquée au dos apporte du confort. | À porter avec un pull fin ou un simple t-shirt.',
    },
    {
      noun: 'Manteau',
      gender: 'm',
      category: 'Manteaux & vestes femme',
      art: '1f9e5',
      price: [129, 590],
      grams: [900, 1900],
      kit: 'women',
      traits: [
        'en laine mélangée; en drap de laine; en bouclette; en gabardine',
        'long; cintré; à capuche; croisé; droit',
      ],
      about:
        'Chaud sans peser, pour les hivers de Tunis comme pour ceux du Kef. | La doublure glisse sur les pulls et ne retient rien. | Un col que l’on relève quand le vent se lève.',
    },
    {
      noun: 'Veste',
      gender: 'f',
      category: 'Manteaux & vestes femme',
      art: '1f9e5',
      price: [79, 320],
      grams: [420, 980],
      kit: 'women',
      traits: [
        'en jean; en simili cuir; en tweed; en velours; matelassée',
        'courte; cintrée; oversize; à boutons dorés; sans col',
      ],
      about:
        'Elle termine une tenue en une seconde. | Les manches se retroussent et les épaules tombent juste. | La pièce de mi-saison que l’on garde des années.',
    },
    {
      noun: 'Abaya',
      gender: 'f',
      category: 'Tenues modestes',
      art: 'abaya',
      price: [89, 390],
      grams: [420, 900],
      kit: 'women',
      traits: [
        'en nida; en crêpe; en soie de Médine; en lin',
        'brodée; à manches kimono; ouverte; à perles; unie',
      ],
      about:
        'Couvrante, légère et opaque, elle se porte toute la journée. | Le tissu ne marque pas et sèche en quelques heures. | Le voile assorti est offert.',
      colors: 'noir; beige; marine; vert; bordeaux; rose',
    },
    {
      noun: 'Ensemble tunique et pantalon',
      gender: 'm',
      category: 'Tenues modestes',
      art: 'abaya; 1f45a',
      price: [79, 260],
      grams: [480, 820],
      kit: 'women',
      traits: [
        'en lin; en viscose; en coton gaufré; en crêpe',
        'à col mandarin; à boutons; fluide; fendu sur les côtés',
      ],
      about:
        'Deux pièces à porter ensemble ou séparément. | Une longueur couvrante et une coupe qui laisse respirer. | Le bon réflexe pour être élégante sans effort.',
    },
    {
      noun: 'Pyjama',
      gender: 'm',
      category: 'Lingerie & nuit',
      art: 'pyjama',
      price: [39, 149],
      grams: [260, 520],
      kit: 'women',
      traits: [
        'en coton; en satin; en flanelle; en modal',
        'à boutons; à short; à pantalon long; imprimé; à liseré',
      ],
      about:
        'Si doux qu’on n’a plus envie de s’habiller. | L’élastique de la taille ne serre pas. | Les soirées d’hiver n’attendent que lui.',
    },
    {
      noun: 'Nuisette',
      gender: 'f',
      category: 'Lingerie & nuit',
      art: '1f457',
      price: [35, 119],
      grams: [110, 220],
      kit: 'women',
      traits: [
        'en satin; en coton; en modal',
        'à dentelle; à bretelles réglables; longue; avec kimono assorti',
      ],
      about:
        'Légère comme une nuit d’été. | Des bretelles qui tiennent et une dentelle qui ne gratte pas. | Une jolie idée pour un trousseau.',
    },
    {
      noun: 'Escarpins',
      gender: 'mp',
      category: 'Escarpins & sandales',
      art: 'shot-pumps-stiletto; shot-pumps-low (à petit talon); shot-pumps-strap (à bride); shot-pumps-pointed (à bout pointu)',
      price: [69, 289],
      grams: [480, 820],
      kit: 'shoes',
      traits: [
        'en cuir; en daim; vernis; en satin',
        'à talon aiguille; à petit talon; à bride; à bout pointu',
      ],
      about:
        'Une cambrure étudiée pour tenir toute une soirée. | La semelle intérieure est matelassée là où il faut. | Le talon est stable, même sur les pavés de la médina.',
    },
    {
      noun: 'Sandales',
      gender: 'fp',
      category: 'Escarpins & sandales',
      art: 'shot-sandals-flat; shot-sandals-wedge (compensées); shot-sandals-block (à talon bloc); shot-sandals-soft (à semelle souple)',
      price: [39, 199],
      grams: [360, 720],
      kit: 'shoes',
      traits: [
        'en cuir; en raphia; en cuir tressé; en daim',
        'compensées; plates; à talon bloc; à lanières; à semelle souple',
      ],
      about:
        'Les brides sont douces dès le premier jour. | Une semelle souple qui accompagne les longues promenades. | Elles s’accordent à tout ce que l’on porte l’été.',
    },
    {
      noun: 'Baskets',
      gender: 'fp',
      category: 'Baskets femme',
      art: 'shot-sneakers-low; shot-sneakers-platform (à plateforme, à semelle épaisse); shot-sneakers-retro (rétro); shot-sneakers-light (légères)',
      price: [69, 299],
      grams: [480, 780],
      kit: 'shoes',
      traits: [
        'en cuir; en toile; en mesh respirant; en daim',
        'à plateforme; basses; rétro; à semelle épaisse; légères',
      ],
      about:
        'Confortables dès l’essayage, sans période d’adaptation. | La semelle amortit les trottoirs et les escaliers. | Elles se nettoient d’un coup d’éponge.',
    },
    {
      noun: 'Bottines',
      gender: 'fp',
      category: 'Bottes & bottines',
      art: 'shot-boots-chelsea; shot-boots-heel (à talon, à zip); shot-boots-lace (à lacets); shot-boots-fur (fourrées)',
      price: [99, 390],
      grams: [720, 1300],
      kit: 'shoes',
      traits: ['en cuir; en daim; en cuir grainé', 'à élastiques; à talon; à lacets; à zip; fourrées'],
      about:
        'La semelle crantée ne craint pas la pluie. | Le cuir se patine et n’en devient que plus beau. | On les met en octobre, on les enlève en avril.',
      colors: 'noir; marron; beige; bordeaux',
    },
    {
      noun: 'Sac à main',
      gender: 'm',
      category: 'Sacs femme',
      art: 'shot-handbag-flap; shot-handbag-crossbody (à bandoulière); shot-handbag-structured (structuré); shot-handbag-bucket (seau); shot-handbag-bracelet (à anse bijou)',
      price: [59, 490],
      grams: [380, 950],
      kit: 'bag',
      traits: [
        'en cuir; en cuir grainé; en simili cuir; en toile et cuir',
        'à bandoulière; à rabat; structuré; seau; à anse bijou',
      ],
      about:
        'Assez grand pour une journée, assez petit pour le soir. | Les compartiments évitent de chercher ses clés. | Les anses sont cousues, pas collées.',
    },
    {
      noun: 'Cabas',
      gender: 'm',
      category: 'Sacs femme',
      art: 'shot-tote-leather; shot-tote-straw (en paille tressée, en raphia); shot-tote-cloth (en toile)',
      price: [39, 320],
      grams: [350, 900],
      kit: 'bag',
      traits: [
        'en cuir; en paille tressée; en toile; en raphia',
        'à longues anses; zippé; réversible; avec pochette',
      ],
      about:
        'Il avale l’ordinateur, le foulard et les courses du soir. | Le fond renforcé garde la forme même bien rempli. | Aussi à l’aise au bureau qu’à la plage.',
    },
    {
      noun: 'Pochette',
      gender: 'f',
      category: 'Sacs femme',
      art: 'shot-clutch-envelope; shot-clutch-beads (en perles); shot-clutch-chain (à chaînette); shot-clutch-clasp (à fermoir doré, de soirée)',
      price: [29, 189],
      grams: [140, 380],
      kit: 'bag',
      traits: [
        'en satin; en velours; brodée; en perles; en cuir',
        'de soirée; à chaînette; enveloppe; à fermoir doré',
      ],
      about:
        'Juste la place pour l’essentiel, avec beaucoup d’allure. | La chaînette se glisse à l’intérieur en un geste. | Elle termine la tenue d’un mariage.',
    },
    {
      noun: 'Chemise',
      gender: 'f',
      category: 'Chemises',
      art: 'shirt',
      price: [45, 189],
      grams: [210, 360],
      kit: 'men',
      traits: [
        'en popeline; en lin; en oxford; en coton léger; en flanelle',
        'slim; à col mao; rayée; à manches courtes; cintrée; à carreaux',
      ],
      about:
        'Un col qui tient sans amidon et un tissu qui se repasse vite. | La coupe suit le dos sans tirer aux épaules. | Les boutons sont cousus en croix, solidement.',
    },
    {
      noun: 'T-shirt',
      gender: 'm',
      category: 'T-shirts & polos',
      art: '1f455',
      price: [19, 79],
      grams: [140, 240],
      kit: 'men',
      traits: [
        'en coton peigné; en coton bio; en jersey épais',
        'à col rond; à col V; imprimé; oversize; à poche',
      ],
      about:
        'Le col ne se détend pas et la couleur tient au lavage. | Une épaisseur juste : ni transparent, ni lourd. | Par trois dans la valise, et le séjour est réglé.',
    },
    {
      noun: 'Polo',
      gender: 'm',
      category: 'T-shirts & polos',
      art: '1f455',
      price: [35, 129],
      grams: [200, 290],
      kit: 'men',
      traits: [
        'en piqué de coton; en maille fine; en jersey mercerisé',
        'à manches longues; à liseré; brodé; uni; à boutons cachés',
      ],
      about:
        'Plus habillé qu’un t-shirt, plus simple qu’une chemise. | Le piqué laisse passer l’air les jours de chaleur. | Le col reste droit, même sous un blazer.',
    },
    {
      noun: 'Jean homme',
      gender: 'm',
      category: 'Pantalons & jeans',
      art: '1f456',
      price: [69, 229],
      grams: [560, 820],
      kit: 'men',
      traits: ['en denim stretch; en denim brut; en denim délavé', 'droit; slim; regular; fuselé'],
      about:
        'Un denim épais mais souple, fait pour durer. | Cinq poches, des rivets solides, rien de superflu. | La taille ne bâille pas quand on s’assoit.',
      colors: 'bleu; marine; noir; gris',
    },
    {
      noun: 'Pantalon chino',
      gender: 'm',
      category: 'Pantalons & jeans',
      art: 'trousers',
      price: [59, 179],
      grams: [380, 560],
      kit: 'men',
      traits: ['en gabardine; en coton stretch; en lin mélangé', 'slim; droit; à pinces; fuselé'],
      about:
        'Il remplace le jean dès qu’on veut être un peu plus net. | Le tissu s’assouplit sans se déformer. | À retrousser d’un tour avec des mocassins.',
    },
    {
      noun: 'Blouson',
      gender: 'm',
      category: 'Vestes & manteaux homme',
      art: '1f9e5',
      price: [99, 590],
      grams: [700, 1500],
      kit: 'men',
      traits: ['en cuir; en daim; en toile enduite; matelassé', 'bomber; aviateur; à capuche; à col montant'],
      about:
        'Coupe-vent, chaud, et assez fin pour conduire avec. | Quatre poches, dont une intérieure qui ferme. | La fermeture glisse bien, même avec des gants.',
    },
    {
      noun: 'Manteau homme',
      gender: 'm',
      category: 'Vestes & manteaux homme',
      art: '1f9e5',
      price: [159, 690],
      grams: [1100, 2200],
      kit: 'men',
      traits: [
        'en laine mélangée; en drap de laine; en cachemire mélangé',
        'droit; caban; trois-quarts; croisé',
      ],
      about:
        'Une ligne sobre qui habille un costume comme un jean. | La laine serrée coupe le vent de la corniche. | L’intérieur est doublé, avec une poche pour le téléphone.',
      colors: 'noir; marine; gris; marron',
    },
    {
      noun: 'Costume',
      gender: 'm',
      category: 'Costumes',
      art: 'blazer',
      price: [290, 990],
      grams: [1200, 1900],
      kit: 'men',
      traits: [
        'en laine froide; en laine mélangée; en lin; en crêpe de laine',
        'deux pièces; trois pièces; cintré; à rayures tennis',
      ],
      about:
        'Pour le jour du mariage, l’entretien et toutes les grandes occasions. | La veste est semi-entoilée : elle prend la forme du corps. | L’ourlet du pantalon se reprend gratuitement chez le vendeur.',
      colors: 'noir; marine; gris; beige',
    },
    {
      noun: 'Blazer',
      gender: 'm',
      category: 'Costumes',
      art: 'blazer',
      price: [149, 490],
      grams: [600, 980],
      kit: 'men',
      traits: ['en lin; en laine; en velours; en jersey', 'droit; croisé; déstructuré; cintré'],
      about:
        'Sur un jean ou un pantalon de ville, il fait la tenue. | Les épaules sont souples, le dos bien fendu. | Il voyage plié et se défroisse en une nuit.',
      colors: 'marine; gris; noir; beige; vert',
    },
    {
      noun: 'Lot de boxers',
      gender: 'm',
      category: 'Sous-vêtements homme',
      art: '1fa72; 1fa73',
      price: [19, 79],
      grams: [120, 320],
      kit: 'underwear',
      traits: ['en coton stretch; en modal; en bambou', 'uni; à ceinture contrastée; long'],
      specs: { '*Lot': 'x2; x3; x5' },
      about:
        'La ceinture ne roule pas et les coutures sont plates. | Ils gardent leur forme après des dizaines de lavages. | Un tissu qui respire, du matin au soir.',
    },
    {
      noun: 'Lot de chaussettes',
      gender: 'm',
      category: 'Sous-vêtements homme',
      art: '1f9e6',
      price: [12, 49],
      grams: [90, 320],
      kit: 'underwear',
      traits: [
        'en coton peigné; en fil d’Écosse; en bambou; en laine',
        'mi-mollet; courtes; invisibles; à motifs',
      ],
      specs: { '*Lot': 'x3; x5; x6; x10' },
      about:
        'Renforcées au talon et à la pointe, là où elles s’usent. | Le bord tient sans marquer la jambe. | Les paires se retrouvent toutes après la machine.',
    },
    {
      noun: 'Mocassins',
      gender: 'mp',
      category: 'Chaussures de ville',
      art: 'shot-loafers-penny; shot-loafers-tassel (à pampilles); shot-loafers-bit (à mors); shot-loafers-gum (à semelle gomme)',
      price: [89, 320],
      grams: [600, 980],
      kit: 'shoes',
      traits: ['en cuir; en daim; en cuir tressé', 'à pampilles; à mors; souples; à semelle gomme'],
      about:
        'On les enfile sans se baisser et on les oublie aussitôt. | Le cuir a été cousu main autour du pied. | Parfaits avec un chino ou un costume de lin.',
      colors: 'marron; noir; marine; beige; bordeaux',
    },
    {
      noun: 'Chaussures derby',
      gender: 'fp',
      category: 'Chaussures de ville',
      art: 'shot-derbies-plain; shot-derbies-brogue (à bout fleuri); shot-derbies-cap (à bout droit)',
      price: [109, 390],
      grams: [780, 1150],
      kit: 'shoes',
      traits: [
        'en cuir; en cuir grainé; vernies; en cuir patiné',
        'à bout fleuri; à semelle cousue; à bout droit',
      ],
      about:
        'Une paire sérieuse, qui se ressemelle et dure des années. | Le bout n’écrase pas les orteils. | Elles brillent d’un simple coup de brosse.',
      colors: 'noir; marron; bordeaux',
    },
    {
      noun: 'Baskets homme',
      gender: 'fp',
      category: 'Baskets homme',
      art: 'shot-sneakers-low; shot-sneakers-high (montantes); shot-sneakers-retro (rétro); shot-sneakers-light (légères); shot-sneakers-platform (à semelle épaisse)',
      price: [79, 349],
      grams: [620, 980],
      kit: 'shoes',
      traits: [
        'en cuir; en toile; en mesh respirant; en daim',
        'basses; montantes; rétro; légères; à semelle épaisse',
      ],
      about:
        'Elles amortissent bien et ne chauffent pas le pied. | La semelle est cousue et collée : elle ne s’ouvre pas. | Autant pour marcher que pour être bien habillé.',
    },
    {
      noun: 'Mules',
      gender: 'fp',
      category: 'Sandales & mules homme',
      art: 'shot-mules-two; shot-mules-clog (fermées); shot-mules-beach (de plage)',
      price: [29, 149],
      grams: [300, 620],
      kit: 'shoes',
      traits: [
        'en cuir; en liège et cuir; en caoutchouc',
        'à deux brides; à semelle anatomique; de plage; fermées',
      ],
      about:
        'Pour la maison, la plage ou le café du coin. | La semelle épouse la voûte du pied. | Un rinçage et elles sont comme neuves.',
      colors: 'marron; noir; marine; beige',
    },
    {
      noun: 'Lunettes de soleil',
      gender: 'fp',
      category: 'Lunettes',
      art: 'shot-sunglasses-aviator; shot-sunglasses-round (rondes); shot-sunglasses-cat (papillon); shot-sunglasses-square (carrées, en acétate)',
      price: [35, 349],
      grams: [24, 48],
      kit: 'jewel',
      traits: [
        'polarisées; à verres dégradés; miroitées; catégorie 3',
        'aviateur; rondes; papillon; en acétate; carrées',
      ],
      about:
        'Cent pour cent des UV arrêtés, et les reflets de la mer avec. | Légères sur le nez, elles ne glissent pas. | Livrées avec étui rigide et chiffon.',
      colors: 'noir; marron; doré; bleu; vert',
    },
    {
      noun: 'Ceinture',
      gender: 'f',
      category: 'Ceintures & portefeuilles',
      art: 'shot-belt-plain; shot-belt-braided (en cuir tressé); shot-belt-canvas (en toile); shot-belt-automatic (à boucle automatique); shot-belt-slim (fine)',
      price: [29, 149],
      grams: [160, 320],
      kit: 'bag',
      traits: [
        'en cuir; en cuir tressé; en toile; réversible en cuir',
        'à boucle plaquée; à boucle automatique; fine; large',
      ],
      about:
        'Un cuir pleine fleur qui ne craquelle pas. | La boucle se démonte pour ajuster la longueur. | L’intérieur est doublé et bien fini.',
      colors: 'noir; marron; marine; beige',
    },
    {
      noun: 'Portefeuille',
      gender: 'm',
      category: 'Ceintures & portefeuilles',
      art: 'shot-wallet-bifold; shot-wallet-zip (zippé, long, à porte-monnaie)',
      price: [29, 189],
      grams: [70, 190],
      kit: 'bag',
      traits: [
        'en cuir; en cuir grainé; en cuir végétal',
        'compact; anti-RFID; à porte-monnaie; zippé; long',
      ],
      about:
        'Huit cartes, les billets à plat, et il reste mince. | La tranche est teinte à la main. | Livré dans une boîte prête à offrir.',
      colors: 'marron; noir; bordeaux; marine; beige',
    },
    {
      noun: 'Foulard',
      gender: 'm',
      category: 'Foulards, bonnets & chapeaux',
      art: 'shot-scarf-draped; shot-scarf-square (carré, imprimé); shot-scarf-fringed (à franges)',
      price: [19, 149],
      grams: [40, 160],
      kit: 'women',
      traits: ['en soie; en viscose; en coton; en mousseline', 'imprimé; à franges; uni; carré; brodé'],
      about:
        'Autour du cou, sur les cheveux ou noué au sac. | Le tissu glisse sans jamais se défaire. | Les couleurs gardent leur éclat au lavage.',
    },
    {
      noun: 'Bonnet',
      gender: 'm',
      category: 'Foulards, bonnets & chapeaux',
      art: 'shot-beanie-cuff; shot-beanie-pompom (à pompon, en maille torsadée)',
      price: [15, 69],
      grams: [60, 130],
      kit: 'women',
      traits: [
        'en laine; en cachemire mélangé; en maille torsadée',
        'à revers; à pompon; long; doublé polaire',
      ],
      about:
        'Chaud aux oreilles et léger sur la tête. | La maille ne gratte pas, même à même la peau. | Il reprend sa forme dès qu’on le quitte.',
    },
    {
      noun: 'Chapeau',
      gender: 'm',
      category: 'Foulards, bonnets & chapeaux',
      art: 'shot-hat-straw; shot-hat-fedora (panama, en feutre); shot-hat-bucket (bob)',
      price: [25, 129],
      grams: [80, 190],
      kit: 'women',
      traits: ['en paille; en feutre; en raphia; en coton', 'à large bord; capeline; panama; bob'],
      about:
        'Il abrite le visage et la nuque du plein soleil. | Le lien intérieur ajuste la taille et résiste au vent. | Roulé dans la valise, il en ressort intact.',
      colors: 'beige; noir; blanc; marron',
    },
    {
      noun: 'Casquette',
      gender: 'f',
      category: 'Foulards, bonnets & chapeaux',
      art: 'shot-cap-curved; shot-cap-newsboy (rétro); shot-cap-flat (brodée)',
      price: [19, 79],
      grams: [70, 120],
      kit: 'men',
      traits: ['en coton; en lin; en toile délavée; en suède', 'brodée; unie; à visière courbe; rétro'],
      about:
        'La visière garde sa courbe et la taille se règle. | Le coton épais absorbe bien la transpiration. | Elle va à toute la famille.',
    },
    {
      noun: 'Parapluie',
      gender: 'm',
      category: 'Parapluies',
      art: 'shot-umbrella-open; shot-umbrella-folded (pliant)',
      price: [19, 99],
      grams: [260, 620],
      kit: 'bag',
      traits: [
        'pliant; canne; automatique; inversé',
        'anti-vent; à poignée en bois; à double toile; transparent',
      ],
      about:
        'Les baleines plient sans casser quand le vent tourne. | Il s’ouvre d’un bouton, même les bras chargés. | La toile sèche en quelques minutes.',
    },
    {
      noun: 'Montre femme',
      gender: 'f',
      category: 'Montres femme',
      art: 'shot-watch-lady-steel; shot-watch-lady-leather (à bracelet cuir); shot-watch-lady-mesh (à bracelet milanais)',
      price: [69, 690],
      grams: [28, 80],
      kit: 'jewel',
      traits: [
        'en acier; plaquée or; à bracelet cuir; à bracelet milanais',
        'à petit cadran; sertie de cristaux; étanche; à cadran nacré',
      ],
      about:
        'Un mouvement précis et un cadran qui se lit d’un coup d’œil. | Le fermoir est sûr et se règle sans bijoutier. | Un cadeau qui marque une date.',
      colors: 'doré; argenté; rose; noir',
    },
    {
      noun: 'Montre homme',
      gender: 'f',
      category: 'Montres homme',
      art: 'shot-watch-diver; shot-watch-chronograph (chronographe); shot-watch-leather (à bracelet cuir)',
      price: [89, 990],
      grams: [60, 160],
      kit: 'jewel',
      traits: [
        'en acier; automatique; chronographe; à bracelet cuir',
        'étanche 10 ATM; à cadran squelette; à verre saphir; à date',
      ],
      about:
        'Un boîtier franc, un poids qui rassure. | Les aiguilles luminescentes se lisent la nuit. | L’étanchéité est contrôlée pièce par pièce.',
      colors: 'argenté; noir; bleu; marron; vert',
    },
    {
      noun: 'Bague',
      gender: 'f',
      category: 'Bagues & colliers',
      art: 'shot-ring-solitaire; shot-ring-turquoise (à pierre turquoise)',
      price: [29, 890],
      grams: [3, 9],
      kit: 'jewel',
      traits: [
        'en argent 925; plaquée or; en acier doré; en or 18 carats',
        'solitaire; ajustable; à pierre turquoise; ciselée; à zircons',
      ],
      about:
        'Un sertissage propre qui n’accroche pas les mailles. | Elle se porte seule ou accumulée avec d’autres. | L’écrin est offert, le poinçon vérifié.',
      colors: 'doré; argenté',
    },
    {
      noun: 'Collier',
      gender: 'm',
      category: 'Bagues & colliers',
      art: 'shot-necklace-khomsa = doré, argenté; shot-necklace-pearls (en perles d’eau douce) = doré, argenté; shot-necklace-coral (en corail) = doré, argenté',
      price: [25, 690],
      grams: [5, 45],
      kit: 'jewel',
      traits: [
        'en argent 925; plaqué or; en perles d’eau douce; en corail',
        'à pendentif khomsa; ras-de-cou; à médaille; double rang; à prénom',
      ],
      about:
        'La chaîne est fine mais solide, avec une rallonge de cinq centimètres. | Il attrape la lumière sans jamais en faire trop. | Prêt à offrir, dans son écrin.',
      colors: 'doré; argenté; multicolore',
    },
    {
      noun: 'Boucles d’oreilles',
      gender: 'fp',
      category: 'Boucles d’oreilles & bracelets',
      art: 'shot-earrings-hoops = doré, argenté; shot-earrings-studs (puces) = doré, argenté; shot-earrings-berber (berbères, en filigrane, pendantes) = doré, argenté',
      price: [19, 490],
      grams: [3, 18],
      kit: 'jewel',
      traits: [
        'en argent 925; plaquées or; en acier doré; en filigrane',
        'créoles; pendantes; puces; à perles; berbères',
      ],
      about:
        'Si légères qu’on dort avec sans y penser. | Les attaches conviennent aux oreilles sensibles. | Elles réveillent une tenue toute simple.',
      colors: 'doré; argenté; multicolore',
    },
    {
      noun: 'Bracelet',
      gender: 'm',
      category: 'Boucles d’oreilles & bracelets',
      art: 'shot-bracelet-bangle = doré, argenté; shot-bracelet-beads (en perles naturelles) = turquoise, noir; shot-bracelet-leather (en cuir, tressé) = noir, turquoise',
      price: [19, 590],
      grams: [6, 40],
      kit: 'jewel',
      traits: [
        'en argent 925; plaqué or; en perles naturelles; en cuir',
        'jonc; à breloques; réglable; gravé; tressé',
      ],
      about:
        'Il se ferme d’une main et ne s’ouvre pas tout seul. | À accumuler au poignet, sans faire de bruit. | La gravure est possible sur demande.',
      colors: 'doré; argenté; noir; turquoise',
    },
    {
      noun: 'Valise',
      gender: 'f',
      category: 'Bagages',
      art: 'shot-suitcase-hard; shot-suitcase-pocket (cabine avec poche ordinateur); shot-suitcase-soft (souple, extensible); shot-suitcase-cabin (à quatre roues doubles)',
      price: [99, 590],
      grams: [2400, 4800],
      kit: 'bag',
      traits: [
        'cabine; moyenne; grande; cabine avec poche ordinateur',
        'rigide en polycarbonate; souple; extensible; à quatre roues doubles',
      ],
      specs: { Volume: '36 L; 42 L; 68 L; 98 L' },
      about:
        'Elle roule droit, d’une seule main, même pleine. | La coque rebondit sous les chocs au lieu de se fendre. | Serrure TSA et poche anti-fuite incluses.',
      colors: 'noir; bleu; rose; vert; argenté; jaune',
    },
    {
      noun: 'Sac de voyage',
      gender: 'm',
      category: 'Bagages',
      art: 'shot-duffel-cloth; shot-duffel-leather (en cuir); shot-duffel-nylon (en nylon, pliable)',
      price: [59, 349],
      grams: [700, 1700],
      kit: 'bag',
      traits: [
        'en toile; en cuir; en nylon; pliable',
        'avec compartiment à chaussures; à roulettes; à bandoulière; 48 heures',
      ],
      about:
        'Le bon format pour un week-end à Hammamet ou à Tabarka. | Le fond est renforcé et les poignées bien cousues. | Il passe en cabine sans discussion.',
      colors: 'marron; noir; marine; vert; beige',
    },
  ],
};
