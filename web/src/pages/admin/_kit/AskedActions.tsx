import { graphql, useFragment } from 'react-relay';
import { Button, ButtonLink } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useStaff } from './staff.tsx';
import { useAdminMutation } from './useAdminMutation.ts';
import { adminPaths } from '../adminPaths.ts';
import styles from './AskedActions.module.css';
import type { AskedActions_text$key } from './__generated__/AskedActions_text.graphql.ts';
import type { AskedActionsMutation } from './__generated__/AskedActionsMutation.graphql.ts';

/** What mends a text without results or answer, and the mark that it is mended. */
export function AskedActions({ text: key }: { readonly text: AskedActions_text$key }) {
  const { t } = useTranslation('adminInsight');
  const { can } = useStaff();
  const { id, kind, text, language, resolvedAt } = useFragment(
    graphql`
      fragment AskedActions_text on AdminAskedText {
        id
        kind
        text
        language
        resolvedAt
      }
    `,
    key,
  );
  const { run, isPending } = useAdminMutation<AskedActionsMutation>(
    graphql`
      mutation AskedActionsMutation($input: AskedResolveInput!) {
        askedResolve(input: $input) {
          text {
            id
            resolvedAt
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['asked'],
  );
  const isResolved = resolvedAt != null;
  return (
    <div className={styles.actions}>
      {can('MARKETING') && kind === 'SEARCH' && (
        <ButtonLink
          size="sm"
          variant="ghost"
          aria-label={t('asked.synonymsOf', { text })}
          to={adminPaths.newSynonymGroup(text, language?.toLowerCase())}
        >
          {t('asked.synonyms')}
        </ButtonLink>
      )}
      {can('MARKETING') && kind === 'SEARCH' && (
        <ButtonLink
          size="sm"
          variant="ghost"
          aria-label={t('asked.redirectOf', { text })}
          to={adminPaths.newSearchRedirect(text)}
        >
          {t('asked.redirect')}
        </ButtonLink>
      )}
      {kind === 'SEARCH' && (
        <ButtonLink size="sm" variant="ghost" to={paths.search(text)}>
          {t('asked.inShop')}
        </ButtonLink>
      )}
      {can('MARKETING') && (
        <Button
          size="sm"
          variant="ghost"
          busy={isPending}
          aria-label={t(isResolved ? 'asked.reopenOne' : 'asked.resolveOne', { text })}
          onClick={() => void run({ input: { id, isResolved: !isResolved } }, { done: t('asked.saved') })}
        >
          {t(isResolved ? 'asked.reopen' : 'asked.resolve')}
        </Button>
      )}
    </div>
  );
}
