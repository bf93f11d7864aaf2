import { formatMoney } from '../../../design/money.ts';
import { formatPhone } from '../../../features/address/formatPhone.ts';
import { isolateCode } from '../../../i18n/format.ts';
import type { Key } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './format.module.css';

/** Tunisia is an hour ahead of UTC all year round. */
const TUNIS_OFFSET = 3_600_000;

/** An instant (ISO 8601) as the back office writes it: `22/11/2026, 14:05:09`, Tunisia's time, in every language. */
export function formatInstant(instant: string): string {
  const text = new Date(new Date(instant).getTime() + TUNIS_OFFSET).toISOString();
  return `${text.slice(8, 10)}/${text.slice(5, 7)}/${text.slice(0, 4)}, ${text.slice(11, 19)}`;
}

/** The time of an instant without its seconds: `14:05`, Tunisia's time. */
export const formatTime = (instant: string): string =>
  isolateCode(new Date(new Date(instant).getTime() + TUNIS_OFFSET).toISOString().slice(11, 16));

/** A date and time in a table or a list of facts; nothing of an instant that is absent. */
export function Instant({ at }: { readonly at: string | null | undefined }) {
  if (at == null) return <span>–</span>;
  return (
    <time dateTime={at} className={styles.figures}>
      {isolateCode(formatInstant(at))}
    </time>
  );
}

/** A day of Tunisia (`2026-11-22`) as the back office writes it: `22/11/2026`, in every language. */
export const formatDay = (day: string): string => isolateCode(day.split('-').toReversed().join('/'));

/** A day in a table. */
export function Day({ day }: { readonly day: string }) {
  return (
    <time dateTime={day} className={styles.figures}>
      {formatDay(day)}
    </time>
  );
}

/** An amount of dinars with its three decimals, digits below each other. */
export function Amount({ amount }: { readonly amount: string | null | undefined }) {
  const { language } = useTranslation('common');
  if (amount == null) return <span>–</span>;
  return <span className={styles.figures}>{isolateCode(formatMoney(amount, language, 3))}</span>;
}

/** A number, code, telephone or address that reads from left to right in every language. */
export function Code({ text }: { readonly text: string | null | undefined }) {
  if (text == null || text === '') return <span>–</span>;
  return (
    <span dir="ltr" className={styles.code}>
      {text}
    </span>
  );
}

/** A telephone number, in groups of digits. */
export function Phone({ number }: { readonly number: string | null | undefined }) {
  return <Code text={number == null ? null : formatPhone(number)} />;
}

/** A text by its key, for the cells of a list. */
export function Text({ of }: { readonly of: Key }) {
  const { t } = useTranslation('admin');
  return t(of);
}
