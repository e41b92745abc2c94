import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { canPayDeposit } from './canReserve'

const free = { paymentProcessors: ['card'] }
const online = { enabled: true, payOnline: true }

it.each([
  { name: 'a free car of a site that takes deposits', car: free, checkout: online, expected: true },
  { name: 'a site that takes requests', car: free, checkout: { enabled: true }, expected: false },
  { name: 'reservations that are off', car: free, checkout: { enabled: false, payOnline: true }, expected: false },
  { name: 'no deposit to pay', car: free, checkout: { ...online, deposit: 0 }, expected: false },
  { name: 'a reserved car', car: { ...free, reserved: true }, checkout: online, expected: false },
  { name: 'a sold car', car: { ...free, status: 'sold' as const }, checkout: online, expected: false },
  { name: 'no payment provider', car: {}, checkout: online, expected: false },
])('the checkout decides whether a shopper can pay a deposit (CHK-01, CHK-02): $name', ({ car, checkout, expected }) => {
  const { checkout: usual } = buildConfig()
  expect(canPayDeposit(buildCar(car), { checkout: { ...usual, ...checkout } })).toBe(expected)
})
