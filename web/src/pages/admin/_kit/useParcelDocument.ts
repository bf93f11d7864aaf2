import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type {
  LabelPaper,
  ParcelDocumentKind,
  useParcelDocumentQuery,
} from './__generated__/useParcelDocumentQuery.graphql.ts';
import { usePrinting } from './usePrinting.ts';

export type { ParcelDocumentKind };

/** Opens what is printed for sub-orders, by their global ids (texts: area `adminParcels`). */
export function useParcelDocument(): {
  readonly print: (
    kind: ParcelDocumentKind,
    subOrderIds: readonly string[],
    paper?: LabelPaper,
  ) => Promise<void>;
  readonly isLoading: boolean;
} {
  const { t } = useTranslation('adminParcels');
  const environment = useRelayEnvironment();
  const { print, isLoading } = usePrinting();
  return {
    isLoading,
    print: (kind, subOrderIds, paper) =>
      print(
        async () => {
          const answer = await fetchQuery<useParcelDocumentQuery>(
            environment,
            graphql`
              query useParcelDocumentQuery(
                $kind: ParcelDocumentKind!
                $subOrderIds: [ID!]!
                $paper: LabelPaper
              ) {
                adminParcelDocument(kind: $kind, subOrderIds: $subOrderIds, paper: $paper) {
                  contentType
                  content
                  leftCount
                }
              }
            `,
            { kind, subOrderIds, paper: paper ?? null },
            { fetchPolicy: 'network-only' },
          ).toPromise();
          const left = answer?.adminParcelDocument?.leftCount ?? 0;
          if (left > 0) toast({ type: 'warning', title: t('left', { count: left }) });
          return answer?.adminParcelDocument;
        },
        { CONFLICT: t('printRefused.noLabel'), NOT_SUPPORTED_BY_UPSTREAM: t('printRefused.oneByOne') },
      ),
  };
}
