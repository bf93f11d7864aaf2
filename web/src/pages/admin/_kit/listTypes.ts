import type { ComponentType, ReactNode } from 'react';
import type { Key } from '../../../i18n/translate.ts';
import type { ListFiles_files$key } from './ListFiles.tsx';
import type { ListState } from './listState.ts';

/** A column of a list. */
export interface Column<Row> {
  readonly id: string;
  readonly title: Key;
  readonly cell: (row: Row) => ReactNode;
  /** Field by which the server sorts; absent: it cannot. */
  readonly sort?: string;
  /** Figures stand at the line's end. */
  readonly isFigure?: boolean;
  /** Shown only when it is chosen. */
  readonly isHidden?: boolean;
}

/** A condition that the server narrows by. */
export interface Filter {
  readonly id: string;
  readonly label: Key;
  /** `choices`: one or more, which the address separates by commas (see `severalOf`). */
  readonly kind: 'choice' | 'choices' | 'text' | 'number' | 'amount' | 'date';
  /** Of a choice. */
  readonly options?: readonly { readonly value: string; readonly label: Key }[];
  /** Of a choice whose options come from the server. */
  readonly Options?: ComponentType<FilterOptionsProps>;
}

/** What the component of a filter's options is given: it reads them by `useAdminQuery` and hands them on. */
export interface FilterOptionsProps {
  readonly children: (options: readonly { readonly value: string; readonly label: string }[]) => ReactNode;
}

/** What a list asks the server for. */
export interface ListRequest extends Pick<ListState, 'search' | 'filters' | 'sort' | 'after'> {
  readonly first: number;
}

/** A page of a connection. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly hasNext: boolean;
  readonly endCursor: string | null | undefined;
  /** Absent: it is not counted. */
  readonly total?: number;
  /** The total is a lower bound. Default: it is exact. */
  readonly isTotalCapped?: boolean;
  /** Files of all entries that match. */
  readonly files?: ListFiles_files$key;
}

/** What the component of a list's data is given: it reads a page by `useAdminQuery` and a plural fragment, and hands it on. */
export interface ListDataProps<Row> {
  readonly request: ListRequest;
  readonly children: (page: ListPage<Row>) => ReactNode;
}

/** All entries that a list shows on all its pages. */
export interface AllMatching {
  readonly request: ListRequest;
  /** Their number without the exceptions; null: more than are counted. */
  readonly total: number | null;
  /** Ids of rows of the page that were taken out of the selection again. */
  readonly except: readonly string[];
}

/** What can be done with the rows that are selected. */
export interface BulkAction<Row> {
  readonly label: string;
  readonly variant?: 'secondary' | 'danger';
  readonly run: (rows: readonly Row[]) => Promise<void> | void;
  /** Runs it for all entries that match, not only those of the page. Absent: it is for rows of the page alone. */
  readonly runAll?: (all: AllMatching) => Promise<void> | void;
  /** `runAll` leaves out the exceptions. Default: it is disabled while there are any. */
  readonly takesExceptions?: boolean;
  /** A key that runs it while rows are selected. */
  readonly keys?: string;
  /** It makes sense for several rows only: a row's menu does not offer it. */
  readonly isForSeveral?: boolean;
}

/** What can be done with one row beside the bulk actions: the row's menu offers both. */
export type RowAction = {
  readonly label: string;
} & (
  | {
      readonly variant?: 'danger';
      readonly run: () => Promise<void> | void;
    }
  | {
      /** Where it leads. */
      readonly to: string;
      /** It leads out of the back-office: a new tab, so that the list stays. */
      readonly isShop?: boolean;
    }
);

/** A list that stays in a narrow column while one of its entries is open. */
export interface Beside<Row> {
  /** Address of the list without an open entry: its views, its columns and the way back belong to it. */
  readonly path: string;
  /** Whether an entry is open: its address is the page's. */
  readonly isOpen: boolean;
  /** An entry of the narrow column; all of it is the link. */
  readonly row: (row: Row) => ReactNode;
}

/** A view that a list has for everybody: no one can change it. */
export interface ShippedView {
  readonly label: Key;
  /** The address after the question mark. */
  readonly query: string;
}

export interface AdminListProps<Row> {
  readonly title: string;
  readonly text?: ReactNode;
  /** The first column names the row and stays in view; on a phone it heads the card. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  readonly filters?: readonly Filter[];
  /** Stand before the saved views. */
  readonly shippedViews?: readonly ShippedView[];
  /** Label of the search field; absent: the server cannot search. */
  readonly search?: string;
  readonly Data: ComponentType<ListDataProps<Row>>;
  readonly rowId: (row: Row) => string;
  /** Name of a row for screen readers: an order's number, a person's name. */
  readonly rowName: (row: Row) => string;
  /** The address of its detail; absent: there is none. */
  readonly rowLink?: (row: Row) => string;
  readonly bulk?: readonly BulkAction<Row>[];
  /** What a row's menu offers before the bulk actions, which it offers by itself. */
  readonly rowActions?: (row: Row) => readonly RowAction[];
  /** What is said of a list without any entry. */
  readonly empty: { readonly title: string; readonly text?: string };
  readonly actions?: ReactNode;
  /** Shows the entries as a board, which the address chooses; absent: there is only the list. */
  readonly Board?: ComponentType<{ readonly request: ListRequest }>;
  /** Entries open beside the list. Their links have the list's state, so that it stays. Absent: they open in its place. */
  readonly beside?: Beside<Row>;
  /** What the button to the board says. Default: that it is a board. */
  readonly boardLabel?: string;
}
