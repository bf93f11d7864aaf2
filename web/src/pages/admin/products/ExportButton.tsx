import { useState } from 'react';
import { Button } from '../../../design/static/Button.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useLocation } from '../../../navigation/Link.tsx';
import { readListState } from '../_kit/listState.ts';
import { Popover } from '../_kit/Popover.tsx';
import { useProductDownload } from '../_kit/useProductDownload.ts';
import { variablesOf } from './filters.ts';
import type { AdminProductFile } from '../_kit/__generated__/useProductDownloadQuery.graphql.ts';

/** Files with the texts of their names. */
const FILES = [
  ['PRODUCTS', 'kind.PRODUCTS_IMPORT'],
  ['VARIANTS', 'kind.VARIANTS_IMPORT'],
  ['STOCK', 'kind.STOCK_IMPORT'],
] as const;

/** Downloads the products that the list shows on all its pages, their variants or their stocks, as CSV. */
export function ExportButton() {
  const { t } = useTranslation('adminImport');
  const { search } = useLocation();
  const downloadProducts = useProductDownload();
  const [pending, setPending] = useState<AdminProductFile>();
  const download = async (file: AdminProductFile): Promise<void> => {
    setPending(file);
    try {
      const state = readListState(new URLSearchParams(search));
      await downloadProducts(variablesOf({ ...state, first: state.size }).filter, file);
    } catch {
      toast({ type: 'error', title: t('exportFailed') });
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Popover label={t('export')}>
      {(close) =>
        FILES.map(([file, name]) => (
          <Button
            key={file}
            size="sm"
            variant="ghost"
            busy={pending === file}
            onClick={() => void download(file).then(close)}
          >
            {t(name)}
          </Button>
        ))
      }
    </Popover>
  );
}
