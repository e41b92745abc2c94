import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { naiveTypos } from '../testing/naiveTextMatch'
import { allowedTypos, findTypos, orderTokens } from './findTypos'

function meant(tokens: readonly string[], entered: string, allowed: number, isPrefix: boolean): string[] {
  const ordered = [...new Set(tokens)].sort()
  const found: string[] = []
  findTypos(orderTokens(ordered), entered, allowed, isPrefix, (first, end) => found.push(...ordered.slice(first, end)))
  return found
}

describe('allowedTypos', () => {
  it.each([
    { name: 'three letters', word: 'kia', typos: 0 },
    { name: 'four letters', word: 'kona', typos: 1 },
    { name: 'seven letters', word: 'corolla', typos: 1 },
    { name: 'eight letters', word: 'sportage', typos: 2 },
    { name: 'a long word', word: 'mitsubishi', typos: 2 },
    { name: 'a year', word: '2019', typos: 0 },
    { name: 'letters and digits', word: 'mazda3', typos: 0 },
    { name: 'nothing', word: '', typos: 0 },
  ])('allowedTypos allows $typos typos in $name', ({ word, typos }) => expect(allowedTypos(word)).toBe(typos))
})

describe('findTypos', () => {
  it.each([
    { name: 'no typo', entered: 'corolla', word: 'corolla', isIt: true },
    { name: 'a letter missing', entered: 'corola', word: 'corolla', isIt: true },
    { name: 'a letter too many', entered: 'corrolla', word: 'corolla', isIt: true },
    { name: 'another letter', entered: 'carolla', word: 'corolla', isIt: true },
    { name: 'two neighbours swapped', entered: 'corlola', word: 'corolla', isIt: true },
    { name: 'two typos if one is allowed', entered: 'carola', word: 'corolla', isIt: false },
    { name: 'a wrong first letter, which counts twice', entered: 'borolla', word: 'corolla', isIt: false },
    { name: 'the first two letters swapped, which counts twice', entered: 'ocrolla', word: 'corolla', isIt: false },
    { name: 'a wrong first letter if two are allowed', entered: 'nitsubishi', word: 'mitsubishi', isIt: true },
    { name: 'a wrong first letter and another typo', entered: 'nitsubisi', word: 'mitsubishi', isIt: false },
    { name: 'two typos if two are allowed', entered: 'mitsibushi', word: 'mitsubishi', isIt: true },
    { name: 'two swaps if two are allowed', entered: 'imtsubisih', word: 'mitsubishi', isIt: false },
    { name: 'two swaps after the first letter', entered: 'mtisubisih', word: 'mitsubishi', isIt: true },
    { name: 'three typos', entered: 'mitsabushu', word: 'mitsubishi', isIt: false },
  ])('findTypos matches $name: $isIt', ({ entered, word, isIt }) =>
    expect(meant([word], entered, allowedTypos(entered), false)).toEqual(isIt ? [word] : []),
  )

  it.each([
    { name: 'a prefix of a word', entered: 'coro', word: 'corolla', isIt: true },
    { name: 'a prefix with a typo', entered: 'coorl', word: 'corolla', isIt: true },
    { name: 'a prefix with a letter too many', entered: 'corrol', word: 'corolla', isIt: true },
    { name: 'a prefix with two typos if one is allowed', entered: 'karol', word: 'corolla', isIt: false },
    { name: 'a whole word with an extra letter', entered: 'konaa', word: 'kona', isIt: true },
  ])('findTypos matches $name for an unfinished word: $isIt', ({ entered, word, isIt }) => {
    expect(meant([word], entered, allowedTypos(entered), true)).toEqual(isIt ? [word] : [])
  })

  it('findTypos finds the same words as the definition of a typo, for any words', () => {
    const word = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 9 }).map((letters) => letters.join(''))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), word, fc.constantFrom(1, 2), fc.boolean(), (tokens, letters, allowed, isPrefix) => {
        // As in a search, the query word is longer than its allowed typos.
        const entered = letters.padEnd(4, 'a')
        const typos = (one: string) =>
          Math.min(
            ...(isPrefix ? Array.from({ length: one.length + 1 }, (_, length) => one.slice(0, length)) : [one]).map((part) =>
              naiveTypos(entered, part),
            ),
          ) + (entered[0] === one[0] ? 0 : 1)
        expect(meant(tokens, entered, allowed, isPrefix)).toEqual([...new Set(tokens)].sort().filter((one) => typos(one) <= allowed))
      }),
      { numRuns: 500 },
    )
  })
})
