import { useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatInstant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { Comparison } from './Comparison.tsx';
import { readStanding, type Standing } from './standing.ts';
import type { Version } from './version.ts';
import styles from './HomepagePage.module.css';
import type { ScheduledNoteMutation } from './__generated__/ScheduledNoteMutation.graphql.ts';

interface ScheduledNoteProps {
  readonly version: Version;
  readonly standing: Standing;
  readonly onStanding: (standing: Standing) => void;
}

/** The planned version: when it is published, or that it waits; what it changes; and how it is taken back. */
export function ScheduledNote({ version, standing, onStanding }: ScheduledNoteProps) {
  const { t } = useTranslation('adminHomepage');
  const { can } = useStaff();
  const [isOpen, setOpen] = useState(false);
  const { run, isPending } = useAdminMutation<ScheduledNoteMutation>(
    graphql`
      mutation ScheduledNoteMutation($input: HomepageScheduleInput!) {
        homepageSchedule(input: $input) {
          homepage {
            ...standing_homepage
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['homepageVersions'],
  );
  const { id, number, publishAt, isWaiting } = version;
  return (
    <div className={isWaiting ? styles.waiting : styles.planned} role="note">
      <p>
        {t(isWaiting ? 'schedule.waits' : 'schedule.planned', {
          n: number,
          at: publishAt == null ? '' : formatInstant(publishAt),
        })}
      </p>
      <span className={styles.tools}>
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('version.compare')}
        </Button>
        {can('MARKETING') && (
          <Button
            size="sm"
            variant="secondary"
            busy={isPending}
            onClick={() =>
              void run(
                { input: { id, version: version.version, publishAt: null } },
                {
                  done: t('schedule.cancelled'),
                  onDone: (payload) => {
                    const now = readStanding(payload?.homepage);
                    if (now !== null) onStanding(now);
                  },
                },
              )
            }
          >
            {t('schedule.cancel')}
          </Button>
        )}
      </span>
      {isOpen && <Comparison from={standing.published.content} to={version.content} />}
    </div>
  );
}
