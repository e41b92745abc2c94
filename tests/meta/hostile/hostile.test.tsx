import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { scenarios } from '@forecourt/seeds/scenarios'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import { describe, expect, it } from 'vitest'
import { configBounds } from '../configBounds'
import { demoNow } from '../demoNow'
import { serverHtml } from '../serverHtml'
import { triedLayer } from '../switches/changedSite'
import { emptySite, hostilePages, hostileSite } from './hostilePages'

const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const
/** Elements no page of a site has. What is said to link previews is hoisted into the head. */
const foreign = /^<(script|style|iframe|object|embed|base|meta(?! property="(og|product):)|link(?! rel="preload"))\b/i
const runs = /\s(on\w+|srcdoc)=/i
const leadsAstray = /\s(href|src|action)="\s*(javascript|data|vbscript):/i
/** What programs write where a person forgot that something may be missing. */
const mishaps = /\b(undefined|null|NaN|Infinity|Invalid Date|\[object \w+\])/

const dataBlocks = /<script (?:id="measured" type="application\/json"|type="application\/ld\+json")>(.*?)<\/script>/gs

/** A text of our own that no content reaches: see ListView. */
const recalls = /<script data-recalls="">.*?<\/script>/gs

/** What a page should not have. React escapes every < and > of a text or an attribute, so that what is left are its own tags. */
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

const configs = scenarios.flatMap((scenario) =>
  scenario.sites.flatMap((site) =>
    Object.entries(configBounds).map(([name, valuesFor]) => ({
      name: `${site.name} ${name}`,
      layers: scenarioLayers(scenario, site),
      valuesFor,
    })),
  ),
)

describe('the worst content on every kind of page is drawn as words, never as markup', () => {
  it.each(configs)('$name', ({ layers, valuesFor }) => {
    const { config } = resolveConfig([...layers, triedLayer(valuesFor(resolveConfig(layers).config))])
    for (const { route, data } of hostilePages(config)) {
      expect(flawsIn(serverHtml({ found: true, route, config, data, request })), route.path).toEqual([])
    }
    for (const site of [hostileSite, emptySite]) expect(flawsIn(serverHtml({ found: false, config, site, request }))).toEqual([])
  })
})
