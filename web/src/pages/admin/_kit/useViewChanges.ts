import { graphql, useRelayEnvironment } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { markStale } from '../../../relay/useAdminQuery.ts';
import type { useViewChangesDeleteMutation } from './__generated__/useViewChangesDeleteMutation.graphql.ts';
import type {
  AdminViewSaveInput,
  useViewChangesSaveMutation,
} from './__generated__/useViewChangesSaveMutation.graphql.ts';
import { useAdminMutation, type Problem } from './useAdminMutation.ts';
import type { View, ViewContent } from './views.ts';

/** What is asked for when a view is saved. */
export type ViewDraft = ViewContent & Pick<View, 'name' | 'isShared' | 'isDefault'>;

const TOPICS = ['views'];
const ROOT = 'adminViews';

/** Adds a view to those of its list in the store, or with `isGone` removes it. */
function place(store: RecordSourceSelectorProxy, list: string, id: string, isGone: boolean): void {
  const others = (store.getRoot().getLinkedRecords(ROOT, { list }) ?? []).filter(
    (one) => one?.getValue('id') !== id,
  );
  const view = isGone ? null : store.get(id);
  store.getRoot().setLinkedRecords(view == null ? others : [...others, view], ROOT, { list });
}

/** Saves and deletes views of a list. */
export function useViewChanges(list: string): {
  /** Saves a draft as a new view, or as `view`'s new content; `onDone` gets its id. */
  readonly save: (
    draft: ViewDraft,
    view: View | null,
    on: { readonly done: (id: string) => void; readonly refused?: (problems: readonly Problem[]) => void },
  ) => void;
  readonly remove: (view: View, onDone: () => void) => void;
  readonly isPending: boolean;
} {
  const { t } = useTranslation('admin');
  const environment = useRelayEnvironment();
  const saving = useAdminMutation<useViewChangesSaveMutation>(
    graphql`
      mutation useViewChangesSaveMutation($input: AdminViewSaveInput!) {
        adminViewSave(input: $input) {
          view {
            id
            ...ViewsReader_views
          }
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
  const deleting = useAdminMutation<useViewChangesDeleteMutation>(
    graphql`
      mutation useViewChangesDeleteMutation($input: AdminViewDeleteInput!) {
        adminViewDelete(input: $input) {
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
  // Another admin may have changed or deleted it: what is shown is read again.
  const refresh = (): void => markStale(environment, TOPICS);
  return {
    save: ({ name, isShared, isDefault, filters, sort, columns, density }, view, { done, refused }) => {
      const input: AdminViewSaveInput = {
        ...(view !== null && { id: view.id, version: view.version }),
        list,
        name,
        isShared,
        isDefault,
        filters,
        sort,
        columns: [...columns],
        density,
      };
      void saving.run(
        { input },
        {
          done: t('views.saved', { name }),
          hasFields: refused !== undefined,
          updater: (store, response) => {
            const id = response?.adminViewSave?.view?.id;
            if (id !== undefined) place(store, list, id, false);
          },
          onDone: ({ view: saved }) => {
            if (saved != null) done(saved.id);
          },
          onRefused: (problems) => {
            refresh();
            refused?.(problems);
          },
        },
      );
    },
    remove: (view, onDone) =>
      void deleting.run(
        { input: { id: view.id } },
        {
          done: t('views.deleted', { name: view.name }),
          updater: (store, response) => {
            if (response?.adminViewDelete?.deletedId != null) place(store, list, view.id, true);
          },
          onDone,
          onRefused: refresh,
        },
      ),
    isPending: saving.isPending || deleting.isPending,
  };
}
