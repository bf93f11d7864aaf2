import { graphql } from 'react-relay';
import { formatDate } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import type { FilterOptionsProps } from './listTypes.ts';
import { adminFreshness } from '../freshness.ts';
import { useJobName } from './jobName.ts';
import type { JobOptionsQuery } from './__generated__/JobOptionsQuery.graphql.ts';

/** The latest jobs that changed something, by their names and days. */
export function JobOptions({ children }: FilterOptionsProps) {
  const { language } = useTranslation('adminJobs');
  const nameOf = useJobName();
  const { adminJobs } = useAdminQuery<JobOptionsQuery>(
    graphql`
      query JobOptionsQuery {
        adminJobs(first: 100) {
          edges {
            node {
              id
              kind
              fileName
              createdAt
              done
            }
          }
        }
      }
    `,
    {},
    adminFreshness.options,
    ['jobs'],
  );
  return children(
    present(adminJobs)
      .edges.filter(({ node }) => node.done > 0)
      .map(({ node }) => ({
        value: node.id,
        label: `${nameOf(node)} · ${formatDate(node.createdAt, language)}`,
      })),
  );
}
