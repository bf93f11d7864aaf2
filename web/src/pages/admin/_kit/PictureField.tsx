import { useState } from 'react';
import { graphql } from 'react-relay';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { useUploads } from '../../../features/uploads/UploadProvider.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { adminFreshness } from '../freshness.ts';
import { AdminBoundary } from './AdminBoundary.tsx';
import { folderPath } from './mediaFolders.ts';
import styles from './PictureField.module.css';
import type { MediaFolder, PictureFieldQuery } from './__generated__/PictureFieldQuery.graphql.ts';

interface LibraryProps {
  readonly query: string;
  readonly onChoose: (address: string) => void;
}

/** The latest pictures of the library that have the words in their names. */
function Library({ query, onChoose }: LibraryProps) {
  const { t } = useTranslation('adminCategories');
  const { adminMedia } = useAdminQuery<PictureFieldQuery>(
    graphql`
      query PictureFieldQuery($first: Int!, $filter: AdminMediaFilter) {
        adminMedia(first: $first, filter: $filter) {
          nodes {
            id
            name
            url
            image {
              url(width: 160)
            }
          }
        }
      }
    `,
    { first: 30, filter: { kind: 'IMAGE', query: query === '' ? null : query } },
    adminFreshness.detail,
    ['media'],
  );
  const { nodes } = present(adminMedia);
  if (nodes.length === 0) return <p>{t('picture.none')}</p>;
  return (
    <ul className={styles.grid}>
      {nodes.map(({ id, name, url, image }) => (
        <li key={id}>
          <button type="button" className={styles.choice} title={name} onClick={() => onChoose(url)}>
            <img src={image?.url} alt={name} width={96} height={96} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PictureFieldProps {
  readonly label: string;
  /** Where uploads go. */
  readonly folder: MediaFolder;
  /** Address of the stored picture. */
  readonly value: string | null;
  readonly error?: string | null;
  readonly isDisabled?: boolean;
  readonly onChange: (address: string | null) => void;
}

/** A picture of the media library: what it is at present, another one, an upload, or none. */
export function PictureField({ label, folder, value, error, isDisabled, onChange }: PictureFieldProps) {
  const { t } = useTranslation('adminCategories');
  const addUploads = useUploads();
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  return (
    <fieldset className={styles.field} disabled={isDisabled}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.line}>
        {value === null ? (
          <span className={styles.nothing}>{t('picture.nothing')}</span>
        ) : (
          <Picture src={value} alt="" sizes="96px" widths={[160]} className={styles.picture} />
        )}
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
          {t('picture.choose')}
        </Button>
        {value !== null && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('picture.title', { label })}
        size="lg"
      >
        <div className={styles.tools}>
          <Field
            type="search"
            label={t('picture.search')}
            maxLength={100}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
          <label className={styles.upload}>
            {t('picture.upload')}
            <input
              type="file"
              accept="image/*"
              className={styles.input}
              onChange={({ currentTarget }) => {
                const files = [...(currentTarget.files ?? [])];
                currentTarget.value = '';
                if (files.length > 0) addUploads(files, folderPath(folder));
              }}
            />
          </label>
        </div>
        <AdminBoundary resetKey={query} fallback={<Skeleton height="16rem" radius="lg" />}>
          <Library
            query={query.trim()}
            onChoose={(address) => {
              onChange(address);
              setIsOpen(false);
            }}
          />
        </AdminBoundary>
      </Dialog>
    </fieldset>
  );
}
