import type { Forecast } from '@forecourt/rules/forecast/Forecast'
import { expect, it } from 'vitest'
import { forecastSentence } from './forecastSentence'

const forecast = (over: Partial<Forecast>): Forecast => ({
  ...{ checked: 345, rendered: 345, total: 345, found: 0, changed: 0, complete: true, bytes: 0, groups: [], tookMs: 9 },
  ...over,
})
const sentence = (over: Partial<Forecast>) => forecastSentence(forecast(over))

it('a forecast says that nothing changes only if every page was compared', () => {
  expect(sentence({})).toBe('None of the 345 pages changes for shoppers now')
  expect(sentence({ changed: 312 })).toBe('312 of 345 pages change')
  expect(sentence({ changed: 1 })).toBe('1 of 345 pages changes')
  expect(sentence({ changed: 345 })).toBe('All 345 pages change')
  expect(sentence({ checked: 24, complete: false })).toBe('Compared 24 of 345 pages. No change in these.')
  expect(sentence({ checked: 24, changed: 320, complete: false })).toBe('About 320 pages of 345 change, judged by 24 pages')
})

it('a forecast of pages drawn at random states how many change at least (CFG-12)', () => {
  const drawn = { checked: 90, found: 84, changed: 320, complete: false, bounds: { from: 212, to: 330 } }
  expect(sentence(drawn)).toBe('84 of the 90 pages compared change: about 320 of all 345, at least 212 (95% confidence)')
  expect(sentence({ ...drawn, found: 90 })).toBe('All 90 pages compared change: about 320 of all 345, at least 212 (95% confidence)')
  expect(sentence({ ...drawn, found: 1 })).toContain('1 of the 90 pages compared changes: ')
  expect(sentence({ ...drawn, found: 0, changed: 0, bounds: { from: 0, to: 9 } })).toBe('Compared 90 of 345 pages. No change in these.')
})

it('a forecast that still counts says what was compared, and estimates nothing (CFG-12)', () => {
  const counting = (over: Partial<Forecast>) =>
    forecastSentence(forecast({ total: 893, changed: 893, complete: false, bounds: { from: 1, to: 893 }, ...over }), true)
  expect(counting({ checked: 80, found: 80 })).toBe('Compared 80 of 893 pages so far. All 80 change.')
  expect(counting({ checked: 1, found: 1 })).toBe('Compared 1 of 893 pages so far. It changes.')
  expect(counting({ checked: 80, found: 12 })).toBe('Compared 80 of 893 pages so far. 12 of them change.')
  expect(counting({ checked: 80, found: 0 })).toBe('Compared 80 of 893 pages so far. No change yet.')
  expect(counting({ checked: 1, found: 0 })).toBe('Compared 1 of 893 pages so far. No change yet.')
  expect(counting({ checked: 2, found: 2 })).toBe('Compared 2 of 893 pages so far. Both change.')
  expect(counting({ checked: 4, found: 1 })).toBe('Compared 4 of 893 pages so far. 1 of them changes.')
  expect(counting({ checked: 0, changed: 0 })).toBe('Compared 0 of 893 pages so far.')
  expect(forecastSentence(forecast({ total: 893, changed: 893, found: 893, checked: 893 }), true)).toBe('All 893 pages change')
})

it('a forecast of a few pages states these only (CFG-12)', () => {
  const few = { total: 893, changed: 893, complete: false, bounds: { from: 1, to: 893 } }
  expect(sentence({ ...few, checked: 1, found: 1 })).toBe('Compared 1 of 893 pages. It changes. The other 892 may change, too.')
  expect(sentence({ ...few, checked: 8, found: 5 })).toBe('Compared 8 of 893 pages. 5 of them change. The other 885 may change, too.')
})
