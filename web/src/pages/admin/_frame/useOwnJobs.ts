import { graphql, useFragment } from 'react-relay';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { OWN_JOBS } from '../feedTopics.ts';
import { adminFreshness } from '../freshness.ts';
import type { useOwnJobs_jobs$data, useOwnJobs_jobs$key } from './__generated__/useOwnJobs_jobs.graphql.ts';
import type { useOwnJobsQuery } from './__generated__/useOwnJobsQuery.graphql.ts';

/** The latest jobs of the person. */
export function useOwnJobs(): useOwnJobs_jobs$data {
  const { adminJobs } = useAdminQuery<useOwnJobsQuery>(
    graphql`
      query useOwnJobsQuery {
        adminJobs(first: 8, isMine: true) {
          edges {
            node {
              ...useOwnJobs_jobs
            }
          }
        }
      }
    `,
    {},
    adminFreshness.detail,
    [OWN_JOBS],
  );
  const jobs: useOwnJobs_jobs$key = adminJobs?.edges.map(({ node }) => node) ?? [];
  return useFragment(
    graphql`
      fragment useOwnJobs_jobs on AdminJob @relay(plural: true) {
        id
        kind
        state
        fileName
        createdAt
        finishedAt
      }
    `,
    jobs,
  );
}
