import { expect, it, vi } from 'vitest'
import { createSingleFlight } from './createPageServer'

it('later requests wait only for a request of the same key that is underway', async () => {
  const flights = createSingleFlight()
  const end = flights.begin('home')
  await flights.finished(['search'], 60_000)
  const finished = vi.fn()
  const waiting = flights.finished(['search', 'home'], 60_000).then(finished)
  await Promise.resolve()
  expect(finished).not.toHaveBeenCalled()
  end()
  await waiting
  await flights.finished(['home'], 60_000)
})

it('a concurrent request waits for the last request started, until its timeout', async () => {
  const flights = createSingleFlight()
  const first = flights.begin('home')
  flights.begin('home')
  first()
  const finished = vi.fn()
  const waiting = flights.finished(['home'], 40).then(finished)
  await Promise.resolve()
  expect(finished).not.toHaveBeenCalled()
  await waiting
})
