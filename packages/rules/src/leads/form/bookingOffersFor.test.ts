import { expect, it } from 'vitest'
import type { BookingOffer } from '../../bookings/BookingOffer'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import { buildCar } from '../../testing/buildCar'
import { buildLocation } from '../../testing/buildLocation'
import { buildSiteData } from '../../testing/buildSiteData'
import { bookingOffersFor, isAlwaysBooked } from './bookingOffersFor'

const offer = (locationId: string, said: Partial<BookingOffer> = {}): BookingOffer => ({
  ...{ locationId, kind: 'testDrive', minutes: 30, confirmation: 'atOnce', asksLicence: false, terms: '', exceptCars: [] },
  ...said,
})
const place = (id: string) => buildLocation({ id, departments: [{ department: 'sales', hours: [] }] })
const here = buildCar({ locationId: 'yard', stockNumber: 'S1' })

it.each<{ name: string; form?: LeadForm; car?: Car | null; bookings: BookingOffer[]; booked: string[]; always: boolean }>([
  { name: 'nothing where no place takes bookings', bookings: [], booked: [], always: false },
  { name: 'what the car’s own place takes', bookings: [offer('yard'), offer('city')], booked: ['yard'], always: true },
  { name: 'nothing where only another place takes any', bookings: [offer('city')], booked: [], always: false },
  {
    name: 'without a car all places that take the form',
    car: null,
    bookings: [offer('yard'), offer('city')],
    booked: ['yard', 'city'],
    always: true,
  },
  { name: 'without a car some of the places', car: null, bookings: [offer('city')], booked: ['city'], always: false },
  { name: 'nothing for a visit of another kind', bookings: [offer('yard', { kind: 'service' })], booked: [], always: false },
  { name: 'nothing for a form that is no visit', form: 'general', bookings: [offer('yard')], booked: [], always: false },
  { name: 'nothing for a car that is left out', bookings: [offer('yard', { exceptCars: ['S1'] })], booked: [], always: false },
  {
    name: 'nothing for a car that is on its way',
    car: { ...here, status: 'coming_soon' },
    bookings: [offer('yard')],
    booked: [],
    always: false,
  },
  {
    name: 'nothing for a car that has left',
    car: { ...here, status: 'sold', soldAt: '2026-03-09T00:00:00Z' },
    bookings: [offer('yard')],
    booked: [],
    always: false,
  },
])('$name (ENQ-24, API-14)', ({ form = 'testDrive', car = here, bookings, booked, always }) => {
  const about = { form, site: buildSiteData({ locations: [place('yard'), place('city')], bookings }), car }
  expect(bookingOffersFor(about).map(({ locationId }) => locationId)).toEqual(booked)
  expect(isAlwaysBooked(about)).toBe(always)
})
