import { createRouter } from '../../../../platform/server/http/api.ts';
import { actorOf } from '../../../../platform/server/http/request.ts';
import { type ApiTag, json, jsonBody, PRIVATE, route } from '../../../../platform/server/http/route.ts';
import { reportErrors } from '../contract/errors.ts';
import { NewReport, SentReport } from '../contract/report.ts';
import { type ReportServices, sendReport } from './send-report.ts';

const tag: ApiTag = {
  name: 'Reports',
  description: 'Reporting content and people to the moderators.',
};
export function reportRoutes(services: ReportServices) {
  return createRouter().openapi(
    route({
      method: 'post',
      path: '/reports',
      operationId: 'sendReport',
      tag,
      summary: 'Report something that belongs to someone else',
      description:
        'Anyone can report, also without an account. One report per person and subject: sending another replaces it.',
      access: 'optional',
      request: { body: jsonBody(NewReport) },
      responses: { 201: json(SentReport, 'The report is stored, with a snapshot of its subject.') },
      errors: [
        reportErrors.SIGN_IN_TO_REPORT,
        reportErrors.REPORT_REFUSED,
        reportErrors.NOTHING_TO_REPORT,
        reportErrors.OWN_SUBJECT,
        reportErrors.TOO_MANY_REPORTS,
      ],
    }),
    async (c) => {
      const sent = await sendReport(services, await actorOf(c), c.var.address, c.req.valid('json'));
      return c.json(sent, 201, PRIVATE);
    },
  );
}
