import { CallProblem } from './CallProblem'

/** What a person gets for a record that is not there, or not theirs: the two can't be told apart. */
export const notFound = (what: string): CallProblem =>
  new CallProblem('NOT_FOUND', `That ${what} does not exist, or you have no access to it.`)
