/**
 * Common passwords, which attackers try first. The list is the one of zxcvbn-ts (package
 * @zxcvbn-ts/language-common, MIT): 49,000 passwords of public leaks by their frequency, in lower case.
 */
import { dictionary } from '@zxcvbn-ts/language-common';
import { badInput } from '../../base/errors.ts';

let passwords: ReadonlySet<string> | undefined;

/** Whether a password is among the commonest, regardless of case and surrounding spaces. */
export function isCommonPassword(password: string): boolean {
  // The list is decompressed on first use.
  passwords ??= new Set(dictionary['passwords-common'].map(String));
  return passwords.has(password.trim().toLowerCase());
}

export const COMMON_PASSWORD = {
  message: 'is one of the commonest passwords',
  code: 'TOO_COMMON',
} as const;

/** Throws, naming the field, when a new password is among the commonest. */
export function refuseCommon(field: string, password: string | undefined): void {
  if (password !== undefined && isCommonPassword(password))
    throw badInput(field, COMMON_PASSWORD.message, COMMON_PASSWORD.code);
}
