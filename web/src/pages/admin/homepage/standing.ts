import { graphql, readInlineData } from 'react-relay';
import { readVersion, type Version } from './version.ts';
import type { standing_homepage$key } from './__generated__/standing_homepage.graphql.ts';

/** Which versions of the home content are published, edited and planned. */
export interface Standing {
  readonly published: Version;
  readonly draft: Version | null;
  readonly scheduled: Version | null;
}

/** Reads them; null when there is no home content. */
export function readStanding(key: standing_homepage$key | null | undefined): Standing | null {
  if (key == null) return null;
  const homepage = readInlineData(
    graphql`
      fragment standing_homepage on AdminHomepage @inline {
        published {
          ...version_version
        }
        draft {
          ...version_version
        }
        scheduled {
          ...version_version
        }
      }
    `,
    key,
  );
  const published = readVersion(homepage.published);
  return (
    published && {
      published,
      draft: readVersion(homepage.draft),
      scheduled: readVersion(homepage.scheduled),
    }
  );
}
