/** Answers about delivery. */
import { plainText } from '../../contract/plain-text.ts';
import { fromTnd } from '../../contract/money.ts';
import type { Delivery } from '../tools/delivery.ts';
import type { AnswerContext } from './context.ts';
import { formatMoney, formatWeekday } from './format.ts';

export function deliveryLines({ texts, language }: AnswerContext, delivery: Delivery): string[] {
  const { region, fee, preparation, times } = delivery;
  const sentences: string[] = [];
  if (region) sentences.push(texts.served(region.name, region.delegations));
  if (fee) {
    const [product, freeFrom] = [plainText(fee.product, 80), formatMoney(fee.freeFrom, language)];
    sentences.push(
      fromTnd(fee.amount) === 0
        ? texts.feeFree(product, freeFrom)
        : texts.fee(product, formatMoney(fee.amount, language), freeFrom),
    );
  }
  if (preparation) sentences.push(texts.preparation(plainText(preparation.shop, 60), preparation.hours));
  if (times) {
    const { transitDays, arrives } = times;
    sentences.push(
      texts.transit(transitDays.least, transitDays.most),
      arrives.from === arrives.until
        ? texts.arrivesOn(formatWeekday(arrives.from, language))
        : texts.arrives(formatWeekday(arrives.from, language), formatWeekday(arrives.until, language)),
    );
  }
  return sentences;
}
