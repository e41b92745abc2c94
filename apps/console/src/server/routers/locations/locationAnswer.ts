import type { SaveLocationResult } from '@forecourt/data/location-drafts/createLocation'
import { CallProblem } from '../../errors/CallProblem'
import { notFound } from '../../errors/notFound'
import { refusedFields } from '../../errors/refusedFields'
import { locationRecord } from '../../locations/locationRow'

/** Passes on a saved location, or says at which field it was refused. */
export const locationAnswer = (result: SaveLocationResult, what: string) => {
  if (result.ok) return locationRecord(result.edited)
  if (result.reason === 'notFound') throw notFound(what)
  if (result.reason === 'conflict') throw new CallProblem('CONFLICT', result.message)
  throw refusedFields(result.fields)
}
