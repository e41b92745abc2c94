import { describe, expect, it } from 'vitest'
import { chanceText } from './promotionRuns'

describe('chanceText (RTE-21)', () => {
  it.each([
    { chance: 1, text: '1 in 1,000' },
    { chance: 10, text: '1 in 100' },
    { chance: 50, text: '1 in 20' },
    { chance: 7, text: '7 in 1,000' },
    { chance: 300, text: '3 in 10' },
    { chance: 1_000, text: '1 in 1' },
  ])('$chance of 1,000 is $text', ({ chance, text }) => expect(chanceText(chance)).toBe(text))
})
