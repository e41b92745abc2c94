import type { IncomingMessage } from 'node:http'
import { encode } from 'next-auth/jwt'
import { expect, it } from 'vitest'
import { isSignedIn } from './isSignedIn'

const secret = 'a secret of this test, long enough'
const isAllowed = (cookie: string | undefined, secure = false) =>
  isSignedIn({ headers: { cookie } } as unknown as IncomingMessage, { secret, secure })

it('the console’s server accepts only its own session cookie, by its name with or without https', async () => {
  const token = await encode({ token: { email: 'a@b.example' }, secret })
  expect(await isAllowed(`theme=dark; next-auth.session-token=${token}`)).toBe(true)
  expect(await isAllowed(`__Secure-next-auth.session-token=${token}`, true)).toBe(true)
  expect(await isAllowed(`next-auth.session-token=${token}`, true)).toBe(false)
  expect(await isAllowed(`next-auth.session-token=${await encode({ token: {}, secret: 'somebody else’s' })}`)).toBe(false)
  expect(await isAllowed('next-auth.session-token=made-up')).toBe(false)
  expect(await isAllowed(undefined)).toBe(false)
})
