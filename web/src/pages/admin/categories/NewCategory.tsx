import { useEffect, useState } from 'react';
import { graphql } from 'react-relay';
import { Button } from '../../../design/static/Button.tsx';
import { Field } from '../../../design/static/Field.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { newKey } from '../../../newKey.ts';
import { Card } from '../_kit/Detail.tsx';
import { useUnsavedChanges } from '../_kit/leaving.tsx';
import { problemKey, useAdminMutation } from '../_kit/useAdminMutation.ts';
import styles from './CategoriesPage.module.css';
import type { NewCategoryMutation } from './__generated__/NewCategoryMutation.graphql.ts';

interface NewCategoryProps {
  /** What it stands below; null: the top level. */
  readonly parent: { readonly id: string; readonly name: string } | null;
  readonly onCreated: (id: string) => void;
}

/** A new category: its name; all else is edited then. */
export function NewCategory({ parent, onCreated }: NewCategoryProps) {
  const { t } = useTranslation('adminCategories');
  const [idempotencyKey] = useState(newKey);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [createdId, setCreatedId] = useState<string | null>(null);
  useUnsavedChanges(name !== '' && createdId === null);
  // After the effect that ends the guard: it would ask before the way to the editor.
  useEffect(() => {
    if (createdId !== null) onCreated(createdId);
  }, [createdId, onCreated]);
  const { run, isPending } = useAdminMutation<NewCategoryMutation>(
    graphql`
      mutation NewCategoryMutation($input: AdminCategoryCreateInput!) {
        adminCategoryCreate(input: $input) {
          category {
            id
          }
          userErrors {
            field
            code
            message
          }
        }
      }
    `,
    ['categories'],
  );
  return (
    <Card title={parent === null ? t('new.title') : t('new.below', { name: parent.name })}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim().length < 2) {
            setProblem(name.trim() === '' ? 'REQUIRED' : 'TOO_SHORT');
            return;
          }
          void run(
            { input: { parentId: parent?.id ?? null, fields: { name: name.trim() }, idempotencyKey } },
            {
              done: t('new.done'),
              hasFields: true,
              onRefused: ([first]) => setProblem(first?.code ?? null),
              onDone: ({ category }) => {
                if (category != null) setCreatedId(category.id);
              },
            },
          );
        }}
      >
        <Field
          label={t('field.name')}
          hint={t('new.hint')}
          maxLength={60}
          error={problem === null ? null : t(`admin:${problemKey(problem)}`)}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" busy={isPending}>
          {t('new.create')}
        </Button>
      </form>
    </Card>
  );
}
