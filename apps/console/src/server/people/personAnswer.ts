import type { PersonResult } from '@forecourt/data/people/PersonResult'
import { CallProblem } from '../errors/CallProblem'

/** Passes on that a person was changed, or says in words why not. */
export const personAnswer = (id: string, result: PersonResult): { readonly id: string } => {
  if (!result.ok) throw new CallProblem('BAD_REQUEST', result.message)
  return { id }
}
