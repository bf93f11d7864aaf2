import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { ActionDialog } from '../_kit/ActionDialog.tsx';
import { AmountField } from '../_kit/AmountField.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Amount, Day, formatDay } from '../_kit/format.tsx';
import { useAdminMutation, type Problem } from '../_kit/useAdminMutation.ts';
import { useProblemText } from '../_kit/useProblemText.ts';
import table from '../_kit/Table.module.css';
import styles from './SettingsPage.module.css';
import type { TaxPeriods_periods$key } from './__generated__/TaxPeriods_periods.graphql.ts';
import type { TaxPeriodsAddMutation } from './__generated__/TaxPeriodsAddMutation.graphql.ts';
import type { TaxPeriodsRemoveMutation } from './__generated__/TaxPeriodsRemoveMutation.graphql.ts';

/** Topics of the screen's query: there is no node that a mutation could update. */
const TOPICS = ['settings', 'audit'];
const RATES = ['standardRate', 'intermediateRate', 'reducedRate'] as const;

interface TaxPeriodsProps {
  readonly periods: TaxPeriods_periods$key;
}

/** VAT rates and fiscal stamp by date: added, and removed while no invoice used them. */
export function TaxPeriods({ periods: key }: TaxPeriodsProps) {
  const { t } = useTranslation('adminShop');
  const periods = useFragment(
    graphql`
      fragment TaxPeriods_periods on AdminTaxPeriod @relay(plural: true) {
        validFrom
        standardRate
        intermediateRate
        reducedRate
        stamp {
          amount
        }
        isUsed
      }
    `,
    key,
  );
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const { run, isPending } = useAdminMutation<TaxPeriodsRemoveMutation>(
    graphql`
      mutation TaxPeriodsRemoveMutation($input: AdminTaxPeriodRemoveInput!) {
        adminTaxPeriodRemove(input: $input) {
          deletedDay
          userErrors {
            field
            code
            message
            usedBy
            useCount
          }
        }
      }
    `,
    TOPICS,
  );
  const [latest] = periods;
  return (
    <Card title={t('taxes.title')}>
      <p className={styles.note}>{t('taxes.text')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens */}
      <section className={table.scroll} aria-label={t('taxes.title')} tabIndex={0}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('adminAudit:field.validFrom')}</th>
              {RATES.map((name) => (
                <th key={name} scope="col" className={table.figure}>
                  {t(`adminAudit:field.${name}Bp`)}
                </th>
              ))}
              <th scope="col" className={table.figure}>
                {t('adminAudit:field.stamp')}
              </th>
              <th scope="col">{t('taxes.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map(({ validFrom, isUsed, stamp, ...rates }) => (
              <tr key={validFrom}>
                <td>
                  <Day day={validFrom} />
                </td>
                {RATES.map((name) => (
                  <td key={name} className={table.figure}>
                    <bdi>{Number(rates[name])} %</bdi>
                  </td>
                ))}
                <td className={table.figure}>
                  <Amount amount={stamp.amount} />
                </td>
                <td>
                  {isUsed ? (
                    <Badge tone="neutral">{t('taxes.used')}</Badge>
                  ) : (
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={t('taxes.removeOf', { day: formatDay(validFrom) })}
                      onClick={() => setRemoved(validFrom)}
                    >
                      {t('taxes.remove')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>
        <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
          {t('taxes.add')}
        </Button>
      </p>
      <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={t('taxes.add')} size="sm">
        {isAdding && (
          <PeriodForm
            rates={{
              standardRate: plain(latest?.standardRate),
              intermediateRate: plain(latest?.intermediateRate),
              reducedRate: plain(latest?.reducedRate),
            }}
            stamp={latest?.stamp.amount ?? ''}
            onAdded={() => setAdding(false)}
          />
        )}
      </Dialog>
      <ActionDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title={t('taxes.removeOf', { day: removed === null ? '' : formatDay(removed) })}
        text={t('taxes.removeText')}
        submit={t('taxes.remove')}
        isDanger
        isPending={isPending}
        hasReason={false}
        onSubmit={() =>
          void run(
            { input: { validFrom: removed ?? '' } },
            { done: t('taxes.removed'), onDone: () => setRemoved(null) },
          )
        }
      />
    </Card>
  );
}

/** A rate as it is typed: `19.00` is `19`. */
const plain = (rate: string | undefined): string => (rate === undefined ? '' : String(Number(rate)));

type Rates = Readonly<Record<(typeof RATES)[number], string>>;

interface PeriodFormProps {
  readonly rates: Rates;
  readonly stamp: string;
  readonly onAdded: () => void;
}

function PeriodForm({ rates: loaded, stamp: loadedStamp, onAdded }: PeriodFormProps) {
  const { t, language } = useTranslation('adminShop');
  const [validFrom, setValidFrom] = useState('');
  const [rates, setRates] = useState<Rates>(loaded);
  const [stamp, setStamp] = useState(loadedStamp);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [idempotencyKey] = useState(newKey);
  const { textOf } = useProblemText();
  const { run, isPending } = useAdminMutation<TaxPeriodsAddMutation>(
    graphql`
      mutation TaxPeriodsAddMutation($input: AdminTaxPeriodAddInput!) {
        adminTaxPeriodAdd(input: $input) {
          period {
            validFrom
          }
          userErrors {
            field
            code
            message
            usedBy
            useCount
          }
        }
      }
    `,
    TOPICS,
  );
  const errorOf = (name: string): string | undefined => {
    const problem = problems.find(({ field }) => field.at(-1) === name);
    if (problem === undefined) return undefined;
    if (problem.code === 'IN_USE' && problem.useCount != null)
      return t('taxes.inUse', { count: problem.useCount, n: formatNumber(problem.useCount, language) });
    if (problem.code === 'TAKEN') return t('taxes.taken');
    return name.endsWith('Rate') ? t('taxes.order') : textOf([problem]);
  };
  return (
    <form
      className={styles.period}
      onSubmit={(event) => {
        event.preventDefault();
        if (isPending) return;
        const number = (typed: string): string => typed.trim().replace(',', '.');
        const input = {
          validFrom,
          standardRate: number(rates.standardRate),
          intermediateRate: number(rates.intermediateRate),
          reducedRate: number(rates.reducedRate),
          stamp,
          idempotencyKey,
        };
        setProblems([]);
        void run(
          { input },
          { done: t('taxes.added'), hasFields: true, onDone: onAdded, onRefused: setProblems },
        );
      }}
    >
      <Field
        type="date"
        required
        label={t('adminAudit:field.validFrom')}
        error={errorOf('validFrom') ?? null}
        value={validFrom}
        onChange={({ target }) => setValidFrom(target.value)}
      />
      {RATES.map((name) => (
        <Field
          key={name}
          required
          inputMode="decimal"
          pattern="\d{1,3}([.,]\d{1,2})?"
          suffix="%"
          dir="ltr"
          label={t(`adminAudit:field.${name}Bp`)}
          hint={t('taxes.rateHint')}
          error={errorOf(name) ?? null}
          value={rates[name]}
          onChange={({ target }) => setRates({ ...rates, [name]: target.value })}
        />
      ))}
      <AmountField
        isRequired
        label={t('adminAudit:field.stamp')}
        error={errorOf('stamp') ?? null}
        value={stamp}
        onChange={setStamp}
      />
      <Button type="submit" wide busy={isPending}>
        {t('taxes.add')}
      </Button>
    </form>
  );
}
