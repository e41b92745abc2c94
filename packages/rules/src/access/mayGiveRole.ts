import { can } from './can'
import type { Role } from './roles'

/** A role and where it is held: nowhere in particular (staff), in an organisation, or on one site of it. */
export interface PlacedRole {
  readonly role: Role
  readonly organisationId: string | null
  readonly siteId: string | null
}

const rank: { readonly [Name in Role]: number } = {
  platformAdmin: 3,
  onboarder: 2,
  groupManager: 1,
  publisher: 0,
  editor: 0,
  leadHandler: 0,
  auditor: 0,
}

/**
 * Whether who holds one role may give or take another (AUTH-10): never one above their own, never beyond their own place; only
 * platform admins make staff. A group manager of a group may make an editor of one of its sites; of another group, nobody.
 */
export const mayGiveRole = (held: PlacedRole, wanted: PlacedRole): boolean => {
  if (!can(held.role, 'user.manage') || rank[wanted.role] > rank[held.role]) return false
  if (wanted.organisationId === null) return held.role === 'platformAdmin' && held.organisationId === null
  if (held.organisationId === null) return true
  return held.organisationId === wanted.organisationId && (held.siteId === null || held.siteId === wanted.siteId)
}
