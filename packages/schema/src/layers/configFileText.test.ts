import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ConfigValues } from '../ResolvedConfig'
import { parseConfigImport } from '../validation/parseConfigImport'
import { configFileText } from './configFileText'

const address = 'https://console.example/schema/site-config-v2.json'

it('A config file lists settings in the order of the schema, in whatever order they were set (CFG-01)', () => {
  const one = configFileText({ search: { pageSize: 24 }, identity: { tagline: 'B', name: 'A' } } as ConfigValues, address)
  const other = configFileText({ identity: { name: 'A', tagline: 'B' }, search: { pageSize: 24 } } as ConfigValues, address)
  expect(one).toBe(other)
  expect(one.indexOf('"name"')).toBeLessThan(one.indexOf('"tagline"'))
  expect(one.indexOf('"tagline"')).toBeLessThan(one.indexOf('"search"'))
})

it('A config file keeps the order of lists', () => {
  const items = [
    { id: 'b', label: 'B', href: '/b' },
    { id: 'a', label: 'A', href: '/a' },
  ]
  const { values } = JSON.parse(configFileText({ navigation: { items } } as ConfigValues, address))
  expect(values.navigation.items.map(({ id }: { id: string }) => id)).toEqual(['b', 'a'])
})

it('A config file is imported unchanged', () => {
  const names = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 &'-]{0,40}[a-z]$/)
  fc.assert(
    fc.property(names, fc.integer({ min: 12, max: 48 }), (name, pageSize) => {
      const values = { identity: { name }, search: { pageSize } } as ConfigValues
      expect(parseConfigImport(configFileText(values, address))).toEqual({ ok: true, values })
    }),
  )
})

it('A config file names its schema’s address, which an import ignores', () => {
  expect(JSON.parse(configFileText({}, address)).$schema).toBe(address)
  expect(parseConfigImport(configFileText({}, address))).toEqual({ ok: true, values: {} })
  expect(parseConfigImport(JSON.stringify({ $schema: address, search: { pageSize: 24 } }))).toEqual({
    ok: true,
    values: { search: { pageSize: 24 } },
  })
})
