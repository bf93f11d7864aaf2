import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation } from '../../../navigation/Link.tsx';
import { readListState } from '../_kit/listState.ts';
import { variablesOf } from './filters.ts';
import type { ExportButtonQuery } from './__generated__/ExportButtonQuery.graphql.ts';

/** Downloads the products that the list shows on all its pages, as CSV. */
export function ExportButton() {
  const { t } = useTranslation('adminImport');
  const { search } = useLocation();
  const environment = useRelayEnvironment();
  const [isPending, setIsPending] = useState(false);
  const download = async (): Promise<void> => {
    setIsPending(true);
    try {
      const state = readListState(new URLSearchParams(search));
      const answer = await fetchQuery<ExportButtonQuery>(
        environment,
        graphql`
          query ExportButtonQuery($filter: AdminProductFilter) {
            adminProductExport(filter: $filter)
          }
        `,
        { filter: variablesOf({ ...state, first: state.size }).filter },
        { fetchPolicy: 'network-only' },
      ).toPromise();
      if (answer?.adminProductExport == null) throw new Error('no address');
      // An attachment: the page stays.
      window.location.assign(answer.adminProductExport);
    } catch {
      toast({ type: 'error', title: t('exportFailed') });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button size="sm" variant="secondary" busy={isPending} onClick={() => void download()}>
      {t('export')}
    </Button>
  );
}
