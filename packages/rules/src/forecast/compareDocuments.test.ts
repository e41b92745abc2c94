import { describe, expect, it } from 'vitest'
import { compareDocuments, type RenderedSide } from './compareDocuments'

interface Values {
  readonly name: string
  readonly sort: string
  readonly showsPrices: boolean
  readonly footer: { readonly line: string }
}
interface Page {
  readonly cars: readonly { readonly id: string; readonly price: number; readonly views: number }[]
  readonly footer: Values['footer']
}
const values: Values = { name: 'North', sort: 'price', showsPrices: true, footer: { line: 'Open on Sunday' } }
const stock: Page['cars'] = [
  { id: 'rio', price: 20, views: 1 },
  { id: 'cx-5', price: 30, views: 2 },
]

let [loads, writes] = [0, 0]
const sideOf = (over: Partial<Values> = {}, cars: Page['cars'] | null = stock): RenderedSide<Values, Page> => ({
  values: { ...values, ...over },
  load: async ({ sort, footer }) => {
    loads++
    return cars && { cars: sort === 'views' ? cars.toReversed() : [...cars], footer }
  },
  write: ({ name, showsPrices }, page) => {
    writes++
    return page && [name, ...page.cars.map(({ id, price }) => (showsPrices ? `${id} ${price}` : id)), page.footer.line].join('\n')
  },
})
const compare = async (after: RenderedSide<Values, Page>, isOwnDataSame = true) => {
  loads = 0
  writes = 0
  const compared = await compareDocuments(sideOf(), after, { isOwnDataSame })
  const [loaded, written] = [loads, writes]
  const plain = async (side: RenderedSide<Values, Page>) => side.write(side.values, await side.load(side.values))
  expect([compared.before, compared.after]).toEqual([await plain(sideOf()), await plain(after)])
  return { ...compared, loaded, written }
}

describe('A forecast renders a page twice only if what it reads changes', () => {
  it('a value that nothing of the page reads: it is loaded and rendered once (CFG-12)', async () =>
    expect(await compare(sideOf({ footer: { ...values.footer } }))).toMatchObject({ isRendered: false, loaded: 1, written: 1 }))

  it('a value that only rendering reads: the page’s own data is loaded once', async () =>
    expect(await compare(sideOf({ showsPrices: false }))).toMatchObject({
      ...{ isRendered: true, loaded: 1, written: 2, reads: ['/showsPrices'] },
    }))

  it('a value that the page’s own data contains is that of the other side', async () =>
    expect(await compare(sideOf({ footer: { line: 'Closed' } }))).toMatchObject({ isRendered: true, loaded: 1, reads: ['/footer/line'] }))

  it('a value that loading reads without an effect on what is rendered: it is rendered once', async () =>
    expect(await compare(sideOf({ sort: 'name' }))).toMatchObject({ isRendered: false, loaded: 2, written: 1, reads: [] }))

  it('a value that loading reads with an effect', async () =>
    expect(await compare(sideOf({ sort: 'views' }))).toMatchObject({ isRendered: true, loaded: 2, written: 2, reads: ['/sort'] }))

  it('other cars are compared by the fields that are rendered', async () => {
    const viewed = stock.map((car) => ({ ...car, views: 9 }))
    expect(await compare(sideOf({}, viewed), false)).toMatchObject({ isRendered: false, loaded: 2, written: 1 })
    const dearer = stock.map((car) => ({ ...car, price: car.price + 1 }))
    expect(await compare(sideOf({}, dearer), false)).toMatchObject({ isRendered: true, written: 2 })
  })

  it('a page that disappears, and data that can’t be examined', async () => {
    expect(await compare(sideOf({}, null), false)).toMatchObject({ after: null, isRendered: true })
    const withFunction = (side: RenderedSide<Values, Page>): RenderedSide<Values, Page> => ({
      ...side,
      load: async (given) => {
        const page = await side.load(given)
        return page && Object.assign(page, { reload: () => given.name })
      },
    })
    const [one, two] = [withFunction(sideOf()), withFunction(sideOf({ sort: 'views', name: 'South' }))]
    const compared = await compareDocuments(one, two)
    expect(compared).toMatchObject({ isRendered: true, before: expect.stringContaining('North'), after: expect.stringContaining('South') })
  })
})
