import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { deprecatedIn } from './deprecatedIn.ts';

const schema = buildSchema(`
  enum Sort { NAME OLD @deprecated }
  input Filter { name: String old: String @deprecated sorts: [Sort!] inner: Filter }
  interface Named { name: String old: String @deprecated(reason: "use name") }
  type Product implements Named { name(old: Int @deprecated): String old: String @deprecated }
  type Query { products(filter: Filter, old: Int @deprecated): [Product!] named: Named gone: Int @deprecated }
`);

it.each([
  ['{ products { name } named { name } }', []],
  ['{ gone products { name } }', ['Query.gone']],
  ['{ a: gone b: gone }', ['Query.gone']],
  ['{ named { old } products { old } }', ['Named.old', 'Product.old']],
  ['{ ...F } fragment F on Query { products { ... on Named { old } } }', ['Named.old']],
  ['{ products(old: 1) { name(old: 2) } }', ['Query.products(old:)', 'Product.name(old:)']],
  ['query ($n: Int) { products(old: $n) { name @include(if: true) } }', ['Query.products(old:)']],
  ['{ products(filter: { inner: { old: "x" }, sorts: [NAME, OLD] }) { name } }', ['Filter.old', 'Sort.OLD']],
  ['query ($s: [Sort!] = [OLD]) { products(filter: { sorts: $s }) { name } }', ['Sort.OLD']],
])('what is deprecated in %s', (text, expected) => {
  const document = parse(text);
  expect([...deprecatedIn(schema, document).keys()]).toEqual(expected);
  expect([...deprecatedIn(schema, document).keys()]).toEqual(expected);
});
