import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { presetLayers } from '../presetLayers'
import type { Scenario, ScenarioSite } from '../Scenario'

/** Config layers of a demo site, weakest first, as from the database. */
export const scenarioLayers = (scenario: Scenario, site: ScenarioSite): Layer[] => {
  const preset = (kind: 'template' | 'manufacturer', slug: string | null): Layer[] =>
    presetLayers
      .filter((layer) => layer.kind === kind && layer.slug === slug)
      .map(({ name, values, locks }) => ({ kind, name, schemaVersion, values, locks }))
  return [
    ...preset('template', site.template),
    ...preset('manufacturer', site.manufacturer),
    { kind: 'organisation', name: scenario.organisation.name, schemaVersion, values: scenario.organisation.values, locks: [] },
    { kind: 'site', name: site.name, schemaVersion, values: site.values, locks: [] },
  ]
}
