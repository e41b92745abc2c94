import type { Database } from '@forecourt/data/createDatabase'
import { type ProgramToken, readProgramToken } from '@forecourt/data/people/tokens/programTokens'
import { programRole } from '@forecourt/rules/access/programTokens'
import type { Session } from '../../auth/Session'

/** A program that acts for a user: its token, and a session that procedures accept. */
export interface Program {
  readonly token: ProgramToken
  readonly session: Session
  /** The user's name, without the program's. */
  readonly userName: string
}

/**
 * The program with a token; null if the token isn't valid. Its session has one role: the token's permissions that the user still has on the
 * token's site. The program's changes are recorded under the names of the user and the
 * program.
 */
export const programOfToken = async (db: Database, hash: string, now: string): Promise<Program | null> => {
  const found = await readProgramToken(db, hash, now)
  if (!found) return null
  const { token, person } = found
  const role = programRole(person.roles, token)
  const organisationName = person.roles.find(({ organisationId }) => organisationId === token.organisationId)?.organisationName ?? null
  return {
    token,
    userName: person.name,
    session: {
      user: { id: person.id, name: `${person.name} (${token.name})`, email: person.email },
      roles: [{ ...role, organisationName }],
      organisationIds: [token.organisationId],
      needsSecondFactor: person.twoFactorRequired && !person.twoFactor,
    },
  }
}
