import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { visibleMenu } from './visibleMenu'

const item = (id: string, more: object = {}) => ({
  id,
  label: id,
  href: `/${id}`,
  mandatory: false,
  when: '',
  fill: 'none' as const,
  children: [],
  ...more,
})
/** Further items of the default config. */
const usual = ['stock', 'test-drive', 'service', 'finance', 'trade-in', 'parts', 'contact']
const addedItems = (config: ReturnType<typeof buildConfig>) => visibleMenu(config).filter(({ id }) => !usual.includes(id))

it('the main menu shows the default links in order (CFG-15)', () => expect(visibleMenu(buildConfig()).map(({ id }) => id)).toEqual(usual))

it.each([
  { name: 'a switch that is on', when: 'toyota.showSellMyCar', shown: true },
  { name: 'a switch that is off', when: 'toyota.showExpressMaintenance', shown: false },
  { name: 'an empty text', when: 'seo.title', shown: false },
  { name: 'a text', when: 'identity.name', shown: true },
  { name: 'a number of 0', when: 'stock.minImageCount', shown: false },
  { name: 'an empty list', when: 'leads.notify', shown: false },
])('the menu shows an item according to its setting, in the menu and in a dropdown (NAV-08, NAV-10): $name', ({ when, shown }) => {
  const config = buildConfig({
    toyota: { showSellMyCar: true },
    navigation: {
      items: [item('top', { when }), item('open', { children: [{ id: 'child', label: 'Child', href: '/child', mandatory: false, when }] })],
    },
  })
  const menu = addedItems(config)
  expect(menu.some(({ id }) => id === 'top')).toBe(shown)
  expect(menu.find(({ id }) => id === 'open')?.children).toHaveLength(shown ? 1 : 0)
})

it('the main menu leaves out links to a page that is turned off (RTE-21)', () => {
  const items = [item('cover', { href: '/warranty#claims' }), item('stock-list', { href: '/search' })]
  expect(addedItems(buildConfig({ navigation: { items } })).map(({ id }) => id)).toEqual(['stock-list'])
  const pages = { list: [{ id: 'warranty', shown: true }] }
  expect(addedItems(buildConfig({ navigation: { items }, pages } as never)).map(({ id }) => id)).toEqual(['cover', 'stock-list'])
})

it('the main menu resolves the addresses of links, and leaves out links without an address (NAV-07, NAV-17)', () => {
  const items = [item('new', { href: 'https://{baseDomain}/new-vehicles' }), item('genuine', { href: '/genuine-service' })]
  expect(addedItems(buildConfig({ navigation: { items } })).map(({ href }) => href)).toEqual(['/genuine-service'])
  expect(addedItems(buildConfig({ navigation: { items }, toyota: { baseDomain: 'dealer.example' } })).map(({ href }) => href)).toEqual([
    'https://dealer.example/new-vehicles',
    'https://dealer.example/service-booking',
  ])
})
