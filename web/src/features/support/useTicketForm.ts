import { useRef, useState, type FormEvent } from 'react';
import { graphql } from 'react-relay';
import { RequestError } from '../../relay/errors.ts';
import { useMutation, type Payload } from '../../relay/useMutation.ts';
import { formatPhone } from '../address/formatPhone.ts';
import { useFiles } from '../files/useFiles.ts';
import { useViewerQuery } from '../session/useViewerQuery.ts';
import {
  check,
  createMessageKeys,
  FIELDS,
  toInput,
  type Draft,
  type Problem,
  type Problems,
} from './ticketDraft.ts';
import type { useTicketFormQuery } from './__generated__/useTicketFormQuery.graphql.ts';
import type { useTicketFormMutation } from './__generated__/useTicketFormMutation.graphql.ts';

/** State of the form. */
export type Progress =
  | { readonly state: 'writing' | 'sending' | 'failed' | 'limited' }
  | { readonly state: 'sent'; readonly number: string };

const CODES: ReadonlySet<string> = new Set(['REQUIRED', 'INVALID', 'TOO_SHORT', 'TOO_LONG', 'NOT_FOUND']);

const isCode = (code: string): code is Problem['code'] => CODES.has(code);

/**
 * A ticket's form from the first letter to the ticket's number. The typed values stay whatever happens; empty fields are
 * pre-filled from the account.
 */
export function useTicketForm(start: Draft) {
  const [draft, setDraft] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState<Progress>({ state: 'writing' });
  const form = useRef<HTMLFormElement>(null);
  const details = useViewerQuery<useTicketFormQuery>(graphql`
    query useTicketFormQuery {
      viewer {
        firstName
        lastName
        email
        phone
      }
    }
  `);
  const [filledFrom, setFilledFrom] = useState<typeof details>(null);
  if (details != null && details !== filledFrom) {
    setFilledFrom(details);
    const { firstName, lastName, email, phone } = details;
    setDraft((before) => ({
      ...before,
      name: before.name || `${firstName} ${lastName}`,
      email: before.email || email,
      phone: before.phone || formatPhone(phone),
    }));
  }
  // A second click may come before the state is updated.
  const underWay = useRef(false);
  const [keyOf] = useState(createMessageKeys);
  const files = useFiles();
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

  /** Reports errors and focuses the first invalid field. */
  const showProblems = (found: Problems): void => {
    setProblems(found);
    const first = FIELDS.find((field) => found[field] !== undefined);
    const control = first === undefined ? null : form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    if (underWay.current || files.isBusy) return;
    const found = check(draft);
    showProblems(found);
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
    const content = { ...toInput(draft), ...(files.keys.length > 0 && { files: files.keys }) };
    const settle = (answer: Payload<useTicketFormMutation>): void => {
      if (answer.ticketNumber != null) {
        files.clear();
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
        showProblems(refused);
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
    files,
    submit,
    /** Handles typing: a field that is being corrected shows no error. */
    change<Name extends keyof Draft>(name: Name, value: Draft[Name]): void {
      setDraft((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
    /** Another ticket of the same person. */
    another(): void {
      setDraft((before) => ({ ...start, name: before.name, email: before.email, phone: before.phone }));
      setProgress({ state: 'writing' });
    },
  };
}
