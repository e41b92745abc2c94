import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Reason } from '../reasons/Reason'
import { reasonOf } from '../reasons/reasonOf'
import { matchRoute } from './matchRoute'
import type { RouteNames } from './Route'

type Page = ResolvedConfig['pages']['list'][number]

const ofPage = ({ id, title, path, shown }: Page, config: ResolvedConfig, names: RouteNames): Reason => {
  const pointer = `/pages/list/${id}`
  const address = id === 'finance' ? config.finance.path : path
  const match = matchRoute(config, names, address)
  const found = match.kind === 'page' && match.route.page === 'content' ? match.route.pageId : null
  const other = config.pages.list.find((page) => page.id === found)
  const reached = {
    holds: found === id,
    rule: 'RTE-14',
    title: 'An address of its own',
    yes: 'Its address leads to it.',
    no: other ? `Its address leads to the page “${other.title}”.` : 'Its address belongs to the site itself.',
    settings: [id === 'finance' ? '/finance/path' : `${pointer}/path`],
    fields: [{ name: 'Address', value: address }],
  }
  return reasonOf({ id: `page-${id}`, title, element: null }, [
    {
      holds: shown,
      rule: '',
      title: 'Switched on',
      yes: 'It is switched on.',
      no: 'It is switched off.',
      settings: [`${pointer}/shown`],
      fields: [{ name: 'Address', value: address }],
    },
    ...(shown ? [reached] : []),
  ])
}

/** Says of every page that a site may have or not why it is there (RTE-10, RTE-14, RTE-21, FAV-02, VDP-10), as `matchRoute` decides it. */
export const sitePageReasons = (config: ResolvedConfig, names: RouteNames): Reason[] => [
  ...config.pages.list.map((page) => ofPage(page, config, names)),
  reasonOf({ id: 'page-compare', title: 'Compare', element: null }, [
    {
      holds: config.favourites.compare,
      rule: 'FAV-02',
      title: 'Comparing',
      yes: 'Shoppers can compare cars.',
      no: 'Shoppers can’t compare cars on this site.',
      settings: ['/favourites/compare'],
      fields: [{ name: 'Address', value: '/compare' }],
    },
  ]),
  reasonOf({ id: 'page-favourites', title: 'Saved cars', element: null }, [
    {
      holds: config.favourites.enabled,
      rule: 'VDP-10',
      title: 'Saved cars',
      yes: 'Shoppers can save cars.',
      no: 'Shoppers can’t save cars on this site.',
      settings: ['/favourites/enabled'],
      fields: [{ name: 'Address', value: '/favourites' }],
    },
  ]),
]
