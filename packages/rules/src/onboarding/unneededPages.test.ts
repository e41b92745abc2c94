import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { expect, it } from 'vitest'
import { visibleMenu } from '../menus/visibleMenu'
import { unneededPages } from './unneededPages'

const resolve = (values: object) => resolveConfig([{ kind: 'site', name: 'Yard', schemaVersion: 1, values: values as never, locks: [] }])
const none = { makes: [], manufacturer: '', hasService: false, hasParts: false }
const labels = (list: object[]) => visibleMenu(resolve({ pages: { list } }).config).map(({ label }) => label)

it('a new dealer without a service or parts department has no page and no menu item for it (RTE-21, ENT-08)', () => {
  const { config } = resolve({})
  const hidden = unneededPages(none, config)
  expect(hidden.map(({ id }) => id)).toContain('service')
  expect(labels([])).toEqual(expect.arrayContaining(['Service', 'Parts and accessories', 'Contact']))
  expect(labels(hidden)).not.toContain('Service')
  expect(labels(hidden)).not.toContain('Parts and accessories')
  expect(labels(hidden)).toContain('Contact')
  expect(resolve({ pages: { list: hidden } }).problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

it('pages of departments that the dealer has stay', () => {
  const { config } = resolve({})
  expect(unneededPages({ ...none, hasService: true, hasParts: true }, config)).toEqual([])
  expect(labels(unneededPages({ ...none, hasService: true }, config))).toContain('Service')
})

it('a page stays that the manufacturer requires in the menu (NAV-01)', () => {
  const { config } = resolve({})
  const items = config.navigation.items.map((item) => (item.href === '/service' ? { ...item, mandatory: true } : item))
  expect(unneededPages(none, { ...config, navigation: { ...config.navigation, items } }).map(({ id }) => id)).not.toContain('service')
})
