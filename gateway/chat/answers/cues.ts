/** Phrases that tell which aspect of a product is asked about. Normalised; a star matches any ending. */
import { normalise } from '../../lexicon/normalise.ts';
import { patternOf, phrases } from '../understanding/cues.ts';

export const ASPECTS = {
  stock: `stock; disponible*; dispo; il en reste; available; in stock; any left; موجود*; متوفر*; ستوك; mawjoud*; fel stock; auf lager; verfugbar; lieferbar`,
  price: `سعر*; ثمن*; prix; coute*; combien; tarif; price; cost*; how much; سوم; سومو; بقداش; قداش سوم; soum; b9adech; b9adeh; 9addech soum; preis; kostet`,
  warranty: `en panne; tombe en panne; ne marche plus; breaks; stops working; kaputt; يخسر; تخسر; خسر; تكسر; يتكسر; ykhser; ytkasser; garanti*; غارونتي; غرونتي; قارونتي; garonti*; garounti*; warrant*; guarantee*; ضمان; الضمان; dhaman; garantie; covered; couvert par; abgedeckt`,
  weight: `poids; pese*; lourd; weigh*; heavy; وزن*; ميزان*; wazn*; mizan*; gewicht; wiegt; schwer`,
  specs: `caracteristique*; fiche; dimension*; mesure*; taille de; matiere; compose*; autonomie; puissance; capacite; specs; specification*; dimensions; big; material; made of; battery*; power; مواصفات; قياسات; مصنوع*; masnou3; 9ies*; eigenschaften; masse; material; technische daten`,
  sizes: `taille*; pointure*; size*; قياس*; المقاسات; مقاس*; pointura; grosse*`,
  colors: `لونها; لونو; couleur*; colour*; color*; لون; ألوان; الالوان; loun; alwen; farbe*`,
  rating: `avis; note; notes; etoile*; review*; rating; rated; stars; نوت; اراء; avis; bewertung*`,
  delivery: `livraison; livrer; livrez; livre; quand arrive; arrivera; recevoir; recevrai; delivery; deliver; delivered; shipping; when will it arrive; arrive; توصيل*; التوصيل; توصل*; يوصل*; tawsil; tousel; tousalni; yousel; تجيني; tjini; lieferung; liefern; liefert; ankommt; kommt es; kommt das; rechtzeitig; arrive by; get here; in time for; versand`,
  seller: `qui vend; qui le vend; qui la vend; vendu par; vendeur; who sells; seller; sold by; wer verkauft; verkaufer; شكون يبيع*; بائع; البايع; chkoun ybi3*; vendeur`,
  returns: `retour*; retourner; rendre; return*; ترجيع*; نرجع*; tarji3; nraja3; nraja3ou; نرجعو; renvoyer; echanger; send back; exchange; ruckgabe; zuruckgeben; zuruckschicken; umtausch*`,
} as const;
export type Aspect = keyof typeof ASPECTS;

export const OTHERS = {
  compare: `compar*; difference*; vs; versus; lequel est; laquelle est; quel est le meilleur; which is better; which one is better; which is the best; which one is the best; le mieux note; la mieux notee; meilleure note; best rated; lequel a; laquelle a; lequel de; laquelle de; le meilleur des; فرق; الفرق; قارن*; انهي خير; انهي احسن; شكون خير; far9; lfar9; el far9; 9aren; anehi khir; vergleich*; unterschied*`,
  coupons: `le code; mon code; ce code; un code; the code; my code; this code; a code; el code; 3andi code; عندي كود; code promo*; codes promo*; coupon*; bon de reduction; bons de reduction; promotion*; promo; promos; promo code*; discount code*; voucher*; deals; كوبون*; كود; كودات; برومو*; تخفيض*; solde*; gutscheincode*; rabattcode*; rabatt*`,
  /** Also asks for less to pay; what is reduced already is said so, too. */
  discount: `remise*; rabais; ristourne*; discount*; nachlass*; mengenrabatt; preisnachlass; تنقص*; تطيحو*; yna9es*; tna9s*; tay7*`,
  ownOrder: `ou en est; suivre une commande; suivi de commande; track an order; order tracking; تتبع طلبية; نتبع طلبية; نتبع الكوموند; ma commande; mes commandes; mon colis; mes colis; pas encore arrive*; pas recu; jamais recu; where is my; where are my; my order; my orders; my parcel; my package; order status; not arrived; never arrived; track my; suivre ma commande; suivre mon colis; j ai commande; toujours rien; toujours pas recu; rien recu; where s my; i ordered; ve ordered; ordered last; my stuff
    كوموند متاعي; الكوموند متاعي; طلبيتي; طلبياتي; الطلبية متاعي; كوليتي; وصلتنيش; ما وصلتنيش; ما وصلنيش; وين وصلت; وصلت الكوموند; weslitnich; waslitnich; ma weslitnich; ma wesletnich; ma wsalnich; commande mte3i; commande mta3i; commandti; win weslet; weslet; win commande; عملت كوموند*; كوليس متاعي; ما جاش; ما جاتش; ما جاتنيش; 3malt commande; colis mte3i; ma jech; ma jetch; majech; majetch; كومونداتي; livreur*; نعرفش النومرو; النومرو متاعها; نومرو متاع الكوموند; نومرو الكوموند; نومرو الطلبيه; رقم الطلبيه; noumrou mte3ha; noumrou el commande; noumrou mta3 el commande; numero de commande; order number; bestellnummer; وينها الكوموند; وينو الكوليس; وينها الطلبيه; winha el commande; winou el colis
    meine bestellung; meine bestellungen; mein paket; wo ist; habe bestellt`,
  hello: `bjr; bsr; slt; bonjour; bonsoir; salut; coucou; hello; hi; hey; good morning; good evening; عسلامة; السلام*; سلام; مرحبا; اهلا; 3aslema; aslema; salam; ahla; marhba; hallo; guten tag; guten morgen; guten abend`,
  thanks: `merci*; mrc; thx; sa7a; sa7itek; ya3tik*; thanks; thank you; يعيشك; شكرا; y3aychek; yaychek; y3ayshek; chokran; danke*`,
  whoAreYou: `tu es qui; t es qui; qui es tu; es tu un robot; tu es un robot; t es un robot; ton nom; tu t appelles; chatgpt; chat gpt; what are you; your name; are you a robot; are you a bot; are you human; شكونك; شكون انتي; شكون انت; شنوة اسمك; chkounek; chkoun enti; chkoun inti; chnowa esmek; wer bist du; wie heisst du`,
  howAreYou: `cv; ca va; comment vas tu; comment allez vous; how are you; how is it going; what s up; لاباس; شنحوالك; labes; chna7welek; chnia 7welek; wie geht*`,
  human: `parler a un*; parler a quelqu*; parler avec un*; parler avec quelqu*; a qui parler; a qui m adresser; a qui je m adresse; a qui je peux m adresser; un humain; vraie personne; un conseiller; un agent; votre numero; numero de telephone du; vous appeler; vous telephoner; numero du service client; trompe d adresse; adresse de ma commande; debite* deux fois; preleve* deux fois; charged twice; wrong address; ne repond pas; ne repondent pas; a human; real person; talk to someone; speak to someone; speak with someone; who can i talk to; who do i talk to; who should i talk to; talk to a*; speak to a*; an agent; your phone number; your number; call you; not answering; does not answer
    نحكي مع; نحكي معاه; نحكي معاهم; نكلم واحد; معا من نحكي; مع شكون نحكي; نكلم حد; نومروكم; نومرو متاعكم; رقمكم; na7ki m3a; nahki m3a; na7ki m3ah; nahki m3ah; m3a chkoun na7ki; m3a chkoun nahki; nkallem 7ad; nkallem wa7ed; noumroukom; numeroukom; noumrou mte3kom; ما يجاوبش; ما يجاوبوش; ma yjawebch; ma yjawbouch; antwortet nicht; mit einem menschen; mit jemandem; mit wem kann ich; an wen kann ich mich; mitarbeiter*; ihre telefonnummer; eure telefonnummer`,
  insult: `nul; nulle; nuls; idiot*; debile*; stupide*; imbecile*; connard*; merde; arnaque*; voleur*; escroc*; honte; stupid; dumb; useless; scam*; shit*; crap; suck; sucks; fuck*; thieves
    حمار*; بهيم*; سراق*; سارقين; نصابة; 7mar; hmar; bhim*; bhima; sarra9*; nassaba; blod*; idioten; dumm*; scheiss*; betrug*`,
  bye: `au revoir; bonne journee; bonne soiree; bye; goodbye; بالسلامة; تصبح*; beslema; bessleme; tschuss; auf wiedersehen`,
  seek: `cherche; recherche; je veux; je voudrai*; besoin; acheter; offrir; cadeau*; conseil*; aide* moi; looking for; i need; i want; buy; gift; recommend*; suggest*; help me
    نلوج*; نحب; نشري; نحوس; عاوني; يلزمني; nlawej; nlawaj; n7eb; nheb; nechri; nchri; 3aweni; yelzemni; suche; brauche; mochte; kaufen; empfehl*`,
  account: `compte; account; حساب*; الكونت; كونت; compte; 7sebi; konto`,
  password: `mot de passe; mdp; oublie*; password; pasword; forgot*; كلمة السر; كلمة العبور; مودباس; نسيت; modpass; nsit; passwort; vergessen`,
  signIn: `connecter; connexion; connect*; login; log in; sign in; بلوك*; نكونكتي; ندخل; ncounecti; nconnecti; nodkhel; anmelden; einloggen`,
  register: `inscri*; creer un compte; ouvrir un compte; nouveau compte; sign up; register; create an account; open an account; نسجل; التسجيل; نحل حساب; nsajel; registrieren; konto eroffnen; konto anlegen`,
  remove: `supprim*; suprim*; effacer; fermer mon compte; delete; remove; close my account; نفسخ; نمسح; نسكر حسابي; nfasa*; nfaskh*; loschen`,
  change: `chang*; modifi*; mettre a jour; adresse*; email; e mail; mail; telephone; numero; edit; update; نبدل; تبديل; nbaddel; andern; aktualisieren`,
} as const;
export type Cue = keyof typeof OTHERS;

const patterns = (list: Readonly<Record<string, string>>): ReadonlyMap<string, readonly RegExp[]> =>
  new Map(Object.entries(list).map(([name, text]) => [name, phrases(text).map(patternOf)]));
const aspects = patterns(ASPECTS);
const others = patterns(OTHERS);

/** Aspects of a product that a question asks about. */
export function aspectsOf(question: string): ReadonlySet<Aspect> {
  // "Combien de kilos" asks for no price.
  const text = normalise(question).replace(/(?<!\S)combien d(?:e)? (?!dinars?|dt|tnd|argent)/u, '');
  return new Set(
    [...aspects].flatMap(([name, list]) => (list.some((one) => one.test(text)) ? [name as Aspect] : [])),
  );
}

/** Words like "yes", "fine", "no", which carry no request. */
const ASSENTS = new Set(
  normalise(
    `ok okay okey oki oui ouais non nn d accord dac bien tres super parfait cool genial top nickel voila mdr lol haha hmm ah oh bon
     yes yeah yep no nope sure fine great nice alright good
     اي ايه نعم لا باهي مليح مريقل هايل اوكي اكا aya ey eyh la behi bahi mrigel mrigla haya wesh hayel
     ja nein gut prima super klar`,
  ).split(' '),
);

/** Whether a message consists of such words only. */
export function isAssent(message: string): boolean {
  const text = normalise(message);
  return text !== '' && text.split(' ').every((word) => ASSENTS.has(word));
}

export function hasCue(question: string, cue: Cue): boolean {
  const text = normalise(question);
  return others.get(cue)?.some((one) => one.test(text)) === true;
}
