import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isSwitchedOn } from '@forecourt/schema/switches/shownItems'
import { explain, explainAt } from '../parts/explain'
import type { Part } from '../parts/Part'
import type { DecidingField, Reason } from '../reasons/Reason'
import { contentHref } from '../routing/financeHref'
import type { RouteNames } from '../routing/parseSearchPreset'
import { allPageRules } from './findPageRules'
import { matchRoute } from './matchRoute'

type Page = ResolvedConfig['pages']['list'][number]

interface PageAbout {
  readonly page: Page
  readonly config: ResolvedConfig
  readonly names: RouteNames
}

const pagePath = ({ page, config }: PageAbout): string => contentHref(config, page)

const addressField = (about: PageAbout): readonly DecidingField[] => [{ name: 'Address', value: pagePath(about) }]

/** The page that a content page's path resolves to. */
const findPageAtPath = (about: PageAbout): Page | undefined => {
  const match = matchRoute(about.config, about.names, pagePath(about))
  const found = match.kind === 'page' && match.route.page === 'content' ? match.route.pageId : null
  return about.config.pages.list.find(({ id }) => id === found)
}

/** A content page; it exists if it is switched on and `matchRoute` resolves its path to it. Its settings are relative to the page. */
const contentPage: Part<PageAbout> = {
  id: 'page',
  title: 'Page',
  requirement: 'RTE-21',
  elementSetting: null,
  needs: [
    {
      holds: ({ page }) => isSwitchedOn(page),
      title: 'Switched on',
      yes: 'It is switched on.',
      no: 'It is switched off.',
      settings: ['shown'],
      fields: addressField,
    },
    {
      appliesWhen: ({ page }) => isSwitchedOn(page),
      holds: (about) => findPageAtPath(about)?.id === about.page.id,
      requirement: 'RTE-14',
      title: 'An address of its own',
      yes: 'Its address leads to it.',
      no: (about) => {
        const other = findPageAtPath(about)
        return other ? `Its address leads to the page “${other.title}”.` : 'Its address belongs to the site itself.'
      },
      settings: ['path'],
      fields: addressField,
    },
  ],
}

/** The finance page's path is a setting of the site (RTE-10). */
const withFinancePath = (reason: Reason, pointer: string): Reason => ({
  ...reason,
  because: reason.because.map((each) => ({
    ...each,
    settings: each.settings.map((setting) => (setting === `${pointer}/path` ? '/finance/path' : setting)),
  })),
})

const optionalPages = allPageRules.flatMap(([, { pagePart }]) => pagePart ?? [])

/** Explains why each optional page exists or not (UI-19), as `matchRoute` decides. */
export const whyPagesShow = (config: ResolvedConfig, names: RouteNames): Reason[] => [
  ...config.pages.list.map((page) => {
    const pointer = `/pages/list/${page.id}`
    const reason = explainAt({ ...contentPage, id: `page-${page.id}`, title: page.title }, { page, config, names }, pointer)
    return page.id === 'finance' ? withFinancePath(reason, pointer) : reason
  }),
  ...optionalPages.map((part) => {
    const reason = explain(part, { config })
    return { ...reason, because: reason.because.map((each) => ({ ...each, fields: [{ name: 'Address', value: part.path }] })) }
  }),
]
