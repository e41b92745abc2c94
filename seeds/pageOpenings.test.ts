import { pictureFocus } from '@forecourt/schema/formats/pictureFocus'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { drawingNameIn } from './drawingFile'
import { scenarios } from './scenarios'
import { scenarioLayers } from './testing/scenarioLayers'

const sites = scenarios.flatMap((scenario) =>
  scenario.sites.map((site) => ({ name: site.name, config: resolveConfig(scenarioLayers(scenario, site)).config })),
)

/** Scenes, situations and buildings that a value names, each once; portraits and logos aren't scenes. */
const scenesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string')
    return [drawingNameIn(pictureFocus(value).file) ?? []].flat().filter((name) => /^(?:scene|situation|building):/.test(name))
  return value && typeof value === 'object' ? [...new Set(Object.values(value).flatMap(scenesIn))] : []
}

it('the pages of each demo site open in another form (CFG-12)', () => {
  const forms = sites.map(({ config }) => config.theme.pageOpening)
  expect(new Set(forms).size).toBe(sites.length)
})

// The home page may show the scene of a page that it links to.
it.each(sites)('no scene is on two content pages of $name (CNT-07)', ({ config }) => {
  const scenes = config.pages.list.filter(({ id }) => id !== 'home').flatMap(scenesIn)
  expect(scenes.length).toBeGreaterThan(4)
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([])
})

const situationBodies: Readonly<Record<string, string>> = { caravan: 'caravan', annexe: 'caravan', learner: 'sportsBike' }

/** Kinds of vans and motorcycles in scenes and situations, by their names; cars of a kind differ by model. */
const leisureBodies = (scenes: readonly string[]) =>
  scenes
    .map((name) => {
      const [, kind = '', first = '', second = ''] = /^([a-z]+):(\w+)(?: (\w+))?/.exec(name) ?? []
      return kind === 'scene' ? second : (situationBodies[first] ?? '')
    })
    .filter((body) => /^(?:caravan|camperTrailer|motorhome|\w+Bike)$/.test(body))

it.each(sites)('no content page of $name shows one kind of van or motorcycle in two pictures (CNT-07)', ({ config }) => {
  const repeated = config.pages.list.filter((page) => {
    const bodies = leisureBodies(scenesIn(page))
    return new Set(bodies).size < bodies.length
  })
  expect(repeated.map(({ id }) => id)).toEqual([])
})

it.each(sites)('the about page of $name starts with a picture (CNT-07)', ({ config }) => {
  const about = config.pages.list.find(({ id }) => id === 'about')
  expect(scenesIn([about?.image, about?.blocks[0]])).not.toEqual([])
})

it.each(sites)('adjacent rows of cars on a page of $name have different layouts (CNT-07)', ({ config }) => {
  const alike = config.pages.list.flatMap(({ blocks }) =>
    blocks.filter((block, index) => {
      const next = blocks[index + 1]
      return block.kind === 'featuredStock' && next?.kind === 'featuredStock' && next.layout === block.layout
    }),
  )
  expect(alike.map(({ id }) => id)).toEqual([])
})

it.each(sites)('section headings of $name start where their content does (CFG-12)', ({ config }) => {
  expect(config.theme.sectionHeadings).not.toBe('centred')
})

// Closed disclosures leave a column empty beside a panel with its contents on the left, which is as tall as the car's facts.
it.each(sites)('car details of $name are open beside a panel on the left (VDP-02)', ({ config: { vdp } }) => {
  if (vdp.panel === 'left') expect(vdp.layout).not.toBe('folds')
})

// Above a text, wide pictures of vehicles on a road look like one decoration that is repeated.
it.each(sites)(
  'at most two of the pages that $name opens with a picture below the heading show a vehicle on a road (CNT-07)',
  ({ config }) => {
    if (config.theme.pageOpening !== 'framed') return
    const pages = config.pages.list.filter(({ id }) => ['contact', 'finance', 'service', 'trade-in'].includes(id))
    expect(pages.filter(({ image }) => image.startsWith('scene:')).length).toBeLessThanOrEqual(2)
  },
)

it.each(sites)('the trade-in page of $name has its steps (CNT-15)', ({ config }) => {
  const page = config.pages.list.find(({ id }) => id === 'trade-in')
  expect(page?.blocks.some((block) => block.kind === 'reasons' && block.layout === 'steps')).toBe(true)
})
