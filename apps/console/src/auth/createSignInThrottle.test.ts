import { type TestDatabase, testDatabase } from '@forecourt/data/testing/testDatabase'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignInThrottle } from './createSignInThrottle'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

let people = 0
/** A unique account and address for each test, since counts persist. */
const newAddress = () => {
  people++
  return { ip: `203.0.113.${people}`, email: `person-${people}@example.com`, device: null }
}
const throttle = (limits = {}) => createSignInThrottle(database.db.platformPool, limits)

test('Too many attempts from one address throttle the account at that address, in any letter case, and no other account', async () => {
  const [mia, few] = [newAddress(), throttle({ perAccountAndAddress: 3 })]
  for (let attempt = 0; attempt < 3; attempt++) expect(await few.take(mia)).toBe(0)
  expect(await few.take(mia)).toBeGreaterThan(60)
  expect(await few.take({ ...mia, email: mia.email.toUpperCase() })).toBeGreaterThan(60)
  expect(await few.take({ ...mia, email: 'jonah@example.com' })).toBe(0)
})

test('Failed attempts of a stranger on an account lock no user out of it (M6)', async () => {
  const [mia, few] = [newAddress(), throttle({ perAccountAndAddress: 3 })]
  for (let attempt = 0; attempt < 50; attempt++) await few.take({ ...mia, ip: '198.51.100.66' })
  expect(await few.take(mia)).toBe(0)
})

test('A browser that signed in before is not throttled by attempts from other addresses (M6)', async () => {
  const [mia, few] = [newAddress(), throttle({ perAccountAndAddress: 3, perAccount: 5 })]
  for (let attempt = 0; attempt < 10; attempt++) await few.take({ ...mia, ip: `198.51.100.${attempt}` })
  expect(await few.take(mia)).toBeGreaterThan(60)
  const known = { ...mia, device: 'her-laptop' }
  for (let attempt = 0; attempt < 3; attempt++) expect(await few.take(known)).toBe(0)
  expect(await few.take(known)).toBeGreaterThan(60)
})

test('An address is throttled after attempts on too many accounts', async () => {
  const [mia, few] = [newAddress(), throttle({ perAddress: 3 })]
  for (let attempt = 0; attempt < 3; attempt++) await few.take({ ...mia, email: `${attempt}@example.com` })
  expect(await few.take({ ...mia, email: 'new@example.com' })).toBeGreaterThan(60)
})

test('A successful sign-in does not count towards any limit', async () => {
  const [mia, few] = [newAddress(), throttle({ perAccountAndAddress: 2, perAddress: 3, perAccount: 3 })]
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(await few.take(mia)).toBe(0)
    await few.succeeded(mia)
  }
})

test('Of many concurrent attempts in two processes, no more than the limit are let through (M1)', async () => {
  const mia = newAddress()
  const waits = await Promise.all(Array.from({ length: 500 }, () => throttle().take(mia)))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(8)
})
