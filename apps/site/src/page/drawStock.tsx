import type { DrawnStock } from '@forecourt/runtime/host/DrawnStock'
import { writeFragment } from '@forecourt/runtime/islands/writeFragment'
import type { PageProps } from '@forecourt/runtime/PageProps'
import { SearchResults } from '@forecourt/runtime/pages/search/results/SearchResults'
import { createHost } from '../host/createHost'

/** Nothing is asked of it while a list is drawn. */
const host = createHost({})

/** What a stock list found, drawn as its page draws it (decision 087). */
export function drawStock(page: PageProps<'search'>): DrawnStock {
  const { nearest: _, ...result } = page.data.result
  return { result: { ...result, cars: [] }, cars: result.cars.length, html: writeFragment(host, <SearchResults {...page} />) }
}
