import { defineFeature } from '../../../../platform/server/feature.ts';
import { schedule } from '../../../../platform/server/job.ts';
import { sweepPrints } from './count-copies.ts';
import { sweepHits } from './rules.queries.ts';
import { type TextRuleServices, textRuleRoutes } from './text-rules.routes.ts';

export const textRulesFeature = defineFeature({
  name: 'text-rules',
  exportPerson: {
    tables: [],
    leavesOut: { text_prints: "Hashes of texts. They can't identify anyone." },
  },
  build: (services: TextRuleServices) => ({
    routes: [textRuleRoutes(services)],
    jobs: [
      schedule('text-rules.sweep-hits', '23 4 * * *', () => sweepHits(services.db)),
      schedule('text-rules.sweep-prints', '27 4 * * *', () => sweepPrints(services.db)),
    ],
  }),
});
