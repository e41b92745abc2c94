import { getServerSession } from 'next-auth'
import { database } from '../server/database'
import { authOptions } from './authOptions'
import { loadSession } from './loadSession'
import type { Session } from './Session'

/** How long a person keeps what was taken from them: their membership is read again after this many milliseconds. */
const recheckAfterMs = 10_000

const known = new Map<string, { readonly session: Session | null; readonly readAt: number }>()

/** Who is signed in on this request: the cookie says who, the database says what they may do. */
export const currentSession = async (): Promise<Session | null> => {
  const email = (await getServerSession(authOptions()))?.user?.email
  if (!email) return null
  const now = Date.now()
  const remembered = known.get(email)
  if (remembered && now - remembered.readAt < recheckAfterMs) return remembered.session
  const session = await loadSession(database(), email)
  if (known.size > 5_000) known.clear()
  known.set(email, { session, readAt: now })
  return session
}
