import { describe, expect, it } from 'vitest'
import { highlight } from './highlight'

const marked = (text: string, query: string, options = { typos: true, isCode: false }) => {
  let result = text
  for (const { start, end } of [...highlight(text, query, options).spans].reverse())
    result = `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`
  return result
}

describe('highlight', () => {
  it.each([
    { name: 'a word', text: '2021 Toyota Corolla', query: 'toyota', expected: '2021 [Toyota] Corolla' },
    { name: 'what is typed of an unfinished word', text: 'Toyota Corolla', query: 'toyota cor', expected: '[Toyota] [Cor]olla' },
    { name: 'only the last word as unfinished', text: 'Toyota Corolla', query: 'toy corolla', expected: 'Toyota [Corolla]' },
    { name: 'a mistyped word as a whole', text: 'Toyota Corolla', query: 'corlola', expected: 'Toyota [Corolla]' },
    { name: 'an accented word', text: 'Kona Élite', query: 'elite', expected: 'Kona [Élite]' },
    { name: 'a hyphened code typed together', text: 'Mazda CX-5', query: 'cx5', expected: 'Mazda [CX]-[5]' },
    { name: 'a code written together, typed apart', text: 'Mazda CX5', query: 'cx 5', expected: 'Mazda [CX5]' },
    { name: 'two words typed together', text: 'Land Cruiser', query: 'landcruiser', expected: '[Land] [Cruiser]' },
    { name: 'a word said twice', text: 'Mini Mini', query: 'mini', expected: '[Mini] [Mini]' },
    { name: 'nothing of another text', text: 'Kia Rio', query: 'toyota', expected: 'Kia Rio' },
    { name: 'nothing for nothing', text: 'Kia Rio', query: ' ', expected: 'Kia Rio' },
  ])('marks $name', ({ text, query, expected }) => expect(marked(text, query)).toBe(expected))

  it('forgives no typos in codes, and none where typos are off', () => {
    expect(marked('ABCDEF', 'abcdfe', { typos: true, isCode: true })).toBe('ABCDEF')
    expect(marked('Corolla', 'corlola', { typos: false, isCode: false })).toBe('Corolla')
  })

  it('says how much of the query a text answers', () => {
    expect(highlight('Toyota Corolla', 'toyota corolla', { typos: true, isCode: false })).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['toyota', 'corolla'],
    })
    expect(highlight('Toyota', 'toyota corolla', { typos: true, isCode: false })).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['toyota'],
    })
    expect(highlight('Kia', 'toyota', { typos: true, isCode: false })).toEqual({ spans: [], matchedWords: [], matchLevel: 'none' })
  })
})
