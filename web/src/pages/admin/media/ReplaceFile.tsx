import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { useUploads } from '../../../features/uploads/UploadProvider.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import { folderPath } from '../_kit/mediaFolders.ts';
import type { ReplaceFile_media$key } from './__generated__/ReplaceFile_media.graphql.ts';
import type { ReplaceFileMutation } from './__generated__/ReplaceFileMutation.graphql.ts';
import styles from './MediaPage.module.css';

interface ReplaceFileProps {
  readonly media: ReplaceFile_media$key;
  /** Called when a file was chosen: it is being sent, and takes the place once it is stored. */
  readonly onChosen: () => void;
}

/** Sends another file and has it take the place of this one wherever that is used. */
export function ReplaceFile({ media: key, onChosen }: ReplaceFileProps) {
  const { t } = useTranslation('adminMedia');
  const environment = useRelayEnvironment();
  const addUploads = useUploads();
  const { id, folder, kind } = useFragment(
    graphql`
      fragment ReplaceFile_media on AdminMedia {
        id
        folder
        kind
      }
    `,
    key,
  );
  // The upload may end after this screen was left.
  const replace = async (url: string): Promise<void> => {
    const { userErrors } = await mutate<ReplaceFileMutation>(
      environment,
      graphql`
        mutation ReplaceFileMutation($input: MediaReplaceInput!) {
          mediaReplace(input: $input) {
            media {
              useCount
            }
            userErrors {
              code
            }
          }
        }
      `,
      { input: { id, url } },
    );
    markStale(environment, ['media', 'products', 'audit']);
    if (userErrors.length > 0) toast({ type: 'error', title: t('replace.refused') });
    else toast({ type: 'success', title: t('replace.done'), duration: 3_000 });
  };
  const send = (file: File): void => {
    addUploads([file], folderPath(folder), (_, url) => {
      if (url !== null) replace(url).catch(() => toast({ type: 'error', title: t('dialog.failed') }));
    });
    onChosen();
  };
  return (
    <label className={styles.choose}>
      {t('replace.choose')}
      <input
        type="file"
        accept={kind === 'VIDEO' ? 'video/*' : 'image/*'}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) send(file);
        }}
      />
    </label>
  );
}
