import type { Database } from '@forecourt/data/createDatabase'
import { can } from '@forecourt/rules/access/can'
import type { Permission } from '@forecourt/rules/access/permissions'
import type { Session } from '../../auth/Session'
import type { AccessScope } from './AccessScope'

/** Where a person may do something. It comes from their membership alone; empty means nowhere. */
export const grantedScopes = (db: Database, session: Session, permission: Permission): readonly AccessScope[] => {
  const granting = session.roles.filter(({ role }) => can(role, permission))
  if (granting.some(({ organisationId }) => organisationId === null)) return [{ scope: db.platform, organisationId: null, siteIds: null }]
  return session.organisationIds.flatMap((organisationId): AccessScope[] => {
    const here = granting.filter((held) => held.organisationId === organisationId)
    if (here.length === 0) return []
    const siteIds = here.flatMap(({ siteId }) => (siteId === null ? [] : [siteId]))
    const everySite = siteIds.length < here.length
    return [{ scope: db.forOrganisation(organisationId), organisationId, siteIds: everySite ? null : siteIds }]
  })
}
