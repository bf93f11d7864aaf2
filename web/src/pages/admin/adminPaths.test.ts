import { expect, it } from 'vitest';
import { staffPaths } from '../../../../gateway/contract/rules/paths.ts';
import { adminPaths } from './adminPaths.ts';

it('has the page to which the mail of an invitation leads', () => {
  expect(staffPaths.invitation('abc')).toBe(`${adminPaths.invitation()}?token=abc`);
});
