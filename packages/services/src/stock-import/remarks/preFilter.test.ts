import { expect, it } from 'vitest'
import { preFilter } from './preFilter'

it('a pre-filter has the alternatives of its pattern, plain words first and in order (ENT-01)', () => {
  expect(preFilter(/wreck|\bhit\b|(?:new|old) one|[|)]|a\|b|TMU|hail/i)).toEqual(/hail|tmu|wreck|\bhit\b|(?:new|old) one|[|)]|a\|b/i)
})

it.each(['No hail', 'tmu', 'HIT', 'an old one', ')', 'a|b', 'wreckers', 'a hitch', ''])(
  'it accepts the same texts: %j (ENT-01)',
  (text) => {
    const pattern = /wreck|\bhit\b|(?:new|old) one|[|)]|a\|b|TMU|hail/i
    expect(preFilter(pattern).test(text)).toBe(pattern.test(text))
  },
)
