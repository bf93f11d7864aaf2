import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  parse,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf, isPublicDocument, permissions } from './permissions.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
const BUILT_IN = new Set(['String', 'Int', 'Float', 'Boolean', 'ID']);

describe('the schema', () => {
  it('describes every type, field, input and argument', () => {
    const bare: string[] = [];
    for (const type of types) {
      if (BUILT_IN.has(type.name)) continue;
      if (!type.description && type.name !== 'Query') bare.push(type.name);
      if (isObjectType(type) || isInterfaceType(type)) {
        for (const field of Object.values(type.getFields())) {
          if (!field.description) bare.push(`${type.name}.${field.name}`);
          for (const argument of field.args) {
            if (!argument.description) bare.push(`${type.name}.${field.name}(${argument.name})`);
          }
        }
      }
      if (isInputObjectType(type)) {
        for (const field of Object.values(type.getFields())) {
          if (!field.description) bare.push(`${type.name}.${field.name}`);
        }
      }
      if (isEnumType(type)) {
        for (const value of type.getValues()) if (!value.description) bare.push(`${type.name}.${value.name}`);
      }
    }
    expect(bare).toEqual([]);
  });

  it('has a permission row for every field, and no other', () => {
    const fields = types
      .filter(isObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(Object.keys(permissions).toSorted()).toEqual(fields.toSorted());
  });

  it('denies fields without a row', () => {
    expect(accessOf('Product', 'costPrice')).toBeUndefined();
    expect(accessOf('Object', 'constructor')).toBeUndefined();
    expect(isPublicDocument(schema, parse('{ secrets }'))).toBe(false);
    expect(isPublicDocument(schema, parse('{ product(by: { slug: "x" }) { costPrice } }'))).toBe(false);
  });

  it('recognises public documents with fragments and interfaces', () => {
    const text = '{ node(id: "x") { id ...P } } fragment P on Product { name seller { name } }';
    expect(isPublicDocument(schema, parse(text))).toBe(true);
  });
});
