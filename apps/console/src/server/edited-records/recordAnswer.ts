import type { SaveRecordResult } from '@forecourt/data/edited-records/EditedKind'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'
import { refusedFields } from '../errors/refusedFields'

/** Passes on a saved record, or says at which field it was refused. */
export const recordAnswer = <Row>(result: SaveRecordResult<Row>, noun: string): Row => {
  if (result.ok) return result.record
  if (result.reason === 'notFound') throw notFound(noun)
  if (result.reason === 'conflict') throw new CallProblem('CONFLICT', result.message)
  throw refusedFields(result.fields)
}
