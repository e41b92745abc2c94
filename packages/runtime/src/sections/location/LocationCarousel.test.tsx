import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LocationCarousel } from './LocationGrid'

const names = ['Werribee', 'Adelaide', 'Geelong', 'Brisbane']
const locations = names.map((name) => buildLocation({ id: name, slug: name.toLowerCase(), name }))
const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const draw = (count: number) =>
  renderToStaticMarkup(<LocationCarousel request={request} locations={locations.slice(0, count)} config={buildConfig()} headingLevel={2} />)

it.each([
  { count: 3, hint: false },
  { count: 4, hint: true },
])('the list of locations shows “Swipe” with $count locations: $hint (LOC-08)', ({ count, hint }) =>
  expect(draw(count).includes('Swipe')).toBe(hint),
)

it('the location carousel lists locations by name (LOC-07)', () => {
  const listed = [...draw(4).matchAll(/<h2[^>]*>(?:<[^>]+>)*([^<]+)/g)].map(([, name]) => name)
  expect(listed).toEqual(['Adelaide', 'Brisbane', 'Geelong', 'Werribee'])
})
