import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Card } from '../_kit/Detail.tsx';
import { Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import { Comparison } from './Comparison.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { readStanding, type Standing } from './standing.ts';
import { readVersion, type Version } from './version.ts';
import styles from './HomepagePage.module.css';
import type {
  HomepageVersions_version$data,
  HomepageVersions_version$key,
} from './__generated__/HomepageVersions_version.graphql.ts';
import type { HomepageVersionsContentQuery } from './__generated__/HomepageVersionsContentQuery.graphql.ts';
import type { HomepageVersionsQuery } from './__generated__/HomepageVersionsQuery.graphql.ts';
import type { HomepageVersionsRestoreMutation } from './__generated__/HomepageVersionsRestoreMutation.graphql.ts';

/** Versions that are shown at once, and all that are shown. */
const FIRST = 10;
const MOST = 100;

interface HomepageVersionsProps {
  readonly name: string;
  readonly published: Version;
  readonly onStanding: (standing: Standing) => void;
}

type Row = HomepageVersions_version$data[number];

/** The versions of the home content: compared with the published one, and restored as a new one. */
export function HomepageVersions({ name, published, onStanding }: HomepageVersionsProps) {
  const { t } = useTranslation('adminHomepage');
  const [first, setFirst] = useState(FIRST);
  const [opened, setOpened] = useState<Row | null>(null);
  const { can } = useStaff();
  const { adminHomepage } = useAdminQuery<HomepageVersionsQuery>(
    graphql`
      query HomepageVersionsQuery($name: String!, $first: Int!) {
        adminHomepage(name: $name) {
          versions(first: $first) {
            edges {
              node {
                ...HomepageVersions_version
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      }
    `,
    { name, first },
    adminFreshness.detail,
    ['homepageVersions', 'homepage'],
  );
  const keys: HomepageVersions_version$key = (adminHomepage?.versions?.edges ?? []).map(({ node }) => node);
  const versions = useFragment(
    graphql`
      fragment HomepageVersions_version on HomepageVersion @relay(plural: true) {
        id
        number
        state
        note
        author
        publishedAt
        savedAt
      }
    `,
    keys,
  );
  return (
    <Card title={t('versions.title')}>
      <ul className={styles.items}>
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <span className={styles.versionName}>
              <strong>{t('version.number', { n: version.number })}</strong>
              <Badge
                tone={version.state === 'PUBLISHED' ? 'green' : version.state === 'OLD' ? 'neutral' : 'info'}
              >
                {t(`version.${version.state}`)}
              </Badge>
            </span>
            <span className={styles.muted}>
              <bdi>{version.author ?? t('program')}</bdi>{' '}
              <Instant at={version.publishedAt ?? version.savedAt} />{' '}
              {version.note != null && <bdi dir="ltr">{version.note}</bdi>}
            </span>
            {version.state === 'OLD' && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t('version.compareOf', { n: version.number })}
                onClick={() => setOpened(version)}
              >
                {t('version.compare')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adminHomepage?.versions?.pageInfo.hasNextPage === true && first === FIRST && (
        <Button size="sm" variant="ghost" onClick={() => setFirst(MOST)}>
          {t('versions.more')}
        </Button>
      )}
      {opened !== null && (
        <VersionDialog
          version={opened}
          published={published}
          canRestore={can('MARKETING')}
          onClose={() => setOpened(null)}
          onStanding={onStanding}
        />
      )}
    </Card>
  );
}

interface VersionDialogProps {
  readonly version: Row;
  readonly published: Version;
  readonly canRestore: boolean;
  readonly onClose: () => void;
  readonly onStanding: (standing: Standing) => void;
}

/** A version that is only looked at has no sections to choose. */
const ignore = (): void => undefined;

/** What restoring a version would change, how the page would look, and the restoring. */
function VersionDialog({ version, published, canRestore, onClose, onStanding }: VersionDialogProps) {
  const { t } = useTranslation('adminHomepage');
  const [idempotencyKey] = useState(newKey);
  const [isPreviewed, setPreviewed] = useState(false);
  const { run, isPending } = useAdminMutation<HomepageVersionsRestoreMutation>(
    graphql`
      mutation HomepageVersionsRestoreMutation($input: HomepageRestoreInput!) {
        homepageRestore(input: $input) {
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
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('version.title', { n: version.number, published: published.number })}
      size="lg"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:close')}
          </Button>
          {canRestore && (
            <Button
              busy={isPending}
              onClick={() =>
                void run(
                  { input: { id: version.id, baseNumber: published.number, idempotencyKey } },
                  {
                    done: t('version.restored'),
                    onDone: (payload) => {
                      const now = readStanding(payload?.homepage);
                      onClose();
                      if (now !== null) onStanding(now);
                    },
                  },
                )
              }
            >
              {t('version.restore')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('version.text')}</p>
      <AdminBoundary fallback={<Skeleton height="6rem" radius="lg" />}>
        <Changes id={version.id} published={published} />
      </AdminBoundary>
      {isPreviewed ? (
        <PreviewFrame id={version.id} layout="HOME" selected="" saves={0} onSelect={ignore} />
      ) : (
        <Button size="sm" variant="secondary" onClick={() => setPreviewed(true)}>
          {t('version.preview')}
        </Button>
      )}
    </Dialog>
  );
}

function Changes({ id, published }: { readonly id: string; readonly published: Version }) {
  const { node } = useAdminQuery<HomepageVersionsContentQuery>(
    graphql`
      query HomepageVersionsContentQuery($id: ID!) {
        node(id: $id) {
          ...version_version @alias(as: "version")
        }
      }
    `,
    { id },
    adminFreshness.detail,
    [],
  );
  const version = readVersion(node?.version);
  return version && <Comparison from={published.content} to={version.content} />;
}
