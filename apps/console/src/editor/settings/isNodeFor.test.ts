import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { sections } from '@forecourt/schema/search/settingIndex'
import { expect, it } from 'vitest'
import { isNodeFor, sectionParts } from './sectionParts'

const shown = (manufacturer: string, kind?: 'template' | 'site') =>
  sections
    .filter((section) =>
      isNodeFor(section.node, buildConfig({ identity: { manufacturer } }), { name: 'Coolum', locks: [], ...(kind && { kind }) }),
    )
    .map(({ key }) => key)

it('the editor offers the section of a make only to sites of that make and to layers', () => {
  expect(shown('Toyota')).toContain('toyota')
  expect(shown('')).not.toContain('toyota')
  expect(shown('Kia', 'site')).not.toContain('toyota')
  expect(shown('', 'template')).toContain('toyota')
})

it('the editor offers a section that belongs to no make to every site', () => {
  expect(shown('')).toHaveLength(sections.filter(({ node }) => node['x-make'] === undefined).length)
})

const shownSettings = (country: 'AU' | 'NZ', kind?: 'template') => {
  const config = buildConfig({ identity: { country } })
  const layer = { name: 'Kauri', locks: [], ...(kind && { kind }) }
  return sections.flatMap((section) =>
    sectionParts(
      section,
      () => false,
      (node) => isNodeFor(node, config, layer),
    ).parts.flatMap(({ entries }) => entries.map(({ pointer }) => pointer)),
  )
}
const comparison = ['/finance/comparisonWarning', '/lender/comparisonRateFrom', '/lender/comparisonRateTo', '/estimate/comparisonRate']

it('the editor offers comparison rates to sites in Australia and to layers, and not in New Zealand, which has none (CFG-02)', () => {
  expect(shownSettings('AU')).toEqual(expect.arrayContaining(comparison))
  expect(shownSettings('NZ', 'template')).toEqual(expect.arrayContaining(comparison))
  const inNewZealand = shownSettings('NZ')
  expect(comparison.filter((pointer) => inNewZealand.includes(pointer))).toEqual([])
  expect(inNewZealand).toContain('/estimate/rate')
})

it('the editor offers the Consumer Information Notice in New Zealand only (CFG-02)', () => {
  expect(shownSettings('NZ')).toContain('/vdp/showConsumerNotice')
  expect(shownSettings('AU')).not.toContain('/vdp/showConsumerNotice')
})
