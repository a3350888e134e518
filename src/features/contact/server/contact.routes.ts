import { createRoute } from '@hono/zod-openapi';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { ContactDetails, NewContactMessage } from '../contract/contact.ts';
import { contactErrors } from '../contract/errors.ts';
import { type ContactServices, sendContactMessage } from './send-contact-message.ts';

const tags = ['Contact'];

export function contactRoutes(services: ContactServices) {
  return createRouter()
    .openapi(
      createRoute({
        method: 'get',
        path: '/contact',
        tags,
        summary: 'How to reach whoever runs the site',
        responses: {
          200: {
            description: 'The details.',
            content: { 'application/json': { schema: ContactDetails } },
          },
          ...problems(),
        },
      }),
      (c) => c.json({ email: services.config.contactEmail }, 200),
    )
    .openapi(
      createRoute({
        method: 'post',
        path: '/contact/messages',
        tags,
        summary: 'Write to whoever runs the site',
        description: 'Sending the same `submissionId` again, after a lost answer, stores nothing.',
        request: {
          body: { required: true, content: { 'application/json': { schema: NewContactMessage } } },
        },
        responses: {
          204: { description: 'It is stored, and a mail with it is on its way.' },
          ...problems(contactErrors.CONTACT_MESSAGE_REFUSED, contactErrors.TOO_MANY_CONTACT_MESSAGES),
        },
      }),
      async (c) => {
        const { account } = await c.var.identify();
        const writer = { address: c.var.address, userId: account?.id ?? null };
        await sendContactMessage(services, writer, c.req.valid('json'));
        return c.body(null, 204);
      },
    );
}
