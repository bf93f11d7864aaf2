/** Answers about the state of an order. */
import { orderState } from '../tools/orders.ts';
import type { OrderReport } from '../tools/orders.ts';
import type { AnswerContext, Part } from './context.ts';
import { formatDay } from './format.ts';

function describe({ texts, language }: AnswerContext, order: OrderReport): string {
  return [
    texts.order(order.number, texts.states[order.state], formatDay(order.placedAt, language)),
    ...order.parts.map(({ number, state }) => texts.part(number, texts.states[state])),
  ].join('\n');
}

export async function answerOrder(context: AnswerContext): Promise<Part[]> {
  const { texts, meaning } = context;
  const answer = await orderState(context, { number: meaning.orderNumber, phone: meaning.phone });
  if (answer.kind === 'unknown') return [texts.unknownOrder];
  if (answer.kind === 'tooMany') return [texts.tooMany];
  if (answer.kind === 'needs')
    return [
      answer.number && answer.phone
        ? texts.needNumberAndPhone
        : answer.number
          ? texts.needNumber
          : texts.needPhone,
    ];
  if (answer.orders.length === 0) return [texts.noOrders];
  const descriptions = answer.orders.map((order) => describe(context, order));
  return [(answer.orders.length > 1 ? [texts.ownOrders, ...descriptions] : descriptions).join('\n')];
}
