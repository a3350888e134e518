/** The public API of cases for other features on the server. */

export { countCases } from './load-queue.ts';
export {
  type CaseEvidence,
  createCountReport,
  createJoinCase,
  createRaiseCase,
  type RaiseCase,
  type RaisedCase,
} from './open-case.ts';
