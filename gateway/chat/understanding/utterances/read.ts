/** The labelled utterances: what shoppers write to the assistant, and what is to be understood of it. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PRODUCT_COLORS } from '../../../contract/catalogue.ts';
import { ChatQueryType } from '../../../contract/chat.ts';

/** The languages that are told apart; `arabizi` is Tunisian Arabic in Latin letters. */
export const FORMS = ['fr', 'en', 'tn', 'arabizi'] as const;

const Colors = z.array(z.enum(PRODUCT_COLORS));
const Slugs = z.array(z.string().regex(/^[a-z0-9-]+$/));

/** Millimes, slugs and contract colours. Of the category: the lowest one that holds all that is asked for. */
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

/** Products that fit, by rule: of one of the demo catalogue's families or below one of the categories, and all the rest. */
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
  before: z.array(z.string()).optional().describe('What the shopper wrote before, the oldest first.'),
  shown: z.array(z.string()).optional().describe('Names of the products that the last answer showed.'),
  relevant: Relevant.optional().describe('Only of searches.'),
});
export type Utterance = z.infer<typeof Utterance>;

/** Reads a file of utterances. Throws naming the place when it has another shape. */
export function readUtterances(path: string): Utterance[] {
  return z.array(Utterance).parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** One of the two halves: rules are written by `development`, and measured by `heldout`. */
export const halfPath = (half: 'development' | 'heldout'): string =>
  new URL(`${half}.json`, import.meta.url).pathname;
