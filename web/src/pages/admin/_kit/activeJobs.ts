/** States in which a job is worked on; its figures change by themselves. */
export const ACTIVE_JOBS: readonly string[] = ['STAGING', 'RUNNING', 'CANCELLING'];
