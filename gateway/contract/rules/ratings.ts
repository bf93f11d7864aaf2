/** Which averages of ratings count: one rule for lists that are sorted or filtered by them and for what the shop shows. */

/** Fewest ratings whose average says something about a product. */
export const MIN_RATINGS = 3;

/** The average that is shown and sorted by; 0 while there are fewer than MIN_RATINGS. */
export const meaningfulAverage = (average: number, count: number): number =>
  count >= MIN_RATINGS ? average : 0;

/** `meaningfulAverage` of rows of products, as the index products_meaningful_rating has it. `alias`: the table's name in the statement. */
export const meaningfulAverageSql = (alias: string): string =>
  `(case when ${alias}.rating_count >= ${MIN_RATINGS} then ${alias}.rating_average else 0::real end)`;
