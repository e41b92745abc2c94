import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { expect, test } from 'vitest'
import { listCase } from '../../testing/listCase'
import { overriddenSettings } from './overriddenSettings'

const found = (values: ConfigValues) => {
  const { inherited, config } = listCase(values)
  return overriddenSettings(values, inherited, config).map(({ title, text }) => [title, text])
}

const cases: { name: string; values: ConfigValues; expected: [string, string][] }[] = [
  { name: 'A site without values overrides no settings', values: {}, expected: [] },
  {
    name: 'An overridden value shows the inherited value',
    values: { search: { pageSize: 24 } },
    expected: [['Stock list › Cars per page', '24 instead of 21']],
  },
  {
    name: 'A value equal to the inherited one is listed as set here',
    values: { search: { pageSize: 21 } },
    expected: [['Stock list › Cars per page', '21, the same as inherited']],
  },
  {
    name: 'Changed, removed and added items are listed by name',
    values: {
      navigation: {
        items: [
          { id: 'stock', label: 'Cars' },
          { id: 'finance', removed: true },
          { id: 'about', label: 'About', href: '/about-us' },
        ],
      },
    },
    expected: [
      ['Menu › Menu items › Cars › Text', '“Cars” instead of “Stock”'],
      ['Menu › Menu items › Finance', 'Removed here'],
      ['Menu › Menu items › About', 'Added here'],
    ],
  },
  {
    name: 'A changed order alone is listed once',
    values: { navigation: { items: [{ id: 'trade-in' }, { id: 'stock' }, { id: 'service' }, { id: 'finance' }] } },
    expected: [['Menu › Menu items', 'Reordered here']],
  },
]

test.each(cases)('$name', ({ values, expected }) => {
  expect(found(values)).toEqual(expected)
})
