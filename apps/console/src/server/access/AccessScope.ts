import type { Database, Scope } from '@forecourt/data/createDatabase'
import { can, type Permission } from '@forecourt/rules/access/permissions'
import type { Session } from '../../auth/Session'

/** A part of the data in which a person holds a permission: the whole platform, an organisation, or some sites of one. */
export interface AccessScope {
  readonly scope: Scope
  /** Null for staff, who have access to every organisation. */
  readonly organisationId: string | null
  /** Null when access is not limited to some sites. */
  readonly siteIds: readonly string[] | null
}

/** What remains of somebody's access when they look at one organisation only. It can take away, never add. */
export const narrowScopes = (db: Database, accessScopes: readonly AccessScope[], organisationId: string): readonly AccessScope[] =>
  accessScopes.flatMap((each) => {
    if (each.organisationId === organisationId) return [each]
    return each.organisationId === null ? [{ ...each, organisationId, scope: db.forOrganisation(organisationId) }] : []
  })

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
