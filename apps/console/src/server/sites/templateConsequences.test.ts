import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { presetLayers } from '@forecourt/seeds/presetLayers'
import { scenarios } from '@forecourt/seeds/scenarios'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import { expect, test } from 'vitest'
import { templateConsequences } from './templateConsequences'

const layer = (kind: Layer['kind'], values: Layer['values']): Layer => ({ kind, name: kind, schemaVersion, values, locks: [] })
const site = layer('site', { identity: { name: 'Coolum Cars', tagline: 'By the sea' }, card: { layout: 'plain' } })

test('Changing the template lists its changes apart from what it removes, and keeps the site’s own values', () => {
  const before = layer('template', { search: { pageSize: 12 }, card: { layout: 'wide' } })
  const after = layer('template', { search: { pageSize: 24 }, navigation: { items: [{ id: 'finance', removed: true }] } })
  const { changed, lost, unchanged, attention } = templateConsequences([before, site], [after, site])
  expect(changed).toEqual(['Cars per page: 12 → 24'])
  expect(lost).toEqual([expect.stringMatching(/Finance.* removed$/)])
  expect(unchanged).toContainEqual({ group: 'Business', count: 2 })
  expect(attention).toEqual([])
})

test('Every demo site can change to every template without an error, and lists the changes', () => {
  const templates = presetLayers.filter(({ kind }) => kind === 'template')
  // In a sample, the sites take the templates in turns.
  let sites = 0
  for (const scenario of scenarios)
    for (const each of scenario.sites) {
      const others = templates.filter((template) => template.slug !== each.template)
      const first = sites++ % others.length
      for (const { slug } of testsAll ? others : others.slice(first, first + 1)) {
        const found = templateConsequences(
          scenarioLayers(scenario, each),
          scenarioLayers(scenario, { ...each, template: slug } as typeof each),
        )
        expect([each.name, slug, found.changed.length > 5, found.unchanged.length > 0]).toEqual([each.name, slug, true, true])
      }
    }
})
