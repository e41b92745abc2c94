import { expect, it } from 'vitest'
import type { BookingOffer } from '../../bookings/Booking'
import { shows } from '../../parts/Part'
import { buildConfig } from '../../testing/buildConfig'
import { buildLocation } from '../../testing/buildLocation'
import { buildSiteData } from '../../testing/buildSiteData'
import { asksLicence, requiresLicence } from './bookingOffersFor'
import type { FormWithContext } from './FormContext'

const offer = (locationId: string, asks: boolean): BookingOffer => ({
  ...{ locationId, kind: 'testDrive', minutes: 30, confirmation: 'atOnce', asksLicence: asks, terms: '', exceptCars: [] },
})
const locations = ['yard', 'city'].map((id) => buildLocation({ id, departments: [{ department: 'sales', hours: [] }] }))

it.each<{ name: string; bookings: BookingOffer[]; requested: boolean; required: boolean }>([
  { name: 'no location takes bookings', bookings: [], requested: false, required: false },
  { name: 'no location requires it', bookings: [offer('yard', false), offer('city', false)], requested: false, required: false },
  { name: 'one of two locations requires it', bookings: [offer('yard', true), offer('city', false)], requested: true, required: false },
  { name: 'both locations require it', bookings: [offer('yard', true), offer('city', true)], requested: true, required: true },
  { name: 'one requires it, the other takes no bookings', bookings: [offer('yard', true)], requested: true, required: false },
])('the licence field follows the locations’ settings: $name (ENQ-24)', ({ bookings, requested, required }) => {
  const site = buildSiteData({ locations, bookings })
  const context: FormWithContext = { form: 'testDrive', car: null, config: buildConfig(), site, now: '2026-03-10T03:00:00.000Z' }
  expect(shows({ needs: [asksLicence] }, context)).toBe(requested)
  expect(requiresLicence(context)).toBe(required)
})
