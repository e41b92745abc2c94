import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { setPictureOrigin } from '@forecourt/runtime/ui/pictureSource'
import { afterEach, expect, it, vi } from 'vitest'
import type { SitePage } from './loadSitePage'
import { writeSitePage } from './writeSitePage'

const environment = vi.hoisted(() => ({
  ...{ INTERNAL_SECRET: 'a secret of the installation', THIRD_PARTY_TAGS: 'none', IMAGE_CDN: '', SITE_ORIGIN_TEMPLATE: 'https://{host}' },
}))
vi.mock('../env', () => ({ env: () => environment }))
vi.mock('../document/documentAssets', () => ({ documentAssets: () => ({ script: '/s.js', styles: ['/s.css'], fonts: {} }) }))
afterEach(() => setPictureOrigin(''))

const origin = 'https://cars.example'
const photos = ['a', 'b', 'c', 'd'].map((name) => ({ key: `stock/${name}.webp`, alt: name }))

/** A car's page with a gallery, a logo and cards of other cars, from a server whose environment names this CDN. */
const documentWith = (cdn: string): string => {
  environment.IMAGE_CDN = cdn
  setPictureOrigin(cdn)
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
  return writeSitePage(page, { kind: 'page', route: page.found ? page.route : null, query: '', own: false, gated: false }).body
}

/** What stands before the path of each address of a picture: in `src`, `srcset`, preload links and structured data. */
const origins = (html: string): string[] => [...html.matchAll(/([^\s"'=]*)\/media\/(?:stock|site)\//g)].map(([, before = '']) => before)

const cdn = 'https://cdn.example'

it('a page takes all pictures of the media library from the image CDN of the environment (API-15)', () => {
  const html = documentWith(cdn)
  expect(new Set(origins(html))).toEqual(new Set([cdn]))
  // What parts draw once they answer, such as further photos of the gallery, follows the document.
  expect(html).toContain(`<html lang="en-AU" data-pictures="${cdn}">`)
  expect(html).toMatch(/<link rel="preload" as="image"[^>]*https:\/\/cdn\.example\/media\/stock\/a\.webp\?w=960/)
  expect(html).toContain(`"image":["${cdn}/media/stock/a.webp?w=1280"`)
})

it('without one a page is the same but for these addresses, which are those of its own host (API-15)', () => {
  const own = documentWith('')
  expect(new Set(origins(own))).toEqual(new Set(['', origin]))
  expect(own).not.toContain('data-pictures')
  const moved = documentWith(cdn).replace(` data-pictures="${cdn}"`, '')
  expect(origins(moved)).toHaveLength(origins(own).length)
  expect(moved.replaceAll(`${cdn}/media/`, '/media/')).toBe(own.replaceAll(`${origin}/media/`, '/media/'))
})
