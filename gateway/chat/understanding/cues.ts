/**
 * Cues of an intent in French, English, Tunisian Arabic and Arabizi: phrases and their weights. A star matches any ending. Phrases are
 * normalised like messages.
 */
import type { ChatQueryType } from '../../contract/chat.ts';
import { normalise } from '../../lexicon/normalise.ts';

/** Phrases of a list, separated by semicolons and newlines. */
export const phrases = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

type Weighed = Partial<Record<ChatQueryType, Readonly<Record<number, string>>>>;

export const CUES: Weighed = {
  SEARCH_PRODUCT: {
    2: `
      je cherche; cherche; je recherche; je voudrai*; je veux acheter; je veux offrir; avez vous; vous avez; auriez vous; vous auriez; je souhaite; j aimerai*; je prends; vous vendez; montre* moi; proposez; il me faut; besoin d*; un cadeau; acheter
      looking for; i need; i want a; i want to buy; show me; do you have; do you sell; have you got; any; recommend; suggest; find me; buy; gift
      نلوج*; نحب; نحوس; عندكم; فما; فماش; وريني; حاجتي; يلزمني; نشري; هدية
      nlawej; nlawaj; n7eb; 7achti; 3andkom; 3andekch; famma; fama; warini; yelzemni; nechri; nchri; hdiya
      ich suche; suche; ich mochte; ich brauche; ich hatte gern*; haben sie; habt ihr; gibt es; zeig* mir; zeigen sie mir; verkauft ihr; verkaufen sie; kaufen; empfehl*; geschenk
    `,
  },
  PRODUCT_INFO: {
    2: `
      lequel; laquelle; lesquels; lesquelles; meilleure note; mieux note*; en stock; disponible; la garantie; garantie; garanti; difference; compar*; caracteristique*; fiche technique; combien pese; quel poids; poids; dimension*; mesure; matiere; compose*; autonomie; avis; plus d information*; plus de details; parle* moi; il existe; c est compatible; compatible
      in stock; available; warranty; guarantee; difference; compare; specs; specification*; weigh*; dimension*; how big; how heavy; what material; made of; battery life; reviews; more about; more details; tell me more; come with; compatible; does it
      ستوك; موجود; متوفر; ضمان; الضمان; الفرق; فرق; قارن*; مواصفات; وزن*; قياسات; احكيلي; تفاصيل; مصنوع*
      fel stock; mawjoud; disponible; garantie; dhaman; far9; lfar9; el far9; 9aren; caracteristique*; wazn*; 9ies*; a7kili; tafasil; details; masnou3
      auf lager; verfugbar; lieferbar; garantie; unterschied; vergleich*; wie schwer; gewicht; masse; abmessung*; welches material; akkulaufzeit; bewertungen; mehr details; mehr uber
    `,
  },
  PLATFORM_INFO: {
    3: `
      qui etes vous; c est quoi lawaj; qu est ce que lawaj; a propos; ouvert*; horaire*; heures d ouverture; ou se trouve; ou etes vous; vous etes ou; vous etes situe*; votre magasin; vos magasins; boutique physique; siege social; votre siege; donnees personnelles; confidentialite; vie privee; conditions generales; mentions legales; cookies; vous contacter; numero du service client; service client; point* de fidelite; programme de fidelite; recrut*; fiable*; contrefacon*; serieux; de confiance; faire confiance; securise*
      who are you; what is lawaj; about you; about lawaj; opening hours; open on; are you open; where are you; located; based; physical store; your store; your office; privacy; personal data; my data; terms and conditions; terms of; contact you; customer service; loyalty; careers; legit; counterfeit*; a store in; a shop in; trust*; reliable
      شكونكم; شكون انتوما; شنوة لواج; شنية لواج; بلاصتكم; وين جايين; عنوانكم; تحلو*; تسكرو*; حالين; وقت الخدمة; المعطيات; خصوصية; المعلومات متاعي; نتصل بيكم; نقاط الوفاء; محلكم; الحانوت; موثوق*; ثقة
      chkounkom; chkoun entouma; chnowa lawaj; chneya lawaj; chnia lawaj; blasetkom; blastkom; win jeyin; adresse mte3kom; t7ell*; tsakr*; 7allin; horaire*; donnees; les données; el ma3loumet mte3i; service client; ntasel bikom; nkallemkom; n9at; fidelite; 7anoutkom; magasin; thi9a; maw9thou9
      wer seid ihr; wer sind sie; was ist lawaj; offnungszeiten; geoffnet; wo seid ihr; datenschutz; meine daten; nutzungsbedingungen; agb; kundenservice; kundendienst; treuepunkte; serios; vertrauenswurdig
    `,
    2: 'lawaj; entouma; انتوما; you guys',
  },
  PLATFORM_HELP: {
    // Something that is returned is a product of the shop, too.
    6: `
      retourner; rendre; renvoyer; can i return; to return; want to return; return my; return it; send back; send it back
      نرجع; نرجعو; نرجعها; nraja3; nraja3ha; nraja3ou; nrajja3; nrajaa; zuruckgeben; zurucksenden; zuruckschicken
    `,
    3: `
      passer une commande; passer commande; commander sur; comment commander; comment acheter; comment faire pour; comment ca marche; n arrive pas a; ajouter au panier; au panier; mon panier; le panier; du panier; panier vide; code promo; bon de reduction; coupon*; retourner; retour; echanger; echange; liste d envies; favoris; le site ne; ne marche pas; ne fonctionne pas; bug; bugue; utiliser le site; filtrer
      place an order; how do i order; how to order; how to buy; how does it work; how do i add; add to cart; cart; basket page; promo code; coupon*; discount code; return an; return a; return my; return policy; exchange; wishlist; favourites; the site; website; doesn t work; not working; error message
      نعدي كوموند*; نعمل كوموند*; نكوموندي; كيفاش نشري; كيفاش نطلب; نرجع; ترجيع; نبدل حاجة; كود; كوبون; برومو; السلة; سلة; البانيي; المفضلة; الموقع; ما يخدمش; ما تخدمش; ما تمشيش; ما يمشيش
      n3adi commande; na3mel commande; ncommandi; kifech nechri; kifech nchri; nraja3; nrajja3; nrajaa; tarji3; code promo; promo; coupon; el panier; fel panier; favoris; el site; ma ye5demch; ma yekhdemch; ma temchich; ma yemchich; bug
      wie bestelle ich; wie kann ich bestellen; in den warenkorb; warenkorb; gutschein*; rabattcode; ruckgabe; zuruckgeben; zuruckschicken; umtausch*; umtauschen; wunschliste; funktioniert nicht; die seite
    `,
    1: 'comment; how do; how can; how to; كيفاش; كيفاه; kifech; kifeh; kifesh',
  },
  TRANSACTION_HELP: {
    3: `
      livraison gratuite; livraison*; livrer; livre* a domicile; livrez; expedition; delai*; colis; suivi; suivre ma commande; ma commande; mes commandes; ou en est; pas encore arrive*; pas recu; jamais recu; payer; paiement; payement; regler; especes; carte bancaire; par carte; debite*; preleve*; rembours*; facture; annuler ma commande; frais de port; j ai commande; avons commande; toujours rien; toujours pas recu; rien recu
      delivery; deliver; shipping; ship to; shipment; parcel; package; tracking; track; my order; order status; order never; where is my; not arrived; never arrived; late; pay; payment; card; cash; charged; refund; invoice; cancel my order; i ordered; ve ordered; ordered last; my stuff; money back; my money
      تبعثو*; للخارج; توصيل*; التوصيل; توصل*; يوصل*; ليفريزون; كوليس; الطرد; وصلت الكوموند*; وصلتنيش; ما وصلتنيش; ما وصلنيش; الكوموند متاعي; طلبيتي; نخلص; الخلاص; خلاص; كاش; بالكارطة; كارت بنكير; فلوسي; رجعولي; فاتورة; استرجاع; عملت كوموند*; ما جاش; ما جاتش; ما جاتنيش
      tawsil*; taw9il; livraison; toussel; tousel; yousel; twassl*; twasl*; colis; weslet; weslitnich; waslitnich; ma weslitnich; ma wesletnich; ma wsalnich; commande mte3i; commande mta3i; commandti; el commande; n5alles; nkhalles; n5allas; nkhallas; khlas; 5las; cash; bel carte; carte bancaire; flousi; raj3ouli; rja3li; remboursement; facture; 3malt commande; ma jech; ma jetch; majech; majetch
      lieferung; liefern; liefert*; lieferzeit; versand*; paket; sendung*; meine bestellung; meiner bestellung; bestellstatus; noch nicht angekommen; bezahlen; zahlung; zahlen; rechnung; erstattung; stornieren; habe bestellt; geld zuruck
    `,
    1.9: 'livre* a',
    1: 'commande; order; كوموند*; الكوموند; طلبية; numero de commande',
  },
  ACCOUNT_MGMT: {
    4: `
      mot de passe; mdp; mon compte; un compte; de compte; se connecter; me connecter; connexion; m inscrire; inscription; mon adresse mail; mon email; mon e mail; mes adresses; mon profil; deconnect*; session
      password; pasword; my account; an account; account; log in; login; sign in; sign up; register; my email; email address; my profile; my address; log out
      كلمة السر; كلمة العبور; مودباس; حسابي; الحساب; الكونت; كونت; نسجل; نكونكتي; البروفيل; الايميل متاعي; ايميلي
      mot de passe; mdp; modpass; compte; el compte; 7sebi; 7esebi; ncounecti; nconnecti; nsajel; inscription; profil; email mte3i; login
      passwort; kennwort; mein konto; meinem konto; ein konto; konto; anmelden; einloggen; registrieren; meine e mail; mein profil; abmelden
    `,
  },
  SELLER_SUPPORT: {
    5: `
      vendre; vendeur; vendeurs; devenir vendeur; ouvrir une boutique; commission*; mes ventes; mon magasin sur; partenaire
      sell on; sell my; want to sell; become a seller; sellers; seller; open a shop; commission; payout*; merchant
      نبيع; بائع; البائع; الباعة; بايع; كوميسيون; عمولة; نحل حانوت; سلعتي
      nbi3; nbii3; bi3 ma3akom; vendeur; commission; n7el boutique; n7el 7anout; sel3ti
      verkaufer werden; verkaufer; bei euch verkaufen; meine produkte verkaufen; auf lawaj verkaufen; provision; handler werden
    `,
  },
  OTHER: {
    1.5: `
      bonjour; bonsoir; salut; coucou; merci*; bonne journee; bonne soiree; au revoir; ca va; blague; meteo; tu es un robot; qui a gagne; raconte
      hello; hi; hey; thanks; thank you; bye; goodbye; joke; weather; how are you; good morning; good evening; are you a robot; tell me a
      عسلامة; السلام*; سلام; مرحبا; اهلا; يعيشك; شكرا; بالسلامة; لاباس; شنحوالك; نكتة; الطقس; تصبح
      3aslema; aslema; salam; ahla; marhba; y3aychek; yaychek; y3ayshek; sa7a; sa7itek; chokran; beslema; bessleme; labes; chna7welek; nokta; ta9s
      hallo; guten tag; guten morgen; guten abend; danke*; vielen dank; tschuss; auf wiedersehen; wie geht*; witz; wetter
    `,
  },
};

/** Filler words: neither searched for nor corrected to names of things. */
const FILLERS = `
  auriez aurais souhaite aimerais cherche cherchons voudrais veux trouver acheter bonjour bonsoir salut merci stp svp pour avec dans plus moins mais chez comme tres bien aussi plutot votre notre leur cette faire avoir etre quoi quel quelle quels quelles combien est sont sur vers entre tout toute tous petit
  petite grand grande environ autour chose quelque autre autres sauf sans marque taille pointure couleur prix budget maxi dinars dinar cher chere chers pas que qui vous nous il elle je tu on ma mon mes sa son ses se ce ci la le
  hello please with from that this have they them there what about which where when some size brand color colour price cheap cheaper expensive anything something between under below above than less more though only want need like the for are you your does summer am me can could would should get got some one good nice best really just very kind
  bitte gern gerne ich wir sie ihr mein meine meinen mir mich der die das den dem ein eine einen einem einer und oder fur mit ohne von bis unter uber zwischen nicht kein keine mehr als auch nur
  wie was wo wann welche welcher welches ist sind haben habt etwas anderes farbe grosse marke preis dinar gunstig billig teuer klein kleine
  باهي على متاع متاعي ولا والا حاجة برشا مليح مليحة قداش بقداش شنوة شنية وين وقتاش هذا هذي هذاكا نومرو ماركة لون قياس من غير موش مش بلاش ديما عندي عندك اللي ياسر
  behi mte3 mta3 mtaa mtei walla wala 7aja barcha mli7 mli7a 9adeh 9addech b9adech chnowa chneya win wa9tech hedha hedhi hedheka noumrou marka loun men ghir mouch mich blech dima 3andi elli yesser lel bech bel fel
`;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A word with what Arabic script writes together with it: "and", "in", "with", "to" and the article. */
function attached(word: string): string {
  if (/^n[a-z0-9]*[a3][a-z0-9]{2,}$/.test(word)) return `${escape(word)}(?:h|ou|o|ha|hom)?`;
  if (!/^[\u0600-\u06ff]{3}/.test(word)) return escape(word);
  if (word.startsWith('ال')) return `[وفب]?${escape(word)}`;
  // "نرجعو", "نبدلها": the object is written together with the verb.
  if (/^ن[\u0600-\u06ff]{3,}$/u.test(word)) return `و?${escape(word)}(?:ه|و|وه|ها|هم|وهم|وها)?`;
  return `(?:${word.length > 3 ? '[وفب]?(?:ال)?|و?لل' : 'و?(?:ال)?'})${escape(word)}`;
}
/** Pattern of a phrase in a normalised text. */
export const patternOf = (phrase: string): RegExp => {
  const open = phrase.endsWith('*');
  // A star within a phrase ("montre* moi") ends that word.
  const body = phrase
    .split(' ')
    .map((word) => attached(normalise(word.replace('*', ''))) + (word.endsWith('*') ? '\\S*' : ''))
    .join(' ');
  return new RegExp(`(?<!\\S)${body}${open ? '' : '(?!\\S)'}`, 'u');
};

const weighed = Object.entries(CUES).map(([intent, byWeight]) => ({
  intent: intent as ChatQueryType,
  cues: Object.entries(byWeight).flatMap(([weight, text]) =>
    [...new Set(phrases(text))].map((phrase) => ({ weight: Number(weight), pattern: patternOf(phrase) })),
  ),
}));

/** All words of cues and fillers, normalised: they need no correction, and similar words may be corrected to them. */
export const CUE_WORDS: ReadonlySet<string> = new Set(
  normalise(
    [FILLERS, ...Object.values(CUES).flatMap((byWeight) => Object.values(byWeight))]
      .join(' ')
      .replaceAll(/\S*\*/g, ' ')
      .replaceAll(';', ' '),
  ).split(' '),
);

/** Weight of each intent in a normalised text; the strongest cue counts fully, further ones a third. */
export function weigh(text: string): Map<ChatQueryType, number> {
  const result = new Map<ChatQueryType, number>();
  for (const { intent, cues } of weighed) {
    const found = cues.filter(({ pattern }) => pattern.test(text)).map(({ weight }) => weight);
    if (found.length === 0) continue;
    const most = Math.max(...found);
    result.set(intent, most + (found.reduce((sum, one) => sum + one, 0) - most) / 3);
  }
  return result;
}
