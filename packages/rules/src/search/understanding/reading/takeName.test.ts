import { expect, it } from 'vitest'
import { buildReading } from '../../../testing/buildReading'
import { takeName } from './parseName'

const hilux = { values: { make: ['Toyota'], model: ['HiLux'] }, count: 8 }
const white = { values: { colour: ['White'] }, count: 20 }

it('the query parser adds a model with its make, and other values (SRC-06)', () => {
  const reading = buildReading('')
  takeName(reading, hilux, false, 'hi lux')
  takeName(reading, white, false, 'white')
  takeName(reading, { values: { make: ['Ford'] }, count: 10 }, false, 'ford')
  expect(Object.fromEntries(reading.values)).toEqual({ make: new Set(['Toyota']), colour: new Set(['White']) })
  expect(reading.models).toEqual([{ model: 'HiLux', text: 'hi lux' }])
  expect(reading.makes).toEqual([['Ford']])
})

it('the query parser excludes a model, but not its make (SRC-06)', () => {
  const reading = buildReading('')
  takeName(reading, hilux, true, '')
  takeName(reading, white, true, '')
  expect(Object.fromEntries(reading.excluded)).toEqual({ model: new Set(['HiLux']), colour: new Set(['White']) })
})
