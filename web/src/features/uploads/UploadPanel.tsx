import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Button } from '../../design/static/Button.tsx';
import { IconButton } from '../../design/static/IconButton.tsx';
import { useTranslation } from '../../i18n/useTranslation.ts';
import styles from './UploadPanel.module.css';
import type { Upload, Uploads } from './uploads.ts';

function Row({ upload, uploads }: { readonly upload: Upload; readonly uploads: Uploads }) {
  const { t } = useTranslation('adminUploads');
  const { id, name, state, percent, problem } = upload;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.state}>
        {state === 'uploading' ? t('percent', { percent }) : t(`state.${state}`)}
        {problem !== null && <span className={styles.problem}> · {problem}</span>}
      </span>
      <span className={styles.actions}>
        {state === 'uploading' && (
          <IconButton
            label={t('pause', { file: name })}
            icon={<Icon name="pause" size={18} />}
            onClick={() => uploads.toggle(id)}
          />
        )}
        {state === 'paused' && (
          <IconButton
            label={t('resume', { file: name })}
            icon={<Icon name="play" size={18} />}
            onClick={() => uploads.toggle(id)}
          />
        )}
        {state === 'failed' && (
          <IconButton
            label={t('retry', { file: name })}
            icon={<Icon name="rotate-cw" size={18} />}
            onClick={() => uploads.retry(id)}
          />
        )}
        <IconButton
          label={t('remove', { file: name })}
          icon={<Icon name="x" size={18} />}
          onClick={() => uploads.remove(id)}
        />
      </span>
    </li>
  );
}

/** The state of uploads at the lower end of the screen: counts, progress, and what can be done with each file. */
export default function UploadPanel({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useTranslation('adminUploads');
  const { uploads: files, percent, isOffline } = useSyncExternalStore(uploads.subscribe, uploads.snapshot);
  const [isOpen, setIsOpen] = useState(true);
  if (files.length === 0) return null;
  const count = (...states: readonly string[]): number =>
    files.filter(({ state }) => states.includes(state)).length;
  const underWay = count('uploading', 'paused');
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((before) => !before)}
      >
        <span className={styles.title}>{t('title')}</span>
        <span className={styles.counts}>
          {t('counts', { uploading: underWay, completed: count('completed'), failed: count('failed') })}
        </span>
        <Icon name="chevron-down" size={18} className={isOpen ? styles.chevron : styles.chevronUp} />
      </button>
      {underWay > 0 && (
        <div className={styles.total}>
          <progress className={styles.progress} max={100} value={percent} aria-label={t('progress')} />
          <span>{t('percent', { percent })}</span>
        </div>
      )}
      {isOpen && (
        <>
          {underWay > 0 && (
            <p className={styles.note} aria-live="polite">
              {t(isOffline ? 'offline' : 'background')}
            </p>
          )}
          {underWay > 1 && (
            <p className={styles.all}>
              {count('uploading') > 0 && (
                <Button variant="ghost" onClick={() => uploads.pauseAll()}>
                  {t('pauseAll')}
                </Button>
              )}
              {count('paused') > 0 && (
                <Button variant="ghost" onClick={() => uploads.resumeAll()}>
                  {t('resumeAll')}
                </Button>
              )}
            </p>
          )}
          <ul className={styles.list}>
            {files.map((upload) => (
              <Row key={upload.id} upload={upload} uploads={uploads} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
