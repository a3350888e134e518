import type { Case } from '../../src/features/trust/cases/contract/case.ts';
import type { Decided } from '../../src/features/trust/cases/contract/decision.ts';
import type { TestApp } from './app.ts';
import { newMember } from './factories.ts';
import { newModerator, newOperator } from './operators.ts';
import type { TestClient } from './test-client.ts';

/** What the API answers when it refuses. */
export interface Problem {
  code: string;
  detail: string;
  errors?: { field: string }[];
}

const TAKE_DOWN = { onSubject: 'take-down', onPerson: 'none', until: null } as const;

/** Creates an operator and a moderator, and what they do with cases. */
export async function newDesk(app: TestApp) {
  const operator = await newOperator(app);
  const colleague = await newModerator(app);

  const openCase = async (client: TestClient, id: string) =>
    (await client.get<Case>(`/api/cases/${id}`)).body;

  /** Reports something as a new member, or as the given person, and returns its case. */
  async function reported(
    subject: { kind?: string; id: string; seq?: number },
    reporter?: TestClient,
  ): Promise<Case> {
    const from = reporter ?? (await newMember(app));
    const sent = await from.post('/api/reports', { kind: 'listing', reason: 'scam', ...subject });
    if (sent.status !== 201) throw new Error(`the report was answered ${sent.status}`);
    const { id } = await app.db
      .selectFrom('cases')
      .select('id')
      .where('target_id', '=', subject.id)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    return openCase(operator, id);
  }

  /** Takes the subject of a case down, or does what the details say. */
  const decide = (client: TestClient, openedCase: Case, details: object = {}) =>
    client.post<Decided & Problem>(`/api/cases/${openedCase.id}/decision`, {
      ...TAKE_DOWN,
      version: openedCase.version,
      ruleId: openedCase.rules[2]?.id,
      text: 'You asked for a gift card.',
      ...details,
    });

  return { operator, colleague, openCase, reported, decide };
}
