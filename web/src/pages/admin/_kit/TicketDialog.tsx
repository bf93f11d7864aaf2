import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { adminPaths } from '../adminPaths.ts';
import { oneOf } from './oneOf.ts';
import { problemKey, useAdminMutation, type Problem } from './useAdminMutation.ts';
import { CATEGORIES } from './ticketCategories.ts';
import styles from './ActionDialog.module.css';
import type { TicketCategory, TicketDialogMutation } from './__generated__/TicketDialogMutation.graphql.ts';

interface TicketDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Absent: it is asked for. */
  readonly accountNumber?: string;
}

/** Opens a ticket for an account: its first message is mailed, and the ticket is shown. */
export function TicketDialog({ isOpen, onClose, ...props }: TicketDialogProps) {
  const { t } = useTranslation('adminSupport');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('open.title')}>
      {isOpen && <TicketForm {...props} onClose={onClose} />}
    </Dialog>
  );
}

function TicketForm({ accountNumber: given, onClose }: Omit<TicketDialogProps, 'isOpen'>) {
  const { t } = useTranslation('adminSupport');
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newKey);
  const [values, setValues] = useState({ accountNumber: given ?? '', subject: '', message: '' });
  const [category, setCategory] = useState<TicketCategory>('ORDER');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { run, isPending } = useAdminMutation<TicketDialogMutation>(
    graphql`
      mutation TicketDialogMutation($input: TicketOpenForInput!) {
        ticketOpenFor(input: $input) {
          ticket {
            ticket {
              number
            }
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['tickets'],
  );
  const fieldOf = (name: keyof typeof values) => {
    const problem = problems.find(({ field }) => field.at(-1) === name);
    return {
      required: true,
      error: problem === undefined ? null : t(`admin:${problemKey(problem.code)}`),
      value: values[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setValues({ ...values, [name]: target.value }),
    };
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        setProblems([]);
        void run(
          { input: { ...values, accountNumber: values.accountNumber.trim(), category, idempotencyKey } },
          {
            done: t('open.done'),
            hasFields: true,
            onDone: ({ ticket }) => {
              onClose();
              if (ticket != null) navigate(adminPaths.ticket(ticket.ticket.number));
            },
            onRefused: setProblems,
          },
        );
      }}
    >
      <p>{t('open.text')}</p>
      {given === undefined && (
        <Field
          {...fieldOf('accountNumber')}
          label={t('detail.account')}
          dir="ltr"
          inputMode="numeric"
          pattern="\s*\d{10}\s*"
          autoComplete="off"
        />
      )}
      <Field
        as="select"
        label={t('column.category')}
        value={category}
        onChange={({ target }) => setCategory(oneOf(CATEGORIES, target.value) ?? 'OTHER')}
      >
        {CATEGORIES.map((one) => (
          <option key={one} value={one}>
            {t(`category.${one}`)}
          </option>
        ))}
      </Field>
      <Field
        {...fieldOf('subject')}
        label={t('column.subject')}
        dir="auto"
        minLength={3}
        maxLength={150}
        autoComplete="off"
      />
      <Field
        {...fieldOf('message')}
        as="textarea"
        rows={6}
        label={t('open.message')}
        dir="auto"
        minLength={10}
        maxLength={5_000}
      />
      <Button type="submit" wide busy={isPending}>
        {t('open.submit')}
      </Button>
    </form>
  );
}
