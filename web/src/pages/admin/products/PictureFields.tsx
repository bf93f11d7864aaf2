import { useState, type DragEvent } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { cx } from '../../../design/static/cx.ts';
import { IconButton } from '../../../design/static/IconButton.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { useUploads } from '../../../features/uploads/UploadProvider.tsx';
import { MAX_IMAGES } from '../../../../../gateway/contract/rules/products.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Card } from '../_kit/Detail.tsx';
import { useStaff } from '../_kit/staff.tsx';
import styles from './AdminProductPage.module.css';
import { useErrorOf, type PartProps } from './editorForm.ts';
import { AltDialog } from './AltDialog.tsx';
import { moved } from '../_kit/moved.ts';
import { PictureChooser } from './PictureChooser.tsx';
import { sendPictures, usePendingPictures } from './pendingPictures.ts';
import type { PictureFields_product$key } from './__generated__/PictureFields_product.graphql.ts';

interface PictureFieldsProps extends PartProps {
  /** The product's id, or that of the page of a new one. */
  readonly pendingKey: string;
  /** Null: it does not exist yet. */
  readonly product: PictureFields_product$key | null;
}

/** The pictures of a product: added by dropping, from the library, ordered by mouse or keys. They are sent while one types. */
export function PictureFields({ form, pendingKey, product }: PictureFieldsProps) {
  const { t, language } = useTranslation('adminProductEditor');
  const errorOf = useErrorOf(form);
  const addUploads = useUploads();
  const { can } = useStaff();
  const pending = usePendingPictures(pendingKey);
  const data = useFragment(
    graphql`
      fragment PictureFields_product on AdminProduct {
        images {
          address
          image {
            url
          }
        }
      }
    `,
    product,
  );
  const [isOver, setOver] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [dragged, setDragged] = useState<number | null>(null);
  const [described, setDescribed] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const {
    values: { images, name },
    set,
  } = form;
  const room = MAX_IMAGES - images.length - pending.length;
  const number = (value: number): string => formatNumber(value, language);
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= images.length) return;
    set('images', moved(images, from, to));
    setSaid(t('pictures.moved', { n: number(to + 1), total: number(images.length) }));
  };
  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])].slice(0, Math.max(room, 0));
    if (chosen.length > 0) sendPictures(pendingKey, chosen, addUploads);
  };
  const onFiles = (event: DragEvent, over: boolean): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(over);
  };
  const error = errorOf('images');
  return (
    <Card title={t('pictures.title', { n: number(images.length), most: number(MAX_IMAGES) })}>
      <div
        className={cx(styles.drop, isOver && styles.dropOver)}
        onDragOver={(event) => onFiles(event, true)}
        onDragLeave={(event) => onFiles(event, false)}
        onDrop={(event) => {
          onFiles(event, false);
          take(event.dataTransfer.files);
        }}
      >
        {images.length + pending.length > 0 && (
          <ol className={styles.pictures}>
            {images.map((address, index) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- by keyboard it is moved by its buttons
              <li
                key={address}
                draggable
                className={cx(dragged === index && styles.dragged)}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', String(index));
                  setDragged(index);
                }}
                onDragOver={(event) => {
                  if (dragged !== null) event.preventDefault();
                }}
                onDrop={(event) => {
                  if (dragged === null) return;
                  event.preventDefault();
                  move(dragged, index);
                  setDragged(null);
                }}
                onDragEnd={() => setDragged(null)}
              >
                <Picture
                  src={data?.images.find((one) => one.address === address)?.image.url ?? address}
                  alt=""
                  sizes="120px"
                  className={styles.picture}
                />
                <span>
                  {index === 0
                    ? t('adminProducts:images.main')
                    : t('adminProducts:images.nth', { n: number(index + 1) })}
                </span>
                <span className={styles.tools}>
                  <IconButton
                    label={t('pictures.earlier', { n: number(index + 1) })}
                    icon={<Icon name="chevron-left" size={18} className={styles.flip} />}
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    label={t('pictures.later', { n: number(index + 1) })}
                    icon={<Icon name="chevron-right" size={18} className={styles.flip} />}
                    disabled={index === images.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  {can('MEDIA') && (
                    <IconButton
                      label={t('pictures.alt.edit', { n: number(index + 1) })}
                      icon={<Icon name="message-circle" size={18} />}
                      onClick={() => setDescribed(address)}
                    />
                  )}
                  <IconButton
                    label={t('pictures.remove', { n: number(index + 1) })}
                    icon={<Icon name="x" size={18} />}
                    onClick={() =>
                      set(
                        'images',
                        images.filter((one) => one !== address),
                      )
                    }
                  />
                </span>
              </li>
            ))}
            {pending.map(({ id, name, preview }) => (
              <li key={id} className={styles.sending} aria-busy>
                <img src={preview} alt="" className={styles.picture} />
                <span>{t('pictures.sending', { name })}</span>
              </li>
            ))}
          </ol>
        )}
        <div className={styles.actions}>
          {can('MEDIA') && (
            <label className={cx(styles.choose, room <= 0 && styles.disabled)}>
              <Icon name="plus" size={18} />
              {t('pictures.add')}
              <input
                type="file"
                multiple
                accept="image/*"
                disabled={room <= 0}
                className={styles.fileInput}
                onChange={(event) => {
                  take(event.currentTarget.files);
                  event.currentTarget.value = '';
                }}
              />
            </label>
          )}
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="image" size={18} />}
            disabled={room <= 0}
            onClick={() => setChoosing(true)}
          >
            {t('pictures.choose')}
          </Button>
          {can('MEDIA') && <p className={styles.note}>{t('pictures.drop')}</p>}
        </div>
      </div>
      {error !== null && (
        <p className={styles.problem} role="alert">
          {error}
        </p>
      )}
      <output className={styles.spoken}>{said}</output>
      {described !== null && <AltDialog address={described} name={name} onClose={() => setDescribed(null)} />}
      <PictureChooser
        isOpen={isChoosing}
        taken={images}
        onClose={() => setChoosing(false)}
        onChoose={(address) => {
          setChoosing(false);
          if (!images.includes(address)) set('images', [...images, address]);
        }}
      />
    </Card>
  );
}
