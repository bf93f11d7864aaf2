import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { EditForm } from '../_kit/useEditForm.ts';
import { problemKey } from '../_kit/useAdminMutation.ts';
import type { ProductForm } from './productForm.ts';

/** What each part of the editor is given: the one form of the page. */
export interface PartProps {
  readonly form: EditForm<ProductForm>;
}

/** The text of a field's error; null where there is none. */
export function useErrorOf({ problems }: EditForm<ProductForm>): (name: keyof ProductForm) => string | null {
  const { t } = useTranslation('admin');
  return (name) => {
    const code = problems[name];
    return code === undefined ? null : t(problemKey(code));
  };
}
