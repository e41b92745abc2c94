import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocationsPage } from './LocationsPage'

const drawn = (count: number, locationSettings: { readonly allView?: 'cards' | 'list' } = {}) => {
  const locations = Array.from({ length: count }, (_, index) =>
    buildLocation({ id: `place-${index}`, name: `Harbour Motors ${index + 1}` }),
  )
  return renderToStaticMarkup(
    <LocationsPage
      route={{ page: 'locations', path: '/our-location' }}
      config={buildConfig({ locations: locationSettings })}
      data={{ page: 'locations', site: buildSiteData({ locations }) }}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
    />,
  )
}

it.each([
  { count: 1, heading: 'Find Us Here' },
  { count: 2, heading: 'Find Us Here' },
  { count: 3, heading: '3 Big Locations' },
])('the locations page marks $count on the map under “$heading”, each with directions (LOC-12, LOC-17)', ({ count, heading }) => {
  const page = drawn(count)
  const map = page.slice(page.indexOf(heading))
  expect(map).not.toBe('')
  expect([...map.matchAll(/aria-label="Get Directions: (Harbour Motors \d)"/g)].map(([, name]) => name)).toEqual(
    Array.from({ length: count }, (_, index) => `Harbour Motors ${index + 1}`),
  )
  expect(map).toContain('https://www.google.com/maps/dir/')
})

it.each([
  { count: 1, columns: [] },
  { count: 2, columns: ['md:grid-cols-2'] },
  { count: 3, columns: ['md:grid-cols-2', 'lg:grid-cols-3'] },
  { count: 8, columns: ['sm:grid-cols-2', 'lg:grid-cols-4'] },
])('the locations page shows $count cards of locations in the columns $columns (LOC-10)', ({ count, columns }) => {
  const [, classes = ''] = /<ul class="(grid gap-cards[^"]*)"/.exec(drawn(count)) ?? []
  expect(classes.trim().split(/\s+/)).toEqual(['grid', 'gap-cards', ...columns])
})

it('the locations page lists all locations as rows instead of cards, by setting (LOC-06)', () => {
  expect(drawn(2, { allView: 'list' })).not.toContain('grid gap-cards')
})
