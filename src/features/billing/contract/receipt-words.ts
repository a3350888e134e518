/** What a receipt says first. Billing knows nothing of what it sells, so who sells it says so. */
export interface ReceiptWords {
  heading: string;
  about: string;
}
