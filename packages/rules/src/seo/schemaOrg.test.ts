import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import type { ContentBlock } from '../blocks/BlockRules'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildLocation } from '../testing/buildLocation'
import { buildModelDetails, buildRangeModel, buildVariant } from '../testing/buildModel'
import { carJsonLd, stockListJsonLd } from './carJsonLd'
import { dealerJsonLd } from './dealerJsonLd'
import { breadcrumbsJsonLd } from './jsonLd'
import { modelJsonLd } from './modelJsonLd'
import { organisationJsonLd, questionsJsonLd, siteJsonLd } from './siteJsonLd'

/** The schema.org vocabulary, from the types of schema-dts. */
const vocabulary = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
)

interface Interface {
  readonly parents: readonly string[]
  readonly properties: readonly string[]
}

const interfaces = new Map<string, Interface>(
  [...vocabulary.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim()),
        properties: [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, property = '']) => property),
      },
    ],
  ),
)

const typeProperties = (name: string): string[] => {
  const found = interfaces.get(name)
  return found ? [...found.properties, ...found.parents.flatMap(typeProperties)] : []
}

/** All typed objects of a description, with their path. */
const typedObjects = (value: unknown, where: string): { readonly where: string; readonly type: string; readonly names: string[] }[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => typedObjects(entry, `${where}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, entry]) => typedObjects(entry, `${where}.${name}`))
  // Inputs of actions are annotations of their properties: https://schema.org/docs/actions.html.
  const names = Object.keys(value).filter((name) => !name.startsWith('@') && !name.endsWith('-input'))
  return [{ where, type: '@type' in value ? String(value['@type']) : '', names }, ...below]
}

const schemaProblems = (description: object): string[] =>
  typedObjects(description, '').flatMap(({ where, type, names }) => {
    const known = new Set(typeProperties(`${type}Leaf`))
    if (known.size === 0) return [`${where} has no known type: ${type}`]
    return names.filter((name) => !known.has(name)).map((name) => `${where}.${name} is no property of ${type}`)
  })

const termsIn = (description: object): string[] =>
  [...JSON.stringify(description).matchAll(/"(https:\/\/schema\.org\/\w+)"/g)].map(([, term = '']) => term)

const origin = 'https://cars.example'
const location = buildLocation({ imageKey: 'places/1.png' })
const car = (overrides: Partial<Car>) => carJsonLd(buildCar(overrides), { config: buildConfig(), origin, location })
const bare: Partial<Car> = { vin: null, badge: null, colour: null, km: null, images: [], priceCents: null, seats: null, doors: null }

const { pages } = buildConfig({
  pages: {
    list: [
      {
        id: 'asked',
        path: '/asked',
        title: 'Asked',
        blocks: [
          {
            id: 'q',
            kind: 'questions',
            entries: [
              { id: 'one', title: 'Are you open on Sundays?', text: 'Yes, **10 to 4**.' },
              { id: 'two', title: 'Unanswered?', text: '' },
            ],
          },
        ],
      },
    ],
  },
})
const questionsBlock = pages.list.find(({ id }) => id === 'asked')?.blocks[0] as ContentBlock

const descriptions: { readonly name: string; readonly description: object }[] = [
  { name: 'a car', description: car({}) },
  { name: 'a new car coming soon', description: car({ carType: 'new', status: 'coming_soon' }) },
  { name: 'a reserved car', description: car({ reserved: true }) },
  { name: 'a sold car', description: car({ status: 'sold' }) },
  { name: 'a car little is known of', description: car(bare) },
  { name: 'a motorcycle', description: car({ itemType: 'motorcycle' }) },
  { name: 'a caravan', description: car({ itemType: 'caravan', specifications: { sleeps: 4, bodyLength: 19 } }) },
  { name: 'a place', description: dealerJsonLd(location, buildConfig(), origin) },
  { name: 'a list of stock', description: stockListJsonLd([buildCar()], 1, origin) },
  {
    name: 'a model',
    description: modelJsonLd(
      buildRangeModel({ imageKey: 'models/1.svg' }),
      buildModelDetails({ seats: 5, fuels: ['Hybrid'], variants: [buildVariant({ priceCents: 3_999_000 })] }),
      { currency: 'AUD', origin },
    ),
  },
  { name: 'the dealer', description: organisationJsonLd(buildConfig({ identity: { logoImage: 'logo.png' } }), origin) },
  { name: 'the site', description: siteJsonLd(buildConfig(), origin) },
  { name: 'questions', description: questionsJsonLd([questionsBlock], {})[0] ?? {} },
  { name: 'the way to a page', description: breadcrumbsJsonLd(origin, [{ name: 'Cars', path: '/search' }]) },
]

describe('structured data uses only types and properties of schema.org (RTE-04)', () => {
  it('the check knows the properties of a type', () => {
    expect(typeProperties('CarLeaf')).toEqual(expect.arrayContaining(['vehicleEngine', 'offers', 'name']))
    expect(typeProperties('OfferLeaf')).not.toContain('vehicleEngine')
  })

  it('the check reports a property of another type and an unknown type', () => {
    expect(schemaProblems({ '@type': 'Car', opens: '08:00', offers: { '@type': 'Bargain' } })).toEqual([
      '.opens is no property of Car',
      '.offers has no known type: Bargain',
    ])
  })

  it.each(descriptions)('$name', ({ description }) => {
    expect(schemaProblems(description)).toEqual([])
    expect(termsIn(description).filter((term) => !vocabulary.includes(`"${term}"`))).toEqual([])
  })
})
