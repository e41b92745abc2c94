import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { presetLayers } from '@forecourt/seeds/presetLayers'
import { describe, expect, it } from 'vitest'
import { demoNow } from './demoNow'
import { hostilePages } from './hostile/hostilePages'
import { serverHtml } from './serverHtml'

const request = { now: demoNow, origin: 'https://demo.example', mode: 'live' } as const

const layersOf = (kind: 'template' | 'manufacturer') => presetLayers.filter((layer) => layer.kind === kind)
const templates = layersOf('template').map((template) => ({ name: template.name, template }))
const pairs = templates.flatMap(({ template }) =>
  layersOf('manufacturer').map((manufacturer) => ({ name: `${template.name} with ${manufacturer.name}`, template, manufacturer })),
)
/** A sample draws all manufacturers with the first template, and each other template with some of them. */
const drawnPairs = new Set(pairs.filter(({ template }, at) => testsAll || template === templates[0]?.template || at % 5 === 0))

/** Settings that every site must still set: identity, lead recipients, services. */
const forTheSite = [
  /^No dealer licence is entered/,
  /there is no main number/,
  /^No address gets every lead/,
  /starts ticked/,
  /until (reservations|instant messages) are offered/,
  /no lender is chosen/,
  /^The calculator’s rate and example are not confirmed/,
]

const problemsOf = (layers: typeof presetLayers) =>
  resolveConfig(layers).problems.filter(
    ({ message, severity }) => severity === 'error' || !forTheSite.some((pattern) => pattern.test(message)),
  )

/** The settings that determine a site's structure: without colours and texts. */
const structureOf = ({ header, footer, search, card, vdp, pages }: ResolvedConfig) => [
  `header ${header.layout} ${header.menu} ${header.showTopBar}`,
  `footer ${footer.layout}`,
  `filters ${search.filterLayout} ${search.filterVariant}`,
  `card ${card.layout} ${card.buttons.map(({ id }) => id)}`,
  `car ${vdp.layout} ${vdp.gallery} ${vdp.panel} ${vdp.order}`,
  `home ${pages.list.find(({ path }) => path === '/')?.blocks.map((block) => `${block.kind}${'layout' in block ? block.layout : ''}`)}`,
]

describe('templates and manufacturers', () => {
  it.each(templates)('$name is complete except for what a site must set itself (CFG-07)', ({ template }) => {
    expect(problemsOf([template])).toEqual([])
  })

  it.each(pairs)('$name can be combined, and every page of them renders (CFG-13)', (pair) => {
    const { template, manufacturer } = pair
    expect(problemsOf([template, manufacturer])).toEqual([])
    const { config } = resolveConfig([template, manufacturer])
    const pages = drawnPairs.has(pair) ? hostilePages(config) : []
    // Content comes from the manufacturer, so one template suffices.
    const isFirst = template === templates[0]?.template
    const drawn = pages.filter(({ route }) => isFirst || route.path === '/' || route.page === 'search' || route.page === 'car')
    const shown = new Map(drawn.map((page) => [page.route.page === 'content' ? page.route.path : page.data.page, page]))
    for (const { route, data } of shown.values()) {
      expect(serverHtml({ found: true, route, config, data, request }), route.path).toContain('<main')
    }
  })

  it('templates differ in structure, not only in colours: at least four of six parts between any two (CFG-07)', () => {
    const structures = templates.map(({ name, template }) => ({ name, parts: structureOf(resolveConfig([template]).config) }))
    const alike = structures.flatMap((one, index) =>
      structures.slice(index + 1).flatMap((other) => {
        const different = one.parts.filter((part, at) => part !== other.parts[at]).length
        return different >= 4 ? [] : [`${one.name} and ${other.name}: ${different}`]
      }),
    )
    expect(alike).toEqual([])
  })

  it('every manufacturer gives its sites a menu with mandatory items and a locked brand colour (NAV-04)', () => {
    for (const { name, values, locks } of layersOf('manufacturer')) {
      expect(
        values.navigation?.items?.some(({ mandatory }) => mandatory),
        name,
      ).toBe(true)
      expect(locks, name).toContain('/theme/brandColour')
    }
  })
})
