import type { SignedInPerson } from '@forecourt/data/people/sessions/readSession'
import type { Role } from '@forecourt/rules/access/permissions'

/** A role a person holds: everywhere (staff), in one organisation, or on one site of it. */
export interface HeldRole {
  readonly role: Role
  /** Null for staff, who work for the platform itself. */
  readonly organisationId: string | null
  readonly organisationName: string | null
  /** Null when the role covers all sites of the organisation. */
  readonly siteId: string | null
}

/** Who is signed in, and what they may do: all that the rest of the console knows about sign-in. */
export interface Session {
  /** Which of their sessions it is; absent where nobody signed in by a browser. */
  readonly sessionId?: string
  readonly user: { readonly id: string; readonly name: string; readonly email: string }
  readonly roles: readonly HeldRole[]
  /** The organisations they belong to; empty for staff, who belong to none. */
  readonly organisationIds: readonly string[]
  /** One of their organisations asks for a second factor they have not set up: until then only their own account is open to them. */
  readonly needsSecondFactor?: boolean
  /** The one role they chose to see the console in; absent when they are themselves. */
  readonly viewingAs?: { readonly role: Role; readonly organisationId: string | null }
}

/** A signed-in person as the procedures know them. */
export const toSession = (sessionId: string, { id, name, email, roles, twoFactor, twoFactorRequired }: SignedInPerson): Session => ({
  sessionId,
  user: { id, name, email },
  roles,
  organisationIds: [...new Set(roles.flatMap(({ organisationId }) => organisationId ?? []))],
  needsSecondFactor: twoFactorRequired && !twoFactor,
})
