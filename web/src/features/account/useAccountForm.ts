import { useRef, useState, type FormEvent } from 'react';
import { serverNow } from '../../clock/serverClock.ts';
import { RequestError } from '../../relay/errors.ts';

/** Default delay in seconds if the gateway returns none: an account is locked as long after five failures. */
const LOCK = 15 * 60;
/** From this delay on the message has a time of day instead of seconds. */
const SOON = 60;
const TUNIS_OFFSET = 3_600_000;

/** A refusal, from the payloads of the gateway. */
export interface Refusal {
  readonly field: readonly string[];
  readonly code: string;
  /** Seconds, of `RATE_LIMITED`. */
  readonly retryAfter?: number | null | undefined;
}

/** `refused`: for a reason that belongs to no field. */
export type Progress = 'writing' | 'sending' | 'limited' | 'failed' | 'refused';

export interface AccountForm<Name extends string> {
  /** The `ref` of the form. */
  attach: (element: HTMLFormElement | null) => void;
  /** When to try again after too many tries, such as `14:30`; empty: in a few seconds. */
  until: string;
  values: Readonly<Record<Name, string>>;
  /** Code of a field's error. */
  problems: Readonly<Partial<Record<Name, string>>>;
  progress: Progress;
  change: (name: Name, value: string) => void;
  /**
   * Submits unless a required field is empty; with `reportsAll` unless all are, to report all errors at once. `send` receives the
   * values and resolves with the refusals: none on success.
   */
  submit: (
    event: FormEvent,
    needed: readonly Name[],
    send: (values: Readonly<Record<Name, string>>) => Promise<readonly Refusal[]>,
    options?: { readonly reportsAll: boolean },
  ) => void;
  /** Clears these fields. */
  clear: (names: readonly Name[]) => void;
}

/** A form about an account: the typed values stay whatever happens, and the first invalid field is focused. */
export function useAccountForm<Name extends string>(start: Record<Name, string>): AccountForm<Name> {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});
  const [progress, setProgress] = useState<Progress>('writing');
  const [until, setUntil] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // A second click may come before the state is updated.
  const underWay = useRef(false);
  const names = Object.keys(start) as Name[];

  const wait = (seconds: number): void => {
    const at = new Date(serverNow() + seconds * 1_000 + TUNIS_OFFSET);
    // Rounded up to the minute.
    at.setSeconds(at.getSeconds() + 59);
    setUntil(seconds < SOON ? '' : at.toISOString().slice(11, 16));
    setProgress('limited');
  };
  const showProblems = (found: Partial<Record<Name, string>>): void => {
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
        showProblems(found);
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
    submit(event, needed, send, { reportsAll } = { reportsAll: false }) {
      event.preventDefault();
      if (underWay.current) return;
      const missing = needed.filter((name) => values[name].trim() === '');
      const found = Object.fromEntries(missing.map((name) => [name, 'REQUIRED'])) as Partial<
        Record<Name, string>
      >;
      showProblems(found);
      if (missing.length > 0 && !(reportsAll && missing.length < needed.length)) return;
      underWay.current = true;
      setProgress('sending');
      void settle(send(values), found);
    },
  };
}
