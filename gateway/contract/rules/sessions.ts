/** Limits of sessions of admins. */

/** Longest session of an admin, from sign-in (hours). */
export const STAFF_SESSION_HOURS = 12;
/** For how long an entered password permits dangerous actions (minutes). */
export const RECENT_PASSWORD_MINUTES = 10;
