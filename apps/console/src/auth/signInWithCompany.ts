import type { Database } from '@forecourt/data/createDatabase'
import { accountByEmail } from '@forecourt/data/people/accountByEmail'
import { recordSignIn } from '@forecourt/data/people/users/recordSignIn'
import { seal, unseal } from '@forecourt/services/two-factor/sealed'
import { type CodeGuard, secondFactorRefusal } from './secondFactorRefusal'
import type { SignInResult } from './signInWithPassword'

/** Seconds that a user has to enter their code after a company sign-in. */
export const companyTicketSeconds = 5 * 60

/** The cookie that holds the ticket until the code is entered. */
export const companyTicketCookie = 'forecourt-company-ticket'

interface CompanyAttempt {
  /** The verified address; null when the company didn't verify it. */
  readonly email: string | null | undefined
  /** The authentication methods of the company's sign-in (RFC 8176). */
  readonly amr: unknown
  /** ISO in UTC. */
  readonly now: string
}

/** Signed in, a code is required, or the address has no account here. */
type CompanySignInResult = { readonly state: 'in' | 'unknown' } | { readonly state: 'code'; readonly ticket: string }

/**
 * Signs in a user by their company's sign-in. Requires the second factor of their account here, unless the company's sign-in already used
 * more than one factor.
 */
export const signInWithCompany = async (
  db: Database,
  secret: string,
  { email, amr, now }: CompanyAttempt,
): Promise<CompanySignInResult> => {
  const account = email ? await accountByEmail(db, email) : null
  if (!account?.hasRole) return { state: 'unknown' }
  const hasSecondFactor = account.totpSecret === null || (Array.isArray(amr) && amr.includes('mfa'))
  if (!hasSecondFactor) {
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

/** Completes `signInWithCompany` with a code. The error code is for `signInMessage`. */
export const signInWithCompanyCode = async (
  db: Database,
  guard: CodeGuard,
  { ticket, code, now }: { readonly ticket: string; readonly code: string; readonly now: string },
): Promise<SignInResult> => {
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
