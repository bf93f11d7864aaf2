import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { RETURN_REASONS, type ReturnReason } from '../../../features/orders/returnReasons.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { oneOf } from './oneOf.ts';
import { useAdminMutation } from './useAdminMutation.ts';
import styles from './OpenReturn.module.css';
import type { OpenReturn_subOrder$key } from './__generated__/OpenReturn_subOrder.graphql.ts';
import type { OpenReturnMutation } from './__generated__/OpenReturnMutation.graphql.ts';

interface Choice {
  readonly quantity: number;
  readonly reason: ReturnReason;
}

interface OpenReturnProps {
  readonly orderId: string;
  readonly subOrder: OpenReturn_subOrder$key;
  readonly onClose: () => void;
}

/** Opens a return of delivered lines for a customer who wants one: each with its pieces and its reason. */
export default function OpenReturn({ orderId, subOrder: key, onClose }: OpenReturnProps) {
  const { t } = useTranslation('adminSupport');
  const { id: subOrderId, lines } = useFragment(
    graphql`
      fragment OpenReturn_subOrder on SubOrder {
        id
        lines {
          id
          name
          color
          size
          quantity
          returnedQuantity
        }
      }
    `,
    key,
  );
  const left = lines.flatMap((line) => {
    const most = line.quantity - line.returnedQuantity;
    return most > 0 ? [{ ...line, most }] : [];
  });
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>(() => {
    const [only, ...others] = left;
    return only === undefined || others.length > 0 ? {} : { [only.id]: { quantity: 1, reason: 'damaged' } };
  });
  const [note, setNote] = useState('');
  const [isNothing, setNothing] = useState(false);
  const [idempotencyKey, setKey] = useState(newKey);
  const list = useRef<HTMLFieldSetElement>(null);
  const { run, isPending } = useAdminMutation<OpenReturnMutation>(
    graphql`
      mutation OpenReturnMutation($input: StaffReturnOpenInput!) {
        staffReturnOpen(input: $input) {
          order {
            id
            state
            subOrders {
              id
              state
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
    ['order', 'orders', 'returns', 'audit'],
  );
  const choose = (id: string, choice: Choice | undefined): void => {
    setNothing(false);
    setChosen((before) => {
      const { [id]: _, ...others } = before;
      return choice === undefined ? others : { ...others, [id]: choice };
    });
  };
  const submit = (): void => {
    const selected = left.flatMap(({ id, most }) => {
      const choice = chosen[id];
      return choice === undefined
        ? []
        : [
            {
              lineId: id,
              quantity: Math.min(choice.quantity, most),
              reason: t(`orders:return.reasons.${choice.reason}`),
            },
          ];
    });
    setNothing(selected.length === 0);
    if (selected.length === 0) {
      list.current?.querySelector('input')?.focus();
      return;
    }
    void run(
      {
        input: {
          orderId,
          subOrderId,
          lines: selected,
          note: note.trim() === '' ? null : note.trim(),
          idempotencyKey,
        },
      },
      { done: t('return.done'), onDone: onClose, onRefused: () => setKey(newKey()) },
    );
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('return.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button busy={isPending} disabled={left.length === 0} onClick={submit}>
            {t('return.open')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('return.text')}</p>
        <fieldset ref={list} className={styles.lines}>
          <legend className={styles.legend}>{t('return.lines')}</legend>
          {isNothing && (
            <p role="alert" className={styles.problem}>
              {t('orders:return.problem.none')}
            </p>
          )}
          {left.map(({ id, name, color, size, most }) => {
            const choice = chosen[id];
            const whole = [name, color, size].filter((part) => part != null).join(' · ');
            return (
              <fieldset key={id} aria-label={whole} className={styles.line}>
                <label className={styles.check}>
                  <input
                    type="checkbox"
                    checked={choice !== undefined}
                    onChange={({ target }) =>
                      choose(id, target.checked ? { quantity: 1, reason: 'damaged' } : undefined)
                    }
                  />
                  <bdi>{whole}</bdi>
                </label>
                {choice !== undefined && (
                  <>
                    <Field
                      as="select"
                      label={t('orders:return.quantity')}
                      value={String(Math.min(choice.quantity, most))}
                      onChange={({ target }) => choose(id, { ...choice, quantity: Number(target.value) })}
                    >
                      {Array.from({ length: most }, (_, index) => index + 1).map((pieces) => (
                        <option key={pieces} value={pieces}>
                          {pieces}
                        </option>
                      ))}
                    </Field>
                    <Field
                      as="select"
                      label={t('orders:return.reason')}
                      value={choice.reason}
                      onChange={({ target }) =>
                        choose(id, { ...choice, reason: oneOf(RETURN_REASONS, target.value) ?? 'other' })
                      }
                    >
                      {RETURN_REASONS.map((one) => (
                        <option key={one} value={one}>
                          {t(`orders:return.reasons.${one}`)}
                        </option>
                      ))}
                    </Field>
                  </>
                )}
              </fieldset>
            );
          })}
        </fieldset>
        <Field
          as="textarea"
          label={t('orders:return.note')}
          rows={2}
          dir="auto"
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  );
}
