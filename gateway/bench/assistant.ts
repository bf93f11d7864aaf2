/** `npm run assistant:score`: how well the assistant and the search box understand, on labelled utterances and the demo catalogue. */
import { parseArgs } from 'node:util';
import { basename, resolve } from 'node:path';
import { z } from 'zod';
import type { ProductPage, ProductSummary } from '../contract/catalogue.ts';
import { findProducts } from '../chat/understanding/productQuery.ts';
import { understand } from '../chat/understanding/understand.ts';
import type { Slots, Understanding } from '../chat/understanding/understanding.ts';
import { FORMS, halfPath, readUtterances } from '../chat/understanding/utterances/read.ts';
import type { Relevant, Utterance } from '../chat/understanding/utterances/read.ts';
import { makeVocabulary } from '../chat/understanding/vocabulary.ts';
import type { Vocabulary } from '../chat/understanding/vocabulary.ts';
import { CATEGORIES, demoProducts } from '../origin/demo/generate.ts';
import { DEFAULT_PRODUCTS, loadDemo } from '../origin/demo/load.ts';
import { times } from './smoke.ts';
import { startTestOrigin } from '../origin/testing/origin.ts';
import type { TestOrigin } from '../origin/testing/origin.ts';

/** So many products an answer shows. */
const SHOWN = 8;
const AIMS = { intent: 0.95, slots: 0.9, recall: 0.9 };

/** What the rule of an utterance needs to know of a product. Millimes. */
interface Fact {
  id: number;
  slug: string;
  family: string;
  categories: string[];
  colors: readonly string[];
  brand: string | null;
  price: number;
  sizes: readonly string[];
}

interface Shop {
  origin: TestOrigin;
  vocabulary: Vocabulary;
  facts: Fact[];
}

const millimes = (tnd: string): number => Math.round(Number(tnd) * 1000);
const priceOf = (product: ProductSummary): number =>
  millimes((product.hasFlashSale ? product.flashSalePrice : product.discountPrice) ?? product.price);

async function openShop(): Promise<Shop> {
  const origin = await startTestOrigin();
  await loadDemo(origin.database.db);
  const products: ProductSummary[] = [];
  for (let after: string | undefined; ;) {
    const { body } = await origin.get<ProductPage>(
      `/v1/admin/products?limit=100&sortBy=createdAt${after === undefined ? '' : `&after=${after}`}`,
    );
    products.push(...body.products);
    after = body.cursors.at(-1);
    if (after === undefined || body.products.length < 100) break;
  }
  const made = new Map([...demoProducts(DEFAULT_PRODUCTS)].map((product) => [product.slug, product]));
  const facts = products.map((product): Fact => {
    const demo = made.get(product.slug);
    if (!demo) throw new Error(`No demo product is called ${product.slug}`);
    return {
      id: Number(product._id),
      slug: product.slug,
      family: demo.type.noun,
      categories: [demo.category.id, ...demo.category.ancestorIds].map(
        (id) => CATEGORIES[id - 1]?.slug ?? '',
      ),
      colors: product.colors,
      brand: product.brandRef?.slug ?? null,
      price: priceOf(product),
      sizes: demo.variants.flatMap(({ size }) => (size === null ? [] : [size.toLowerCase()])),
    };
  });
  const brands = new Map(
    products.flatMap(({ brandRef }) => (brandRef ? [[brandRef.slug, brandRef.name] as const] : [])),
  );
  const vocabulary = makeVocabulary({
    categories: CATEGORIES.filter(({ active }) => active).map(({ slug, name, parentId }) => ({
      slug,
      name,
      parentSlug: parentId === null ? null : (CATEGORIES[parentId - 1]?.slug ?? null),
    })),
    brands: [...brands].map(([slug, name]) => ({ slug, name })),
    products: products.map(({ name, category, colors }) => ({
      name,
      category: category.slug,
      hasColors: colors.length > 0,
    })),
  });
  return { origin, vocabulary, facts };
}

const intersects = (wanted: readonly string[], own: readonly string[]): boolean =>
  wanted.some((one) => own.includes(one));

function isRelevant(fact: Fact, rule: Relevant): boolean {
  return (
    (rule.families === undefined || rule.families.includes(fact.family)) &&
    (rule.categories === undefined || intersects(rule.categories, fact.categories)) &&
    (rule.colors === undefined || intersects(rule.colors, fact.colors)) &&
    (rule.notColors === undefined || !intersects(rule.notColors, fact.colors)) &&
    (rule.brands === undefined || (fact.brand !== null && rule.brands.includes(fact.brand))) &&
    (rule.notBrands === undefined || fact.brand === null || !rule.notBrands.includes(fact.brand)) &&
    (rule.sizes === undefined || intersects(rule.sizes, fact.sizes)) &&
    fact.price >= (rule.minPrice ?? 0) &&
    fact.price <= (rule.maxPrice ?? Number.POSITIVE_INFINITY)
  );
}

/** Slots that are words for the search, or read by it: they are measured by what they find. */
const WORDS = new Set(['text', 'things', 'notWords', 'notKinds', 'bounds']);

/** Slots as single claims, but for those words. */
const claimsOf = (slots: Slots): string[] =>
  Object.entries(slots).flatMap(([name, value]) =>
    WORDS.has(name) || value === undefined
      ? []
      : Array.isArray(value)
        ? value.map((one) => `${name}=${one}`)
        : [`${name}=${value}`],
  );

async function find(shop: Shop, slots: Slots): Promise<string[]> {
  const { products } = await findProducts(slots, SHOWN, async (query) => {
    const { body } = await shop.origin.get<ProductPage>(`/v1/admin/products?${new URLSearchParams(query)}`);
    return { products: body.products, total: body.pagination.totalItems };
  });
  return products.slice(0, SHOWN).map(({ slug }) => slug);
}

interface Score {
  intents: number;
  right: number;
  claims: { expected: number; given: number; shared: number };
  recalls: number[];
  /** Recall of the search box, with the whole sentence as its text. */
  boxes: number[];
  times: number[];
}

/** What the search box finds with a text. */
async function findInBox(shop: Shop, text: string): Promise<string[]> {
  const query = new URLSearchParams({ input: text, limit: String(SHOWN) });
  const { body } = await shop.origin.get<ProductPage>(`/v1/admin/products?${query}`);
  return body.products.map(({ slug }) => slug);
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
const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 1 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const Z = 1.96;
/** Half of the 95 % confidence interval of a share (Wilson) and of a mean (normal). */
const ofShare = (part: number, all: number): number => {
  const p = part / all;
  return (Z * Math.sqrt((p * (1 - p)) / all + (Z * Z) / (4 * all * all))) / (1 + (Z * Z) / all);
};
const ofMean = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return numbers.length < 2
    ? 0
    : Z * Math.sqrt(mean(numbers.map((one) => (one - middle) ** 2)) / (numbers.length - 1));
};
const withInterval = (value: number, half: number): string => `${value.toFixed(3)} ±${half.toFixed(3)}`;

const percentile = (numbers: readonly number[], part: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * part) - 1] ?? 0;

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

/** Prints the figures of each set (by default the held-out half). With `details`, also what was misunderstood: never ask that of the held-out half. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      set: { type: 'string', multiple: true },
      details: { type: 'boolean' },
      smoke: { type: 'boolean' },
    },
  });
  const paths = (values.set ?? [halfPath('heldout')]).map((path) => resolve(path));
  const shop = await openShop();
  try {
    for (const path of paths) await print(shop, path, values.details === true);
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
