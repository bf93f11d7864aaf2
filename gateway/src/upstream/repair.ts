/**
 * Repairs responses whose addresses or instants break the contract. An unsafe address is left out, an instant with an
 * offset becomes UTC, and the rest of the response stays. Valid responses cost nothing.
 */
import { z } from 'zod';
import { ADDRESS_MESSAGE } from '../../contract/common.ts';

type Issue = z.core.$ZodIssue;
type Key = PropertyKey;
type Holder = Record<Key, unknown>;

/** Each round follows a required field that was left out one level up; answers are not nested deeper than this. */
const MOST_ROUNDS = 10;
const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?[+-]\d\d:\d\d$/;

/**
 * Decodes a response, changing `json` where only addresses and instants break the contract. `repaired` names those fields, without
 * positions in lists. Throws the error of `decode` when the response cannot be repaired.
 */
export function decodeRepaired<T>(
  json: unknown,
  decode: (json: unknown) => T,
): { value: T; repaired: readonly string[] } {
  const repair = new Repair(json);
  for (let round = 0; ; round += 1) {
    try {
      return { value: decode(json), repaired: [...repair.fields] };
    } catch (error) {
      if (round === MOST_ROUNDS || !repair.apply(issuesOf(error))) throw error;
    }
  }
}

function issuesOf(error: unknown): readonly Issue[] {
  if (error instanceof z.ZodError) return error.issues;
  return error instanceof Error && error.cause instanceof z.ZodError ? error.cause.issues : [];
}

class Repair {
  /** Names of what was repaired. */
  readonly fields = new Set<string>();
  readonly #root: unknown;
  /** Addresses that were left out, by what holds them: where one is required, its holder has to go. */
  readonly #blanked = new Map<Holder, Set<Key>>();

  constructor(root: unknown) {
    this.#root = root;
  }

  /** Whether anything could be repaired. */
  apply(issues: readonly Issue[]): boolean {
    const removed = new Map<unknown[], Set<unknown>>();
    let isChanged = false;
    for (const issue of issues) {
      const { path } = issue;
      const holder = this.#at(path.slice(0, -1));
      const key = path.at(-1);
      if (holder === undefined || key === undefined) continue;
      if (issue.message === ADDRESS_MESSAGE) {
        this.#leaveOut(holder, key, removed);
      } else if (issue.code === 'invalid_format' && issue.format === 'datetime') {
        const instant = inUtc(holder[key]);
        // In a list it would shift the others.
        if (instant === null && Array.isArray(holder)) continue;
        holder[key] = instant;
      } else if (this.#blanked.get(holder)?.has(key) === true) {
        const above = this.#at(path.slice(0, -2));
        const own = path.at(-2);
        if (above === undefined || own === undefined) continue;
        this.#leaveOut(above, own, removed);
      } else continue;
      isChanged = true;
      this.fields.add(path.filter((part) => typeof part === 'string').join('.'));
    }
    for (const [list, items] of removed) {
      const left = list.filter((_, index) => !items.has(index));
      list.splice(0, list.length, ...left);
    }
    return isChanged;
  }

  #leaveOut(holder: Holder, key: Key, removed: Map<unknown[], Set<unknown>>): void {
    if (Array.isArray(holder)) {
      const items = removed.get(holder) ?? new Set();
      removed.set(holder, items.add(key));
      return;
    }
    holder[key] = null;
    const keys = this.#blanked.get(holder) ?? new Set();
    this.#blanked.set(holder, keys.add(key));
  }

  #at(path: readonly Key[]): Holder | undefined {
    let value = this.#root;
    for (const key of path) {
      if (typeof value !== 'object' || value === null) return undefined;
      value = (value as Holder)[key];
    }
    return typeof value === 'object' && value !== null ? (value as Holder) : undefined;
  }
}

/** The instant in UTC; null: it is none. */
function inUtc(value: unknown): string | null {
  if (typeof value !== 'string' || !WITH_OFFSET.test(value)) return null;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}
