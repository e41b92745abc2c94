import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { callsInHoursOnly } from './phoneFor'

it.each([true, false])('Call Now shows only in opening hours if the site’s setting is %s (UI-05)', (callNowInHoursOnly) => {
  expect(callsInHoursOnly(buildConfig({ phone: { callNowInHoursOnly } }))).toBe(callNowInHoursOnly)
})
