/**
 * Checks of REST responses against the contract: Ajv compiles them from the contract's own zod schemas. zod's parse copies what it
 * reads and costs more than JSON.parse; a check that copies nothing costs a fifth of that (`npm run bench -- checks`).
 */
import { _, Ajv } from 'ajv';
import type { CodeKeywordDefinition } from 'ajv';
import { z } from 'zod';

/**
 * Returns a value that satisfies the contract; otherwise throws an Error that names the first violation, with all of them
 * (a ZodError) as its cause. Unknown fields are allowed.
 */
export function checked<T>(schema: z.ZodType<T>): (json: unknown) => T {
  const check = ajv.compile<T>(z.toJSONSchema(schema, { target: 'draft-7', override: adapt }));
  return (json) => {
    if (check(json)) return json;
    // zod runs only for invalid responses, to describe the violation.
    const { error } = schema.safeParse(json);
    const [issue] = error?.issues ?? [];
    throw new Error(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unexpected'}`, { cause: error });
  };
}

/** Patterns of instants found in the schemas. */
const instantPatterns = new Set<string>();

/** A fast pattern for common instants: the contract's full pattern takes longer than the rest of the check. */
const CERTAIN_INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?Z$/;

function regExp(pattern: string, flags: string): { test: (text: string) => boolean } {
  // Ajv passes no flags: without `u` a class such as \p{Cc} means the letters of its name.
  const full = new RegExp(pattern, pattern.includes('\\p{') ? 'u' : flags);
  if (!instantPatterns.has(pattern)) return full;
  return { test: (text) => CERTAIN_INSTANT.test(text) || full.test(text) };
}

/** zod counts a text's length in UTF-16 units, as `length` does; Ajv's own keywords count characters, at three times the price. */
const lengthLimit = (keyword: 'minLength' | 'maxLength'): CodeKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'number',
  code: (context) =>
    context.fail(
      keyword === 'minLength'
        ? _`${context.data}.length < ${context.schemaCode}`
        : _`${context.data}.length > ${context.schemaCode}`,
    ),
});

const ajv = new Ajv({
  // Unknown keywords prevent the start; strictTypes would object to zod's valid schemas.
  strictTypes: false,
  // The schemas come from the contract, and zod describes violations.
  validateSchema: false,
  addUsedSchema: false,
  messages: false,
  // zod writes a pattern for each format that the contract uses.
  validateFormats: false,
  unicodeRegExp: false,
  // Optimising the code doubles the compile time without a measurable gain.
  code: { optimize: false, regExp: Object.assign(regExp, { code: 'regExp' }) },
});
for (const keyword of ['minLength', 'maxLength'] as const) {
  ajv.removeKeyword(keyword);
  ajv.addKeyword(lengthLimit(keyword));
}

/** Adapts zod's JSON schema: unknown fields are allowed, and instants use the fast pattern. */
function adapt({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.additionalProperties;
  if (jsonSchema.format === undefined) return;
  if (jsonSchema.pattern === undefined)
    throw new Error(`The contract has a ${jsonSchema.format} without a pattern`);
  if (jsonSchema.format === 'date-time') instantPatterns.add(jsonSchema.pattern);
}
