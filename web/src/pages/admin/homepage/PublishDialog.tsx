import { useState } from 'react';
import { graphql } from 'react-relay';
import { homeProblems } from '../../../../../gateway/contract/rules/home-items.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { tunisInstant } from '../_kit/days.ts';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { differences, listsOf } from './content.ts';
import { readStanding, type Standing } from './standing.ts';
import { useNames } from './useNames.ts';
import type { Version } from './version.ts';
import styles from './HomepagePage.module.css';
import type { PublishDialogBaseMutation } from './__generated__/PublishDialogBaseMutation.graphql.ts';
import type { PublishDialogMutation } from './__generated__/PublishDialogMutation.graphql.ts';
import type { PublishDialogScheduleMutation } from './__generated__/PublishDialogScheduleMutation.graphql.ts';

interface PublishDialogProps {
  /** The draft, or the planned version. */
  readonly draft: Version;
  readonly published: Version;
  readonly isScheduling: boolean;
  readonly onClose: () => void;
  readonly onStanding: (standing: Standing) => void;
}

const TOPICS = ['homepageVersions'];

/** What a publication changes, what it lacks, and when it is made. */
export function PublishDialog({ draft, published, isScheduling, onClose, onStanding }: PublishDialogProps) {
  const { t } = useTranslation('adminHomepage');
  const { difference, listName, itemName } = useNames();
  const [idempotencyKey] = useState(newKey);
  const [at, setAt] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const changes = differences(published.content, draft.content);
  const lacks = homeProblems(listsOf(draft.content));
  const isMoved = draft.baseNumber !== published.number;
  const { run: publish, isPending } = useAdminMutation<PublishDialogMutation>(
    graphql`
      mutation PublishDialogMutation($input: HomepagePublishInput!) {
        homepagePublish(input: $input) {
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
    TOPICS,
  );
  const { run: schedule, isPending: isPlanning } = useAdminMutation<PublishDialogScheduleMutation>(
    graphql`
      mutation PublishDialogScheduleMutation($input: HomepageScheduleInput!) {
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
    TOPICS,
  );
  const { run: base } = useAdminMutation<PublishDialogBaseMutation>(
    graphql`
      mutation PublishDialogBaseMutation($input: HomepageDraftSaveInput!) {
        homepageDraftSave(input: $input) {
          version {
            id
            version
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    TOPICS,
  );
  const close = (homepage: Parameters<typeof readStanding>[0]): void => {
    const now = readStanding(homepage);
    onClose();
    if (now !== null) onStanding(now);
  };
  const refused = (): void => setProblem(t('publish.refused'));
  const send = async (): Promise<void> => {
    const { id } = draft;
    let { version } = draft;
    const publishAt = tunisInstant(at);
    if (isScheduling && publishAt === null) {
      setProblem(t('schedule.when'));
      return;
    }
    if (isMoved) {
      const { payload } = await base({ input: { id, version, baseNumber: published.number } });
      if (payload?.version == null) return;
      version = payload.version.version;
    }
    if (isScheduling)
      void schedule(
        { input: { id, version, publishAt } },
        {
          done: t('schedule.done'),
          hasFields: true,
          onDone: (payload) => close(payload?.homepage),
          onRefused: refused,
        },
      );
    else
      void publish(
        { input: { id, version, idempotencyKey } },
        {
          done: t('publish.done'),
          hasFields: true,
          onDone: (payload) => close(payload?.homepage),
          onRefused: refused,
        },
      );
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isScheduling ? 'schedule.title' : 'publish.title', { n: draft.number })}
      size="md"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button
            busy={isPending || isPlanning}
            disabled={lacks.length > 0 || changes.length === 0}
            onClick={() => void send()}
          >
            {t(isScheduling ? 'schedule.open' : 'publish.open')}
          </Button>
        </>
      }
    >
      {isMoved && <p className={styles.warning}>{t('publish.moved', { n: published.number })}</p>}
      <h3 className={styles.heading}>{t('publish.changes')}</h3>
      {changes.length === 0 ? (
        <p>{t('publish.nothing')}</p>
      ) : (
        <ul className={styles.bullets}>
          {changes.map((one) => {
            const text = difference(one);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      )}
      {lacks.length > 0 && (
        <div role="alert">
          <h3 className={styles.heading}>{t('publish.lacks')}</h3>
          <ul className={styles.bullets}>
            {lacks.map(({ list, index, field, reason }) => (
              <li key={`${list}${index}${field}`}>
                {t('publish.lack', {
                  list: listName(list),
                  item: itemName(draft.content.lists[list][index] ?? { title: null, target: null }, index),
                  field: t(`field.${field}`),
                  problem: t(`problem.${reason}`),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isScheduling && (
        <Field
          type="datetime-local"
          label={t('schedule.at')}
          hint={t('item.tunis')}
          value={at}
          onChange={({ target }) => {
            setAt(target.value);
            setProblem(null);
          }}
        />
      )}
      <p className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </Dialog>
  );
}
