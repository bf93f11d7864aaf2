/** How an order is reached: its secret link, or the account that it belongs to. */
export interface OrderAccess {
  /** Global id of the order. */
  readonly orderId: string;
  /** Token of the secret link; absent on pages of the account. */
  readonly token?: string | undefined;
}

/** The order as input of a change. */
export const orderBy = ({ orderId, token }: OrderAccess): { id: string } | { token: string } =>
  token === undefined ? { id: orderId } : { token };
