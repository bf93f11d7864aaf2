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
      'Reçu en deux jours à Sfax. | Livré le lendemain à Tunis, le livreur était très correct. | Commandé un lundi, reçu le mercredi à Gabès. | J’hésitais, et je ne regrette pas. | Acheté pour ma mère. | Deuxième commande chez ce vendeur. | Offert à mon frère, il en est content. | Acheté il y a un mois. | Très bien emballé. | Reçu en parfait état. | Conforme à la photo. | Pris en promotion, encore mieux. | Payé à la livraison, sans souci. | Je cherchais ça depuis longtemps. | Commandé depuis Hammamet, reçu sans attendre.',
    ),
    closing: sentences(
      'Je recommande. | Merci au vendeur. | Je reviendrai chez ce vendeur. | Rien à redire. | Le prix est très honnête. | Le vendeur a répondu à mes questions tout de suite. | Mon avis est très positif. | Bravo pour le sérieux. | Toute la famille est contente. | J’en ai parlé autour de moi. | Continuez comme ça. | Emballage impeccable. | Vraiment content de mon achat.',
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
      'Livraison un peu longue. | Le carton était abîmé, mais le contenu intact. | Pour le prix, on ne peut pas être trop exigeant. | Je m’attendais à un peu mieux. | La photo est un peu flatteuse. | Avis partagé.',
    ),
    closing: sentences(
      'À vous de voir. | Correct sans être exceptionnel. | Le vendeur est sérieux, c’est déjà ça. | Je ne sais pas si je rachèterai. | Trois étoiles, c’est juste.',
    ),
    arabic: sentences(
      'لا باس، أما كنت نستنى خير. | متوسطة، على قد السوم متاعها. | التوصيل أبطا شوية. | تمشي، موش حاجة كبيرة. | باهية أما موش كيما نتصوّر.',
    ),
    arabizi: sentences(
      'Labes, ama kont nestanna khir. | 3la 9ad soumha, ma famma mochkla. | Livraison bta2 chwaya. | Moyen, mouch 7aja kbira. | Behi ama mouch kima nestanna.',
    ),
  },
  poor: {
    opening: sentences(
      'Très déçue. | Reçu avec trois jours de retard. | Ce n’est pas ce qui est décrit. | Ce n’était pas ce que j’attendais. | Dommage, la photo donnait envie.',
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
      'Ça marche dès le déballage. | La notice en français est claire. | Tout était dans la boîte. | La qualité est au-dessus de ce que j’avais avant. | On sent que c’est bien fabriqué. | La garantie a été enregistrée en deux minutes. | Facile à prendre en main, même pour mes parents. | Rien à signaler après plusieurs semaines. | Conforme à la fiche technique. | Les finitions sont soignées. | Le vendeur m’a bien conseillée avant l’achat. | Exactement le modèle annoncé.',
    ),
    fair: sentences(
      'Fonctionne bien, mais la notice est sommaire. | Correct, la finition fait un peu léger. | Il faut un moment pour s’y habituer. | Le carton était plus grand que nécessaire. | Pas mal, j’ai connu plus robuste. | Fait ce qu’on lui demande, sans plus.',
    ),
    poor: sentences(
      'En panne au bout de quelques jours. | Il manquait un élément dans la boîte. | Ne correspond pas à la fiche technique. | La finition laisse à désirer. | J’ai dû faire jouer la garantie.',
    ),
  },
  wear: {
    good: sentences(
      'Encore plus joli en vrai. | Très confortable, je l’ai porté toute la journée. | Les finitions sont propres. | On m’a déjà demandé où je l’avais acheté. | La couleur est celle de la photo. | Parfait pour l’Aïd. | La matière est agréable. | Va avec tout. | Élégant et sobre. | Finitions de qualité, le travail est soigné. | Exactement mon style. | Un cadeau qui a beaucoup plu.',
    ),
    fair: sentences(
      'La couleur est moins vive que sur la photo. | Joli, mais les finitions pourraient être plus soignées. | Correct pour un usage occasionnel. | Pas tout à fait mon style, finalement. | Un détail à reprendre. | Bien, sans être exceptionnel.',
    ),
    poor: sentences(
      'S’est abîmé très vite. | Un défaut visible dès le premier jour. | La matière fait bon marché. | La couleur n’est pas celle de la photo. | Les finitions sont négligées.',
    ),
  },
  home: {
    good: sentences(
      'Très joli une fois chez moi. | Les dimensions sont exactes. | La finition est soignée. | Exactement la teinte voulue. | Facile à entretenir. | Aucune casse, double carton. | On dirait une pièce de boutique. | Mes invités m’ont demandé d’où ça venait. | La qualité est là. | Rend bien service tous les jours. | Ça donne du charme à la maison. | Le travail est propre, on voit le soin.',
    ),
    fair: sentences(
      'Joli mais plus petit que je ne l’imaginais. | Une légère marque, presque invisible. | Correct, la teinte est un peu plus foncée. | Bien, mais il faut y faire attention. | La photo est plus flatteuse.',
    ),
    poor: sentences(
      'Arrivé avec un défaut. | La teinte n’a rien à voir avec la photo. | La qualité n’est pas au rendez-vous. | S’est abîmé en quelques jours. | Mal protégé dans le carton.',
    ),
  },
  care: {
    good: sentences(
      'Je vois la différence après deux semaines. | Une petite quantité suffit. | Aucune irritation, et j’ai la peau sensible. | Agréable à utiliser. | Je l’ai adopté. | Ma pharmacienne m’a confirmé que c’est un bon produit. | La date est lointaine, c’est appréciable. | Bien fermé, rien n’a coulé. | C’est devenu mon indispensable. | Tient ses promesses.',
    ),
    fair: sentences(
      'Bien, mais le format est petit pour le prix. | Effet correct, sans miracle. | Il m’en faut beaucoup. | Pas mal, j’alterne avec un autre. | L’emballage pourrait être plus pratique.',
    ),
    poor: sentences(
      'Ça ne me convient pas. | Arrivé ouvert dans le carton. | Aucun effet au bout d’un mois. | La date était trop proche. | Déçue par rapport à la description.',
    ),
  },
  taste: {
    good: sentences(
      'Le goût est au rendez-vous. | On sent tout de suite que c’est frais. | Les enfants en redemandent. | Qualité constante, c’est ma troisième commande. | Rien à voir avec ce qu’on trouve en grande surface. | J’en ai envoyé à ma fille en France. | Bien fermé, bien protégé, arrivé intact. | La date est lointaine. | On en reprend à chaque commande. | Toujours à la maison, maintenant. | Le goût de chez nous.',
    ),
    fair: sentences(
      'Bon, mais un peu cher pour la quantité. | Pas tout à fait à mon goût. | Correct, j’ai connu meilleur. | L’emballage était un peu abîmé. | Bien pour tous les jours.',
    ),
    poor: sentences(
      'L’emballage était mal fermé. | Je n’aime pas le goût. | La date était trop courte. | Pas la qualité annoncée. | Arrivé abîmé.',
    ),
  },
  play: {
    good: sentences(
      'Ma fille l’adore. | Solide, ça tient le coup. | Les couleurs sont belles. | Un cadeau d’anniversaire très réussi. | Bien pensé pour les petits. | Facile à nettoyer, c’est précieux. | Conforme à l’âge indiqué. | Mon petit l’a adopté tout de suite. | Sécurité au rendez-vous, rien qui se détache. | Les finitions sont soignées.',
    ),
    fair: sentences(
      'Sympa, mais plus petit que prévu. | Mon fils s’en est vite lassé. | Pas mal, sans plus. | La notice n’est pas très claire. | Correct pour le prix.',
    ),
    poor: sentences(
      'Abîmé au bout de deux jours. | Trop fragile pour un enfant. | La couleur ne correspond pas. | Arrivé incomplet. | La qualité n’est pas là.',
    ),
  },
  read: {
    good: sentences(
      'Arrivé sans un pli. | De belle qualité, agréable en main. | Ma fille de neuf ans l’adore. | Exactement ce que demandait la maîtresse. | Je l’ai déjà recommandé à trois amies. | Un cadeau qui a beaucoup plu. | Conforme à la description. | Le format est pratique. | Parfait pour la rentrée. | On voit le soin.',
    ),
    fair: sentences(
      'Bien, sans plus. | Un coin légèrement corné. | Utile, sans être complet. | Le format est plus petit que prévu. | Correct pour le prix.',
    ),
    poor: sentences(
      'Arrivé corné. | La qualité est moyenne. | Je n’ai pas accroché. | Un défaut dès l’ouverture. | Pas ce que montrait la photo.',
    ),
  },
  work: {
    good: sentences(
      'Du solide. | Testé tout un week-end, rien à redire. | Je m’en sers trois fois par semaine. | Facile à ranger. | Bien fini et robuste. | Bien mieux que ce que j’avais payé le double. | Conforme à la description, mesures comprises. | Rend vraiment service. | Le vendeur connaît son métier. | Rapport qualité-prix excellent.',
    ),
    fair: sentences(
      'Correct pour un usage occasionnel. | Un peu encombrant. | Bien, mais la notice est sommaire. | Fait le travail, sans plus. | J’ai vu plus solide.',
    ),
    poor: sentences(
      'A cassé à la deuxième utilisation. | Ne correspond pas à la description. | Les mesures ne sont pas les bonnes. | Un défaut dès l’ouverture. | Manque de solidité.',
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
