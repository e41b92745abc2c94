import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { scenarios } from '@forecourt/seeds/scenarios'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import { describe, expect, it } from 'vitest'
import { checkEach } from '../checkEach'
import { configBounds } from '../configBounds'
import { demoNow } from '../demoNow'
import type { Page } from '../SitePage'
import { serverHtml } from '../serverHtml'
import { testLayer } from '../switches/changedSite'
import { emptySite, hostilePages, hostileSite } from './hostilePages'

const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const
/** Elements that no page contains. Link preview tags are hoisted into the head. */
const foreign = /^<(script|style|iframe|object|embed|base|meta(?! property="(og|product):)|link(?! rel="preload"))\b/i
const runs = /\s(on\w+|srcdoc)=/i
const leadsAstray = /\s(href|src|action)="\s*(javascript|data|vbscript):/i
/** Output of programs with missing values. */
const mishaps = /\b(undefined|null|NaN|Infinity|Invalid Date|\[object \w+\])/

const dataBlocks = /<script (?:id="measured" type="application\/json"|type="application\/ld\+json")>(.*?)<\/script>/gs

/** Our own script without content: see ListView. */
const recalls = /<script data-recalls="">.*?<\/script>/gs

/** Flaws of a page. React escapes < and > in texts and attributes, so remaining tags are its own. */
const flawsIn = (html: string): string[] => {
  for (const [, block = ''] of html.matchAll(dataBlocks)) JSON.parse(block)
  const visible = html.replace(dataBlocks, '').replace(recalls, '')
  const tags = visible.match(/<[a-z][^>]*>/gi) ?? []
  const texts = visible.split(/<[^>]*>/)
  return [
    ...tags.filter((tag) => foreign.test(tag) || leadsAstray.test(tag) || runs.test(tag.replace(/"[^"]*"/g, '""'))),
    ...texts.filter((text) => mishaps.test(text)),
  ].map((flaw) => flaw.slice(0, 200))
}

const sites = scenarios.flatMap((scenario) => scenario.sites.map((site) => ({ name: site.name, layers: scenarioLayers(scenario, site) })))

/** Pages of a site by index; in a sample each page kind is tested on one site only, and all kinds are covered. */
const pagesOf = (config: ResolvedConfig, place: number): readonly Page[] => {
  const counts = new Map<string, number>()
  const pages: Page[] = [
    ...hostilePages(config).map(({ route, data }) => ({ found: true as const, route, config, data, request })),
    ...[hostileSite, emptySite].map((site) => ({ found: false as const, config, site, request })),
  ]
  return pages.filter((page) => {
    const kind = page.found ? page.data.page : 'missing'
    const count = counts.get(kind) ?? place
    counts.set(kind, count + 1)
    return testsAll || count % sites.length === 0
  })
}

describe('hostile content on every kind of page is rendered as text, never as markup', () => {
  it.each(Object.entries(configBounds))(
    'hostile content on every kind of page is rendered as text, never as markup on sites %s',
    async (_name, valuesFor) => {
      const kinds = new Set<string>()
      const pages = sites.flatMap(({ name, layers }, index) => {
        const { config } = resolveConfig([...layers, testLayer(valuesFor(resolveConfig(layers).config))])
        for (const { data } of hostilePages(config)) kinds.add(data.page)
        return pagesOf(config, index).map((page) => ({ name: `${name} ${page.found ? page.route.path : '/no-such-page'}`, page }))
      })
      await checkEach(pages, ({ page }) => expect(flawsIn(serverHtml(page))).toEqual([]))
      expect(new Set(pages.flatMap(({ page }) => (page.found ? page.data.page : [])))).toEqual(kinds)
    },
  )
})
