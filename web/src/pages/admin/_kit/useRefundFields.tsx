import { useState, type ReactNode } from 'react';
import { isRib, ribDigits } from '../../../../../gateway/contract/rules/rib.ts';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { readAmount } from './amount.ts';
import { oneOf } from './oneOf.ts';

export const REFUND_METHODS = ['TRANSFER', 'CARD', 'CASH', 'POINTS'] as const;

/** How a refund was made, as mutations take it. */
interface Refund {
  /** Dinars; null: the field was left empty. */
  readonly amount: string | null;
  readonly method: (typeof REFUND_METHODS)[number] | null;
  readonly reference: string | null;
  /** Account number that a transfer went to. */
  readonly rib: string | null;
  readonly note: string | null;
}

const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/**
 * The fields of a recorded refund.
 *
 * @param initial the amount at first, in dinars
 * @param needsAmount an empty amount is an error
 * @returns `read`: what is entered; null where the amount is wrong, which is then said at its field
 */
export function useRefundFields(
  initial: string,
  needsAmount: boolean,
): { readonly fields: ReactNode; readonly read: () => Refund | null } {
  const { t } = useTranslation('adminOrders');
  const [amount, setAmount] = useState(initial);
  const [method, setMethod] = useState('');
  const [reference, setReference] = useState('');
  const [rib, setRib] = useState('');
  const [isRibWrong, setRibWrong] = useState(false);
  const [note, setNote] = useState('');
  const [isWrong, setWrong] = useState(false);
  const read = (): Refund | null => {
    const known = readAmount(amount);
    if (known === null && (needsAmount || amount.trim() !== '')) {
      setWrong(true);
      return null;
    }
    const account = method === 'TRANSFER' ? given(ribDigits(rib)) : null;
    if (account !== null && !isRib(account)) {
      setRibWrong(true);
      return null;
    }
    return {
      rib: account,
      amount: known,
      method: oneOf(REFUND_METHODS, method) ?? null,
      reference: given(reference),
      note: given(note),
    };
  };
  const fields = (
    <>
      <Field
        label={t('field.amount')}
        inputMode="decimal"
        dir="ltr"
        suffix="TND"
        error={isWrong ? t('admin:problem.INVALID') : null}
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value);
          setWrong(false);
        }}
      />
      <Field
        as="select"
        label={t('field.refundMethod')}
        value={method}
        onChange={({ target }) => setMethod(target.value)}
      >
        <option value="">{t('field.notSaid')}</option>
        {REFUND_METHODS.map((one) => (
          <option key={one} value={one}>
            {t(`refundMethod.${one}`)}
          </option>
        ))}
      </Field>
      {method === 'TRANSFER' && (
        <Field
          label={t('field.rib')}
          hint={t('field.ribHint')}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          error={isRibWrong ? t('field.ribWrong') : null}
          value={rib}
          onChange={({ target }) => {
            setRib(target.value);
            setRibWrong(false);
          }}
        />
      )}
      {method === 'POINTS' && <p>{t('field.pointsHint')}</p>}
      <Field
        label={t('refunds.reference')}
        dir="ltr"
        maxLength={60}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
      <Field
        as="textarea"
        label={t('field.internalNote')}
        dir="auto"
        maxLength={300}
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </>
  );
  return { fields, read };
}
