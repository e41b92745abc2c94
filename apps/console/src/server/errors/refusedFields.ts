import { CallProblem } from './CallProblem'

/** What was typed is refused, each field with its reason; the first one is the sentence of the whole. */
export const refusedFields = (fields: Readonly<Record<string, string>>): CallProblem =>
  new CallProblem('BAD_REQUEST', Object.values(fields)[0] ?? 'Check the marked fields.', { fields })
