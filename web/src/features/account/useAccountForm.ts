import { useRef, useState, type FormEvent } from 'react';
import { serverNow } from '../../clock/serverClock.ts';
import { RequestError } from '../../relay/errors.ts';

/** How long to wait where the gateway does not say, in seconds: a name is locked as long after five failures. */
const LOCK = 15 * 60;
/** From here on the time of day is told, not seconds. */
const SOON = 60;
const TUNIS_OFFSET = 3_600_000;

/** What the gateway refuses, as its payloads tell it. */
export interface Refusal {
  readonly field: readonly string[];
  readonly code: string;
  /** Seconds, of `RATE_LIMITED`. */
  readonly retryAfter?: number | null | undefined;
}

/** `refused`: for a reason that is at none of the fields. */
export type Progress = 'writing' | 'sending' | 'limited' | 'failed' | 'refused';

export interface AccountForm<Name extends string> {
  /** Goes on the form, as its `ref`. */
  attach: (element: HTMLFormElement | null) => void;
  /** When to try again after too many tries, such as `14:30`; empty: in a few seconds. */
  until: string;
  values: Readonly<Record<Name, string>>;
  /** Code of what is wrong with a field. */
  problems: Readonly<Partial<Record<Name, string>>>;
  progress: Progress;
  change: (name: Name, value: string) => void;
  /** Sends unless a needed field is empty; with `tellsAll` unless all are, to be told all that is wrong at once. `send` gets what was typed and ends with what was refused: nothing, when all went well. */
  submit: (
    event: FormEvent,
    needed: readonly Name[],
    send: (values: Readonly<Record<Name, string>>) => Promise<readonly Refusal[]>,
    options?: { readonly tellsAll: boolean },
  ) => void;
  /** Empties these fields. */
  clear: (names: readonly Name[]) => void;
}

/** A form about an account: what was typed stays whatever happens, and the first field that is wrong takes the focus. */
export function useAccountForm<Name extends string>(start: Record<Name, string>): AccountForm<Name> {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});
  const [progress, setProgress] = useState<Progress>('writing');
  const [until, setUntil] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Asked before the state of a second click is there.
  const underWay = useRef(false);
  const names = Object.keys(start) as Name[];

  const wait = (seconds: number): void => {
    const at = new Date(serverNow() + seconds * 1_000 + TUNIS_OFFSET);
    // The minute that has begun by then.
    at.setSeconds(at.getSeconds() + 59);
    setUntil(seconds < SOON ? '' : at.toISOString().slice(11, 16));
    setProgress('limited');
  };
  const tell = (found: Partial<Record<Name, string>>): void => {
    setProblems(found);
    const first = names.find((name) => found[name] !== undefined);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const settle = async (
    sending: Promise<readonly Refusal[]>,
    missing: Partial<Record<Name, string>>,
  ): Promise<void> => {
    try {
      const refusals = await sending;
      const limit = refusals.find(({ code }) => code === 'RATE_LIMITED');
      if (refusals.length === 0) setProgress('writing');
      else if (limit) wait(limit.retryAfter ?? LOCK);
      else {
        const found = { ...missing };
        for (const { field, code } of refusals) {
          const name = names.find((one) => one === field.at(-1));
          if (name !== undefined) found[name] ??= code;
        }
        tell(found);
        setProgress(Object.keys(found).length === 0 ? 'refused' : 'writing');
      }
    } catch (error) {
      if (error instanceof RequestError && error.status === 429) wait(error.retryAfter ?? LOCK);
      else setProgress('failed');
    } finally {
      underWay.current = false;
    }
  };

  return {
    attach: (element) => {
      form.current = element;
    },
    until,
    values,
    problems,
    progress,
    change(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    clear(emptied) {
      setValues((before) => ({ ...before, ...Object.fromEntries(emptied.map((name) => [name, ''])) }));
    },
    submit(event, needed, send, { tellsAll } = { tellsAll: false }) {
      event.preventDefault();
      if (underWay.current) return;
      const missing = needed.filter((name) => values[name].trim() === '');
      const found = Object.fromEntries(missing.map((name) => [name, 'REQUIRED'])) as Partial<
        Record<Name, string>
      >;
      tell(found);
      if (missing.length > 0 && !(tellsAll && missing.length < needed.length)) return;
      underWay.current = true;
      setProgress('sending');
      void settle(send(values), found);
    },
  };
}
