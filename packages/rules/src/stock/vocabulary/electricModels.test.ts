import { expect, it } from 'vitest'
import { isElectricModel } from './electricModels'

it.each([
  ['Nissan', 'Leaf', true],
  ['TESLA', 'Model Y', true],
  ['Hyundai', 'IONIQ5', true],
  ['Hyundai', 'Ioniq', false],
  ['Kia', 'Niro', false],
  ['BMW', 'i3', false],
  ['Kia', 'EV6', true],
  ['Toyota', 'Corolla', false],
] as const)('the %s %s is only sold as electric: %s (CAR-06)', (make, model, is) => expect(isElectricModel(make, model)).toBe(is))
