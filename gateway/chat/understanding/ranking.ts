/** Recognises sort orders and reductions: "the best-selling ones", "what is new", "on sale". */
import { patternOf, phrases } from './cues.ts';
import type { Slots } from './understanding.ts';

const SORTS = {
  bestSelling: `
    meilleure* vente*; best seller*; bestseller*; top vente*; plus vendu*; plus achete*; plus demande*; plus commande*; plus populaire*; populaire*; top 3; top 5; top 10; top 20; top ten; top five
    best selling; most sold; most bought; most popular; popular; top selling; top seller*
    الاكثر مبيعا; اكثر مبيعا; الاكثر مبيع; الاكثر طلبا; اكثر حاجه تتباع; اكثر حاجات تتباع; يتباعو برشا; تتباع برشا; بيست سيلر
    aktar mabi3; akther mabi3; akthar mabi3; aktar mabi3a; aktar 7aja tetbe3; akther 7aja tetbe3; yetbe3ou barcha; tetbe3 barcha; aktar mabi3at; akther mabi3at
    meistverkauft*; am meisten verkauft*; verkaufsschlager; beliebt*`,
  bestRated: `
    mieux note*; bien note*; meilleure* note*; bonne* note*; bons avis; meilleurs avis; plus apprecie*; mieux evalue*
    best rated; well rated; good reviews; top rated; highest rated; best rating*; best review*; best reviewed
    احسن نوت; احسن افي; اعلى تقييم; الاعلى تقييما; احسن تقييم
    a7sen note*; ahsen note*; a7sen avis; ahsen avis; a3la note; akther note
    am besten bewertet*; bestbewertet*; beste bewertung*; besten bewertungen`,
  newest: `
    nouveaute*; nouveaux produits; nouveaux articles; nouveaux arrivages; nouvel arrivage; nouvelle collection; nouvelles collections; dernieres arrivees; derniers arrivages; derniers arrives; vient d arriver; quoi de neuf; quoi de nouveau; plus recent*
    new arrival*; new products; new in; just arrived; newest; what s new; whats new; what is new; anything new
    فما جديد; شنوه الجديد; شنيه الجديد; شنوه جديد; اخر المنتوجات; اخر حاجات; المنتوجات الجديده; كوليكسيون جديده; السلعه الجديده
    famma jdid; fama jdid; chnowa famma jdid; chnowa jdid; chneya jdid; chnowa ejdid; chnia jdid; chnowa el jdid; ekher 7ajet; sel3a jdida; collection jdida
    neuheiten; neuheit; neueste*; neu eingetroffen; was ist neu; was gibt es neues`,
} as const;

const REDUCED = `
  en promo*; en solde*; soldes; solde; soldes; promos; promotions; promotion; en reduction; en remise; avec remise; remise*; en destockage; bons plans; bon plan; meilleures offres; offres; offre du moment; prix reduit*; prix casse*
  on sale; on offer; on promotion; on discount; discounted; discount*; reduced; special offer*; best offer*; offers; deals; deal; bargain*; clearance
  في البرومو; بالبرومو; بروموسيون*; البروموسيون*; صولد; الصولد; في الصولد; تخفيض*; التخفيض*; مخفض*; بالتخفيض
  fel promo; fi promo; bel promo; solda; fel solde; fi solde; takhfidh*; ta5fidh*; takhfid*; ta5fid*; mkhaffedh*
  im angebot; angebot; angebote; sonderangebot*; reduziert*; rabattiert*; schlussverkauf; schnappchen
`;
/** Requests for a coupon code, or for a discount of one's own, are not requests for a list of products. */
const CODES = `code*; coupon*; voucher*; bon; bons; gutschein*; rabattcode*; كود*; كوبون*; promo code*; discount code*;
  a discount for; a discount if; a discount when; get a discount; give a discount; give me a discount; give discounts; get any discount; une remise si; une reduction si; faire une remise; faites une remise; faire un prix; faites un prix; geste commercial; rabatt wenn; rabatt bei; rabatt bekommen; rabatt geben; تنقصولي; تنقصولنا; تعملولي سوم; ta3mlouli soum; tna9souli`;
/** "Which of them is the best rated?", "is it on sale?": questions about the products shown. */
const OF_SHOWN = `
  lequel; laquelle; lesquels; lesquelles; celui; celle; ceux; quel est; quelle est; le mieux; la mieux; il est; elle est; est il; est elle; est ce qu il; est ce qu elle; which; which one; is it; is this; is that; the best rated
  شكون; انهي; هو; هي; هذا; هذي; chkoun; anehi; howa; hiya; hedha; hedhi; welche*; ist es; ist das; ist er; ist sie
`;

const compile = (text: string): readonly RegExp[] =>
  [...new Set(phrases(text))]
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) => new RegExp(patternOf(phrase).source + (phrase.endsWith('*') ? '\\S*' : ''), 'gu'));
const sorts = Object.entries(SORTS).map(([sort, text]) => ({
  sort: sort as keyof typeof SORTS,
  patterns: compile(text),
}));
const [reduced, codes, ofShown] = [REDUCED, CODES, OF_SHOWN].map(compile) as [RegExp[], RegExp[], RegExp[]];

/** Extracts the ranking from a normalised text. `hasShown`: products were shown to which "which one" may refer. */
export function takeRanking(
  text: string,
  hasShown: boolean,
): { rest: string; ranking: Pick<Slots, 'sort' | 'reduced'> } {
  const ranking: Pick<Slots, 'sort' | 'reduced'> = {};
  let rest = text;
  const take = (patterns: readonly RegExp[]): boolean => {
    const before = rest;
    for (const pattern of patterns) rest = rest.replace(pattern, ' ');
    return rest !== before;
  };
  const has = (patterns: readonly RegExp[]): boolean => patterns.some((one) => text.search(one) !== -1);
  if (hasShown && has(ofShown)) return { rest, ranking };
  for (const { sort, patterns } of sorts) if (take(patterns)) ranking.sort ??= sort;
  if (!has(codes) && take(reduced)) ranking.reduced = true;
  return { rest: rest.replace(/\s+/g, ' ').trim(), ranking };
}
