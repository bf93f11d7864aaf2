import { Icon } from '../../../design/Icon.tsx';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { pictureUrl } from '../../../design/static/Picture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './ZoomDialog.module.css';

export interface ZoomDialogProps {
  name: string;
  /** URLs and alternative texts of the pictures. */
  pictures: readonly { src: string; alt: string }[];
  /** Index of the initial picture. */
  start: number;
  /** Called with the index of the last picture. */
  onClose: (index: number) => void;
}

/** A product's pictures in full screen; a click or the button enlarges one further. */
export function ZoomDialog({ name, pictures, start, onClose }: ZoomDialogProps) {
  const { t, dir } = useTranslation('product');
  const dialog = useRef<HTMLDialogElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start);
  const [close, setClose] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const show = (index: number) => {
    if (index < 0 || index >= pictures.length) return;
    setCurrent(index);
    setClose(false);
  };
  const toggle = (at?: { x: number; y: number }) => {
    setClose(!close);
    if (close) return;
    // After the picture is enlarged: the clicked point stays under the pointer.
    requestAnimationFrame(() => {
      const element = view.current;
      if (!element) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = at ? (at.x - left) / width : 0.5;
      const y = at ? (at.y - top) / height : 0.5;
      const range = element.scrollWidth - element.clientWidth;
      element.scrollTo({
        left: dir === 'rtl' ? -(1 - x) * range : x * range,
        top: y * (element.scrollHeight - element.clientHeight),
        behavior: 'instant',
      });
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (close) return;
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) show(current + 1);
    if (event.key === back) show(current - 1);
  };
  const { src = '', alt = '' } = pictures[current] ?? {};
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('gallery.label', { name })}
      onClose={() => onClose(current)}
      onKeyDown={onKeyDown}
    >
      <div ref={view} className={styles.view} data-close={close || undefined}>
        <button
          type="button"
          className={styles.enlarge}
          aria-label={t(close ? 'gallery.zoomOut' : 'gallery.zoomIn')}
          onClick={(event) => toggle(event.detail > 0 ? { x: event.clientX, y: event.clientY } : undefined)}
        >
          <img key={src} className={styles.picture} src={pictureUrl(src, 1600)} alt={alt} />
        </button>
      </div>
      <div className={styles.bar}>
        <span className={styles.position} dir="ltr">
          {current + 1} / {pictures.length}
        </span>
        <IconButton
          variant="raised"
          label={t(close ? 'gallery.zoomOut' : 'gallery.zoomIn')}
          icon={close ? <Icon name="zoom-out" size={20} /> : <Icon name="zoom-in" size={20} />}
          onClick={() => toggle()}
        />
        <IconButton
          variant="raised"
          label={t('gallery.close')}
          icon={<Icon name="x" size={22} />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {pictures.length > 1 && (
        <>
          <IconButton
            className={styles.previous}
            variant="raised"
            label={t('gallery.previous')}
            icon={<Icon name="chevron-left" size={24} className={styles.chevron} />}
            disabled={current === 0}
            onClick={() => show(current - 1)}
          />
          <IconButton
            className={styles.next}
            variant="raised"
            label={t('gallery.next')}
            icon={<Icon name="chevron-right" size={24} className={styles.chevron} />}
            disabled={current === pictures.length - 1}
            onClick={() => show(current + 1)}
          />
        </>
      )}
    </dialog>
  );
}
