import type { IncomingMessage } from 'node:http'
import { getToken } from 'next-auth/jwt'

/** Whether a request has a valid session cookie. Only decides the body limit; each procedure checks permissions. */
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
