import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { toast } from '../../../design/toast.ts';
import { withAdminAreas } from '../../../i18n/adminTexts.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isNetworkFailure, RequestError } from '../../../relay/errors.ts';
import { markAllStale } from '../../../relay/useAdminQuery.ts';
import { mutate } from '../../../relay/useMutation.ts';
import { problemKey } from './problems.ts';
import type { useUndoChangeMutation } from './__generated__/useUndoChangeMutation.graphql.ts';

/** Names of fields are texts of other areas, needed when a change is undone in part. */
const loadFieldNames = withAdminAreas(['adminAudit', 'adminProducts'], () => import('./fieldNames.ts'));

/**
 * Returns the function that undoes a change, by its reference, and reports what became of it: all undone, a part because other fields
 * were changed again since, or nothing.
 */
export function useUndoChange(): (reference: string) => Promise<void> {
  const environment = useRelayEnvironment();
  const { t } = useTranslation('admin');
  return useCallback(
    async (reference) => {
      try {
        const { undone, unchanged, userErrors } = await mutate<useUndoChangeMutation>(
          environment,
          graphql`
            mutation useUndoChangeMutation($input: ChangeUndoInput!) {
              changeUndo(input: $input) {
                undone {
                  fields
                }
                unchanged {
                  entity
                  field
                  reason
                }
                userErrors {
                  field
                  code
                }
              }
            }
          `,
          { input: { id: reference } },
        );
        const [problem] = userErrors;
        if (problem !== undefined) {
          const text = problem.code === 'CONFLICT' ? t('undoing.over') : t(problemKey(problem.code));
          toast({ type: 'error', title: t('failed'), description: text });
          return;
        }
        const left = unchanged ?? [];
        const names =
          left.length === 0
            ? []
            : await loadFieldNames().then(({ fieldNamed }) =>
                left.map(({ entity, field }) => {
                  const name = fieldNamed(entity, field);
                  return name === undefined ? field : t(name);
                }),
              );
        const description = t(
          left.some(({ reason }) => reason === 'CHANGED') ? 'undoing.changed' : 'undoing.notUndoable',
          { fields: [...new Set(names)].join(', ') },
        );
        if (left.length > 0) {
          const title = t((undone ?? []).length === 0 ? 'undoing.nothing' : 'undoing.partly');
          toast({ type: 'warning', title, description });
        } else toast({ type: 'success', title: t('undoing.done'), duration: 3_000 });
      } catch (error) {
        const key = isNetworkFailure(error)
          ? 'problem.network'
          : problemKey(error instanceof RequestError ? error.code : '');
        toast({ type: 'error', title: t('failed'), description: t(key) });
      }
      // What was changed back may be on any screen.
      markAllStale(environment);
    },
    [environment, t],
  );
}
