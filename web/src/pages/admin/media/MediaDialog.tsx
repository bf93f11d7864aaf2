import { useEffect, useRef } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { MAX_ALT_CHARACTERS } from '../../../../../gateway/contract/rules/media.ts';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { toast } from '../../../design/toast.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Link } from '../../../navigation/Link.tsx';
import { markStale } from '../../../relay/useAdminQuery.ts';
import { useMutation } from '../../../relay/useMutation.ts';
import { Code, Instant } from '../_kit/format.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useProblemText } from '../_kit/useProblemText.ts';
import { adminPaths } from '../adminPaths.ts';
import type { MediaDialog_media$key } from './__generated__/MediaDialog_media.graphql.ts';
import type { MediaDialogDeleteMutation } from './__generated__/MediaDialogDeleteMutation.graphql.ts';
import type { MediaDialogRestoreMutation } from './__generated__/MediaDialogRestoreMutation.graphql.ts';
import type { MediaDialogUpdateMutation } from './__generated__/MediaDialogUpdateMutation.graphql.ts';
import styles from './MediaPage.module.css';
import { ReplaceFile } from './ReplaceFile.tsx';

/** Screens of what uses files. */
const USE_PATHS = {
  PRODUCT: adminPaths.product,
  CATEGORY: adminPaths.category,
  BRAND: adminPaths.brand,
  SELLER: adminPaths.seller,
  PROMO: adminPaths.promotion,
  ORDER: adminPaths.order,
  HOMEPAGE: adminPaths.homepage,
} as const satisfies Record<string, (id: string) => string>;

const LANGUAGES = ['fr', 'en', 'de', 'tn'] as const;

interface MediaDialogProps {
  readonly media: MediaDialog_media$key;
  readonly onClose: () => void;
}

/** Details of a file: name, alternative texts, what uses it, and the bin. */
export function MediaDialog({ media: key, onClose }: MediaDialogProps) {
  const { t } = useTranslation('adminMedia');
  const environment = useRelayEnvironment();
  const { can } = useStaff();
  const dialog = useRef<HTMLDialogElement>(null);
  const media = useFragment(
    graphql`
      fragment MediaDialog_media on AdminMedia {
        id
        name
        url
        kind
        bytes
        width
        height
        uploadedBy
        uploadedByKey
        createdAt
        deletedAt
        alt {
          fr
          en
          de
          tn
        }
        useCount
        uses {
          kind
          usedById
          name
        }
        ...ReplaceFile_media
      }
    `,
    key,
  );
  const { run: update, isPending: isSaving } = useAdminMutation<MediaDialogUpdateMutation>(
    graphql`
      mutation MediaDialogUpdateMutation($input: MediaUpdateInput!) {
        mediaUpdate(input: $input) {
          media {
            ...MediaDialog_media
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
    ['media'],
  );
  const { textOf } = useProblemText();
  const { send: remove } = useMutation<MediaDialogDeleteMutation>(graphql`
    mutation MediaDialogDeleteMutation($input: MediaDeleteInput!) {
      mediaDelete(input: $input) {
        media {
          ...MediaDialog_media
        }
        userErrors {
          code
          usedBy
          useCount
        }
      }
    }
  `);
  const { send: restore } = useMutation<MediaDialogRestoreMutation>(graphql`
    mutation MediaDialogRestoreMutation($input: MediaRestoreInput!) {
      mediaRestore(input: $input) {
        media {
          ...MediaDialog_media
        }
        userErrors {
          code
        }
      }
    }
  `);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { id } = media;
  const finish = (title: string): void => {
    toast({ type: 'success', title, duration: 3_000 });
    markStale(environment, ['media']);
    onClose();
  };
  const fail = (title = t('dialog.failed')): void => toast({ type: 'error', title });
  const save = async (form: HTMLFormElement): Promise<void> => {
    const values = new FormData(form);
    const text = (name: string): string => {
      const value = values.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    await update(
      {
        input: {
          id,
          name: text('name'),
          alt: Object.fromEntries(LANGUAGES.map((language) => [language, text(language)])),
        },
      },
      { done: t('dialog.saved'), onDone: onClose },
    );
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`media-${id}`} onClose={onClose}>
      <h2 id={`media-${id}`}>{t('dialog.title')}</h2>
      {media.kind === 'VIDEO' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is uploaded has no captions, and only staff see it here
        <video className={styles.video} src={media.url} controls preload="metadata" />
      )}
      <dl className={styles.facts}>
        <dt>{t('dialog.size')}</dt>
        <dd>
          <Code text={`${(media.bytes / 1_000).toFixed(0)} kB`} />
        </dd>
        {media.width != null && (
          <>
            <dt>{t('dialog.dimensions')}</dt>
            <dd>
              <Code text={`${media.width} × ${media.height}`} />
            </dd>
          </>
        )}
        <dt>{t('dialog.uploaded')}</dt>
        <dd>
          <Instant at={media.createdAt} />
        </dd>
        {(media.uploadedByKey ?? media.uploadedBy) != null && (
          <>
            <dt>{t('dialog.uploadedBy')}</dt>
            <dd>
              {media.uploadedByKey == null ? (
                <Code text={media.uploadedBy ?? ''} />
              ) : (
                <bdi>{t('dialog.uploadedByKey', { name: media.uploadedByKey })}</bdi>
              )}
            </dd>
          </>
        )}
        <dt>{t('dialog.usedBy')}</dt>
        <dd>
          {media.uses.length === 0 ? (
            t('notUsed')
          ) : (
            <ul>
              {media.uses.map(({ kind, usedById, name }) => (
                <li key={usedById}>
                  {t(`use.${kind as 'PRODUCT'}`)}{' '}
                  <Link to={USE_PATHS[kind as 'PRODUCT'](usedById)} preload={false}>
                    <bdi>{name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget).catch(() => fail());
        }}
      >
        <Field
          name="name"
          label={t('dialog.name')}
          defaultValue={media.name}
          maxLength={200}
          required
          dir="auto"
        />
        <fieldset className={styles.alts}>
          <legend>{t('dialog.alt')}</legend>
          {LANGUAGES.map((language) => (
            <Field
              key={language}
              name={language}
              label={t(`dialog.languages.${language}`)}
              defaultValue={media.alt[language] ?? ''}
              maxLength={MAX_ALT_CHARACTERS}
              dir="auto"
            />
          ))}
        </fieldset>
        <div className={styles.actions}>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {t('dialog.close')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              navigator.clipboard
                .writeText(new URL(media.url, location.href).href)
                .then(() => toast({ type: 'success', title: t('dialog.copied'), duration: 2_000 }))
                .catch(() => fail());
            }}
          >
            {t('dialog.copy')}
          </Button>
          {can('MEDIA') && media.deletedAt == null && media.useCount > 0 && (
            <ReplaceFile media={media} onChosen={() => dialog.current?.close()} />
          )}
          {can('MEDIA') && media.deletedAt == null && (
            <Button
              variant="danger"
              onClick={() => {
                remove({ input: { id } })
                  .then(({ media: deleted, userErrors }) =>
                    deleted
                      ? finish(t('dialog.removed'))
                      : fail(
                          userErrors.some(({ code }) => code === 'IN_USE')
                            ? textOf(userErrors)
                            : t('dialog.failed'),
                        ),
                  )
                  .catch(() => fail());
              }}
            >
              {t('dialog.remove')}
            </Button>
          )}
          {can('MEDIA') && media.deletedAt != null && (
            <Button
              variant="secondary"
              onClick={() => {
                restore({ input: { id } })
                  .then(({ media: restored }) => (restored ? finish(t('dialog.restored')) : fail()))
                  .catch(() => fail());
              }}
            >
              {t('dialog.restore')}
            </Button>
          )}
          {can('MEDIA') && (
            <Button type="submit" busy={isSaving}>
              {t('dialog.save')}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  );
}
