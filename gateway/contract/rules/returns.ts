/** Legal return period in working days after the delivery: law 2000-83. */
export const RETURN_WORKING_DAYS = 10;
