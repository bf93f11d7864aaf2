/** Models of sellers in the back-office. */
import type { SellerMessage, SellerMessagesPage } from '../../../contract/seller-messages.ts';
import { ConnectionModel } from '../base/connection.ts';

export class SellerMessageConnectionModel extends ConnectionModel<SellerMessage, SellerMessage> {
  constructor(page: SellerMessagesPage) {
    super(page.messages, page.cursors, page.pagination, (message) => message);
  }
}
