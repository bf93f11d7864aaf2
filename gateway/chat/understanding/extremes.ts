/** Recognises questions for the one that is most or least of something: "the lightest of all", "lequel est le moins cher ?". */
import { normalise } from '../../lexicon/normalise.ts';
import { patternOf, phrases } from './cues.ts';
import type { Sort } from './understanding.ts';

/** Orders of the shop's search, and properties that only products' pages state. */
export type Extreme = Exclude<Sort, 'mostReduced'> | 'lightest' | 'heaviest';

const PHRASES: Readonly<Record<Extreme, string>> = {
  cheaper: `le moins cher; la moins chere; les moins cher*; moins cher de; moins cher des; moins cher parmi; prix le plus bas; plus petit prix; cheapest; least expensive; lowest price; costs the least; gunstigste*; billigste*; am gunstigsten; am billigsten; الارخص; ارخص فيهم; ارخصهم; ارخص واحد; ارخص وحده; شكون ارخص; el arkhes; chkoun arkhes; chkoun fihom arkhes; شكون فيهم ارخص; انهي ارخص`,
  dearer: `le plus cher; la plus chere; prix le plus haut; most expensive; dearest; priciest; highest price; teuerste*; am teuersten; الاغلي; اغلي واحد; اغلي وحده; اغلي فيهم; اغلاهم; شكون اغلي; el aghla; chkoun aghla; chkoun fihom aghla; شكون فيهم اغلي`,
  bestRated: `le mieux note; la mieux notee; meilleure note; meilleur* avis; mieux note de; mieux evalue; best rated; highest rated; best rating; best reviews; top rated; am besten bewertet*; bestbewertet*; beste bewertung; احسن نوت; احسن تقييم; انهي احسن; شكون احسن; انهي خير; شكون خير; احسن واحد; احسن وحده; احسن فيهم; خير واحد; chkoun a7sen; anehi a7sen; a7sen note; ahsen note; a7sen avis`,
  bestSelling: `le plus vendu; la plus vendue; le plus populaire; best selling; most popular; most sold; am meisten verkauft*; meistverkauft*; beliebteste*; الاكثر مبيعا; اكثر واحد يتباع; akther wa7ed yetbe3; el aktar mabi3`,
  newest: `le plus recent; la plus recente; le plus nouveau; la plus nouvelle; le dernier sorti; newest; most recent; latest model; neueste*; am neuesten; الاجدد; اجدد واحد; اخر موديل; el ajded; ekher modele`,
  lightest: `le plus leger; la plus legere; plus leger de; plus leger des; pese le moins; moins lourd; moins lourde; lightest; weighs the least; least heavy; leichteste*; am leichtesten; wiegt am wenigsten; الاخف; اخف واحد; اخف وحده; شكون اخف; شكون فيهم اخف; el akhef; chkoun akhef; chkoun fihom akhef`,
  heaviest: `le plus lourd; la plus lourde; pese le plus; heaviest; weighs the most; schwerste*; am schwersten; الاثقل; اثقل واحد; شكون اثقل; el athqel; chkoun athqel`,
};
/** Superlatives of arabizi as they are typed, and the words for "one" or "of them" that follow. */
const ARABIZI: Readonly<Partial<Record<Extreme, string>>> = {
  cheaper: 'arkhes arkhas erkhes ar5es ar5as er5es rkhes rakhis rakhiss rkhis rkhiss r5is r5iss',
  dearer: 'aghla a8la ghla 8la',
  bestRated: 'a7sen ahsen a7san ahsan',
  newest: 'ajded jded',
  lightest: 'akhef akhaf a5ef a5af',
  heaviest: 'athqel ath9el athkel',
};
const ONE = 'wa7ed wahed we7ed wehed w7ed wa7da wahda we7da wehda w7da fihom fihem fihoum'.split(' ');
const arabizi = (extreme: Extreme): string[] =>
  ARABIZI[extreme]?.split(' ').flatMap((most) => ONE.map((one) => `${most} ${one}`)) ?? [];
const patterns = Object.entries(PHRASES).map(([extreme, text]) => ({
  extreme: extreme as Extreme,
  patterns: [...phrases(text), ...arabizi(extreme as Extreme)].map(patternOf),
}));

/** The extreme that a text asks for. */
export function extremeIn(text: string): Extreme | undefined {
  // "والأخف": "and" is written together with the article.
  const plain = normalise(text).replace(/(?<!\S)و(?=ال)/gu, 'و ');
  return patterns.find((one) => one.patterns.some((pattern) => pattern.test(plain)))?.extreme;
}
