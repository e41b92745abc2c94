import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { datesStartOrEnd } from './createExpirySchedule'

it('the page expiry detects the first day of a banner, and the day after its last (CNT-08)', () => {
  const config = structuredClone(buildConfig())
  const [page] = config.pages.list
  Object.assign(page ?? {}, { blocks: [{ kind: 'banner', start: '2025-07-01', expiry: '2025-07-24' }] })
  const days = ['2025-06-30', '2025-07-01', '2025-07-02', '2025-07-24', '2025-07-25', '2025-07-26']
  expect(days.filter((day) => datesStartOrEnd(config, day))).toEqual(['2025-07-01', '2025-07-25'])
})
