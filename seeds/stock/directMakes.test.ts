import { expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'

const now = Date.UTC(2026, 10, 20)
const plans = scenarios.flatMap(({ stock }) => stock)
const cars = [...plans.flatMap((plan) => generateStock(plan, now)), ...notableStock(Object.values(notableCars), plans, now)].map(
  ({ car }) => car,
)

/** Makes whose new cars Australians order from the maker or its agents, at the maker's price. */
const direct = ['Tesla', 'Polestar', 'Volvo', 'Honda', 'Mercedes-Benz']

it('new cars and demonstrators of the demo stock are of makes that sell through dealers (motorcycles excepted)', () => {
  const unsold = cars.filter(({ carType, make, itemType }) => itemType === 'car' && carType !== 'used' && direct.includes(make))
  expect(unsold.map(({ name }) => name)).toEqual([])
  expect(cars.some(({ make, carType }) => make === 'Tesla' && carType === 'used')).toBe(true)
})

it('no demo business claims a make as its own that sells direct', () => {
  const claimed = scenarios.flatMap(({ dealerships }) => dealerships.flatMap(({ makes }) => makes))
  expect(claimed.filter((make) => direct.includes(make) && make !== 'Honda')).toEqual([])
})

it('a yard whose stock is electric has used cars of several makes, none of them more than a third of it', () => {
  for (const plan of plans.filter(({ electricOnly }) => electricOnly)) {
    const used = generateStock(plan, now).flatMap(({ car }) => (car.carType === 'used' ? [car.model] : []))
    const counts = [...new Set(used)].map((model) => used.filter((each) => each === model).length)
    expect(counts.length).toBeGreaterThan(7)
    expect(Math.max(...counts) / used.length).toBeLessThan(1 / 3)
  }
})
