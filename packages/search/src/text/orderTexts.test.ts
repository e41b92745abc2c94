import { anyCharacter } from '@forecourt/schema/testing/anyCharacter'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runToEnd } from '../work/Work'
import { orderTexts } from './orderTexts'

it('the index sorts texts by comparison, and equal texts by their position', () => {
  const text = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.stringMatching(/^jtnk43be1[0-9a-c]{0,6}$/),
    fc.constantFrom('', 'a', 'ab', 'é', 'éa', '~', '\u007f', '\u007fa'),
  )
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), (texts) => {
      const expected = texts
        .map((_, at) => at)
        .sort((left, right) => ((texts[left] ?? '') < (texts[right] ?? '') ? -1 : texts[left] === texts[right] ? left - right : 1))
      expect([...runToEnd(orderTexts(texts))]).toEqual(expected)
    }),
  )
})
