import { describe, expect, it } from 'vitest';
import { placeAt, placeOf, refusalOf, rowsOf, stepFrom, treeOf, withPlace, type Place } from './tree.ts';

const entry = (id: string, parentId: string | null) => ({ id, name: id, parentId });
const tree = treeOf([
  entry('a', null),
  entry('a1', 'a'),
  entry('a2', 'a'),
  entry('b', null),
  entry('c', null),
  entry('c1', 'c'),
  entry('c11', 'c1'),
  entry('c111', 'c11'),
  entry('c1111', 'c111'),
]);
const shown = (id: string, place: Place): readonly string[] =>
  rowsOf(withPlace(tree, id, place), () => true).map((row) => `${row.level}${row.entry.id}`);

describe('the tree of categories', () => {
  it('shows what is below categories that are open', () => {
    expect(rowsOf(tree, (id) => id === 'a').map((row) => row.entry.id)).toEqual(['a', 'a1', 'a2', 'b', 'c']);
    expect(rowsOf(tree, () => false)[0]).toMatchObject({
      level: 1,
      position: 1,
      siblings: 3,
      hasChildren: true,
    });
  });

  it('leads a category through all places, one step at a time', () => {
    let place = placeOf(tree, 'b');
    expect(place).toEqual({ parentId: null, beforeId: 'c' });
    place = stepFrom(tree, 'b', place, 'in') as Place;
    expect(place).toEqual({ parentId: 'a', beforeId: null });
    place = stepFrom(tree, 'b', place, 'up') as Place;
    expect(shown('b', place).slice(0, 4)).toEqual(['1a', '2a1', '2b', '2a2']);
    place = stepFrom(tree, 'b', place, 'up') as Place;
    place = stepFrom(tree, 'b', place, 'up') as Place;
    expect(place).toEqual({ parentId: null, beforeId: 'a' });
    expect(stepFrom(tree, 'b', place, 'up')).toBeNull();
    expect(stepFrom(tree, 'b', place, 'in')).toBeNull();
    expect(stepFrom(tree, 'b', place, 'out')).toBeNull();
    place = stepFrom(tree, 'b', place, 'down') as Place;
    expect(place).toEqual({ parentId: null, beforeId: 'c' });
    expect(stepFrom(tree, 'b', stepFrom(tree, 'b', place, 'down') as Place, 'down')).toBeNull();
    expect(stepFrom(tree, 'a2', placeOf(tree, 'a2'), 'down')).toEqual({ parentId: null, beforeId: 'b' });
    expect(stepFrom(tree, 'a1', placeOf(tree, 'a1'), 'out')).toEqual({ parentId: null, beforeId: 'b' });
  });

  it('knows the place below a pointer', () => {
    const at = (id: string, share: number, isOpen = false) => placeAt(tree, 'b', { id, share, isOpen });
    expect(at('a', 0.1)).toEqual({ parentId: null, beforeId: 'a' });
    expect(at('a', 0.5)).toEqual({ parentId: 'a', beforeId: null });
    expect(at('a', 0.9)).toEqual({ parentId: null, beforeId: 'c' });
    expect(at('a', 0.9, true)).toEqual({ parentId: 'a', beforeId: 'a1' });
    expect(at('b', 0.5)).toBeNull();
  });

  it('refuses cycles and more than five levels', () => {
    expect(refusalOf(tree, 'c', { parentId: 'c11', beforeId: null })).toBe('CYCLE');
    expect(refusalOf(tree, 'c', { parentId: 'a', beforeId: null })).toBe('TOO_DEEP');
    expect(refusalOf(tree, 'b', { parentId: 'c1111', beforeId: null })).toBe('TOO_DEEP');
    expect(refusalOf(tree, 'c1', { parentId: 'a', beforeId: null })).toBeNull();
    expect(refusalOf(tree, 'c1', { parentId: 'a2', beforeId: null })).toBe('TOO_DEEP');
  });
});
