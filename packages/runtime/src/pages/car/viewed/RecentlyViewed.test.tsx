// @vitest-environment jsdom
import type { Car } from '@forecourt/rules/entities/Car'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cardPageData } from '../../../sections/vehicle/card/cardPageData'
import { writeStored } from '../../../storage/Store'
import { viewedStore } from '../../../storage/viewedStore'
import { buildHost } from '../../../testing/buildHost'
import { buildStorage } from '../../../testing/buildStorage'
import { hosted } from '../../../testing/hosted'
import { RecentlyViewed } from './RecentlyViewed'

let comeNear: () => void = () => {}

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
const carOf = (slug: string): Car => buildCar({ id: slug, slug, name: `Car ${slug}` })

const frame = cardPageData({ config: buildConfig(), site: buildSiteData(), request })

const pageAfter = (slugs: readonly string[], cars: (slugs: readonly string[]) => Promise<readonly Car[]>) => {
  const host = buildHost({ storage: buildStorage(), cars: async (requestedSlugs) => ({ cars: await cars(requestedSlugs), frame }) })
  const texts = { stockNumber: '', make: '', model: '', body: '', simpleBody: '' }
  writeStored(
    host,
    viewedStore,
    slugs.map((slug) => ({ id: slug, slug, ...texts })),
  )
  return hosted(<RecentlyViewed carSlug="this" layout={frame.config.card.layout} frame={null} smallPrint={null} />, host)
}

const arrive = () =>
  act(async () => {
    comeNear()
    await vi.dynamicImportSettled()
  })

describe('the recently viewed cars (FAV-05)', () => {
  it('the recently viewed cars are requested only when the shopper scrolls near, without the current car, newest first, at most six', async () => {
    const cars = vi.fn(async (slugs: readonly string[]) => slugs.map(carOf))
    render(pageAfter(['this', '1', '2', '3', '4', '5', '6', '7'], cars))
    expect(screen.getByRole('heading', { name: 'Recently viewed' })).toBeDefined()
    expect(cars).not.toHaveBeenCalled()
    await arrive()
    expect(cars).toHaveBeenCalledExactlyOnceWith(['1', '2', '3', '4', '5', '6'])
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      ['1', '2', '3', '4', '5', '6'].map((slug) => `Car ${slug}`),
    )
    expect(screen.getByRole('link', { name: 'Enquire: Car 1' })).toBeDefined()
  })

  it('the recently viewed cars reserve their space while they are fetched, so that nothing moves', () => {
    const { container } = render(pageAfter(['1', '2'], () => new Promise(() => {})))
    expect(container.querySelectorAll('li')).toHaveLength(2)
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  })

  it.each([
    { name: 'no car was viewed', slugs: [], cars: async () => [] },
    { name: 'only this car was viewed', slugs: ['this'], cars: async () => [] },
    { name: 'all of them were withdrawn', slugs: ['1'], cars: async () => [] },
    { name: 'they can’t be fetched', slugs: ['1'], cars: () => Promise.reject(new Error('offline')) },
  ])('the recently viewed cars are hidden when $name', async ({ slugs, cars }) => {
    comeNear = () => {}
    const { container } = render(pageAfter(slugs, cars))
    await arrive()
    expect(screen.queryByRole('heading')).toBeNull()
    expect(container.textContent).toBe('')
  })

  it('the recently viewed cars are not part of the server-rendered page, which is the same for every shopper', () => {
    const sent = renderToString(pageAfter(['1'], async () => []))
    expect(sent).toBe(renderToString(pageAfter([], async () => [])))
    document.body.innerHTML = sent
    expect(screen.queryByRole('heading')).toBeNull()
    document.body.innerHTML = ''
  })
})
