import type { Database } from '@forecourt/data/createDatabase'
import type { Reach } from './Reach'

/** What remains of a reach when someone looks at one organisation only. It can take away, never add. */
export const narrowReach = (db: Database, reach: readonly Reach[], organisationId: string): readonly Reach[] =>
  reach.flatMap((each) => {
    if (each.organisationId === organisationId) return [each]
    return each.organisationId === null ? [{ ...each, organisationId, scope: db.forOrganisation(organisationId) }] : []
  })
