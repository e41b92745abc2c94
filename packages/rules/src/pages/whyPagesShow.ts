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

interface PageContext {
  readonly page: Page
  readonly config: ResolvedConfig
  readonly names: RouteNames
}

const pagePath = ({ page, config }: PageContext): string => contentHref(config, page)

const addressField = (context: PageContext): readonly DecidingField[] => [{ name: 'Address', value: pagePath(context) }]

/** The page that a content page's path resolves to. */
const findPageAtPath = (context: PageContext): Page | undefined => {
  const match = matchRoute(context.config, context.names, pagePath(context))
  const found = match.kind === 'page' && match.route.page === 'content' ? match.route.pageId : null
  return context.config.pages.list.find(({ id }) => id === found)
}

/** A content page; it exists if it is switched on and `matchRoute` resolves its path to it. Its settings are relative to the page. */
const contentPage: Part<PageContext> = {
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
      holds: (context) => findPageAtPath(context)?.id === context.page.id,
      requirement: 'RTE-14',
      title: 'An address of its own',
      yes: 'Its address leads to it.',
      no: (context) => {
        const other = findPageAtPath(context)
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
