import { expect, test } from 'vitest'
import { findTotpStep, newTotpSecret, totpAddress, totpCode } from './totp'

/** '12345678901234567890', the key of RFC 6238's examples. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  // RFC 6238, appendix B: the last six of its eight digits.
  { seconds: 59, code: '287082' },
  { seconds: 1_111_111_109, code: '081804' },
  { seconds: 1_111_111_111, code: '050471' },
  { seconds: 1_234_567_890, code: '005924' },
  { seconds: 2_000_000_000, code: '279037' },
  { seconds: 20_000_000_000, code: '353130' },
])('The code at $seconds seconds matches RFC 6238', ({ seconds, code }) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code)
})

const now = '2026-06-01T02:00:10.000Z'
const step = Math.floor(Date.parse(now) / 30_000)

test.each([
  { name: 'of the current step', entered: totpCode(secret, step), found: step },
  {
    name: 'of the current step, with a space',
    entered: `${totpCode(secret, step).slice(0, 3)} ${totpCode(secret, step).slice(3)}`,
    found: step,
  },
  { name: 'of a clock that is behind', entered: totpCode(secret, step - 1), found: step - 1 },
  { name: 'of a clock that is ahead', entered: totpCode(secret, step + 1), found: step + 1 },
  { name: 'of a minute ago', entered: totpCode(secret, step - 2), found: null },
  { name: 'too short', entered: '12345', found: null },
  { name: 'of letters', entered: 'abcdef', found: null },
  { name: 'empty', entered: '', found: null },
  { name: 'in Arabic digits', entered: '١٢٣٤٥٦', found: null },
  { name: 'in full-width digits', entered: '１２３４５６', found: null },
  { name: 'of letters with accents', entered: 'éééééé', found: null },
  { name: 'with an unpaired surrogate', entered: '\ud83d12345', found: null },
])('two-factor sign-in checks a code $name', ({ entered, found }) => {
  expect(findTotpStep(secret, entered, now)).toBe(found)
})

test('Each secret is different, and authenticator apps read it from the address', () => {
  const fresh = newTotpSecret()
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(fresh)
  expect(new URL(totpAddress(fresh, 'mia@example.com')).searchParams.get('secret')).toBe(fresh)
})
