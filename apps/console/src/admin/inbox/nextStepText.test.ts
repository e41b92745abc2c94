import { expect, test } from 'vitest'
import { nextStepDay, nextStepText } from './nextStepText'

test('The day of a next step is the one that was entered, although it is the day before in UTC (ENT-16)', () => {
  const nineInSydney = '2026-12-01T22:00:00.000Z'
  expect(nextStepDay(nineInSydney, 'Australia/Sydney')).toBe('2026-12-02')
  expect(nextStepText('Call back', nineInSydney, 'Australia/Sydney')).toBe('Call back on 2 Dec 2026')
  expect([nextStepDay(null), nextStepText('Call back', null)]).toEqual(['', 'Call back'])
})
