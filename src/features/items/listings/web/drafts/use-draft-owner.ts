import { useEffect, useRef } from 'react';
import { ownStore, VISITOR } from '../../../../../platform/web/stored/own-store.ts';
import { draftStore } from './draft-store.ts';

/** Returns the drafts of a person. If the session ends while they are writing, the drafts pass to who continues. */
export function useDraftOwner(person: string) {
  const owner = useRef(person);
  useEffect(() => {
    owner.current = person;
  }, [person]);
  return {
    store: () => draftStore(owner.current),
    /** Passes the drafts to another person, such as the guest who continues. */
    giveTo(other: string): void {
      ownStore().handOver(owner.current, other);
      owner.current = other;
    },
    /** Keeps the drafts for a person whose session ended and who leaves to sign in. */
    waitForSignIn(isMember: boolean): void {
      if (isMember) ownStore().setDraftsRetained(owner.current, true);
      else ownStore().handOver(owner.current, VISITOR);
    },
  };
}
