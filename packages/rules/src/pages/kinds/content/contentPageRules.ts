import { financePaths } from '@forecourt/schema/financePaths'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { isFinancePath } from '@forecourt/schema/switches/shownFinance'
import { shownBlocks, shownPages } from '@forecourt/schema/switches/shownItems'
import { blockDataSettings } from '../../../blocks/findBlockRules'
import { textValues } from '../../../blocks/textValues'
import { financeQuery, parseFinanceParams } from '../../../routing/financeHref'
import { dealerJsonLd } from '../../../seo/dealerJsonLd'
import { breadcrumbsJsonLd } from '../../../seo/jsonLd'
import { pageImage, pageText } from '../../../seo/pageText'
import { organisationJsonLd, questionsJsonLd, siteJsonLd } from '../../../seo/siteJsonLd'
import type { PageRules } from '../../PageRules'
import { matchPage, redirectTemporarily } from '../../Route'

/** Whether a content page takes payments. */
const takesPayment = ({ pages }: Pick<ResolvedConfig, 'pages'>, pageId: string): boolean => {
  const page = pages.list.find(({ id }) => id === pageId)
  return page !== undefined && shownBlocks(page).some(({ kind }) => kind === 'payment')
}

/** The home page and dealers' content pages (RTE-21); the finance page has one of three paths (RTE-10). */
export const contentPageRules = {
  dynamicAddresses: {
    matched: 'last',
    match: ({ path, config }) => {
      const shown = shownPages(config)
      const finance = shown.find(({ id }) => id === 'finance')
      if (finance && isFinancePath(path, config)) return matchPage({ page: 'content', pageId: finance.id, path })
      const found = shown.find((candidate) => candidate.path === path && candidate !== finance)
      if (found) return matchPage({ page: 'content', pageId: found.id, path })
      return finance && (path === finance.path || financePaths.includes(path)) ? redirectTemporarily(config.finance.path) : null
    },
  },
  query: (params, { route, config }) => {
    const requested = isFinancePath(route.path, config) ? parseFinanceParams(params) : null
    return requested ? financeQuery(requested) : ''
  },
  dataSettings: ({ pageId }, config) => {
    const blocks = config.pages.list.find(({ id }) => id === pageId)?.blocks ?? []
    const requested = blocks.flatMap((block) => {
      const settings = blockDataSettings(block, config)
      return settings ? [{ id: block.id, kind: block.kind, ...settings }] : []
    })
    return { blocks: requested }
  },
  stock: ({ blocks }) =>
    Object.values(blocks).some((block) => block.cars ?? block.entries ?? block.quick ?? block.count !== undefined) ? 'lists' : 'nothing',
  meta: ({ route, config, data, request: { origin, pictureOrigin } }) => {
    const { identity, seo } = config
    const content = config.pages.list.find(({ id }) => id === route.pageId)
    const imageKey = pageImage(content?.blocks ?? []) ?? (content?.image || null)
    const questions = questionsJsonLd(content?.blocks ?? [], textValues(config, data.site))
    if (route.path !== '/') {
      const title = content?.title ?? ''
      return {
        title,
        description: content?.description || pageText(content?.blocks ?? [], textValues(config, data.site)),
        imageKey,
        jsonLd: [breadcrumbsJsonLd(origin, [{ name: title, path: route.path }]), ...questions],
      }
    }
    const primary = data.site.locations.find((location) => location.primary) ?? data.site.locations[0]
    return {
      title: seo.title || [identity.name, identity.tagline].filter(Boolean).join(' | '),
      description: content?.description ?? '',
      imageKey,
      jsonLd: [
        ...(primary ? [dealerJsonLd(primary, config, origin, pictureOrigin)] : []),
        organisationJsonLd(config, origin, pictureOrigin),
        siteJsonLd(config, origin),
        ...questions,
      ],
    }
  },
  // No popup on a page with a payment form either (CNT-01).
  popups: (route, config) => {
    if (takesPayment(config, route.pageId)) return null
    return route.path === '/' ? 'home' : 'other'
  },
} as const satisfies PageRules<'content'>
