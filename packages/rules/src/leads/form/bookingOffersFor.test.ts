import { expect, it } from 'vitest'
import type { BookingOffer } from '../../bookings/Booking'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import { buildCar } from '../../testing/buildCar'
import { buildLocation } from '../../testing/buildLocation'
import { buildSiteData } from '../../testing/buildSiteData'
import { bookingOffersFor, isAlwaysBooked } from './bookingOffersFor'

const offer = (locationId: string, changes: Partial<BookingOffer> = {}): BookingOffer => ({
  ...{ locationId, kind: 'testDrive', minutes: 30, confirmation: 'atOnce', asksLicence: false, terms: '', exceptCars: [] },
  ...changes,
})
const place = (id: string) => buildLocation({ id, departments: [{ department: 'sales', hours: [] }] })
const here = buildCar({ locationId: 'yard', stockNumber: 'S1' })

it.each<[name: string, bookings: BookingOffer[], booked: string[], always: boolean, car?: Car | null, form?: LeadForm]>([
  ['nothing, if no location takes bookings', [], [], false],
  ['the bookings of the car’s location', [offer('yard'), offer('city')], ['yard'], true],
  ['nothing, if only another location takes bookings', [offer('city')], [], false],
  ['without a car, all locations that take the form', [offer('yard'), offer('city')], ['yard', 'city'], true, null],
  ['without a car, some of the locations', [offer('city')], ['city'], false, null],
  ['nothing for a visit of another kind', [offer('yard', { kind: 'service' })], [], false],
  ['nothing for a form without a visit', [offer('yard')], [], false, here, 'general'],
  ['nothing for an excluded car', [offer('yard', { exceptCars: ['S1'] })], [], false],
  ['nothing for a car that is on its way', [offer('yard')], [], false, { ...here, status: 'coming_soon' }],
  ['nothing for a sold car', [offer('yard')], [], false, { ...here, status: 'sold', soldAt: '2026-03-09T00:00:00Z' }],
])('a location offers bookings in a form: $0 (ENQ-24, API-14)', (_name, bookings, booked, always, car = here, form = 'testDrive') => {
  const context = { form, site: buildSiteData({ locations: [place('yard'), place('city')], bookings }), car }
  expect(bookingOffersFor(context).map(({ locationId }) => locationId)).toEqual(booked)
  expect(isAlwaysBooked(context)).toBe(always)
})
