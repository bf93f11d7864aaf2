/**
 * Replies of a language model, recorded: a server that speaks the protocol makes the calls that a good model would make, and every few
 * turns fails, hangs, or invents a price and a link. Measured are the tools, the guard, and the rules that answer in its place.
 */
import { startTestModel } from '../../chat/testing/model.ts';
import type { ChatRequest, Turn } from '../../chat/testing/model.ts';
import { openTestHost } from '../../chat/testing/host.ts';
import type { Reply, TestHost } from '../../chat/testing/host.ts';
import { conversationsPath, readConversations } from '../../chat/understanding/utterances/read.ts';
import type { ConversationTurn } from '../../chat/understanding/utterances/read.ts';
import { CATEGORIES } from '../../origin/demo/generate.ts';
import { times } from '../smoke.ts';
import { judge } from './conversations.ts';
import { ofShare, withInterval } from './figures.ts';
import type { Shop } from './shop.ts';

/** Time for the model's first token (ms); then the rules answer. */
const FIRST_TOKEN_WITHIN = 500;
/** A price and a link that no tool returned. */
const INVENTED = { price: '4321,5 TND', link: 'https://prix.example/offre' };

type Manner = 'good' | 'inventive' | 'failing' | 'hanging';
/** How the model behaves, turn by turn. */
const MANNERS: readonly Manner[] = ['good', 'good', 'inventive', 'good', 'failing', 'good', 'hanging'];

/** The call that a good model makes for a turn. */
function callFor({ say, list }: ConversationTurn): { name: string; input: unknown } {
  if (list === undefined) return { name: 'shop_help', input: { question: say } };
  const words =
    list.families?.[0] ??
    CATEGORIES.find(({ slug }) => slug === list.categories?.[0])?.name ??
    list.categories?.[0] ??
    say;
  return {
    name: 'search_products',
    input: {
      words,
      ...(list.colors ? { colors: list.colors } : {}),
      ...(list.notColors ? { without_colors: list.notColors } : {}),
      ...(list.minPrice === undefined ? {} : { min_price: list.minPrice / 1000 }),
      ...(list.maxPrice === undefined ? {} : { max_price: list.maxPrice / 1000 }),
    },
  };
}

const priceIn = (request: ChatRequest): string | undefined => {
  const result = request.messages.findLast(({ role }) => role === 'tool')?.content;
  return /"price":"([^"]+)"/.exec(typeof result === 'string' ? result : '')?.[1];
};

/** What the model says in a manner, given the turn: first a call, then a text from its result. */
function turnOf(manner: Manner, turn: ConversationTurn | undefined, request: ChatRequest): Turn {
  if (manner === 'failing') return { status: 500 };
  if (manner === 'hanging') return { hang: true };
  const hasResult = request.messages.at(-1)?.role === 'tool';
  if (turn && !hasResult && request.tool_choice !== 'none') return { calls: [callFor(turn)] };
  const price = priceIn(request);
  const text = price === undefined ? 'Voici ce que je sais. ' : `Le premier est à ${price}. `;
  return {
    text:
      manner === 'inventive'
        ? [text, `Un autre est à ${INVENTED.price}, voir ${INVENTED.link} maintenant. `]
        : [text],
  };
}

/** Prints what became of the recorded model's turns. */
export async function printModel(shop: Shop, details: boolean): Promise<void> {
  const conversations = readConversations(conversationsPath('development')).slice(
    0,
    times(Number.POSITIVE_INFINITY, 2),
  );
  let asked = 0;
  let manner: Manner = 'good';
  let current: ConversationTurn | undefined;
  const model = await startTestModel((request) => turnOf(manner, current, request));
  const counts = { model: 0, rules: 0, invented: 0, slowest: 0 };
  const wrong = { model: 0, rules: 0 };
  let host: TestHost | undefined;
  try {
    host = await openTestHost(await shop.listen(), {
      llm: { baseUrl: model.url, apiKey: undefined, model: 'recorded', vision: false },
      firstTokenWithin: FIRST_TOKEN_WITHIN,
      logLevel: 'silent',
    });
    const opened = host;
    const facts = new Map(shop.facts.map((fact) => [String(fact.id), fact]));
    for (const conversation of conversations) {
      const manners: Manner[] = [];
      const recorded: TestHost = {
        ...host,
        talk: (more) => {
          const say = opened.talk(more);
          return async (query): Promise<Reply> => {
            current = conversation.turns[manners.length];
            manner = MANNERS[asked++ % MANNERS.length] ?? 'good';
            manners.push(manner);
            const started = performance.now();
            const reply = await say(query);
            counts.slowest = Math.max(counts.slowest, performance.now() - started);
            if (reply.text.includes(INVENTED.price) || reply.text.includes(INVENTED.link))
              counts.invented += 1;
            return reply;
          };
        },
      };
      const { faults } = await judge(conversation, recorded, facts, details ? console.log : () => {});
      for (const [place, own] of faults.entries()) {
        const by = manners[place] === 'failing' || manners[place] === 'hanging' ? 'rules' : 'model';
        counts[by] += 1;
        // What a reply says is the recording's, not the assistant's: only products are judged.
        if (own.some((fault) => by === 'rules' || !fault.startsWith('does not'))) wrong[by] += 1;
      }
    }
  } finally {
    await host?.close();
    await model.close();
  }
  const share = (by: 'model' | 'rules'): string =>
    counts[by] === 0
      ? 'none'
      : `${counts[by]} turns, wrong ${withInterval(wrong[by] / counts[by], ofShare(wrong[by], counts[by]))}`;
  console.log(
    `recorded model: answered by it ${share('model')}; by the rules after a failure ${share('rules')}; invented amounts and links shown: ${counts.invented}; slowest reply ${counts.slowest.toFixed(0)} ms (first token within ${FIRST_TOKEN_WITHIN} ms)`,
  );
  if (counts.invented > 0) throw new Error('The guard let an invented amount or link through');
}
