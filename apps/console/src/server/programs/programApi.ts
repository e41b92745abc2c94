import { clientAddress } from '@forecourt/services/front/clientAddress'
import { database } from '../../database'
import { env } from '../../env'
import type { Context } from '../Context'
import { toContext } from '../createContext'
import { isFromConsole } from '../isFromConsole'
import { respond, withKey } from '../keys/withKey'
import { createKeyLimits, type KeyLimits } from '../leads/keyLimits'
import { type Program, programOfToken } from './tokenSession'

let limits: KeyLimits | null = null

/**
 * Runs a request of a program with a valid token, within its limits. A program sends no Origin header. A browser does: requests from pages
 * of other websites are refused, because an attacker's page could otherwise reach a console in a private network (DNS rebinding).
 */
export const withToken = async (request: Request, work: (program: Program, context: Context) => Promise<Response>): Promise<Response> => {
  if (!isFromConsole(request)) return respond({ message: 'This API can’t be called from pages of other websites.' }, 403)
  const db = database()
  limits ??= createKeyLimits(db.platformPool, 'programKey')
  const now = new Date().toISOString()
  const address = clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXIES)
  return withKey(
    request,
    { db, limits, address, now },
    (hash) => programOfToken(db, hash, now),
    (program) => work(program, toContext(program.session)),
  )
}
