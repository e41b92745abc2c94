import type { BlockData, BrowseEntry } from '@forecourt/rules/blocks/BlockRules'
import { hasPictures } from '@forecourt/rules/blocks/kinds/browse'
import type { ItemType } from '@forecourt/rules/entities/Car'
import type { LowestTotal } from '@forecourt/rules/entities/RangeModel'
import { modelLabel } from '@forecourt/rules/menus/modelCategories'
import { modelPriceText } from '@forecourt/rules/pricing/modelPriceText'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { facetKey, joinedCounts } from '@forecourt/rules/search/facetKey'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { facetValueText } from '@forecourt/rules/search/facetValueText'
import { formatSearch } from '@forecourt/rules/search/formatSearch'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Prisma } from '../generated/client'
import { knownModels } from '../manufacturers/listKnownMakes'
import type { RenderedSite } from '../sites/RenderedSite'
import { storedBody } from '../stock/search/inBodyCategory'
import { awaited, listedStock } from '../stock/search/listedStock'
import type { Transaction } from '../Transaction'
import { lowestTotals } from './lowestTotals'

/** Columns of a model, joined to a query of its cars. */
interface ModelColumns {
  readonly status: string
  readonly imageKey: string | null
  readonly path: string | null
  /** Null if there are none. */
  readonly variants: ModelValues['variants'] | null
}

type ModelEntry = Pick<BrowseEntry, 'tag' | 'priceText'> & Partial<Pick<ModelColumns, 'imageKey' | 'path'>>

/** A model's entry in a browse block (MOD-01, ENT-13). */
const modelEntry = (
  { status, imageKey, path, variants }: ModelColumns,
  config: Pick<ResolvedConfig, 'models' | 'identity'>,
  inStock: LowestTotal | undefined,
): ModelEntry => {
  const tag = modelLabel(status in modelFields.status.choices ? (status as ModelValues['status']) : 'current', config)
  const priceText = modelPriceText(variants ?? [], config.identity, inStock)
  return { imageKey, path, ...(tag !== null && { tag }), ...(priceText !== null && { priceText }) }
}

export type BrowseBlock = Extract<ResolvedConfig['pages']['list'][number]['blocks'][number], { kind: 'browse' }>
type Entries = NonNullable<BlockData['entries']>

interface CountedEntry {
  readonly label: string
  readonly value: string
  readonly count: number
  readonly image: string | null
  /** The model's columns; null for other groupings, and for unknown models. */
  readonly known: ModelColumns | null
  /** For models only: the cars that haven't arrived; otherwise 0. */
  readonly awaitedCount: number
  /** For models only: the most frequent body of its cars, as stored. */
  readonly body: string | null
  /** For bodies and models only. */
  readonly itemType: ItemType | null
}

const maxEntries = 24
/** Maximum number of body types as the stock spells them, before spellings of the same body are merged. */
const maxSpellings = 500

/** Price bands, in whole dollars. */
const priceBands: readonly { readonly label: string; readonly min: number | null; readonly max: number | null }[] = [
  { label: 'Under $15,000', min: null, max: 15_000 },
  { label: '$15,000 to $25,000', min: 15_000, max: 25_000 },
  { label: '$25,000 to $40,000', min: 25_000, max: 40_000 },
  { label: '$40,000 to $60,000', min: 40_000, max: 60_000 },
  { label: 'Over $60,000', min: 60_000, max: null },
]

const searchFor = (part: Partial<Parameters<typeof formatSearch>[0]>) =>
  `/search${formatSearch({ query: '', page: 1, sortBy: 'recommended', values: {}, ranges: {}, ...part })}`

/** How each browse mode groups cars, and where an entry links to. */
const groupings: {
  readonly [By in Exclude<BrowseBlock['by'], 'price'>]: {
    readonly label: Prisma.Sql
    readonly value: Prisma.Sql
    /** Leads to the list of exactly the counted cars. */
    readonly hrefOf: (value: string) => string
    /** Text of a value that is stored as a code. */
    readonly labelOf?: (value: string) => string
    /** Conditions for the counted cars, and for at least one of a group. */
    readonly counted?: Prisma.Sql
    readonly having?: Prisma.Sql
  }
} = {
  make: { label: Prisma.sql`car.make`, value: Prisma.sql`car.make_slug`, hrefOf: (value) => `/search/${value}` },
  model: {
    label: Prisma.sql`car.model`,
    value: Prisma.sql`car.make_slug || '/' || car.model_slug`,
    hrefOf: (value) => `/search/${value}?car_type=new`,
    counted: Prisma.sql`and car.car_type = 'new'`,
    having: Prisma.sql`having bool_or(car.status <> 'sold')`,
  },
  body: {
    label: storedBody,
    value: storedBody,
    hrefOf: (value) => searchFor({ values: { body: [value] } }),
  },
  type: {
    label: Prisma.sql`car.item_type`,
    value: Prisma.sql`car.item_type`,
    hrefOf: (value) => searchFor({ values: { item_type: [value] } }),
    labelOf: (value) => facetValueText('item_type', value),
  },
  location: { label: Prisma.sql`location.name`, value: Prisma.sql`location.slug`, hrefOf: (value) => `/search/${value}` },
  dealership: { label: Prisma.sql`dealership.name`, value: Prisma.sql`dealership.slug`, hrefOf: (value) => `/search/${value}` },
}

/** Picture of the group's highest-ranked car, new cars first. */
const picture = Prisma.sql`(array_agg(picture.key order by car.car_type = 'new' desc, car.custom_rank desc, car.id) filter (where picture.key is not null))[1]`

const known = Prisma.sql`(array_agg(jsonb_build_object(
  'status', known.status, 'imageKey', known.image_key, 'path', known.override_path, 'variants', known.facts->'variants'
)) filter (where known.id is not null))[1]`

/** Merges spellings of bodies, as the stock list does to which an entry links (SRC-03). */
const joinedBodies = (rows: readonly CountedEntry[]): CountedEntry[] => {
  const titled = rows.map((row) => ({ ...row, value: facetTitle('body', row.value, row.itemType ?? 'car') }))
  return joinedCounts('body', titled).flatMap(({ value, count }) => {
    const same = titled.filter((row) => facetKey('body', row.value) === facetKey('body', value))
    const [first] = same
    return first ? [{ ...first, label: value, value, count, image: same.find(({ image }) => image !== null)?.image ?? null }] : []
  })
}

const byGroup = async (
  tx: Transaction,
  site: RenderedSite,
  block: BrowseBlock & { by: keyof typeof groupings },
  now: string,
): Promise<Entries> => {
  const { by } = block
  const { label, value, hrefOf, labelOf, counted = Prisma.empty, having = Prisma.empty } = groupings[by]
  const isPictured = hasPictures(block)
  // The same text may be different bodies of a car and a motorcycle.
  const itemType = by === 'body' ? Prisma.sql`car.item_type` : Prisma.sql`null::text`
  const isModels = by === 'model'
  const rows = await tx.$queryRaw<CountedEntry[]>`
    select min(${label}) as label, ${value} as value, count(*)::int as count,
      ${isModels ? Prisma.sql`(count(*) filter (where ${awaited}))::int` : Prisma.sql`0`} as "awaitedCount", ${isPictured ? picture : Prisma.sql`null`} as image,
      ${isModels ? known : Prisma.sql`null`} as known, ${isModels ? Prisma.sql`mode() within group (order by car.item_type)` : itemType} as "itemType",
      ${isModels ? Prisma.sql`mode() within group (order by ${storedBody})` : Prisma.sql`null`} as body
    from cars car
    ${isModels ? Prisma.sql`left join ${knownModels(site.organisationId)} known on known.manufacturer_slug = car.make_slug and known.slug = car.model_slug and known.published` : Prisma.empty}
    join dealerships dealership on dealership.organisation_id = car.organisation_id and dealership.id = car.dealership_id
    join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id
    ${isPictured ? Prisma.sql`left join car_images picture on picture.organisation_id = car.organisation_id and picture.car_id = car.id and picture.position = 0` : Prisma.empty}
    where ${listedStock(site, now)} and ${value} is not null ${counted}
    group by ${value}, ${itemType} ${having}
    order by 3 desc, 1
    limit ${by === 'body' ? maxSpellings : maxEntries}`
  const totals = isModels ? await lowestTotals(tx, site, now) : new Map<string, LowestTotal>()
  const groups = by === 'body' ? joinedBodies(rows).slice(0, maxEntries) : rows
  return groups.map(({ image, known: model, itemType: kind, body, awaitedCount, ...row }) => {
    const { imageKey = null, path = null, ...texts } = model ? modelEntry(model, site.config, totals.get(row.value)) : {}
    const shown = (isPictured ? imageKey : null) ?? image
    return {
      ...row,
      ...(labelOf && { label: labelOf(row.value) }),
      ...texts,
      href: path ?? hrefOf(row.value),
      ...(awaitedCount > 0 && { awaitedCount }),
      ...(body !== null && { body: facetTitle('body', body, kind ?? 'car') }),
      ...(shown !== null && { image: shown }),
    }
  })
}

const byPrice = async (tx: Transaction, site: RenderedSite, now: string): Promise<Entries> => {
  const counts = priceBands.map(
    ({ min, max }, index) =>
      Prisma.sql`count(*) filter (where car.price_cents > 0 and car.price_cents >= ${(min ?? 0) * 100} and (${max === null} or car.price_cents <= ${(max ?? 0) * 100}))::int as ${Prisma.raw(`band${index}`)}`,
  )
  const [row] = await tx.$queryRaw<
    { [band: string]: number }[]
  >`select ${Prisma.join(counts)} from cars car where ${listedStock(site, now)}`
  return priceBands.flatMap(({ label, min, max }, index) => {
    const count = row?.[`band${index}`] ?? 0
    return count > 0 ? [{ label, value: `${min ?? ''}:${max ?? ''}`, count, href: searchFor({ ranges: { price: { min, max } } }) }] : []
  })
}

/** Entries of a browse block with their car counts, highest first; prices ascending. */
export const browseEntries = (tx: Transaction, site: RenderedSite, block: BrowseBlock, now: string): Promise<Entries> =>
  block.by === 'price' ? byPrice(tx, site, now) : byGroup(tx, site, { ...block, by: block.by }, now)
