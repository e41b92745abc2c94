import type { SaveRecordResult } from '@forecourt/data/edited-records/EditedKind'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'

/** Passes on a saved record, or says at which field it was refused. */
export const recordAnswer = <Row>(result: SaveRecordResult<Row>, noun: string): Row => {
  if (result.ok) return result.record
  if (result.reason === 'notFound') throw notFound(noun)
  if (result.reason === 'conflict') throw new CallProblem('CONFLICT', result.message)
  throw new CallProblem('BAD_REQUEST', Object.values(result.fields)[0] ?? 'Check the marked fields.', { fields: result.fields })
}
