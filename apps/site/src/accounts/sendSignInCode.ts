import { randomBytes } from 'node:crypto'
import { requestSignInCode } from '@forecourt/data/shoppers/requestSignInCode'
import type { SignInContact } from '@forecourt/rules/accounts/SignIn'
import { allowedByAll } from '../http/allowedByAll'
import { database } from '../sites/database'
import type { AccountRequest } from './AccountRequest'
import { accountCookie, cookieIn, hashToken, knownBrowser, newToken } from './accountCookies'
import { accountLimits } from './accountLimits'

/** Result: code sent; a recent code is still valid, with seconds until the next; or rate limit exceeded. */
export type CodeSent =
  | { readonly state: 'sent'; readonly cookies: readonly string[] }
  | { readonly state: 'soon'; readonly again: number }
  | { readonly state: 'wait' }

/**
 * Sends a sign-in code for the requesting browser only (RTE-13). Strangers share a limit per recipient; a browser that signed in with it
 * before has its own.
 */
export async function sendSignInCode(
  { live, cookies, network, now }: Pick<AccountRequest, 'live' | 'cookies' | 'network' | 'now'>,
  contact: SignInContact,
): Promise<CodeSent> {
  const { organisationId } = live.published
  const { sentTo, channel } = contact
  const known = knownBrowser(cookies, { organisationId, sentTo })
  const place = `${organisationId} ${sentTo}`
  const asking = known === null ? `${place} from ${network}` : `${place} by ${known}`
  const pause = await allowedByAll([() => accountLimits.codesPause().take(asking)])
  if (!pause.allowed) return { state: 'soon', again: pause.retryAfterSeconds }
  const strangers = [
    () => accountLimits.codesFrom().take(network),
    () => accountLimits.codesTo().take(asking),
    () => accountLimits.codesToAll().take(place),
    ...(channel === 'sms' ? [() => accountLimits.smsOf().take(organisationId)] : []),
  ]
  const limit = await allowedByAll(known === null ? strangers : [() => accountLimits.codesTo().take(asking)])
  if (!limit.allowed) {
    // Nothing was sent, so no pause applies.
    await accountLimits.codesPause().reset(asking)
    return { state: 'wait' }
  }
  const token = newToken()
  const held = cookieIn(cookies, 'code')
  await requestSignInCode(database(), live.published, {
    ...contact,
    id: randomBytes(18).toString('base64url'),
    browserHash: hashToken(token),
    replaces: held && hashToken(held),
    now,
  })
  return { state: 'sent', cookies: [accountCookie('code', token)] }
}
