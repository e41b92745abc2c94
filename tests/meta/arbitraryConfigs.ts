import type { Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { arbitraryValues } from '@forecourt/schema/testing/arbitraryValues'
import { buildLayer } from '@forecourt/schema/testing/buildLayer'
import { presetLayers } from '@forecourt/seeds/presetLayers'
import { scenarios } from '@forecourt/seeds/scenarios'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import fc from 'fast-check'
import { hostileText } from './hostile/hostileText'

type Path = readonly (string | number)[]

/** A mutation: position among all places of a document, and its kind. */
interface Mutation {
  readonly at: number
  readonly how: 'replace' | 'remove' | 'add' | 'double'
  readonly value: unknown
}

/** Values that users and programs write into configs by mistake or on purpose. */
const unusualValues = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    '',
    ' ',
    'javascript:alert(1)',
    '//elsewhere.example',
    '/../..',
    '{name}',
    '{{count}}',
    '__proto__',
    hostileText(400),
    'x'.repeat(30_000),
    -1,
    0,
    1e308,
    true,
    false,
    [],
    [[]],
    {},
    [{ id: 'home' }],
    [{ id: 'a' }, { id: 'a' }],
    [null],
  ),
)

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace', 'replace', 'remove', 'add', 'double'),
  value: unusualValues,
})

const placesIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, Array.isArray(value) ? Number(key) : key]))]
    : [path]

const changed = (value: unknown, [key, ...rest]: Path, { how, value: put }: Mutation): unknown => {
  if (key === undefined)
    return how === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value, added: put } : put
  if (Array.isArray(value)) {
    const index = Number(key)
    if (rest.length > 0) return value.with(index, changed(value[index], rest, { at: 0, how, value: put }))
    if (how === 'remove') return value.toSpliced(index, 1)
    if (how === 'double') return value.toSpliced(index, 0, value[index])
    return value.with(index, changed(value[index], [], { at: 0, how, value: put }))
  }
  const record = value as Readonly<Record<string, unknown>>
  const { [key]: inside, ...others } = record
  if (rest.length === 0 && how === 'remove') return others
  return { ...record, [key]: changed(inside, rest, { at: 0, how, value: put }) }
}

const mutated = (values: unknown, mutations: readonly Mutation[]): unknown =>
  mutations.reduce<unknown>((before, one) => {
    const places = placesIn(before)
    const place = places[one.at % places.length] ?? []
    return place.length === 0 ? before : changed(before, place, one)
  }, values)

const demoLayers = scenarios.flatMap((scenario) => scenario.sites.map((site) => scenarioLayers(scenario, site)))

const withSiteValues = (layers: readonly Layer[], values: unknown): Layer[] => [
  ...layers,
  buildLayer({ kind: 'site', name: 'Generated', values: values as ConfigValues }),
]

/** Keeps some generated sections only: with all of them hardly any config would be publishable. */
const someSections = fc.tuple(arbitraryValues, fc.nat(), fc.integer({ min: 1, max: 5 })).map(([values, from, count]): ConfigValues => {
  const entries = Object.entries(values)
  const first = entries.length === 0 ? 0 : from % entries.length
  return Object.fromEntries([...entries.slice(first), ...entries.slice(0, first)].slice(0, count))
})

/** Layers with arbitrary schema-valid content: template, manufacturer and site. */
const generated = fc
  .tuple(
    fc.constantFrom(...presetLayers.filter(({ kind }) => kind === 'template')),
    fc.option(fc.constantFrom(...presetLayers.filter(({ kind }) => kind === 'manufacturer'))),
    fc.oneof(arbitraryValues, someSections, someSections),
  )
  .map(([template, manufacturer, values]) => withSiteValues([template, ...(manufacturer ? [manufacturer] : [])], values))

/** A demo site's own values with some corrupted. */
const mutatedDemos = fc
  .tuple(fc.constantFrom(...demoLayers), fc.array(mutation, { minLength: 1, maxLength: 4 }))
  .map(([layers, mutations]) => {
    const own = layers.at(-1)
    return withSiteValues(layers.slice(0, -1), mutated(own?.values, mutations))
  })

/** The layers of a site, weakest first: half generated from the schema, half demo sites with mistakes. */
export const arbitraryConfigs: fc.Arbitrary<readonly Layer[]> = fc.oneof(generated, mutatedDemos)

/** Configs that can be published: of `arbitraryConfigs`, those without errors. */
export const publishableConfigs = arbitraryConfigs
  .map((layers) => resolveConfig(layers))
  .filter(({ problems }) => problems.every(({ severity }) => severity !== 'error'))
  .map(({ config }) => config)
