/** Replies that their clients have left, for the gateway to which a client comes back: it continues them instead of starting again. */
import { z } from 'zod';
import type { EventBody, Reply, StoredReply } from './reply.ts';

/** Texts that all gateways share for a time. */
export interface SharedTexts {
  set(name: string, text: string): Promise<void>;
  get(name: string): Promise<string | undefined>;
}

/** Another version of the gateway may have written it. */
const storedEvents = z.object({
  first: z.int().min(1),
  events: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: z.string() }),
      z.object({ kind: z.literal('products'), ids: z.array(z.string()) }),
      z.object({ kind: z.literal('choices'), choices: z.array(z.string()) }),
      z.object({ kind: z.literal('restarted') }),
      z.object({ kind: z.literal('completed') }),
      z.object({
        kind: z.literal('failed'),
        failure: z.enum(['UNAVAILABLE', 'RATE_LIMITED']),
        retryAfter: z.number().nullable(),
      }),
    ]) satisfies z.ZodType<EventBody>,
  ),
});

const storedReply = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('is no JSON');
      return z.NEVER;
    }
  })
  .pipe(storedEvents);

export class SharedReplies {
  readonly #texts: SharedTexts;

  constructor(texts: SharedTexts) {
    this.#texts = texts;
  }

  /** Stores its events so far; does not wait. */
  store({ id, stored }: Reply): void {
    if (stored.events.length > 0) void this.#texts.set(id, JSON.stringify(stored));
  }

  /** The events of a reply that a client left at another gateway; undefined: not known. */
  async find(id: string): Promise<StoredReply | undefined> {
    const text = await this.#texts.get(id);
    return text === undefined ? undefined : storedReply.safeParse(text).data;
  }
}
