import { expect, it } from 'vitest'
import { remembered } from './remembered'

it('reads a text that comes again once, and gives the same for every text however many there are', () => {
  const asked: string[] = []
  const length = remembered((text) => {
    asked.push(text)
    return text === '' ? null : text.length
  })
  const texts = Array.from({ length: 3_000 }, (_, index) => 'x'.repeat(index % 90) + index)
  for (const text of [...texts, ...texts]) expect([length(text), length(text)]).toEqual([text.length, text.length])
  expect([length(''), length('')]).toEqual([null, null])
  expect(asked.filter((text) => text === texts[5])).toHaveLength(1)
  // The last text is remembered too: a row's VIN is read twice.
  expect(asked.filter((text) => text === texts[2_999] && text.length <= 80)).toHaveLength(2)
})
