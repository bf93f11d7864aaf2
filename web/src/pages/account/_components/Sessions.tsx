import { graphql, useFragment } from 'react-relay';
import { focusNeighbour } from '../../../design/focusNeighbour.ts';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useMutation } from '../../../relay/useMutation.ts';
import { toast } from '../../../design/toast.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from '../AccountPage.module.css';
import type { SessionsMutation } from './__generated__/SessionsMutation.graphql.ts';
import type { Sessions_viewer$key } from './__generated__/Sessions_viewer.graphql.ts';
import { deviceName } from './deviceName.ts';
import { present } from '../../../relay/present.ts';

export const query = graphql`
  query SessionsQuery @preloadable {
    viewer {
      ...Sessions_viewer
    }
  }
`;

/** The sessions of the account by device; each can be ended here. */
export function Sessions({ viewer: key }: { viewer: Sessions_viewer$key }) {
  const { t, language } = useTranslation('account');
  const { send, isPending } = useMutation<SessionsMutation>(graphql`
    mutation SessionsMutation($input: SessionRevokeInput!) {
      sessionRevoke(input: $input) {
        viewer {
          ...Sessions_viewer
        }
        userErrors {
          code
        }
      }
    }
  `);
  const viewer = useFragment(
    graphql`
      fragment Sessions_viewer on Viewer {
        sessions {
          id
          createdAt
          seenAt
          userAgent
          isCurrent
        }
      }
    `,
    key,
  );
  const sessions = present(viewer.sessions);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const end = async (ids: readonly string[]) => {
    try {
      for (const id of ids) await send({ input: { id } });
      toast({ type: 'success', title: t('sessions.ended'), duration: 3000 });
    } catch {
      toast({ type: 'error', title: t('common:toast.error'), description: t('error.failed') });
    }
  };

  return (
    <section className={styles.section} aria-labelledby="sessions">
      <h2 id="sessions" className={styles.title}>
        {t('account.sessions')}
      </h2>
      <p className={styles.text}>{t('sessions.text')}</p>
      <ul>
        {sessions.map(({ id, createdAt, seenAt, userAgent, isCurrent }) => {
          const name = deviceName(userAgent) ?? t('sessions.unknown');
          return (
            <li key={id} className={styles.session}>
              <div>
                <p className={styles.device}>
                  <bdi>{name}</bdi>
                  {isCurrent && <Badge tone="green">{t('sessions.current')}</Badge>}
                </p>
                <p className={styles.when}>
                  {t('sessions.dates', {
                    seen: formatDate(seenAt, language),
                    since: formatDate(createdAt, language),
                  })}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  variant="secondary"
                  size="sm"
                  busy={isPending}
                  aria-label={t('sessions.endNamed', { name })}
                  onClick={({ currentTarget }) => {
                    focusNeighbour(currentTarget, 'li', 'p');
                    void end([id]);
                  }}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {others.length > 1 && (
        <Button
          variant="danger"
          className={styles.start}
          busy={isPending}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget, 'li');
            void end(others.map(({ id }) => id));
          }}
        >
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}
