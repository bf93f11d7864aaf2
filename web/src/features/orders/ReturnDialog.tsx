import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Field } from '../../design/static/Field.tsx';
import { toast } from '../../design/toast.ts';
import { isolateCode } from '../../i18n/format.ts';
import { newKey } from '../../newKey.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { nameTag, schemaLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ReturnDialogMutation } from './__generated__/ReturnDialogMutation.graphql.ts';
import type { ReturnDialog_part$key } from './__generated__/ReturnDialog_part.graphql.ts';
import type { OrderAccess } from './access.ts';
import styles from './OrderDialog.module.css';
import { OrderDialog, problemOf } from './OrderDialog.tsx';
import { RETURN_REASONS, type ReturnReason } from './returnReasons.ts';

interface Choice {
  readonly quantity: number;
  readonly reason: ReturnReason;
}

interface ReturnDialogProps {
  isOpen: boolean;
  onClose: () => void;
  access: OrderAccess;
  part: ReturnDialog_part$key;
}

/** Chooses lines, quantities and reason, and opens the return. */
export default function ReturnDialog({ isOpen, onClose, access, part }: ReturnDialogProps) {
  const { t, language } = useTranslation('orders');
  const data = useFragment(
    graphql`
      fragment ReturnDialog_part on SubOrder {
        id
        number
        lines {
          id
          name(language: $language)
          nameLanguage(language: $language)
          quantity
          returnedQuantity
        }
      }
    `,
    part,
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<'none' | 'late' | 'limited' | 'failed' | null>(null);
  const { send, isPending } = useMutation<ReturnDialogMutation>(graphql`
    mutation ReturnDialogMutation($input: ReturnOpenInput!, $language: Language!) {
      returnOpen(input: $input) {
        order {
          ...OrderView_order
        }
        userErrors {
          code
        }
      }
    }
  `);
  const lines = data.lines.filter(({ quantity, returnedQuantity }) => quantity > returnedQuantity);
  const choose = (id: string, choice: Choice | undefined) => {
    setProblem(null);
    setChosen((before) => {
      const { [id]: _, ...others } = before;
      return choice === undefined ? others : { ...others, [id]: choice };
    });
  };
  // One key for the same input: a retry after a lost response is the same request.
  const [key, setKey] = useState(newKey);
  const close = () => {
    setProblem(null);
    setKey(newKey());
    onClose();
  };
  const submit = async () => {
    const selected = lines.flatMap(({ id }) => {
      const choice = chosen[id];
      return choice === undefined
        ? []
        : [{ lineId: id, quantity: choice.quantity, reason: t(`return.reasons.${choice.reason}`) }];
    });
    setProblem(selected.length === 0 ? 'none' : null);
    if (selected.length === 0) return;
    const answer = await send({
      input: {
        subOrderId: data.id,
        idempotencyKey: key,
        token: access.token ?? null,
        lines: selected,
        note: note.trim() === '' ? null : note.trim(),
      },
      language: schemaLanguage(language),
    }).catch(() => undefined);
    if (answer?.order != null) {
      toast({ type: 'success', title: t('return.done'), description: t('return.doneText') });
      close();
      return;
    }
    // Refused, so the key is unused; without a response the same is sent again.
    if (answer !== undefined) setKey(newKey());
    setProblem(problemOf(answer?.userErrors ?? []));
  };
  return (
    <OrderDialog
      isOpen={isOpen}
      onClose={close}
      title={t('return.title', { number: isolateCode(data.number) })}
      keep={t('return.keep')}
      confirm={t('return.confirm')}
      isUnderWay={isPending}
      onConfirm={() => void submit()}
      note={{ name: 'note', label: t('return.note'), maxLength: 500, value: note, onChange: setNote }}
      problem={problem === null ? null : t(`return.problem.${problem}`)}
    >
      <p>{t('return.text')}</p>
      <ul className={styles.lines}>
        {lines.map(({ id, name, nameLanguage, quantity, returnedQuantity }) => {
          const choice = chosen[id];
          const most = quantity - returnedQuantity;
          return (
            <li key={id} className={styles.line}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={choice !== undefined}
                  onChange={(event) =>
                    choose(
                      id,
                      event.currentTarget.checked ? { quantity: most, reason: 'damaged' } : undefined,
                    )
                  }
                />
                <bdi lang={nameTag(nameLanguage)}>{name}</bdi>
              </label>
              {choice !== undefined && (
                <div className={styles.pair}>
                  <Field
                    as="select"
                    label={t('return.quantity')}
                    value={String(choice.quantity)}
                    onChange={(event) =>
                      choose(id, { ...choice, quantity: Number(event.currentTarget.value) })
                    }
                  >
                    {Array.from({ length: most }, (_, index) => (
                      <option key={index} value={index + 1}>
                        {index + 1}
                      </option>
                    ))}
                  </Field>
                  <Field
                    as="select"
                    label={t('return.reason')}
                    value={choice.reason}
                    onChange={(event) =>
                      choose(id, { ...choice, reason: event.currentTarget.value as ReturnReason })
                    }
                  >
                    {RETURN_REASONS.map((reason) => (
                      <option key={reason} value={reason}>
                        {t(`return.reasons.${reason}`)}
                      </option>
                    ))}
                  </Field>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </OrderDialog>
  );
}
