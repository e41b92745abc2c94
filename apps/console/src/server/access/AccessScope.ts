import type { Scope } from '@forecourt/data/createDatabase'

/** A part of the data in which a person holds a permission: the whole platform, an organisation, or some sites of one. */
export interface AccessScope {
  readonly scope: Scope
  /** Null for staff, who have access to every organisation. */
  readonly organisationId: string | null
  /** Null when access is not limited to some sites. */
  readonly siteIds: readonly string[] | null
}
