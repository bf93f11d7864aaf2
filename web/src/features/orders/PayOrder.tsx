import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../design/static/Button.tsx';
import { isolate } from '../../i18n/format.ts';
import { useMutation } from '../../relay/useMutation.ts';
import { schemaLanguage } from '../../i18n/language.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { PayOrder_order$key } from './__generated__/PayOrder_order.graphql.ts';
import type { PayOrderMutation } from './__generated__/PayOrderMutation.graphql.ts';
import { orderBy, type OrderAccess } from './access.ts';
import styles from './OrderView.module.css';
import { formatMoment } from './steps.ts';

/** Link to the payment of an unpaid order: the open one, or a new one. */
export function PayOrder({ order, access }: { order: PayOrder_order$key; access: OrderAccess }) {
  const { t, language } = useTranslation('orders');
  const { paymentUrl, payableUntil } = useFragment(
    graphql`
      fragment PayOrder_order on Order {
        paymentUrl
        payableUntil
      }
    `,
    order,
  );
  const [problem, setProblem] = useState<'late' | 'away' | null>(null);
  const { send, isPending } = useMutation<PayOrderMutation>(graphql`
    mutation PayOrderMutation($input: OrderPayInput!, $language: Language!) {
      orderPay(input: $input) {
        order {
          ...OrderView_order
        }
        paymentUrl
        userErrors {
          code
        }
      }
    }
  `);
  if (payableUntil == null) return null;
  const pay = async (): Promise<void> => {
    setProblem(null);
    const answer = await send({ input: { by: orderBy(access) }, language: schemaLanguage(language) }).catch(
      () => undefined,
    );
    if (answer?.paymentUrl != null) location.assign(answer.paymentUrl);
    else setProblem(answer?.userErrors.some(({ code }) => code === 'CONFLICT') === true ? 'late' : 'away');
  };
  return (
    <>
      <p className={styles.detail}>
        {t('payment.until', { time: isolate(formatMoment(payableUntil, language)) })}
      </p>
      {paymentUrl == null ? (
        <Button busy={isPending} onClick={() => void pay()}>
          {t('payment.pay')}
        </Button>
      ) : (
        // A page of the payment service, outside this application.
        <a className={styles.pay} href={paymentUrl}>
          {t('payment.pay')}
        </a>
      )}
      <div role="alert">
        {problem !== null && <p className={styles.problem}>{t(`payment.problem.${problem}`)}</p>}
      </div>
    </>
  );
}
