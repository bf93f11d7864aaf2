import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { MAX_ALT_CHARACTERS } from '../../../../../gateway/contract/rules/media.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { Picture } from '../../../design/static/Picture.tsx';
import { Skeleton } from '../../../design/static/Skeleton.tsx';
import { direction, LANGUAGE_NAMES, LANGUAGES, languageTag } from '../../../i18n/language.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { present } from '../../../relay/present.ts';
import { useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { AdminBoundary } from '../_kit/AdminBoundary.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { adminFreshness } from '../freshness.ts';
import styles from './AdminProductPage.module.css';
import type { AltDialog_media$key } from './__generated__/AltDialog_media.graphql.ts';
import type { AltDialogMutation } from './__generated__/AltDialogMutation.graphql.ts';
import type { AltDialogQuery } from './__generated__/AltDialogQuery.graphql.ts';

interface AltDialogProps {
  /** Address of the picture. */
  readonly address: string;
  /** Name of the product; it stands for texts that are missing. */
  readonly name: string;
  readonly onClose: () => void;
}

function AltForm({
  media: key,
  name,
  onClose,
}: Omit<AltDialogProps, 'address'> & { readonly media: AltDialog_media$key }) {
  const { t } = useTranslation('adminProductEditor');
  const { id, alt } = useFragment(
    graphql`
      fragment AltDialog_media on AdminMedia {
        id
        alt {
          fr
          en
          de
          tn
        }
      }
    `,
    key,
  );
  const [texts, setTexts] = useState(() => ({
    fr: alt.fr ?? '',
    en: alt.en ?? '',
    de: alt.de ?? '',
    tn: alt.tn ?? '',
  }));
  const { run, isPending } = useAdminMutation<AltDialogMutation>(
    graphql`
      mutation AltDialogMutation($input: MediaUpdateInput!) {
        mediaUpdate(input: $input) {
          media {
            ...AltDialog_media
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
          }
        }
      }
    `,
    ['media', 'products'],
  );
  return (
    <form
      className={styles.alts}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ input: { id, alt: texts } }, { done: t('pictures.alt.done'), onDone: onClose });
      }}
    >
      <p className={styles.note}>{t('pictures.alt.hint')}</p>
      {LANGUAGES.map((language) => (
        <Field
          key={language}
          label={LANGUAGE_NAMES[language]}
          lang={languageTag(language)}
          dir={direction(language)}
          maxLength={MAX_ALT_CHARACTERS}
          placeholder={name}
          value={texts[language]}
          onChange={({ target }) => setTexts({ ...texts, [language]: target.value })}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" busy={isPending}>
          {t('pictures.alt.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}

function FileOf({ address, ...props }: AltDialogProps) {
  const { t } = useTranslation('adminProductEditor');
  const { adminMedia } = useAdminQuery<AltDialogQuery>(
    graphql`
      query AltDialogQuery($filter: AdminMediaFilter) {
        adminMedia(first: 1, filter: $filter) {
          nodes {
            ...AltDialog_media
          }
        }
      }
    `,
    { filter: { url: address } },
    adminFreshness.detail,
    ['media'],
  );
  const [media] = present(adminMedia).nodes;
  return media ? (
    <AltForm media={media} {...props} />
  ) : (
    <p className={styles.muted}>{t('pictures.alt.none')}</p>
  );
}

/** The alternative texts of a picture, which the media library keeps for all products that have it. */
export function AltDialog(props: AltDialogProps) {
  const { t } = useTranslation('adminProductEditor');
  return (
    <Dialog isOpen onClose={props.onClose} title={t('pictures.alt.title')} size="md">
      <Picture src={props.address} alt="" sizes="120px" className={styles.altPicture} />
      <AdminBoundary resetKey={props.address} fallback={<Skeleton height="16rem" radius="lg" />}>
        <FileOf {...props} />
      </AdminBoundary>
    </Dialog>
  );
}
