import { sql } from 'kysely';
import { erased, retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import type { NotificationCatalog } from '../../../talking/notifications/server/notifications.ts';
import { wantingMail } from '../../../talking/notifications/server/notifications.ts';
import { ANNOUNCEMENT } from './announcement-mail.ts';
import { type AnnouncementServices, announcementRoutes } from './announcements.routes.ts';
import { type MailServices, mailAnnouncements } from './mail-announcements.ts';

type Services = AnnouncementServices &
  Omit<MailServices, 'wantAnnouncements'> & { notificationCatalog: NotificationCatalog };

export const announcementsFeature = defineFeature({
  name: 'announcements',
  notificationKinds: [ANNOUNCEMENT],
  exportPerson: {
    tables: [
      {
        name: 'announcements',
        shows: ['announcements'],
        rows: (person) =>
          person.kind === 'guest'
            ? null
            : sql`
              select kind, text, body, link, audience, starts_at, ends_at, created_at from announcements
              where created_by = ${person.id}::uuid order by created_at, id`,
      },
      {
        name: 'announcement-mails',
        shows: ['announcement_mails'],
        rows: (person) =>
          person.kind === 'guest'
            ? null
            : sql`
              select announcements.text, announcement_mails.state, tried_at from announcement_mails
              join announcements on announcements.id = announcement_id
              where profile_id = ${person.id}::uuid order by tried_at, announcements.id`,
      },
    ],
    leavesOut: { announcement_dismissals: 'Marks that keep a dismissed banner hidden, without any words.' },
  },
  erasePerson: {
    columns: [
      ...retained('announcements', 'created_by'),
      ...erased('announcement_dismissals', 'profile_id'),
      ...erased('announcement_mails', 'profile_id'),
    ],
  },
  build: (services: Services) => ({
    routes: [announcementRoutes(services)],
    jobs: [
      schedule('announcements.mail', '* * * * *', () =>
        mailAnnouncements({
          ...services,
          wantAnnouncements: (ids) =>
            wantingMail(services.db, services.notificationCatalog, ANNOUNCEMENT.kind, ids),
        }),
      ),
    ],
  }),
});
