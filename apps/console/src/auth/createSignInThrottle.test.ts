import { expect, test } from 'vitest'
import { createSignInThrottle } from './createSignInThrottle'

const mia = { ip: '203.0.113.5', email: 'mia@example.com' }

test('An account is closed after too many failures, whatever address they come from', async () => {
  const throttle = createSignInThrottle({ perAccount: 3, perAddress: 100 })
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(await throttle.secondsToWait(mia)).toBe(0)
    await throttle.countFailure({ ...mia, ip: `203.0.113.${attempt}` })
  }
  expect(await throttle.secondsToWait(mia)).toBeGreaterThan(60)
  expect(await throttle.secondsToWait({ ...mia, email: 'MIA@example.com' })).toBeGreaterThan(60)
  expect(await throttle.secondsToWait({ ...mia, email: 'jonah@example.com' })).toBe(0)
})

test('An address is closed after too many failures, whatever accounts it tries', async () => {
  const throttle = createSignInThrottle({ perAccount: 100, perAddress: 3 })
  for (let attempt = 0; attempt < 3; attempt++) await throttle.countFailure({ ...mia, email: `${attempt}@example.com` })
  expect(await throttle.secondsToWait({ ...mia, email: 'new@example.com' })).toBeGreaterThan(60)
  expect(await throttle.secondsToWait({ ...mia, ip: '198.51.100.1' })).toBe(0)
})

test('Signing in clears what the account did wrong before', async () => {
  const throttle = createSignInThrottle({ perAccount: 2, perAddress: 100 })
  await throttle.countFailure(mia)
  await throttle.forgive(mia)
  await throttle.countFailure(mia)
  expect(await throttle.secondsToWait(mia)).toBe(0)
})

test('Many attempts at once are each counted', async () => {
  const throttle = createSignInThrottle({ perAccount: 5, perAddress: 100 })
  await Promise.all(Array.from({ length: 12 }, () => throttle.countFailure(mia)))
  expect(await throttle.secondsToWait(mia)).toBeGreaterThan(0)
})
