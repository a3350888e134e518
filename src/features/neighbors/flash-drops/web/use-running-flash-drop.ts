import { useEffect, useState } from 'react';
import { api, outcomeOf } from '../../../../platform/web/api/api.ts';
import { useSite } from '../../../../platform/web/page/use-site.ts';

/** Returns true if a Flash Drop was running when the page was first shown. */
export function useRunningFlashDrop(): boolean {
  const [running, setRunning] = useState(false);
  const isOn = !useSite().off.includes('flashDrops');
  useEffect(() => {
    if (!isOn) return;
    let isUnmounted = false;
    void outcomeOf(api.GET('/api/flash-drops/running')).then((outcome) => {
      if (!isUnmounted && outcome.ok) setRunning(outcome.data.event !== null);
    });
    return () => {
      isUnmounted = true;
    };
  }, [isOn]);
  return running;
}
