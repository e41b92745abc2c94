import { afterEach, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { consentAddress, consentRedirect, consentState, exchangeConsent, isConsentState, sourceOfState } from './googleConsent'

let server: TestServer | undefined
afterEach(() => server?.stop())

const secret = 'a secret'
const consent = { sourceId: 'source-1', userId: 'user-1' }
const now = '2026-06-01T02:00:00.000Z'
const state = consentState(secret, consent, now)

it.each([
  { name: 'the same user within half an hour', at: '2026-06-01T02:29:00.000Z', isValid: true },
  { name: 'the same user later', at: '2026-06-01T02:31:00.000Z', isValid: false },
  { name: 'another user', over: { userId: 'user-2' }, isValid: false },
  { name: 'another source', over: { sourceId: 'source-2' }, isValid: false },
  { name: 'an altered expiry', given: state.replace(/\.\d+\./, '.9999999999.'), isValid: false },
  { name: 'another installation', given: consentState('another', consent, now), isValid: false },
  { name: 'nothing', given: '', isValid: false },
])('Google’s consent to a review source is accepted from $name: $isValid (ENT-14)', ({ at = now, over = {}, given = state, isValid }) =>
  expect(isConsentState(secret, given, { ...consent, ...over }, at)).toBe(isValid),
)

it('Google’s consent screen requests lasting access and returns to the console with the source (ENT-14)', () => {
  const address = new URL(consentAddress({ id: 'client' }, consentRedirect('https://console.example/'), state))
  expect(address.origin).toBe('https://accounts.google.com')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...{ client_id: 'client', redirect_uri: 'https://console.example/api/review-sources/google', response_type: 'code' },
    ...{ access_type: 'offline', prompt: 'consent', scope: 'https://www.googleapis.com/auth/business.manage' },
  })
  expect(sourceOfState(address.searchParams.get('state') ?? '')).toBe('source-1')
})

it.each([
  { status: 200, json: { access_token: 'a', refresh_token: '1//refresh' }, result: '1//refresh' },
  { status: 400, json: { error: 'invalid_grant' }, result: /sign in again/ },
  { status: 200, json: { access_token: 'a' }, result: /can’t be read/ },
  { status: 503, json: {}, result: /status 503/ },
])('Google’s consent is exchanged for access, or the dealer gets a sentence: $status $json (ENT-14)', async ({ status, json, result }) => {
  server = await startServer((_request, response) => response.writeHead(status).end(JSON.stringify(json)))
  const exchanged = exchangeConsent({ id: 'client', secret: 'x' }, 'code', {
    ...{ redirectAddress: 'https://console.example/api/review-sources/google' },
    ...{ tokenAddress: `http://${server.host}/token`, trusted: [server.host] },
  }).catch((error: Error) => error.message)
  expect(await exchanged).toMatch(result)
})
