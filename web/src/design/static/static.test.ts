import { describe, expect, it } from 'vitest';
import { pageWindow } from './Pagination.tsx';
import { pictureUrl } from './Picture.tsx';
import { filledStars } from './Rating.tsx';
import { scrollDelta, scrollRoom } from './scrollRoom.ts';

describe('scrollRoom', () => {
  const track = { scrollWidth: 1000, clientWidth: 400 };
  it.each([
    [0, { start: false, end: true }],
    [10, { start: false, end: true }],
    [11, { start: true, end: true }],
    [589, { start: true, end: true }],
    [590, { start: true, end: false }],
    [600, { start: true, end: false }],
  ])('scrolled by %i, either way round', (scrollLeft, expected) => {
    expect(scrollRoom({ ...track, scrollLeft })).toEqual(expected);
    expect(scrollRoom({ ...track, scrollLeft: -scrollLeft })).toEqual(expected);
  });
  it('goes to the end leftwards in right-to-left pages', () => {
    expect(scrollDelta('end', false, 300)).toBe(300);
    expect(scrollDelta('end', true, 300)).toBe(-300);
    expect(scrollDelta('start', true, 300)).toBe(300);
  });
});

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 42, [1, null, 4, 5, 6, null, 42]],
  [3, 42, [1, 2, 3, 4, null, 42]],
  [42, 42, [1, null, 41, 42]],
])('page %i of %i shows %j', (page, total, expected) => {
  expect(pageWindow(page, total)).toEqual(expected);
});

it('fills stars to the floor, or to the nearest half', () => {
  expect(filledStars(4.7, 'floor')).toBe(4);
  expect(filledStars(4.7, 'half')).toBe(4.5);
  expect(filledStars(4.8, 'half')).toBe(5);
  expect(filledStars(7, 'floor')).toBe(5);
});

it('requests a width from the shop, and leaves other URLs alone', () => {
  expect(pictureUrl('/media/abc?w=1600', 320)).toBe('/media/abc?w=320');
  expect(pictureUrl('https://cdn.example/shop/media/abc?w=1600', 320)).toBe(
    'https://cdn.example/shop/media/abc?w=320',
  );
  expect(pictureUrl('https://images.example/media/a.jpg', 320)).toBe('https://images.example/media/a.jpg');
  expect(pictureUrl('https://images.example/a.jpg?x=1', 320)).toBe('https://images.example/a.jpg?x=1');
});
