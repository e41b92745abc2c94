import type { ModelDetails, RangeModel } from '@forecourt/rules/entities/RangeModel'
import { modelParts } from '@forecourt/rules/models/modelParts'
import type { PageData } from '@forecourt/rules/pages/PageRules'
import { type Part, shows } from '@forecourt/rules/parts/Part'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildModelDetails, buildRangeModel, buildVariant } from '@forecourt/rules/testing/buildModel'
import { buildOffer } from '@forecourt/rules/testing/buildOffer'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { expect, it } from 'vitest'
import { renderToHtml } from '../../testing/hosted'
import { ModelPage } from './ModelPage'

const request = { now: '2026-03-18T01:30:00.000Z', origin: 'https://cars.example', mode: 'live' } as const

/** HTML that identifies each part of the page. */
const drawn: { readonly [Name in keyof typeof modelParts]: RegExp } = {
  label: />(All-New|Upcoming|Last ones|Discontinued)</,
  price: />from \$31,000/,
  summary: /A car for the town\./,
  facts: />At a glance</,
  variants: /aria-label="Variants side by side"/,
  priceNote: /data-setting="\/models\/priceNote"/,
  colours: />Colours of the Toyota Corolla</,
  pictures: />Pictures</,
  offers: />Offers on the Corolla</,
  cars: />Corolla in stock</,
  services: />First service</,
  servicePlan: /maximum for each scheduled service/,
  accessories: />Accessories</,
  interest: />Register your interest</,
  enquiry: />Ask about the Corolla</,
  testDrive: />Book a Test Drive</,
}

const full: Partial<ModelDetails> = {
  summary: 'A car for the town.',
  seats: 5,
  variants: [buildVariant({ priceCents: 3_100_000 }), buildVariant({ name: 'ZR' })],
  colours: [
    { name: 'Red', code: '#a8201a', imageKey: 'models/red.svg', priceCents: 57_500 },
    { name: 'White', code: null, imageKey: null, priceCents: null },
  ],
  pictures: [{ caption: 'The cabin', imageKey: 'models/cabin.svg' }],
}
type ModelData = Extract<PageData, { page: 'model' }>

const htmlOf = (data: Partial<ModelData> & Pick<ModelData, 'model'>, values: ConfigValues = {}) => {
  const { model } = data
  const nothing = { details: buildModelDetails(), offers: [], cars: [], accessories: [] }
  return renderToHtml(
    <ModelPage
      route={{ page: 'model', path: model.path, modelId: model.id }}
      config={buildConfig(values)}
      request={request}
      data={{ page: 'model', site: buildSiteData({ range: [model] }), ...nothing, ...data }}
    />,
  )
}
const towBar = {
  id: 'a',
  name: 'Tow bar',
  category: 'touring',
  partNumber: null,
  priceCents: 109_000,
  fitted: true,
  description: null,
  imageKey: null,
} as const
const services = [{ name: 'First service', priceCents: 28_000, months: 12, kilometres: 15_000 }]
const plan = { id: 'all', models: [], price: 250, services: 5, years: 5, months: 12, kilometres: 15_000, upTo: 75_000 }
const noTestDrives = { id: 'test-drive', shown: false }

it.each<{ name: string; model?: Partial<RangeModel>; details?: Partial<ModelDetails>; values?: ConfigValues; offers?: number }>([
  { name: 'without any data' },
  {
    name: 'with all values',
    model: { stage: 'new', priceText: 'from $31,000 drive away', count: 12, newCount: 9, usedCount: 2 },
    details: { ...full, services },
    offers: 1,
  },
  { name: 'with a service price of the site', details: full, values: { models: { servicePlans: [plan], priceNote: '' } } },
  {
    name: 'upcoming',
    model: { stage: 'coming_soon' },
    details: full,
    values: { models: { servicePlans: [plan] } },
  },
  {
    name: 'discontinued',
    model: { stage: 'discontinued', priceText: 'from $31,000' },
    details: full,
  },
  { name: 'that has no test drives', values: { pages: { list: [noTestDrives] } } },
])(
  'a model’s page renders exactly the parts whose rules show them (RTE-19, MOD-01): $name',
  ({ model: over, details: facts, values, offers: count = 0 }) => {
    const model = buildRangeModel(over)
    const details = buildModelDetails(facts)
    const config = buildConfig(values)
    const offers = Array.from({ length: count }, () => buildOffer({ modelName: 'Corolla', category: 'Parts' }))
    const cars = model.newCount > 0 ? [buildCar()] : []
    const accessories = count > 0 ? [towBar] : []
    const html = htmlOf({ model, details, offers, cars, accessories }, values)
    const context = { model, details, config, offers: offers.length, accessories }
    const parts = Object.entries<Part<typeof context>>(modelParts)
    expect(Object.fromEntries(parts.map(([name]) => [name, drawn[name as keyof typeof drawn].test(html)]))).toEqual(
      Object.fromEntries(parts.map(([name, part]) => [name, shows(part, context)])),
    )
  },
)

it('a model page preselects the model in its enquiry form (MOD-01, ENQ-12)', () => {
  const html = htmlOf({ model: buildRangeModel({ stage: 'coming_soon' }) })
  expect(html).toMatch(/<option[^>]*value="Toyota Corolla"[^>]*selected|selected[^>]*value="Toyota Corolla"/)
  expect(html).toContain('Register Interest')
})

it('a model page renders the formatted notes of models (ENT-13, MOD-01)', () => {
  const formatted = (text: string) => toDocument(`- **${text}** first\n- [ask us](/contact)`)
  const models = { priceNote: formatted('Prices'), interestText: formatted('Arrivals') }
  const accessories = [{ ...towBar, description: formatted('Wiring') }]
  const html = (model: RangeModel, details: ModelDetails) => htmlOf({ model, details, accessories }, { models })
  expect(html(buildRangeModel(), buildModelDetails(full))).toMatch(
    /data-setting="\/models\/priceNote"[^>]*><ul[^>]*><li><strong>Prices<\/strong> first/,
  )
  const upcoming = html(buildRangeModel({ stage: 'coming_soon' }), buildModelDetails())
  for (const label of ['Arrivals', 'Wiring']) expect(upcoming).toContain(`<li><strong>${label}</strong> first</li>`)
})

it('a model in one colour names it below the picture, without a choice (ENT-13)', () => {
  const model = buildRangeModel({ imageKey: 'models/corolla.svg' })
  const html = htmlOf({
    model,
    details: buildModelDetails({ colours: [{ name: 'Silver', code: null, imageKey: null, priceCents: null }] }),
  })
  expect(html).toContain('Pictured in silver')
  expect(html).not.toContain('type="radio"')
})

it('a model’s page counts new and used cars separately, each with its list (RTE-19, MOD-01)', () => {
  const html = htmlOf({ model: buildRangeModel({ count: 26, newCount: 14, usedCount: 9 }), cars: [buildCar()] })
  expect(html).toMatch(/href="\/search\/toyota\/corolla\?car_type=new"[^>]*>14 new in stock</)
  expect(html).toMatch(/href="\/search\/toyota\/corolla\?car_type=used"[^>]*>9 used in stock</)
  expect(html).toContain('See all 14 new')
})

it('a model’s page starts as the site sets it: a wide picture, then pictures and a card for each grade (RTE-19)', () => {
  const model = buildRangeModel({ imageKey: 'models/corolla.svg' })
  const details = buildModelDetails(full)
  const order = (html: string) => ['>At a glance<', '>Grades and prices<', '>Pictures<'].map((heading) => html.indexOf(heading))
  const [facts = 0, prices = 0, pictures = 0] = order(htmlOf({ model, details }))
  expect(facts < prices && prices < pictures).toBe(true)
  const html = htmlOf({ model, details }, { models: { hero: 'wide', opening: 'pictures', variants: 'cards' } })
  const [laterFacts = 0, laterPrices = 0, firstPictures = 0] = order(html)
  expect(firstPictures < laterPrices && laterPrices < laterFacts).toBe(true)
  expect(html).not.toContain('<table')
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<img'))
})
