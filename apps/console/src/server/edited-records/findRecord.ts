import type { EditedKind, EditedRecord, Owner, SaveRecordResult } from '@forecourt/data/edited-records/EditedKind'
import type { AccessScope } from '../access/AccessScope'
import { type Found, findWithin } from '../access/findWithin'
import { CallProblem, notFound, refusedFields } from '../errors/CallProblem'

/** Returns the saved record, or throws with the field that was refused. */
export const requireSavedRecord = <Row>(result: SaveRecordResult<Row>, noun: string): Row => {
  if (result.ok) return result.record
  if (result.reason === 'notFound') throw notFound(noun)
  if (result.reason === 'conflict') throw new CallProblem('CONFLICT', result.message)
  throw refusedFields(result.fields)
}

/** Finds a record in the caller's scopes; those of another organisation or site are not found. */
export const findRecord = async <Values, Row extends EditedRecord<Of>, Of extends Owner>(
  accessScopes: readonly AccessScope[],
  kind: EditedKind<Values, Row, Of>,
  id: string,
): Promise<Found<Row>> => {
  const found = await findWithin(accessScopes, (scope, { siteIds }) => scope.transaction((tx) => kind.read(tx, id, siteIds)))
  if (!found) throw notFound(kind.noun)
  return found
}
