/** Limits of the back office's jobs. */

/** Most products of a job. */
export const MAX_JOB_ROWS = 100_000;
/** Days for which the rows of a job stay after its end, and for which it may be undone. */
export const JOB_DAYS = 30;
/** Days after which a job that was not applied is cancelled. */
export const JOB_WAITING_DAYS = 7;
