/** Names the argument of an invalid value, where graphql-js only reports the position in the document. */
import { GraphQLError, Kind, visit } from 'graphql';
import type { ASTNode, DocumentNode } from 'graphql';
import { GATEWAY_CODES } from '../../contract/errors.ts';

/** The argument, fields and places included, that holds a node of the document, such as `filter.minPrice`. */
function argumentAround(document: DocumentNode, isMeant: (node: ASTNode) => boolean): string | undefined {
  const path: (string | number)[] = [];
  let found: string | undefined;
  const enter = (node: ASTNode, key: string | number | undefined): void => {
    if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) path.push(node.name.value);
    else if (typeof key === 'number' && path.length > 0) path.push(key);
    if (found === undefined && path.length > 0 && isMeant(node)) found = path.join('.');
  };
  visit(document, {
    enter: (node, key) => enter(node, key),
    leave: (node, key) => {
      const isNamed = node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD;
      // Fields of an object are a list too: theirs is the name, not the place.
      if (path.length > 0 && (isNamed || typeof key === 'number')) path.pop();
    },
  });
  return found;
}

/** `Variable "$filter" has invalid value at .brands[0]: …`: the place within the variable. */
const PLACE = /^Variable "\$\w+" has invalid value(?: at ([^:]+))?: /;

/**
 * Adds `extensions.argument` to an error about a value, and prefixes its message with the name; returns other errors unchanged.
 * A variable's error names the argument that the variable is given to.
 */
export function nameArgument(document: DocumentNode, error: GraphQLError): GraphQLError {
  const [node] = error.nodes ?? [];
  if (node === undefined || error.path !== undefined || error.extensions['argument'] !== undefined)
    return error;
  let argument: string | undefined;
  let code = {};
  let { message } = error;
  if (node.kind === Kind.VARIABLE_DEFINITION) {
    const name = node.variable.name.value;
    code = { code: GATEWAY_CODES.badUserInput };
    argument = argumentAround(document, (one) => one.kind === Kind.VARIABLE && one.name.value === name);
    const place = PLACE.exec(message)?.[1]?.replaceAll(/\[(\d+)\]/g, '.$1') ?? '';
    if (argument !== undefined) argument += place;
    message = message.replace(PLACE, '');
  } else if (VALUES.has(node.kind)) argument = argumentAround(document, (one) => one === node);
  if (argument === undefined) return error;
  return new GraphQLError(`${argument}: ${message}`, {
    nodes: error.nodes ?? null,
    originalError: error.originalError ?? null,
    extensions: { ...code, ...error.extensions, argument, fields: [{ field: argument, message }] },
  });
}

const VALUES: ReadonlySet<string> = new Set([
  Kind.INT,
  Kind.FLOAT,
  Kind.STRING,
  Kind.BOOLEAN,
  Kind.NULL,
  Kind.ENUM,
  Kind.LIST,
  Kind.OBJECT,
]);
