/** Things that are sold: the names by which a catalogue calls them, and the categories that they lead to. */
import { colorOf } from '../../lexicon/colors.ts';
import { NEAREST_THINGS } from '../../lexicon/names.ts';
import { canonicalOf, isPacking, normalise, stemsOf, unpacked } from '../../lexicon/normalise.ts';
import { isWhom } from '../../lexicon/whom.ts';
import { MOSTLY } from './catalogue.ts';
import type { Assortment, Catalogue, CategoryTree } from './catalogue.ts';
import { tokensOf } from './tokens.ts';

/** A thing that is sold: the tokens of its name, and its category. */
export interface Thing {
  tokens: readonly string[];
  category: string | undefined;
  /** Whether the name is the category's own rather than a synonym. */
  isOwnName: boolean;
  /** Whether it is the category's whole name. */
  isWholeName: boolean;
  /** Whether the name comes from a category rather than from products. */
  fromCategory: boolean;
  /** Whether its name contains a colour word that is not its colour ("thé vert"). */
  colorIsName: boolean;
  /** Tokens of what the other parts of the category's name denote. */
  besides?: readonly string[];
  /** Whether it is not sold, and its category is only what comes nearest. */
  isNearest?: boolean;
}

export interface Things {
  /** Things whose first token is this one, longest first. */
  thingsOf(token: string): readonly Thing[];
  /** Stems of the names of categories, products and things. */
  stems: ReadonlySet<string>;
  /** Words of the names of categories and products, as they are written. */
  words: ReadonlySet<string>;
}

const FEW = 2;
/** Smaller fractions (one in so many) are not characteristic of a category. */
const FEW_OF = 10;
/** Words so wide that what stands beside them in a category's name is one of their kinds: a case is a protection. */
const WIDE = new Set(
  normalise('protections ustensiles soins condiments céréales senteurs boissons accessoires outils')
    .split(' ')
    .map((word) => stemsOf(word)[0]),
);
const FOR_WHOM = new Set(['homme', 'femme', 'enfant'].map(canonicalOf));

/** Reads the things from the names of categories, then of products, then from the table of nearest things. */
export function makeThings(catalogue: Catalogue, tree: CategoryTree, assortment: Assortment): Things {
  const names = new ThingNames(tree, assortment);
  const known = new KnownWords();
  enterCategories(catalogue, names, known);
  enterProducts(catalogue, names, known, tree, assortment);
  enterNearestThings(names, known);
  return { thingsOf: names.longestFirst(), stems: known.stems, words: known.words };
}

/** Words that occur in names. */
class KnownWords {
  readonly stems = new Set<string>();
  readonly words = new Set<string>();
  addStems(stems: readonly string[]): void {
    for (const stem of stems) this.stems.add(stem);
  }
  addWords(name: string): void {
    for (const word of normalise(name).split(' '))
      if (word.length >= 4 && !/\d/.test(word)) this.words.add(word);
  }
}

/** Things by name; of two categories with the same name, it chooses where the name leads. */
class ThingNames {
  readonly #byFirstToken = new Map<string, Thing[]>();
  readonly #byName = new Map<string, Thing>();
  readonly #tree: CategoryTree;
  readonly #assortment: Assortment;

  constructor(tree: CategoryTree, assortment: Assortment) {
    this.#tree = tree;
    this.#assortment = assortment;
  }

  /** The thing with these tokens as its name, separated by spaces. */
  get(name: string): Thing | undefined {
    return this.#byName.get(name);
  }

  enter(thing: Thing): void {
    const key = thing.tokens.join(' ');
    const first = thing.tokens[0] as string;
    const list = this.#byFirstToken.get(first) ?? [];
    const before = this.#byName.get(key);
    if (before) {
      if (!this.#replaces(thing, before, first)) return;
      list.splice(list.indexOf(before), 1);
    }
    this.#byName.set(key, thing);
    list.push(thing);
    this.#byFirstToken.set(first, list);
  }

  /** Whether a thing takes the place of another one with its name; if not, the other one's category may change. */
  #replaces(thing: Thing, before: Thing, first: string): boolean {
    const { depthOf, isWithin } = this.#tree;
    const { soldIn, sellsWhatIsCalled } = this.#assortment;
    // A room or a subject: prefer the category of things for it to the one with a few things about it.
    const [here, there] = [thing.category, before.category];
    if (
      here !== undefined &&
      there !== undefined &&
      !isWithin(here, there) &&
      !isWithin(there, here) &&
      [here, there].every((one) => soldIn(one) > 0 && !sellsWhatIsCalled(first, one))
    ) {
      if (soldIn(here) > soldIn(there)) before.category = here;
      return false;
    }
    // Of two nested categories with the same name, the lower one; of two on the same level, neither.
    const [own, other] = [depthOf(thing.category ?? ''), depthOf(before.category ?? '')];
    if (thing.category === before.category || own < other) return false;
    if (own === other && (!before.isOwnName || thing.isOwnName))
      before.category = thing.isOwnName ? thing.category : undefined;
    return own > other;
  }

  /** Sorts the things that share a first token, and returns the function that finds them. */
  longestFirst(): (token: string) => readonly Thing[] {
    for (const list of this.#byFirstToken.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);
    return (token) => this.#byFirstToken.get(token) ?? [];
  }
}

function enterCategories(
  { categories, products = [] }: Catalogue,
  things: ThingNames,
  known: KnownWords,
): void {
  /** Enters a name in its own words and in canonical tokens. */
  const enterName = (
    stems: readonly string[],
    category: string,
    isWholeName: boolean,
    besides: readonly string[] = [],
  ): void => {
    const canonical = tokensOf(stems).map(({ text }) => text);
    const wordByWord = stems.map((word) => canonicalOf(word) ?? word);
    const names = new Set([stems, canonical, wordByWord].map((tokens) => tokens.join(' ')));
    for (const name of names) {
      // "Serviettes" is the first of its synonym group; "Foutas" is only one of its members.
      const isOwnName = name === stems.join(' ') || canonical.join('') === `zz${stems.join('')}`;
      things.enter({
        tokens: name.split(' '),
        category,
        fromCategory: true,
        colorIsName: false,
        isOwnName,
        isWholeName,
        besides,
      });
    }
  };
  const isSame = (word: string, other = ''): boolean =>
    word === other || (canonicalOf(word) !== undefined && canonicalOf(word) === canonicalOf(other));
  const namedBelow = (slug: string, stems: readonly string[]): string[] =>
    categories
      .filter(({ parentSlug, name }) => {
        const own = stemsOf(name);
        return parentSlug === slug && stems.every((word, index) => isSame(word, own[index]));
      })
      .map((category) => category.slug);

  const headToken = (name: string): string[] =>
    tokensOf(stemsOf(name))
      .slice(0, 1)
      .map(({ text }) => text);

  /** Head tokens of the products of a category. */
  const sold = new Map<string, Set<string>>();
  for (const { name, category } of products)
    for (const head of headToken(name)) sold.set(category, (sold.get(category) ?? new Set()).add(head));
  for (const { slug, name } of categories) {
    known.addWords(name);
    const parts = name.split(/\s*(?:&|,|\bet\b)\s*/).filter(Boolean);
    const whom = canonicalOf(stemsOf(parts.at(-1) ?? '').at(-1) ?? '');
    for (const part of parts) {
      const stems = stemsOf(part);
      known.addStems(stems);
      if (stems.length === 0) continue;
      // "Casques & écouteurs" contains "Casques audio": "casque" means the latter.
      const below = parts.length > 1 ? namedBelow(slug, stems) : [];
      const isHere = below.length !== 1;
      // A part of which nothing is sold is asked for as the others are: "casserole", where there are only "cocottes".
      const isSold =
        sold.get(slug) === undefined || headToken(part).some((head) => sold.get(slug)?.has(head));
      const isExclusive = isHere && !WIDE.has(stems[0]) && isSold;
      const besides = parts.flatMap((other) => (isExclusive && other !== part ? headToken(other) : []));
      enterName(stems, isHere ? slug : (below[0] as string), parts.length === 1, besides);
      // "Hauts & chemises femme": both parts are for women.
      if (parts.length > 1 && whom !== undefined && FOR_WHOM.has(whom) && part !== parts.at(-1))
        enterName([...stems, stemsOf(name).at(-1) as string], slug, false);
    }
    if (parts.length > 1) enterName(stemsOf(name), slug, true);
  }
}

/** The products whose names begin with the same words. */
class Tally {
  readonly categories = new Map<string, number>();
  count = 0;
  colored = 0;
  add(category: string, hasColors: boolean): void {
    this.count += 1;
    if (hasColors) this.colored += 1;
    this.categories.set(category, (this.categories.get(category) ?? 0) + 1);
  }
}

/** Counts the products by the first one to three words of their names. */
function tallyNames(products: Catalogue['products'], known: KnownWords): Map<string, Tally> {
  const heads = new Map<string, Tally>();
  for (const { name, category, hasColors } of products ?? []) {
    const stems = stemsOf(name);
    known.addStems(stems);
    known.addWords(name.split(' ').slice(0, 3).join(' '));
    const keys = new Set<string>();
    for (const own of new Set([stems, unpacked(stems)])) {
      const forms = [
        own,
        tokensOf(own).map(({ text }) => text),
        own.map((word) => canonicalOf(word) ?? word),
      ];
      for (let length = 1; length <= 3; length++)
        for (const form of forms) keys.add(form.slice(0, length).join(' '));
    }
    for (const key of keys) {
      let tally = heads.get(key);
      if (!tally) heads.set(key, (tally = new Tally()));
      tally.add(category, hasColors);
    }
  }
  return heads;
}

function enterProducts(
  catalogue: Catalogue,
  things: ThingNames,
  known: KnownWords,
  { isWithin }: CategoryTree,
  { soldIn }: Assortment,
): void {
  const heads = tallyNames(catalogue.products, known);
  const begin = catalogue.categories.map(({ slug, name }) => {
    const own = stemsOf(name)[0] ?? '';
    return { slug, tokens: [own, canonicalOf(own)] };
  });
  /** Whether categories elsewhere are called so too: "chaussures" are more than those in "Chaussures de ville". */
  const isOfMany = ([first, ...others]: readonly string[], within: string): boolean =>
    others.length === 0 &&
    begin.some(({ slug, tokens }) => tokens.includes(first) && !isWithin(slug, within));
  /** Whether most products of this name are in the category or below it. */
  const isMostly = (tally: Tally, category: string): boolean => {
    const within = [...tally.categories].reduce(
      (sum, [slug, part]) => sum + (isWithin(slug, category) ? part : 0),
      0,
    );
    return within / tally.count >= MOSTLY;
  };
  /** What the parts of categories' names begin with. */
  const parts = catalogue.categories.map(({ slug, name }) => ({
    slug,
    isForSome: stemsOf(name).some((word) => isWhom(canonicalOf(word) ?? word)),
    begins: name.split(/\s*(?:&|,|\bet\b)\s*/).map((part) => stemsOf(part)[0]),
  }));
  /**
   * Whether a category alone is called so, among those in which things of this name are: "casque" leads to "Casques audio". One for some
   * people only ("Vestes homme") is not what a plain word means.
   */
  const isOnlyNamed = ({ categories }: Tally, key: string, category: string): boolean =>
    !parts.some(({ slug, isForSome }) => slug === category && isForSome) &&
    [...categories.keys()].every(
      (slug) =>
        isWithin(slug, category) ||
        !parts.some(
          (one) => isWithin(slug, one.slug) && !isWithin(category, one.slug) && one.begins.includes(key),
        ),
    );
  for (const [key, tally] of heads) {
    // "Rouge à lèvres" does not turn a colour into a thing.
    if (tally.count < FEW || colorOf(key) !== undefined) continue;
    const named = things.get(key);
    if (named) {
      // A part of a category's name ("Vestes & manteaux") leads there if most products named so are there.
      if (named.isWholeName || named.category === undefined) continue;
      if (tally.count * FEW_OF < soldIn(named.category)) continue;
      if (!isMostly(tally, named.category) && !isOnlyNamed(tally, key, named.category))
        named.category = undefined;
      continue;
    }
    const tokens = key.split(' ');
    if (tokens.length === 1 && isPacking(key)) continue;
    // A third word adds nothing when the first two already lead to a single category.
    if (tokens.length === 3 && heads.get(tokens.slice(0, 2).join(' '))?.categories.size === 1) continue;
    const [most, count] = [...tally.categories].toSorted((a, b) => b[1] - a[1])[0] as [string, number];
    things.enter({
      tokens,
      category: count / tally.count >= MOSTLY && !isOfMany(tokens, most) ? most : undefined,
      fromCategory: false,
      isOwnName: true,
      isWholeName: false,
      colorIsName: tokens.length > 1 && tally.colored === 0,
    });
  }
}

/** Enters things that the shop does not have by this name, with the category of what comes nearest. */
function enterNearestThings(things: ThingNames, known: KnownWords): void {
  const canonicalName = (stems: readonly string[]): string[] => tokensOf(stems).map(({ text }) => text);
  for (const [name, near] of NEAREST_THINGS) {
    const stems = stemsOf(name);
    const tokens = canonicalName(stems);
    const category = things.get(canonicalName(stemsOf(near)).join(' '))?.category;
    if (category === undefined || things.get(tokens.join(' '))) continue;
    known.addStems(stems);
    things.enter({
      tokens,
      category,
      fromCategory: false,
      isOwnName: true,
      isWholeName: false,
      colorIsName: false,
      isNearest: true,
    });
  }
}
