/** What a document uses of the schema that is deprecated. */
import { Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';

const found = new WeakMap<DocumentNode, ReadonlyMap<string, string>>();

/**
 * Reasons, by schema coordinate, of the deprecated fields, arguments, input fields and enum values that a valid document names, each once. Values of
 * variables are not looked at.
 */
export function deprecatedIn(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, string> {
  const earlier = found.get(document);
  if (earlier) return earlier;
  const reasons = new Map<string, string>();
  const types = new TypeInfo(schema);
  const add = (
    element: { deprecationReason?: string | null | undefined } | null | undefined,
    name: string,
  ) => {
    if (element?.deprecationReason != null) reasons.set(name, element.deprecationReason);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.FIELD]: ({ name }) => add(types.getFieldDef(), `${types.getParentType()?.name}.${name.value}`),
      [Kind.ARGUMENT]: ({ name }) => {
        const field = types.getFieldDef();
        // Those of directives are of no type.
        if (!types.getDirective())
          add(types.getArgument(), `${types.getParentType()?.name}.${field?.name}(${name.value}:)`);
      },
      [Kind.OBJECT_FIELD]: ({ name }) => {
        const parent = types.getParentInputType();
        const type = parent && 'ofType' in parent ? parent.ofType : parent;
        if (type && 'getFields' in type) add(type.getFields()[name.value], `${type.name}.${name.value}`);
      },
      [Kind.ENUM]: () => {
        const value = types.getEnumValue();
        add(value, `${String(types.getInputType()).replace(/[[\]!]/g, '')}.${value?.name}`);
      },
    }),
  );
  found.set(document, reasons);
  return reasons;
}
