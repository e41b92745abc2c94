import type { IncomingMessage } from 'node:http'
import { getToken } from 'next-auth/jwt'

/** Whether a request carries a session of ours. What it may do, each procedure decides; this only says whose bodies may be large. */
export async function isSignedIn({ headers }: IncomingMessage, { secret, secure }: { secret: string; secure: boolean }): Promise<boolean> {
  const cookies = Object.fromEntries(
    (headers.cookie ?? '').split(';').flatMap((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]]
    }),
  )
  const req = { cookies, headers: {} } as unknown as Parameters<typeof getToken>[0]['req']
  return (await getToken({ req, secret, secureCookie: secure })) !== null
}
