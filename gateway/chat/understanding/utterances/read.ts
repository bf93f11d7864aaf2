/** The labelled utterances: messages of shoppers and their correct interpretation. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PRODUCT_COLORS } from '../../../contract/rules/colors.ts';
import { ChatQueryType } from '../../../contract/chat.ts';

/** Labelled languages; `arabizi` is Tunisian Arabic in Latin letters. */
export const FORMS = ['fr', 'en', 'tn', 'arabizi', 'de'] as const;
/** Those of the two halves. */
export const HALVES_FORMS = FORMS.filter((form) => form !== 'de');

const Colors = z.array(z.enum(PRODUCT_COLORS));
const Slugs = z.array(z.string().regex(/^[a-z0-9-]+$/));

/** Millimes, slugs and contract colours. The category is the lowest one that contains everything requested. */
const Slots = z.strictObject({
  category: z.string().optional(),
  colors: Colors.optional(),
  notColors: Colors.optional(),
  brands: Slugs.optional(),
  notBrands: Slugs.optional(),
  sizes: z.array(z.string()).optional(),
  minPrice: z.int().positive().optional(),
  maxPrice: z.int().positive().optional(),
  orderNumber: z.string().optional(),
  phone: z.string().optional(),
  regionNumber: z.int().min(1).max(24).optional(),
  sort: z.enum(['cheaper', 'dearer']).optional(),
  reference: z.int().min(1).optional(),
});

/** Relevant products by rule: of a family of the demo catalogue or below a category, with the given properties. */
const Relevant = z.strictObject({
  families: z.array(z.string()).optional(),
  categories: Slugs.optional(),
  colors: Colors.optional(),
  notColors: Colors.optional(),
  brands: Slugs.optional(),
  notBrands: Slugs.optional(),
  sizes: z.array(z.string()).optional(),
  minPrice: z.int().optional(),
  maxPrice: z.int().optional(),
});
export type Relevant = z.infer<typeof Relevant>;

const Utterance = z.strictObject({
  form: z.enum(FORMS),
  text: z.string().min(1),
  intent: ChatQueryType,
  slots: Slots,
  before: z.array(z.string()).optional().describe('Earlier messages of the shopper, oldest first.'),
  shown: z.array(z.string()).optional().describe('Names of the products in the last reply.'),
  relevant: Relevant.optional().describe('Only for searches.'),
});
export type Utterance = z.infer<typeof Utterance>;

/** What a program can judge of a reply, and of the products that it shows. */
const Turn = z.strictObject({
  say: z.string().min(1),
  list: Relevant.optional().describe('The products shown are of these.'),
  orNothing: z.literal(true).optional().describe('To show none is right, too.'),
  fresh: z.literal(true).optional().describe('None of the products was shown earlier.'),
  ordered: z.literal('price').optional().describe('The cheapest product comes first.'),
  cheapest: z.literal(true).optional().describe('The cheapest product of `list` is named or shown.'),
  nothing: z.literal(true).optional().describe('No product is asked for, and none is shown.'),
  about: z
    .array(z.int().min(1))
    .optional()
    .describe('The products at these places of the last list are named or shown.'),
  says: z.string().optional().describe('A pattern that the text of the reply has.'),
});
export type ConversationTurn = z.infer<typeof Turn>;

const Conversation = z.strictObject({
  form: z.enum(FORMS),
  about: z.string(),
  turns: z.array(Turn).min(5),
});
export type Conversation = z.infer<typeof Conversation>;

/** Reads a file of judged conversations. Throws with the position when its format is invalid. */
export function readConversations(path: string): Conversation[] {
  return z.array(Conversation).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Path of one of the two halves of the judged conversations. */
export const conversationsPath = (half: 'development' | 'heldout'): string =>
  new URL(`conversations-${half}.json`, import.meta.url).pathname;

/** Reads a file of utterances. Throws with the position when its format is invalid. */
export function readUtterances(path: string): Utterance[] {
  return z.array(Utterance).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Path of one of the two halves: rules are written against `development` and measured against `heldout`. */
export const halfPath = (half: 'development' | 'heldout'): string =>
  new URL(`${half}.json`, import.meta.url).pathname;
