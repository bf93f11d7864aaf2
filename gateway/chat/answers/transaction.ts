/** Answers about deliveries, payments and orders. */
import { deliveryOf } from '../tools/delivery.ts';
import { topicOf } from '../tools/topics.ts';
import type { AnswerContext, Part } from './context.ts';
import { aspectsOf, hasCue } from './cues.ts';
import { deliveryLines } from './delivery.ts';
import { helpText } from './help.ts';
import { answerOrder } from './orders.ts';

const FEE = { page: 'shipping', heading: 'Le tarif' };
const TIME = { page: 'shipping', heading: 'Ce qui compte vraiment' };
const WHERE = 'Où nous livrons';
/** Topics about orders other than their state. */
const ABOUT_ORDERS = /annuler|remboursement|Comment faire|abîmé|Comment puis-je payer/;

/** Whether the shopper asks about the state of an own order. */
export function isOrderQuestion({ meaning, request }: AnswerContext): boolean {
  const { orderNumber, phone } = meaning.slots;
  if (orderNumber !== undefined || phone !== undefined) return true;
  return hasCue(request.query, 'ownOrder') && !ABOUT_ORDERS.test(topicOf(request.query)?.heading ?? '');
}

export async function answerTransaction(context: AnswerContext): Promise<Part[]> {
  const { meaning, request, shown, single, texts } = context;
  if (isOrderQuestion(context)) {
    // "Cancel my order CMD-…": first how to do it, then the order's state.
    const isMore = ABOUT_ORDERS.test(topicOf(request.query)?.heading ?? '');
    const more = isMore ? await helpText(context, request.query) : undefined;
    return [...(more === undefined ? [] : [more]), ...(await answerOrder(context))];
  }
  const { regionNumber, reference } = meaning.slots;
  const product = reference === undefined ? single : (shown[reference - 1] ?? undefined);
  const topic = topicOf(request.query);
  // "Do you deliver to France?": where, and not at which price.
  const isDelivery =
    regionNumber !== undefined || (topic?.heading !== WHERE && aspectsOf(request.query).has('delivery'));
  if (isDelivery && (topic === undefined || topic.page === 'shipping')) {
    const sentences = deliveryLines(context, await deliveryOf(context, regionNumber, product));
    const [fee, time] = await Promise.all([
      helpText(context, '', FEE),
      topic?.heading === FEE.heading ? undefined : helpText(context, '', TIME),
    ]);
    // For the fee the first line is sufficient; for delivery times every line matters.
    const lines = [...sentences, ...(fee ? [fee.split('\n')[0] ?? ''] : []), ...(time ? [time] : [])];
    if (lines.length > 0)
      return [[...lines, ...(regionNumber === undefined ? [texts.whichRegion] : [])].join('\n')];
  }
  return [(await helpText(context, request.query)) ?? texts.transactionHelp];
}
