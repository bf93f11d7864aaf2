/** What people write, as the wire takes it: trimmed, and of a length that is said in words. */
import { z } from 'zod';

/**
 * Marks that nobody sees and that turn the reading direction. They come along with what is copied, from this shop's own pages too,
 * and with them one name could be read as another.
 */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const seen = () => z.string().overwrite((value) => value.replace(UNSEEN, ''));

const upTo = (most: number, given = z.string()) =>
  given.trim().max(most, `must have at most ${most} characters`);

/** An empty text is none. */
const orNull = (value: string | null | undefined): string | null => value || null;

/** A text of one line or more. */
export const text = (least: number, most: number, given?: z.ZodString) =>
  upTo(most, given).min(least, least === 1 ? 'is required' : `must have at least ${least} characters`);

/** A name, an address, a heading: one line, and what is seen of it. */
export const line = (least: number, most: number) =>
  text(least, most, seen()).regex(/^[^\p{Cc}]+$/u, 'must be one line');

/** The same, or nothing. */
export const optionalText = (most: number) => upTo(most).nullish().transform(orNull);

export const optionalLine = (most: number) =>
  upTo(most, seen())
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .nullish()
    .transform(orNull);

/** What people write between the digits of a number: spaces, dots, slashes, brackets, dashes of any kind; and marks unseen. */
export const BETWEEN_DIGITS = /[\s./()\p{Pd}\p{Cf}]/gu;

/** A number as an Arabic keyboard writes it, in the digits that the shop keeps. */
export const latinDigits = (value: string): string =>
  value.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
