import { type FooterContext, footerParts } from '@forecourt/rules/menus/footerParts'
import { type HeaderContext, headerParts } from '@forecourt/rules/menus/headerParts'
import { whyFooterShows, whyMenuShows } from '@forecourt/rules/menus/whyMenuShows'
import { explain } from '@forecourt/rules/parts/explain'
import type { Part } from '@forecourt/rules/parts/Part'
import type { Reason } from '@forecourt/rules/reasons/Reason'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { arbitraryConfigs } from '../arbitraryConfigs'
import { demoNow } from '../demoNow'
import { generatedRuns } from '../generatedRuns'
import { hostilePages } from '../hostile/hostilePages'
import { sampled } from '../sampled'
import { openDemo } from '../seededDemo'
import { serverHtml } from '../serverHtml'

const demo = await openDemo()

type PartName = keyof typeof headerParts | keyof typeof footerParts

/** Finds a part of header or footer on a page. */
const found: { readonly [Name in PartName]: (page: Document, config: ResolvedConfig) => boolean } = {
  announcement: (page) => page.querySelector('[data-setting="/header/announcement"]') !== null,
  phone: (page) => page.querySelector('header a[href^="tel:"]') !== null,
  button: (page, { header }) =>
    [...page.querySelectorAll('header .area-actions a')].some(
      (link) => header.ctaLabel !== '' && link.textContent === header.ctaLabel && link.getAttribute('href') === header.ctaHref,
    ),
  saved: (page) => page.querySelector('header [data-setting="/favourites/enabled"]') !== null,
  garage: (page) => page.querySelector('header [data-setting="/garage/name"]') !== null,
  topBar: (page) => page.querySelector('[data-setting="/header/showTopBar"]') !== null,
  logo: (page) => page.querySelector('header [data-setting="/identity/name"] img') !== null,
  tagline: (page) => page.querySelector('header [data-setting="/identity/name"] .text-tiny') !== null,
  about: (page) => page.querySelector('footer [data-setting="/footer/about"]') !== null,
  menu: (page) => page.querySelector('footer #footer-menu a') !== null,
  places: (page) =>
    page.querySelector('footer nav[aria-label="Locations"]') !== null ||
    [...page.querySelectorAll('footer h2')].some(({ textContent }) => textContent === 'Visit us'),
  social: (page) => page.querySelector('footer [data-setting="/social"]') !== null,
  regulators: (page) => page.querySelector('footer [data-setting="/footer/showRegulators"]') !== null,
  line: (page) =>
    [...(page.querySelector('footer [data-setting="/footer/line"]')?.childNodes ?? [])].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
    ),
  licence: (page, { identity, footer }) =>
    footer.line.includes('{licence}') &&
    identity.licence.trim() !== '' &&
    (page.querySelector('footer [data-setting="/footer/line"]')?.textContent ?? '')
      .replace(/\s+/g, ' ')
      .includes(identity.licence.replace(/\s+/g, ' ').trim()),
  legalName: (page) => page.querySelector('footer [data-setting="/identity/legalName"]') !== null,
  number: (page) => page.querySelector('footer [data-setting="/identity/businessNumber"]') !== null,
  choices: (page) => page.querySelector('footer [data-measuring-choice]') !== null,
}

const { window } = new JSDOM('<!doctype html><body></body>')

const draw = (config: ResolvedConfig, site: SiteData): Document => {
  const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const
  const html = serverHtml({ found: true, route: { page: 'sitemap', path: '/sitemap' }, config, data: { page: 'sitemap', site }, request })
  return new window.DOMParser().parseFromString(html, 'text/html')
}

const seen = new Map<string, Set<boolean>>()

/** Compares header, footer and menu of a site with their part tables. */
const compare = (config: ResolvedConfig, site: SiteData) => {
  const page = draw(config, site)
  const context = { config, locations: site.locations, now: demoNow }
  const check = (name: PartName, { shown }: Reason) => {
    expect([name, found[name](page, config)]).toEqual([name, shown])
    seen.set(name, (seen.get(name) ?? new Set()).add(shown))
  }
  for (const [name, part] of Object.entries<Part<HeaderContext>>(headerParts)) check(name as PartName, explain(part, { config }))
  for (const [name, part] of Object.entries<Part<FooterContext>>(footerParts)) check(name as PartName, explain(part, context))
  const legal = whyFooterShows(context).filter(({ id }) => config.footer.legalLinks.some((link) => id === `footer-legal-${link.id}`))
  expect(page.querySelectorAll('footer [data-setting="/footer/legalLinks"] a')).toHaveLength(legal.filter(({ shown }) => shown).length)
  const menu = whyMenuShows(config)
  expect(page.querySelectorAll('footer #footer-menu a')).toHaveLength(
    menu.filter(({ shown, elementSetting }) => shown && !elementSetting?.includes('/children/')).length,
  )
  if (config.header.menu !== 'bar') return
  for (const { elementSetting, shown } of menu)
    expect([elementSetting, page.querySelector(`header li[data-setting="${elementSetting}"]`) !== null]).toEqual([elementSetting, shown])
}

const { site } = hostilePages(buildConfig()).find(({ data }) => data.page === 'content')?.data ?? {}

// The last test summarises the others.
describe('everything in header, footer and menu is rendered exactly where its table shows it (UI-19, NAV-04, NAV-20, VDP-14)', {
  shuffle: false,
}, () => {
  it.each(demo.sites.map((of) => ({ name: of.site.slug, of })))(
    'everything in header, footer and menu is rendered exactly where its table shows it on $name',
    ({ of }) => compare(of.site.config, of.siteData),
  )

  it.each<{ name: string; values: ConfigValues }>([
    { name: 'a site with default settings', values: {} },
    {
      name: 'a site with every text',
      values: {
        header: { announcement: 'Sale', showTopBar: true, ctaLabel: 'Book', ctaHref: '/contact', layout: 'centred' },
        phone: { main: '02 5550 1234' },
        identity: { tagline: 'Since 1970', licence: 'MD 1', legalName: 'Acme Pty Ltd', businessNumber: '51824753556' },
        footer: { about: 'Family owned.', layout: 'centred' },
        social: { facebook: 'https://social.example/acme' },
      },
    },
    {
      name: 'a site with a logo mark next to its name, and nothing in the footer',
      values: {
        identity: { tagline: 'Since 1970', logoImage: 'logo.png', logoStyle: 'mark' },
        favourites: { enabled: false },
        footer: { line: ' ', showRegulators: false, layout: 'compact' },
        navigation: { items: buildConfig().navigation.items.map(({ id }) => ({ id, label: ' ' })) },
      },
    },
    { name: 'a site whose logo is its name', values: { identity: { tagline: 'Since 1970', logoImage: 'logo.png', logoStyle: 'badge' } } },
    { name: 'a site without a menu', values: { header: { menu: 'button' } } },
  ])('everything in header, footer and menu is rendered exactly where its table shows it on $name', ({ values }) => {
    if (site) compare(buildConfig(values), site)
    compare(buildConfig(values), { ...demo.sites[0]?.siteData, locations: [] } as unknown as SiteData)
  })

  it('everything in header, footer and menu is rendered exactly where its table shows it on generated sites', () => {
    let compared = 0
    fc.assert(
      fc.property(arbitraryConfigs, (layers) => {
        const { config, problems } = resolveConfig(layers)
        if (!site || problems.some(({ severity }) => severity === 'error')) return
        compare(config, site)
        compared++
      }),
      generatedRuns(60),
    )
    expect(compared).toBeGreaterThan(sampled(5))
  })

  it('everything in header, footer and menu was both shown and hidden', () => {
    for (const name of Object.keys(found)) expect([name, ...[...(seen.get(name) ?? [])].toSorted()]).toEqual([name, false, true])
  })
})

it('every setting named in these tables exists (UI-19)', () => {
  const config = buildConfig({ footer: { legalLinks: [{ id: 'own' }] } })
  const reasons = [
    ...Object.values(headerParts).map((part) => explain<HeaderContext>(part, { config, masked: true })),
    ...whyFooterShows({ config, locations: [], now: demoNow }),
    ...whyMenuShows(config),
  ]
  const named = reasons.flatMap(({ because, elementSetting }) => [
    ...(elementSetting === null ? [] : [elementSetting]),
    ...because.flatMap(({ settings }) => settings),
  ])
  expect(named.filter((pointer) => settingAt(pointer, config) === null)).toEqual([])
})
