import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { formatPhone } from '../../../features/address/formatPhone.ts';
import { EXCLUSION_REASONS } from '../../../../../gateway/contract/rules/refusalReasons.ts';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Card, Facts } from '../_kit/Detail.tsx';
import { Amount, Code, Day, Instant, Phone } from '../_kit/format.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { OrderNoteForm } from '../_kit/OrderNoteForm.tsx';
import { Place } from '../_kit/Place.tsx';
import { adminPaths } from '../adminPaths.ts';
import styles from './ConfirmPage.module.css';
import type { DeskOrder_order$key } from './__generated__/DeskOrder_order.graphql.ts';
import type { DeskOrder_risk$key } from './__generated__/DeskOrder_risk.graphql.ts';
import type { DeskOrder_contacts$key } from './__generated__/DeskOrder_contacts.graphql.ts';

export type Exclusion = (typeof EXCLUSION_REASONS)[number];
/** Sub-orders that are cancelled while the others are confirmed, with the reason. */
export type Exclusions = Readonly<Record<string, Exclusion>>;

interface DeskOrderProps {
  readonly order: DeskOrder_order$key;
  readonly exclusions: Exclusions;
  readonly onExclude: (exclusions: Exclusions) => void;
}

/** The order one calls about: whom, where to, and what by seller. */
export function DeskOrder({ order: key, exclusions, onExclude }: DeskOrderProps) {
  const { t } = useTranslation('adminDesk');
  const order = useFragment(
    graphql`
      fragment DeskOrder_order on Order {
        id
        contactName
        contactPhone
        address {
          recipient
          phone
          secondPhone
          ...Place_address
          postalCode
          street
          landmark
          note
        }
        itemsTotal {
          amount
        }
        discountTotal {
          amount
        }
        couponCode
        deliveryFee {
          amount
        }
        total {
          amount
        }
        subOrders {
          id
          number
          sellerName
          state
          total {
            amount
          }
          lines {
            id
            name
            color
            size
            quantity
            image {
              url
            }
            total {
              amount
            }
          }
        }
        desk {
          details {
            subOrders {
              subOrderId
              arrivesFrom
              arrivesUntil
              stock {
                lineId
                stock
              }
            }
          }
        }
      }
    `,
    key,
  );
  const { address } = order;
  const phones = [...new Set([order.contactPhone, address.phone, address.secondPhone])].filter(
    (phone) => phone != null && phone !== '',
  );
  const outlook = order.desk?.details?.subOrders ?? [];
  const waiting = order.subOrders.filter(({ state }) => state === 'AWAITING_CONFIRMATION');
  return (
    <>
      <Card title={<bdi>{order.contactName}</bdi>}>
        <ul className={styles.phones}>
          {phones.map((phone) => (
            <li key={phone}>
              <a
                href={`tel:${phone}`}
                className={styles.phone}
                aria-label={t('call', { phone: formatPhone(phone ?? '') })}
              >
                <Phone number={phone} />
              </a>
            </li>
          ))}
        </ul>
        <address className={styles.address} dir="auto">
          <strong>
            <Place address={address} /> {address.postalCode}
          </strong>
          <span>
            {[address.recipient, address.street, address.landmark]
              .filter((text) => text != null && text !== '')
              .join(' · ')}
          </span>
          {address.note != null && address.note !== '' && <em>{address.note}</em>}
        </address>
      </Card>
      {order.subOrders.map((part) => {
        const excluded = exclusions[part.id];
        const isOpen = part.state === 'AWAITING_CONFIRMATION';
        const seen = outlook.find(({ subOrderId }) => subOrderId === part.id);
        return (
          <Card
            key={part.id}
            title={
              <>
                <Code text={part.number} /> · <bdi>{part.sellerName}</bdi>
              </>
            }
            badge={isOpen ? undefined : <StateBadge state={part.state} />}
            actions={
              isOpen && waiting.length > 1 ? (
                <label className={styles.include}>
                  <input
                    type="checkbox"
                    checked={excluded === undefined}
                    // One has to remain: without any, the order is cancelled instead.
                    disabled={excluded === undefined && waiting.length - Object.keys(exclusions).length <= 1}
                    onChange={({ target }) => {
                      const { [part.id]: _removed, ...others } = exclusions;
                      onExclude(target.checked ? others : { ...others, [part.id]: 'OUT_OF_STOCK' });
                    }}
                  />
                  {t('include')}
                </label>
              ) : undefined
            }
          >
            {excluded !== undefined && (
              <Field
                as="select"
                label={t('excludeReason')}
                value={excluded}
                onChange={({ target }) =>
                  onExclude({
                    ...exclusions,
                    [part.id]: oneOf(EXCLUSION_REASONS, target.value) ?? 'OUT_OF_STOCK',
                  })
                }
              >
                {EXCLUSION_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`reason.${reason}`)}
                  </option>
                ))}
              </Field>
            )}
            {seen?.arrivesFrom != null && seen.arrivesUntil != null && (
              <p className={styles.muted}>
                {t('promise')} <Day day={seen.arrivesFrom} />
                {seen.arrivesUntil !== seen.arrivesFrom && (
                  <>
                    {' – '}
                    <Day day={seen.arrivesUntil} />
                  </>
                )}
              </p>
            )}
            <ul className={styles.lines}>
              {part.lines.map((line) => (
                <li key={line.id} className={styles.line}>
                  <span className={styles.picture}>
                    <Picture src={line.image?.url} alt="" sizes="48px" widths={[64, 96]} />
                  </span>
                  <span className={styles.words}>
                    <span dir="auto">{line.name}</span>
                    <span className={styles.muted}>
                      {[line.color, line.size].filter((one) => one != null).join(' · ')}
                      <Stock of={seen?.stock.find(({ lineId }) => lineId === line.id)} />
                    </span>
                  </span>
                  <span className={styles.quantity}>× {line.quantity}</span>
                  <Amount amount={line.total.amount} />
                </li>
              ))}
            </ul>
          </Card>
        );
      })}
      <Card title={t('sums')}>
        <Facts
          facts={[
            [t('items'), <Amount key="items" amount={order.itemsTotal.amount} />],
            ...(order.couponCode == null
              ? []
              : [
                  [
                    t('coupon', { code: order.couponCode }),
                    <Amount key="coupon" amount={`-${order.discountTotal.amount}`} />,
                  ] as const,
                ]),
            [t('delivery'), <Amount key="delivery" amount={order.deliveryFee.amount} />],
            [
              t('total'),
              <strong key="total">
                <Amount amount={order.total.amount} />
              </strong>,
            ],
          ]}
        />
      </Card>
    </>
  );
}

interface StockProps {
  /** Absent: it could not be read. */
  readonly of: { readonly stock: number | null | undefined } | undefined;
}

/** What is in stock of a line's variant now, beside the pieces that are set aside for the order. */
function Stock({ of }: StockProps) {
  const { t } = useTranslation('adminDesk');
  if (of === undefined) return null;
  if (of.stock == null) return <Badge tone="warning">{t('stockGone')}</Badge>;
  return <span> {t('stock', { count: of.stock })}</span>;
}

/** What is known of buyer and basket: facts with links, never a score. */
export function Risk({ order: key }: { readonly order: DeskOrder_risk$key }) {
  const { t } = useTranslation('adminDesk');
  const { contactPhone, desk } = useFragment(
    graphql`
      fragment DeskOrder_risk on Order {
        contactPhone
        desk {
          attempts
          language
          proposesCancelling
          risk {
            otherOrders
            refusals
            sameDayOrders
            basketRatio
            isBasketLarge
            isFirstLarge
          }
          details {
            points
            openTickets
            lastRefusal {
              number
              at
              reason
            }
          }
        }
      }
    `,
    key,
  );
  if (desk == null) return null;
  const { risk, details } = desk;
  const lastRefusal = details?.lastRefusal;
  const others = `${adminPaths.orders()}?q=${encodeURIComponent(contactPhone)}`;
  return (
    <Card title={t('client')}>
      <ul className={styles.facts}>
        <li>
          {risk.otherOrders === 0 ? (
            t('risk.first')
          ) : (
            <Link to={others} className={styles.link}>
              {t('risk.orders', { count: risk.otherOrders })}
            </Link>
          )}
        </li>
        {risk.refusals > 0 && (
          <li>
            <Badge tone="warning">{t('risk.refusals', { count: risk.refusals })}</Badge>
          </li>
        )}
        {lastRefusal != null && (
          <li>
            {t('risk.lastRefusal')}{' '}
            <Link to={adminPaths.order(lastRefusal.number)} className={styles.link}>
              <Code text={lastRefusal.number} />
            </Link>
            <Instant at={lastRefusal.at} />
            {lastRefusal.reason != null && (
              <>
                {' · '}
                <span dir="auto">{lastRefusal.reason}</span>
              </>
            )}
          </li>
        )}
        {risk.isFirstLarge && (
          <li>
            <Badge tone="warning">{t('risk.firstLarge')}</Badge>
          </li>
        )}
        {details?.points != null && <li>{t('risk.points', { count: details.points })}</li>}
        {details != null && details.openTickets > 0 && (
          <li>
            <Badge tone="info">{t('risk.tickets', { count: details.openTickets })}</Badge>
          </li>
        )}
        {risk.isBasketLarge && risk.basketRatio != null && (
          <li>
            <Badge tone="warning">{t('risk.basket', { times: risk.basketRatio })}</Badge>
          </li>
        )}
        {risk.sameDayOrders.length > 0 && (
          <li>
            {t('risk.sameDay')}{' '}
            {risk.sameDayOrders.map((number) => (
              <Link key={number} to={adminPaths.order(number)} className={styles.link}>
                <Code text={number} />
              </Link>
            ))}
          </li>
        )}
        {desk.language != null && <li>{t('language', { name: t(`languages.${desk.language}`) })}</li>}
        {desk.attempts > 0 && <li>{t('attempts', { count: desk.attempts })}</li>}
        {desk.proposesCancelling && (
          <li>
            <Badge tone="danger">{t('proposesCancelling')}</Badge>
          </li>
        )}
      </ul>
    </Card>
  );
}

/** Calls, notes and mails so far, and a note to add. */
export function Contacts({ order: key }: { readonly order: DeskOrder_contacts$key }) {
  const { t } = useTranslation('adminDesk');
  const { id, desk } = useFragment(
    graphql`
      fragment DeskOrder_contacts on Order {
        id
        desk {
          timeline(first: 20, kinds: [CONTACT, NOTE]) {
            nodes {
              key
              kind
              at
              actorName
              outcome
              callbackAt
              text
            }
          }
        }
      }
    `,
    key,
  );
  const entries = desk?.timeline?.nodes ?? [];
  return (
    <Card title={t('contacts.title')}>
      {entries.length === 0 ? (
        <p className={styles.muted}>{t('contacts.none')}</p>
      ) : (
        <ol className={styles.contacts}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <span className={styles.muted}>
                <Instant at={entry.at} /> <bdi>{entry.actorName}</bdi>
              </span>
              <span>
                {entry.outcome != null && <strong>{t(`outcome.${entry.outcome}`)}</strong>}{' '}
                {entry.callbackAt != null && <Instant at={entry.callbackAt} />}{' '}
                {entry.text != null && <span dir="auto">{entry.text}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <OrderNoteForm orderId={id} />
    </Card>
  );
}
