import { createRouter } from '../../../../platform/server/http/api.ts';
import { type ApiTag, json, jsonBody, route } from '../../../../platform/server/http/route.ts';
import { ContactDetails, NewContactMessage } from '../contract/contact.ts';
import { contactErrors } from '../contract/errors.ts';
import { type ContactServices, sendContactMessage } from './send-contact-message.ts';

const tag: ApiTag = { name: 'Contact', description: 'Contacting the operator of the site.' };

export function contactRoutes(services: ContactServices) {
  return createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/contact',
        operationId: 'getContactDetails',
        tag,
        summary: 'Get the contact details of the operator',
        access: 'anyone',
        responses: { 200: json(ContactDetails, 'The details.') },
      }),
      (c) => {
        const {
          contactPhone: phone,
          replyTime,
          openingHours,
          contactEmail,
        } = c.env.page?.settings ?? services.settings.current();
        return c.json(
          { email: contactEmail || services.config.contactEmail, phone, replyTime, openingHours },
          200,
        );
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/contact/messages',
        operationId: 'sendContactMessage',
        tag,
        summary: 'Send a message to the operator',
        description: 'Sending the same `submissionId` again after a lost response stores nothing.',
        access: 'optional',
        request: { body: jsonBody(NewContactMessage) },
        responses: { 204: { description: 'The message is stored and will be mailed.' } },
        errors: [contactErrors.CONTACT_MESSAGE_REFUSED, contactErrors.TOO_MANY_CONTACT_MESSAGES],
      }),
      async (c) => {
        const { account } = await c.var.identify();
        const writer = { address: c.var.address, userId: account?.id ?? null };
        await sendContactMessage(services, writer, c.req.valid('json'));
        return c.body(null, 204);
      },
    );
}
