import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocationsPage } from './LocationsPage'

const drawn = (count: number) => {
  const locations = Array.from({ length: count }, (_, index) =>
    buildLocation({ id: `place-${index}`, name: `Harbour Motors ${index + 1}` }),
  )
  return renderToStaticMarkup(
    <LocationsPage
      route={{ page: 'locations', path: '/our-location' }}
      config={buildConfig({})}
      data={{ page: 'locations', site: buildSiteData({ locations }) }}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
    />,
  )
}

it.each([
  { count: 1, heading: 'Find Us Here' },
  { count: 2, heading: '2 Big Locations' },
])('marks $count on the map under “$heading”, each with the way to it (LOC-12, LOC-17)', ({ count, heading }) => {
  const page = drawn(count)
  const map = page.slice(page.indexOf(heading))
  expect(map).not.toBe('')
  expect([...map.matchAll(/aria-label="Get Directions: (Harbour Motors \d)"/g)].map(([, name]) => name)).toEqual(
    Array.from({ length: count }, (_, index) => `Harbour Motors ${index + 1}`),
  )
  expect(map).toContain('https://www.google.com/maps/dir/')
})
