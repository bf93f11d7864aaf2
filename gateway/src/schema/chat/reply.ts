/** Maps events of a reply to the schema's types. */
import type { ReplyEvent } from '../../loaders/visitor/chat.ts';
import { ProductModel } from '../catalogue/product.ts';
import type { GatewayContext } from '../context.ts';
import type { BotFailure } from '../generated/resolvers.ts';

export interface TextModel {
  __typename: 'BotReplyText';
  sequence: number;
  text: string;
}
export interface ProductsModel {
  __typename: 'BotReplyProducts';
  sequence: number;
  products: ProductModel[];
}
export interface ChoicesModel {
  __typename: 'BotReplyChoices';
  sequence: number;
  choices: readonly string[];
}
export interface RestartedModel {
  __typename: 'BotReplyRestarted';
  sequence: number;
}
export interface CompletedModel {
  __typename: 'BotReplyCompleted';
  sequence: number;
}
export interface FailedModel {
  __typename: 'BotReplyFailed';
  sequence: number;
  failure: BotFailure;
  retryAfter: number | null;
}
export type ReplyModel =
  | TextModel
  | ProductsModel
  | ChoicesModel
  | RestartedModel
  | CompletedModel
  | FailedModel;

/** Loads products by ID, in that order; those not on sale are omitted. */
async function productsOf(ids: readonly string[], { loaders, now }: GatewayContext): Promise<ProductModel[]> {
  const found = await Promise.all(ids.map((id) => loaders.productById(id)));
  return found.flatMap((wire) => (wire?.active === true ? [new ProductModel(wire, now)] : []));
}

/** Maps an event. Rejects when its products cannot be loaded. */
export async function modelOf(event: ReplyEvent, context: GatewayContext): Promise<ReplyModel> {
  const { kind, sequence } = event;
  switch (kind) {
    case 'text':
      return { __typename: 'BotReplyText', sequence, text: event.text };
    case 'products':
      return {
        __typename: 'BotReplyProducts',
        sequence,
        products: await productsOf(event.ids, context),
      };
    case 'choices':
      return { __typename: 'BotReplyChoices', sequence, choices: event.choices };
    case 'restarted':
      return { __typename: 'BotReplyRestarted', sequence };
    case 'completed':
      return { __typename: 'BotReplyCompleted', sequence };
    case 'failed':
      return {
        __typename: 'BotReplyFailed',
        sequence,
        failure: event.failure,
        retryAfter: event.retryAfter,
      };
  }
}
