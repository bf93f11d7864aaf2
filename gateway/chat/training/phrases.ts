/** Phrases of the assistant's tables as messages for training: they add words that the templates do not have. */
import { ASPECTS, OTHERS } from '../answers/cues.ts';
import { TOPICS } from '../tools/topics.ts';
import { CUES, phrases } from '../understanding/cues.ts';
import { turnOf } from '../understanding/turns/turn.ts';
import type { Turn } from '../understanding/turns/turn.ts';
import type { ChatQueryType } from '../../contract/chat.ts';

const OF_CUES: Partial<Record<keyof typeof OTHERS, Turn>> = {
  compare: 'shown',
  coupons: 'help',
  ownOrder: 'order',
  hello: 'hello',
  thanks: 'thanks',
  whoAreYou: 'identity',
  howAreYou: 'wellbeing',
  human: 'human',
  insult: 'complaint',
  bye: 'bye',
  account: 'account',
  password: 'account',
  signIn: 'account',
  register: 'account',
};

const ABOUT_PAGES = new Set(['about', 'privacy', 'terms', 'careers', 'cookie-policy']);
const ORDERS = /colis|absent|payer|annuler|remboursement/;
/** The turn of a question about a topic. */
function ofTopic({ page, heading }: { page: string; heading: string }): Turn {
  if (heading === 'Article abîmé, faux ou incomplet') return 'damaged';
  if (page === 'shipping' || ORDERS.test(heading)) return 'order';
  if (heading === 'Commande') return 'help';
  if (heading === 'Pour les vendeurs' || heading === 'L’offre de bienvenue') return 'seller';
  return ABOUT_PAGES.has(page) || heading.includes('points') ? 'about' : 'help';
}

const plain = (text: string): string[] => phrases(text).map((phrase) => phrase.replaceAll('*', ''));

/** Pairs of a turn and a phrase. */
export function phrasesOfTables(): [Turn, string][] {
  return [
    ...Object.entries(CUES).flatMap(([intent, byWeight]) =>
      Object.values(byWeight).flatMap((text) =>
        intent === 'OTHER'
          ? []
          : plain(text).map((phrase): [Turn, string] => [
              turnOf(intent as ChatQueryType),
              intent === 'SEARCH_PRODUCT' ? `${phrase} {thing}` : phrase,
            ]),
      ),
    ),
    ...Object.values(ASPECTS).flatMap((text) =>
      plain(text).map((phrase): [Turn, string] => ['shown', `${phrase} {ord}`]),
    ),
    ...Object.entries(OTHERS).flatMap(([cue, text]) => {
      const turn = OF_CUES[cue as keyof typeof OTHERS];
      return turn === undefined ? [] : plain(text).map((phrase): [Turn, string] => [turn, phrase]);
    }),
    ...TOPICS.flatMap((topic) => plain(topic.cues).map((phrase): [Turn, string] => [ofTopic(topic), phrase])),
  ];
}
