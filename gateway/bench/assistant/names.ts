/** How many everyday names of categories and families of the demo catalogue lead a search to them. */
import { understand } from '../../chat/understanding/understand.ts';
import { everydayNames } from '../../lexicon/everyday.ts';
import { CATEGORIES } from '../../origin/demo/generate.ts';
import { times } from '../smoke.ts';
import { find, findInBox } from './search.ts';
import type { Fact, Shop } from './shop.ts';

/** So many names of each thing are tried, spread over its languages. */
const TRIED = 3;

/** Something that a name leads to: a category, or a family of products. */
interface Goal {
  name: string;
  names: readonly string[];
  has: (fact: Fact) => boolean;
}

function goalsOf({ facts }: Shop): Goal[] {
  const goal = (name: string, has: Goal['has']): Goal => ({ name, names: everydayNames(name), has });
  return [
    ...CATEGORIES.filter(({ active }) => active).map(({ name, slug }) =>
      goal(name, ({ categories }) => categories.includes(slug)),
    ),
    ...[...new Set(facts.map(({ family }) => family))].map((noun) =>
      goal(noun, ({ family }) => family === noun),
    ),
  ];
}

const spread = (names: readonly string[]): string[] =>
  names.length <= TRIED
    ? [...names]
    : Array.from({ length: TRIED }, (_, place) => names[Math.floor((place * names.length) / TRIED)] ?? '');

/** Prints the share of names whose first product is one of what they name; with `details`, those that lead elsewhere. */
export async function printNames(shop: Shop, details: boolean): Promise<void> {
  const facts = new Map(shop.facts.map((fact) => [fact.slug, fact]));
  const goals = goalsOf(shop);
  // What several things are called leads to any of them.
  const owners = new Map<string, Goal[]>();
  for (const goal of goals)
    for (const name of goal.names) owners.set(name, [...(owners.get(name) ?? []), goal]);
  const counts = { names: 0, assistant: 0, box: 0 };
  const few = goals.filter(({ names }) => names.length < TRIED);
  for (const goal of goals.slice(0, times(Number.POSITIVE_INFINITY, 2)))
    for (const name of spread(goal.names)) {
      const leads = ([first]: readonly string[]): boolean => {
        const fact = facts.get(first ?? '');
        return fact !== undefined && (owners.get(name) ?? []).some(({ has }) => has(fact));
      };
      const { intent, slots } = understand(name, {}, shop.vocabulary);
      const said = intent === 'SEARCH_PRODUCT' ? await find(shop, slots) : [];
      const boxed = await findInBox(shop, name);
      counts.names += 1;
      if (leads(said)) counts.assistant += 1;
      if (leads(boxed)) counts.box += 1;
      if (details && !(leads(said) && leads(boxed)))
        console.log(
          `  ${goal.name}: "${name}" leads the assistant to ${said[0] ?? intent}${leads(said) ? ' (right)' : ''}, the search box to ${boxed[0] ?? 'nothing'}${leads(boxed) ? ' (right)' : ''}`,
        );
    }
  const share = (part: number): string =>
    `${(part / counts.names).toFixed(3)} (${counts.names - part} do not)`;
  console.log(
    `everyday names: ${goals.length} categories and families, ${few.length} of them with fewer than ${TRIED}; of ${counts.names} names lead the assistant ${share(counts.assistant)}, the search box ${share(counts.box)}`,
  );
}
