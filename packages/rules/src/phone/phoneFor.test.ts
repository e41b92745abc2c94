import { expect, it } from 'vitest'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { phoneFor } from './phoneFor'

const config = buildConfig({ phone: { main: '02 5550 0000', newCars: '02 5550 1111' } })

it.each([
  { name: 'the number for its type', car: buildCar({ carType: 'new' }), phone: '02 5550 1111' },
  { name: 'its location’s number, if its type has none', car: buildCar({ carType: 'demo' }), phone: '02 5550 1234' },
  { name: 'the main number, if its location has none', car: buildCar({ carType: 'used', locationPhone: null }), phone: '02 5550 0000' },
  { name: 'the main number, if its location’s is empty', car: buildCar({ carType: 'used', locationPhone: '' }), phone: '02 5550 0000' },
  { name: 'the main number without a car', car: null, phone: '02 5550 0000' },
])('a page chooses $name (VDP-14)', ({ car, phone }) => expect(phoneFor(car, config)).toBe(phone))

it('the shown phone number is null without any number (VDP-14)', () => {
  expect(phoneFor(buildCar({ locationPhone: null }), buildConfig())).toBeNull()
  expect(phoneFor(null, buildConfig())).toBeNull()
})
