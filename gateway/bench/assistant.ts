/** `npm run assistant:score`: how well the assistant and the search box understand, on labelled utterances and the demo catalogue. */
import { parseArgs } from 'node:util';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import { understand } from '../chat/understanding/understand.ts';
import type { Slots, Understanding } from '../chat/understanding/understanding.ts';
import { conversationsPath, FORMS, halfPath, readUtterances } from '../chat/understanding/utterances/read.ts';
import type { Utterance } from '../chat/understanding/utterances/read.ts';
import { printConversations } from './assistant/conversations.ts';
import { mean, ofMean, ofShare, percentile, withInterval } from './assistant/figures.ts';
import { printModel } from './assistant/model.ts';
import { printNames } from './assistant/names.ts';
import { find, findInBox } from './assistant/search.ts';
import { isRelevant, openShop, SHOWN } from './assistant/shop.ts';
import type { Shop } from './assistant/shop.ts';
import { times } from './smoke.ts';

const AIMS = { intent: 0.95, slots: 0.9, recall: 0.9 };

/** Slots that are words for the search, or read by it: they are measured by what they find. */
const WORDS = new Set(['text', 'things', 'notWords', 'notKinds', 'bounds', 'also']);

/** Slots as single claims, but for those words. */
const claimsOf = (slots: Slots): string[] =>
  Object.entries(slots).flatMap(([name, value]) =>
    WORDS.has(name) || value === undefined
      ? []
      : Array.isArray(value)
        ? value.map((one) => `${name}=${one}`)
        : [`${name}=${value}`],
  );

interface Score {
  intents: number;
  right: number;
  claims: { expected: number; given: number; shared: number };
  recalls: number[];
  /** Recall of the search box, with the whole sentence as its text. */
  boxes: number[];
  times: number[];
}

async function score(
  shop: Shop,
  utterances: readonly Utterance[],
  tell: (text: string) => void,
): Promise<Score> {
  const result: Score = {
    intents: 0,
    right: 0,
    claims: { expected: 0, given: 0, shared: 0 },
    recalls: [],
    boxes: [],
    times: [],
  };
  for (const { text, before = [], shown, intent, slots, relevant } of utterances) {
    let last: Understanding | undefined;
    for (const earlier of before) last = understand(earlier, { last }, shop.vocabulary);
    const context = { last, shown: shown?.map((name) => ({ name })) };
    // Once before the clock runs: a first message also pays for what is compiled and looked up only once.
    understand(text, context, shop.vocabulary);
    const started = performance.now();
    const given = understand(text, context, shop.vocabulary);
    result.times.push(performance.now() - started);
    result.intents += 1;
    if (given.intent === intent) result.right += 1;
    const [expectedClaims, givenClaims] = [claimsOf(slots), claimsOf(given.slots)];
    const shared = expectedClaims.filter((claim) => givenClaims.includes(claim)).length;
    result.claims.expected += expectedClaims.length;
    result.claims.given += givenClaims.length;
    result.claims.shared += shared;
    let recall: number | undefined;
    let box: number | undefined;
    if (relevant) {
      const fit = new Set(shop.facts.filter((fact) => isRelevant(fact, relevant)).map(({ slug }) => slug));
      // Of what the demo catalogue does not have nothing can be found.
      if (fit.size > 0) {
        const recallOf = (found: readonly string[]): number =>
          found.filter((slug) => fit.has(slug)).length / Math.min(SHOWN, fit.size);
        recall = recallOf(given.intent === 'SEARCH_PRODUCT' ? await find(shop, given.slots) : []);
        result.recalls.push(recall);
        if (before.length === 0) {
          box = recallOf(await findInBox(shop, text));
          result.boxes.push(box);
        }
      }
    }
    const wrong = given.intent !== intent || shared < expectedClaims.length || shared < givenClaims.length;
    if (wrong || Math.min(recall ?? 1, box ?? 1) < 0.75)
      tell(
        `  ${[...before, text].join(' / ')}\n    expected ${intent} ${expectedClaims.join(' ')}\n    given    ${given.intent} ${givenClaims.join(' ')} "${given.slots.text ?? ''}"${recall === undefined ? '' : ` recall ${recall.toFixed(2)}`}${box === undefined ? '' : ` box ${box.toFixed(2)}`}`,
      );
  }
  return result;
}

const f1 = ({ expected, given, shared }: Score['claims']): number =>
  expected + given === 0 ? 1 : (2 * shared) / (expected + given);

/** Prints the figures of one set, of each language form and of all. */
async function print(shop: Shop, path: string, details: boolean): Promise<void> {
  const utterances = readUtterances(path);
  const rows: [string, Score][] = [];
  const tell = details ? (text: string) => console.log(text) : () => {};
  for (const form of FORMS) {
    const own = utterances.filter((one) => one.form === form).slice(0, times(Number.POSITIVE_INFINITY, 3));
    if (own.length > 0) rows.push([form, await score(shop, own, tell)]);
  }
  const all = rows.map(([, one]) => one);
  const sum = (pick: (one: Score) => number): number => all.reduce((total, one) => total + pick(one), 0);
  rows.push([
    'all',
    {
      intents: sum((one) => one.intents),
      right: sum((one) => one.right),
      claims: {
        expected: sum((one) => one.claims.expected),
        given: sum((one) => one.claims.given),
        shared: sum((one) => one.claims.shared),
      },
      recalls: all.flatMap(({ recalls }) => recalls),
      boxes: all.flatMap(({ boxes }) => boxes),
      times: all.flatMap(({ times }) => times),
    },
  ]);
  console.log(
    `${basename(path)}\nform      sentences  intent (aim ${AIMS.intent})  slots F1 (aim ${AIMS.slots})  recall@${SHOWN} (aim ${AIMS.recall})  search box@${SHOWN}     50 %     95 % within`,
  );
  for (const [form, one] of rows)
    console.log(
      [
        form.padEnd(9),
        String(one.intents).padStart(9),
        withInterval(one.right / one.intents, ofShare(one.right, one.intents)).padStart(18),
        f1(one.claims).toFixed(3).padStart(19),
        withInterval(mean(one.recalls), ofMean(one.recalls)).padStart(19),
        withInterval(mean(one.boxes), ofMean(one.boxes)).padStart(12),
        `${percentile(one.times, 0.5).toFixed(2)} ms`,
        `${percentile(one.times, 0.95).toFixed(1)} ms`.padStart(11),
      ].join('  '),
    );
}

/**
 * Prints the figures of each set (by default the held-out halves), the
 * share of wrong replies in `conversations`, and of the everyday `names` that lead where they should; `llm` measures the
 * replies of a recorded model. With `details`, also what was misunderstood:
 * never ask that of the held-out half.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: 'string', multiple: true },
      conversations: { type: 'boolean' },
      names: { type: 'boolean' },
      llm: { type: 'boolean' },
      details: { type: 'boolean' },
      smoke: { type: 'boolean' },
    },
  });
  const details = values.details === true;
  const sets = values.set?.map((path) => resolve(path));
  const shop = await openShop();
  try {
    const isAll = !values.conversations && !values.names && !values.llm;
    if (isAll) for (const path of sets ?? [halfPath('heldout')]) await print(shop, path, details);
    if (values.conversations || (isAll && sets === undefined))
      for (const path of (values.conversations ? sets : undefined) ?? [conversationsPath('heldout')])
        await printConversations(shop, path, { details });
    if (values.llm || (isAll && sets === undefined)) await printModel(shop, details);
    if (values.names || (isAll && sets === undefined)) await printNames(shop, details);
  } finally {
    await shop.origin.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message);
  process.exitCode = 1;
}
