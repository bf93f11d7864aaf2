import { useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { useOverlay } from '../../../design/useOverlay.ts';
import { withAdminAreas } from '../../../i18n/adminTexts.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { ACTIVE_JOBS } from '../_kit/activeJobs.ts';
import { Badge } from './Badge.tsx';
import styles from './JobBell.module.css';
import { useOwnJobs } from './useOwnJobs.ts';

const loadJobs = withAdminAreas(['adminJobs'], () => import('./OwnJobs.tsx'));

/** When the person last looked at their jobs (ISO). */
const SEEN = 'admin-jobs-seen';

function readSeen(): string {
  try {
    return localStorage.getItem(SEEN) ?? '';
  } catch {
    return '';
  }
}

interface BellProps {
  /** How many jobs run, and how many failed since the person last looked. */
  readonly running: number;
  readonly failed: number;
  readonly onSeen: () => void;
}

function Bell({ running, failed, onSeen }: BellProps) {
  const { t } = useTranslation('admin');
  const { Component: OwnJobs, ...panel } = useOverlay(loadJobs);
  const states = [
    ...(running > 0 ? [t('jobs.running', { count: running })] : []),
    ...(failed > 0 ? [t('jobs.failed', { count: failed })] : []),
  ];
  return (
    <span className={styles.root}>
      <IconButton
        label={[t('jobs.own'), ...states].join(' · ')}
        icon={<Icon name="boxes" size={20} />}
        aria-haspopup="dialog"
        onPointerEnter={panel.preload}
        onFocus={panel.preload}
        onClick={() => {
          onSeen();
          panel.show();
        }}
      />
      {running + failed > 0 && (
        <span className={styles.badge} aria-hidden>
          <Badge value={running + failed} isUrgent={failed > 0} />
        </span>
      )}
      {OwnJobs && <OwnJobs isOpen={panel.isOpen} onClose={panel.hide} />}
    </span>
  );
}

function Jobs() {
  const jobs = useOwnJobs();
  const [seen, setSeen] = useState(readSeen);
  return (
    <Bell
      running={jobs.filter(({ state }) => ACTIVE_JOBS.includes(state)).length}
      failed={
        jobs.filter(({ state, finishedAt }) => state === 'FAILED' && finishedAt != null && finishedAt > seen)
          .length
      }
      onSeen={() => {
        const now = new Date().toISOString();
        setSeen(now);
        try {
          localStorage.setItem(SEEN, now);
        } catch {
          // Then they count again after the next start.
        }
      }}
    />
  );
}

/** The person's jobs: how many run, how many failed, and the way to them. */
export function JobBell() {
  return (
    <AdminBoundary fallback={<span className={styles.waiting} />} failed="">
      <Jobs />
    </AdminBoundary>
  );
}
