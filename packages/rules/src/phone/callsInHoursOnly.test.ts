import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { callsInHoursOnly } from './phoneFor'

it.each([true, false])('Call Now waits for opening hours where the site says so: %s (UI-05)', (callNowInHoursOnly) => {
  expect(callsInHoursOnly(buildConfig({ phone: { callNowInHoursOnly } }))).toBe(callNowInHoursOnly)
})
