import type { Database, Scope } from '@forecourt/data/createDatabase'
import type { Permission } from '@forecourt/rules/access/permissions'
import { holds } from '@forecourt/rules/access/roles'
import type { Session } from '../../auth/Session'

/** A part of the data in which a user has a permission: the whole platform, an organisation, or some of its sites. */
export interface AccessScope {
  readonly scope: Scope
  /** Null for staff, who have access to every organisation. */
  readonly organisationId: string | null
  /** Null if access isn't limited to sites. */
  readonly siteIds: readonly string[] | null
}

/** Narrows access to one organisation. Never widens it. */
export const narrowScopes = (db: Database, accessScopes: readonly AccessScope[], organisationId: string): readonly AccessScope[] =>
  accessScopes.flatMap((each) => {
    if (each.organisationId === organisationId) return [each]
    return each.organisationId === null ? [{ ...each, organisationId, scope: db.forOrganisation(organisationId) }] : []
  })

/** Sites of an organisation on which a user has a permission: null for all, false for none. */
export const permittedSites = (
  { db, session }: { readonly db: Database; readonly session: Session },
  permission: Permission,
  organisationId: string,
): readonly string[] | null | false => {
  const [accessScope] = narrowScopes(db, grantedScopes(db, session, permission), organisationId)
  return accessScope ? accessScope.siteIds : false
}

/** The scopes in which a user has a permission, from their memberships alone; empty means none. */
export const grantedScopes = (db: Database, session: Session, permission: Permission): readonly AccessScope[] => {
  const granting = session.roles.filter((held) => holds(held, permission))
  if (granting.some(({ organisationId }) => organisationId === null)) return [{ scope: db.platform, organisationId: null, siteIds: null }]
  return session.organisationIds.flatMap((organisationId): AccessScope[] => {
    const heldHere = granting.filter((held) => held.organisationId === organisationId)
    if (heldHere.length === 0) return []
    const siteIds = heldHere.flatMap(({ siteId }) => (siteId === null ? [] : [siteId]))
    const everySite = siteIds.length < heldHere.length
    return [{ scope: db.forOrganisation(organisationId), organisationId, siteIds: everySite ? null : siteIds }]
  })
}
