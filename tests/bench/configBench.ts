import { validateConfig } from '@forecourt/schema/generated/validateConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { scenarios } from '@forecourt/seeds/scenarios'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import type { Metric } from './Metric'
import { medianMs } from './measures/medianMs'

/** So many that the engine has compiled what a console or a site does all day; JSON.parse is compiled from the start. */
const rounds = 4_000

/** The demo's largest config: how long it takes to resolve, and to validate beside parsing the same text. */
export const configBench = async (): Promise<Metric[]> => {
  const all = scenarios.flatMap((scenario) => scenario.sites.map((site) => scenarioLayers(scenario, site)))
  const largest = all
    .map((layers) => ({ layers, text: JSON.stringify(resolveConfig(layers).config) }))
    .sort((a, b) => b.text.length - a.text.length)[0]
  if (!largest) throw new Error('There is no demo site to measure.')
  const parsed = JSON.parse(largest.text)
  const resolve = await medianMs(() => resolveConfig(largest.layers), rounds)
  const parse = await medianMs(() => JSON.parse(largest.text), rounds)
  const validate = await medianMs(() => validateConfig(parsed), rounds)
  return [
    { name: 'config-bytes', value: largest.text.length, unit: 'bytes' },
    { name: 'resolve-config', value: resolve, unit: 'ms' },
    { name: 'ajv-validate', value: validate, unit: 'ms' },
    { name: 'ajv-validate-ratio', value: validate / parse, unit: 'x JSON.parse' },
  ]
}
