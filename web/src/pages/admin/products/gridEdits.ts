/** What was typed into the grid of products and is not saved, with the steps that Ctrl+Z takes back. */
import { GRID_FIELDS, type GridField, type GridProduct, type GridValues } from './gridCells.ts';

/** The unsaved cells of a product. */
export interface RowEdits {
  /** The version and stock that they are based on: what others change meanwhile is not overwritten. */
  readonly version: number;
  readonly stock: number;
  readonly cells: Partial<GridValues>;
}

/** By the id of the product. */
export type Edits = Readonly<Record<string, RowEdits>>;

export interface GridHistory {
  readonly edits: Edits;
  readonly past: readonly Edits[];
  readonly future: readonly Edits[];
}

export const NO_EDITS: GridHistory = { edits: {}, past: [], future: [] };

/** Most steps that can be taken back. */
const MAX_STEPS = 100;

/** A cell with its new text. */
export interface CellEdit {
  readonly product: GridProduct;
  readonly field: GridField;
  readonly text: string;
}

/** The texts of a row as the grid shows them. */
export const shownValues = ({ id, values }: GridProduct, edits: Edits): GridValues => {
  const cells = edits[id]?.cells;
  return cells === undefined ? values : { ...values, ...cells };
};

function withCell(edits: Record<string, RowEdits>, { product, field, text }: CellEdit): void {
  const { id, version, values } = product;
  const before = edits[id] ?? { version, stock: Number(values.stock), cells: {} };
  const { [field]: _, ...others } = before.cells;
  const cells = text === values[field] ? others : { ...others, [field]: text };
  if (Object.keys(cells).length === 0) delete edits[id];
  else edits[id] = { ...before, cells };
}

/** The cells with their new texts, as one step; a text as it was loaded is no edit. */
export function edited(history: GridHistory, changed: readonly CellEdit[]): GridHistory {
  const edits: Record<string, RowEdits> = { ...history.edits };
  const real = changed.filter(({ product, field, text }) => shownValues(product, edits)[field] !== text);
  if (real.length === 0) return history;
  for (const one of real) withCell(edits, one);
  return { edits, past: [...history.past, history.edits].slice(-MAX_STEPS), future: [] };
}

/** Takes the last step back. */
export function undone({ edits, past, future }: GridHistory): GridHistory {
  const before = past.at(-1);
  if (before === undefined) return { edits, past, future };
  return { edits: before, past: past.slice(0, -1), future: [edits, ...future] };
}

/** Takes the last step that was taken back again. */
export function redone({ edits, past, future }: GridHistory): GridHistory {
  const [next, ...rest] = future;
  return next === undefined ? { edits, past, future } : { edits: next, past: [...past, edits], future: rest };
}

/** What remains after products were saved. Steps end here: what is saved is undone by its own message. */
export function saved({ edits }: GridHistory, ids: readonly string[]): GridHistory {
  const left = Object.entries(edits).filter(([id]) => !ids.includes(id));
  return { ...NO_EDITS, edits: Object.fromEntries(left) };
}

/** Bases the edits of products on what others have made of them, so that they can be saved in that knowledge. */
export function rebased(
  history: GridHistory,
  present: readonly { readonly id: string; readonly version: number; readonly stock: number }[],
): GridHistory {
  const edits: Record<string, RowEdits> = { ...history.edits };
  for (const { id, version, stock } of present) {
    const row = edits[id];
    if (row !== undefined) edits[id] = { ...row, version, stock };
  }
  return { ...history, edits };
}

/** The edited cells of a product, in the order of the columns. */
export const editedFields = (edits: Edits, id: string): readonly GridField[] => {
  const cells = edits[id]?.cells;
  return cells === undefined ? [] : GRID_FIELDS.filter((field) => field in cells);
};
