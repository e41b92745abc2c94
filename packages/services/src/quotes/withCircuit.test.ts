import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { describe, expect, it } from 'vitest'
import { withCircuit } from './createQuoteService'

const request = {} as QuoteRequest
const quote = { weeklyCents: 100, rate: 7, comparisonRate: 8 }

const build = () => {
  const state = { fails: true, asked: 0, now: 0, told: 0 }
  const service = withCircuit(
    {
      quote: async () => {
        state.asked++
        if (state.fails) throw new Error('down')
        return quote
      },
    },
    { failures: 3, pauseMs: 1000, now: () => state.now, onFailure: () => state.told++ },
  )
  return { state, ask: () => service.quote(request) }
}

describe('withCircuit', () => {
  it('leaves a service alone after failures in a row, tries one question after the pause, and goes on when it answers', async () => {
    const { state, ask } = build()
    for (let time = 0; time < 5; time++) expect(await ask()).toBeNull()
    expect([state.asked, state.told]).toEqual([3, 3])
    state.now = 999
    await ask()
    expect(state.asked).toBe(3)
    state.now = 1000
    await Promise.all([ask(), ask()])
    expect(state.asked).toBe(4)
    state.now = 2000
    state.fails = false
    expect(await ask()).toEqual(quote)
    expect(await ask()).toEqual(quote)
    expect(state.asked).toBe(6)
  })

  it('counts failures in a row only', async () => {
    const { state, ask } = build()
    for (const fails of [true, true, false, true, true, false, true]) {
      state.fails = fails
      await ask()
    }
    expect(state.asked).toBe(7)
  })
})
