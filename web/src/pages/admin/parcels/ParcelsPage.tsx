import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import { Code } from '../_kit/format.tsx';
import { useShortcuts } from '../_kit/keys.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { beep } from './beep.ts';
import { SCAN_MODES, ScanQueue, type Scan, type ScanAnswer, type ScanMode } from './scanQueue.ts';
import styles from './ParcelsPage.module.css';
import type { ParcelsPageScanMutation } from './__generated__/ParcelsPageScanMutation.graphql.ts';

/** Where scans that were not answered are stored on this device, by account. */
const STORED = 'admin-scans ';

type Stored = Pick<Scan, 'key' | 'code' | 'mode'>;

function readStored(account: string): readonly Stored[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED + account) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly Stored[]) : [];
  } catch {
    return [];
  }
}

function store(account: string, open: readonly Stored[]): void {
  try {
    if (open.length === 0) localStorage.removeItem(STORED + account);
    else localStorage.setItem(STORED + account, JSON.stringify(open));
  } catch {
    // Without storage they last while the screen is open.
  }
}

/** Sends a scan. Rejects when the server did not answer. */
async function send(environment: Environment, { key, code, mode }: Stored): Promise<ScanAnswer> {
  const { order, subOrder, userErrors } = await mutate<ParcelsPageScanMutation>(
    environment,
    graphql`
      mutation ParcelsPageScanMutation($input: ParcelScanInput!) {
        parcelScan(input: $input) {
          order {
            id
          }
          subOrder {
            id
            number
            state
          }
          userErrors {
            code
            message
          }
        }
      }
    `,
    { input: { code, mode, idempotencyKey: key } },
  );
  const [problem] = userErrors;
  if (problem !== undefined || order == null || subOrder == null) {
    // The message names the parcel's present state.
    const state = /\b[A-Z]+(?:_[A-Z]+)*\b/.exec(problem?.message ?? '')?.[0];
    return { isDone: false, code: problem?.code ?? 'OTHER', ...(state !== undefined && { state }) };
  }
  markStale(environment, ['orders', 'order']);
  return { isDone: true, number: subOrder.number, orderId: order.id, state: subOrder.state };
}

/** Parcels by scanner: each barcode takes one step of its parcel. */
export default function ParcelsPage() {
  const { t } = useTranslation('adminParcels');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <section>
      <PageHeader title={title} text={t('text')} />
      {can('ORDERS') ? (
        <Scanner />
      ) : (
        <EmptyState
          icon={<Icon name="package" size={32} />}
          title={t('admin:forbidden.title')}
          text={t('admin:forbidden.text')}
        />
      )}
    </section>
  );
}

function Scanner() {
  const { t } = useTranslation('adminParcels');
  const environment = useRelayEnvironment();
  const { person } = useStaff();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const account = person.accountNumber;
  const mode = oneOf(SCAN_MODES, new URLSearchParams(search).get('mode') ?? undefined) ?? 'PREPARE';
  const [queue] = useState(
    () =>
      new ScanQueue({
        send: (scan) => send(environment, scan),
        newKey,
        stored: readStored(account),
        store: (open) => store(account, open),
        onAnswer: ({ isDone }) => {
          if (!isDone) beep('wrong');
        },
      }),
  );
  const scans = useSyncExternalStore(queue.subscribe, queue.scans, queue.scans);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState('');
  const field = useRef<HTMLFormElement>(null);
  const focus = (): void => field.current?.querySelector('input')?.focus();
  useEffect(() => {
    field.current?.querySelector('input')?.focus();
    // What was stored before is sent first.
    queue.resend();
    const resend = (): void => queue.resend();
    addEventListener('online', resend);
    return () => {
      removeEventListener('online', resend);
      queue.flush();
    };
  }, [queue, field]);
  const choose = (next: ScanMode): void => {
    navigate(`${pathname}?mode=${next}`, { replace: true });
    focus();
  };
  useShortcuts([{ keys: 's', label: t('keys.scan'), run: focus }]);
  const count = scans.filter(({ answer }) => answer?.isDone).length;
  return (
    <>
      <fieldset className={styles.modes}>
        <legend>{t('mode.legend')}</legend>
        {SCAN_MODES.map((one) => (
          <label key={one} className={cx(styles.mode, one === mode && styles.chosen)}>
            <input type="radio" name="mode" checked={one === mode} onChange={() => choose(one)} />
            {t(`mode.${one}`)}
          </label>
        ))}
      </fieldset>
      <form
        ref={field}
        className={styles.scan}
        onSubmit={(event) => {
          event.preventDefault();
          const text = code.trim().toUpperCase();
          setCode('');
          if (text === '') return;
          const outcome = queue.add(text, mode);
          beep(outcome === 'added' ? 'ok' : outcome === 'takenBack' ? 'back' : 'wrong');
          setSaid(t(`said.${outcome}`, { code: text }));
        }}
      >
        <Field
          label={t('code')}
          hint={t('hint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit">{t('submit')}</Button>
      </form>
      <output className={styles.said}>{said}</output>
      <h2 className={styles.title}>
        {t('session')} <span className={styles.muted}>{t('count', { count })}</span>
      </h2>
      {scans.length === 0 ? (
        <p className={styles.muted}>{t('none')}</p>
      ) : (
        <ol className={styles.list}>
          {scans.map((scan) => (
            <Line key={scan.key} scan={scan} onBack={() => queue.add(scan.code, scan.mode)} />
          ))}
        </ol>
      )}
      {scans.some(({ status }) => status === 'unsent') && (
        <Button variant="secondary" onClick={() => queue.resend()}>
          {t('resend')}
        </Button>
      )}
    </>
  );
}

/** Codes of refusals with a text of their own. */
const REFUSALS = ['CONFLICT', 'NOT_FOUND', 'INVALID', 'FORBIDDEN'] as const;

/** One scan, and what became of it. */
function Line({ scan, onBack }: { readonly scan: Scan; readonly onBack: () => void }) {
  const { t } = useTranslation('adminParcels');
  const { code, mode, status, answer } = scan;
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        {answer?.isDone ? (
          <Link to={adminPaths.order(answer.orderId)} className={styles.link}>
            <Code text={answer.number} />
          </Link>
        ) : (
          <Code text={code} />
        )}
        <span className={styles.muted}>{t(`mode.${mode}`)}</span>
      </span>
      {answer === undefined ? (
        <>
          <Badge tone={status === 'unsent' ? 'warning' : 'info'}>{t(`status.${status}`)}</Badge>
          {status === 'waiting' && (
            <Button size="sm" variant="ghost" onClick={onBack}>
              {t('takeBack')}
            </Button>
          )}
        </>
      ) : answer.isDone ? (
        <StateBadge state={answer.state} />
      ) : (
        <>
          <Badge tone="danger">{t(`refused.${oneOf(REFUSALS, answer.code) ?? 'OTHER'}`)}</Badge>
          {answer.code === 'CONFLICT' && answer.state !== undefined && <StateBadge state={answer.state} />}
          {answer.state === 'RETURN_OPEN' && (
            <Link to={adminPaths.openReturnOf(code)} preload={false} className={styles.link}>
              {t('inspect')}
            </Link>
          )}
        </>
      )}
    </li>
  );
}
