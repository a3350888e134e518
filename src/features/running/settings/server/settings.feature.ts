import { sql } from 'kysely';
import { retained } from '../../../../platform/server/erase-person.ts';
import type { ExportPerson } from '../../../../platform/server/export-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { invitationRoutes } from './invitations.routes.ts';
import type { FitServices } from './list-settings.ts';
import type { PublishServices } from './publish-drafts.ts';
import { settingsRoutes } from './settings.routes.ts';

/** Exports which settings a person edited and published. */
const exportSettings: ExportPerson = {
  tables: [
    {
      name: 'site-invitations',
      shows: ['site_invitations'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select note, uses, max_uses, created_at, revoked_at from site_invitations
            where created_by = ${person.id}::uuid order by created_at, id`,
    },
    {
      name: 'site-settings',
      shows: ['site_setting_drafts', 'site_setting_changes'],
      rows: (person) =>
        person.kind === 'guest'
          ? null
          : sql`
            select key, null as before, value as after, edited_at as at, false as published
            from site_setting_drafts where edited_by = ${person.id}::uuid
            union all
            select key, before, after, published_at, true
            from site_setting_changes where published_by = ${person.id}::uuid
            order by at, key`,
    },
  ],
};

export const settingsFeature = defineFeature({
  name: 'settings',
  exportPerson: exportSettings,
  erasePerson: {
    columns: [
      ...retained('site_setting_drafts', 'edited_by'),
      ...retained('site_setting_changes', 'published_by'),
      ...retained('site_invitations', 'created_by'),
    ],
  },
  build: (services: PublishServices & FitServices & Pick<PlatformServices, 'config'>) => ({
    routes: [settingsRoutes(services), invitationRoutes(services)],
  }),
});
