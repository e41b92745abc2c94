import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { whyPagesShow } from './whyPagesShow'

const names = { makes: [], modelPages: [], dealershipSlugs: [], locationSlugs: [] }
const values: ConfigValues = { pages: { list: [{ id: 'own', title: 'Own', path: '/own' }] } }
/** A draft may be unpublishable. */
const withOwnPage = (more: object): ResolvedConfig => {
  const config = buildConfig(values)
  return { ...config, pages: { list: config.pages.list.map((page) => (page.id === 'own' ? { ...page, ...more } : page)) } }
}

it.each<[id: string, config: ResolvedConfig, shown: boolean, message: string]>([
  ['page-home', buildConfig(), true, 'It is switched on. Its address leads to it.'],
  ['page-own', withOwnPage({}), true, 'It is switched on. Its address leads to it.'],
  ['page-own', withOwnPage({ shown: false }), false, 'It is switched off.'],
  ['page-own', withOwnPage({ path: '/contact' }), false, 'Its address leads to the page “Contact us”.'],
  ['page-own', withOwnPage({ path: '/search/own' }), false, 'Its address belongs to the site itself.'],
  ['page-own', withOwnPage({ path: '/contact-us/own' }), false, 'Its address belongs to the site itself.'],
  ['page-finance', buildConfig({ finance: { path: '/finance-enquiry' } }), true, 'It is switched on. Its address leads to it.'],
  ['own-page-compare', buildConfig({ favourites: { compare: false } }), false, 'Shoppers can’t compare cars on this site.'],
  ['own-page-favourites', buildConfig({ favourites: { enabled: false } }), false, 'Shoppers can’t save cars on this site.'],
])('“Why?” explains why the site has the page $0 or not (RTE-14, RTE-21): $3', (id, config, shown, message) => {
  const reason = whyPagesShow(config, names).find((each) => each.id === id)
  expect(reason?.because.map((each) => each.message).join(' ')).toBe(message)
  expect(reason?.shown).toBe(shown)
})

it('the explanation of pages names only existing settings (RTE-21)', () => {
  const config = withOwnPage({ path: '/contact' })
  const namedSettings = whyPagesShow(config, names).flatMap(({ because }) => because.flatMap(({ settings }) => settings))
  expect(namedSettings.filter((pointer) => settingAt(pointer, config) === null)).toEqual([])
})

it('the explanation of pages distinguishes a dealer’s page from a built-in page with the same id', () => {
  const config = buildConfig({ pages: { list: [{ id: 'blog', title: 'Notes', path: '/notes' }] } })
  const ids = whyPagesShow(config, names).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
