// @vitest-environment jsdom

import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderHosted } from '../../../testing/renderHosted'
import { SearchResults } from './SearchResults'

const show = (search: NonNullable<Parameters<typeof buildConfig>[0]>['search'], carCount = 10) => {
  const config = buildConfig({ search, identity: { timeZone: 'Australia/Sydney' } })
  const cars = Array.from({ length: carCount }, (_, index) => buildCar({ id: `car-${index}`, slug: `car-${index}` }))
  const state = parseSearch(new URLSearchParams(), { config, preset: {} })
  const result = { cars, total: carCount, page: 1, pageCount: 1, facets: {}, ranges: {} }
  const { container } = renderHosted(
    <SearchResults
      route={{ page: 'search', path: '/search', preset: {} }}
      config={config}
      request={{ now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' }}
      data={{ page: 'search', site: buildSiteData(), state, result }}
    />,
  )
  return [...container.querySelectorAll('.car-grid > li')].flatMap((card, index) => (card.hasAttribute('data-among') ? [index + 1] : []))
}

it('A running promotion and the similar-car card are shown at the site’s positions, counted among all cards (SRC-42, ENT-24)', () => {
  expect(show({ promoPositions: [2, 5], promos: [{ id: 'sell', title: 'We buy cars, too', href: '/sell-my-car' }] })).toEqual([2, 5])
  expect(screen.getByRole('link', { name: 'Find out more' }).getAttribute('href')).toBe('/sell-my-car')
  expect(screen.getByRole('link', { name: 'Find it for me' }).getAttribute('href')).toBe('/contact')
})

it('An ended promotion leaves its position to the similar-car card, which a site can hide (SRC-42, CNT-08)', () => {
  expect(show({ promoPositions: [2], promos: [{ id: 'old', title: 'Winter', expiry: '2026-03-10' }] })).toEqual([2])
  expect(screen.queryByText('Winter')).toBeNull()
  cleanup()
  expect(show({ similarTitle: '' })).toEqual([])
})
