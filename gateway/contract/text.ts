/** What people write, as the wire takes it: trimmed, and of a length that is said in words. */
import { z } from 'zod';

/**
 * Marks that nobody sees and that turn the reading direction. They come along with what is copied, from this shop's own pages too,
 * and with them one name could be read as another.
 */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Characters that are taken off before a text is measured: spaces around it and unseen marks, a pasted page at most. */
const LEEWAY = 1_000;

const tooLong = (most: number): string => `must have at most ${most} characters`;

/**
 * A text of at most `most` characters. Nothing else of the schema looks at a longer one: a pattern or a refinement that a text of any
 * length reaches would cost what the sender likes, so every text with one begins with this.
 */
export const bounded = (most: number, message = tooLong(most)) =>
  z.string().max(most, { error: message, abort: true });

/** As `bounded`, measured without the spaces around it. */
export const trimmed = (most: number, message = tooLong(most)) =>
  bounded(most + LEEWAY, message)
    .trim()
    .max(most, { error: message, abort: true });

/** As `trimmed`, and without marks that nobody sees. */
const seen = (most: number) =>
  bounded(most + LEEWAY, tooLong(most))
    .overwrite((value) => value.replace(UNSEEN, '').trim())
    .max(most, { error: tooLong(most), abort: true });

const atLeast = (least: number, written: z.ZodString) =>
  written.min(least, least === 1 ? 'is required' : `must have at least ${least} characters`);

/** An empty text is none. */
const orNull = (value: string | null | undefined): string | null => value || null;

/** A text of one line or more. */
export const text = (least: number, most: number) => atLeast(least, trimmed(most));

/** A name, an address, a heading: one line, and what is seen of it. */
export const line = (least: number, most: number) =>
  atLeast(least, seen(most)).regex(/^[^\p{Cc}]+$/u, 'must be one line');

/** The same, or nothing. */
export const optionalText = (most: number) => trimmed(most).nullish().transform(orNull);

export const optionalLine = (most: number) =>
  seen(most)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .nullish()
    .transform(orNull);
