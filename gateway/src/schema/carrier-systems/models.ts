/** Connections of what systems of delivery companies read. */
import type {
  CarrierParcel,
  CarrierParcelsPage,
  CarrierStatement,
  CarrierStatementRow,
  CarrierStatementRowsPage,
  CarrierStatementsPage,
} from '../../../contract/carrier-systems.ts';
import { ConnectionModel } from '../base/connection.ts';

export class CarrierParcelConnectionModel extends ConnectionModel<CarrierParcel, CarrierParcel> {
  constructor(page: CarrierParcelsPage) {
    super(page.parcels, page.cursors, page.pagination, (parcel) => parcel);
  }
}

export class CarrierStatementConnectionModel extends ConnectionModel<CarrierStatement, CarrierStatement> {
  constructor(page: CarrierStatementsPage) {
    super(page.statements, page.cursors, page.pagination, (statement) => statement);
  }
}

export class CarrierRowConnectionModel extends ConnectionModel<CarrierStatementRow, CarrierStatementRow> {
  constructor(page: CarrierStatementRowsPage) {
    super(page.rows, page.cursors, page.pagination, (row) => row);
  }
}
