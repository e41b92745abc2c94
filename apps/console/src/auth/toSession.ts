import type { SignedInPerson } from '@forecourt/data/people/sessions/readSession'
import type { Session } from './Session'

/** A signed-in person as the procedures know them. */
export const toSession = (sessionId: string, { id, name, email, roles, twoFactor, twoFactorRequired }: SignedInPerson): Session => ({
  sessionId,
  user: { id, name, email },
  roles,
  organisationIds: [...new Set(roles.flatMap(({ organisationId }) => organisationId ?? []))],
  needsSecondFactor: twoFactorRequired && !twoFactor,
})
