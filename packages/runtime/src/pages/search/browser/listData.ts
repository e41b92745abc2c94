import type { PageProps } from '../../../PageProps'
import { listSite } from './listSite'

type SearchData = PageProps<'search'>['data']

const known = new WeakMap<SearchData, SearchData>()

/** What of a page's data travels to the browser with its list; the same for the same data, so that drawing it again under other settings is no new answer. */
export const listData = (data: SearchData): SearchData => {
  const { state, result, site } = data
  const list: SearchData = known.get(data) ?? { page: 'search', site: listSite(site), state, result: { ...result, cars: [] } }
  known.set(data, list)
  return list
}
