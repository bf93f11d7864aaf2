/** French texts of the assistant. */
import { enumeration } from './enumeration.ts';
import type { Texts } from './texts.ts';

const many = (count: number, one: string, several: string): string => `${count} ${count > 1 ? several : one}`;
const and = enumeration(', ', ' et ');
const or = enumeration(', ', ' ou ');
const DETAILS = {
  color: 'quelle couleur',
  size: 'quelle taille',
  budget: 'quel budget',
  features: 'quelles caractéristiques',
} as const;

export const fr: Texts = {
  hello:
    'Bonjour ! Je suis l’assistant de Lawaj. Je cherche des produits, je les compare, et je réponds sur la livraison, les commandes et le site.',
  thanks: 'Avec plaisir ! Dites-moi si vous cherchez autre chose.',
  bye: 'À bientôt sur Lawaj !',
  fine: 'Ça va très bien, merci ! Que puis-je faire pour vous ?',
  goOn: 'D’accord. Dites-moi ce que vous cherchez, ou ce que vous voulez savoir.',
  sorry:
    'Désolé si quelque chose s’est mal passé. Dites-moi ce qui ne va pas : un produit, une livraison, une commande. L’équipe vous répond aussi par le formulaire de la page Contact.',
  contact:
    'Je suis un assistant automatique. Pour parler à l’équipe, écrivez-lui par le formulaire de la page Contact ; le bouton de contact, en bas de l’écran, montre les autres moyens.',
  elsewhere:
    'Là-dessus je ne peux pas vous aider : je connais les produits de Lawaj, la livraison, les commandes et le fonctionnement du site.',
  forExample: (questions) => `Par exemple :\n${questions.map((question) => `• ${question}`).join('\n')}`,

  found: (shown, total, filters) =>
    total !== null && total > shown
      ? `J’ai trouvé ${total} produits${filters}. En voici ${shown}.`
      : `J’ai trouvé ${many(shown, 'produit', 'produits')}${filters}.`,
  priceRange: (lowest, highest) => `Les prix affichés vont de ${lowest} à ${highest}.`,
  onePrice: (price) => `Il coûte ${price}.`,
  first: (name, price) => `Le plus proche de votre demande : ${name}, à ${price}.`,
  leading: {
    cheaper: (name, price) => `Le moins cher : ${name}, à ${price}.`,
    dearer: (name, price) => `Le plus cher : ${name}, à ${price}.`,
    bestSelling: (name, price) => `Le plus vendu : ${name}, à ${price}.`,
    bestRated: (name, price) => `Le mieux noté : ${name}, à ${price}.`,
    newest: (name, price) => `Le plus récent : ${name}, à ${price}.`,
    mostReduced: (name, price) => `La plus forte remise : ${name}, à ${price}.`,
  },
  soldOutLast: (count) =>
    count === 1
      ? 'Un produit n’est pas disponible tout de suite : je l’ai mis à la fin.'
      : `${count} produits ne sont pas disponibles tout de suite : je les ai mis à la fin.`,
  dropped: (limits) =>
    `Rien ne remplit toutes vos conditions. Voici le plus proche, sans tenir compte ${and(limits)}.`,
  limits: {
    budget: 'du budget',
    colors: 'de la couleur',
    sizes: 'de la taille',
    bounds: 'des caractéristiques techniques',
    brands: 'de la marque',
  },
  nearWords: 'Je n’ai pas trouvé exactement cela ; voici ce qui s’en approche.',
  nothing: (filters) =>
    `Je n’ai rien trouvé${filters}. Essayez un mot plus courant, ou dites-moi à quoi cela doit servir.`,
  askDetails: (details) => `Pour affiner : ${details.map((one) => DETAILS[one]).join(', ')} ?`,
  askThing:
    'Volontiers ! Que cherchez-vous exactement ? Dites-moi le produit, la couleur, la taille, votre budget et les caractéristiques qui comptent pour vous.',
  refine: 'Vous pouvez répondre « moins cher », « et en vert ? » ou « le deuxième est en stock ? ».',
  byColors: (colors, hasText) =>
    hasText
      ? `J’ai cherché d’après les couleurs de l’image (${colors}) et votre texte.`
      : `De l’image je lis seulement les couleurs : ${colors}. J’ai cherché d’après elles ; dites-moi aussi quel produit c’est.`,
  byPicture: (description) => `Sur l’image je vois : ${description}.`,
  filters: {
    not: (what) => `sans ${what}`,
    size: (sizes) => `taille ${sizes}`,
    below: (amount) => `jusqu’à ${amount}`,
    above: (amount) => `à partir de ${amount}`,
    between: (low, high) => `de ${low} à ${high}`,
    reduced: 'en promotion',
  },
  colors: {},

  firstOnes: ['Le premier', 'Le deuxième', 'Le troisième'],
  whichProduct: 'De quel produit parlez-vous ? Dites « le premier », « le deuxième »…',
  noProduct: 'De quel produit parlez-vous ? Donnez-moi son nom, ou cherchons-le ensemble.',
  price: (name, price, before) =>
    `${name} coûte ${price}${before === undefined ? '' : ` au lieu de ${before}`}.`,
  stock: {
    'In Stock': 'En stock.',
    'Out of Stock': 'En rupture de stock.',
    'On Backorder': 'Disponible sur commande.',
    Preorder: 'En précommande.',
    Soon: 'Bientôt disponible.',
    Discontinued: 'N’est plus vendu.',
  },
  inStock: (count) => `En stock : ${many(count, 'pièce', 'pièces')}.`,
  lowStock: (count) => `Plus que ${count} en stock !`,
  variants: (list) => `Variantes en stock : ${list}.`,
  hasColor: (color, count) => `Oui, il existe en ${color} : ${many(count, 'pièce', 'pièces')} en stock.`,
  noColor: (color) => `Non, il n’est pas disponible en ${color}.`,
  sizes: (list) => `Tailles : ${list}.`,
  colorList: (list) => `Couleurs : ${list}.`,
  warranty: (months, type) =>
    `Garantie${months === null ? '' : ` : ${months} mois`}${type === null ? '' : ` (${type})`}.`,
  noWarranty: 'La fiche n’annonce pas de garantie.',
  rating: (average, count) => `Note : ${average} sur 5, d’après ${many(count, 'avis', 'avis')}.`,
  noRating: 'Il n’a pas encore d’avis.',
  weight: (kilograms) => `Poids : ${kilograms} kg.`,
  brand: (name) => `Marque : ${name}.`,
  seller: (name) => `Vendu par ${name}.`,
  returnPolicy: (text) => `Retour : ${text}`,
  unknownDetail: 'Ce détail n’est pas sur la fiche du produit.',
  productNext: 'Je peux aussi le comparer à un autre, ou vous dire ce que coûte la livraison.',

  compared: (names) => `Comparaison de ${names} :`,
  row: {
    price: 'Prix',
    rating: 'Note',
    stock: 'Stock',
    warranty: 'Garantie',
    colors: 'Couleurs',
    brand: 'Marque',
    weight: 'Poids',
  },
  none: 'non indiqué',
  months: (count) => `${count} mois`,
  verdictCheapest: (name) => `Le moins cher est ${name}.`,
  verdictRated: (name) => `Le mieux noté est ${name}.`,
  samePrice: 'Ils coûtent la même chose.',

  served: (region, delegations) =>
    `Oui, nous livrons dans le gouvernorat de ${region}${delegations > 1 ? ` (${delegations} délégations)` : ''}.`,
  fee: (product, amount, freeFrom) =>
    `Pour ${product} seul, la livraison coûte ${amount} ; elle est gratuite à partir de ${freeFrom} d’articles.`,
  feeFree: (product, freeFrom) =>
    `Pour ${product}, la livraison est gratuite : elle l’est à partir de ${freeFrom} d’articles.`,
  preparation: (shop, hours) => `${shop} annonce ${many(hours, 'heure', 'heures')} de préparation.`,
  transit: (least, most) =>
    `Le transporteur met ${least === most ? '' : `${least} à `}${many(most, 'jour ouvrable', 'jours ouvrables')}.`,
  arrivesOn: (day) => `Commandé et confirmé maintenant, cela arriverait ${day}.`,
  arrives: (from, until) => `Commandé et confirmé maintenant, cela arriverait entre ${from} et ${until}.`,
  whichRegion: 'Dites-moi votre gouvernorat si vous voulez savoir quand cela y arriverait.',

  order: (number, state, date) => `Commande ${number} du ${date} : ${state}.`,
  part: (number, state) => `• ${number} : ${state}`,
  ownOrders: 'Voici vos dernières commandes :',
  noOrders: 'Votre compte n’a pas encore de commande.',
  needNumberAndPhone:
    'Pour suivre une commande, donnez-moi son numéro (CMD-…) et le téléphone indiqué en commandant. Si vous vous connectez, je vois vos commandes directement.',
  needNumber: 'Merci. Donnez-moi aussi le numéro de la commande (CMD-…).',
  needPhone: 'Merci. Donnez-moi aussi le téléphone indiqué en commandant : sans lui je ne montre rien.',
  unknownOrder: 'Je ne trouve pas de commande avec ce numéro et ce téléphone. Vérifiez-les, s’il vous plaît.',
  tooMany: 'Il y a eu trop d’essais. Réessayez dans quelques minutes.',
  states: {
    AWAITING_PAYMENT: 'en attente de paiement',
    AWAITING_CONFIRMATION: 'à confirmer',
    CONFIRMED: 'confirmée',
    PREPARING: 'en préparation',
    SHIPPED: 'expédiée',
    OUT_FOR_DELIVERY: 'en cours de livraison',
    DELIVERY_FAILED: 'livraison manquée',
    DELIVERED: 'livrée',
    COMPLETED: 'terminée',
    RETURN_OPEN: 'retour en cours',
    RETURNED: 'retournée',
    RETURNED_TO_SELLER: 'renvoyée au vendeur',
    CANCELLED: 'annulée',
  },

  coupons: 'Voici les codes en cours :',
  couponsFor: (product) => `Pour ${product}, ces codes s’appliquent :`,
  coupon: (code, what) => `• ${code} : ${what}`,
  couponHolds: (code, discount, total) =>
    `• ${code} : ${discount} de moins, total livraison comprise ${total}`,
  noCouponHolds: (product) => `Aucun code public ne s’applique à ${product} seul. Les codes en cours :`,
  noCoupons: 'Il n’y a pas de code public en ce moment.',
  couponOff: (amount) => `${amount} de réduction`,
  couponFreeDelivery: 'livraison offerte',
  couponFrom: (amount) => `à partir de ${amount}`,
  couponUntil: (date) => `jusqu’au ${date}`,
  couponUse: 'Le code se met dans le champ « Code Coupon » du panier ; un seul par commande.',

  readMore: (page) => `Plus de détails sur la page « ${page} ».`,
  noHelp:
    'Je n’ai pas la réponse dans les pages du site. L’équipe vous répond par le formulaire de la page Contact.',
  resultsFor: (text) => `Résultats pour « ${text} » :`,
  whichOf: (names) => `Je ne connais pas ce mot. Cherchez-vous plutôt : ${or(names)} ?`,
  perhaps: (names) => `Je ne suis pas sûr de ce qu’il vous faut. Peut-être ceci : ${or(names)} ?`,
  unclear: 'Je ne suis pas sûr d’avoir compris. Dites-le autrement, ou choisissez :',
  offers: {
    start: ['Je cherche un cadeau', 'Où en est ma commande ?', 'Comment retourner un article ?'],
    list: ['Le moins cher', 'Montrez-moi la suite', 'Comparez les deux premiers'],
    help: ['Combien coûte la livraison ?', 'Comment retourner un article ?', 'Comment puis-je payer ?'],
  },
  more: (count) => `En voici ${many(count, 'autre', 'autres')}.`,
  noMore:
    'Je vous ai montré tout ce qui convient. Changez une condition, ou dites-moi ce que vous cherchez d’autre.',
  foundSome: (fitting, others, filters) =>
    `${many(fitting, 'produit correspond', 'produits correspondent')} exactement${filters} ; ${others === 1 ? 'l’autre est seulement du même genre' : `les ${others} autres sont seulement du même genre`}.`,
  among: (count) =>
    count === null ? '' : `Parmi les ${many(count, 'produit trouvé', 'produits trouvés')} : `,
  lightest: (name, kilograms) => `Le plus léger : ${name}, ${kilograms} kg.`,
  heaviest: (name, kilograms) => `Le plus lourd : ${name}, ${kilograms} kg.`,
  noWeights: 'Aucune des fiches n’indique le poids.',
  oneOfEach: 'Un article de chaque liste montrée, le premier :',
  sum: (items, delivery, total) => `Ensemble : ${items}. Livraison : ${delivery}. Total : ${total}.`,
  notCounted: (names) => `Sans ${names}, qu’on ne peut pas commander maintenant.`,
  hasSize: (size, count) => `Oui, il existe en taille ${size} : ${many(count, 'pièce', 'pièces')} en stock.`,
  noSize: (size) => `Non, il n’est pas disponible en taille ${size}.`,
  notStated: (field) => `La fiche du produit n’indique pas ceci : ${field}.`,
  fields: {
    battery: 'l’autonomie',
    power: 'la puissance',
    memory: 'la mémoire',
    storage: 'le stockage',
    capacity: 'la capacité',
    screen: 'l’écran',
    material: 'la matière',
    size: 'les dimensions',
    water: 'la résistance à l’eau',
    speed: 'la vitesse',
    resolution: 'la résolution',
    connection: 'les connexions',
    supply: 'l’alimentation',
    energy: 'la consommation',
    origin: 'l’origine',
    pages: 'le nombre de pages',
    language: 'la langue',
    seats: 'le nombre de places',
    pieces: 'le nombre de pièces',
    noise: 'le niveau sonore',
    care: 'l’entretien',
    fits: 'la compatibilité',
    age: 'l’âge conseillé',
  },
  account: {
    password:
      'Ouvrez la page de connexion et choisissez « Mot de passe oublié » : un lien à usage unique part par e-mail.',
    signIn:
      'Connectez-vous avec votre téléphone ou votre e-mail et votre mot de passe. Après plusieurs essais manqués la connexion est bloquée un moment ; attendez, ou choisissez « Mot de passe oublié ».',
    register:
      'Créez votre compte par « Mon Compte », puis « Inscription » : prénom, nom, téléphone, e-mail et mot de passe suffisent.',
    change: 'Connectez-vous et ouvrez « Mon Compte » : profil, adresses et sessions s’y modifient.',
    remove:
      'Connectez-vous, ouvrez « Mon Compte », puis la confidentialité : vous pouvez y exporter vos données et supprimer le compte.',
    general:
      'Dans « Mon Compte » vous trouvez profil, adresses, commandes, favoris, points, avis et sessions. Que voulez-vous y faire ?',
  },
  transactionHelp:
    'Je peux vous dire où en est une commande, comment payer, comment nous livrons et comment retourner un article. Que voulez-vous savoir ?',
};
