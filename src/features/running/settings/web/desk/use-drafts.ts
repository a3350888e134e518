import { useState } from 'react';
import { api, type ApiAnswer, outcomeOf } from '../../../../../platform/web/api.ts';
import type { components } from '../../../../../platform/web/api.generated.ts';
import type { ApiProblem } from '../../../../../platform/web/api-problem.ts';
import { toast } from '../../../../../platform/web/ui/toast.ts';

type EditedSetting = components['schemas']['EditedSetting'];
type EditedSettings = components['schemas']['EditedSettings'];
type Key = EditedSetting['key'];

/** An edit that was not saved, with what was typed. */
interface Refusal {
  value: unknown;
  /** Why it was refused; null if someone else edited the setting meanwhile. */
  message: string | null;
}

/** Returns the settings as the operator edits them, and what they can do. Edits are saved one after another. */
export function useDrafts(loaded: EditedSettings) {
  const [all, setAll] = useState(loaded);
  const [refusals, setRefusals] = useState<Partial<Record<Key, Refusal>>>({});
  const [busy, setBusy] = useState(false);
  /** The edit that is being saved. */
  const [saving, setSaving] = useState<{ key: Key; value: unknown } | null>(null);
  const settingOf = (key: Key): EditedSetting => {
    const found = all.settings.find((one) => one.key === key);
    if (found === undefined) throw new Error(`no setting '${key}'`);
    return found;
  };

  async function send(call: Promise<ApiAnswer<EditedSettings>>): Promise<ApiProblem | null> {
    setBusy(true);
    const outcome = await outcomeOf(call);
    setBusy(false);
    if (outcome.ok) setAll(outcome.data);
    return outcome.ok ? null : outcome.problem;
  }

  async function reload() {
    await send(api.GET('/api/settings'));
  }

  /** Saves a value as a draft. If that fails, what was typed stays in the field. Returns whether it is saved. */
  async function edit(key: Key, value: unknown): Promise<boolean> {
    const { revision, value: saved } = settingOf(key);
    if (refusals[key] === undefined && JSON.stringify(value) === JSON.stringify(saved)) return true;
    const body = { value, revision };
    setSaving({ key, value });
    const problem = await send(api.PUT('/api/settings/{key}/draft', { params: { path: { key } }, body }));
    setSaving(null);
    const isConflict = problem?.code === 'SETTING_EDITED';
    const message = problem?.errors?.find(({ field }) => field === key)?.message ?? problem?.detail ?? null;
    setRefusals((now) => ({
      ...now,
      [key]: problem === null ? undefined : { value, message: isConflict ? null : message },
    }));
    if (isConflict) await reload();
    return problem === null;
  }

  const acted = (problem: ApiProblem | null) => {
    if (problem === null) setRefusals({});
    else toast({ tone: 'error', title: problem.title, text: problem.detail });
    return problem;
  };

  const drafts = all.settings.filter(({ draft }) => draft !== null);
  return {
    settings: all.settings,
    groups: all.groups,
    drafts,
    busy,
    settingOf,
    /** Returns what a choice shows: at once what was chosen, while it is being saved. */
    chosen: (key: Key): unknown => (saving?.key === key ? saving.value : settingOf(key).value),
    edit,
    refusalOf: (key: Key) => refusals[key],
    /** Takes what someone else typed instead of the own edit. */
    acceptOtherEdit: (key: Key) => setRefusals((now) => ({ ...now, [key]: undefined })),
    async publish(announce: boolean) {
      const body = { announce, drafts: drafts.map(({ key, revision }) => ({ key, revision })) };
      const problem = acted(await send(api.POST('/api/settings/publish', { body })));
      if (problem?.code === 'DRAFTS_CHANGED') await reload();
      return problem === null;
    },
    discard: async () => acted(await send(api.DELETE('/api/settings/drafts'))) === null,
    undo: async (id: number) =>
      acted(await send(api.POST('/api/settings/changes/{id}/undo', { params: { path: { id } } }))) === null,
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
export type { Key as SettingKey };
