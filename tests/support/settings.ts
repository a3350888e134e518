import { expect } from 'vitest';
import type { EditedSettings } from '../../src/features/running/settings/contract/settings.ts';
import type { SettingKey } from '../../src/shared/site-settings.ts';
import type { TestClient } from './test-client.ts';

/** Edits and publishes a setting, with all other drafts. */
export async function publishSetting(operator: TestClient, key: SettingKey, value: unknown): Promise<void> {
  const { body: before } = await operator.get<EditedSettings>('/api/settings');
  const revision = before.settings.find((setting) => setting.key === key)?.revision;
  const edited = await operator.put<EditedSettings>(`/api/settings/${key}/draft`, { value, revision });
  expect(edited.status).toBe(200);
  const drafts = edited.body.settings.flatMap((setting) =>
    setting.draft === null ? [] : [{ key: setting.key, revision: setting.revision }],
  );
  expect((await operator.post('/api/settings/publish', { drafts })).status).toBe(200);
}
