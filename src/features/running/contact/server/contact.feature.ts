import { retained } from '../../../../platform/server/erase-person.ts';
import { defineFeature, type PlatformServices } from '../../../../platform/server/feature.ts';
import { consume, schedule } from '../../../../platform/server/job.ts';
import { contactMessageSent } from '../contract/signals.ts';
import { contactRoutes } from './contact.routes.ts';
import { exportContact } from './export-contact.ts';
import { mailContactMessage } from './mail-contact-message.ts';
import { retryUnmailed } from './retry-unmailed.ts';

type Services = Pick<PlatformServices, 'config' | 'db' | 'jobs' | 'mailer'>;

export const contactFeature = defineFeature({
  name: 'contact',
  exportPerson: exportContact,
  erasePerson: { columns: retained('contact_messages', 'user_id') },
  build: (services: Services) => ({
    routes: [contactRoutes(services)],
    jobs: [
      consume(contactMessageSent, 'contact.mail', ({ id }) => mailContactMessage(services, id)),
      schedule('contact.retry-unmailed', '11 * * * *', () => retryUnmailed(services)),
    ],
  }),
});
