import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { VISITOR } from '../../../../platform/web/stored/own-store.ts';
import { takeShared } from '../../../../platform/web/stored/shared-items.ts';
import { Skeleton } from '../../../../platform/web/ui/skeleton.tsx';
import { toast } from '../../../../platform/web/ui/toast.ts';
import { handOverPhotos } from '../../../items/photos/web/photos.ts';
import { useViewer } from '../../../people/accounts/web/accounts.ts';
import { handOverWords } from './handed-words.ts';
import { FRESH } from './start-fresh.ts';

/** The service worker takes what is shared. In a browser that deleted it, the first share only opens the page. */
const NOTHING_CAME = {
  tone: 'info',
  title: "What you shared didn't arrive",
  text: 'Share it again, or add it here.',
} as const;

/** Starts a new listing with what another app shared. Drafts wait. */
export default function TakeShared() {
  const { account, guest } = useViewer();
  const navigate = useNavigate();
  const isStarted = useRef(false);
  const person = account?.id ?? guest?.guestId ?? VISITOR;
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void takeShared(person).then((shared) => {
      if (shared === null) toast(NOTHING_CAME);
      handOverPhotos(shared?.photos ?? []);
      handOverWords(shared?.words ?? '');
      // Without anything new, the newest draft is shown.
      return navigate('/create-listing', { replace: true, state: shared && FRESH });
    });
  }, [person, navigate]);
  return (
    <div className="wrap py-12" aria-busy="true">
      <Skeleton />
    </div>
  );
}
