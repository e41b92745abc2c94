import { expect, it } from 'vitest'
import { forecastSentence } from './forecastSentence'

const sentence = (over: { checked?: number; total?: number; changed?: number; complete?: boolean }) =>
  forecastSentence({ checked: 345, rendered: 345, total: 345, changed: 0, complete: true, bytes: 0, groups: [], tookMs: 9, ...over })

it('a forecast says that nothing changes only if every page was compared', () => {
  expect(sentence({})).toBe('None of the 345 pages changes for shoppers')
  expect(sentence({ changed: 312 })).toBe('312 of 345 pages change')
  expect(sentence({ changed: 1 })).toBe('1 of 345 pages changes')
  expect(sentence({ changed: 345 })).toBe('All 345 pages change')
  expect(sentence({ checked: 24, complete: false })).toBe('No change found yet: 24 of 345 pages compared')
  expect(sentence({ checked: 24, changed: 320, complete: false })).toBe('About 320 pages of 345 change, judged by 24 pages')
})
