import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { SitePage } from '../page/loadSitePage'
import { pageMetadata } from '../page/pageMetadata'
import { DocumentHead } from './DocumentHead'

const site = buildSiteData()
const page = (found: boolean, values: Parameters<typeof buildConfig>[0] = {}) => {
  const config = buildConfig(values)
  const request = { now: '2026-03-11T03:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const
  const shared = { live: { published: { version: 7 } }, config, request }
  const content = { route: { page: 'content', pageId: 'home', path: '/' }, data: { page: 'content', site, blocks: {} } }
  return (found ? { found, ...shared, ...content } : { found, ...shared, site }) as unknown as SitePage
}
/** Head elements by name, property or relation. */
const headOf = (shown: SitePage) => {
  const assets = { script: '/s.js', styles: ['/s.css'], fonts: {} }
  const html = renderToStaticMarkup(<DocumentHead metadata={pageMetadata(shown)} themeColor="#123456" assets={assets} />)
  const tags = html.matchAll(/<(?:meta|link) (?:name|property|rel)="([^"]+)"[^>]*?(?:content|href)="([^"]*)"/g)
  return Object.fromEntries([...tags].map(([, name = '', value = '']) => [name, value]))
}

it('a page has its canonical address on the site’s own host, for search engines and for sharing', () => {
  expect(headOf(page(true))).toMatchObject({
    ...{ robots: 'index, follow', canonical: 'https://cars.example/', 'og:url': 'https://cars.example/', 'site-version': '7' },
    ...{ 'theme-color': '#123456', stylesheet: '/s.css', icon: '/icon.svg', manifest: '/manifest.webmanifest' },
  })
})

it.each([
  { name: 'a site that refuses indexing', shown: page(true, { seo: { index: false } }), robots: 'noindex, follow' },
  { name: 'an address without a page', shown: page(false), robots: 'noindex' },
])('a page is not indexed by search engines: $name', ({ shown, robots }) => {
  const head = headOf(shown)
  expect(head.robots).toBe(robots)
  if (!shown.found) expect([head.canonical, head['og:url']]).toEqual([undefined, undefined])
})
