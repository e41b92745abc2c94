import { formatSearch } from '@forecourt/rules/search/formatSearch'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { formSearch } from './formSearch'

const defaults = { sortBy: 'recommended', values: {} } as const

/** The search of a form whose fields are in a query. */
const searchOf = (fields: string, by: Parameters<typeof formSearch>[1] = defaults) => formSearch([...new URLSearchParams(fields)], by)

it.each([
  ['an untouched form', 'query=&price=&price=&sortBy=recommended', ''],
  ['several values of one facet', 'make=Toyota&make=Kia', '?make=Kia&make=Toyota'],
  ['both ends of a range', 'price=5000:&price=:30000', '?price=5000:30000'],
  ['one end of a range', 'km=&km=:60000', '?km=:60000'],
  ['words with surrounding spaces', 'query=  hilux sr5 ', '?query=hilux+sr5'],
  ['a postcode and a distance', 'postcode= 3000 &within=50', '?postcode=3000&within=50'],
  ['a postcode and any distance', 'postcode=3000&within=any', '?postcode=3000'],
  ['a distance from nowhere', 'postcode=&within=50', ''],
  ['an unknown sort order', 'sortBy=cheapest', ''],
  ['another sort', 'sortBy=price_asc', '?sortBy=price_asc'],
])('A form with $0 requests $2 (SRC-02, SRC-25).', (_name, fields, search) => expect(formatSearch(searchOf(fields))).toBe(search))

it('A changed filter starts at the first page (SRC-19).', () => {
  expect(searchOf('page=4').page).toBe(1)
})

it('Without script the browser requests the same search with its own parameters (SRC-02).', () => {
  const sent = 'query=ute&make=Ford&price=5000:&price=:30000&sortBy=newest'
  expect(formatSearch(parseSearch(new URLSearchParams(sent), { config: buildConfig(), preset: {} }))).toBe(formatSearch(searchOf(sent)))
})

it('Values of the path are not repeated in the address (RTE-14).', () => {
  const search = searchOf('car_type=used&make=Kia', { sortBy: 'recommended', values: { car_type: ['used'] } })
  expect(formatSearch(search)).toBe('?make=Kia')
})
