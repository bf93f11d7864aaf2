import { graphql, useFragment } from 'react-relay';
import type { Key } from '../../../i18n/translate.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './ListFiles.module.css';
import type { ListFiles_files$key } from './__generated__/ListFiles_files.graphql.ts';

export type { ListFiles_files$key };

/** Texts of files of lists that have several. */
const NAMES: Readonly<Record<string, Key>> = {
  ORDERS: 'admin:list.file.ORDERS',
  ORDER_LINES: 'admin:list.file.ORDER_LINES',
  INVOICES: 'admin:list.file.INVOICES',
};

/** Links to the files of all entries that a list shows on all its pages, as CSV; nothing for people who may not read them. */
export function ListFiles({ files: key }: { readonly files: ListFiles_files$key }) {
  const { t } = useTranslation('admin');
  const files = useFragment(
    graphql`
      fragment ListFiles_files on ListFile @relay(plural: true) {
        name
        url
      }
    `,
    key,
  );
  const [only] = files;
  if (only === undefined) return null;
  // Attachments: the page stays.
  if (files.length === 1)
    return (
      <a href={only.url} download className={styles.file}>
        {t('list.export')}
      </a>
    );
  return (
    <ul className={styles.files} aria-label={t('list.export')}>
      <li aria-hidden>{t('list.exportOf')}</li>
      {files.map(({ name, url }) => (
        <li key={name}>
          <a href={url} download className={styles.file}>
            {t(NAMES[name] ?? 'list.export')}
          </a>
        </li>
      ))}
    </ul>
  );
}
