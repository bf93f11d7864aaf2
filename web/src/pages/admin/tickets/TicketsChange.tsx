import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { AssigneeOptions, assigneeInput } from './AssigneeOptions.tsx';
import { PRIORITIES, TICKET_STATUSES } from './statuses.ts';
import type {
  TicketsChangeMutation,
  TicketsChangeInput,
} from './__generated__/TicketsChangeMutation.graphql.ts';

/** What is asked about several tickets. */
export interface BulkChange {
  readonly what: 'assignee' | 'status' | 'priority' | 'close';
  readonly ids: readonly string[];
}

interface TicketsChangeProps {
  /** Null: the dialog is closed. */
  readonly change: BulkChange | null;
  readonly onClose: () => void;
}

/** The question before several tickets change. */
export function TicketsChange({ change, onClose }: TicketsChangeProps) {
  const { t } = useTranslation('adminSupport');
  return (
    <Dialog
      isOpen={change !== null}
      onClose={onClose}
      title={change === null ? '' : t(`bulk.title.${change.what}`, { count: change.ids.length })}
      size="sm"
    >
      {change !== null && (
        <AdminBoundary fallback={<Skeleton height="6rem" radius="lg" />}>
          <BulkForm change={change} onClose={onClose} />
        </AdminBoundary>
      )}
    </Dialog>
  );
}

function BulkForm({ change: { what, ids }, onClose }: TicketsChangeProps & { readonly change: BulkChange }) {
  const { t } = useTranslation('adminSupport');
  const [value, setValue] = useState(what === 'status' ? 'OPEN' : what === 'priority' ? 'NORMAL' : '');
  const { run, isPending } = useAdminMutation<TicketsChangeMutation>(
    graphql`
      mutation TicketsChangeMutation($input: TicketsChangeInput!) {
        ticketsChange(input: $input) {
          results {
            ticket {
              ticket {
                id
                status
              }
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
    ['tickets', 'ticket'],
  );
  const change = (): Omit<TicketsChangeInput, 'ids'> => {
    if (what === 'assignee') return { assignee: assigneeInput(value) };
    if (what === 'priority') return { priority: oneOf(PRIORITIES, value) ?? null };
    return { to: what === 'close' ? 'CLOSED' : (oneOf(TICKET_STATUSES, value) ?? null) };
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        void run(
          { input: { ids, ...change() } },
          {
            onDone: ({ results }) => {
              onClose();
              const left = results?.filter(({ ticket }) => ticket == null).length ?? 0;
              toast({
                type: left === 0 ? 'success' : 'warning',
                title: t('bulk.done', { count: ids.length - left }),
                ...(left > 0 && { description: t('bulk.left', { count: left }) }),
              });
            },
          },
        );
      }}
    >
      {what === 'close' && <p>{t('bulk.closeText')}</p>}
      {what !== 'close' && (
        <Field
          as="select"
          label={t(`column.${what}`)}
          value={value}
          onChange={({ target }) => setValue(target.value)}
        >
          {what === 'status' ? (
            TICKET_STATUSES.filter((one) => one !== 'NEW').map((one) => (
              <option key={one} value={one}>
                {t(`status.${one}`)}
              </option>
            ))
          ) : what === 'priority' ? (
            PRIORITIES.map((one) => (
              <option key={one} value={one}>
                {t(`priority.${one}`)}
              </option>
            ))
          ) : (
            <AssigneeOptions />
          )}
        </Field>
      )}
      <Button type="submit" wide variant={what === 'close' ? 'danger' : 'primary'} busy={isPending}>
        {t(what === 'close' ? 'step.CLOSED' : 'bulk.apply')}
      </Button>
    </form>
  );
}
