import { carSections, lenderFields } from '@forecourt/rules/car/form/carSections'
import { expect, test } from 'vitest'
import { fieldsIn, sectionIn } from './sectionIn'

const textsIn = (country: 'AU' | 'NZ') =>
  [
    ...carSections
      .map((section) => sectionIn(section, country, {}))
      .flatMap(({ description, fields, collapsed = [] }) => [
        description ?? '',
        ...[...fields, ...collapsed.flatMap((part) => part.fields)].flatMap(({ label, hint }) => [label, hint ?? '']),
      ]),
    ...fieldsIn(lenderFields, country, {}).map(({ label }) => label),
  ].join('\n')

test('A car in New Zealand has no comparison rates, stamp duty or average of a state (CFG-02)', () => {
  const australian = /comparison rate|stamp duty|state average|government charges/i
  expect(textsIn('AU')).toMatch(australian)
  expect(textsIn('NZ')).not.toMatch(australian)
  expect(textsIn('NZ')).toContain('Plus on-road costs')
})

test('A figure that a country doesn’t have stays while it is stored, so that it can be cleared (CFG-02)', () => {
  const paths = (entered: object) => fieldsIn(lenderFields, 'NZ', { ...entered }).map(({ path }) => path)
  expect(paths({ comparisonRate: '' })).not.toContain('comparisonRate')
  expect(paths({ comparisonRate: '9.5' })).toContain('comparisonRate')
})

test('A part of a section without any field of the country is left out (CFG-02)', () => {
  const finance = carSections.find(({ id }) => id === 'finance')
  if (!finance) throw new Error('There is no finance.')
  expect(sectionIn(finance, 'NZ', {}).collapsed).toEqual([])
  expect(sectionIn(finance, 'NZ', { 'financeQuote.comparisonRate': '9' }).collapsed).toHaveLength(1)
})

test.each(['AU', 'NZ'] as const)('No two figures of a lender have the same label in %s (ENT-06, CFG-02)', (country) => {
  const labels = fieldsIn(lenderFields, country, {}).map(({ label }) => label)
  expect(labels).toEqual([...new Set(labels)])
})
