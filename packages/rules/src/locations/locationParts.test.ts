import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import type { Location } from '../entities/Location'
import { explain } from '../parts/explain'
import { shows } from '../parts/Part'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { type LocationPageContext, locationListing, locationParts } from './locationParts'

/** A Wednesday in Sydney. */
const now = '2026-03-18T01:30:00.000Z'

interface Requested {
  readonly location?: Partial<Location>
  readonly values?: ConfigValues
  readonly cars?: number
  readonly reviews?: number
}

const buildContext = ({ location, values, cars = 3, reviews = 2 }: Requested): LocationPageContext => ({
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

it.each<[id: string, name: string, shown: boolean, message: readonly string[], locationContext?: Requested]>([
  ['rating', 'there', true, ['The site shows ratings of locations.', 'The location has a rating.']],
  ['rating', 'unknown', false, ['The location has no rating.'], { location: { reviews: null } }],
  ['rating', 'off', false, ['The site shows no ratings of locations.'], { values: { locations: { showReviews: false } } }],
  ['phone', 'there', true, ['The location has a phone number.']],
  ['phone', 'missing', false, ['The location has no phone number.'], { location: { phone: null } }],
  ['phone', 'empty', false, ['The location has no phone number.'], { location: { phone: '' } }],
  ['landline', 'missing', false, ['The location has no landline.']],
  [
    'landline',
    'the same as the phone',
    false,
    ['It is the phone’s number, which stands there already.'],
    { location: { landline: '02 5550 1234' } },
  ],
  [
    'landline',
    'another number',
    true,
    ['The location has a landline.', 'It’s different from the phone number.'],
    { location: { landline: '02 5550 9999' } },
  ],
  ['email', 'missing', false, ['The location has no email address.'], { location: { email: null } }],
  ['licence', 'missing', false, ['The location has no dealer licence.'], { location: { dealerLicenceNumber: null } }],
  ['repairer', 'there', true, ['The location has a repairer number.']],
  ['hours-sales', 'there', true, ['The location has a department for sales.']],
  ['hours-parts', 'missing', false, ['The location has no department for parts.']],
  [
    'appointment',
    'never',
    false,
    ['No Saturdays are by appointment only.'],
    { values: { hours: { alternateServiceSaturdays: false, serviceSaturdayReference: '2026-03-21' } } },
  ],
  [
    'appointment',
    'this week',
    true,
    ['Every second Saturday is by appointment only.', 'The location has service hours on Saturdays.', 'This Saturday is one of them.'],
    { values: saturdays('2026-03-21') },
  ],
  ['appointment', 'next week', false, ['This Saturday is not one of them.'], { values: saturdays('2026-03-28') }],
  [
    'appointment',
    'without service',
    false,
    ['The location has no service hours on Saturdays.'],
    { values: saturdays('2026-03-21'), location: { departments: [] } },
  ],
  ['holidays', 'none', false, ['There are no special days within 30 days.']],
  ['holidays', 'soon', true, ['There are special days within 30 days.'], { location: { specialDays: [holiday] } }],
  [
    'holidays',
    'too far ahead',
    false,
    ['There are no special days within 7 days.'],
    { location: { specialDays: [holiday] }, values: { hours: { holidayDays: 7 } } },
  ],
  ['photo', 'missing', false, ['The location has no photo.']],
  ['photo', 'there', true, ['The location has a photo.'], { location: { imageKey: 'a.jpg' } }],
  ['map-picture', 'missing', false, ['The location has no picture of its map.']],
  ['map-picture', 'there', true, ['The location has a picture of its map.'], { location: { mapKey: 'a.jpg' } }],
  ['map', 'there', true, ['The map is drawn.', 'The location has a place on the map.']],
  [
    'map',
    'with a picture of it instead',
    false,
    ['The location has a picture of its map, which is shown instead.'],
    { location: { mapKey: 'a.jpg' } },
  ],
  [
    'map',
    'without a longitude',
    false,
    ['The location has no place on the map.'],
    { location: { address: { ...buildLocation().address, longitude: null } } },
  ],
  ['cars', 'none', false, ['No cars stand there.'], { cars: 0 }],
  ['stock', 'linked', true, stock],
  ['stock', 'off', false, ['The site has no such link.'], { values: { locations: { viewStock: 'off' } } }],
  ['stock', 'without sales', false, ['Nothing is sold there.'], { location: { locationType: 'service', departments: [] } }],
  ['reviews', 'good', true, ['The site shows reviews.', 'The location has reviews.', 'Its average is above 4.']],
  ['reviews', 'none', false, ['The location has no reviews.'], { reviews: 0 }],
  ['reviews', 'just at the least', false, ['Its average is not above 4.6.'], { values: { reviews: { minAverage: 4.6 } } }],
  ['reviews', 'off', false, ['The site shows no reviews.'], { values: { reviews: { show: false } } }],
])(
  '“Why?” explains why a location’s $0, $1, shows or is hidden (REV-02, LOC-11 to LOC-18)',
  (id, _name, shown, message, locationContext = {}) => {
    const part = Object.values(locationParts).find((each) => each.id === `location-${id}`)
    if (!part) throw new Error('There is no such part.')
    const reason = explain<LocationPageContext>(part, buildContext(locationContext))
    expect(reason.because.map((each) => each.message)).toEqual(message)
    expect([reason.shown, shows<LocationPageContext>(part, buildContext(locationContext))]).toEqual([shown, shown])
  },
)

it.each([
  { name: 'a visible one', visible: true, message: 'The location is marked visible.' },
  { name: 'a hidden one', visible: false, message: 'The location is marked not visible.' },
])('“Why?” explains why $name is listed or not (LOC-07)', ({ visible, message }) => {
  const context = { location: buildLocation({ visible }) }
  expect(explain(locationListing, context)).toMatchObject({ shown: visible, because: [{ requirement: 'LOC-07', message }] })
  expect(shows(locationListing, context)).toBe(visible)
})
