import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { canBeGiven, needsGivingReason } from '../../../../../gateway/contract/rules/handovers.ts';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { CarrierDialog } from '../_kit/CarrierDialog.tsx';
import { Amount, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './SubOrderParcel.module.css';
import type { OrderState } from './__generated__/SubOrderCard_subOrder.graphql.ts';
import type { SubOrderParcel_parcel$key } from './__generated__/SubOrderParcel_parcel.graphql.ts';
import type { SubOrderParcelMutation } from './__generated__/SubOrderParcelMutation.graphql.ts';

interface SubOrderParcelProps {
  /** null: no company was given it. */
  readonly parcel: SubOrderParcel_parcel$key | null | undefined;
  readonly subOrderId: string;
  readonly state: OrderState;
}

/** The delivery company that has a parcel, what it reported, and those that had it before; another one can be chosen. */
export function SubOrderParcel({ parcel: key, subOrderId, state }: SubOrderParcelProps) {
  const { t } = useTranslation('adminParcels');
  const { can } = useStaff();
  const parcel = useFragment(
    graphql`
      fragment SubOrderParcel_parcel on SubOrderParcel {
        carrier
        trackingNumber
        carrierState
        carrierAt
        scans {
          key
          carrier
          state
          at
          place
          cash {
            amount
          }
          reportedBy
        }
        past {
          carrier
          reason
          endedAt
          endedBy
        }
      }
    `,
    key,
  );
  const [isChoosing, setChoosing] = useState(false);
  const [idempotencyKey, setKey] = useState(newKey);
  const { run, isPending } = useAdminMutation<SubOrderParcelMutation>(
    graphql`
      mutation SubOrderParcelMutation($input: ParcelCarrierInput!) {
        parcelCarrierSet(input: $input) {
          order {
            ...OrderPage_order
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['orders', 'parcels'],
  );
  const canGive = can('ORDERS') && canBeGiven(state);
  if (parcel == null && !canGive) return null;
  const nameOf = (carrier: string | null | undefined): string => carrier ?? t('company.own');
  const give = (carrier: string, reason: string | null): void =>
    void run(
      { input: { subOrderId, carrier, reason, idempotencyKey } },
      {
        done: t('company.done', { name: carrier }),
        onDone: () => setChoosing(false),
        onRefused: () => setKey(newKey()),
      },
    );
  return (
    <section className={styles.parcel} aria-label={t('column.carrier')}>
      <div className={styles.head}>
        <p>
          <span className={styles.label}>{t('column.carrier')}</span>{' '}
          <bdi>{parcel == null ? t('company.unchosen') : nameOf(parcel.carrier)}</bdi>
          {parcel?.carrierState != null && (
            <span className={styles.about}>
              {t(`carrier.${parcel.carrierState}`)}
              {parcel.carrierAt != null && (
                <>
                  {' · '}
                  <Instant at={parcel.carrierAt} />
                </>
              )}
            </span>
          )}
          {parcel != null && parcel.trackingNumber == null && (
            <span className={styles.about}>{t('company.waiting')}</span>
          )}
        </p>
        {canGive && (
          <Button size="sm" variant="secondary" onClick={() => setChoosing(true)}>
            {t(parcel == null ? 'company.choose' : 'company.change')}
          </Button>
        )}
      </div>
      {parcel != null && parcel.scans.length > 0 && (
        <ol className={styles.list} aria-label={t('company.scans')}>
          {parcel.scans.map((scan) => (
            <li key={scan.key}>
              <strong>{t(`carrier.${scan.state}`)}</strong>
              {scan.place != null && (
                <>
                  {' · '}
                  <span dir="auto">{scan.place}</span>
                </>
              )}
              {scan.cash != null && (
                <>
                  {' · '}
                  {t('company.cash')} <Amount amount={scan.cash.amount} />
                </>
              )}
              <span className={styles.about}>
                <Instant at={scan.at} /> · <bdi>{scan.carrier}</bdi> · {t('company.reportedBy')}{' '}
                <bdi>{scan.reportedBy}</bdi>
              </span>
            </li>
          ))}
        </ol>
      )}
      {parcel != null && parcel.past.length > 0 && (
        <ul className={styles.list} aria-label={t('company.past')}>
          {parcel.past.map(({ carrier, reason, endedAt, endedBy }) => (
            <li key={endedAt}>
              {t('company.takenFrom')} <bdi>{nameOf(carrier)}</bdi>
              {reason != null && (
                <>
                  {' · '}
                  <span dir="auto">{reason}</span>
                </>
              )}
              <span className={styles.about}>
                <Instant at={endedAt} /> · <bdi>{endedBy}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      <CarrierDialog
        isOpen={isChoosing}
        onClose={() => setChoosing(false)}
        current={parcel?.carrier ?? null}
        needsReason={needsGivingReason(state)}
        isPending={isPending}
        onSubmit={give}
      />
    </section>
  );
}
