import { graphql, readInlineData } from 'react-relay';
import { toContent, type Content } from './content.ts';
import type { version_version$data, version_version$key } from './__generated__/version_version.graphql.ts';

/** A version of the home content with its content. */
export type Version = Omit<version_version$data, 'content' | ' $fragmentType'> & {
  readonly content: Content;
};

/** Reads a version; null when it does not exist. */
export function readVersion(key: version_version$key | null | undefined): Version | null {
  if (key == null) return null;
  const { content, ...version } = readInlineData(
    graphql`
      fragment version_version on HomepageVersion @inline {
        id
        number
        version
        state
        note
        author
        baseNumber
        publishAt
        isWaiting
        publishedAt
        savedAt
        content {
          lists {
            name
            items {
              key
              title {
                fr
                en
                de
                tn
              }
              subtitle {
                fr
                en
                de
                tn
              }
              imageUrl
              redirectUrl
              target
              from
              until
            }
          }
          layouts {
            name
            sections {
              name
              isVisible
            }
          }
        }
      }
    `,
    key,
  );
  return content == null ? null : { ...version, content: toContent(content) };
}
