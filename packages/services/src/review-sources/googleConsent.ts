import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type GoogleClient, googleAddresses } from './googleReviews'
import { laterProblem, requestJson, unreadable } from './requestJson'

/** The permission to read and manage Business Profiles: Google has no narrower one for reviews. */
const scope = 'https://www.googleapis.com/auth/business.manage'

/** Time to sign in at Google, in seconds. */
const consentSeconds = 1_800

/** A user who gives access to a review source. */
export interface ConsentOf {
  readonly sourceId: string
  readonly userId: string
}

const signConsent = (secret: string, { sourceId, userId }: ConsentOf, expiry: number): string =>
  createHmac('sha256', secret).update(`review consent ${sourceId} ${userId} ${expiry}`).digest('base64url')

/** Signed state of a consent, valid for half an hour and for this user only, so that another user's consent can't be added. */
export const consentState = (secret: string, consent: ConsentOf, now: string): string => {
  const expiry = Math.floor(Date.parse(now) / 1000) + consentSeconds
  return `${Buffer.from(consent.sourceId).toString('base64url')}.${expiry}.${signConsent(secret, consent, expiry)}`
}

/** The source that a state names, without a check of its signature; null if it names none. */
export const sourceOfState = (state: string): string | null => {
  const [, id] = /^([\w-]{1,200})\.\d{1,12}\.[\w-]{43}$/.exec(state) ?? []
  return id ? Buffer.from(id, 'base64url').toString() : null
}

/** Whether a state is that of this user's consent and still valid. */
export const isConsentState = (secret: string, state: string, consent: ConsentOf, now: string): boolean => {
  const [, expiry = '', signature = ''] = state.split('.')
  if (sourceOfState(state) !== consent.sourceId) return false
  const expected = Buffer.from(signConsent(secret, consent, Number(expiry)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(expiry) * 1000 > Date.parse(now)
}

/** Address of Google's consent screen. `prompt=consent` makes Google return a refresh token each time. */
export const consentAddress = (client: Pick<GoogleClient, 'id'>, redirectAddress: string, state: string): string => {
  const query = new URLSearchParams({
    ...{ client_id: client.id, redirect_uri: redirectAddress, response_type: 'code', scope, state },
    ...{ access_type: 'offline', prompt: 'consent' },
  })
  return `https://accounts.google.com/o/oauth2/v2/auth?${query}`
}

/** The address to which Google returns, registered with the client. */
export const consentRedirect = (consoleUrl: string): string => `${consoleUrl.replace(/\/$/, '')}/api/review-sources/google`

const tokens = z.object({ refresh_token: z.string().min(1) })

interface ExchangeOptions {
  readonly redirectAddress: string
  readonly tokenAddress?: string
  readonly trusted?: readonly string[]
}

/** Exchanges the code of a consent for a refresh token; rejects with a sentence for the dealer. */
export const exchangeConsent = async (
  client: GoogleClient,
  code: string,
  { redirectAddress, tokenAddress = googleAddresses.token, trusted = [] }: ExchangeOptions,
): Promise<string> => {
  const form = { grant_type: 'authorization_code', client_id: client.id, client_secret: client.secret, code, redirect_uri: redirectAddress }
  const { status, json } = await requestJson(tokenAddress, { form, trusted })
  if (status === 400 || status === 401) throw new Error('Google did not accept the sign-in. Choose Connect and sign in again.')
  if (status !== 200) throw laterProblem('Google', status)
  const { data: granted } = tokens.safeParse(json)
  if (!granted) throw unreadable('Google')
  return granted.refresh_token
}
