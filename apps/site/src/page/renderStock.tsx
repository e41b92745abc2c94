import type { RenderedStock } from '@forecourt/runtime/host/RenderedStock'
import { writeFragment } from '@forecourt/runtime/islands/writeFragment'
import type { PageProps } from '@forecourt/runtime/PageProps'
import { SearchResults } from '@forecourt/runtime/pages/search/results/SearchResults'
import { createHost, type HostOptions } from '../host/siteHost'

/** Renders the results of a stock list like its page (decision 087). Of the host it needs the picture origin only. */
export function renderStock(page: PageProps<'search'>, { pictureOrigin }: Pick<HostOptions, 'pictureOrigin'>): RenderedStock {
  const host = createHost({ pictureOrigin })
  const { nearest: _, ...result } = page.data.result
  return { result: { ...result, cars: [] }, cars: result.cars.length, html: writeFragment(host, <SearchResults {...page} />) }
}
