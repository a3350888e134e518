import { createRoute } from '@hono/zod-openapi';
import { createRouter } from '../../../platform/server/http/api.ts';
import { problems } from '../../../platform/server/http/problem.ts';
import { DomainError } from '../../../shared/errors.ts';
import { reportErrors } from '../contract/errors.ts';
import { NewReport } from '../contract/report.ts';
import { type ReportServices, sendReport } from './send-report.ts';

/** Members and guests report what others made; who moderates reads it. */
export function reportRoutes(services: ReportServices) {
  return createRouter().openapi(
    createRoute({
      method: 'post',
      path: '/reports',
      tags: ['Reports'],
      summary: 'Report a listing, a profile, a talk or a review',
      description: 'One for each person and thing: sending it again changes it.',
      request: { body: { required: true, content: { 'application/json': { schema: NewReport } } } },
      responses: {
        204: { description: 'It is stored, with what there was to see.' },
        ...problems(
          reportErrors.SIGN_IN_TO_REPORT,
          reportErrors.REPORT_REFUSED,
          reportErrors.NOTHING_TO_REPORT,
          reportErrors.OWN_THING,
          reportErrors.TOO_MANY_REPORTS,
        ),
      },
    }),
    async (c) => {
      const { actor } = await c.var.identify();
      if (actor.kind === 'visitor') throw new DomainError(reportErrors.SIGN_IN_TO_REPORT);
      await sendReport(services, actor, c.req.valid('json'));
      return c.body(null, 204);
    },
  );
}
