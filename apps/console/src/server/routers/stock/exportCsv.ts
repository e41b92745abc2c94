import { type ListedStockCar, listStock } from '@forecourt/data/stock/list/listStock'
import { fieldValue } from '@forecourt/rules/car/fieldValue'
import { carFields } from '@forecourt/rules/car/generated/carFields'
import { placed } from '@forecourt/rules/car/placed'
import { carStage } from '@forecourt/rules/stock/carStage'
import { csvText } from '@forecourt/rules/text/csvText'
import { z } from 'zod'
import { listWithin } from '../../access/listWithin'
import { procedure } from '../../procedure'
import { stockFilterInput } from '../../stock/stockListInput'
import { stockRow } from '../../stock/stockRow'
import { wholeList } from '../../wholeList'

const dollars = (cents: number | null) => (cents === null ? null : cents / 100)

type Cell = string | number | null
/** A column of the file, and the column of the list whose file it is in; those without one are in every file. */
type Column = readonly [heading: string, cell: (car: ListedStockCar, now: string) => Cell, of?: string]

const own: readonly Column[] = [
  ['Stock number', (car) => car.stockNumber],
  ['VIN', (car) => car.vin, 'vin'],
  ['Make', (car) => car.make],
  ['Model', (car) => car.model],
  ['Badge', (car) => car.badge],
  ['Year', (car) => car.year],
  ['New, used or demo', (car) => car.carType, 'tags'],
  ['Type', (car) => car.itemType, ''],
  ['Stage', (car) => carStage(car), 'stage'],
  ['Price, drive away', (car) => dollars(car.driveAwayCents), 'price driveAway'],
  ['Price, excluding government charges', (car) => dollars(car.egcCents), 'price egc'],
  ['Was price', (car) => dollars(car.beforePriceCents), 'price was'],
  ['Odometer', (car) => car.km, 'km'],
  ['Body', (car) => car.simpleBody, ''],
  ['Fuel', (car) => car.fuel, ''],
  ['Transmission', (car) => car.transmission, ''],
  ['Location', (car) => car.locationName, 'place'],
  ['Tag', (car) => car.tag, 'tags'],
  ['Photos', (car) => car.images.length, 'photos'],
  ['Views', (car) => car.views, 'views'],
  ['Leads', (car) => car.leads, 'leads'],
  ['Last lead', (car) => car.lastLeadAt?.slice(0, 10) ?? null, 'lastLead'],
  ['Feed', (car) => car.feedName, 'source'],
  ['Days in stock', (car, now) => stockRow(car, now).daysInStock, 'age'],
  ['Date in stock', (car) => car.createdAt.slice(0, 10), 'age'],
]

const columns = placed<Column>(
  own,
  carFields.flatMap((field) => {
    const column = field.files?.stockList
    const cell = (car: ListedStockCar): Cell => {
      const value = fieldValue(car, field)
      return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value
    }
    return column ? [{ place: column.place, entry: [column.name, cell, ''] }] : []
  }),
)

/** The filtered stock list as a file for a spreadsheet, whose columns a file of stock is read by again: fifty thousand cars at most. */
export const exportCsv = procedure
  .permission('stock.read')
  .input(
    z.object({
      filter: stockFilterInput.default({}),
      /** The columns of the list whose file it is; all there are unless given. */
      columns: z.array(z.string().max(60)).max(60).optional(),
    }),
  )
  .query(async ({ ctx, input: { filter, columns: chosen } }) => {
    const named = columns.filter(([, , of]) => of === undefined || !chosen || of.split(' ').some((name) => chosen.includes(name)))
    const { rows, total } = await wholeList(async (page) => {
      const part = await listWithin(ctx, { ...page, filter }, (scope, query, { siteIds }) => listStock(scope, query, siteIds, ctx.now))
      return { ...part, rows: part.rows.map((car) => named.map(([, cell]) => cell(car, ctx.now))) }
    })
    const headings = named.map(([heading]) => heading)
    return { fileName: `stock-${ctx.now.slice(0, 10)}.csv`, text: csvText(headings, rows), rows: rows.length, total }
  })
