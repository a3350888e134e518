import { z } from '@hono/zod-openapi';
import { SUBJECT_VALUES } from './contact-details.ts';

export const ContactDetails = z
  .object({
    email: z.string().describe("The operator's email address."),
    phone: z.string().describe('Empty if the operator shows none.'),
    replyTime: z.string().describe('Within which they promise to reply; empty if they promise nothing.'),
    openingHours: z.array(z.object({ days: z.string(), hours: z.string() })),
  })
  .openapi('ContactDetails');

// The schema allows blank and long texts. The rules reject them with messages for people.
export const NewContactMessage = z
  .object({
    submissionId: z
      .uuid()
      .describe(
        'Created by the client. Sending the same id again stores nothing and returns the same response.',
      ),
    name: z.string(),
    email: z.string().describe('The address to reply to.'),
    subject: z.enum(SUBJECT_VALUES, 'Choose one of the subjects.').default('general-inquiry'),
    message: z.string().describe('At most 5,000 characters.'),
  })
  .openapi('NewContactMessage', {
    example: {
      submissionId: '2f0d5a3e-3f6c-4c9e-9a51-0d6f2c7f1b11',
      name: 'Sam Rivera',
      email: 'sam@example.com',
      message: 'How do I change my username?',
    },
  });
export type NewContactMessage = z.infer<typeof NewContactMessage>;
