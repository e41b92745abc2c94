import { expect, it } from 'vitest'
import { carCondition } from './carCondition'

it.each([
  { carType: 'new', word: 'New' },
  { carType: 'used', word: 'Used' },
  { carType: 'demo', word: 'Demo' },
] as const)('a $carType car is “$word” (CARD-05)', ({ carType, word }) => expect(carCondition({ carType })).toBe(word))
