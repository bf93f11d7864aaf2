import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { toast } from '../../design/toast.ts';
import { withAdminAreas } from '../../i18n/adminTexts.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { UploadProviderQuery } from './__generated__/UploadProviderQuery.graphql.ts';
import type { UploadEnd, Uploads } from './uploads.ts';

/** Uploads files to a folder of the media library; `onEnd` is called with where each was stored. */
export type AddUploads = (files: readonly File[], folder: string, onEnd?: UploadEnd) => void;

const UploadContext = createContext<AddUploads | null>(null);

/** Uploads files, from every screen of the back office. @throws Error outside of the provider */
export function useUploads(): AddUploads {
  const add = use(UploadContext);
  if (add === null) throw new Error('useUploads must be used within an UploadProvider');
  return add;
}

const loadUploads = withAdminAreas(['adminUploads'], () => import('./uploads.ts'));
const UploadPanel = lazy(withAdminAreas(['adminUploads'], () => import('./UploadPanel.tsx')));

/** The queue outlives the frame: uploads continue while the shop is looked at. It belongs to one store, which is one session's. */
let queue: { readonly owner: object; readonly uploads: Promise<Uploads> } | undefined;
let opened: Uploads | undefined;

interface UploadProviderProps {
  /** Called after each stored file. */
  readonly onStored: () => void;
  readonly children: ReactNode;
}

/** Offers uploads to the screens below, and shows their panel. Its code loads with the first file. */
export function UploadProvider({ onStored, children }: UploadProviderProps) {
  const environment = useRelayEnvironment();
  const { t } = useTranslation('admin');
  const [shown, setShown] = useState<Uploads | undefined>(queue?.owner === environment ? opened : undefined);
  const open = useCallback(async (): Promise<Uploads> => {
    const [{ textsOf, Uploads: Queue }, data] = await Promise.all([
      loadUploads(),
      fetchQuery<UploadProviderQuery>(
        environment,
        graphql`
          query UploadProviderQuery {
            uploadTarget {
              url
              port
            }
          }
        `,
        {},
      ).toPromise(),
    ]);
    return new Queue({ url: data?.uploadTarget?.url, port: data?.uploadTarget?.port }, textsOf(t), onStored);
  }, [environment, t, onStored]);
  const add = useCallback<AddUploads>(
    (files, folder, onEnd) => {
      if (queue !== undefined && queue.owner !== environment) {
        // Another person signed in.
        opened?.cancelAll();
        queue = undefined;
      }
      queue ??= { owner: environment, uploads: open() };
      queue.uploads
        .then((uploads) => {
          opened = uploads;
          setShown(uploads);
          return uploads.add(files, folder, onEnd);
        })
        .catch(() => {
          queue = undefined;
          for (const file of files) onEnd?.(file, null);
          toast({ type: 'error', title: t('uploadsUnavailable') });
        });
    },
    [environment, open, t],
  );
  return (
    <UploadContext value={add}>
      {children}
      {shown && (
        <Suspense>
          <UploadPanel uploads={shown} />
        </Suspense>
      )}
    </UploadContext>
  );
}
