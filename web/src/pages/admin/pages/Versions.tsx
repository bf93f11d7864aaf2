import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Badge } from '../../../design/static/Badge.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { schemaLanguage, type Language } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import { CompareDialog, type TextContent } from './CompareDialog.tsx';
import styles from './Versions.module.css';
import type { Versions_version$key } from './__generated__/Versions_version.graphql.ts';
import type { VersionsCompareQuery } from './__generated__/VersionsCompareQuery.graphql.ts';
import type { VersionsQuery } from './__generated__/VersionsQuery.graphql.ts';
import type { VersionsRestoreMutation } from './__generated__/VersionsRestoreMutation.graphql.ts';

/** Versions shown first, and all that are shown. */
const FIRST = 10;
const MOST = 100;

interface VersionsProps {
  readonly slug: string;
  readonly language: Language;
  /** The text as it is now. */
  readonly present: TextContent & { readonly id: string; readonly version: number };
}

/** The texts that a page had: compared with the present one, and restored. */
export function Versions({ slug, language, present: now }: VersionsProps) {
  const { t } = useTranslation('adminTexts');
  const [first, setFirst] = useState(FIRST);
  const [compared, setCompared] = useState<{ id: string; number: number } | null>(null);
  const { adminTextPage } = useAdminQuery<VersionsQuery>(
    graphql`
      query VersionsQuery($slug: String!, $language: Language!, $first: Int!) {
        adminTextPage(slug: $slug, language: $language) {
          versions(first: $first) {
            nodes {
              id
              ...Versions_version
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      }
    `,
    { slug, language: schemaLanguage(language), first },
    adminFreshness.detail,
    ['texts'],
  );
  const { nodes, pageInfo } = present(present(adminTextPage).versions);
  return (
    <>
      <ol className={styles.versions}>
        {nodes.map((node) => (
          <Version
            key={node.id}
            version={node}
            present={now.version}
            onCompare={(number) => setCompared({ id: node.id, number })}
          />
        ))}
      </ol>
      {pageInfo.hasNextPage && first < MOST && (
        <Button size="sm" variant="secondary" onClick={() => setFirst(MOST)}>
          {t('versions.more')}
        </Button>
      )}
      {compared !== null && (
        <AdminBoundary fallback={<Skeleton height="2rem" />} resetKey={compared.id}>
          <Comparison
            id={compared.id}
            number={compared.number}
            present={now}
            language={language}
            onClose={() => setCompared(null)}
          />
        </AdminBoundary>
      )}
    </>
  );
}

interface VersionProps {
  readonly version: Versions_version$key;
  /** Number of the present version. */
  readonly present: number;
  readonly onCompare: (number: number) => void;
}

function Version({ version: key, present: now, onCompare }: VersionProps) {
  const { t } = useTranslation('adminTexts');
  const { number, title, author, createdAt } = useFragment(
    graphql`
      fragment Versions_version on AdminTextVersion {
        number
        title
        createdAt
        author {
          accountNumber
          name
        }
      }
    `,
    key,
  );
  return (
    <li className={styles.version}>
      <span>{t('versions.number', { number })}</span>
      <Instant at={createdAt} />
      <bdi className={styles.title}>{title}</bdi>
      <span className={styles.author}>
        {author == null ? t('versions.program') : <bdi>{author.name ?? author.accountNumber}</bdi>}
      </span>
      {number === now ? (
        <Badge tone="green">{t('versions.present')}</Badge>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('versions.compareNumber', { number })}
          onClick={() => onCompare(number)}
        >
          {t('versions.compare')}
        </Button>
      )}
    </li>
  );
}

interface ComparisonProps {
  readonly id: string;
  readonly number: number;
  readonly present: VersionsProps['present'];
  readonly language: Language;
  readonly onClose: () => void;
}

/** A version beside the present text, and the way back to it. */
function Comparison({ id, number, present: now, language, onClose }: ComparisonProps) {
  const { t } = useTranslation('adminTexts');
  const { can } = useStaff();
  const { node } = useAdminQuery<VersionsCompareQuery>(
    graphql`
      query VersionsCompareQuery($id: ID!) {
        node(id: $id) {
          ... on AdminTextVersion {
            title
            summary
            body
          }
        }
      }
    `,
    { id },
    // A version never changes.
    adminFreshness.options,
    [],
  );
  const { run, isPending } = useAdminMutation<VersionsRestoreMutation>(
    graphql`
      mutation VersionsRestoreMutation($input: AdminTextPageRestoreInput!) {
        adminTextPageRestore(input: $input) {
          page {
            ...AdminTextPage_page
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['texts'],
  );
  const { title, summary, body } = present(node);
  return (
    <CompareDialog
      title={t('compare.title', { number })}
      before={now}
      after={{ title: title ?? '', summary: summary ?? '', body: present(body) }}
      language={language}
      action={can('MARKETING') ? t('versions.restore') : undefined}
      isPending={isPending}
      onAct={() =>
        void run(
          { input: { id: now.id, version: now.version, number } },
          { done: t('versions.restored', { number }), onDone: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
