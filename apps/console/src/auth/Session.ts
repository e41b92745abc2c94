import type { SignedInPerson } from '@forecourt/data/people/sessions/readSession'
import type { GrantedRole, Role } from '@forecourt/rules/access/roles'

/** A role of a user: platform-wide (staff), in one organisation, or on one site of it. */
export interface HeldRole extends GrantedRole {
  /** Null for staff. */
  readonly organisationId: string | null
  readonly organisationName: string | null
  /** Null when the role covers all sites of the organisation. */
  readonly siteId: string | null
}

/** The signed-in user and their permissions: all that the rest of the console knows about sign-in. */
export interface Session {
  /** The id of the session; absent without a browser sign-in. */
  readonly sessionId?: string
  readonly user: { readonly id: string; readonly name: string; readonly email: string }
  readonly roles: readonly HeldRole[]
  /** The organisations of the user; empty for staff. */
  readonly organisationIds: readonly string[]
  /** One of their organisations requires a second factor that the user hasn't set up: until then only their own account is open to them. */
  readonly needsSecondFactor?: boolean
  /** The role that the user views the console as; absent for their own roles. */
  readonly viewingAs?: { readonly role: Role; readonly organisationId: string | null }
}

/** Converts a signed-in user to the session that procedures read. */
export const toSession = (sessionId: string, { id, name, email, roles, twoFactor, twoFactorRequired }: SignedInPerson): Session => ({
  sessionId,
  user: { id, name, email },
  roles,
  organisationIds: [...new Set(roles.flatMap(({ organisationId }) => organisationId ?? []))],
  needsSecondFactor: twoFactorRequired && !twoFactor,
})
