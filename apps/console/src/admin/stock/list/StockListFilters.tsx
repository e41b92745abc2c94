import { stockAges } from '@forecourt/rules/stock/stockAge'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '../../../client/api'
import { FilterBar } from '../../../parts/lists/FilterBar'
import { stockRanges } from './stockRanges'
import { useStockFilter } from './useStockFilter'

const typeNames: { readonly [type: string]: string } = { new: 'New', demo: 'Demo', used: 'Used' }
const counted = (label: string, count: number) => `${label} (${count.toLocaleString('en-AU')})`

/** Search and choices over the list of cars, each with how many cars it would leave. */
export const StockListFilters = () => {
  const filter = useStockFilter()
  const { data: facets } = useQuery(api.stock.facets.queryOptions({ filter }, { placeholderData: keepPreviousData }))
  const { data: counts } = useQuery(api.stock.counts.queryOptions({ filter }, { placeholderData: keepPreviousData }))
  const choices = (name: 'carType' | 'make' | 'locationId' | 'tag' | 'feedId') =>
    (facets?.[name] ?? []).map(({ value, label, count }) => ({ value, label: counted(typeNames[label] ?? label, count) }))
  const [places, tags, feeds] = [choices('locationId'), choices('tag'), choices('feedId')]
  const ages = stockAges.map((age) => ({ value: age, label: counted(`${age.replace('-', '–')} days`, counts?.ages[age] ?? 0) }))
  return (
    <FilterBar
      searchLabel="Car, stock number, VIN or rego"
      selects={[
        { source: 'carType', label: 'Type', choices: choices('carType') },
        { source: 'make', label: 'Make', choices: choices('make') },
        ...(places.length > 1 || filter.locationId ? [{ source: 'locationId', label: 'Where', choices: places }] : []),
        { source: 'age', label: 'Age', choices: ages },
        ...(tags.length > 0 || filter.tag ? [{ source: 'tag', label: 'Tag', choices: tags }] : []),
        ...(feeds.length > 0 || filter.feedId ? [{ source: 'feedId', label: 'Feed', choices: feeds }] : []),
      ]}
      ranges={stockRanges}
    />
  )
}
