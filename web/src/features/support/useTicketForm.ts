import { useRef, useState, type FormEvent } from 'react';
import { graphql } from 'react-relay';
import { RequestError } from '../../relay/errors.ts';
import { useMutation, type Payload } from '../../relay/useMutation.ts';
import { useOwnDetails } from '../checkout/useOwnDetails.ts';
import {
  check,
  createMessageKeys,
  FIELDS,
  toInput,
  type Draft,
  type Problem,
  type Problems,
} from './ticketDraft.ts';
import type { useTicketFormMutation } from './__generated__/useTicketFormMutation.graphql.ts';

/** Where a question stands. */
export type Progress =
  | { readonly state: 'writing' | 'sending' | 'failed' | 'limited' }
  | { readonly state: 'sent'; readonly number: string };

const CODES: ReadonlySet<string> = new Set(['REQUIRED', 'INVALID', 'TOO_SHORT', 'TOO_LONG', 'NOT_FOUND']);

const isCode = (code: string): code is Problem['code'] => CODES.has(code);

/**
 * A question from the first letter to the ticket's number. What was typed stays whatever happens; what the account knows of who
 * asks stands in the fields that are empty.
 */
export function useTicketForm(start: Draft) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState<Progress>({ state: 'writing' });
  const form = useRef<HTMLFormElement>(null);
  const details = useOwnDetails();
  const [filledFrom, setFilledFrom] = useState<typeof details>(null);
  if (details != null && details !== filledFrom) {
    setFilledFrom(details);
    const { firstName, lastName, email, phone } = details;
    setDraft((before) => ({
      ...before,
      name: before.name || `${firstName} ${lastName}`,
      email: before.email || email,
      phone: before.phone || phone,
    }));
  }
  // Asked before the state of a second click is there.
  const underWay = useRef(false);
  const [keyOf] = useState(createMessageKeys);
  const { send } = useMutation<useTicketFormMutation>(graphql`
    mutation useTicketFormMutation($input: TicketCreateInput!) {
      ticketCreate(input: $input) {
        ticketNumber
        userErrors {
          field
          code
        }
      }
    }
  `);

  /** Tells what is wrong and brings the first such field to the reader. */
  const tell = (found: Problems): void => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (underWay.current) return;
    const found = check(draft);
    tell(found);
    if (Object.keys(found).length > 0) {
      setProgress({ state: 'writing' });
      return;
    }
    underWay.current = true;
    setProgress({ state: 'sending' });
    const end = (next: Progress): void => {
      underWay.current = false;
      setProgress(next);
    };
    const content = toInput(draft);
    const settle = (answer: Payload<useTicketFormMutation>): void => {
      if (answer.ticketNumber != null) {
        end({ state: 'sent', number: answer.ticketNumber });
        return;
      }
      const refused: Problems = {};
      for (const { field, code } of answer.userErrors) {
        const name = FIELDS.find((one) => one === field.at(-1));
        if (name !== undefined && isCode(code)) refused[name] ??= { code };
      }
      if (Object.keys(refused).length > 0) {
        end({ state: 'writing' });
        tell(refused);
        return;
      }
      const limited = answer.userErrors.some(({ code }) => code === 'RATE_LIMITED');
      end({ state: limited ? 'limited' : 'failed' });
    };
    send({ input: { ...content, idempotencyKey: keyOf(content) } }).then(settle, (error: unknown) =>
      end({ state: error instanceof RequestError && error.status === 429 ? 'limited' : 'failed' }),
    );
  };

  return {
    form,
    draft,
    problems,
    progress,
    submit,
    /** What is typed: a field that is being put right says no more that it is wrong. */
    change<Name extends keyof Draft>(name: Name, value: Draft[Name]): void {
      setDraft((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    /** Another question of the same person. */
    another(): void {
      setDraft((before) => ({ ...start, name: before.name, email: before.email, phone: before.phone }));
      setProgress({ state: 'writing' });
    },
  };
}
