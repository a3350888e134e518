/** Opens the forms of the account settings, one at a time. */
export interface OpenForm {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}
