import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { MAX_REDIRECT_LENGTH, MAX_SEARCH_LENGTH } from '../../../../../gateway/contract/rules/limits.ts';
import { isShopPath } from '../../../../../gateway/contract/rules/shop-path.ts';
import { Dialog } from '../../../design/chakra/Dialog.tsx';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useNavigate } from '../../../navigation/Link.tsx';
import { newKey } from '../../../newKey.ts';
import { paths } from '../../../paths.ts';
import { present } from '../../../relay/present.ts';
import { markStale, useAdminQuery } from '../../../relay/useAdminQuery.ts';
import { DeadLink } from '../_kit/DeadLink.tsx';
import { Card, Detail } from '../_kit/Detail.tsx';
import { History } from '../_kit/History.tsx';
import { LinkPicker } from '../_kit/LinkPicker.tsx';
import { Missing } from '../_kit/Missing.tsx';
import { SaveBar } from '../_kit/SaveBar.tsx';
import { useStaff } from '../_kit/staff.tsx';
import { useAdminMutation } from '../_kit/useAdminMutation.ts';
import { useEditor } from '../_kit/useEditor.tsx';
import { adminPaths } from '../adminPaths.ts';
import { adminFreshness } from '../freshness.ts';
import type { ScreenProps } from '../routes.ts';
import styles from './SearchRedirectPage.module.css';
import type { SearchRedirectPageDeleteMutation } from './__generated__/SearchRedirectPageDeleteMutation.graphql.ts';
import type { SearchRedirectPageMutation } from './__generated__/SearchRedirectPageMutation.graphql.ts';
import type {
  SearchRedirectPageQuery,
  SearchRedirectPageQuery$data,
} from './__generated__/SearchRedirectPageQuery.graphql.ts';

type Redirect = NonNullable<SearchRedirectPageQuery$data['adminSearchRedirects']>[number];

const TOPICS = ['searchRedirects', 'audit'];
/** Of a redirect that is being written. */
const NEW = 'new';

/** One search that leads to a page of the shop, or a new one, which may begin with a text that shoppers look for. */
export default function SearchRedirectPage({ params, url }: ScreenProps) {
  const { adminSearchRedirects } = useAdminQuery<SearchRedirectPageQuery>(
    graphql`
      query SearchRedirectPageQuery {
        adminSearchRedirects {
          id
          version
          term
          form
          path
        }
      }
    `,
    {},
    adminFreshness.detail,
    ['searchRedirects'],
  );
  const id = params['id'] ?? '';
  const redirect = present(adminSearchRedirects).find((one) => one.id === id);
  if (redirect === undefined && id !== NEW) return <Missing to={adminPaths.searchRedirects()} />;
  return <Editor key={id} redirect={redirect} first={url.searchParams.get('term') ?? ''} />;
}

interface EditorProps {
  readonly redirect: Redirect | undefined;
  /** Text that a new redirect begins with. */
  readonly first: string;
}

function Editor({ redirect, first }: EditorProps) {
  const { t } = useTranslation('adminInsight');
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { can } = useStaff();
  const mayEdit = can('MARKETING');
  const [idempotencyKey] = useState(newKey);
  const [isDeleting, setDeleting] = useState(false);
  const { run, isPending } = useAdminMutation<SearchRedirectPageMutation>(
    graphql`
      mutation SearchRedirectPageMutation($input: SearchRedirectSaveInput!) {
        searchRedirectSave(input: $input) {
          redirect {
            id
            version
            term
            form
            path
            updatedAt
          }
          change {
            reference
            canUndoUntil
          }
          userErrors {
            field
            code
            message
            changedBy
            changedAt
          }
        }
      }
    `,
    TOPICS,
  );
  const { run: runDelete, isPending: isRemoving } = useAdminMutation<SearchRedirectPageDeleteMutation>(
    graphql`
      mutation SearchRedirectPageDeleteMutation($input: SearchRedirectDeleteInput!) {
        searchRedirectDelete(input: $input) {
          deletedId
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    TOPICS,
  );
  const loaded = { term: redirect?.term ?? first, path: redirect?.path ?? '' };
  const { form, errorOf, refuse, dialog } = useEditor({
    loaded,
    label: (name) => t(`redirects.field.${name}`),
    save: (changes) => save({ ...loaded, ...changes }),
  });
  const { values, set } = form;
  const save = (given: typeof loaded): void => {
    void run(
      {
        input: {
          ...(redirect === undefined ? { idempotencyKey } : { id: redirect.id, version: redirect.version }),
          ...given,
        },
      },
      {
        done: t('redirects.saved'),
        hasFields: true,
        onDone: ({ redirect: saved }) => {
          form.reset();
          if (redirect === undefined && saved != null)
            // The form is clean once it was drawn again.
            setTimeout(() => navigate(adminPaths.searchRedirect(saved.id), { replace: true }));
        },
        onRefused: (problems) => {
          if (problems.some(({ code }) => code === 'STALE')) markStale(environment, TOPICS);
          refuse(problems);
        },
      },
    );
  };
  return (
    <Detail
      title={redirect?.term ?? t('redirects.new')}
      list={{ to: adminPaths.searchRedirects(), label: t('admin:menu.searchRedirects') }}
      actions={
        redirect !== undefined && (
          <>
            <ButtonLink size="sm" variant="secondary" to={paths.search(redirect.term)}>
              {t('asked.inShop')}
            </ButtonLink>
            {mayEdit && (
              <Button size="sm" variant="secondary" onClick={() => setDeleting(true)}>
                {t('redirects.delete')}
              </Button>
            )}
          </>
        )
      }
    >
      <Card title={t('redirects.form')}>
        <fieldset className={styles.form} disabled={!mayEdit}>
          <Field
            dir="auto"
            label={t('redirects.field.term')}
            hint={
              redirect === undefined ? t('redirects.termHint') : t('redirects.made', { form: redirect.form })
            }
            maxLength={MAX_SEARCH_LENGTH}
            error={errorOf('term')}
            value={values.term}
            onChange={({ target }) => set('term', target.value)}
          />
          <Field
            dir="ltr"
            label={t('redirects.field.path')}
            hint={t('redirects.pathHint')}
            maxLength={MAX_REDIRECT_LENGTH}
            error={errorOf('path')}
            value={values.path}
            onChange={({ target }) => set('path', target.value.trim())}
          />
          <LinkPicker onChoose={(path) => set('path', path)} />
          <DeadLink path={isShopPath(values.path) ? values.path : null} />
        </fieldset>
      </Card>
      {redirect !== undefined && <History of={{ nodeId: redirect.id }} />}
      {mayEdit && <SaveBar form={form} isPending={isPending} onSave={() => save(values)} />}
      {dialog}
      <Dialog
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        title={t('redirects.deleteTitle')}
        role="alertdialog"
        size="sm"
        actions={
          <>
            <Button variant="secondary" onClick={() => setDeleting(false)}>
              {t('common:cancel')}
            </Button>
            <Button
              variant="danger"
              busy={isRemoving}
              onClick={() =>
                void runDelete(
                  { input: { id: redirect?.id ?? '' } },
                  {
                    done: t('redirects.deleted'),
                    onDone: () => navigate(adminPaths.searchRedirects(), { replace: true }),
                  },
                )
              }
            >
              {t('redirects.delete')}
            </Button>
          </>
        }
      >
        {t('redirects.deleteText')}
      </Dialog>
    </Detail>
  );
}
