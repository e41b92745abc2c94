import { describe, expect, it } from 'vitest'
import { drawnPrize } from './promotionRuns'

const car = { id: 'car', chance: 1, quantity: 1 }
const fuel = { id: 'fuel', chance: 99, quantity: 0 }
const won =
  (id: string, wonAlready = 0) =>
  (prizeId: string) =>
    prizeId === id ? wonAlready : 0

describe('drawnPrize (RTE-21)', () => {
  it.each([
    { name: 'the first ticket', ticket: 0, prize: 'car' },
    { name: 'the ticket after the first prize', ticket: 1, prize: 'fuel' },
    { name: 'the last ticket of the second', ticket: 99, prize: 'fuel' },
    { name: 'the ticket after', ticket: 100, prize: undefined },
    { name: 'the last ticket', ticket: 999, prize: undefined },
  ])('$name wins $prize', ({ ticket, prize }) => expect(drawnPrize([car, fuel], ticket, () => 0)?.id).toBe(prize))

  it('drawnPrize never gives more prizes than available, nor another prize instead', () => {
    expect(drawnPrize([car, fuel], 0, won('car', 1))).toBeNull()
    expect(drawnPrize([car, fuel], 1, won('fuel', 5_000))?.id).toBe('fuel')
    expect(drawnPrize([], 0, () => 0)).toBeNull()
  })

  it('drawnPrize draws each prize as often as its chances define', () => {
    const counts: { [id: string]: number } = {}
    for (let ticket = 0; ticket < 1_000; ticket += 1) {
      const id = drawnPrize([car, fuel], ticket, () => 0)?.id ?? 'nothing'
      counts[id] = (counts[id] ?? 0) + 1
    }
    expect(counts).toEqual({ car: 1, fuel: 99, nothing: 900 })
  })
})
