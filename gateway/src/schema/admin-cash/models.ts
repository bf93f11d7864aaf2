/** Models of carriers' statements. */
import type {
  CashRow,
  CashRowsPage,
  CashStatement,
  CashStatementsPage,
  MissingCash,
  MissingCashPage,
} from '../../../contract/admin/cash.ts';
import { ConnectionModel } from '../base/connection.ts';

export class CashStatementConnectionModel extends ConnectionModel<CashStatement, CashStatement> {
  constructor(page: CashStatementsPage) {
    super(page.statements, page.cursors, page.pagination, (statement) => statement);
  }
}

export class CashRowConnectionModel extends ConnectionModel<CashRow, CashRow> {
  constructor(page: CashRowsPage) {
    super(page.rows, page.cursors, page.pagination, (row) => row);
  }
}

export class MissingCashConnectionModel extends ConnectionModel<MissingCash, MissingCash> {
  /** In TND, as in REST. */
  readonly sum: string;
  constructor(page: MissingCashPage) {
    super(page.parcels, page.cursors, page.pagination, (parcel) => parcel);
    this.sum = page.total;
  }
}
