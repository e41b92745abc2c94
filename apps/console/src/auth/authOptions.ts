import { accountByEmail } from '@forecourt/data/people/accountByEmail'
import { endSession, sessionHours, startSession } from '@forecourt/data/people/sessions/readSession'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { cookies, headers } from 'next/headers'
import type { NextAuthOptions } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { z } from 'zod'
import { database } from '../database'
import { env } from '../env'
import { deviceCookieName, parseDeviceCookie } from './knownDevice'
import { oidcProvider } from './oidcProvider'
import { passkeyGuard } from './passkeyGuard'
import { rememberDevice } from './rememberDevice'
import { signInGuard } from './signInGuard'
import { companyTicketCookie, companyTicketSeconds, signInWithCompany, signInWithCompanyCode } from './signInWithCompany'
import { signInWithPasskey } from './signInWithPasskey'
import { type SignInResult, signInWithPassword } from './signInWithPassword'

const credentials = z.object({
  email: z.email().max(200),
  password: z.string().min(1).max(200),
  code: z.string().max(40).default(''),
})
/** The browser's passkey response is a JSON string, since next-auth passes on strings only. */
const json = z
  .string()
  .max(20_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue('No JSON')
      return z.NEVER
    }
  })
const companyCode = z.object({ code: z.string().max(40) })
const passkeyInput = z.object({ ticket: z.string().max(1000), response: json })

const create = (): NextAuthOptions => {
  const { AUTH_SECRET, CONSOLE_URL, TRUSTED_PROXIES } = env()
  const https = CONSOLE_URL.startsWith('https://')

  /** Opens the session that the cookie will refer to. */
  const openSession = async (email: string): Promise<string | undefined> => {
    const account = await accountByEmail(database(), email)
    const device = (await headers()).get('user-agent') ?? ''
    return account?.hasRole ? startSession(database(), { userId: account.id, device, now: new Date().toISOString() }) : undefined
  }
  /** Maps a sign-in answer to next-auth's user; throws the error code that the sign-in page formats. */
  const toNextAuthUser = async (result: SignInResult) => {
    if (!result.ok) throw new Error(result.code)
    const { id, name, email } = result.account
    await rememberDevice(email)
    return { id, name, email }
  }

  return {
    secret: AUTH_SECRET,
    useSecureCookies: https,
    session: { strategy: 'jwt', maxAge: sessionHours * 3600 },
    pages: { signIn: '/sign-in', error: '/sign-in', signOut: '/sign-in' },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' }, code: { type: 'text' } },
        authorize: async (input, request) => {
          const attempt = credentials.safeParse(input)
          if (!attempt.success) throw new Error('wrong')
          const { email } = attempt.data
          const result = await signInWithPassword(database(), signInGuard(), {
            ...attempt.data,
            ip: clientAddress(request.headers?.['x-forwarded-for'], TRUSTED_PROXIES),
            device: parseDeviceCookie(AUTH_SECRET, email, (await cookies()).get(deviceCookieName(email))?.value),
            now: new Date().toISOString(),
          })
          return toNextAuthUser(result)
        },
      }),
      Credentials({
        id: 'passkey',
        credentials: { ticket: { type: 'text' }, response: { type: 'text' } },
        authorize: async (input, request) => {
          const attempt = passkeyInput.safeParse(input)
          if (!attempt.success) throw new Error('passkeyWrong')
          const result = await signInWithPasskey(database(), passkeyGuard(database(), { secret: AUTH_SECRET, consoleUrl: CONSOLE_URL }), {
            ...attempt.data,
            ip: clientAddress(request.headers?.['x-forwarded-for'], TRUSTED_PROXIES),
            now: new Date().toISOString(),
          })
          return toNextAuthUser(result)
        },
      }),
      Credentials({
        id: 'company-code',
        credentials: { code: { type: 'text' } },
        authorize: async (input) => {
          const attempt = companyCode.safeParse(input)
          if (!attempt.success) throw new Error('wrongCode')
          const ticket = (await cookies()).get(companyTicketCookie)?.value ?? ''
          const result = await signInWithCompanyCode(database(), signInGuard(), { ticket, ...attempt.data, now: new Date().toISOString() })
          if (result.ok) (await cookies()).delete(companyTicketCookie)
          return toNextAuthUser(result)
        },
      }),
      ...oidcProvider(env()),
    ],
    callbacks: {
      // A company sign-in needs an account here, and its second factor is checked as after a password.
      signIn: async ({ account, user, profile }) => {
        if (account?.provider !== 'oidc') return true
        const { amr } = (profile ?? {}) as { amr?: unknown }
        const result = await signInWithCompany(database(), AUTH_SECRET, { email: user.email, amr, now: new Date().toISOString() })
        if (result.state !== 'code') return result.state === 'in'
        const ticket = { httpOnly: true, sameSite: 'lax', secure: https, path: '/', maxAge: companyTicketSeconds } as const
        ;(await cookies()).set(companyTicketCookie, result.ticket, ticket)
        return '/sign-in?step=code'
      },
      // The cookie holds the session's id and no permissions.
      jwt: async ({ token, user }) =>
        user?.email ? { email: user.email, name: user.name, sessionId: await openSession(user.email) } : { ...token, picture: undefined },
      session: ({ session, token }) => ({ ...session, sessionId: token.sessionId }),
    },
    events: {
      signOut: async ({ token }) => {
        if (typeof token?.sessionId === 'string') await endSession(database(), token.sessionId)
      },
    },
  }
}

let options: NextAuthOptions | undefined

/** The settings of next-auth. Only this module knows the library. */
export const authOptions = (): NextAuthOptions => {
  options ??= create()
  return options
}
