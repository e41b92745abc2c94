import { expect, it } from 'vitest'
import { buildConfig } from '../../testing/buildConfig'
import { sendsAlerts } from './sendsAlerts'

it.each([
  { enabled: true, alerts: true, sends: true },
  { enabled: true, alerts: false, sends: false },
  { enabled: false, alerts: true, sends: false },
  { enabled: false, alerts: false, sends: false },
])('a site with sign-in $enabled and car alerts $alerts sends alert mails: $sends (FAV-06)', ({ enabled, alerts, sends }) => {
  expect(sendsAlerts(buildConfig({ auth: { enabled }, garage: { alerts } }))).toBe(sends)
})
