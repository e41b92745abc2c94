import { expect, it } from 'vitest'
import { buildParserState } from '../../testing/buildParserState'
import { applyName } from './reading/parseName'
import { resolveModels } from './understand'

const resolved = (...makes: readonly (readonly string[])[]) => {
  const parser = buildParserState('ranger')
  applyName(parser, { values: { make: ['Ford'], model: ['Ranger'] }, count: 10 }, false, 0, 1)
  for (const make of makes) applyName(parser, { values: { make }, count: 1 }, false, 1, 2)
  resolveModels(parser)
  return { makes: [...(parser.values.get('make') ?? [])], models: [...(parser.values.get('model') ?? [])], unclear: parser.unclear }
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
