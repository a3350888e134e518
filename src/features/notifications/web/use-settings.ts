import { useRef, useState } from 'react';
import { api, outcomeOf } from '../../../platform/web/api.ts';
import { toast } from '../../../platform/web/ui/toast.ts';
import type { NotificationSettings, NotificationSettingsChange } from '../contract/notification.ts';
import { applyChange } from './apply-change.ts';

/** Manages settings that are saved one change at a time. */
export function useSettings(initial: NotificationSettings) {
  const [settings, setSettings] = useState(initial);
  /** The stored settings, restored after a failed change. */
  const stored = useRef(initial);
  const waiting = useRef<NotificationSettingsChange[]>([]);
  const saving = useRef(false);

  async function saveAll() {
    if (saving.current) return;
    saving.current = true;
    for (let next = waiting.current[0]; next !== undefined; next = waiting.current[0]) {
      const outcome = await outcomeOf(api.PATCH('/api/notifications/settings', { body: next }));
      if (outcome.ok) {
        stored.current = outcome.data;
        waiting.current.shift();
      } else {
        waiting.current = [];
        const text = outcome.problem.errors?.[0]?.message ?? outcome.problem.detail;
        toast({ tone: 'error', title: 'Not saved', text });
      }
      setSettings(waiting.current.reduce(applyChange, stored.current));
      if (outcome.ok && waiting.current.length === 0) toast({ tone: 'success', title: 'Saved' });
    }
    saving.current = false;
  }

  function change(preference: NotificationSettingsChange) {
    waiting.current.push(preference);
    setSettings((current) => applyChange(current, preference));
    void saveAll();
  }

  return { settings, change };
}
