/** "Both together, how much?": the total of several products that were shown. */
import { normalise } from '../../lexicon/normalise.ts';
import { productsByIds } from '../tools/products.ts';
import type { Product } from '../tools/products.ts';
import { sumOf } from '../tools/sum.ts';
import { firstOnesIn, placesIn } from '../understanding/references.ts';
import { countTogether } from '../understanding/together.ts';
import { nameOf, own, toChatProducts } from './context.ts';
import type { AnswerContext, Part } from './context.ts';
import { firstOfEachList } from './conversation.ts';
import { formatMoney } from './format.ts';

/** Most products that are added up without being named. */
const FEW = 3;

/** Those at the positions named, or the first ones, or all if they are few. */
function meant({ request, shown }: AnswerContext): Product[] {
  const text = normalise(request.query);
  const places = placesIn(text, shown.length);
  const sold = (list: readonly (Product | null)[]): Product[] => list.flatMap((one) => one ?? []);
  if (places.length > 1) return sold(places.map((place) => shown[place - 1] ?? null));
  const count = firstOnesIn(text) ?? countTogether(text) ?? (shown.length <= FEW ? shown.length : 0);
  return sold(shown.slice(0, count));
}

export async function answerSum(context: AnswerContext): Promise<Part[]> {
  const { texts, language } = context;
  const named = meant(context);
  const each = named.length < 2 ? firstOfEachList(context.request.history ?? []) : [];
  const products = each.length < 2 ? named : await productsByIds(context, each);
  if (products.length < 2) return [texts.whichProduct];
  const { items, delivery, total, counted } = await sumOf(context, products);
  const missing = products.filter((one) => !counted.some(({ product }) => product === one));
  if (counted.length === 0) return [texts.notCounted(missing.map(nameOf).join(', '))];
  const money = (amount: string): string => formatMoney(amount, language);
  const lines = [
    ...(products === named ? [] : [texts.oneOfEach]),
    ...counted.map(
      ({ product, price }) => `• ${own(context, nameOf(product))} : ${own(context, money(price))}`,
    ),
    texts.sum(money(items), money(delivery), money(total)),
    ...(missing.length > 0 ? [texts.notCounted(missing.map(nameOf).join(', '))] : []),
  ];
  return [lines.join('\n'), toChatProducts(products)];
}
