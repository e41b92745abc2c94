import { createDatabase } from '@forecourt/data/createDatabase'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { listedPaths } from '@forecourt/data/pages/listedPaths'
import { contentClaims } from '@forecourt/data/publishing/contentClaims'
import { consumerNoticePart } from '@forecourt/rules/car/consumerNoticePart'
import { createJudge } from '@forecourt/rules/compliance/createJudge'
import { wholeDays } from '@forecourt/rules/dates/calendarDate'
import { siteTags } from '@forecourt/rules/measuring/siteTags'
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import { stockFacts } from '@forecourt/rules/pages/stockFacts'
import { shows } from '@forecourt/rules/parts/Part'
import { foreignPhrases } from '@forecourt/rules/testing/foreignPhrases'
import { claimFindings } from '@forecourt/schema/checks/claimFindings'
import { findContradictions, numberWords } from '@forecourt/schema/claims/findContradictions'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { drawnPage } from './drawnPage'
import { samplePages } from './samplePages'
import { openDemo } from './seededDemo'

const demo = await openDemo()
const db = createDatabase(roleUrls(inject('demoDatabaseUrl')))
afterAll(() => db.close())
const tested = await samplePages(demo)

const characters: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Visible text of a page, by block. */
const textsOf = (html: string): string[] =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .split(/<\/?(?:p|li|h[1-6]|dd|dt|td|th|div|section|ul|a|button)\b[^>]*>/)
    .map((part) =>
      part
        .replace(/<[^>]+>/g, '')
        .replace(/&#x27;/g, '’')
        .replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => characters[name] ?? ' ')
        .trim(),
    )
    .filter((part) => part.includes(' '))

/** A phrase with the text around it. */
const around = (text: string, phrase: string): string => {
  const at = text.indexOf(phrase)
  return text.slice(Math.max(0, at - 20), at + phrase.length + 20)
}

/** A list's count is not the site's total. */
const isCount = (sentence: string) => /does not match the stock/.test(sentence)

describe.each(demo.sites)('$site.slug', (of) => {
  const { config } = of.site
  const pages = tested.filter((page) => page.of === of)

  it('a demo site has no warning about law or promises before publishing', () => {
    expect(claimFindings(config, stockFacts(config, of.siteData))).toEqual([])
    expect(resolveConfig(of.layers).problems.filter(({ topic }) => topic === 'law' || topic === 'links')).toEqual([])
  })

  it('lists no address in its sitemap that redirects (RTE-10)', async () => {
    const paths = await listedPaths(db, of.site, of.siteData, of.request.now)
    expect(paths).toContain(config.finance.path)
    expect(paths.filter((path) => matchRoute(config, of.siteData.names, path).kind !== 'page')).toEqual([])
  })

  it('a demo site makes no false promise in offers and comments of cars', async () => {
    expect(await contentClaims(db, of.site, of.request.now)).toEqual([])
  })

  it('a demo site has a consent box that starts unticked (ENQ-16)', () => {
    expect(config.forms.optInDefault).toBe(false)
  })

  it('a demo site makes no promise on a page that its settings or cars contradict', () => {
    const facts = stockFacts(config, of.siteData)
    const broken = pages.flatMap((page) => {
      const texts = textsOf(drawnPage(page))
      return texts
        .flatMap((text) => [...findContradictions(text, config, null), ...findContradictions(text, config, facts)])
        .filter((sentence) => !isCount(sentence))
        .map((sentence) => `${page.name}: ${sentence}`)
    })
    expect(broken).toEqual([])
  })

  it('breaks no compliance rule on any page (LEG-02)', async () => {
    const judging = createJudge({ config, site: of.siteData, now: of.request.now, cars: await demo.carsOf(of.site) })
    const broken = pages.flatMap((page) => {
      const car = page.data.page === 'car' ? page.data.car : null
      return judging
        .page({ path: page.route.path, html: drawnPage(page), car, pastPricesCents: null })
        .map(({ rule, phrase }) => `${page.name}: ${rule} “${phrase}”`)
    })
    expect(broken).toEqual([])
  })

  it('a demo site has no text that a native speaker wouldn’t write', () => {
    const foreign = pages.flatMap((page) =>
      textsOf(drawnPage(page)).flatMap((text) => foreignPhrases(text).map((phrase) => `${page.name}: ${around(text, phrase)}`)),
    )
    expect(foreign).toEqual([])
  })

  it('names in its privacy policy every enabled third-party tag, and denies none of their cookies (ANL-01)', () => {
    const policies = pages.filter(({ route }) => route.path === '/privacy-policy')
    expect(policies.length).toBeGreaterThan(0)
    for (const page of policies) {
      const text = textsOf(drawnPage(page)).join(' ')
      for (const { title } of siteTags(config)?.services ?? []) expect(text).toContain(title)
      expect(text.includes('no advertising cookies')).toBe(!config.measuring.ga4 && !config.measuring.metaPixel)
    }
  })

  it('the terms of a demo site contain its contact details, and the footer its licence where the terms say so (RTE-26)', () => {
    const terms = pages.filter(({ route }) => route.path === '/terms-and-conditions')
    expect(terms.length).toBeGreaterThan(0)
    for (const each of terms) {
      const [page = '', footer = ''] = drawnPage(each).split('<footer')
      const sayings = textsOf(page).join(' ')
      expect(sayings).toContain(config.phone.main || config.identity.email)
      if (sayings.includes('at the foot of every page')) expect(footer).toContain(config.identity.licence.replace(/\s+(?=\d)/g, '\u00A0'))
    }
  })

  it('names the number of locations where it counts its dealerships, if they differ (LOC-17)', () => {
    const { dealerships, locations } = stockFacts(config, of.siteData)
    const anyOf = (count: number) => `(?:${count}|${numberWords[count]})`
    const counting = pages.flatMap((page) =>
      textsOf(drawnPage(page))
        .filter((text) => new RegExp(`\\b${anyOf(dealerships)} (?:[A-Z][a-z]+ )?dealerships\\b`).test(text))
        .map((text) => `${page.name}: ${text}`),
    )
    if (of.site.slug === 'meridian' && testsAll) expect(counting.length).toBeGreaterThan(0)
    const alone = counting.filter((text) => dealerships !== locations && !new RegExp(`\\b${anyOf(locations)} locations\\b`).test(text))
    expect(alone).toEqual([])
  })

  it('labels a car sold long ago as sold, not as just sold (CAR-03)', () => {
    const days = config.stock.soldVisibleDays
    const missing = pages.filter(({ data }) => data.page === 'car' && data.car.soldAt && wholeDays(data.car.soldAt, of.request.now) >= days)
    for (const page of missing) {
      const html = drawnPage(page)
      expect(`${page.name} ${/data-setting="\/tags\/soldLaterText"[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html)?.[1]}`).toBe(`${page.name} SOLD`)
    }
  })

  it('a demo site shows the New Zealand consumer notice for every used car there, and on no other page (CFG-02)', () => {
    const cars = pages.flatMap((page) =>
      page.data.page === 'car' || page.data.page === 'print' ? [{ name: page.name, page, data: page.data }] : [],
    )
    const found = cars.map(({ name, page }) => {
      const html = drawnPage(page)
      return {
        name,
        notice: html.includes('Warrant of fitness') && html.includes('Security interest'),
        unregistered: html.includes('Unregistered'),
      }
    })
    const wanted = cars.map(({ name, data }) => ({ name, notice: shows(consumerNoticePart, { car: data.car, config: config }) }))
    expect(found.map(({ name, notice }) => ({ name, notice }))).toEqual(wanted)
    if (config.identity.country === 'NZ') {
      expect(wanted.some(({ notice }) => notice)).toBe(true)
      expect(found.filter(({ unregistered }) => unregistered)).toEqual([])
    }
  })

  it('a demo site fills stars to the exact figure next to them', () => {
    const drawn = pages.flatMap((page) => {
      return [
        ...drawnPage(page).matchAll(
          /aria-label="Rated (\d\.\d) out of 5[^"]*"[^>]*>(.*?)(?=<\/span><\/span><\/span>|aria-label="Rated|<\/div>)/gs,
        ),
      ].map(([, figure, inside = '']) => ({
        figure: Number(figure),
        stars: [...inside.matchAll(/data-star="(\d+)"/g)].slice(0, 5).reduce((sum, [, percent]) => sum + Number(percent) / 100, 0),
      }))
    })
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter(({ figure, stars }) => Math.abs(figure - stars) > 0.001)).toEqual([])
  })
})
