/** The owner of a QR code. */
export interface QrOwner {
  readonly accountNumber: string;
  readonly lastName: string;
}

/** The content of the owner's QR code: account number and last name. */
export function qrValue({ accountNumber, lastName }: QrOwner): string {
  return `${accountNumber}-${lastName.trim()}`;
}
