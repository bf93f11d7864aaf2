import { paths } from '../../../paths.ts';

/** Opens the sign-in page, which leads back to the present address. It is loaded as a document: nothing of the ended session remains. */
export function signInAgain(): void {
  location.assign(paths.login(location.pathname + location.search));
}
