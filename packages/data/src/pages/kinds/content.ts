import type { BlockData, FinanceKnown } from '@forecourt/rules/blocks/BlockRules'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { parseFinanceParams } from '@forecourt/rules/routing/financeHref'
import { isFinancePath } from '@forecourt/schema/switches/shownFinance'
import { shownPages } from '@forecourt/schema/switches/shownItems'
import type { Database } from '../../createDatabase'
import { currentOffers } from '../../offers/currentOffers'
import type { RenderedSite } from '../../sites/RenderedSite'
import { carBySlug, carByVin } from '../../stock/reading/carBySlug'
import { loadBlock } from '../loadBlock'
import type { PageLoader } from '../PageLoader'

/** The car (by slug, id or VIN, while available) and the current offer from a finance page's query (RTE-11, OFR-04). */
const financeKnown = async (
  db: Database,
  site: RenderedSite,
  query: URLSearchParams,
  now: string,
): Promise<{ readonly form: FinanceKnown; readonly car: Car | null } | null> => {
  const params = parseFinanceParams(query)
  if (!params) return null
  const bySlugOrId = params.car === null ? null : await carBySlug(db, site, params.car)
  const car = bySlugOrId ?? (params.vin === null ? null : await carByVin(db, site, params.vin))
  const offer =
    params.offer === null
      ? undefined
      : await db
          .forOrganisation(site.organisationId)
          .transaction((tx) => currentOffers(tx, site, now, { id: params.offer ?? '' }))
          .then(([found]) => found)
  const available = car && isInStock(car) ? car : null
  return {
    form: { requested: params, car: available && { slug: available.slug, name: available.name }, offer: offer?.name ?? null },
    car: available,
  }
}

/** A content page with the data of its blocks. */
export const content: PageLoader<'content'> = {
  load: async (db, site, { pageId, path }, data, { now, query }) => {
    const page = shownPages(site.config).find(({ id }) => id === pageId)
    if (!page) return null
    const blocks = await db.forOrganisation(site.organisationId).transaction(async (tx) => {
      const loaded: { [blockId: string]: BlockData } = {}
      const inRows = new Set<string>()
      for (const block of page.blocks) {
        const blockData = await loadBlock(tx, site, block, now, inRows)
        if (blockData) loaded[block.id] = blockData
        for (const { id } of blockData?.cars ?? []) inRows.add(id)
      }
      return loaded
    })
    const finance = query && isFinancePath(path, site.config) ? await financeKnown(db, site, query, now) : null
    for (const { id, kind } of finance ? page.blocks : []) {
      if (kind === 'form') blocks[id] = { ...blocks[id], finance: finance?.form }
      if (kind === 'calculator' && finance?.car) blocks[id] = { ...blocks[id], financedCar: finance.car }
    }
    return { page: 'content', site: data, blocks }
  },
}
