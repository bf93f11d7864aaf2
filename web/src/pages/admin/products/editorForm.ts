import type { EditForm } from '../_kit/useEditForm.ts';
import { useProblemText } from '../_kit/useProblemText.ts';
import type { ProductForm } from './productForm.ts';

/** What each part of the editor is given: the one form of the page. */
export interface PartProps {
  readonly form: EditForm<ProductForm>;
}

/** The text of a field's error; null where there is none. */
export function useErrorOf({ problems }: EditForm<ProductForm>): (name: keyof ProductForm) => string | null {
  const { textOf } = useProblemText();
  return (name) => {
    const problem = problems[name];
    return problem === undefined ? null : textOf([problem]);
  };
}
