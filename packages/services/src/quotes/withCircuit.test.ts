import type { QuoteRequest } from '@forecourt/rules/finance/estimate/quoteRequest'
import { describe, expect, it } from 'vitest'
import { withCircuit } from './createQuoteService'

const request = {} as QuoteRequest
const quote = { weeklyCents: 100, rate: 7, comparisonRate: 8 }

const build = () => {
  const state = { fails: true, requested: 0, now: 0, failures: 0 }
  const service = withCircuit(
    {
      quote: async () => {
        state.requested++
        if (state.fails) throw new Error('down')
        return quote
      },
    },
    { failures: 3, pauseMs: 1000, now: () => state.now, onFailure: () => state.failures++ },
  )
  return { state, ask: () => service.quote(request) }
}

describe('withCircuit', () => {
  it('withCircuit stops requests after failures in a row, sends one after a pause, and resumes when it succeeds', async () => {
    const { state, ask } = build()
    for (let time = 0; time < 5; time++) expect(await ask()).toBeNull()
    expect([state.requested, state.failures]).toEqual([3, 3])
    state.now = 999
    await ask()
    expect(state.requested).toBe(3)
    state.now = 1000
    await Promise.all([ask(), ask()])
    expect(state.requested).toBe(4)
    state.now = 2000
    state.fails = false
    expect(await ask()).toEqual(quote)
    expect(await ask()).toEqual(quote)
    expect(state.requested).toBe(6)
  })

  it('withCircuit counts only consecutive failures', async () => {
    const { state, ask } = build()
    for (const fails of [true, true, false, true, true, false, true]) {
      state.fails = fails
      await ask()
    }
    expect(state.requested).toBe(7)
  })
})
