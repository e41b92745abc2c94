import type { Database } from '@forecourt/data/createDatabase'
import type { RenderedSite } from '@forecourt/data/sites/RenderedSite'
import type { StoredValuation } from '@forecourt/data/valuations/StoredValuation'
import { storeFigure } from '@forecourt/data/valuations/storeFigure'
import { findFigure } from '@forecourt/services/valuations/findFigure'
import { sampleMarketValues } from '@forecourt/services/valuations/sampleMarketValues'

/** Works out what is offered, or why nothing is; kept once, whoever asks twice (ERR-16: logged either way). */
export async function storeValuationFigure(db: Database, site: RenderedSite, valuation: StoredValuation, now: string): Promise<void> {
  try {
    const found = await findFigure({ db, site, valuation, values: sampleMarketValues, now, log: (line) => console.error(line) })
    await storeFigure(db, site, valuation.id, found, now)
    console.info(`Valuation ${valuation.id} saved: ${'reason' in found ? `no figure, ${found.reason}` : 'with a figure'}`)
  } catch (error) {
    console.error(`Valuation ${valuation.id} not saved:`, error)
  }
}
