import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { settingAt } from '@forecourt/schema/settingAt'
import { expect, it } from 'vitest'
import { buildConfig } from '../testing/buildConfig'
import { whyPagesShow } from './whyPagesShow'

const names = { makes: [], modelPages: [], dealershipSlugs: [], locationSlugs: [] }
const values: ConfigValues = { pages: { list: [{ id: 'own', title: 'Own', path: '/own' }] } }
/** A draft may say what can't be published. */
const own = (more: object): ResolvedConfig => {
  const config = buildConfig(values)
  return { ...config, pages: { list: config.pages.list.map((page) => (page.id === 'own' ? { ...page, ...more } : page)) } }
}

it.each<{ id: string; config: ResolvedConfig; shown: boolean; says: string }>([
  { id: 'page-home', config: buildConfig(), shown: true, says: 'It is switched on. Its address leads to it.' },
  { id: 'page-own', config: own({}), shown: true, says: 'It is switched on. Its address leads to it.' },
  { id: 'page-own', config: own({ shown: false }), shown: false, says: 'It is switched off.' },
  { id: 'page-own', config: own({ path: '/contact' }), shown: false, says: 'Its address leads to the page “Contact us”.' },
  { id: 'page-own', config: own({ path: '/search/own' }), shown: false, says: 'Its address belongs to the site itself.' },
  { id: 'page-own', config: own({ path: '/contact-us/own' }), shown: false, says: 'Its address belongs to the site itself.' },
  {
    id: 'page-finance',
    config: buildConfig({ finance: { path: '/finance-enquiry' } }),
    shown: true,
    says: 'It is switched on. Its address leads to it.',
  },
  {
    id: 'own-page-compare',
    config: buildConfig({ favourites: { compare: false } }),
    shown: false,
    says: 'Shoppers can’t compare cars on this site.',
  },
  {
    id: 'own-page-favourites',
    config: buildConfig({ favourites: { enabled: false } }),
    shown: false,
    says: 'Shoppers can’t save cars on this site.',
  },
])('says of $id why the site has it or not (RTE-14, RTE-21): $says', ({ id, config, shown, says }) => {
  const reason = whyPagesShow(config, names).find((each) => each.id === id)
  expect(reason?.because.map((each) => each.says).join(' ')).toBe(says)
  expect(reason?.shown).toBe(shown)
})

it('names settings that exist (RTE-21)', () => {
  const config = own({ path: '/contact' })
  const named = whyPagesShow(config, names).flatMap(({ because }) => because.flatMap(({ settings }) => settings))
  expect(named.filter((pointer) => settingAt(pointer, config) === null)).toEqual([])
})

it('tells a dealer’s page from the site’s own of the same name', () => {
  const config = buildConfig({ pages: { list: [{ id: 'blog', title: 'Notes', path: '/notes' }] } })
  const ids = whyPagesShow(config, names).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
