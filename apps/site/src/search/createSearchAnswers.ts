import type { Car } from '@forecourt/rules/entities/Car'
import { answerCall, failure, type SearchAnswer, type SearchCall } from '@forecourt/search/protocol/answerCall'
import type { HitWriter } from '@forecourt/search/protocol/HitWriter'
import type { SearchCredentials } from '@forecourt/search/protocol/SearchTarget'
import { stockHits, stockTarget } from '@forecourt/search/stock/stockTarget'
import { cardCar } from '../cars/cardCar'
import type { LiveSite } from '../sites/createSiteRegistry'
import { hostOf } from '../sites/hostOf'
import { searchCredentials } from './searchCredentials'

/** The index name clients ask for (SRC-44). */
export const stockIndexName = 'Car_production'

export interface SearchAnswersOptions {
  siteOf(host: string): Promise<LiveSite | null>
  readonly secret: () => string
  readonly now: () => string
}

/** How long an index that is being loaded is waited for: those who ask have another way to their cars. Milliseconds. */
const patience = 800

function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The search index is not ready yet')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

/** What stays the same as long as a published version lives. */
interface Kept {
  readonly hits: HitWriter<Car>
  readonly credentials: SearchCredentials
}

/** Answers search calls to a site's own address (SRC-44 to SRC-46): the site is the host's, and its stock rule is ours to say. */
export function createSearchAnswers({ siteOf, secret, now }: SearchAnswersOptions) {
  const kept = new WeakMap<LiveSite, Kept>()

  function keptOf(live: LiveSite): Kept {
    const before = kept.get(live)
    if (before) return before
    const { siteId, config } = live.published
    const made = { hits: stockHits((car) => cardCar(car, config)), credentials: searchCredentials(siteId, secret()) }
    kept.set(live, made)
    return made
  }

  return async (call: SearchCall, host: string | null | undefined): Promise<SearchAnswer> => {
    try {
      const live = await siteOf(hostOf(host))
      if (!live) return failure(404, 'There is no site at this address')
      const { engine } = await soon(live.stockIndex())
      const { config, dealershipIds } = live.published
      return answerCall(
        call,
        stockTarget({ indexName: stockIndexName, index: engine, ...keptOf(live), stock: config.stock, dealershipIds, now: now() }),
      )
    } catch (error) {
      console.error(error)
      return failure(503, 'Search can’t be reached just now')
    }
  }
}
