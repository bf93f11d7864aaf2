/** "A case for it", "one with big buttons": what belongs to the thing that was searched for before. No I/O. */
import { sayThing } from '../../lexicon/needs.ts';
import { canonicalOf, normalise } from '../../lexicon/normalise.ts';
import { tokensIn } from './tokens.ts';

/** "For it": for what was searched for last. */
const FOR_IT =
  /(?<!\S)(?:for (?:it|them)|to go with it|pour (?:lui|elle|ca)|qui va avec|dafur|nhott\S* fi(?:ha|hom|h)|نحط\S* في(?:ها|هم|ه)|to (?:put|carry) (?:it|them) in|pour (?:le|la|les) (?:mettre|ranger|transporter)|lih|liha|m3ah|m3aha|ليه|ليها|معاه|معاها)(?!\S)/u;

/** "One with big buttons", after something else of its kind. */
const ONE_WITH =
  /^(?:(?:et|and|und|w|و) )?(?:one|ones|un|une|eine?[nr]?|wa7ed|wahed|we7ed|wa7da|واحد|واحده) (?=(?:with|for|avec|pour|mit|fur|qui|that|b|fih|fiha|lel|ب\S+|فيه|فيها|لل\S+)(?!\S))/u;

/** "Something with olive oil", after hand cream: what that is made with, and no oil. Not: something to drink. */
const SOMETHING_WITH =
  /^(?:(?:et|and|und|w|و) )?(?:quelque chose|un truc|something|anything|etwas|[h7]aja|حاجه) (?=(?:avec|a base de|a (?:l|la)|au|aux|with|made (?:with|of|from)|mit|aus|bel|bil) (?!\S+(?:er|ir|re)(?!\S))|ب([\u0600-\u06ff]{3,}))/u;

/** Whether a text is such a one; of Arabic words that begin with the letter of "with", only names of goods are meant. */
function asksSomethingWith(plain: string): boolean {
  const found = SOMETHING_WITH.exec(plain);
  return found !== null && (found[1] === undefined || canonicalOf(found[1]) !== undefined);
}

/** "A case for it" with the thing that it is for, when a thing described by what it is for is meant. */
export function withThing(text: string, thing: string): string {
  const plain = normalise(text);
  if (asksSomethingWith(plain)) return plain.replace(SOMETHING_WITH, `${thing} `);
  const full = plain.replace(FOR_IT, `pour ${thing}`).replace(ONE_WITH, `${thing} `);
  if (full === plain) return text;
  const described = sayThing(full.split(' '));
  if (described.place === undefined) return text;
  // "Which coffee goes with it?": described is what it goes with, not what is asked for.
  return tokensIn(described.thing.join(' ')) === tokensIn(thing) ? plain.replace(FOR_IT, ' ') : full;
}
