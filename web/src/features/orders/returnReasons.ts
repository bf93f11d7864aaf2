/** Reasons for a return, as customers choose them; the seller reads their texts. */
export const RETURN_REASONS = ['damaged', 'wrong', 'different', 'size', 'mind', 'other'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
