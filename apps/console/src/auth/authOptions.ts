import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { env } from '../env'
import { database } from '../server/database'
import { createSignInThrottle } from './createSignInThrottle'
import { loadSession } from './loadSession'
import { oidcProvider } from './oidcProvider'
import { signInWithPassword } from './signInWithPassword'

const throttle = createSignInThrottle()
const twelveHours = 12 * 60 * 60
const credentials = z.object({ email: z.email().max(200), password: z.string().min(1).max(200) })

/** The nearest proxy's word on who is calling; Next fills it in from the socket when there is no proxy. */
const addressOf = (forwardedFor: unknown): string =>
  String(forwardedFor ?? 'unknown')
    .split(',')
    .at(-1)
    ?.trim() ?? 'unknown'

const create = (): NextAuthOptions => {
  const { AUTH_SECRET, CONSOLE_URL } = env()
  return {
    secret: AUTH_SECRET,
    useSecureCookies: CONSOLE_URL.startsWith('https://'),
    session: { strategy: 'jwt', maxAge: twelveHours },
    pages: { signIn: '/sign-in', error: '/sign-in', signOut: '/sign-in' },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' } },
        authorize: async (input, request) => {
          const attempt = credentials.safeParse(input)
          if (!attempt.success) throw new Error('wrong')
          const answer = await signInWithPassword(database(), throttle, {
            ...attempt.data,
            ip: addressOf(request.headers?.['x-forwarded-for']),
            now: new Date().toISOString(),
          })
          if (!answer.ok) throw new Error(answer.code)
          return answer.session.user
        },
      }),
      ...oidcProvider(env()),
    ],
    callbacks: {
      // Whoever the company vouches for must also be known here.
      signIn: async ({ account, user }) =>
        account?.provider === 'credentials' || (typeof user.email === 'string' && (await loadSession(database(), user.email)) !== null),
      // The cookie holds who they are and nothing about what they may do.
      jwt: ({ token, user }) => ({ ...token, email: user?.email ?? token.email, name: user?.name ?? token.name, picture: undefined }),
    },
  }
}

let options: NextAuthOptions | undefined

/** next-auth's settings; the only place that knows them. */
export const authOptions = (): NextAuthOptions => {
  options ??= create()
  return options
}
