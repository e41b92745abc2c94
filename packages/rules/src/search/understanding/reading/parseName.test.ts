import { expect, it } from 'vitest'
import { buildParserState } from '../../../testing/buildParserState'
import { parseName } from './parseName'

it('the query parser reads a name and stores its end (SRC-06)', () => {
  const parser = buildParserState('light blue 5')
  expect(parseName(parser, 0)).toBe(2)
  expect(parser.nameEnd).toBe(2)
  expect([...(parser.values.get('colour') ?? [])]).toEqual(['Light blue'])
})

it('the query parser reads a name with a number in it (SRC-06)', () => {
  const parser = buildParserState('3 series', { models: [['BMW', '3 Series', 2]] })
  expect(parseName(parser, 0)).toBe(2)
  expect(parser.models).toEqual([{ model: '3 Series', from: 0, to: 2 }])
})

it.each(['zebra', 'under 20k', '86'])('the query parser reads no name in "%s" (SRC-06)', (text) =>
  expect(parseName(buildParserState(text), 0)).toBeNull(),
)
