import { ownStore } from '../../../platform/web/own-store.ts';
import { draftName, type FormDraft, replacingDraft } from './form-draft.ts';

/** Puts a draft that another page has made into the form of a new listing, which then offers Undo. */
export function handOverDraft(owner: string, draft: FormDraft): void {
  const name = draftName(owner);
  ownStore().keep(name, replacingDraft(draft, ownStore().read(name)));
}
