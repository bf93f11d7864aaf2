/** Sentences of the demo reviews: by rating, and by kind of product. */
import type { Kit } from './kits.ts';
import { sentences } from './model.ts';

type Mood = 'good' | 'fair' | 'poor';

export const TITLES: Readonly<Record<Mood, readonly string[]>> = {
  good: sentences(
    'Très satisfaite | Rien à dire | Excellent achat | Au top | Je recommande | Conforme | Bonne surprise | Parfait | Rapport qualité-prix imbattable | Mieux que prévu | Ravi | Livraison rapide | Superbe | À acheter les yeux fermés | Bravo au vendeur | Exactement ce que je cherchais | Belle qualité | Top',
  ),
  fair: sentences(
    'Correct | Moyen | Ça dépanne | Bien mais… | Mitigé | Pas mal | Peut mieux faire | Sans plus | Correct pour le prix',
  ),
  poor: sentences(
    'Déçue | Pas terrible | Je m’attendais à mieux | À éviter | Dommage | Déçu | Retourné | Qualité moyenne',
  ),
};

export const GENERAL: Readonly<
  Record<
    Mood,
    {
      opening: readonly string[];
      closing: readonly string[];
      arabic: readonly string[];
      arabizi: readonly string[];
    }
  >
> = {
  good: {
    opening: sentences(
      'Reçu en deux jours à Sfax. | Livré le lendemain à Tunis, le livreur était très correct. | Commandé un lundi, reçu le mercredi à Gabès. | J’hésitais, et je ne regrette pas. | Acheté pour ma mère. | Deuxième commande chez ce vendeur. | Offert à mon frère pour son mariage. | Je l’utilise depuis un mois. | Très bien emballé. | Après trois semaines d’usage. | Conforme à la photo. | Pris en promotion, encore mieux. | Payé à la livraison, sans souci. | Je cherchais ça depuis longtemps. | Commandé pour la maison de Hammamet.',
    ),
    closing: sentences(
      'Je recommande. | Merci au vendeur. | J’en reprendrai un autre. | Rien à redire. | Le prix est très honnête. | Le vendeur a répondu à mes questions tout de suite. | Je mets cinq étoiles sans hésiter. | Bravo pour le sérieux. | Toute la famille est contente. | Je vais en commander un second. | Continuez comme ça. | Emballage impeccable. | Vraiment content de mon achat.',
    ),
    arabic: sentences(
      'برافو، سلعة باهية برشا. | وصلتني في يومين والتغليف مزيان. | كيما في التصويرة بالضبط. | يعطيك الصحة، البياع محترم. | عجبتني برشا وننصح بيها. | السوم معقول والقضية نظيفة. | شريتها لأمي وفرحت بيها. | ما ندمتش عليها، خوذوها. | الليفرور جا في الوقت وخلصت كي وصلت. | مرة ثانية نشري من عندهم وديما باهي.',
    ),
    arabizi: sentences(
      'Bravo 3likom, sel3a behya barcha. | Wsaltni fi nharin, livraison mezyena. | Kima fel photo bedhabt. | Behi barcha 3la soum hedha. | Nansa7 bih, ma tendmouch. | 3ajbetni barcha w 3ayelti zeda. | Ya3tik essa7a, vendeur mohtarem. | Qualité top w emballage nadhif. | Chritha et je regrette pas, hamdoullah. | Top top, nheb nechri wa7da okhra.',
    ),
  },
  fair: {
    opening: sentences(
      'Livraison un peu longue. | Le carton était abîmé, mais le contenu intact. | Pour le prix, on ne peut pas être trop exigeant. | Je m’attendais à un peu plus grand. | La photo est un peu flatteuse. | Avis partagé après deux semaines.',
    ),
    closing: sentences(
      'À vous de voir. | Correct sans être exceptionnel. | Le vendeur est sérieux, c’est déjà ça. | Je garde, mais je ne rachèterai pas. | Trois étoiles, c’est juste.',
    ),
    arabic: sentences(
      'لا باس، أما كنت نستنى خير. | متوسطة، على قد السوم متاعها. | التوصيل أبطا شوية. | تمشي، موش حاجة كبيرة. | باهية أما اللون موش كيما التصويرة.',
    ),
    arabizi: sentences(
      'Labes, ama kont nestanna khir. | 3la 9ad soumha, ma famma mochkla. | Livraison bta2 chwaya. | Moyen, mouch 7aja kbira. | Behi ama el loun mouch nafsou.',
    ),
  },
  poor: {
    opening: sentences(
      'Très déçue. | Reçu avec trois jours de retard. | Ce n’est pas ce qui est décrit. | Je l’ai rendu au bout d’une semaine. | Dommage, la photo donnait envie.',
    ),
    closing: sentences(
      'J’ai demandé le retour, il a été accepté sans discuter. | Heureusement, le remboursement a été rapide. | Je ne recommande pas. | Le vendeur devrait revoir la description. | À ce prix, j’attendais mieux.',
    ),
    arabic: sentences(
      'ما عجبتنيش، رجعتها. | موش كيما التصويرة بالكل. | خسارة في السوم هذا. | وصلتني ناقصة وتعبت باش بدلتها. | ننصحكم تثبتوا قبل.',
    ),
    arabizi: sentences(
      'Ma 3ajbetnich, raja3tha. | Mouch kima fel photo. | Khsara fi soum hedha. | Wsolt mkassra, el 7amdoullah badlouhali. | Pas top jemla.',
    ),
  },
};

export const VOICES: Readonly<Record<Kit['voice'], Record<Mood, readonly string[]>>> = {
  tech: {
    good: sentences(
      'Il marche dès le déballage, rien à configurer. | Très silencieux, c’est appréciable. | La batterie tient plus que ce qui est annoncé. | L’installation a pris dix minutes. | Fini les câbles partout. | La qualité est bien au-dessus de mon ancien modèle. | La notice en français est claire. | Le son et l’image sont excellents pour ce prix. | Testé avec le téléphone et la télévision, tout passe. | Robuste, on sent que c’est bien fabriqué. | Mon fils l’a mis en route tout seul. | Garantie enregistrée en deux minutes.',
    ),
    fair: sentences(
      'Fonctionne bien, mais chauffe un peu. | L’application est à améliorer. | Le câble fourni est trop court. | Correct, la finition plastique fait un peu léger. | L’autonomie est en dessous de ce qui est annoncé. | Il faut s’habituer aux menus.',
    ),
    poor: sentences(
      'Il s’éteint tout seul au bout d’une heure. | Un bouton ne répond déjà plus. | Il manquait le chargeur dans la boîte. | Trop bruyant pour une chambre. | La connexion se coupe sans arrêt.',
    ),
  },
  wear: {
    good: sentences(
      'La taille est juste, j’ai pris comme d’habitude. | La matière est douce et tombe très bien. | La couleur est encore plus belle en vrai. | Lavé trois fois, aucune déformation. | Les coutures sont propres, à l’intérieur aussi. | Très confortable, je l’ai gardé toute la journée. | On m’a déjà demandé où je l’avais acheté. | Coupe impeccable. | Parfait pour l’Aïd. | Ni trop fin ni trop épais, bien pour la saison. | Finitions de qualité, on voit que c’est fait ici. | L’échange de taille a été très simple.',
    ),
    fair: sentences(
      'Taille un peu petit, prenez au-dessus. | La couleur est moins vive que sur la photo. | Joli, mais se froisse vite. | Le tissu est plus fin que je ne pensais. | Correct, une couture à reprendre. | Un peu long pour moi.',
    ),
    poor: sentences(
      'La couleur a déteint au premier lavage. | Une couture a lâché dès le premier jour. | La taille ne correspond pas du tout au guide. | La matière fait bon marché. | Il manque un bouton.',
    ),
  },
  home: {
    good: sentences(
      'Ça change complètement la pièce. | Solide et très joli. | Les dimensions sont exactes. | Monté en une demi-heure, toutes les vis y étaient. | La finition est soignée, même derrière. | Assorti à mon salon, exactement la teinte voulue. | Facile à nettoyer. | Aucune casse, emballage double carton. | On dirait une pièce de boutique. | Toutes mes invitées m’ont demandé d’où ça venait. | La qualité est là, c’est lourd et stable. | Utilisé tous les jours, il n’a pas bougé.',
    ),
    fair: sentences(
      'Joli mais plus petit que je ne l’imaginais. | Une légère rayure en dessous, invisible une fois posé. | Le montage demande de la patience. | Correct, la teinte est un peu plus foncée. | Bien, mais il faut le manier avec soin.',
    ),
    poor: sentences(
      'Arrivé avec un coin cassé. | Les trous ne sont pas alignés. | La teinte n’a rien à voir avec la photo. | Ça bouge dès qu’on s’appuie. | Une pièce manquait dans le carton.',
    ),
  },
  care: {
    good: sentences(
      'La peau est douce dès la première utilisation. | Le parfum est léger et tient toute la journée. | Une petite quantité suffit. | Aucune irritation, et j’ai la peau sensible. | Mes cheveux sont enfin disciplinés. | Texture agréable, ça pénètre vite. | Je vois la différence après deux semaines. | Ça sent le hammam de mon enfance. | Le flacon est élégant. | Ma pharmacienne m’a confirmé que c’est un bon produit.',
    ),
    fair: sentences(
      'Bien, mais le parfum est un peu fort. | Le flacon est petit pour le prix. | Effet correct, sans miracle. | La pompe se bloque parfois. | Il faut en mettre beaucoup.',
    ),
    poor: sentences(
      'Ça m’a donné des rougeurs. | Le parfum disparaît en une heure. | Le flacon avait coulé dans le carton. | Aucun effet au bout d’un mois. | La date était trop proche.',
    ),
  },
  taste: {
    good: sentences(
      'Le goût de chez ma grand-mère. | On sent tout de suite que c’est frais. | Les enfants en redemandent. | Parfumé comme il faut. | Qualité constante, c’est ma troisième commande. | Rien à voir avec ce qu’on trouve en grande surface. | J’en ai envoyé à ma fille en France. | Bien fermé, bien protégé, arrivé intact. | La couleur et l’odeur ne trompent pas. | Parfait pour le couscous du vendredi. | Ni trop salé ni trop sucré.',
    ),
    fair: sentences(
      'Bon, mais un peu cher pour la quantité. | Un peu trop salé à mon goût. | Correct, j’ai connu plus parfumé. | Le bocal était collant. | Bien pour la cuisine de tous les jours.',
    ),
    poor: sentences(
      'Le couvercle était mal fermé. | Goût fade, je suis déçue. | La date était trop courte. | Pas la qualité annoncée. | Arrivé écrasé.',
    ),
  },
  play: {
    good: sentences(
      'Ma fille ne le quitte plus. | Solide, il a déjà résisté à plusieurs chutes. | Les couleurs sont belles et les bords bien arrondis. | Un cadeau d’anniversaire très réussi. | Ça les occupe des heures, sans écran. | Facile à laver, c’est précieux. | Conforme à l’âge indiqué. | Mon petit a tout de suite compris. | Sécurité au rendez-vous, rien qui se détache. | Les grands jouent aussi !',
    ),
    fair: sentences(
      'Sympa, mais plus petit que prévu. | Les piles ne sont pas fournies. | Mon fils s’en est vite lassé. | La notice n’est pas très claire. | Correct pour le prix.',
    ),
    poor: sentences(
      'Cassé au bout de deux jours. | Il manquait des pièces. | L’odeur de plastique est forte. | Trop fragile pour un enfant. | La couleur ne correspond pas.',
    ),
  },
  read: {
    good: sentences(
      'Lu d’une traite, en deux soirées. | Une belle édition, agréable à tenir. | Ma fille de neuf ans a adoré. | Le papier est épais, l’encre ne traverse pas. | Exactement ce que demandait la maîtresse. | Les explications sont claires et bien illustrées. | Arrivé sans une pliure. | On y retrouve nos rues et nos histoires. | Je l’ai déjà prêté à trois amies. | Un cadeau qui a beaucoup plu.',
    ),
    fair: sentences(
      'Bien, mais la fin est un peu rapide. | Couverture légèrement cornée. | Utile, sans être complet. | Le format est plus petit que prévu. | Correct pour le prix.',
    ),
    poor: sentences(
      'Plusieurs pages mal imprimées. | La reliure se décolle. | Je n’ai pas accroché. | Le papier est trop fin. | Arrivé corné.',
    ),
  },
  work: {
    good: sentences(
      'Du solide, on sent le bon matériel. | Testé tout un week-end, il ne faiblit pas. | Bonne prise en main, même avec des gants. | Je l’utilise trois fois par semaine. | Mon mécanicien a validé. | Puissant et bien équilibré. | Le coffret est pratique et bien rangé. | Compatible avec ma voiture, monté en un quart d’heure. | Parfait pour reprendre le sport à la maison. | Bien mieux que celui que j’avais payé le double.',
    ),
    fair: sentences(
      'Correct pour un usage occasionnel. | Un peu lourd à la longue. | La housse aurait pu être fournie. | Bien, mais la notice est sommaire. | Fait le travail, sans plus.',
    ),
    poor: sentences(
      'A cassé à la deuxième utilisation. | Ne correspond pas à mon modèle malgré la description. | La fixation prend du jeu. | Manque de puissance. | Une pièce était rouillée.',
    ),
  },
};

/** Reviews that await moderation, one for each product; some have what a moderator looks for. */
export const WAITING: readonly {
  rating: number;
  title: string | null;
  text: string;
  language: 'fr' | 'tn';
}[] = [
  {
    rating: 5,
    title: 'Très satisfaite',
    text: 'Conforme à la photo, bien emballé, je recommande.',
    language: 'fr',
  },
  {
    rating: 2,
    title: 'Déçu',
    text: 'Reçu abîmé. Appelez-moi au 98 000 117 pour un échange.',
    language: 'fr',
  },
  { rating: 4, title: null, text: 'باهي برشا والتوصيل فيسع، يعطيكم الصحة.', language: 'tn' },
  { rating: 1, title: 'À éviter', text: 'C’est de la merde, il a tenu deux jours.', language: 'fr' },
  {
    rating: 5,
    title: 'Au top',
    text: 'Moins cher sur www.exemple.tn mais ici la livraison est rapide.',
    language: 'fr',
  },
  { rating: 3, title: 'Moyen', text: 'Correct pour le prix, sans plus.', language: 'fr' },
];
