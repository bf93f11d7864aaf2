/** Hours, minutes and seconds until `end` (both in milliseconds), two digits each; zeros after it. Hours may exceed 99. */
export function timeLeft(
  end: number,
  now: number,
): { hours: string; minutes: string; seconds: string; over: boolean } {
  const total = Math.max(0, Math.ceil((end - now) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    hours: two(Math.floor(total / 3600)),
    minutes: two(Math.floor((total % 3600) / 60)),
    seconds: two(total % 60),
    over: total === 0,
  };
}
