import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../design/Icon.tsx';
import { DialogButton } from '../../design/DialogButton.tsx';
import { formatMoney, isZeroAmount } from '../../design/money.ts';
import { useOverlay } from '../../design/useOverlay.ts';
import { formatDate, isolate, isolateCode } from '../../i18n/format.ts';
import { withAreas } from '../../i18n/translate.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Link } from '../../navigation/Link.tsx';
import { paths } from '../../paths.ts';
import type { SubOrderCard_part$key } from './__generated__/SubOrderCard_part.graphql.ts';
import type { OrderAccess } from './access.ts';
import { OrderLines } from './OrderLines.tsx';
import { PartProgress } from './PartProgress.tsx';
import { Returns } from './Returns.tsx';
import { StateBadge } from './StateBadge.tsx';
import styles from './SubOrderCard.module.css';
import { Timeline } from './Timeline.tsx';

const loadCancel = withAreas(['orders'], () => import('./CancelDialog.tsx'));
const loadReturn = withAreas(['orders'], () => import('./ReturnDialog.tsx'));

interface SubOrderCardProps {
  part: SubOrderCard_part$key;
  access: OrderAccess;
}

/** A sub-order: its lines, state, parcel and actions. */
export function SubOrderCard({ part, access }: SubOrderCardProps) {
  const { t, language } = useTranslation('orders');
  const data = useFragment(
    graphql`
      fragment SubOrderCard_part on SubOrder {
        id
        number
        state
        sellerName
        seller {
          slug
        }
        lines {
          ...OrderLines_lines
        }
        total {
          amount
        }
        refundDue {
          amount
        }
        timeline {
          ...Timeline_events
        }
        canCancel
        canReturnUntil
        trackingNumber
        invoiceNumber
        invoiceUrl
        ...ReturnDialog_part
        ...Returns_part
      }
    `,
    part,
  );
  const { Component: CancelDialog, ...cancel } = useOverlay(loadCancel);
  const { Component: ReturnDialog, ...back } = useOverlay(loadReturn);
  const money = (amount: string) => isolate(formatMoney(amount, language, 3));
  const title = `part-${data.id}`;
  return (
    <section className={styles.card} aria-labelledby={title}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={title} className={styles.title}>
            <span className={styles.soldBy}>{t('part.soldBy')}</span>{' '}
            {data.seller == null ? (
              <bdi>{data.sellerName}</bdi>
            ) : (
              <Link to={paths.shop(data.seller.slug)} className={styles.link}>
                <bdi>{data.sellerName}</bdi>
              </Link>
            )}
          </h2>
          <p className={styles.detail}>
            <bdi dir="ltr">{data.number}</bdi>
          </p>
        </div>
        <span aria-live="polite">
          <StateBadge state={data.state} />
        </span>
      </div>
      <PartProgress state={data.state} />
      <OrderLines lines={data.lines} />
      <p className={styles.total}>
        <span>{t('part.total')}</span> <span className={styles.amount}>{money(data.total.amount)}</span>
      </p>
      {!isZeroAmount(data.refundDue.amount) && (
        <p className={styles.refund}>{t('part.refund', { amount: money(data.refundDue.amount) })}</p>
      )}
      {data.trackingNumber != null && (
        <p className={styles.parcel}>
          <Icon name="truck" size={18} className={styles.truck} />
          {t('part.parcel', { number: isolateCode(data.trackingNumber) })}
        </p>
      )}
      {data.invoiceUrl != null && (
        <p className={styles.parcel}>
          <Icon name="scroll-text" size={18} />
          {/* A printable page of its own, outside this application. */}
          <a
            className={styles.more}
            href={`${data.invoiceUrl}?lang=${language}`}
            target="_blank"
            rel="noreferrer"
          >
            {t('part.invoice', { number: isolateCode(data.invoiceNumber ?? '') })}
          </a>
        </p>
      )}
      <Returns part={data} />
      <Timeline events={data.timeline} state={data.state} />
      {data.canReturnUntil != null && (
        <p className={styles.detail}>
          {t('part.returnUntil', { date: formatDate(data.canReturnUntil, language) })}{' '}
          <Link to={paths.returns()} className={styles.more}>
            {t('part.returnRules')}
          </Link>
        </p>
      )}
      {(data.canCancel || data.canReturnUntil != null) && (
        <div className={styles.actions}>
          {data.canCancel && (
            <DialogButton
              variant="secondary"
              size="sm"
              dialog={cancel}
              aria-label={t('cancel.openNamed', { number: data.number })}
            >
              {t('cancel.open')}
            </DialogButton>
          )}
          {data.canReturnUntil != null && (
            <DialogButton
              variant="secondary"
              size="sm"
              dialog={back}
              aria-label={t('return.openNamed', { number: data.number })}
            >
              {t('return.open')}
            </DialogButton>
          )}
        </div>
      )}
      {CancelDialog && (
        <CancelDialog
          isOpen={cancel.isOpen}
          onClose={cancel.hide}
          access={access}
          subOrderId={data.id}
          number={data.number}
        />
      )}
      {ReturnDialog && <ReturnDialog isOpen={back.isOpen} onClose={back.hide} access={access} part={data} />}
    </section>
  );
}
