/** A day of the week, 1 (Monday) to 7 (Sunday). */
type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const WEEK: readonly Day[] = [1, 2, 3, 4, 5, 6, 7];

/** Days of the week as spans of days that follow each other: first and last of each. Numbers that are no day are left out. */
export function daySpans(days: readonly number[]): readonly (readonly [Day, Day])[] {
  const spans: [Day, Day][] = [];
  for (const day of WEEK.filter((one) => days.includes(one))) {
    const span = spans.at(-1);
    if (span?.[1] === day - 1) span[1] = day;
    else spans.push([day, day]);
  }
  return spans;
}
