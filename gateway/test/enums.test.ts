/** Enums of the schema whose values REST has under other names: each value is mapped to one that REST accepts. */
import { resolve } from 'node:path';
import { isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { enumValues } from '../scripts/generate.ts';
import { createSchema } from '../src/schema/schema.ts';

const schema = createSchema();
const generated = resolve(import.meta.dirname, '../src/schema/generated');

/** Values of an enum of the contract; undefined: it is a type alone. */
function valuesOf(exported: unknown): readonly unknown[] | undefined {
  if (Array.isArray(exported)) return exported;
  if (typeof exported !== 'object' || exported === null) return undefined;
  const options: unknown = Reflect.get(exported, 'options');
  return Array.isArray(options) ? options : undefined;
}

const cases = await Promise.all(
  Object.entries(enumValues).map(async ([name, place]) => {
    const [file = '', exported = ''] = place.split('#');
    const module = (await import(resolve(generated, file))) as Readonly<Record<string, unknown>>;
    return { name, values: valuesOf(module[exported]) };
  }),
);
const known = cases.flatMap(({ name, values }) => (values === undefined ? [] : [{ name, values }]));

describe('the values of', () => {
  it('most enums are known at run time', () => {
    expect(known.length).toBeGreaterThan(cases.length / 2);
  });

  it.each(known)('$name are those of the contract', ({ name, values }) => {
    const type = schema.getType(name);
    if (!isEnumType(type)) throw new Error(`${name} is no enum`);
    for (const { name: value, value: internal } of type.getValues())
      expect(values, value).toContain(internal);
  });
});
