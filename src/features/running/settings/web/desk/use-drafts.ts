import { useRef, useState } from 'react';
import type { components } from '../../../../../platform/web/api/api.generated.ts';
import { type ApiAnswer, api, outcomeOf } from '../../../../../platform/web/api/api.ts';
import type { ApiProblem } from '../../../../../platform/web/api/api-problem.ts';
import { fieldError } from '../../../../../platform/web/form/submission.ts';
import { showProblem } from '../../../../../platform/web/ui/toast.ts';

type EditedSetting = components['schemas']['EditedSetting'];
type EditedSettings = components['schemas']['EditedSettings'];
type Key = EditedSetting['key'];

/** An edit that was not saved, with what was typed. */
interface Refusal {
  value: unknown;
  /** Why it was refused; null if someone else edited the setting meanwhile. */
  message: string | null;
}

/** Whether someone else edited the setting meanwhile. */
export const isOvertaken = (problem: ApiProblem | null): boolean => problem?.code === 'SETTING_EDITED';

function settingIn({ settings }: EditedSettings, key: Key): EditedSetting {
  const setting = settings.find((candidate) => candidate.key === key);
  if (setting === undefined) throw new Error(`no setting '${key}'`);
  return setting;
}

/**
 * Returns the settings as the operator edits them, and what they can do. Edits are saved one after another: one that is
 * made while another is being saved waits for it.
 */
export function useDrafts(loaded: EditedSettings) {
  const [all, setAll] = useState(loaded);
  const [refusals, setRefusals] = useState<Partial<Record<Key, Refusal>>>({});
  const [busy, setBusy] = useState(false);
  /** What is being saved. */
  const [saving, setSaving] = useState<Partial<Record<Key, unknown>>>({});
  const newest = useRef(loaded);
  const lastEdit = useRef<Promise<unknown>>(Promise.resolve());
  /** The last edit of each setting that is not saved yet. */
  const waiting = useRef(new Map<Key, Promise<ApiProblem | null>>());
  const settingOf = (key: Key) => settingIn(all, key);

  async function send(call: Promise<ApiAnswer<EditedSettings>>): Promise<ApiProblem | null> {
    setBusy(true);
    const outcome = await outcomeOf(call);
    setBusy(false);
    if (outcome.ok) {
      newest.current = outcome.data;
      setAll(outcome.data);
    }
    return outcome.ok ? null : outcome.problem;
  }

  async function reload() {
    await send(api.GET('/api/settings'));
  }

  /** Saves a value as a draft. If that fails, what was typed stays in the field. Returns why it was not saved. */
  async function edit(key: Key, value: unknown): Promise<ApiProblem | null> {
    const base = waiting.current.get(key) ?? null;
    const saved = Promise.all([base, lastEdit.current]).then(([before]) => save(key, value, before));
    waiting.current.set(key, saved);
    lastEdit.current = saved;
    setSaving((now) => ({ ...now, [key]: value }));
    const problem = await saved;
    if (waiting.current.get(key) === saved) {
      waiting.current.delete(key);
      setSaving((now) => ({ ...now, [key]: undefined }));
    }
    return problem;
  }

  async function save(key: Key, value: unknown, before: ApiProblem | null): Promise<ApiProblem | null> {
    const refuse = (refusal: Refusal | undefined) => setRefusals((now) => ({ ...now, [key]: refusal }));
    // Made on top of an edit that someone else's has overtaken.
    if (isOvertaken(before)) {
      refuse({ value, message: null });
      return before;
    }
    const { revision, value: saved } = settingIn(newest.current, key);
    if (JSON.stringify(value) === JSON.stringify(saved)) {
      refuse(undefined);
      return null;
    }
    const body = { value, revision };
    const problem = await send(api.PUT('/api/settings/{key}/draft', { params: { path: { key } }, body }));
    if (problem === null) {
      refuse(undefined);
    } else if (isOvertaken(problem)) {
      // First what they saved, which the choice between both versions shows and builds on.
      await reload();
      refuse({ value, message: null });
    } else {
      refuse({ value, message: fieldError(problem, key) ?? problem.detail ?? null });
    }
    return problem;
  }

  const acted = (problem: ApiProblem | null) => {
    if (problem === null) setRefusals({});
    else showProblem(problem);
    return problem;
  };

  const drafts = all.settings.filter(({ draft }) => draft !== null);
  return {
    settings: all.settings,
    groups: all.groups,
    drafts,
    busy,
    settingOf,
    /** Returns what a choice shows: right away what was chosen, while it is being saved. */
    chosen: (key: Key): unknown => saving[key] ?? settingOf(key).value,
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
