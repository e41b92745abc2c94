import type { Role } from '@forecourt/rules/access/roles'

/** A role to be held: everywhere (staff), in one organisation, or on one site of it. */
export interface PersonMembership {
  readonly role: Role
  readonly organisationId: string | null
  readonly siteId: string | null
}
