import type { Database } from '@forecourt/data/createDatabase'
import { membershipsOf } from '@forecourt/data/users/membershipsOf'
import { userByEmail } from '@forecourt/data/users/userByEmail'
import type { Session } from './Session'

/** The session of a person as the database knows them now; null when they are gone, disabled or members of nothing. */
export const loadSession = async (db: Database, email: string): Promise<Session | null> => {
  const user = await userByEmail(db, email)
  if (!user || user.disabled) return null
  const roles = await membershipsOf(db, user.id)
  if (roles.length === 0) return null
  return {
    user: { id: user.id, name: user.name, email: user.email },
    roles,
    organisationIds: [...new Set(roles.flatMap(({ organisationId }) => (organisationId === null ? [] : [organisationId])))],
  }
}
