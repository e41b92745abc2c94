import { expect, it } from 'vitest'
import { buildReading } from '../../testing/buildReading'
import { takeName } from './reading/parseName'
import { resolveModels } from './understand'

const resolved = (...makes: readonly (readonly string[])[]) => {
  const reading = buildReading('')
  takeName(reading, { values: { make: ['Ford'], model: ['Ranger'] }, count: 10 }, false, 'ranger')
  for (const make of makes) takeName(reading, { values: { make }, count: 1 }, false, make.join())
  resolveModels(reading)
  return { makes: [...(reading.values.get('make') ?? [])], models: [...(reading.values.get('model') ?? [])], unclear: reading.unclear }
}

it.each([
  { name: 'alone', makes: [], meant: { makes: ['Ford'], models: ['Ranger'], unclear: [] } },
  { name: 'with its make', makes: [['Ford']], meant: { makes: ['Ford'], models: ['Ranger'], unclear: [] } },
  { name: 'with another make', makes: [['Toyota']], meant: { makes: ['Ford', 'Toyota'], models: [], unclear: ['ranger'] } },
  {
    name: 'with a name shared by its make and another',
    makes: [['Ford', 'FPV']],
    meant: { makes: ['Ford', 'FPV'], models: ['Ranger'], unclear: [] },
  },
])('the query parser resolves a model $name (SRC-06)', ({ makes, meant }) => expect(resolved(...makes)).toEqual(meant))
