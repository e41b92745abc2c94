import { expect, it } from 'vitest'
import { buildLexicon } from '../../../testing/buildLexicon'
import { buildParserState } from '../../../testing/buildParserState'
import { ParserState } from '../ParserState'
import { parseName } from './parseName'
import { isTypo, parseWord } from './parseWord'

it.each([
  { one: 'toyta', other: 'toyota', typo: true },
  { one: 'hyundia', other: 'hyundai', typo: true },
  { one: 'camrey', other: 'camry', typo: true },
  { one: 'trip', other: 'triton', typo: false },
  { one: 'range', other: 'danger', typo: false },
  { one: 'audi', other: 'audio', typo: true },
  { one: 'coroller', other: 'corolla', typo: false },
  { one: 'coroller', other: 'corolla', letters: 2, typo: true },
  { one: 'runabout', other: 'runout', letters: 2, typo: true },
  { one: 'landcrusser', other: 'landcruiser', letters: 2, typo: true },
  { one: 'delivery', other: 'discovery', letters: 2, typo: false },
])('a typo is one letter, or two swapped ones: $one, $other, $letters (SRC-06)', ({ one, other, letters, typo }) =>
  expect(isTypo(one, other, letters)).toBe(typo),
)

it.each([
  { text: 'landcrusser', corrected: 'landcruiser', name: 'two letters of a model' },
  { text: 'land crusier', corrected: 'landcruiser', name: 'two words of a model' },
  { text: 'reversng', corrected: 'reversng', name: 'no two letters of a feature' },
])('the query parser corrects $name (SRC-06)', ({ text, corrected }) => {
  const parser = buildParserState(text)
  parseWord(parser, 0)
  expect(parser.wordAt(0)).toBe(corrected)
})

it('the query parser skips fillers, searches for badges and leaves out other words (SRC-06)', () => {
  const parser = buildParserState('the gxl zebra trips')
  expect([0, 1, 2, 3].map((at) => parseWord(parser, at))).toEqual([1, 2, 3, 4])
  expect(parser.parts.map(({ use }) => use)).toEqual(['search', 'unknown', 'unclear'])
})

it.each([
  { text: 'gxl premium', uses: ['search', 'search'], name: 'after a badge' },
  { text: 'suv premium', uses: ['unclear'], name: 'not after a body' },
])('the query parser searches for an everyday word of a badge $name (SRC-06)', ({ text, uses }) => {
  const lexicon = buildLexicon()
  const { badge = [], ...others } = lexicon.values
  const rich = buildLexicon({ values: { ...others, badge: [...badge, ['Premium', 1]] } })
  const parser = new ParserState(text, rich)
  for (let at = 0; at < parser.tokens.length; at++) parseName(parser, at) ?? parseWord(parser, at)
  expect(parser.parts.map(({ use }) => use)).toEqual(uses)
})

it('the query parser corrects a word to read it again, but no everyday or short one (SRC-06)', () => {
  const parser = buildParserState('rangr range hilx')
  expect([0, 1, 2].map((at) => parseWord(parser, at))).toEqual([0, 2, 3])
  expect([0, 1, 2].map((at) => parser.wordAt(at))).toEqual(['ranger', 'range', 'hilx'])
})
