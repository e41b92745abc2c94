import { describe, expect, test } from 'vitest'
import {
  parsePasskeyId,
  passkeyRegistrationOptions,
  passkeySignInOptions,
  toRelyingParty,
  verifyNewPasskey,
  verifyPasskeySignature,
} from './passkeySignIn'
import { newPasskeyTicket, parsePasskeyTicket } from './passkeyTicket'
import { softDevice } from './testing/softDevice'

const origin = 'https://console.example'
const party = toRelyingParty(`${origin}/`)
const person = { id: 'ella', name: 'Ella', email: 'ella@example.com', passkeys: [] }

const made = async (device = softDevice({ origin })) => {
  const options = await passkeyRegistrationOptions(party, person)
  const passkey = await verifyNewPasskey(party, options.challenge, device.makes(options))
  if (!passkey) throw new Error('No passkey was made')
  return { device, passkey }
}

test('A device creates a passkey for a user with user verification, and signs in with it', async () => {
  const options = await passkeyRegistrationOptions(party, { ...person, passkeys: ['one'] })
  expect(options).toMatchObject({
    rp: { id: 'console.example' },
    user: { name: 'ella@example.com', displayName: 'Ella' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [{ id: 'one' }],
  })
  const { device, passkey } = await made()
  expect(passkey).toMatchObject({ counter: 0, synced: false, transports: ['internal'] })
  const signInOptions = await passkeySignInOptions(party)
  expect(signInOptions.allowCredentials ?? []).toEqual([])
  const signed = device.signs(signInOptions)
  expect(parsePasskeyId(signed)).toBe(passkey.id)
  expect(await verifyPasskeySignature(party, signInOptions.challenge, signed, passkey)).toBe(1)
})

describe('Passkeys refuse', () => {
  test('a passkey created for another site, for another challenge, or without user verification', async () => {
    const { challenge } = await passkeyRegistrationOptions(party, person)
    expect(await verifyNewPasskey(party, challenge, softDevice({ origin: 'https://c0nsole.example' }).makes({ challenge }))).toBeNull()
    expect(await verifyNewPasskey(party, challenge, softDevice({ origin }).makes({ challenge: 'b3RoZXI' }))).toBeNull()
    expect(await verifyNewPasskey(party, challenge, softDevice({ origin, verifies: false }).makes({ challenge }))).toBeNull()
  })
  test.each([null, 'text', {}, { id: 'x', response: null }, { id: 7 }, []])('an invalid response: %j', async (response) => {
    expect(await verifyNewPasskey(party, 'Y2hhbGxlbmdl', response)).toBeNull()
    expect(await verifyPasskeySignature(party, 'Y2hhbGxlbmdl', response, { id: 'x', publicKey: new Uint8Array(1), counter: 0 })).toBeNull()
  })
  test('a signature of another device or challenge, and a replayed signature', async () => {
    const { device, passkey } = await made()
    const { challenge } = await passkeySignInOptions(party)
    const other = await made()
    expect(await verifyPasskeySignature(party, challenge, other.device.signs({ challenge }), passkey)).toBeNull()
    expect(await verifyPasskeySignature(party, challenge, device.signs({ challenge: 'b3RoZXI' }), passkey)).toBeNull()
    expect(await verifyPasskeySignature(party, challenge, device.signs({ challenge }), { ...passkey, counter: 2 })).toBeNull()
  })
  test.each([null, {}, { id: 7 }, { id: '' }, { id: 'a b' }, { id: 'x'.repeat(1401) }])('an invalid passkey id: %j', (response) => {
    expect(parsePasskeyId(response)).toBeNull()
  })
})

test('A passkey ticket is valid for five minutes, and only with the key that sealed it', () => {
  const now = '2026-06-01T02:00:00.000Z'
  const ticket = newPasskeyTicket('secret', { challenge: 'Y2g', userId: 'ella' }, now)
  expect(parsePasskeyTicket('secret', ticket, '2026-06-01T02:04:59.999Z')).toEqual({ challenge: 'Y2g', userId: 'ella' })
  expect(parsePasskeyTicket('secret', ticket, '2026-06-01T02:05:00.000Z')).toBeNull()
  expect(parsePasskeyTicket('another', ticket, now)).toBeNull()
  expect(parsePasskeyTicket('secret', `${ticket}x`, now)).toBeNull()
})
