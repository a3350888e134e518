/** Forms of the account settings open one at a time. */
export interface OpenForm {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}
