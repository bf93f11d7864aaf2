/** Recognises what a message wishes for, in normalised texts: "I need", "il me faut", "نلوج على". No I/O. */
import { normalise } from '../../lexicon/normalise.ts';

/** Asks whether the shop has what follows. */
export const ASKS =
  /^(?:est ce que )?(?:vous (?:avez|vendez)|avez vous|vendez vous|tu as|t as|do you (?:have|sell)|have you got|habt ihr|haben sie|verkauft ihr|gibt es|(?:3|a|aa)?ndkom|famma|عندكم|فما) (?:(?:un|une|des|du|de la|a|an|any|eine?n?) )?/u;

/** What is said of something that no longer serves, before a wish for what mends or replaces it. */
const OUT_OF_ORDER =
  /(?:(?:marche|fonctionne|demarre|s allume) p(?:lus|as)|en panne|casse\S*|doesn t (?:work|start)|does not (?:work|start)|stopped working|broke\S*|kaputt|geht nicht|ما (?:ت|ي)(?:خدم|مشي|شعل|حل)\S*ش|تكسر\S*|خسر\S*|ma (?:te|ye|t|y)(?:khdem|5dem|mchi)\S*ch|tkasser\S*|khser\S*)/u;

/** "My car does not start, I need a battery": the wish alone, when something out of order is named before it. */
export function wishOf(text: string): string {
  const clauses = text.split(/[,،;.!؟?]+/u).filter((one) => one.trim() !== '');
  const wish = clauses.findIndex((one, place) => place > 0 && WISHES.test(normalise(one)));
  if (wish === -1) return text;
  return clauses.slice(0, wish).some((one) => OUT_OF_ORDER.test(normalise(one)))
    ? clauses.slice(wish).join(', ')
    : text;
}

/** A wish, before what is wished for. */
const WISHES =
  /(?<!\S)(?:(?:il|m en) (?:me|nous|lui) (?:faut|manque)|me (?:faut|manque)|j ai besoin d\S*|je cherche|je voudrais|i need|i want|i m looking for|ich brauche|ich suche|nlawe?j(?: 3la| ala)?|ye?lzemni|lezemni|لازمني|يلزمني|نستحق|نلوج(?: علي)?|ناقصني) \S+/u;

/** A wish within a message: what stands before it tells why, unless it is said of a thing ("la robe que je veux"). */
const WISH_WITHIN =
  /(?<!\S)(?<!(?:que|qui|that|which|elli|اللي) )(?:(?:me|nous|lui) faut(?:drait)?|faudrait|besoin d\S*|je (?:re)?cherche|je voudrais|j aimerais|vous auriez|auriez vous|avez vous|vous avez|(?:i|we|she|he|they) (?:needs?|wants?)|i d like|looking for|do you (?:have|sell)|have you got|got any|would love|(?:ich|wir) (?:brauchen?|suchen?|mochten?)|haben sie|habt ihr|gibt es|و?نحبو?|و?نستحقو?|و?يلزم(?:ني|نا|و|ها)|و?لازمني|و?نلوج(?: علي)?|عندكم(?:ش|شي)?|ناقصني|n[7h]eb+(?:ou)?|ye?lze?mni|lezemni|nlawe?j(?: 3la| ala)?|na9esni) (?!(?:for|to|pour|fur|باش|bech|besh|bch)(?!\S))(?=\S)/gu;

/** Whether a text asks for what it names, so that nothing else in it does. */
export const hasWish = (text: string): boolean =>
  WISHES.test(text) || ASKS.test(text) || text.search(WISH_WITHIN) !== -1;

/** A wish to do something that is neither buying nor a question: what it takes is not named ("I want to lose weight", "نحب نعمل سبور"). */
const TO_DO =
  /(?<!\S)(?:(?:je (?:veux|voudrais)|j aimerais|on (?:veut|voudrait|aimerait)) (?!(?:acheter|offrir|trouver|voir|commander|avoir|changer|remplacer|prendre|chercher|recevoir|choisir|savoir|retourner|annuler|payer|parler|connaitre|suivre|echanger|rendre)(?!\S))[a-z]{3,}(?:er|ir|re)(?!\S)|(?:i|we|she|he|they) (?:(?:wants?|needs?) to|(?:would|d) like to) (?!(?:buy|get|order|see|find|have|purchase|return|exchange|cancel|pay|know|talk|speak|ask|send|track)(?!\S))[a-z]{2,}|و?نحبو? ن(?!شري|اخذ|بدل|لقي|لقا|شوف|كوموندي|كومندي|لوج|عرف|حكي|رجع|خلص|سال|طلب|بعث|كلم|بطل|جرب|قارن|زيد|تبع)[\u0600-\u06ff]{2,}|n[7h]eb+(?:ou)? n(?!e?chri|e?khou|akhou|e?5ou|badd?el|al9a|chouf|commandi|lawe?j|a3ref|a7ki|rajj?a3|khall?es|5all?es|es2el|otlob|kall?em|batt?el|jarr?eb|9aren|zid|tabb?a3)[a-z0-9]{3,})/u;

/** The place of the word after the last wish of a message that begins with something else; 0 when there is none. */
export function placeOfWish(words: readonly string[]): number {
  const text = words.join(' ');
  const last = [...text.matchAll(WISH_WITHIN)].at(-1);
  if (last === undefined || last.index === 0) return 0;
  return text.slice(0, last.index + last[0].length - 1).split(' ').length;
}

/** Begins a reason or a purpose: "so cars see me", "parce que j'ai froid". */
const REASON =
  /(?<=\S )(?:so(?: that)?(?= [a-z]+ [a-z]+)|because|since|parce qu\S*|puisqu\S*|pour qu(?:e|il|elle|on)?|afin qu\S*|weil|damit|علي خاطر|خاطر|ala khater|khater)(?!\S)/u;

/** The place of the word that begins a reason within a message; none: the number of words. */
export function placeOfReason(words: readonly string[]): number {
  const at = words.join(' ').search(REASON);
  return at === -1 ? words.length : words.join(' ').slice(0, at).split(' ').length - 1;
}

/** Whether a normalised text begins or contains a wish of the speaker's own. */
export const isWish = (text: string): boolean => WISHES.test(text);

/** "I want one that …": of what was searched for before. */
const FOR_ONE =
  /(?<!\S)(?:و?نحبو?|و?نلوج(?: علي)?|n[7h]eb+(?:ou)?|nlawe?j(?: 3la| ala)?) (?:واحد|وحده|wahed|wahda|wehed|wehda)(?!\S)|(?<!\S)(?:want|need|like|prefer) one(?!\S)|(?<!\S)en (?:veux|voudrais|cherche|prefererais|faut|faudrait) une?(?!\S)|(?<!\S)(?:mochte|brauche|suche|will) (?:eins|eine|einen) (?:in|mit|der|die|das)(?!\S)/u;

/** Whether a normalised text wishes for one of the kind that was searched for before. */
export const wishesForOne = (text: string): boolean => FOR_ONE.test(text);

/** Whether a normalised text wishes to do something: it names no thing. */
export const wishesToDo = (text: string): boolean => TO_DO.test(text);
