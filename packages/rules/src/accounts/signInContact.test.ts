import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { signInType, signInTypes } from './hasAccounts'
import { maskedContact, parseSignInCode, signInContact } from './SignIn'

const au = buildConfig({ auth: { enabled: true, sms: true } })
const nz = buildConfig({ auth: { enabled: true, sms: true }, identity: { country: 'NZ' } })

describe('signInContact', () => {
  it.each([
    { typed: ' Ana.Reid@Shopper.Example ', config: au, sentTo: 'ana.reid@shopper.example' },
    { typed: '0491 570 006', config: au, sentTo: '+61491570006' },
    { typed: '+61 491 570 006', config: nz, sentTo: '+61491570006' },
    { typed: '021 555 014', config: nz, sentTo: '+6421555014' },
    { typed: '+64 27 555 0143', config: au, sentTo: '+64275550143' },
  ])('takes $typed (RTE-13)', ({ typed, config, sentTo }) => {
    expect(signInContact(typed, config)).toEqual({ channel: sentTo.includes('@') ? 'email' : 'sms', sentTo })
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
  ])('takes nothing else: %s', (typed) => expect(signInContact(typed, au)).toBeNull())

  it('takes mobiles only where the site sends text messages', () => {
    expect(signInContact('0491 570 006', buildConfig({ auth: { enabled: true } }))).toBeNull()
  })
})

it.each([
  { sentTo: 'ana.reid@shopper.example', masked: 'a•••d@shopper.example' },
  { sentTo: 'a@shopper.example', masked: 'a•••@shopper.example' },
  { sentTo: '+61491570006', masked: '+61 ••• 006' },
])('masks $sentTo (RTE-13)', ({ sentTo, masked }) => expect(maskedContact(sentTo)).toBe(masked))

it.each([
  { typed: '123456', code: '123456' },
  { typed: ' 123 456\n', code: '123456' },
  { typed: '123-456', code: '123456' },
  { typed: '１２３４５６', code: '123456' },
  { typed: '012345', code: '012345' },
  { typed: '12345', code: null },
  { typed: '1234567', code: null },
  { typed: '12345a', code: null },
  { typed: '', code: null },
])('reads the code “$typed” (RTE-13)', ({ typed, code }) => expect(parseSignInCode(typed)).toBe(code))

it('has words for all eight types, and the plain ones for any other (AUTH-03)', () => {
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
