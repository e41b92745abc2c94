import type { Database } from '@forecourt/data/createDatabase'
import type { AccessScope } from './AccessScope'

/** What remains of somebody's access when they look at one organisation only. It can take away, never add. */
export const narrowScopes = (db: Database, accessScopes: readonly AccessScope[], organisationId: string): readonly AccessScope[] =>
  accessScopes.flatMap((each) => {
    if (each.organisationId === organisationId) return [each]
    return each.organisationId === null ? [{ ...each, organisationId, scope: db.forOrganisation(organisationId) }] : []
  })
