import { graphql, requestSubscription } from 'react-relay';
import { schemaLanguage, type Language } from '../../i18n/language.ts';
import type { Environment } from 'relay-runtime';
import type {
  requestReplySubscription,
  requestReplySubscription$data,
} from './__generated__/requestReplySubscription.graphql.ts';

/** A piece of a reply. */
export type ReplyEvent = requestReplySubscription$data['botReply'];
/** A product of a reply, for its card. */
export type ReplyProduct = Extract<
  ReplyEvent,
  { readonly __typename: 'BotReplyProducts' }
>['products'][number];
export type ReplyInput = requestReplySubscription['variables']['input'];
export type BotTurnInput = NonNullable<ReplyInput['history']>[number];
export type BotPictureInput = NonNullable<ReplyInput['picture']>;

const LAST: ReadonlySet<string> = new Set(['BotReplyCompleted', 'BotReplyFailed']);

interface Listener {
  onEvent(event: ReplyEvent): void;
  /** There will be no more: the connection is lost permanently, or the request was refused. */
  onLost(): void;
}

/** Requests a reply and passes on its pieces; `language`: of the names of products. A cut connection is resumed. Returns the function that ends it. */
export function requestReply(
  environment: Environment,
  input: ReplyInput,
  language: Language,
  { onEvent, onLost }: Listener,
): () => void {
  let isOver = false;
  const { dispose } = requestSubscription<requestReplySubscription>(environment, {
    subscription: graphql`
      subscription requestReplySubscription($input: BotReplyInput!, $language: Language!) {
        botReply(input: $input) {
          __typename
          ... on BotReplyText {
            sequence
            text
          }
          ... on BotReplyProducts {
            sequence
            products {
              id
              ...ProductCard_product
            }
          }
          ... on BotReplyChoices {
            sequence
            choices
          }
          ... on BotReplyRestarted {
            sequence
          }
          ... on BotReplyCompleted {
            sequence
          }
          ... on BotReplyFailed {
            sequence
            failure
            retryAfter
          }
        }
      }
    `,
    variables: { input, language: schemaLanguage(language) },
    cacheConfig: {
      metadata: {
        isLast: ({ botReply }: { botReply: Pick<ReplyEvent, '__typename'> }) => LAST.has(botReply.__typename),
        resume: ({ botReply }: { botReply: { sequence: number } }) => ({
          input: { ...input, after: botReply.sequence },
          language: schemaLanguage(language),
        }),
      },
    },
    onNext: (data) => {
      const event = data?.botReply;
      if (event == null) return;
      isOver = LAST.has(event.__typename);
      onEvent(event);
    },
    onError: onLost,
    onCompleted: () => {
      if (!isOver) onLost();
    },
  });
  return dispose;
}
