import { expect, it } from 'vitest'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildLender } from '../../testing/buildLender'
import { hasWeeklyFigure } from './hasWeeklyFigure'

const now = '2026-03-10T10:00:00Z'
const lent = buildCar({ financeLenders: { manual: buildLender() } })

it.each([
  { name: 'a lender’s', car: lent, config: buildConfig({ finance: { provider: 'manual' } }), expected: true },
  { name: 'an estimate', car: buildCar(), config: buildConfig({ estimate: { show: true } }), expected: true },
  { name: 'none of another lender', car: lent, config: buildConfig({ finance: { provider: 'angle' } }), expected: false },
  { name: 'none', car: buildCar(), config: buildConfig(), expected: false },
])('says whether a car has a weekly figure (CAR-23, CAR-30): $name', ({ car, config, expected }) => {
  expect(hasWeeklyFigure(car, config, now)).toBe(expected)
})
