import type { Location } from '@forecourt/rules/entities/Location'
import { type LocationPageContext, locationParts } from '@forecourt/rules/locations/locationParts'
import { type Part, shows } from '@forecourt/rules/parts/Part'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildReview } from '@forecourt/rules/testing/buildReview'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { LocationPage } from './LocationPage'

/** A Wednesday in Sydney. */
const now = '2026-03-18T01:30:00.000Z'
const request = { now, origin: 'https://cars.example', mode: 'live' } as const
const holiday = { date: '2026-04-03', name: 'Good Friday', status: 'Closed', startAt: null, endAt: null } as const

/** HTML that identifies each part of the page. */
const drawn: { readonly [Name in keyof typeof locationParts]: RegExp } = {
  rating: /Based on 128 reviews/,
  phone: /href="tel:0255501234"/,
  landline: /href="tel:0255509999"/,
  email: /href="mailto:parramatta@/,
  licence: /Motor dealer licence/,
  repairer: /Motor vehicle repairer/,
  salesHours: /Sales opening hours/,
  serviceHours: /Service opening hours/,
  partsHours: /Parts opening hours/,
  appointment: /By appointment only/,
  holidays: /Good Friday/,
  photo: /from the street/,
  mapPicture: /<img[^>]*src="\/media\/plan\.jpg[^>]*alt="Map of Harbour Motors Parramatta"/,
  map: /<svg[^>]*viewBox="0 0 (?!24 24)[^"]*"[\s\S]*?<circle/,
  cars: /At Harbour Motors Parramatta/,
  stock: /View Our Stock/,
  reviews: /What customers say/,
}

it.each<{ name: string; location?: Partial<Location>; values?: ConfigValues; cars?: number; reviews?: number }>([
  { name: 'as it is' },
  { name: 'with all values', location: { landline: '02 5550 9999', imageKey: 'a.jpg', specialDays: [holiday] } },
  { name: 'with a picture of its map (ENT-07, API-15)', location: { mapKey: 'plan.jpg' } },
  {
    name: 'with nothing known',
    location: {
      phone: null,
      email: '',
      dealerLicenceNumber: null,
      repairerNumber: null,
      reviews: null,
      departments: [],
      address: { ...buildLocation().address, latitude: null, longitude: null },
    },
    cars: 0,
    reviews: 0,
  },
  { name: 'with the same number twice', location: { landline: '02 5550 1234' } },
  {
    name: 'on a site that shows little',
    values: { locations: { showReviews: false, viewStock: 'off' }, reviews: { show: false }, hours: { holidayDays: 7 } },
    location: { specialDays: [holiday] },
  },
  {
    name: 'on a Saturday by appointment, with an average exactly at the minimum',
    values: { hours: { alternateServiceSaturdays: true, serviceSaturdayReference: '2026-03-21' }, reviews: { minAverage: 4.6 } },
    location: { departments: [...buildLocation().departments, { department: 'parts', hours: [] }] },
  },
])(
  'a location’s page renders exactly the parts whose rules show them (LOC-11 to LOC-18): $name',
  ({ location: facts, values, cars = 1, reviews = 1 }) => {
    const location = buildLocation(facts)
    const config = buildConfig(values)
    const data = {
      page: 'location',
      site: buildSiteData({ locations: [location] }),
      location,
      cars: Array.from({ length: cars }, () => buildCar()),
      reviews: Array.from({ length: reviews }, () => buildReview()),
    } as const
    const html = renderToHtml(
      <LocationPage
        config={config}
        data={data}
        request={request}
        route={{ page: 'location', path: '/our-location/parramatta', slug: 'parramatta' }}
      />,
    )
    const context: LocationPageContext = { location, config, cars, reviews, now }
    const parts: [string, Part<LocationPageContext>][] = Object.entries(locationParts)
    expect(Object.fromEntries(parts.map(([name]) => [name, drawn[name as keyof typeof locationParts].test(html)]))).toEqual(
      Object.fromEntries(parts.map(([name, part]) => [name, shows(part, context)])),
    )
  },
)

it('a location page shows the phone number of a department that has its own under its hours, and no other number (LOC-11, LOC-14)', () => {
  const [sales, service] = buildLocation().departments
  const location = buildLocation({ departments: [sales, { ...service, phone: '02 5550 7777' }] as Location['departments'] })
  const data = { page: 'location', site: buildSiteData(), location, cars: [], reviews: [] } as const
  const html = renderToHtml(
    <LocationPage config={buildConfig()} data={data} request={request} route={{ page: 'location', path: '/x', slug: 'x' }} />,
  )
  expect(html).toMatch(/Service opening hours[\s\S]*Call Service[\s\S]*href="tel:0255507777"/)
  expect(html).not.toContain('Call Sales')
})
