import { stockAges } from '@forecourt/rules/stock/carAttention'
import { parseEnteredNumber, parseMoney } from '@forecourt/rules/text/parseMoney'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useListContext } from 'react-admin'
import { api } from '../../../client/api'
import type { StockFilter } from '../../../client/Records'
import { FilterBar } from '../../../parts/lists/FilterBar'
import type { RangeChoice } from '../../../parts/lists/RangeFilter'
import { useOrganisationFilter } from '../../useOrganisation'

const parseWholeNumber = (entered: string): number | null | undefined => {
  const number = parseEnteredNumber(entered.replace(/\s*km\s*$/i, ''))
  return number && (number.decimals > 0 || number.value > 9_999_999) ? undefined : (number?.value ?? (number as null | undefined))
}

/** Range filters of the stock list: price, year and odometer. Prices are in dollars. */
const stockRanges: readonly RangeChoice[] = [
  {
    label: 'Price',
    ...{ from: 'priceFrom', to: 'priceTo' },
    read: parseMoney,
    write: (cents) => `$${(cents / 100).toLocaleString('en-AU')}`,
    example: '24,990',
  },
  { label: 'Year', ...{ from: 'yearFrom', to: 'yearTo' }, read: parseWholeNumber, write: String, example: '2020' },
  {
    label: 'Kilometres',
    ...{ from: 'kmFrom', to: 'kmTo' },
    read: parseWholeNumber,
    write: (km) => `${km.toLocaleString('en-AU')} km`,
    example: '60,000',
  },
]

/** The complete filter of the stock list, including the selected organisation. */
export const useStockFilter = (): StockFilter => {
  const { filterValues } = useListContext()
  const organisation = useOrganisationFilter()
  return useMemo(
    () => ({ ...Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== undefined)), ...organisation }),
    [filterValues, organisation],
  )
}

const typeNames: { readonly [type: string]: string } = { new: 'New', demo: 'Demo', used: 'Used' }
const withCount = (label: string, count: number) => `${label} (${count.toLocaleString('en-AU')})`

/** Search and filters of the stock list, with counts. */
export const StockListFilters = () => {
  const filter = useStockFilter()
  const { data: facets } = useQuery(api.stock.facets.queryOptions({ filter }, { placeholderData: keepPreviousData }))
  const { data: counts } = useQuery(api.stock.counts.queryOptions({ filter }, { placeholderData: keepPreviousData }))
  const choices = (name: 'carType' | 'make' | 'locationId' | 'tag' | 'feedId') =>
    (facets?.[name] ?? []).map(({ value, label, count }) => ({ value, label: withCount(typeNames[label] ?? label, count) }))
  const [locations, tags, feeds] = [choices('locationId'), choices('tag'), choices('feedId')]
  const ages = stockAges.map((age) => ({ value: age, label: withCount(`${age.replace('-', '–')} days`, counts?.ages[age] ?? 0) }))
  return (
    <FilterBar
      searchLabel="Car, stock number, VIN or rego"
      selects={[
        { source: 'carType', label: 'Type', choices: choices('carType') },
        { source: 'make', label: 'Make', choices: choices('make') },
        ...(locations.length > 1 || filter.locationId ? [{ source: 'locationId', label: 'Location', choices: locations }] : []),
        { source: 'age', label: 'Age', choices: ages },
        ...(tags.length > 0 || filter.tag ? [{ source: 'tag', label: 'Tag', choices: tags }] : []),
        ...(feeds.length > 0 || filter.feedId ? [{ source: 'feedId', label: 'Feed', choices: feeds }] : []),
      ]}
      ranges={stockRanges}
    />
  )
}
