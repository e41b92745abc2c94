import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { signInType, signInTypes } from './hasAccounts'
import { maskedContact, parseSignInCode, signInContact } from './SignIn'

const au = buildConfig({ auth: { enabled: true, sms: true } })
const nz = buildConfig({ auth: { enabled: true, sms: true }, identity: { country: 'NZ' } })

describe('signInContact', () => {
  it.each([
    { entered: ' Ana.Reid@Shopper.Example ', config: au, sentTo: 'ana.reid@shopper.example' },
    { entered: '0491 570 006', config: au, sentTo: '+61491570006' },
    { entered: '+61 491 570 006', config: nz, sentTo: '+61491570006' },
    { entered: '021 555 014', config: nz, sentTo: '+6421555014' },
    { entered: '+64 27 555 0143', config: au, sentTo: '+64275550143' },
  ])('signInContact accepts $entered (RTE-13)', ({ entered, config, sentTo }) => {
    expect(signInContact(entered, config)).toEqual({ channel: sentTo.includes('@') ? 'email' : 'sms', sentTo })
  })

  it.each([
    '',
    'ana',
    'ana@',
    '@shopper.example',
    'a@b@c.example',
    '02 5550 1234',
    '1900 123 456',
    '+1 202 555 0143',
    '+44 7700 900123',
    '13 13 13',
    '0491 570',
    'x'.repeat(400),
  ])('signInContact refuses what is neither an email address nor a mobile of Australia or New Zealand: %s', (entered) =>
    expect(signInContact(entered, au)).toBeNull(),
  )

  it('signInContact accepts mobiles only if the site sends text messages', () => {
    expect(signInContact('0491 570 006', buildConfig({ auth: { enabled: true } }))).toBeNull()
  })
})

it.each([
  { sentTo: 'ana.reid@shopper.example', masked: 'a•••d@shopper.example' },
  { sentTo: 'a@shopper.example', masked: 'a•••@shopper.example' },
  { sentTo: '+61491570006', masked: '+61 ••• 006' },
])('the sign-in page masks $sentTo (RTE-13)', ({ sentTo, masked }) => expect(maskedContact(sentTo)).toBe(masked))

it.each([
  { entered: '123456', code: '123456' },
  { entered: ' 123 456\n', code: '123456' },
  { entered: '123-456', code: '123456' },
  { entered: '１２３４５６', code: '123456' },
  { entered: '012345', code: '012345' },
  { entered: '12345', code: null },
  { entered: '1234567', code: null },
  { entered: '12345a', code: null },
  { entered: '', code: null },
])('the sign-in page parses the entered sign-in code “$entered” (RTE-13)', ({ entered, code }) =>
  expect(parseSignInCode(entered)).toBe(code),
)

it('the sign-in page has texts for all eight sign-in types, and falls back to the garage’s texts (AUTH-03)', () => {
  expect(Object.keys(signInTypes).sort()).toEqual(
    ['watchlist', 'trade-in', 'checkout', 'finance', 'spin-to-win', 'online-payment', 'car-finance', 'my-garage'].sort(),
  )
  expect(['checkout', 'toString', '__proto__', '', null].map(signInType)).toEqual([
    'checkout',
    'my-garage',
    'my-garage',
    'my-garage',
    'my-garage',
  ])
})
