/** Relay connections from pages of the REST API. */
import type { Pagination } from '../../../contract/common.ts';
import type { Exported } from './files.ts';

export interface PageInfoModel {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

/** The total of a list with whether it is exact: long lists are counted up to a limit. */
export const totalOf = ({
  totalItems,
  isTotalExact,
}: Pagination): { readonly value: number; readonly isExact: boolean } => ({
  value: totalItems,
  isExact: isTotalExact !== false,
});

/** One page of a connection; nodes are created when they are requested. */
export class ConnectionModel<Item, Model> {
  readonly #items: readonly Item[];
  readonly #cursors: readonly string[];
  readonly #pagination: Pagination;
  readonly #make: (item: Item) => Model;
  /** What files of the list have; absent: there are none. */
  exported?: Exported;

  constructor(
    items: readonly Item[],
    cursors: readonly string[],
    pagination: Pagination,
    make: (item: Item) => Model,
  ) {
    this.#items = items;
    this.#cursors = cursors;
    this.#pagination = pagination;
    this.#make = make;
  }

  get nodes(): Model[] {
    return this.#items.map(this.#make);
  }

  get edges(): { cursor: string; node: Model }[] {
    return this.#items.map((item, index) => ({ cursor: this.#cursors[index] ?? '', node: this.#make(item) }));
  }

  get pageInfo(): PageInfoModel {
    return {
      hasNextPage: this.#pagination.hasNext,
      hasPreviousPage: this.#pagination.hasPrev,
      startCursor: this.#cursors[0] ?? null,
      endCursor: this.#cursors.at(-1) ?? null,
    };
  }

  get totalCount(): number {
    return this.#pagination.totalItems;
  }

  /** The total with whether it is exact: long lists are counted up to a limit. */
  get listTotal(): ReturnType<typeof totalOf> {
    return totalOf(this.#pagination);
  }

  get totalPages(): number {
    return this.#pagination.totalPages;
  }
}
