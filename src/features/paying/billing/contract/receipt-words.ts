/** The first lines of a receipt. The feature that sells the item provides them. */
export interface ReceiptWords {
  heading: string;
  about: string;
}
