import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type {
  AdminProductFile,
  AdminProductFilter,
  useProductDownloadQuery,
} from './__generated__/useProductDownloadQuery.graphql.ts';

/** Returns a function that downloads the products of a filter, their variants or their stocks, as CSV. @throws unless the file is offered */
export function useProductDownload() {
  const environment = useRelayEnvironment();
  return async (filter: AdminProductFilter | null | undefined, file: AdminProductFile): Promise<void> => {
    const answer = await fetchQuery<useProductDownloadQuery>(
      environment,
      graphql`
        query useProductDownloadQuery($filter: AdminProductFilter, $file: AdminProductFile!) {
          adminProductExport(filter: $filter, file: $file)
        }
      `,
      { filter, file },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (answer?.adminProductExport == null) throw new Error('no address');
    // An attachment: the page stays.
    window.location.assign(answer.adminProductExport);
  };
}
