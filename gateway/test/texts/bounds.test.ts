/** Every text of the contract is bounded before its contents are checked. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bounded, line, optionalLine, optionalText, text, trimmed } from '../../contract/text.ts';
import { routes } from '../../origin/api/routes.ts';
import { boundProblem, textsOf } from './schemas.ts';

const contract = resolve(import.meta.dirname, '../../contract');
// Settings come from the operator, not from a client.
const files = globSync('*.ts', { cwd: contract }).filter(
  (file) => !file.endsWith('.test.ts') && file !== 'settings.ts',
);

const problemsOf = (name: string, schema: z.core.$ZodType, isInput: boolean): string[] =>
  textsOf(schema, name).flatMap((found) => {
    const problem = boundProblem(found, { isInput });
    return problem === undefined ? [] : [`${found.path} ${problem}`];
  });

describe('texts of the contract', () => {
  it.each(files)('%s bounds its texts before checking their contents', async (file) => {
    const exported = (await import(`${contract}/${file}`)) as Record<string, unknown>;
    const problems = Object.entries(exported).flatMap(([name, value]) =>
      value instanceof z.ZodType ? problemsOf(name, value, false) : [],
    );
    expect(problems).toEqual([]);
  });

  it('has a largest length for every text that a path of the API reads', () => {
    const problems = routes.flatMap(({ method, path, params, query, body }) =>
      [params, query, body].flatMap((schema) =>
        schema === undefined ? [] : problemsOf(`${method} ${path} `, schema, true),
      ),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['a pattern', z.string().regex(/^a$/)],
    ['a pattern before the bound', z.string().regex(/^a$/).max(3)],
    ['a pattern after a bound that lets it run', z.string().max(3).regex(/^a$/)],
    ['a refinement', z.object({ a: z.array(z.string().refine((value) => value !== '')) })],
    ['a rewriting', z.string().trim().max(3)],
  ])('would notice %s', (_, schema) => {
    expect(problemsOf('', schema, false)).toHaveLength(1);
  });

  it.each([
    ['bounded', bounded(3)],
    ['trimmed', trimmed(3)],
    ['text', text(1, 3)],
    ['line', line(1, 3)],
    ['optionalText', optionalText(3)],
    ['optionalLine', optionalLine(3)],
  ])('are made by %s, which says how long they may be', (_, schema) => {
    const long = schema.safeParse('a'.repeat(64_000)).error?.issues;
    expect(long).toHaveLength(1);
    expect(long?.[0]).toMatchObject({ code: 'too_big', message: 'must have at most 3 characters' });
    expect(schema.safeParse('abc').success).toBe(true);
  });
});
