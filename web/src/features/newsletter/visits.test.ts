import { describe, expect, it } from 'vitest';

import { countVisit, readVisits } from './visits.ts';

function storage(start: string | null) {
  let value = start;
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => void (value = next),
    value: () => value,
  };
}

let key = 0;
const visit = (place: Pick<Storage, 'getItem' | 'setItem'>) => countVisit(`visit ${(key += 1)}`, () => place);

describe('visits of the home page', () => {
  it('offer the newsletter at every tenth, starting with the tenth', () => {
    const place = storage(null);
    const offered = Array.from({ length: 30 }, (_, index) => (visit(place) ? index + 1 : 0)).filter(Boolean);
    expect(offered).toEqual([10, 20, 30]);
    expect(place.value()).toBe('30');
  });

  it.each(['', 'abc', 'NaN', '-1', '9.5', '1e9', ' 9', '9999999999', '{"n":9}', '9<script>'])(
    'count %j as none',
    (broken) => {
      expect(readVisits(broken)).toBe(0);
      const place = storage(broken);
      expect(visit(place)).toBe(false);
      expect(place.value()).toBe('1');
    },
  );

  it('count one visit once, however often it is reported', () => {
    const place = storage('8');
    countVisit('same', () => place);
    countVisit('same', () => place);
    expect(place.value()).toBe('9');
  });

  it('offer nothing without storage', () => {
    const denied = () => {
      throw new Error('denied');
    };
    expect(countVisit('none', denied)).toBe(false);
    expect(visit({ getItem: denied, setItem: denied })).toBe(false);
  });
});
