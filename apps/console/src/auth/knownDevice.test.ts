import { expect, test } from 'vitest'
import { deviceCookieName, newDeviceCookie, parseDeviceCookie } from './knownDevice'

const secret = 'a secret of the installation'
const cookie = newDeviceCookie(secret, 'Mia@example.com')

test('A browser is recognised for the account it signed in to, in any letter case', () => {
  expect(parseDeviceCookie(secret, 'mia@example.com', cookie)).toMatch(/^[\w-]{16}$/)
  expect(deviceCookieName('MIA@example.com')).toBe(deviceCookieName('mia@example.com'))
})

test.each([
  { name: 'of another account', email: 'jonah@example.com', given: cookie },
  { name: 'of another installation', email: 'mia@example.com', given: newDeviceCookie('another secret', 'mia@example.com') },
  { name: 'made up', email: 'mia@example.com', given: `AAAAAAAAAAAAAAAA.${'A'.repeat(43)}` },
  { name: 'of another form', email: 'mia@example.com', given: 'x' },
  { name: 'that is not there', email: 'mia@example.com', given: undefined },
])('A browser is not recognised by a cookie $name', ({ email, given }) => {
  expect(parseDeviceCookie(secret, email, given)).toBeNull()
})
