/** Compares two or three products. */
import { fromTnd } from '../../contract/money.ts';
import { normalise } from '../../lexicon/normalise.ts';
import { plainText } from '../../contract/plain-text.ts';
import { priceNow } from '../shop/prices.ts';
import { productNamed, productsByIds } from '../tools/products.ts';
import type { Product } from '../tools/products.ts';
import { searchProducts } from '../tools/search.ts';
import { firstOnesIn, placesIn } from '../understanding/references.ts';
import { understand } from '../understanding/understand.ts';
import { nameOf, own, toChatProducts } from './context.ts';
import type { AnswerContext, Part } from './context.ts';
import { formatMoney, formatNumber } from './format.ts';
import { furtherSpecs, stockLine } from './product.ts';
import { colorName } from './wishes.ts';

const MOST = 3;
const SHARED_SPECS = 3;
/** Separators between the names of compared things. */
const BETWEEN = /\s+(?:et|ou|and|or|vs\.?|versus|und|oder|w|wala|و|ولا)\s+|\s+و(?=[\u0600-\u06ff])|,/iu;

/** Products referred to by position ("the first and the third", "1 et 3") or by name; otherwise the first ones shown. */
async function compared(context: AnswerContext): Promise<Product[]> {
  const { request, shown, single, words } = context;
  const text = normalise(request.query);
  const first = firstOnesIn(text);
  if (first !== undefined && shown.length >= first) return shown.slice(0, first).flatMap((one) => one ?? []);
  const places = placesIn(text, shown.length);
  const counted = places.flatMap((place) => shown[place - 1] ?? []);
  const [other] = counted;
  // "And what is different in the third?", after an answer about the second.
  if (other && counted.length === 1 && single && single._id !== other._id) return [single, other];
  if (counted.length >= 2) return counted.slice(0, MOST);
  const named = new Set<string>();
  for (const part of request.query.split(BETWEEN).slice(0, MOST)) {
    const itself = await productNamed(context, part);
    if (itself) {
      named.add(itself._id);
      continue;
    }
    const { slots } = understand(part, {}, words.vocabulary);
    // "The first" refers to nothing when no products were shown.
    if (slots.things === undefined && slots.category === undefined && slots.brands === undefined) continue;
    const { products } = await searchProducts(context, slots, MOST);
    const next = products.find(({ _id }) => !named.has(_id));
    if (next) named.add(next._id);
  }
  if (named.size >= 2) return productsByIds(context, [...named]);
  const [only] = named;
  if (only !== undefined && shown.length === 0) {
    // "Compare two vacuum cleaners": the best-ranked ones.
    const { slots } = understand(request.query, {}, words.vocabulary);
    const { products } = await searchProducts(context, slots, 2);
    return productsByIds(
      context,
      products.map(({ _id }) => _id),
    );
  }
  return [...counted, ...shown.flatMap((one) => (one && !counted.includes(one) ? [one] : []))].slice(
    0,
    counted.length === 1 ? 2 : MOST,
  );
}

type Row = [label: string, values: (string | undefined)[]];

function rowsOf(context: AnswerContext, products: readonly Product[]): Row[] {
  const { texts, language } = context;
  const { row } = texts;
  const each = (read: (product: Product) => string | undefined): (string | undefined)[] => products.map(read);
  const rows: Row[] = [
    [row.price, each((product) => formatMoney(priceNow(product), language))],
    [row.stock, each((product) => stockLine(context, product).replace(/\s*[.!]\s*$/, ''))],
    [
      row.rating,
      each(({ ratingAverage, ratingCount }) =>
        ratingCount > 0 ? `${formatNumber(ratingAverage, language)} (${ratingCount})` : undefined,
      ),
    ],
    [row.brand, each(({ brand }) => (brand === null ? undefined : plainText(brand, 60)))],
    [
      row.warranty,
      each(({ hasWarranty, warrantyDuration }) =>
        hasWarranty && warrantyDuration !== null ? texts.months(warrantyDuration) : undefined,
      ),
    ],
    [
      row.colors,
      each(
        ({ colors }) =>
          colors.map((color) => plainText(colorName(context, color), 30)).join(', ') || undefined,
      ),
    ],
    [
      row.weight,
      each(({ weightGrams }) =>
        weightGrams === null ? undefined : `${formatNumber(weightGrams / 1000, language, 3)} kg`,
      ),
    ],
  ];
  const specs = products.map(
    (product) =>
      new Map(furtherSpecs(product).map(({ name, value }) => [plainText(name, 60), plainText(value, 60)])),
  );
  const shared = [...(specs[0]?.keys() ?? [])].filter((name) => specs.every((own) => own.has(name)));
  for (const name of shared.slice(0, SHARED_SPECS)) rows.push([name, specs.map((own) => own.get(name))]);
  return rows.filter(([, values]) => values.some((value) => value !== undefined));
}

export async function answerComparison(context: AnswerContext): Promise<Part[]> {
  const { texts } = context;
  const products = await compared(context);
  const [first, second] = products;
  if (!first || !second) return [context.shown.length > 1 ? texts.whichProduct : texts.noProduct];
  const rows = rowsOf(context, products).map(
    ([label, values]) =>
      `• ${own(context, label)} : ${values.map((value) => own(context, value ?? texts.none)).join(' / ')}`,
  );
  const names = products.map((product) => own(context, nameOf(product))).join(' / ');
  const byPrice = products.toSorted((a, b) => fromTnd(priceNow(a)) - fromTnd(priceNow(b)));
  const [cheapest = first, next = second] = byPrice;
  const rated = products.filter(({ ratingCount }) => ratingCount > 0);
  const best = rated.toSorted((a, b) => b.ratingAverage - a.ratingAverage);
  const verdict = [
    priceNow(cheapest) === priceNow(next) ? texts.samePrice : texts.verdictCheapest(nameOf(cheapest)),
    ...(best[0] && best[1] && best[0].ratingAverage > best[1].ratingAverage
      ? [texts.verdictRated(nameOf(best[0]))]
      : []),
  ];
  return [[texts.compared(names), ...rows].join('\n'), toChatProducts(products), verdict.join(' ')];
}
