/** What is asked for below a field: lets a resolver spare a call whose answer nobody asked for. */
import { Kind } from 'graphql';
import type { FragmentDefinitionNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;
const known = new WeakMap<SelectionSetNode, ReadonlySet<string>>();

/** Names of the fields below, fragments resolved; what @skip or @include may leave out counts as asked for. */
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

/** Whether nothing but these fields (and __typename) is asked for below. */
export function asksOnly(
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
