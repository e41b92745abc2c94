import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { Location } from '../entities/Location'
import { explain } from '../parts/explain'
import { shows } from '../parts/shows'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { type LocationPageAbout, locationListing, locationParts } from './locationParts'

/** A Wednesday in Sydney. */
const now = '2026-03-18T01:30:00.000Z'

interface Row {
  readonly id: string
  readonly name: string
  readonly location?: Partial<Location>
  readonly values?: ConfigValues
  readonly cars?: number
  readonly reviews?: number
  readonly shown: boolean
  readonly says: readonly string[]
}

const aboutOf = ({ location, values, cars = 3, reviews = 2 }: Partial<Row>): LocationPageAbout => ({
  location: buildLocation(location),
  config: buildConfig(values),
  cars,
  reviews,
  now,
})
const saturdays = (serviceSaturdayReference: string): ConfigValues => ({
  hours: { alternateServiceSaturdays: true, serviceSaturdayReference },
})
const holiday = { date: '2026-04-03', name: 'Good Friday', status: 'Closed', startAt: null, endAt: null } as const
const stock = ['Cars stand there.', 'The site links to the stock of a location.']

it.each<Row>([
  { id: 'rating', name: 'there', shown: true, says: ['The site shows ratings of locations.', 'The location has a rating.'] },
  { id: 'rating', name: 'unknown', location: { reviews: null }, shown: false, says: ['The location has no rating.'] },
  {
    id: 'rating',
    name: 'off',
    values: { locations: { showReviews: false } },
    shown: false,
    says: ['The site shows no ratings of locations.'],
  },
  { id: 'phone', name: 'there', shown: true, says: ['The location has a phone number.'] },
  { id: 'phone', name: 'missing', location: { phone: null }, shown: false, says: ['The location has no phone number.'] },
  { id: 'phone', name: 'empty', location: { phone: '' }, shown: false, says: ['The location has no phone number.'] },
  { id: 'landline', name: 'missing', shown: false, says: ['The location has no landline.'] },
  {
    id: 'landline',
    name: 'the same as the phone',
    location: { landline: '02 5550 1234' },
    shown: false,
    says: ['It is the phone’s number, which stands there already.'],
  },
  {
    id: 'landline',
    name: 'another number',
    location: { landline: '02 5550 9999' },
    shown: true,
    says: ['The location has a landline.', 'It is another number than the phone’s.'],
  },
  { id: 'email', name: 'missing', location: { email: null }, shown: false, says: ['The location has no email address.'] },
  { id: 'licence', name: 'missing', location: { dealerLicenceNumber: null }, shown: false, says: ['The location has no dealer licence.'] },
  { id: 'repairer', name: 'there', shown: true, says: ['The location has a repairer number.'] },
  { id: 'hours-sales', name: 'there', shown: true, says: ['The location has a department for sales.'] },
  { id: 'hours-parts', name: 'missing', shown: false, says: ['The location has no department for parts.'] },
  {
    id: 'appointment',
    name: 'never',
    shown: false,
    values: { hours: { alternateServiceSaturdays: false, serviceSaturdayReference: '2026-03-21' } },
    says: ['No Saturdays are by appointment only.'],
  },
  {
    id: 'appointment',
    name: 'this week',
    values: saturdays('2026-03-21'),
    shown: true,
    says: [
      'Every second Saturday is by appointment only.',
      'The location has service hours on Saturdays.',
      'This Saturday is one of them.',
    ],
  },
  { id: 'appointment', name: 'next week', values: saturdays('2026-03-28'), shown: false, says: ['This Saturday is not one of them.'] },
  {
    id: 'appointment',
    name: 'without service',
    values: saturdays('2026-03-21'),
    location: { departments: [] },
    shown: false,
    says: ['The location has no service hours on Saturdays.'],
  },
  { id: 'holidays', name: 'none', shown: false, says: ['There are no special days within 30 days.'] },
  { id: 'holidays', name: 'soon', location: { specialDays: [holiday] }, shown: true, says: ['There are special days within 30 days.'] },
  {
    id: 'holidays',
    name: 'too far ahead',
    location: { specialDays: [holiday] },
    values: { hours: { holidayDays: 7 } },
    shown: false,
    says: ['There are no special days within 7 days.'],
  },
  { id: 'photo', name: 'missing', shown: false, says: ['The location has no photo.'] },
  { id: 'photo', name: 'there', location: { imageKey: 'a.jpg' }, shown: true, says: ['The location has a photo.'] },
  { id: 'map', name: 'there', shown: true, says: ['The location has a place on the map.'] },
  {
    id: 'map',
    name: 'without a longitude',
    location: { address: { ...buildLocation().address, longitude: null } },
    shown: false,
    says: ['The location has no place on the map.'],
  },
  { id: 'cars', name: 'none', cars: 0, shown: false, says: ['No cars stand there.'] },
  { id: 'stock', name: 'linked', shown: true, says: stock },
  { id: 'stock', name: 'off', values: { locations: { viewStock: 'off' } }, shown: false, says: ['The site has no such link.'] },
  {
    id: 'stock',
    name: 'where nothing is sold',
    location: { locationType: 'service', departments: [] },
    shown: false,
    says: ['Nothing is sold there.'],
  },
  { id: 'reviews', name: 'good', shown: true, says: ['The site shows reviews.', 'The location has reviews.', 'Its average is above 4.'] },
  { id: 'reviews', name: 'none', reviews: 0, shown: false, says: ['The location has no reviews.'] },
  {
    id: 'reviews',
    name: 'just at the least',
    values: { reviews: { minAverage: 4.6 } },
    shown: false,
    says: ['Its average is not above 4.6.'],
  },
  { id: 'reviews', name: 'off', values: { reviews: { show: false } }, shown: false, says: ['The site shows no reviews.'] },
])('says of a location’s $id, $name, why it shows or not (LOC-11 to LOC-18)', ({ id, shown, says, ...asked }) => {
  const part = Object.values(locationParts).find((each) => each.id === `location-${id}`)
  if (!part) throw new Error('There is no such part.')
  const reason = explain<LocationPageAbout>(part, aboutOf(asked))
  expect(reason.because.map((each) => each.says)).toEqual(says)
  expect([reason.shown, shows<LocationPageAbout>(part, aboutOf(asked))]).toEqual([shown, shown])
})

it.each([
  { name: 'a visible one', visible: true, says: 'The location is marked visible.' },
  { name: 'a hidden one', visible: false, says: 'The location is marked not visible.' },
])('says why $name is listed or not (LOC-07)', ({ visible, says }) => {
  const about = { location: buildLocation({ visible }) }
  expect(explain(locationListing, about)).toMatchObject({ shown: visible, because: [{ rule: 'LOC-07', says }] })
  expect(shows(locationListing, about)).toBe(visible)
})
