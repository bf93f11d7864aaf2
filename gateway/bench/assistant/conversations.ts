/** The share of wrong or useless replies in judged conversations, over the chat host's own protocol. */
import { basename } from 'node:path';
import type { ChatHostOptions } from '../../chat/app.ts';
import { openTestHost } from '../../chat/testing/host.ts';
import type { Reply, TestHost } from '../../chat/testing/host.ts';
import { FORMS, readConversations } from '../../chat/understanding/utterances/read.ts';
import type { Conversation } from '../../chat/understanding/utterances/read.ts';
import { times } from '../smoke.ts';
import { ofShare, withInterval } from './figures.ts';
import { faultsOf } from './judge.ts';
import type { Shop } from './shop.ts';

const AIM = 0.15;

/** The turns of a conversation, and those that were answered wrongly or uselessly. */
export interface Judged {
  turns: number;
  wrong: number;
  /** What was wrong with each turn, in order; empty when it was right. */
  faults: readonly (readonly string[])[];
}

const languageOf = (form: Conversation['form']) => (form === 'arabizi' ? 'tn' : form);

/** Judges the replies to one conversation. */
export async function judge(
  { form, turns }: Conversation,
  host: TestHost,
  facts: ReadonlyMap<string, Shop['facts'][number]>,
  tell: (text: string) => void,
): Promise<Judged> {
  const talk = host.talk({ language: languageOf(form) });
  const lists: Reply['products'][] = [];
  const all: string[][] = [];
  for (const turn of turns) {
    const reply = await talk(turn.say);
    const faults = [...faultsOf(turn, reply, { facts, lists })];
    all.push(faults);
    if (faults.length > 0)
      tell(
        `  ${turn.say}\n    ${faults.join('; ')}\n    ${reply.text.replace(/\s+/g, ' ').slice(0, 200)}\n    ${reply.products.map(({ name }) => name.slice(0, 30)).join(' | ')}`,
      );
    else tell(`  ${turn.say}: right`);
    if (reply.products.length > 0) lists.push(reply.products);
  }
  return { turns: turns.length, wrong: all.filter(({ length }) => length > 0).length, faults: all };
}

/** Prints the shares of a file of conversations, of each form and of all. */
export async function printConversations(
  shop: Shop,
  path: string,
  { details, options = {} }: { details: boolean; options?: Partial<ChatHostOptions> },
): Promise<void> {
  const host = await openTestHost(await shop.listen(), options);
  const facts = new Map(shop.facts.map((fact) => [String(fact.id), fact]));
  const tell = details ? (text: string) => console.log(text) : () => {};
  const rows: [string, Omit<Judged, 'faults'>][] = [];
  try {
    const all = readConversations(path);
    for (const form of FORMS) {
      const row = { turns: 0, wrong: 0 };
      for (const one of all
        .filter((each) => each.form === form)
        .slice(0, times(Number.POSITIVE_INFINITY, 1))) {
        tell(`${form}: ${one.about}`);
        const { turns, wrong } = await judge(one, host, facts, tell);
        row.turns += turns;
        row.wrong += wrong;
      }
      if (row.turns > 0) rows.push([form, row]);
    }
  } finally {
    await host.close();
  }
  rows.push([
    'all',
    {
      turns: rows.reduce((sum, [, { turns }]) => sum + turns, 0),
      wrong: rows.reduce((sum, [, { wrong }]) => sum + wrong, 0),
    },
  ]);
  console.log(`${basename(path)}\nform       turns  wrong or useless (aim below ${AIM})`);
  for (const [form, { turns, wrong }] of rows)
    console.log(
      `${form.padEnd(9)}  ${String(turns).padStart(5)}  ${withInterval(wrong / turns, ofShare(wrong, turns))} (${wrong})`,
    );
}
