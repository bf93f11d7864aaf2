/** Validates input for the assistant. */
import {
  MAX_QUERY_LENGTH,
  MAX_SPOKEN_LENGTH,
  MAX_TURN_LENGTH,
  MAX_TURN_PRODUCTS,
  MAX_TURNS,
  PictureReading,
} from '../../../contract/chat.ts';
import type { BotQueryRequest, BotTurn } from '../../../contract/chat.ts';
import { readKey } from '../base/ids.ts';
import { badInput } from '../base/input.ts';
import { userError } from '../base/userErrors.ts';
import type { BotReplyInput, BotTurnInput, UserError } from '../generated/resolvers.ts';

const REPLY_ID = /^[A-Za-z0-9-]{16,64}$/;
/** Longer than any reply. */
const MAX_SEQUENCE = 1_000_000;

/** Trims a text and checks its length. @throws BAD_USER_INPUT on `argument` */
function text(given: string, most: number, argument: string): string {
  const trimmed = given.trim();
  if (trimmed === '') throw badInput(argument, 'must not be empty');
  if (trimmed.length > most) throw badInput(argument, `must have at most ${most} characters`);
  return trimmed;
}

function turn({ isUser, text: content, productIds }: BotTurnInput, argument: string): BotTurn {
  if (productIds.length > MAX_TURN_PRODUCTS)
    throw badInput(`${argument}.productIds`, `must be at most ${MAX_TURN_PRODUCTS}`);
  const products = productIds.map((id, index) => ({
    _id: readKey(id, 'Product', `${argument}.productIds.${index}`),
  }));
  return {
    isUser,
    text: text(content, MAX_TURN_LENGTH, `${argument}.text`),
    ...(products.length > 0 ? { products } : {}),
  };
}

function picture(given: NonNullable<BotReplyInput['picture']>): PictureReading {
  const read = PictureReading.safeParse({ ...given, description: given.description ?? null });
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0] ?? { path: [], message: 'is malformed' };
  throw badInput(['input.picture', ...path].join('.'), message);
}

/** Validates the input of a reply. @throws BAD_USER_INPUT naming the field */
export function readReplyInput(input: BotReplyInput): {
  id: string;
  after: number;
  message: BotQueryRequest;
} {
  const { replyId, after, history } = input;
  if (!REPLY_ID.test(replyId))
    throw badInput('input.replyId', 'must be 16 to 64 letters, digits and hyphens');
  if (after < 0 || after > MAX_SEQUENCE) throw badInput('input.after', 'is not the number of an event');
  if (history.length > MAX_TURNS) throw badInput('input.history', `must be at most ${MAX_TURNS} messages`);
  return {
    id: replyId,
    after,
    message: {
      query: text(input.query, MAX_QUERY_LENGTH, 'input.query'),
      queryType: input.queryType,
      language: input.language,
      ...(input.persona == null ? {} : { persona: input.persona }),
      ...(history.length === 0
        ? {}
        : { history: history.map((message, index) => turn(message, `input.history.${index}`)) }),
      ...(input.picture == null ? {} : { picture: picture(input.picture) }),
    },
  };
}

const lengthError = (field: string, most: number, length: number): UserError[] => {
  if (length === 0) return [userError([field], 'REQUIRED', 'must not be empty')];
  return length > most ? [userError([field], 'TOO_LONG', `must have at most ${most} characters`)] : [];
};

/** User errors of a message to classify. */
export const queryErrors = (query: string): UserError[] =>
  lengthError('query', MAX_QUERY_LENGTH, query.length);

/** User errors of a text to speak. */
export const spokenErrors = (spoken: string): UserError[] =>
  lengthError('text', MAX_SPOKEN_LENGTH, spoken.length);
