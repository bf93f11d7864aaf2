/** Text input: trimmed, with limits on its length that are named in the error. */
import { z } from 'zod';

/**
 * Invisible characters and those that change the text direction. They come with pasted text, even from this shop's own pages, and could
 * make one name look like another.
 */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Characters that may be removed before a text is measured: surrounding spaces and invisible characters, up to a pasted page. */
const LEEWAY = 1_000;

const tooLong = (most: number): string => `must have at most ${most} characters`;

/**
 * A text of at most `most` characters. Every text with a pattern or refinement starts with this check: on unbounded input those would
 * cost as much as the sender likes.
 */
export const bounded = (most: number, message = tooLong(most)) =>
  z.string().max(most, { error: message, abort: true });

/** Like `bounded`, measured without surrounding spaces. */
export const trimmed = (most: number, message = tooLong(most)) =>
  bounded(most + LEEWAY, message)
    .trim()
    .max(most, { error: message, abort: true });

/** Like `trimmed`, without invisible characters. */
const seen = (most: number) =>
  bounded(most + LEEWAY, tooLong(most))
    .overwrite((value) => value.replace(UNSEEN, '').trim())
    .max(most, { error: tooLong(most), abort: true });

const atLeast = (least: number, written: z.ZodString) =>
  written.min(least, least === 1 ? 'is required' : `must have at least ${least} characters`);

/** Maps an empty text to null. */
const orNull = (value: string | null | undefined): string | null => value || null;

/** A text of one or more lines. */
export const text = (least: number, most: number) => atLeast(least, trimmed(most));

/** A name, an address, a heading: one line without invisible characters. */
export const line = (least: number, most: number) =>
  atLeast(least, seen(most)).regex(/^[^\p{Cc}]+$/u, 'must be one line');

/** An optional text; null when empty. */
export const optionalText = (most: number) => trimmed(most).nullish().transform(orNull);

/** A text that a change may clear: null when empty; absent stays absent. */
export const clearableText = (most: number) => trimmed(most).nullable().transform(orNull);

export const optionalLine = (most: number) =>
  seen(most)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .nullish()
    .transform(orNull);
