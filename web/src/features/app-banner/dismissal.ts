/** The server reads this cookie: it renders no banner for a device that dismissed it. */
const COOKIE = 'app-banner=dismissed';
const YEAR = 365 * 24 * 60 * 60;

/** Stores for a year that the banner was dismissed on this device. */
export function rememberDismissed(): void {
  document.cookie = `${COOKIE}; Path=/; Max-Age=${YEAR}; SameSite=Lax`;
}
