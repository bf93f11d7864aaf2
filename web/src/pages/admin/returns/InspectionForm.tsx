import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { FilesField } from '../../../features/files/FilesField.tsx';
import { useFiles } from '../../../features/files/useFiles.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useQueryState } from '../../../relay/useQueryState.ts';
import { Facts } from '../_kit/Detail.tsx';
import { Amount } from '../_kit/format.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './InspectionForm.module.css';
import type { InspectionForm_return$key } from './__generated__/InspectionForm_return.graphql.ts';
import type { InspectionFormMutation } from './__generated__/InspectionFormMutation.graphql.ts';
import type { InspectionFormQuoteQuery } from './__generated__/InspectionFormQuoteQuery.graphql.ts';

const ALWAYS = { force: true } as const;

/** The inspection of a return that is open: how many pieces of each line are accepted, all by default, and what follows from it. */
export function InspectionForm({ of: key }: { readonly of: InspectionForm_return$key }) {
  const { t } = useTranslation('adminReturns');
  const { id, order, subOrder, lines } = useFragment(
    graphql`
      fragment InspectionForm_return on AdminReturn {
        id
        order {
          id
        }
        subOrder {
          id
        }
        lines {
          quantity
          reason
          line {
            id
            name
            color
            size
          }
        }
      }
    `,
    key,
  );
  const [idempotencyKey] = useState(newKey);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const photos = useFiles({ isOfPictures: true });
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // Enter saves what is preset.
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const accepted = lines.map(({ line, quantity }) => ({
    lineId: line.id,
    quantity: chosen[line.id] ?? quantity,
  }));
  const hasRefused = lines.some(({ line, quantity }) => (chosen[line.id] ?? quantity) < quantity);
  const quote = useQueryState<InspectionFormQuoteQuery>(
    graphql`
      query InspectionFormQuoteQuery($id: ID!, $accepted: [InspectedLineInput!]!) {
        adminReturn(id: $id) {
          id
          quote(accepted: $accepted) {
            refund {
              amount
            }
            sellerCharge {
              amount
            }
          }
        }
      }
    `,
    { id, accepted },
    ALWAYS,
  );
  const quoted = quote.data?.adminReturn?.quote;
  const { run, isPending } = useAdminMutation<InspectionFormMutation>(
    graphql`
      mutation InspectionFormMutation($input: ReturnInspectInput!) {
        returnInspect(input: $input) {
          order {
            id
            state
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['returns', 'orders', 'order', 'refunds'],
  );
  const save = (): void => {
    if (isPending || photos.isBusy) return;
    if (hasRefused && note.trim() === '') {
      setMissing(true);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    // An inspection is made once: nothing is added to it later.
    setRefused(photos.hasProblem);
    if (photos.hasProblem) return;
    void run(
      {
        input: {
          orderId: order.id,
          subOrderId: subOrder.id,
          accepted,
          note: note.trim() === '' ? null : note.trim(),
          photos: photos.keys,
          idempotencyKey,
        },
      },
      { done: t('done') },
    );
  };
  const amount = (value: string | undefined) =>
    quote.isLoading ? <Skeleton width="5rem" height="1rem" /> : <Amount amount={value} />;
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {lines.map(({ line, quantity, reason }) => (
        <Field
          key={line.id}
          as="select"
          label={t('accepted', {
            name: [line.name, line.color, line.size].filter((part) => part != null).join(' · '),
          })}
          hint={reason == null ? undefined : t('buyerReason', { reason })}
          value={chosen[line.id] ?? quantity}
          onKeyDown={(event) => {
            // A select has no implicit submission.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            save();
          }}
          onChange={({ target }) => setChosen((before) => ({ ...before, [line.id]: Number(target.value) }))}
        >
          {Array.from({ length: quantity + 1 }, (_, refused) => (
            <option key={refused} value={quantity - refused}>
              {refused === quantity
                ? t('refuseAll')
                : t('acceptedOf', { count: quantity - refused, total: quantity })}
            </option>
          ))}
        </Field>
      ))}
      <Field
        as="textarea"
        label={hasRefused ? t('refusalReason') : t('note')}
        hint={t('noteHint')}
        error={isMissing && hasRefused ? t('reasonMissing') : null}
        dir="auto"
        maxLength={300}
        rows={2}
        value={note}
        onChange={({ target }) => {
          setNote(target.value);
          setMissing(false);
        }}
      />
      <FilesField files={photos} label={t('photos.add')} />
      {isRefused && photos.hasProblem && (
        <p role="alert" className={styles.problem}>
          {t('photos.unsent')}
        </p>
      )}
      <div className={styles.outcome} aria-live="polite">
        {quote.hasFailed ? (
          <p>
            {t('quoteFailed')}{' '}
            <Button type="button" size="sm" variant="ghost" onClick={quote.retry}>
              {t('common:error.retry')}
            </Button>
          </p>
        ) : (
          <Facts
            facts={[
              [t('refund'), amount(quoted?.refund.amount)],
              [t('sellerCharge'), amount(quoted?.sellerCharge.amount)],
            ]}
          />
        )}
      </div>
      <Button type="submit" busy={isPending || photos.isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}
