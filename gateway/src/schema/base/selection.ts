/** Inspects the selection below a field, so that a resolver can skip calls whose result was not requested. */
import { Kind } from 'graphql';
import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;
const known = new WeakMap<SelectionSetNode, ReadonlySet<string>>();

/** Names of the selected fields, with fragments resolved; fields with @skip or @include count as selected. */
function fieldsBelow(set: SelectionSetNode, fragments: Fragments): ReadonlySet<string> {
  const earlier = known.get(set);
  if (earlier) return earlier;
  const names = new Set<string>();
  const collect = (selections: SelectionSetNode) => {
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) names.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else {
        const fragment = fragments[selection.name.value];
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(set);
  known.set(set, names);
  return names;
}

/** Whether only these fields (and __typename) are selected. */
export function selectsOnly(
  info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  fields: ReadonlySet<string>,
): boolean {
  return info.fieldNodes.every(({ selectionSet }) => {
    if (!selectionSet) return true;
    for (const name of fieldsBelow(selectionSet, info.fragments)) {
      if (name !== '__typename' && !fields.has(name)) return false;
    }
    return true;
  });
}

/** Whether a field is selected. */
export const selects = (info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>, field: string): boolean =>
  info.fieldNodes.some(
    ({ selectionSet }) => selectionSet && fieldsBelow(selectionSet, info.fragments).has(field),
  );
