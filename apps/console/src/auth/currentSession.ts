import { readSession } from '@forecourt/data/people/sessions/readSession'
import { getServerSession } from 'next-auth'
import { database } from '../database'
import { authOptions } from './authOptions'
import { type Session, toSession } from './Session'

/** The session of this request: the cookie holds its id; the database says whether it is still valid and what the user may do. */
export const currentSession = async (): Promise<Session | null> => {
  const cookie = (await getServerSession(authOptions())) as { readonly sessionId?: unknown } | null
  if (typeof cookie?.sessionId !== 'string') return null
  const person = await readSession(database(), cookie.sessionId, new Date().toISOString())
  return person && toSession(cookie.sessionId, person)
}
