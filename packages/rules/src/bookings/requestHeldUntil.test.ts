import { expect, it } from 'vitest'
import { momentInZone } from '../dates/momentInZone'
import { requestHeldUntil } from './requestHeldUntil'

it('holds what is asked for on a Friday evening for all of Monday (ENQ-24)', () => {
  const friday = '2026-11-27T08:30:00.000Z'
  expect(requestHeldUntil(friday)).toBe('2026-11-30T08:30:00.000Z')
  expect(momentInZone(requestHeldUntil(friday), 'Australia/Sydney')).toMatchObject({ date: '2026-11-30', minutes: 19 * 60 + 30 })
})
