import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import {
  REFUSAL_REASONS,
  REFUSAL_TEXTS,
  type RefusalReason,
} from '../../../../../gateway/contract/rules/refusalReasons.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useRegions } from '../../../features/address/regions.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { present } from '../../../relay/present.ts';
import { markStale, useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { readAmount } from '../_kit/amount.ts';
import { Amount, Code, formatTime, Instant } from '../_kit/format.tsx';
import { useShortcuts } from '../_kit/keys.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { Popover } from '../_kit/Popover.tsx';
import { SellerOptions } from '../_kit/SellerOptions.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { AmendDialog } from './AmendDialog.tsx';
import { CALL_TIMES, instantOf } from './callTimes.ts';
import { Contacts, DeskOrder, Risk, type Exclusions } from './DeskOrder.tsx';
import { isFree, Queue, useQueueOrders } from './Queue.tsx';
import { useClaim, type ClaimState } from './useClaim.ts';
import { useOutbox, type CallOutcome } from './useOutbox.ts';
import styles from './ConfirmPage.module.css';
import type { ConfirmPage_order$key } from './__generated__/ConfirmPage_order.graphql.ts';
import type { ConfirmPageOrderQuery } from './__generated__/ConfirmPageOrderQuery.graphql.ts';
import type {
  ConfirmationQueueFilter,
  ConfirmPageQuery,
  Language,
} from './__generated__/ConfirmPageQuery.graphql.ts';
import type { ContactOutcome } from './__generated__/useOutboxContactMutation.graphql.ts';

/** How often the queue is asked for while it is shown, in milliseconds: others call too. */
const REFRESHED_AFTER = 30_000;
const CODES: readonly Language[] = ['FR', 'EN', 'DE', 'TN'];

/** How the call ended for the reasons that are no refusal by the buyer. */
const OUTCOME_OF: Partial<Record<RefusalReason, ContactOutcome>> = {
  UNREACHABLE: 'NO_ANSWER',
  UNVERIFIED: 'WRONG_NUMBER',
};

/** The queue's conditions, as the address has them. */
function readFilter(query: URLSearchParams): ConfirmationQueueFilter {
  const region = Number(query.get('region'));
  const attempts = Number(query.get('attempts'));
  return {
    regionNumber: region > 0 ? region : null,
    language: oneOf(CODES, query.get('language') ?? undefined) ?? null,
    sellerId: query.get('seller'),
    minTotal: readAmount(query.get('min') ?? ''),
    maxTotal: readAmount(query.get('max') ?? ''),
    minAttempts: attempts > 0 ? attempts : null,
  };
}

/** The confirmation desk: one order after the other is called, and each call ends by one key. */
export default function ConfirmPage() {
  const { t } = useTranslation('adminDesk');
  const title = useTitle();
  return (
    <section>
      <PageHeader title={title} actions={<QueueFilter />} />
      <AdminBoundary fallback={<Skeleton height="28rem" radius="lg" />} failed={t('queue.failed')}>
        <Desk />
      </AdminBoundary>
    </section>
  );
}

/** Narrows the queue; its state is the address. */
function QueueFilter() {
  const { t } = useTranslation('adminDesk');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const regions = useRegions();
  const query = new URLSearchParams(search);
  const set = (name: string, value: string): void => {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    navigate(next.size === 0 ? pathname : `${pathname}?${next}`, { replace: true });
  };
  const field = (name: string) => ({
    value: query.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  return (
    <Popover
      label={query.size === 0 ? t('admin:list.filter') : `${t('admin:list.filter')} (${query.size})`}
      icon={<Icon name="sliders-horizontal" size={18} />}
    >
      {() => (
        <>
          <Field as="select" label={t('filter.region')} {...field('region')}>
            <option value="">{t('admin:list.any')}</option>
            {regions.map(({ number, name }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </Field>
          <AdminBoundary fallback={<Skeleton height="4rem" radius="md" />}>
            <SellerOptions>
              {(sellers) => (
                <Field as="select" label={t('filter.seller')} {...field('seller')}>
                  <option value="">{t('admin:list.any')}</option>
                  {sellers.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Field>
              )}
            </SellerOptions>
          </AdminBoundary>
          <Field as="select" label={t('filter.language')} {...field('language')}>
            <option value="">{t('admin:list.any')}</option>
            {LANGUAGES.map((code) => (
              <option key={code} value={code.toUpperCase()}>
                {LANGUAGE_NAMES[code]}
              </option>
            ))}
          </Field>
          <Field as="select" label={t('filter.attempts')} {...field('attempts')}>
            <option value="">{t('admin:list.any')}</option>
            {[1, 2, 3].map((count) => (
              <option key={count} value={count}>
                {t('attempts', { count })}
              </option>
            ))}
          </Field>
          <Field label={t('filter.min')} inputMode="decimal" dir="ltr" suffix="TND" {...field('min')} />
          <Field label={t('filter.max')} inputMode="decimal" dir="ltr" suffix="TND" {...field('max')} />
        </>
      )}
    </Popover>
  );
}

interface Chosen {
  readonly id: string;
  /** By the person; otherwise it was the next in the queue. */
  readonly isByHand: boolean;
}

const NONE: ReadonlySet<string> = new Set();

function Desk() {
  const { t } = useTranslation('adminDesk');
  const { can } = useStaff();
  const environment = useRelayEnvironment();
  const { search } = useLocation();
  const { confirmationQueue } = useAdminQuery<ConfirmPageQuery>(
    graphql`
      query ConfirmPageQuery($filter: ConfirmationQueueFilter) {
        confirmationQueue(first: 50, filter: $filter) {
          totalCount
          nodes {
            id
            state
            ...Queue_orders
          }
        }
      }
    `,
    { filter: readFilter(new URLSearchParams(search)) },
    adminFreshness.desk,
    ['queue'],
  );
  const { nodes, totalCount } = present(confirmationQueue);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      setNow(Date.now());
      markStale(environment, ['queue']);
    }, REFRESHED_AFTER);
    return () => clearInterval(timer);
  }, [environment]);

  const [chosen, setChosen] = useState<Chosen | null>(null);
  /** Orders that were put off, or that others took meanwhile. */
  const [passed, setPassed] = useState(NONE);
  const back = (id: string): void => setChosen({ id, isByHand: true });
  const outbox = useOutbox(back);
  const isAllowed = can('ORDERS');

  const orders = useQueueOrders(nodes).filter(
    ({ id, state }) => state === 'AWAITING_CONFIRMATION' && !outbox.done.has(id),
  );
  const free = orders.filter((order) => isFree(order, now));
  const next = free.find(({ id }) => !passed.has(id)) ?? free[0];
  // The order on screen stays when the queue changes.
  if (chosen === null && next !== undefined) setChosen({ id: next.id, isByHand: false });

  const pass = (id: string): void => {
    setPassed((before) => new Set([...before, id]));
    const after = free.find((order) => order.id !== id && !passed.has(order.id));
    setChosen(after === undefined ? null : { id: after.id, isByHand: false });
  };
  const step = (by: 1 | -1): void => {
    const to = orders[orders.findIndex(({ id }) => id === chosen?.id) + by];
    if (to !== undefined) back(to.id);
  };
  const undo = (): void => {
    const id = outbox.undo();
    if (id !== undefined) back(id);
  };
  useShortcuts([
    { keys: 'j', label: t('keys.down'), run: () => step(1) },
    { keys: 'k', label: t('keys.up'), run: () => step(-1) },
    { keys: 'mod+z', label: t('keys.undo'), run: undo },
  ]);

  const list = <Queue orders={orders} current={chosen?.id ?? null} now={now} onChoose={back} />;
  const heading = (
    <>
      {t('queue.title')}{' '}
      <span className={styles.count}>{Math.max(totalCount - outbox.done.size, orders.length)}</span>
    </>
  );
  return (
    <div className={styles.desk}>
      <aside className={styles.queue} aria-label={t('queue.title')}>
        <details className={styles.fold} open={orders.length > 0 && chosen === null}>
          <summary>
            {heading}
            <Icon name="chevron-down" size={18} />
          </summary>
          {list}
        </details>
        <div className={styles.wide}>
          <h2 className={styles.queueTitle}>{heading}</h2>
          {list}
        </div>
      </aside>
      {chosen === null ? (
        <EmptyState
          icon={<Icon name="check" size={32} />}
          title={t('queue.empty')}
          text={orders.length === 0 ? t('queue.emptyText') : t('queue.onlyOthers')}
        />
      ) : (
        <AdminBoundary
          key={chosen.id}
          resetKey={chosen.id}
          fallback={
            <div className={styles.main} aria-busy>
              <Skeleton height="4rem" radius="lg" />
              <Skeleton height="24rem" radius="lg" />
            </div>
          }
        >
          <ChosenOrder
            {...chosen}
            isAllowed={isAllowed}
            isKept={outbox.isWaiting}
            onPass={() => pass(chosen.id)}
            onTaken={() => {
              // Another admin was faster: the next one is called.
              if (!chosen.isByHand) pass(chosen.id);
            }}
            onOutcome={(outcome, number, said) => {
              outbox.add({ orderId: chosen.id, number, outcome }, said);
              const after = free.find(({ id }) => id !== chosen.id && !passed.has(id));
              setChosen(after === undefined ? null : { id: after.id, isByHand: false });
            }}
          />
        </AdminBoundary>
      )}
    </div>
  );
}

interface ChosenProps extends Chosen {
  readonly isAllowed: boolean;
  readonly isKept: (orderId: string) => boolean;
  readonly onPass: () => void;
  /** Another admin handles it already. */
  readonly onTaken: () => void;
  /** `said`: the message, such as “CMD-26-004217-5 confirmed”. */
  readonly onOutcome: (outcome: CallOutcome, number: string, said: string) => void;
}

function ChosenOrder({ id, ...props }: ChosenProps) {
  const { adminOrder } = useAdminQuery<ConfirmPageOrderQuery>(
    graphql`
      query ConfirmPageOrderQuery($id: ID!) {
        adminOrder(by: { id: $id }) {
          ...ConfirmPage_order
        }
      }
    `,
    { id },
    adminFreshness.desk,
    ['order'],
  );
  if (adminOrder == null) return <Missing to={adminPaths.confirm()} />;
  return <Call id={id} order={adminOrder} {...props} />;
}

type Question = 'callback' | 'refuse' | null;

interface CallProps extends ChosenProps {
  readonly order: ConfirmPage_order$key;
}

function Call({ order: key, isAllowed, isKept, onPass, onTaken, onOutcome }: CallProps) {
  const { t } = useTranslation('adminDesk');
  const order = useFragment(
    graphql`
      fragment ConfirmPage_order on Order {
        id
        number
        createdAt
        state
        total {
          amount
        }
        desk {
          attempts
          language
          nextContactAt
        }
        ...AmendDialog_order
        ...DeskOrder_order
        ...DeskOrder_risk
        ...DeskOrder_contacts
      }
    `,
    key,
  );
  const isOpen = order.state === 'AWAITING_CONFIRMATION';
  const { claim, retry } = useClaim(isAllowed && isOpen ? order.id : null, isKept);
  const [question, setQuestion] = useState<Question>(null);
  const [reason, setReason] = useState<(typeof REFUSAL_REASONS)[number] | null>(null);
  const [exclusions, setExclusions] = useState<Exclusions>({});
  const [isAmending, setAmending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // A screen reader announces which order is shown; the keys work from here.
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const asked = question === null ? null : bar.current?.querySelector<HTMLElement>('input, button');
    (asked ?? heading.current)?.focus({ preventScroll: true });
  }, [question]);
  const isTaken = claim.kind === 'lost' && !claim.wasHeld;
  const tellTaken = useRef(onTaken);
  useEffect(() => {
    tellTaken.current = onTaken;
  });
  useEffect(() => {
    if (isTaken) tellTaken.current();
  }, [isTaken]);

  const isReady = isOpen && claim.kind === 'held' && !isAmending;
  const { number } = order;
  const language = oneOf(['fr', 'en', 'de', 'tn'] as const, order.desk?.language?.toLowerCase()) ?? 'fr';
  const end = (outcome: CallOutcome, said: string): void => {
    setQuestion(null);
    onOutcome(outcome, number, said);
  };
  const contact = (outcome: ContactOutcome, callbackAt: string | null = null): void =>
    end(
      { kind: 'contact', input: { outcome, callbackAt } },
      callbackAt === null
        ? t('said.contact', { number, outcome: t(`outcome.${outcome}`) })
        : t('said.callback', { number, time: formatTime(callbackAt) }),
    );
  const confirm = (): void =>
    end(
      {
        kind: 'confirm',
        input: {
          exclude: Object.entries(exclusions).map(([subOrderId, why]) => ({
            subOrderId,
            reason: REFUSAL_TEXTS[language][why],
          })),
        },
      },
      t('said.confirmed', { number }),
    );
  const refuse = (): void => {
    if (reason === null) return;
    end(
      {
        kind: 'contact',
        input: { outcome: OUTCOME_OF[reason] ?? 'REFUSED', cancelReason: REFUSAL_TEXTS[language][reason] },
      },
      t('said.cancelled', { number }),
    );
  };
  const ask = (next: Question): void => {
    setReason(null);
    setQuestion(next);
  };
  useShortcuts([
    ...(isReady
      ? [
          { keys: 'c', label: t('keys.confirm'), run: confirm },
          { keys: 'n', label: t('keys.noAnswer'), run: () => contact('NO_ANSWER') },
          { keys: 'o', label: t('keys.busy'), run: () => contact('BUSY') },
          { keys: 'w', label: t('keys.wrongNumber'), run: () => contact('WRONG_NUMBER') },
          { keys: 'b', label: t('keys.callback'), run: () => ask('callback') },
          { keys: 'x', label: t('keys.refuse'), run: () => ask('refuse') },
          { keys: 'e', label: t('keys.amend'), run: () => setAmending(true) },
          // Heard by the dialog.
          { keys: 'mod+enter', label: t('admin:keys.amend') },
        ]
      : []),
    { keys: 'h', label: t('keys.later'), run: onPass },
    ...(isReady && question === 'callback'
      ? CALL_TIMES.map((time, index) => ({
          keys: String(index + 1),
          label: t(`callback.${time}`),
          run: () => contact('CALL_BACK', new Date(instantOf(time, Date.now())).toISOString()),
        }))
      : []),
    ...(isReady && question === 'refuse'
      ? [
          ...REFUSAL_REASONS.map((one, index) => ({
            keys: String(index + 1),
            label: t(`reason.${one}`),
            run: () => setReason(one),
          })),
          { keys: 'enter', label: t('keys.refuse'), run: refuse },
        ]
      : []),
    ...(question === null ? [] : [{ keys: 'escape', label: t('common:cancel'), run: () => ask(null) }]),
  ]);

  return (
    <>
      <div className={styles.main}>
        <header className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            <Code text={number} />
          </h2>
          <strong>
            <Amount amount={order.total.amount} />
          </strong>
          <span className={styles.muted}>
            <Instant at={order.createdAt} />
          </span>
          {order.desk != null && order.desk.attempts > 0 && (
            <Badge tone="warning">{t('attempts', { count: order.desk.attempts })}</Badge>
          )}
        </header>
        <ClaimNotice claim={claim} isOpen={isOpen} isAllowed={isAllowed} onRetry={retry} onPass={onPass} />
        <DeskOrder order={order} exclusions={exclusions} onExclude={setExclusions} />
      </div>
      <div className={styles.facing}>
        <Risk order={order} />
        <Contacts order={order} />
      </div>
      {isAllowed && (
        <section ref={bar} className={styles.bar} aria-label={t('actions')}>
          {question === 'callback' && (
            <fieldset className={styles.question}>
              <legend>{t('callback.title')}</legend>
              {CALL_TIMES.map((time, index) => (
                <Button
                  key={time}
                  size="sm"
                  variant="secondary"
                  disabled={!isReady}
                  onClick={() => contact('CALL_BACK', new Date(instantOf(time, Date.now())).toISOString())}
                >
                  <kbd>{index + 1}</kbd> {t(`callback.${time}`)}
                </Button>
              ))}
              <Button size="sm" variant="ghost" onClick={() => ask(null)}>
                {t('common:cancel')}
              </Button>
            </fieldset>
          )}
          {question === 'refuse' && (
            <form
              className={styles.question}
              onSubmit={(event) => {
                event.preventDefault();
                refuse();
              }}
            >
              <fieldset className={styles.reasons}>
                <legend>{t('refuse.title')}</legend>
                {REFUSAL_REASONS.map((one, index) => (
                  <label key={one} className={styles.reason}>
                    <input
                      type="radio"
                      name="reason"
                      checked={reason === one}
                      onChange={() => setReason(one)}
                    />
                    <kbd>{index + 1}</kbd> {t(`reason.${one}`)}
                  </label>
                ))}
              </fieldset>
              <Button type="submit" size="sm" variant="danger" disabled={reason === null || !isReady}>
                {t('refuse.submit')} <kbd>{t('admin:keys.names.enter')}</kbd>
              </Button>
              <Button size="sm" variant="ghost" onClick={() => ask(null)}>
                {t('common:cancel')}
              </Button>
            </form>
          )}
          {question === null && (
            <>
              <Button disabled={!isReady} onClick={confirm}>
                <kbd>C</kbd>{' '}
                {t(Object.keys(exclusions).length === 0 ? 'action.confirm' : 'action.confirmRest')}
              </Button>
              <Button variant="secondary" disabled={!isReady} onClick={() => contact('NO_ANSWER')}>
                <kbd>N</kbd> {t('outcome.NO_ANSWER')}
              </Button>
              <Button variant="secondary" disabled={!isReady} onClick={() => ask('callback')}>
                <kbd>B</kbd> {t('action.callback')}
              </Button>
              <Button variant="secondary" disabled={!isReady} onClick={() => ask('refuse')}>
                <kbd>X</kbd> {t('action.refuse')}
              </Button>
              <Button variant="secondary" disabled={!isReady} onClick={() => setAmending(true)}>
                <kbd>E</kbd> {t('action.amend')}
              </Button>
              <Button variant="ghost" disabled={!isReady} onClick={() => contact('BUSY')}>
                <kbd>O</kbd> {t('outcome.BUSY')}
              </Button>
              <Button variant="ghost" disabled={!isReady} onClick={() => contact('WRONG_NUMBER')}>
                <kbd>W</kbd> {t('outcome.WRONG_NUMBER')}
              </Button>
              <Button variant="ghost" onClick={onPass}>
                <kbd>H</kbd> {t('action.later')}
              </Button>
              <ButtonLink variant="ghost" to={adminPaths.newOrder(order.id)}>
                {t('action.newOrder')}
              </ButtonLink>
            </>
          )}
        </section>
      )}
      <AmendDialog order={order} isOpen={isAmending} onClose={() => setAmending(false)} />
    </>
  );
}

interface ClaimNoticeProps {
  readonly claim: ClaimState;
  readonly isOpen: boolean;
  readonly isAllowed: boolean;
  readonly onRetry: () => void;
  readonly onPass: () => void;
}

/** Why one cannot act on the order, where one cannot. */
function ClaimNotice({ claim, isOpen, isAllowed, onRetry, onPass }: ClaimNoticeProps) {
  const { t } = useTranslation('adminDesk');
  const text = !isAllowed
    ? t('readOnly')
    : !isOpen
      ? t('closed')
      : claim.kind === 'lost'
        ? claim.wasHeld
          ? t('claim.lostText', { name: claim.name })
          : t('claim.takenText', {
              name: claim.name,
              time: claim.until === null ? '' : formatTime(claim.until),
            })
        : claim.kind === 'failed'
          ? t('claim.failed')
          : null;
  if (text === null) return null;
  return (
    <div className={styles.notice} role="alert">
      <p>{text}</p>
      {isAllowed && isOpen && (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {t('claim.retry')}
        </Button>
      )}
      {isAllowed && (
        <Button size="sm" variant="ghost" onClick={onPass}>
          {t('claim.next')}
        </Button>
      )}
    </div>
  );
}
