import { expect, it } from 'vitest'
import { defaultPages } from './defaultPages'

/** All visible text of a page. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (['id', 'path', 'href', 'kind', 'form'].includes(key) ? [] : textsIn(part)))
}

it('the default pages mention vehicles instead of cars, as some dealers sell caravans (CFG-06, RTE-23)', () => {
  expect(textsIn(defaultPages).filter((text) => /\bcars?\b/i.test(text))).toEqual([])
})
