import { counted } from '../../../../shared/counted.ts';
import type { CaseCounts } from '../../../trust/cases/contract/case-queue.ts';
import { type Health, MAX_TODOS, type MissingService, type Todo } from '../contract/pulse.ts';

interface Waiting {
  cases: Pick<CaseCounts, 'open' | 'late'>;
  health: Pick<Health, 'mails' | 'jobs'>;
  missing: readonly MissingService[];
}

/** Services whose absence stops people, so that an operator should not put them off. */
const URGENT_SERVICES: ReadonlySet<string> = new Set(['mail', 'payments']);

/** Returns what waits for an operator, late things first, and how many there are besides. */
export function listTodos({ cases, health: { mails, jobs }, missing }: Waiting) {
  const todos: Todo[] = [];
  if (cases.open > 0) {
    todos.push({
      kind: 'cases',
      title:
        cases.late > 0
          ? `${counted(cases.late, 'case')} past the deadline`
          : `${counted(cases.open, 'case')} open`,
      text: 'People wait for a decision.',
      isLate: cases.late > 0,
      link: '/operator/cases',
    });
  }
  if (mails.failed > 0) {
    todos.push({
      kind: 'mails',
      title: `${counted(mails.failed, 'email')} failed`,
      text: "They won't be tried again by themselves.",
      isLate: true,
      link: '/operator/mail',
    });
  }
  if (jobs.failing + jobs.late > 0) {
    const parts = [
      ...(jobs.failing > 0 ? [`${counted(jobs.failing, 'job')} failing`] : []),
      ...(jobs.late > 0 ? [`${counted(jobs.late, 'job')} late`] : []),
    ];
    todos.push({
      kind: 'jobs',
      title: parts.join(', '),
      text: 'What they do in the background waits.',
      isLate: jobs.failing > 0,
      link: '/operator/mail#jobs',
    });
  }
  const urgent = missing.filter(({ id }) => URGENT_SERVICES.has(id));
  for (const { name, cost } of urgent) {
    todos.push({ kind: 'set-up', title: `${name} not set up`, text: cost, isLate: false, link: '#set-up' });
  }
  const sorted = todos.toSorted((a, b) => Number(b.isLate) - Number(a.isLate));
  return { todos: sorted.slice(0, MAX_TODOS), leftOut: Math.max(0, sorted.length - MAX_TODOS) };
}
