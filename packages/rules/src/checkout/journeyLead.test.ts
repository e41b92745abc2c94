import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { journeyContact, journeyLead } from './journeyLead'

const config = buildConfig({ checkout: { enabled: true, payOnline: true } })

it.each([
  { name: 'two words', entered: 'Ana Reid', parts: { name: 'Ana', lastName: 'Reid' } },
  { name: 'one word', entered: 'Ana', parts: { name: 'Ana', lastName: '' } },
  { name: 'many words', entered: 'Ana Maria de la Cruz', parts: { name: 'Ana Maria de la', lastName: 'Cruz' } },
  { name: 'nothing', entered: '', parts: { name: '', lastName: '' } },
])('the checkout splits a full name into first and last name (ENQ-10): $name', ({ entered, parts }) => {
  expect(journeyContact({ name: entered, email: 'Ana@Shopper.example', phone: '0491 570 156' }, { config })).toEqual({
    ...parts,
    email: 'Ana@shopper.example',
    phone: '+61491570156',
  })
})

it('a checkout creates a lead with its car, location and dealership (CHK-01)', () => {
  const car = buildCar({ locationId: 'kew', dealershipSlug: 'kew-cars' })
  const entered = { contact: { name: 'Ana Reid', email: 'ana@shopper.example', phone: '0491 570 156' } }
  const context = { kind: 'buy', entered, car, config, valued: [], now: '2026-05-04T01:00:00.000Z' } as const
  expect(journeyLead(context, 'https://kew.example/checkout-journey')).toMatchObject({
    form: 'buyOnline',
    category: 'Online purchase',
    name: 'Ana',
    lastName: 'Reid',
    carId: car.id,
    locationId: 'kew',
    dealershipSlug: 'kew-cars',
    suspicious: false,
  })
  expect(journeyLead({ ...context, kind: 'reserve' }, '').form).toBe('reserve')
})
