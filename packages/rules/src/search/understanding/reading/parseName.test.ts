import { expect, it } from 'vitest'
import { buildReading } from '../../../testing/buildReading'
import { parseName } from './parseName'

it('the query parser reads a name and stores its end (SRC-06)', () => {
  const reading = buildReading('light blue 5')
  expect(parseName(reading, 0)).toBe(2)
  expect(reading.named).toBe(2)
  expect([...(reading.values.get('colour') ?? [])]).toEqual(['Light blue'])
})

it('the query parser reads a name with a number in it (SRC-06)', () => {
  const reading = buildReading('3 series', { models: [['BMW', '3 Series', 2]] })
  expect(parseName(reading, 0)).toBe(2)
  expect(reading.models).toEqual([{ model: '3 Series', text: '3 series' }])
})

it.each(['zebra', 'under 20k', '86'])('the query parser reads no name in "%s" (SRC-06)', (text) =>
  expect(parseName(buildReading(text), 0)).toBeNull(),
)
