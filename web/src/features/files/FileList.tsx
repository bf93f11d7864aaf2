import { graphql, useFragment } from 'react-relay';
import { isPicture } from '../../../../gateway/contract/rules/files.ts';
import { Icon } from '../../design/Icon.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatBytes } from './formatBytes.ts';
import styles from './Files.module.css';
import type { FileList_files$key } from './__generated__/FileList_files.graphql.ts';

/** Files of a message: pictures are shown, all can be opened. */
export function FileList({ files: key }: { readonly files: FileList_files$key }) {
  const { t, language } = useTranslation('support');
  const files = useFragment(
    graphql`
      fragment FileList_files on PrivateFile @relay(plural: true) {
        url
        name
        type
        bytes
      }
    `,
    key,
  );
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('files.title')}>
      {files.map(({ url, name, type, bytes }) => (
        <li key={url}>
          {/* Not a page of the shop: the browser opens or saves it. */}
          <a href={url} target="_blank" rel="noopener" className={styles.file}>
            {isPicture(type) ? (
              <img src={url} alt="" loading="lazy" className={styles.preview} />
            ) : (
              <Icon name="paperclip" size={20} />
            )}
            <span className={styles.about}>
              <bdi className={styles.name}>{name}</bdi>
              <span className={styles.hint}>{formatBytes(bytes, language)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
