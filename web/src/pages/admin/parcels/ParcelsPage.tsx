import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { EmptyState } from '../../../design/static/EmptyState.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { StateBadge } from '../../../features/orders/StateBadge.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link, useLocation, useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { Code } from '../_kit/format.tsx';
import { useShortcuts } from '../_kit/keys.tsx';
import { oneOf } from '../_kit/oneOf.ts';
import { PageHeader } from '../_kit/PageHeader.tsx';
import { REFUSALS, SCAN_MODES, type ScanMode, type SentScan } from '../_kit/scans.ts';
import { sendScan } from '../_kit/sendScan.ts';
import { useStaff } from '../_kit/staff.tsx';
import { useTitle } from '../_kit/title.ts';
import { adminPaths } from '../adminPaths.ts';
import { beep } from './beep.ts';
import { CameraScan } from './CameraScan.tsx';
import { ScanQueue, type Scan } from './scanQueue.ts';
import styles from './ParcelsPage.module.css';

/** Where scans that were not answered are stored on this device, by account. */
const STORED = 'admin-scans ';

function readStored(account: string): readonly SentScan[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED + account) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly SentScan[]) : [];
  } catch {
    return [];
  }
}

function store(account: string, open: readonly SentScan[]): void {
  try {
    if (open.length === 0) localStorage.removeItem(STORED + account);
    else localStorage.setItem(STORED + account, JSON.stringify(open));
  } catch {
    // Without storage they last while the screen is open.
  }
}

/** Parcels by scanner: each barcode takes one step of its parcel. */
export default function ParcelsPage() {
  const { t } = useTranslation('adminParcels');
  const title = useTitle();
  const { can } = useStaff();
  return (
    <section>
      <PageHeader
        title={title}
        text={t('text')}
        actions={
          <ButtonLink variant="secondary" to={adminPaths.parcelList()}>
            {t('list.open')}
          </ButtonLink>
        }
      />
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
        send: (scan) => sendScan(environment, scan),
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
  const add = (typed: string): void => {
    const text = typed.trim().toUpperCase();
    if (text === '') return;
    const outcome = queue.add(text, mode);
    beep(outcome === 'added' ? 'ok' : outcome === 'takenBack' ? 'back' : 'wrong');
    setSaid(t(`said.${outcome}`, { code: text }));
  };
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
          setCode('');
          add(code);
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
      <CameraScan onCode={add} />
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
