import { Drawer } from '../../../design/chakra/Drawer.tsx';
import { ButtonLink } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Instant } from '../_kit/format.tsx';
import { adminPaths } from '../adminPaths.ts';
import { JobState } from '../_kit/JobState.tsx';
import { useJobName } from '../_kit/jobName.ts';
import styles from './OwnJobs.module.css';
import { useOwnJobs } from './useOwnJobs.ts';

interface OwnJobsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The latest jobs of the person. */
export default function OwnJobs({ isOpen, onClose }: OwnJobsProps) {
  const { t } = useTranslation('admin');
  const jobs = useOwnJobs();
  const nameOf = useJobName();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('jobs.own')} placement="end">
      {jobs.length === 0 ? (
        <p>{t('jobs.none')}</p>
      ) : (
        <ul className={styles.list}>
          {jobs.map((job) => (
            <li key={job.id}>
              <Link to={adminPaths.job(job.id)} preload={false} className={styles.job} onClick={onClose}>
                <span>
                  <bdi>{nameOf(job)}</bdi>
                  <span className={styles.at}>
                    <Instant at={job.createdAt} />
                  </span>
                </span>
                <JobState of={job.state} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.all}>
        <ButtonLink variant="secondary" to={adminPaths.jobs()} onClick={onClose}>
          {t('jobs.all')}
        </ButtonLink>
      </div>
    </Drawer>
  );
}
