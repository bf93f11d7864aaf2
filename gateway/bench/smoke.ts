/** `-- --smoke`: every step of a bench once, as short as may be. It shows that the bench runs; its figures say nothing. */
export const SMOKE = process.argv.includes('--smoke');

/** The usual, or what stands for it in a short run. */
export const times = (usual: number, short: number): number => (SMOKE ? short : usual);
