import type { Database } from '@forecourt/data/createDatabase'
import { accountByEmail } from '@forecourt/data/people/accountByEmail'
import { recordSignIn } from '@forecourt/data/people/users/recordSignIn'
import { seal, unseal } from '@forecourt/services/two-factor/sealed'
import { type CodeGuard, secondFactorRefusal } from './secondFactorRefusal'
import type { SignInAnswer } from './signInWithPassword'

/** How long a person who came from their company's sign-in has to type their code. Seconds. */
export const companyTicketSeconds = 5 * 60

/** The cookie that holds the ticket meanwhile. */
export const companyTicketCookie = 'forecourt-company-ticket'

interface CompanyAttempt {
  /** As the company's sign-in proved it; null where it did not. */
  readonly email: string | null | undefined
  /** How the company made sure of the person (RFC 8176). */
  readonly amr: unknown
  /** ISO in UTC. */
  readonly now: string
}

/** The person is signed in, has to type the code of their second factor, or is unknown here. */
type CompanyAnswer = { readonly state: 'in' | 'unknown' } | { readonly state: 'code'; readonly ticket: string }

/**
 * Signs in a person whose company vouches for them. A second factor they set up here is asked for as it is after a password, unless the
 * company says that it asked for more than one factor itself.
 */
export const signInWithCompany = async (db: Database, secret: string, { email, amr, now }: CompanyAttempt): Promise<CompanyAnswer> => {
  const account = email ? await accountByEmail(db, email) : null
  if (!account?.hasRole) return { state: 'unknown' }
  const isProved = account.totpSecret === null || (Array.isArray(amr) && amr.includes('mfa'))
  if (!isProved) {
    const until = Date.parse(now) + companyTicketSeconds * 1000
    return { state: 'code', ticket: seal(secret, JSON.stringify({ company: account.email, until })) }
  }
  await recordSignIn(db, { account, at: now, ok: true })
  return { state: 'in' }
}

const emailOf = (secret: string, ticket: string, now: string): string | null => {
  const opened = unseal(secret, ticket)
  if (opened === null || !opened.startsWith('{"company":')) return null
  const { company, until } = JSON.parse(opened) as { company: string; until: number }
  return Date.parse(now) < until ? company : null
}

/** Goes on where `signInWithCompany` asked for a code. The code of a refusal is for `signInMessage`. */
export const signInWithCompanyCode = async (
  db: Database,
  guard: CodeGuard,
  { ticket, code, now }: { readonly ticket: string; readonly code: string; readonly now: string },
): Promise<SignInAnswer> => {
  const email = emailOf(guard.secret, ticket, now)
  const account = email === null ? null : await accountByEmail(db, email)
  if (!account?.hasRole) return { ok: false, code: 'companyEnded' }
  const refusal = await secondFactorRefusal(db, guard, account, { code, now })
  if (refusal !== null) {
    if (refusal === 'wrongCode') await recordSignIn(db, { account, at: now, ok: false })
    return { ok: false, code: refusal }
  }
  await recordSignIn(db, { account, at: now, ok: true })
  return { ok: true, account }
}
