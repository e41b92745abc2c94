import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { scenarios } from '@forecourt/seeds/scenarios'
import { scenarioLayers } from '@forecourt/seeds/testing/scenarioLayers'
import { expect, test } from 'vitest'
import { localTexts } from './localTexts'

const layer = (kind: Layer['kind'], values: Layer['values']): Layer => ({ kind, name: kind, schemaVersion, values, locks: [] })

test('Texts of a site that name a place or make a promise are reported; texts of its layers and neutral ones are not', () => {
  const resolution = resolveConfig([
    layer('template', { vdp: { whyBuyHeading: 'Why Hamilton buys here' } }),
    layer('site', {
      identity: { name: 'Kauri', tagline: 'From Hamilton to the Mount' },
      footer: { about: 'Family owned and in the same street' },
      price: { noPriceText: 'Ask for the price' },
    }),
  ])
  expect(localTexts(resolution, ['Hamilton', 'Tauranga'])).toEqual([
    { pointer: '/identity/tagline', where: 'Business › Tagline', text: 'From Hamilton to the Mount', because: 'mentions Hamilton' },
    expect.objectContaining({ pointer: '/footer/about', because: 'says “Family owned”' }),
  ])
})

test('Prices, rates and people among a site’s own texts are reported, because they are another dealer’s', () => {
  const entries = [{ id: 'tien', name: 'Tien Vo', role: 'Sales manager' }]
  const resolution = resolveConfig([
    layer('site', {
      identity: { tagline: 'Finance from 6.99% p.a.' },
      popups: { list: [{ id: 'winter', title: 'Winter service, $189' }] },
      pages: { list: [{ id: 'home', path: '/', blocks: [{ id: 'team', kind: 'people', entries }] }] },
    } as Layer['values']),
  ])
  expect(localTexts(resolution, []).map(({ text, because }) => [text, because])).toEqual([
    ['Finance from 6.99% p.a.', 'says “6.99%”'],
    ['Tien Vo', 'names a person'],
    ['Winter service, $189', 'says “$189”'],
  ])
})

test('The New Zealand demo dealer has texts that are wrong for another country', () => {
  const scenario = scenarios.find(({ sites }) => sites.some(({ slug }) => slug === 'kauri'))
  const site = scenario?.sites[0]
  if (!scenario || !site) throw new Error('No such demo dealer.')
  const found = localTexts(resolveConfig(scenarioLayers(scenario, site)), ['Hamilton', 'Mount Maunganui'])
  expect(found.length).toBeGreaterThan(0)
})
