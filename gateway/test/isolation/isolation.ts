/**
 * Requests of several third parties, shoppers and visitors at once, over HTTP against the real origin. Everything that belongs to an owner
 * carries a word or a number by which every response is searched: it may be in the responses to those who may read it, and in no other.
 * Besides, each response is the one that its caller had when it was alone.
 */
import { expect } from 'vitest';
import { seededNumbers } from '../../service/random.ts';
import { ownersIn } from './marks.ts';
import { operationsOn, TRUSTED } from './operations.ts';
import type { Operation } from './operations.ts';
import { openIsolationShop } from './shop.ts';
import type { Asked, Caller } from './shop.ts';

export interface Isolation {
  /**
   * Sends requests of random callers, `atOnce` at a time; `seed` chooses them.
   * @returns what was sent, and what should not be in a response, or is missing
   */
  send(count: number, atOnce: number, seed: number): Promise<{ sent: number; wrong: readonly string[] }>;
  close(): Promise<void>;
}

interface Request {
  readonly caller: Caller;
  readonly operation: Operation;
}

/** After so many requests the same one comes again. */
const periodOf = ({ variables }: Operation): number => (variables ? 6 : 2);
/** So many faults are enough. */
const MOST_FAULTS = 20;

/** What a response has that is not for its caller, or lacks. */
function faultsOf({ caller, operation }: Request, body: string): string[] {
  const found = ownersIn(body);
  const fault = (text: string): string =>
    `${operation.name} by ${caller.name} ${text}: ${body.slice(0, 500)}`;
  return [
    ...[...found].filter((owner) => !caller.reads.has(owner)).map((owner) => fault(`has data of ${owner}`)),
    ...(operation.shows?.[caller.name] ?? [])
      .filter((owner) => !found.has(owner))
      .map((owner) => fault(`lacks data of ${owner}`)),
  ];
}

/** Opens the shop, and sends everything once, one caller after the other. */
export async function openIsolation(): Promise<Isolation> {
  const shop = await openIsolationShop(TRUSTED);
  const requests: readonly Request[] = operationsOn(shop).flatMap((operation) =>
    shop.callers
      .filter(({ name }) => operation.by?.includes(name) !== false)
      .map((caller) => ({ caller, operation })),
  );
  const trusted = new Map<string, string>(
    Object.entries(TRUSTED).map(([name, text]) => [text, shop.ids[name] ?? '']),
  );
  function ask({ caller, operation: { query, variables } }: Request, n: number): Promise<string> {
    const documentId = trusted.get(query);
    // Every other time as a text.
    const asked: Asked =
      documentId !== undefined && n % 2 === 0
        ? { documentId }
        : { query, variables: variables?.(caller.name, n) ?? {} };
    return shop.ask(caller, asked);
  }
  const nameOf = ({ caller, operation }: Request, n: number): string =>
    `${operation.name} ${caller.name} ${n % periodOf(operation)}`;

  const alone = new Map<string, string>();
  for (const request of requests)
    for (let n = 0; n < (request.operation.isChange ? 0 : periodOf(request.operation)); n += 1) {
      const body = await ask(request, n);
      expect(faultsOf(request, body)).toEqual([]);
      alone.set(nameOf(request, n), body);
    }

  return {
    async send(count, atOnce, seed) {
      const random = seededNumbers(seed);
      const wrong: string[] = [];
      let sent = 0;
      const work = async (): Promise<void> => {
        while (sent < count && wrong.length < MOST_FAULTS) {
          const n = (sent += 1);
          const request = requests[Math.floor(random() * requests.length)];
          if (!request) continue;
          const body = await ask(request, n);
          wrong.push(...faultsOf(request, body));
          const expected = alone.get(nameOf(request, n));
          if (expected !== undefined && body !== expected)
            wrong.push(`${nameOf(request, n)} differs: ${body.slice(0, 500)} from ${expected.slice(0, 500)}`);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { sent, wrong };
    },
    close: () => shop.close(),
  };
}
