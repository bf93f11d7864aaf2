/** What people write, as the wire takes it: trimmed, and of a length that is said in words. */
import { z } from 'zod';

const upTo = (most: number) => z.string().trim().max(most, `must have at most ${most} characters`);

/** An empty text is none. */
const orNull = (value: string | null | undefined): string | null => value || null;

/** A text of one line or more. */
export const text = (least: number, most: number) =>
  upTo(most).min(least, least === 1 ? 'is required' : `must have at least ${least} characters`);

export const line = (least: number, most: number) =>
  text(least, most).regex(/^[^\p{Cc}]+$/u, 'must be one line');

/** The same, or nothing. */
export const optionalText = (most: number) => upTo(most).nullish().transform(orNull);

export const optionalLine = (most: number) =>
  upTo(most)
    .regex(/^[^\p{Cc}]*$/u, 'must be one line')
    .nullish()
    .transform(orNull);
