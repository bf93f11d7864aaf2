import { Icon } from '../../../design/Icon.tsx';
import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Gallery_product$key } from './__generated__/Gallery_product.graphql.ts';
import styles from './Gallery.module.css';
import { GALLERY_SIZES, GALLERY_WIDTHS } from './gallerySizes.ts';
import type { ZoomDialogProps } from './ZoomDialog.tsx';

const loadZoom = () => import('./ZoomDialog.tsx');

/** A product's pictures: swiped, chosen by thumbnail or keyboard, and enlarged. */
export function Gallery({ product: key }: { product: Gallery_product$key }) {
  const { t, dir } = useTranslation('product');
  const product = useFragment(
    graphql`
      fragment Gallery_product on Product {
        name(language: $language)
        images {
          url
          alt(language: $language)
        }
      }
    `,
    key,
  );
  const track = useRef<HTMLUListElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps> | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const images = product.images ?? [];
  const total = Math.max(images.length, 1);
  const pictures =
    images.length === 0
      ? [{ src: null, alt: product.name }]
      : images.map(({ url, alt }, index) => ({
          src: url,
          alt: alt ?? t('gallery.picture', { name: product.name, n: index + 1, total }),
        }));

  const goTo = (index: number) => {
    const element = track.current;
    if (!element || index < 0 || index >= total) return;
    element.scrollTo({ left: (dir === 'rtl' ? -1 : 1) * index * element.clientWidth });
  };
  const onScroll = () => {
    const element = track.current;
    if (!element || element.clientWidth === 0) return;
    const index = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
    if (index === current) return;
    setCurrent(index);
    // This may only scroll the row of thumbnails, never the page.
    const row = thumbnails.current;
    const thumbnail = row?.children[index];
    if (row && thumbnail instanceof HTMLElement) {
      row.scrollTo({ left: thumbnail.offsetLeft - (row.clientWidth - thumbnail.offsetWidth) / 2 });
    }
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== forward && event.key !== back) return;
    event.preventDefault();
    const next = index + (event.key === forward ? 1 : -1);
    goTo(next);
    thumbnails.current?.children[next]?.querySelector('a')?.focus({ preventScroll: true });
  };
  const openZoom = () => {
    setZoomed(true);
    void loadZoom().then((module) => setZoom(() => module.ZoomDialog));
  };

  return (
    <section className={styles.gallery} aria-label={t('gallery.label', { name: product.name })}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={onScroll}>
          {pictures.map(({ src, alt }, index) => (
            <li key={src ?? 'none'} id={`picture-${index + 1}`} className={styles.slide}>
              {src === null ? (
                <Picture src={null} alt={alt} sizes={GALLERY_SIZES} className={styles.picture} />
              ) : (
                <button
                  type="button"
                  className={styles.enlarge}
                  title={t('gallery.zoom')}
                  tabIndex={index === current ? 0 : -1}
                  onPointerEnter={() => void loadZoom()}
                  onFocus={() => void loadZoom()}
                  onClick={openZoom}
                >
                  <Picture
                    src={src}
                    alt={alt}
                    sizes={GALLERY_SIZES}
                    widths={GALLERY_WIDTHS}
                    priority={index === 0}
                    className={styles.picture}
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
        {total > 1 && (
          <>
            <IconButton
              className={styles.previous}
              variant="raised"
              quiet
              label={t('gallery.previous')}
              icon={<Icon name="chevron-left" size={22} className={styles.chevron} />}
              disabled={current === 0}
              onClick={() => goTo(current - 1)}
            />
            <IconButton
              className={styles.next}
              variant="raised"
              quiet
              label={t('gallery.next')}
              icon={<Icon name="chevron-right" size={22} className={styles.chevron} />}
              disabled={current === total - 1}
              onClick={() => goTo(current + 1)}
            />
            <span className={styles.position} dir="ltr" aria-hidden>
              {current + 1} / {total}
            </span>
          </>
        )}
        {images.length > 0 && (
          <span className={styles.zoom} aria-hidden>
            <Icon name="maximize-2" size={18} />
          </span>
        )}
      </div>
      {total > 1 && (
        <ul ref={thumbnails} className={styles.thumbnails}>
          {pictures.map(({ src }, index) => (
            <li key={src ?? 'none'}>
              <a
                href={`#picture-${index + 1}`}
                className={styles.thumbnail}
                aria-label={t('gallery.show', { n: index + 1 })}
                aria-current={index === current || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(index);
                }}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                <Picture src={src} alt="" sizes="72px" widths={[96, 160]} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Zoom && zoomed && (
        <Zoom
          name={product.name}
          pictures={pictures.flatMap(({ src, alt }) => (src === null ? [] : { src, alt }))}
          start={current}
          onClose={(index) => {
            setZoomed(false);
            goTo(index);
          }}
        />
      )}
    </section>
  );
}
