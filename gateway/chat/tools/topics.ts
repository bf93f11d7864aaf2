/**
 * Questions about the shop: how they are phrased, and the paragraph of the shop's text pages that answers them. A paragraph is found by
 * the words of its French heading, because every text exists in French. If an editor removes those words, the question is answered by a
 * search for its own words.
 */
import { normalise } from '../../lexicon/normalise.ts';
import { patternOf, phrases } from '../understanding/cues.ts';

export interface Topic {
  page: string;
  /** Words of the French heading. */
  heading: string;
}

/** How long something takes, in words that are part of other questions. */
const HOW_LONG = `delai*; combien de temps; combien de jours; how long; how many days; قداش من نهار; قداش من وقت; قداش عندي; 9adeh men nhar; 9adech men nhar
  9adeh wa9t; 9adech wa9t; wie lange; wie viele tage`;

/** Phrases as in understanding/cues.ts, normalised; a star matches any ending. With `and`, one phrase of both lists must match. */
export const TOPICS: readonly (Topic & { cues: string; and?: string })[] = [
  {
    page: 'shipping',
    heading: 'Le tarif',
    cues: `combien coute la livraison; combien la livraison; frais de livraison; frais de port; prix de la livraison; tarif*; livraison gratuite; livraison offerte; gratuit*
      delivery fee*; delivery cost*; delivery price; shipping cost*; shipping fee*; cost of delivery; how much is delivery; how much is shipping; free delivery; free shipping
      قداش التوصيل; بقداش التوصيل; سوم التوصيل; حق التوصيل; التوصيل بلاش; قداش الليفريزون
      9adeh tawsil; 9adech tawsil; b9adech tawsil; b9adeh tawsil; 9addech livraison; 9adeh livraison; b9adech livraison; soum tawsil; tawsil blech
      lieferkosten; versandkosten; kostet die lieferung; kostet der versand; kostenlose lieferung`,
  },
  {
    page: 'shipping',
    heading: 'Ce qui compte vraiment',
    cues: `delai*; quand arrive; quand vais je recevoir; combien de temps pour etre livre; combien de jours; en combien de temps; combien de temps; quand serai je livre
      how long; when will; delivery time*; shipping time*; how many days; how fast
      وقتاش يوصل; وقتاش توصل; قداش من نهار; قداش من وقت; قداش ياخذ; ياخذ وقت; مدة التوصيل
      wa9tech yousel; wa9tech tousel; 9adeh men nhar; 9adech men nhar; 9adeh wa9t; 9adech wa9t; yekhou wa9t; ye5ou wa9t
      kommt es noch; kommt das noch; rechtzeitig; arrive avant; arrivera avant; before christmas; get here by; get here before; arrive by; arrive before; in time for; lieferzeit; wie lange; wann kommt; wann wird geliefert`,
  },
  {
    page: 'shipping',
    heading: 'Où nous livrons',
    cues: `livrez vous; vous livrez; ou livrez; vous expediez; expediez vous; zones de livraison; deliver to; do you deliver; do you ship; ship to; where do you deliver
      توصلو; توصلولي; وين توصلو; تبعثو; twaslou; twasslou; tabathou; liefern sie nach; wohin liefern; liefert ihr; versendet ihr
      en france; en italie; en allemagne; en belgique; en suisse; en espagne; en algerie; en libye; au canada; au maroc; a l etranger; hors de tunisie
      to france; to italy; to germany; to belgium; to switzerland; to spain; to algeria; to libya; to canada; to morocco; abroad; overseas; another country; outside tunisia
      لفرنسا; في فرنسا; لايطاليا; في ايطاليا; للطليان; لالمانيا; في المانيا; لليبيا; للجزائر; للجزاير; لكندا; للخارج; لبرا; في الخارج; l fransa; fi fransa; l italia; l almanya; lel 5arej
      nach frankreich; nach italien; nach deutschland; in die schweiz; nach belgien; nach kanada; ins ausland; im ausland`,
  },
  {
    page: 'faq',
    heading: 'Comment suivre mon colis',
    cues: `retrouve plus le numero; retrouve plus mon numero; numero je ne le retrouve; perdu le numero; perdu mon numero; lost my order number; lost the order number; can t find my order number; bestellnummer verloren; bestellnummer nicht mehr; ضاع* نومرو; ضيعت النومرو; ضيعت نومرو; نسيت النومرو; nsit noumrou; dhaya3t noumrou; suivre mon colis; suivre ma commande; suivi; tracking; track my; track an; تتبع; نتبع; suivi colis; ntabba3; verfolgen; sendungsverfolgung`,
  },
  {
    page: 'faq',
    heading: 'si je suis absent',
    cues: `absent*; pas chez moi; pas a la maison; not home; not at home; miss the delivery; ما نكونش في الدار; مانيش في الدار; manich fel dar; ma nkounech; nicht zu hause`,
  },
  {
    page: 'returns',
    heading: 'Article abîmé, faux ou incomplet',
    cues: `de l original; original; originaux; authentique*; imitation*; une copie; abime*; casse*; endommage*; defectueu*; mauvais article; mauvais produit; recu le mauvais; recu la mauvaise; arrive ouvert*; etait ouvert*; deja ouvert*; mauvaise taille; mauvaise couleur; pas le bon; incomplet; il manque
      genuine; authentic; fake; a copy; original*; damaged; broken; defective; wrong item; wrong product; wrong size; wrong colo*; missing item; missing part; arrived open*; was open; already open*
      محلول*; ma7loul*; mahloul*; مكسر*; مكسور*; خاسر*; فاسد*; غالط*; ناقص*; mkasser*; mkasr*; khaser*; fased*; ghalet*; اصلي; اصليه; اصليين; اوريجينال; تقليد; مقلد*; asli; asliya; asleya; originel*; ta9lid; beschadigt; kaputt; zerbroch*; defekt; falscher artikel; echt; falschung*; kopie`,
  },
  {
    page: 'faq',
    heading: 'Comment puis-je payer',
    cues: `plusieurs fois; mensualit*; facilite de paiement; facilites de paiement; echelonn*; installment*; instalment*; raten*; in raten; تقسيط; بالتقسيط; فاسيليتي; دفع; ندفع; taksit; ta9sit; bel taksit; facilite; kredit; bel kredit; fel kredit; كريدي; بالكريدي; nedfa3; payer; paiement*; payement; regler; moyens de paiement; especes; carte bancaire; par carte; cheque*; paypal; a la livraison en especes
      pay; payment*; cash; credit card; by card; cash on delivery
      نخلص; الخلاص; كاش; بالكارطة; كارت بنكير; شيك; الشيك; n5alles; nkhalles; n5allas; nkhallas; n5ales; nkhales; nkhalsou; n5alsou; khlas; bel carte; zahlen; bezahlen; zahlung*; kreditkarte; bargeld`,
  },
  {
    page: 'faq',
    heading: 'Combien de temps ai-je pour payer en ligne',
    cues: `temps pour payer; delai de paiement; time to pay; how long to pay; وقت باش نخلص; wa9t bech nkhalles; zeit zum bezahlen`,
  },
  {
    page: 'returns',
    heading: 'Le remboursement',
    cues: `rembours*; mon argent; refund*; money back; my money; فلوسي; الفلوس; رجعولي; استرجاع; flousi; raj3ouli; rja3li; erstattung; geld zuruck; ruckerstattung`,
  },
  {
    page: 'faq',
    heading: 'Faut-il un compte pour commander',
    cues: `sans compte; faut il un compte; besoin d un compte; creer un compte; compte obligatoire; m inscrire; create an account; have an account; sign up; konto anlegen; konto erstellen; نعمل حساب; نحل حساب; na3mel compte; n7el compte; without an account; need an account; as a guest; بلا حساب; بلاش حساب; لازمني حساب; blech compte; bla compte; lezemni compte; ohne konto`,
  },
  {
    page: 'terms',
    heading: 'Commande',
    cues: `je la prends; je le prends; je la commande; je le commande; je les commande; la commander; le commander; les commander; order it; order them; buy it; buy them; ok je prends; je prends ca; je l achete; i ll buy it; je les prends; je prends le; je prends la; comment je commande; i ll take it; i will take it; i take it; ich nehme es; ich nehme ihn; ich nehme sie; ناخذها; ناخذو; ناخذهم; نكوموندي; نكومندي; nekhoudha; nekhdhouha; nakhodha; passer une commande; passer commande; comment commander; commander sur; comment acheter; place an order; how do i order; how to order; how do i buy; how to buy
      نعدي كوموند*; نعدي الكوموند*; نعدي كومند*; نعدي الكومند*; نعدي طلبي*; نعمل كوموند*; نعمل كومند*; نعمل طلبي*; كيفاش نشري; كيفاش نطلب; n3adi commande; n3addi commande; n3addi el commande; n3adi el commande; na3mel commande; ncommandi; kifech nechri; kifech nchri; bestellen; wie bestelle ich`,
  },
  {
    page: 'faq',
    heading: 'Puis-je annuler ma commande',
    cues: `annul*; cancel*; نبطل; نلغي; الغاء; nbattel; nbatel; nannuli; annuli; stornier*`,
  },
  {
    page: 'faq',
    heading: 'Pourquoi le prix a-t-il changé dans mon panier',
    cues: `prix a change; prix change; price changed; price change*; السوم تبدل; soum tbaddel; preis hat sich geandert`,
  },
  {
    page: 'faq',
    heading: 'Puis-je utiliser plusieurs codes',
    cues: `utiliser le code; utiliser un code; marche le code; use the code; use a code; نستعمل الكود; nsta3mel el code; nesta3mel el code; plusieurs codes; deux codes; several codes; two codes; برشا كودات; زوز كودات; barcha codet; mehrere codes`,
  },
  {
    page: 'returns',
    heading: 'Comment faire',
    cues: `returns work; do returns; plait pas; does not like it; doesn t like it; hates it; go back; give it back; rapporter; ramener; nicht gefallt; gefallt nicht; ما عجبهاش; ما عجبوش; ما عجبتنيش; ma 3jeb*; ma3jeb*; paie le retour; مصروف الرجوع; مصروف الترجيع; حق الرجوع; qui paie le retour; frais de retour; pays for the return; return cost*; return fee*; retourner; faire un retour; renvoyer; rendre; can i return; to return; echanger; echange; return an; return a; return my; return it; send back; send it back; exchange
      trop petit*; trop grand*; trop serre*; ne me va pas; too small; too big; too tight; not my size; zu klein; zu gross; zu eng; passt nicht; طلع ضيق*; طلعت ضيق*; طلع صغير*; طلعت صغير*; طلع كبير*; طلعت كبير*; جاني ضيق*; جاني صغير*; جاني كبير*; tla3 dhaye9; tla3 sghir; jani sghir; jani dhaye9; jani kbir; ما جات*ش قياس*; ما جاش قياس*; ما جاتنيش; ما جانيش; موش قياسي; موش على قياسي; jatnich; jetnich; ma janich; mouch 9yesi; mouch 9iesi; ybadlou*; ybaddlou*; tbadlou*; tbaddlou*; ما جاش قد*; ما جاتش قد*; ma jech 9add*; ma jetch 9add*
      نرجع; ترجيع; نبدل; كيفاش نرجع; nraja3; nrajja3; nrajaa; nbaddel; tarji3; zuruckgeben; zurucksenden; umtausch*; ruckgabe`,
  },
  {
    page: 'returns',
    heading: 'Votre droit : 10 jours ouvrables',
    cues: HOW_LONG,
    and: `rendre; retourner; renvoyer; echanger; return*; send back; send it back; exchange; zuruckgeben; zuruckzugeben; zurucksenden; zuruckzusenden; umtausch*; umzutauschen
      نرجع*; ترجيع*; نبدل*; nraja3*; nrajja3*; nbaddel*`,
  },
  {
    page: 'returns',
    heading: 'Le remboursement',
    cues: HOW_LONG,
    and: `rembours*; mon argent; refund*; money; geld; erstattung; فلوس*; الفلوس; والفلوس; flous*; el flous`,
  },
  {
    page: 'returns',
    heading: 'Votre droit : 10 jours ouvrables',
    cues: `delai de retour; droit de retour; changer d avis; combien de temps pour retourner; politique de retour; return policy; how long to return; change my mind; right of return; days to return
      مدة الترجيع; حق الترجيع; نبدل رايي; 9adeh wa9t bech nraja3; widerruf*; ruckgaberecht`,
  },
  {
    page: 'returns',
    heading: 'Notre service express : 24 heures',
    cues: `retour sous 24; retour 24; express; return within 24; 24 hours return; اكسبراس; ruckgabe in 24`,
  },
  {
    page: 'returns',
    heading: 'La garantie du produit',
    cues: `comment marche la garantie; faire jouer la garantie; how does the warranty work; كيفاش الضمان; kifech garantie; wie funktioniert die garantie`,
  },
  {
    page: 'faq',
    heading: 'Comment gagner des points',
    cues: `gagner des points; points de fidelite; programme de fidelite; fidelite; loyalty; earn points; النقاط; نقاط الوفاء; n9at; treuepunkte; punkte sammeln`,
  },
  {
    page: 'faq',
    heading: 'Que valent mes points',
    cues: `valent mes points; mes points; my points; meine punkte; نقاطي; النقاط متاعي; n9ati; utiliser mes points; valeur des points; points worth; use my points; spend points; قداش تسوى النقاط; نستعمل النقاط; punkte wert; punkte einlosen`,
  },
  {
    page: 'faq',
    heading: 'Que contient la lettre d’information',
    cues: `newsletter; lettre d information; نشرة; النيوزلاتر`,
  },
  {
    page: 'faq',
    heading: 'Comment savoir qui vend le produit',
    cues: `qui vend; quel vendeur vend; who sells; شكون يبيع; chkoun ybi3; wer verkauft`,
  },
  {
    page: 'size-guide',
    heading: 'Prendre ses mesures',
    cues: `guide des tailles; quelle taille prendre; quelle taille choisir; mes mesures; size guide; size chart; which size; what size should; دليل القياسات; انهي قياس; ama 9ies; grossentabelle; welche grosse`,
  },
  {
    page: 'about',
    heading: 'Ce que nous vous promettons',
    cues: `service client; vous contacter; contacter; vous joindre; vous joins; vous appelle; vous ecris; horaire*; ouvert*; heures d ouverture; fiable*; contrefacon*; counterfeit*; serieux; de confiance; faire confiance; securise*; legit; trust*; reliable; موثوق*; ثقة; thi9a; serios; vertrauenswurdig; contact you; contact us; customer service; opening hours; are you open; reach you; call you
      نتصل بيكم; تحلو*; تسكرو*; حالين; وقت الخدمة; نكلمكم; ntasel bikom; nkallemkom; t7ell*; tsakr*; 7allin; offnungszeiten; erreichen; kundendienst; kontakt`,
  },
  {
    page: 'about',
    heading: 'Un marché, plusieurs boutiques',
    cues: `comment fonctionne; comment ca marche; how does the site; how does the website; how does it work; كيفاش يخدم; kifech ye5dem; kifech yekhdem; wie funktioniert die; qui etes vous; c est quoi lawaj; qu est ce que lawaj; a propos; ou etes vous; vous etes ou; vous etes situe*; ou se trouve; votre magasin; boutique physique; siege; who are you; what is lawaj; about you; about lawaj; where are you; a store in; a shop in; located; based; physical store; your store
      شكونكم; شكون انتوما; شنوة لواج; شنية لواج; بلاصتكم; وين جايين; عنوانكم; محلكم; chkounkom; chkoun entouma; chnowa lawaj; chneya lawaj; chnia lawaj; blasetkom; blastkom; win jeyin; adresse mte3kom; wer seid ihr; wer sind sie; was ist lawaj`,
  },
  {
    page: 'rules',
    heading: 'L’offre de bienvenue',
    cues: `commission*; offre de bienvenue; welcome offer; fees do you take; كوميسيون; عمولة; قداش تاخذو; provision`,
  },
  {
    page: 'about',
    heading: 'Pour les vendeurs',
    cues: `devenir vendeur; vendre sur; vendre chez; vendre mes; je veux vendre; ouvrir une boutique; en tant que vendeur; ajouter mes produits; mettre mes produits; as a seller; list my products; add my products; become a seller; sell on; sell my; want to sell; open a shop
      نبيع; نولي بائع; نولي بايع; نحل حانوت; nwalli vendeur; nwalli nbi3; nbi3; nbii3; n7el boutique; n7el 7anout; verkaufer werden; verkaufen`,
  },
  {
    page: 'rules',
    heading: 'Pour les vendeurs',
    cues: `regles des vendeurs; regles pour les vendeurs; obligations; mes obligations; seller rules; rules for sellers; قواعد البائع; regeln fur verkaufer; regeln fur handler`,
  },
  {
    page: 'rules',
    heading: 'Les avis',
    cues: `laisser un avis; donner un avis; noter un produit; leave a review; write a review; نعمل افي; نعطي رايي; na3mel avis; bewertung schreiben`,
  },
  {
    page: 'privacy',
    heading: 'Ce que nous gardons',
    cues: `donnees personnelles; mes donnees; confidentialite; vie privee; personal data; my data; privacy; المعطيات; خصوصية; معلوماتي; المعلومات متاعي; el ma3loumet mte3i; donnees mte3i; datenschutz; meine daten`,
  },
  {
    page: 'cookie-policy',
    heading: 'Quatre cookies, tous utiles',
    cues: `cookie*; كوكيز`,
  },
  {
    page: 'careers',
    heading: 'Postes ouverts',
    cues: `recrut*; emploi; travailler chez; candidature; job*; careers; hiring; work for you; نخدم معاكم; خدمة عندكم; nekhdem m3akom; stelle; karriere; bewerbung`,
  },
  {
    page: 'gift-cards',
    heading: 'Pas encore, mais bientôt peut-être',
    cues: `carte cadeau; cartes cadeaux; gift card*; كارت كادو; carte kado; geschenkkarte*; gutschein*`,
  },
  {
    page: 'terms',
    heading: 'Qui fait quoi',
    cues: `conditions generales; mentions legales; cgv; terms and conditions; terms of; الشروط; agb`,
  },
];

const topics = TOPICS.map(({ page, heading, cues, and }) => ({
  topic: { page, heading },
  lists: [cues, ...(and === undefined ? [] : [and])].map((list) => phrases(list).map(patternOf)),
}));

/** Topic of a question: the one with most matching words, or the longest ones. */
export function topicOf(question: string): Topic | undefined {
  const text = normalise(question);
  let best: Topic | undefined;
  let most = 0;
  for (const { topic, lists } of topics) {
    const weights = lists.map((patterns) =>
      patterns.reduce((sum, pattern) => sum + (pattern.exec(text)?.[0].length ?? 0), 0),
    );
    // Two lists that match are about one thing more surely than many phrases of one.
    const weight = weights.includes(0) ? 0 : weights.reduce((sum, one) => sum + one, 0) * weights.length;
    if (weight > most) [best, most] = [topic, weight];
  }
  return best;
}
