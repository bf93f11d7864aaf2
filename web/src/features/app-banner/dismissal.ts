/** The server reads this cookie: it renders no banner for a device that sent it away. */
const COOKIE = 'app-banner=dismissed';
const YEAR = 365 * 24 * 60 * 60;

/** Remembers for a year that this device wants no banner. */
export function rememberDismissed(): void {
  document.cookie = `${COOKIE}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
