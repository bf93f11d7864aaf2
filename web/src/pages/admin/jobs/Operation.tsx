import { BULK_FIELD_OF } from '../../../../../gateway/contract/rules/bulk.ts';
import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '../../../design/money.ts';
import { isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ProductFieldValue } from '../_kit/productFields.tsx';
import { JobFieldName } from './importFields.tsx';
import type { Operation_operation$key } from './__generated__/Operation_operation.graphql.ts';

const FLAGS: ReadonlySet<string> = new Set([
  'ACTIVE',
  'FEATURED',
  'BEST_SELLER',
  'WARRANTY',
  'ARCHIVED',
  'SPECIAL',
]);

/** The magnitude of a signed decimal, and its sign. */
const signed = (value: string): { readonly sign: '+' | '−'; readonly size: string } => ({
  sign: value.startsWith('-') ? '−' : '+',
  size: value.replace(/^-/, ''),
});

/** What an operation of a bulk change does, in words: `Prix : −10 %, arrondi à 0,100`. */
export function Operation({ of: key }: { readonly of: Operation_operation$key }) {
  const { t, language } = useTranslation('adminJobs');
  const { field, operator, value, name, round } = useFragment(
    graphql`
      fragment Operation_operation on BulkChange {
        field
        operator
        value
        name
        round
      }
    `,
    key,
  );
  const own = (BULK_FIELD_OF as Readonly<Record<string, string>>)[field] ?? field;
  const money = (amount: string): string => isolateCode(formatMoney(amount, language, 3));
  const { sign, size } = signed(value ?? '');
  const result =
    value == null ? (
      t('operation.cleared')
    ) : operator === 'PERCENT' ? (
      isolateCode(`${sign}${language === 'en' ? size : size.replace('.', ',')} %`)
    ) : operator === 'AMOUNT' ? (
      isolateCode(`${sign}${formatMoney(size, language, 3)}`)
    ) : operator === 'ADD' && field === 'STOCK' ? (
      isolateCode(`${sign}${size}`)
    ) : operator === 'ADD' ? (
      t('operation.add', { value })
    ) : operator === 'REMOVE' ? (
      t('operation.remove', { value })
    ) : (
      <ProductFieldValue field={own} json={FLAGS.has(field) ? value : JSON.stringify(name ?? value)} />
    );
  return (
    <>
      <JobFieldName field={own} />
      {t('operation.is')}
      {result}
      {round != null &&
        (round === 900
          ? t('operation.ending', { amount: money('0.900') })
          : t('operation.rounded', { amount: money((round / 1_000).toFixed(3)) }))}
    </>
  );
}
