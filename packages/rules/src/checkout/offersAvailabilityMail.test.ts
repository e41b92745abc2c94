import { describe, expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { offersAvailabilityMail } from './Checkout'

describe('offersAvailabilityMail (FAV-06)', () => {
  it.each([
    { name: 'sign-in is off', watching: null, auth: false, alerts: true, offers: false },
    { name: 'the site sends no mail about cars', watching: false, auth: true, alerts: false, offers: false },
    { name: 'the site sends mail to shoppers who watch the car', watching: false, auth: true, alerts: true, offers: true },
    { name: 'the car is watched already', watching: true, auth: true, alerts: true, offers: true },
  ])('offersAvailabilityMail is $offers if $name', ({ watching, auth, alerts, offers }) => {
    expect(offersAvailabilityMail({ watching }, buildConfig({ auth: { enabled: auth }, garage: { alerts } }))).toBe(offers)
  })
})
