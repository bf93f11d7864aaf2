import { useState } from 'react';
import { graphql } from 'react-relay';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import { HomepageEditor } from './HomepageEditor.tsx';
import { readStanding, type Standing } from './standing.ts';
import { HomepageVersions } from './HomepageVersions.tsx';
import styles from './HomepagePage.module.css';
import type { HomepagePageQuery } from './__generated__/HomepagePageQuery.graphql.ts';

/** The name of the shop's home content. */
const NAME = 'v0';

/** The editor of the home page: draft, preview, publication, versions. */
export default function HomepagePage() {
  const { adminHomepage } = useAdminQuery<HomepagePageQuery>(
    graphql`
      query HomepagePageQuery($name: String!) {
        adminHomepage(name: $name) {
          ...standing_homepage
        }
      }
    `,
    { name: NAME },
    adminFreshness.detail,
    ['homepage'],
  );
  const loaded = readStanding(adminHomepage);
  // From the first change on, what was read later does not replace what is being edited.
  const [kept, setKept] = useState<Standing | null>(null);
  const standing = kept ?? loaded;
  if (standing === null) return <Missing to={adminPaths.home()} />;
  const { published, draft, scheduled } = standing;
  return (
    <>
      <HomepageEditor
        key={[published.number, draft?.id, draft?.version, scheduled?.version, scheduled?.id].join(' ')}
        name={NAME}
        standing={standing}
        onTouched={() => setKept((before) => before ?? standing)}
        onStanding={setKept}
      />
      <div className={styles.versions}>
        <AdminBoundary fallback={<Skeleton height="12rem" radius="lg" />}>
          <HomepageVersions name={NAME} published={published} onStanding={setKept} />
        </AdminBoundary>
      </div>
    </>
  );
}
