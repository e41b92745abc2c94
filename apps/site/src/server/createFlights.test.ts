import { expect, it, vi } from 'vitest'
import { createFlights } from './createPageServer'

it('lets those who come later wait for what is underway, and for nothing else', async () => {
  const flights = createFlights()
  const end = flights.begin('home')
  await flights.landed(['search'], 60_000)
  const landed = vi.fn()
  const waiting = flights.landed(['search', 'home'], 60_000).then(landed)
  await Promise.resolve()
  expect(landed).not.toHaveBeenCalled()
  end()
  await waiting
  await flights.landed(['home'], 60_000)
})

it('waits for the one that was begun last, and no longer than it is told to', async () => {
  const flights = createFlights()
  const first = flights.begin('home')
  flights.begin('home')
  first()
  const landed = vi.fn()
  const waiting = flights.landed(['home'], 40).then(landed)
  await Promise.resolve()
  expect(landed).not.toHaveBeenCalled()
  await waiting
})
