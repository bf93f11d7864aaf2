import { useEffect, useRef, useState, type FormEvent } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { bareNumber, isOrderNumber, isPhone, orderNumber } from '../../../features/address/typedNumbers.ts';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { formatMoment } from '../../../features/orders/steps.ts';
import { Timeline } from '../../../features/orders/Timeline.tsx';
import { isolateCode } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { RequestError } from '../../../relay/errors.ts';
import styles from '../TrackOrderPage.module.css';
import type { StatusFormQuery, StatusFormQuery$data } from './__generated__/StatusFormQuery.graphql.ts';

type Status = NonNullable<StatusFormQuery$data['orderStatus']>;
type Progress = 'writing' | 'sending' | 'unknown' | 'limited' | 'failed';

/** Number and telephone reveal the state of an order, and nothing else. */
export function StatusForm() {
  const { t } = useTranslation('checkout');
  const environment = useRelayEnvironment();
  const form = useRef<HTMLFormElement>(null);
  const [number, setNumber] = useState('');
  const [phone, setPhone] = useState('');
  const [problems, setProblems] = useState<{ number?: boolean; phone?: boolean }>({});
  const [progress, setProgress] = useState<Progress>('writing');
  const [status, setStatus] = useState<Status | null>(null);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (progress === 'sending') return;
    const input = {
      number: orderNumber(number),
      phone: bareNumber(phone),
    };
    const wrong = { number: !isOrderNumber(input.number), phone: !isPhone(input.phone) };
    setProblems(wrong);
    if (wrong.number || wrong.phone) {
      const control = form.current?.elements.namedItem(wrong.number ? 'number' : 'phone');
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    setStatus(null);
    setProgress('sending');
    try {
      const answer = await fetchQuery<StatusFormQuery>(
        environment,
        graphql`
          query StatusFormQuery($number: String!, $phone: String!) {
            orderStatus(number: $number, phone: $phone) {
              number
              state
              createdAt
              subOrders {
                number
                state
                timeline {
                  ...Timeline_events
                }
              }
            }
          }
        `,
        input,
        { fetchPolicy: 'network-only', networkCacheConfig: { force: true, metadata: { secret: true } } },
      ).toPromise();
      setStatus(answer?.orderStatus ?? null);
      setProgress(answer?.orderStatus == null ? 'unknown' : 'writing');
    } catch (error) {
      const isLimited =
        error instanceof RequestError && (error.status === 429 || error.code === 'RATE_LIMITED');
      setProgress(isLimited ? 'limited' : 'failed');
    }
  };

  return (
    <>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={t('track.form.number')}
          hint={t('track.form.numberHint')}
          name="number"
          value={number}
          onChange={(event) => setNumber(event.currentTarget.value)}
          error={problems.number ? t('track.form.numberError') : null}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
        />
        <Field
          label={t('track.form.phone')}
          hint={t('track.form.phoneHint')}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          error={problems.phone ? t('track.form.phoneError') : null}
          required
          dir="ltr"
        />
        <div role="alert">
          {(progress === 'unknown' || progress === 'limited' || progress === 'failed') && (
            <p className={styles.problem}>{t(`track.problem.${progress}`)}</p>
          )}
        </div>
        <Button type="submit" size="lg" busy={progress === 'sending'} className={styles.send}>
          {t('track.form.send')}
        </Button>
        <noscript>
          <p className={styles.problem}>{t('noScripts')}</p>
        </noscript>
      </form>
      {status !== null && <Result key={status.number} status={status} />}
    </>
  );
}

/** State of the order; it receives the focus. */
function Result({ status }: { status: Status }) {
  const { t, language } = useTranslation('checkout');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.result} aria-labelledby="status">
      <div className={styles.head}>
        <h2 id="status" ref={title} tabIndex={-1} className={styles.title}>
          {t('track.number', { number: isolateCode(status.number) })}
        </h2>
        <StateBadge state={status.state} />
      </div>
      <p className={styles.text}>
        {t('orders:placedAt', { date: formatMoment(status.createdAt, language) })}
      </p>
      {status.subOrders.map((part) => (
        <div key={part.number}>
          {status.subOrders.length > 1 && (
            <h3 className={styles.title}>
              <bdi dir="ltr">{part.number}</bdi>
            </h3>
          )}
          <Timeline events={part.timeline} state={part.state} />
        </div>
      ))}
      <p className={styles.text}>{t('track.more')}</p>
    </section>
  );
}
