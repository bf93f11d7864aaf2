/** Answers about a single product. */
import { normalise, stemsOf } from '../../lexicon/normalise.ts';
import { plainText } from '../../contract/plain-text.ts';
import { fromTnd, toTnd } from '../../contract/money.ts';
import { availablePieces, isAvailable, SOLD_STATUSES } from '../../contract/rules/availability.ts';
import { priceBefore, priceNow } from '../shop/prices.ts';
import { deliveryOf } from '../tools/delivery.ts';
import { isSold, productNamed, productsByIds } from '../tools/products.ts';
import type { Product } from '../tools/products.ts';
import { searchProducts } from '../tools/search.ts';
import { fieldsIn, specsOf } from '../understanding/fields.ts';
import { isOrdinal } from '../understanding/references.ts';
import { topicOf } from '../tools/topics.ts';
import { quantityIn } from '../understanding/together.ts';
import { nameOf, own, toChatProducts } from './context.ts';
import type { AnswerContext, Part } from './context.ts';
import { aspectsOf } from './cues.ts';
import type { Aspect } from './cues.ts';
import { deliveryLines } from './delivery.ts';
import { formatMoney, formatNumber } from './format.ts';
import { helpText } from './help.ts';
import { answerTransaction } from './transaction.ts';
import { colorName, describesThing } from './wishes.ts';

/** Stock below which the number of pieces is mentioned. */
const LOW = 5;
const SPECS = 6;

/**
 * The product that a message refers to: by position, by name, or the last one mentioned.
 * @param named the product named by the message, when it is already known
 */
export async function productMeant(context: AnswerContext, named?: Product): Promise<Product | undefined> {
  const { meaning, shown, single, request } = context;
  const { reference, ...slots } = meaning.slots;
  if (reference !== undefined) return shown[reference - 1] ?? undefined;
  const namesThing = (slots.things ?? slots.category ?? slots.brands) !== undefined;
  // "The second one" when only one was shown, the fifth of four, the first of none.
  const counts = normalise(request.query).split(' ').some(isOrdinal);
  if (counts && (shown.length > 0 || !namesThing))
    return shown.length === 1 ? (shown[0] ?? undefined) : undefined;
  const itself = named ?? (await productNamed(context, request.query));
  if (itself) return itself;
  if (!namesThing && shown.length > 0) {
    // A word of its name selects it among those shown; other words ("for how long?") do not start another search.
    const said = stemsOf(slots.text ?? '');
    const meant = shown.filter((one) => one && stemsOf(one.name).some((word) => said.includes(word)));
    return (
      (meant.length === 1 ? meant[0] : undefined) ??
      single ??
      (shown.length === 1 ? shown[0] : undefined) ??
      undefined
    );
  }
  if (!describesThing({ ...slots, colors: undefined })) return undefined;
  const { products } = await searchProducts(context, { ...slots, colors: undefined }, 1);
  const [found] = await productsByIds(
    context,
    products.map(({ _id }) => _id),
  );
  return found;
}

/** Specifications that the answer mentions anyway, by the names that sellers use. */
const COVERED_SPECS = new Set(['marque', 'coloris', 'couleur', 'couleurs', 'poids', 'garantie']);

/** The remaining specifications of the product page. */
export const furtherSpecs = ({ specs }: Pick<Product, 'specs'>): Product['specs'] =>
  specs.filter(({ name }) => !COVERED_SPECS.has(normalise(name)));

/** A specification in the answer's language, where it has it. */
function specLine(context: AnswerContext, { name, names, value, values }: Product['specs'][number]): string {
  const { language } = context;
  const [label, text] =
    language === 'fr' ? [name, value] : [names?.[language] ?? name, values?.[language] ?? value];
  return `• ${own(context, `${plainText(label, 60)} : ${plainText(text, 80)}`)}`;
}

/** What a product's page says about the technical details that a question asks about. */
function fieldLines(context: AnswerContext, product: Product): string[] {
  const { texts, request } = context;
  const asked = fieldsIn(request.query).map((field) => ({ field, specs: specsOf(field, product.specs) }));
  const stated = [...new Set(asked.flatMap(({ specs }) => specs))];
  if (stated.length > 0) return [stated.map((spec) => specLine(context, spec)).join('\n')];
  return asked.slice(0, 1).map(({ field }) => texts.notStated(texts.fields[field]));
}

const unique = (values: readonly (string | null)[]): string[] =>
  [...new Set(values)].filter((value) => value !== null);

/** A sentence about availability. */
export function stockLine(
  { texts }: Pick<AnswerContext, 'texts'>,
  product: Pick<Product, 'active' | 'stock' | 'stockStatus'>,
): string {
  const { stockStatus } = product;
  // A stock status does not say that a product is sold out.
  if (!isAvailable(product))
    return texts.stock[SOLD_STATUSES.includes(stockStatus) ? 'Out of Stock' : stockStatus];
  if (stockStatus !== 'In Stock') return texts.stock[stockStatus];
  return product.stock <= LOW ? texts.lowStock(product.stock) : texts.inStock(product.stock);
}

/** Availability in the requested colours and sizes. */
function chosenLines(context: AnswerContext, product: Product): string[] {
  const { texts, meaning } = context;
  const variants = product.variants.filter((variant) => isSold(product, variant));
  const colors = (meaning.slots.colors ?? []).map((color) => {
    const count = variants.reduce((sum, one) => sum + (one.color === color ? one.stock : 0), 0);
    // Without variants, the product's own colours and stock apply.
    const whole =
      variants.length === 0 && product.colors.includes(color)
        ? availablePieces(product.stockStatus, product.stock)
        : 0;
    return count + whole > 0
      ? texts.hasColor(colorName(context, color), count + whole)
      : texts.noColor(colorName(context, color));
  });
  const { sizes } = meaning.slots;
  if (!sizes) return colors;
  const asked = sizes.map((size) => {
    const fitting = variants.filter((one) => one.size?.toLowerCase() === size);
    const count = fitting.reduce((sum, { stock }) => sum + stock, 0);
    return count > 0 ? texts.hasSize(size.toUpperCase(), count) : texts.noSize(size.toUpperCase());
  });
  const isMissing = !variants.some(({ size }) => size !== null && sizes.includes(size.toLowerCase()));
  return [...colors, ...asked, ...(isMissing ? lines.sizes(context, product) : [])];
}

const lines: Readonly<
  Record<Exclude<Aspect, 'price' | 'delivery'>, (context: AnswerContext, product: Product) => string[]>
> = {
  stock: (context, product) => [stockLine(context, product)],
  warranty: ({ texts }, { hasWarranty, warrantyDuration, warrantyType }) => [
    hasWarranty
      ? texts.warranty(warrantyDuration, warrantyType === null ? null : plainText(warrantyType, 60))
      : texts.noWarranty,
  ],
  weight: ({ texts, language }, { weightGrams }) => [
    weightGrams === null ? texts.unknownDetail : texts.weight(formatNumber(weightGrams / 1000, language, 3)),
  ],
  specs: (context, product) =>
    furtherSpecs(product).length === 0
      ? [context.texts.unknownDetail]
      : [
          furtherSpecs(product)
            .slice(0, SPECS)
            .map(({ name, value }) => `• ${own(context, `${plainText(name, 60)} : ${plainText(value, 80)}`)}`)
            .join('\n'),
        ],
  sizes: ({ texts }, product) => {
    const sizes = unique(
      product.variants.filter((variant) => isSold(product, variant)).map(({ size }) => size),
    );
    return [sizes.length === 0 ? texts.unknownDetail : texts.sizes(plainText(sizes.join(', ')))];
  },
  colors: (context, { colors }) => [
    colors.length === 0
      ? context.texts.unknownDetail
      : context.texts.colorList(plainText(colors.map((color) => colorName(context, color)).join(', '))),
  ],
  rating: ({ texts, language }, { ratingAverage, ratingCount }) => [
    ratingCount > 0 ? texts.rating(formatNumber(ratingAverage, language), ratingCount) : texts.noRating,
  ],
  seller: ({ texts }, { seller }) => [texts.seller(plainText(seller.name, 60))],
  returns: ({ texts, language }, { returnPolicy, returnPolicies }) => [
    returnPolicy === null
      ? texts.unknownDetail
      : texts.returnPolicy(
          plainText((language === 'fr' ? undefined : returnPolicies?.[language]) ?? returnPolicy, 300),
        ),
  ],
};

/** The answer when no particular aspect was asked about. */
function overview(context: AnswerContext, product: Product): string[] {
  const { texts } = context;
  return [
    stockLine(context, product),
    ...(product.brand === null ? [] : [texts.brand(plainText(product.brand, 60))]),
    ...(product.colors.length === 0 ? [] : lines.colors(context, product)),
    ...(product.hasWarranty ? lines.warranty(context, product) : []),
    ...(product.ratingCount > 0 ? lines.rating(context, product) : []),
    texts.seller(plainText(product.seller.name, 60)),
    ...(furtherSpecs(product).length === 0 ? [] : ['\n' + lines.specs(context, product).join('')]),
  ];
}

/** The price of several pieces of a product: "2 × 59,900 TND = 119,800 TND". */
function piecesLine({ language }: AnswerContext, product: Product, count: number): string {
  const price = fromTnd(priceNow(product));
  return `${count} × ${formatMoney(toTnd(price), language)} = ${formatMoney(toTnd(price * count), language)}`;
}

/** What a question asks about a product, without its name; nothing when it asks about nothing in particular. */
function detailsOf(context: AnswerContext, product: Product): string[] {
  const { request, language } = context;
  const count = quantityIn(normalise(request.query));
  if (count !== undefined) return [piecesLine(context, product, count)];
  const fields = fieldsIn(request.query);
  const stated = fields.flatMap((field) => specsOf(field, product.specs));
  const aspects = [...aspectsOf(request.query)].filter((one) => one !== 'specs' || fields.length === 0);
  const sentences = aspects.flatMap((aspect) =>
    aspect === 'price'
      ? [formatMoney(priceNow(product), language)]
      : aspect === 'delivery'
        ? []
        : lines[aspect](context, product),
  );
  if (stated.length > 0) sentences.push(...[...new Set(stated)].map((spec) => specLine(context, spec)));
  else if (sentences.length === 0 && fields[0] !== undefined)
    sentences.push(context.texts.notStated(context.texts.fields[fields[0]]));
  return sentences;
}

/** Most products that are answered about when a question does not say which one. */
const FEW = 3;

/** Answers a question that does not say which of the products shown it is about: for the first ones, and asks which. */
async function answerFirstOnes(context: AnswerContext): Promise<Part[]> {
  const { texts, shown, request } = context;
  const aspects = aspectsOf(request.query);
  if (aspects.has('delivery')) return answerTransaction(context);
  // A question about all that the shop sells ("is it original?") is answered by its pages.
  const asksShop = aspects.has('returns') || (aspects.size === 0 && topicOf(request.query) !== undefined);
  const help = asksShop ? await helpText(context, request.query) : undefined;
  if (help !== undefined) return [help];
  const products = shown.flatMap((one) => one ?? []);
  const answers = products.slice(0, FEW).flatMap((product) => {
    const details = detailsOf(context, product);
    return details.length === 0
      ? []
      : [`• ${own(context, nameOf(product))} : ${own(context, details.join(' ').replace(/^• /, ''))}`];
  });
  return [
    ...(answers.length === 0 ? [] : [answers.join('\n')]),
    texts.whichProduct,
    { choices: texts.firstOnes.slice(0, Math.min(products.length, FEW)) },
  ];
}

export async function answerProduct(context: AnswerContext, named?: Product): Promise<Part[]> {
  const { texts, language, meaning, request, shown } = context;
  const product = await productMeant(context, named);
  if (!product) return shown.length > 1 ? answerFirstOnes(context) : [texts.noProduct];
  const count = quantityIn(normalise(request.query));
  const before = priceBefore(product);
  const sentences = [
    texts.price(
      nameOf(product),
      formatMoney(priceNow(product), language),
      before === undefined ? undefined : formatMoney(before, language),
    ),
  ];
  const chosen = chosenLines(context, product);
  sentences.push(...chosen, ...(count === undefined ? [] : [piecesLine(context, product, count)]));
  const aspects = new Set(aspectsOf(request.query));
  // A governorate is named only in questions about delivery.
  if (meaning.slots.regionNumber !== undefined) aspects.add('delivery');
  const asked = [...aspects].filter(
    (one) => chosen.length === 0 || (one !== 'stock' && one !== 'sizes' && one !== 'colors'),
  );
  for (const aspect of asked) {
    if (aspect === 'delivery')
      sentences.push(
        ...deliveryLines(context, await deliveryOf(context, meaning.slots.regionNumber, product)),
      );
    // A technical detail is answered by its own line.
    else if (aspect === 'specs' && fieldsIn(request.query).length > 0) continue;
    else if (aspect !== 'price') sentences.push(...lines[aspect](context, product));
  }
  const stated = fieldLines(context, product);
  if (stated.length > 0) sentences.push(`\n${stated.join('\n')}`);
  if (asked.length === 0 && chosen.length === 0 && stated.length === 0)
    sentences.push(...overview(context, product));
  if (asked.includes('price') && fromTnd(priceNow(product)) > 0 && asked.length === 1)
    sentences.push(stockLine(context, product));
  return [
    sentences.join(' ').replaceAll(' \n', '\n'),
    toChatProducts([product]),
    ...(asked.includes('delivery') ? [] : [texts.productNext]),
  ];
}
