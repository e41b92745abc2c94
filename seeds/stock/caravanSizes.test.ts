import { expect, it } from 'vitest'
import { notableCars } from '../notable/notableCars'
import { notableStock } from '../notable/notableStock'
import { scenarios } from '../scenarios'
import { generateStock } from './generateStock'

const now = Date.UTC(2026, 10, 20)
const plans = scenarios.flatMap(({ stock }) => stock)
const vans = [...plans.flatMap((plan) => generateStock(plan, now)), ...notableStock(Object.values(notableCars), plans, now)].flatMap(
  ({ car: { name, make, model, badge, year, itemType, simpleBody, specifications } }) => {
    const { bodyLength = 0, tareWeight = 0, aggregateTrailerMass = 0, ballWeight = 0, axleType } = specifications
    const weights = { feet: bodyLength, tare: tareWeight, payload: aggregateTrailerMass - tareWeight, ball: ballWeight, axleType }
    return itemType === 'caravan' ? [{ name, model: `${make} ${model}`, badge, year, isCamper: simpleBody !== 'Caravan', ...weights }] : []
  },
)
const caravans = vans.filter(({ isCamper }) => !isCamper)
const campers = vans.filter(({ isCamper }) => isCamper)

it('a demo caravan can load 350 to 700 kg and a camper 300 to 500, by model, length and axles', () => {
  for (const { name, payload } of caravans) expect(payload >= 350 && payload <= 700, `${name}: ${payload} kg`).toBe(true)
  for (const { name, payload } of campers) expect(payload >= 300 && payload <= 500, `${name}: ${payload} kg`).toBe(true)
  expect(new Set(caravans.map(({ payload }) => payload)).size).toBeGreaterThan(5)
  expect(new Set(campers.map(({ payload }) => payload)).size).toBeGreaterThan(1)
  expect(new Set(caravans.map(({ axleType }) => axleType))).toEqual(new Set(['Single', 'Tandem']))
  const most = (axles: string) => Math.max(...caravans.flatMap(({ axleType, payload }) => (axleType === axles ? [payload] : [])))
  expect(most('Tandem')).toBeGreaterThan(most('Single'))
})

it('a demo caravan weighs more than a shorter one of its model and year, and than an older one of its grade', () => {
  for (const one of vans)
    for (const other of vans) {
      if (one.model !== other.model) continue
      if (one.year === other.year && one.feet > other.feet) expect(one.tare, one.name).toBeGreaterThan(other.tare)
      if (one.badge === other.badge && one.year > other.year) expect(one.tare, one.name).toBeGreaterThan(other.tare)
      if (one.badge === other.badge && one.year === other.year) expect(one.tare, one.name).toBe(other.tare)
    }
})

it('a demo caravan puts 6 to 11 per cent of its tare on the ball', () => {
  for (const { name, tare, ball } of vans) expect(ball / tare > 0.06 && ball / tare < 0.11, `${name}: ${ball} of ${tare} kg`).toBe(true)
})
