import { useId, useRef } from 'react';
import {
  FILE_TYPES,
  MAX_FILE_BYTES,
  MAX_FILES,
  PICTURE_TYPES,
} from '../../../../gateway/contract/rules/files.ts';
import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { formatBytes } from './formatBytes.ts';
import styles from './Files.module.css';
import type { Files } from './useFiles.ts';

interface FilesFieldProps {
  readonly files: Files;
  /** Text of the button. */
  readonly label?: string;
}

/** Chooses files, and lists them until they are sent. */
export function FilesField({ files, label }: FilesFieldProps) {
  const { t, language } = useTranslation('support');
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const n = formatNumber(MAX_FILES, language);
  const size = formatBytes(MAX_FILE_BYTES, language);
  return (
    <div className={styles.field}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={label ?? t('files.add')}
        accept={(files.isOfPictures ? PICTURE_TYPES : FILE_TYPES).join(',')}
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
      <div className={styles.choose}>
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon name="paperclip" size={16} />}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {label ?? t('files.add')}
        </Button>
        <span id={hint} className={styles.hint}>
          {t(files.isOfPictures ? 'files.hintPictures' : 'files.hint', { n, size })}
        </span>
      </div>
      <div aria-live="polite">
        {files.files.length > 0 && (
          <ul className={styles.chosen} aria-label={t('files.title')}>
            {files.files.map(({ id, name, size: bytes, key, problem }) => (
              <li key={id} className={styles.entry}>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
                <span className={problem === null ? styles.hint : styles.problem}>
                  {problem === null
                    ? key === null
                      ? t('files.sending')
                      : formatBytes(bytes, language)
                    : t(`files.problem.${problem}`, { n, size })}
                </span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('files.remove', { name })}
                  onClick={() => files.remove(id)}
                >
                  <Icon name="x" size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
