import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { expect, it, vi } from 'vitest'
import type { SitePage } from './loadSitePage'
import { renderStock } from './renderStock'
import { writeSitePage } from './writeSitePage'

const environment = vi.hoisted(() => ({
  ...{ INTERNAL_SECRET: 'a secret of the installation', THIRD_PARTY_TAGS: 'none', IMAGE_CDN: '', SITE_ORIGIN_TEMPLATE: 'https://{host}' },
}))
vi.mock('../env', () => ({ env: () => environment }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/s.js', styles: ['/s.css'], fonts: {} }) }))

const origin = 'https://cars.example'
const photos = ['a', 'b', 'c', 'd'].map((name) => ({ key: `stock/${name}.webp`, alt: name }))

/** A car page with gallery, logo and similar cars, from a server with this CDN. */
const documentWith = (cdn: string): string => {
  environment.IMAGE_CDN = cdn
  const config = buildConfig({ identity: { logoImage: 'site/logo.png' } })
  const car = buildCar({ images: photos })
  const location = buildLocation()
  const page = {
    found: true,
    live: { published: { siteId: 'site', organisationId: 'organisation', slug: 'north', version: 1, config, dealershipIds: [] } },
    config,
    route: { page: 'car', path: `/cars/${car.slug}`, slug: car.slug },
    data: { page: 'car', site: buildSiteData(), car, location, similar: [buildCar({ id: 'other', slug: 'other', images: photos })] },
    request: { now: '2026-03-11T03:30:00.000Z', origin, pictureOrigin: cdn || origin, mode: 'live' },
  } as unknown as SitePage
  return writeSitePage(page, { kind: 'page', route: page.found ? page.route : null, query: '', isPrivate: false, gated: false }).body
}

/** Origin of every picture URL: in `src`, `srcset`, preload links and structured data. */
const origins = (html: string): string[] => [...html.matchAll(/([^\s"'=]*)\/media\/(?:stock|site)\//g)].map(([, before = '']) => before)

const cdn = 'https://cdn.example'

it('a page loads all pictures of the media library from the image CDN of the environment (API-15)', () => {
  const html = documentWith(cdn)
  expect(new Set(origins(html))).toEqual(new Set([cdn]))
  // Islands use the picture origin of the host data.
  expect(html).toContain(`{"pictureOrigin":"${cdn}",`)
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*https:\/\/cdn\.example\/media\/stock\/a\.webp\?w=960/)
  expect(html).toContain(`"image":["${cdn}/media/stock/a.webp?w=1280"`)
})

it('without an image CDN a page differs only in picture addresses, which are those of its own host (API-15)', () => {
  const own = documentWith('')
  expect(new Set(origins(own))).toEqual(new Set(['', origin]))
  expect(own).not.toContain('pictureOrigin')
  const moved = documentWith(cdn).replace(`"pictureOrigin":"${cdn}",`, '')
  expect(origins(moved)).toHaveLength(origins(own).length)
  expect(moved.replaceAll(`${cdn}/media/`, '/media/')).toBe(own.replaceAll(`${origin}/media/`, '/media/'))
})

it('the cars of a list after a choice have the same picture addresses (API-15)', () => {
  const config = buildConfig()
  const route = { page: 'search', path: '/search', preset: {} } as const
  const result = { cars: [buildCar({ images: photos })], total: 1, page: 1, pageCount: 1, facets: {}, ranges: {} }
  const state = parseSearch(new URLSearchParams(), { config, preset: {} })
  const data = { page: 'search', site: buildSiteData(), state, result } as unknown as Parameters<typeof renderStock>[0]['data']
  const request = { now: '2026-03-11T03:30:00.000Z', origin, pictureOrigin: cdn, mode: 'live' } as const
  const { html } = renderStock({ config, route, data, request } as unknown as Parameters<typeof renderStock>[0], { pictureOrigin: cdn })
  expect(new Set(origins(html))).toEqual(new Set([cdn]))
})
