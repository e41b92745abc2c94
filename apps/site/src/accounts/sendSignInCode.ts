import { randomBytes } from 'node:crypto'
import { requestSignInCode } from '@forecourt/data/shoppers/requestSignInCode'
import type { SignInContact } from '@forecourt/rules/accounts/SignIn'
import { allowedByAll } from '../http/allowedByAll'
import { database } from '../sites/database'
import type { AccountRequest } from './AccountRequest'
import { accountCookie, hashToken, knownBrowser, newToken, parseCookie } from './accountCookies'
import { accountLimits } from './accountLimits'

/** Result: code sent; a recent code is still valid, with seconds until the next; or rate limit exceeded. */
export type CodeSent =
  | { readonly state: 'sent'; readonly cookies: readonly string[] }
  | { readonly state: 'soon'; readonly retrySeconds: number }
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
  const recipientKey = `${organisationId} ${sentTo}`
  const requesterKey = known === null ? `${recipientKey} from ${network}` : `${recipientKey} by ${known}`
  const pause = await allowedByAll([() => accountLimits.codePause().take(requesterKey)])
  if (!pause.allowed) return { state: 'soon', retrySeconds: pause.retryAfterSeconds }
  const strangerLimits = [
    () => accountLimits.codesPerNetwork().take(network),
    () => accountLimits.codesPerRequester().take(requesterKey),
    () => accountLimits.codesPerRecipient().take(recipientKey),
    ...(channel === 'sms' ? [() => accountLimits.smsPerOrganisation().take(organisationId)] : []),
  ]
  const limit = await allowedByAll(known === null ? strangerLimits : [() => accountLimits.codesPerRequester().take(requesterKey)])
  if (!limit.allowed) {
    // No code was sent, so the pause that was started above is ended.
    await accountLimits.codePause().reset(requesterKey)
    return { state: 'wait' }
  }
  const token = newToken()
  const previousToken = parseCookie(cookies, 'code')
  await requestSignInCode(database(), live.published, {
    ...contact,
    id: randomBytes(18).toString('base64url'),
    browserHash: hashToken(token),
    replaces: previousToken && hashToken(previousToken),
    now,
  })
  return { state: 'sent', cookies: [accountCookie('code', token)] }
}
