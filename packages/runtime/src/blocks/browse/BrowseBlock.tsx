import type { BlockData, BrowseEntry } from '@forecourt/rules/blocks/BlockRules'
import { makeLogos } from '@forecourt/rules/car/texts/makeLogos'
import { newStockText } from '@forecourt/rules/models/modelStock'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { columnCount, columnSizes } from '../../ui/columns/columnCount'
import { Icon } from '../../ui/Icon'
import { MakeLogo } from '../../ui/MakeLogo'
import { Picture } from '../../ui/Picture'
import { RowArrows } from '../../ui/RowArrows.client'
import { SectionBand } from '../../ui/SectionBand'
import { Tag } from '../../ui/Tag'
import type { BlockProps } from '../BlockProps'

type Entries = NonNullable<BlockData['entries']>
type BrowseBy = BlockProps<'browse'>['block']['by']

/** On phones more than a few tiles are in three rows that scroll sideways, without scripts. */
const phoneRows =
  'max-sm:-mx-gutter max-sm:snap-x max-sm:auto-cols-[min(44vw,13rem)] max-sm:grid-flow-col max-sm:grid-rows-3 max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-3 max-sm:[&>li]:snap-start'

/** Most tiles that a phone shows without scrolling sideways. */
const fewTiles = 4

interface BrowseChipsProps {
  readonly entries: Entries
  /** On phones in one row that scrolls sideways, for entries of less importance. */
  readonly scrolls?: boolean
}

/** On phones a row of chips that scrolls sideways, without scripts. */
const chipRow =
  'grid max-sm:-mx-gutter max-sm:auto-cols-max max-sm:grid-flow-col max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-3'

/** Entries as inline chips that wrap. */
const BrowseChips = ({ entries, scrolls = false }: BrowseChipsProps) => (
  <ul
    className={`flex-wrap gap-2.5 sm:flex ${scrolls && entries.length > fewTiles ? chipRow : entries.length > 1 ? 'grid grid-cols-[repeat(auto-fill,minmax(max(9rem,calc(50%-0.3125rem)),1fr))]' : 'flex'}`}
  >
    {entries.map((entry) => (
      <li key={entry.value}>
        <a
          href={entry.href}
          className="flex h-full min-h-11 items-center justify-between gap-2 rounded-control border border-text bg-background px-4 max-sm:px-3 text-small font-semibold text-text hover:border-link hover:text-link"
        >
          <span className="min-w-0 wrap-anywhere">{entry.label}</span>
          <span className="text-tiny font-normal tabular-nums">{entry.count.toLocaleString('en-AU')}</span>
        </a>
      </li>
    ))}
  </ul>
)

/** Cars in stock; of models, only new ones. */
const stockText = ({ count, awaitedCount = 0 }: BrowseEntry, by: BrowseBy): string =>
  by === 'model' ? newStockText(count, awaitedCount) : `${count.toLocaleString('en-AU')} in stock`

/** The text under a model's name: its lowest price, and whether it is new or upcoming (MOD-01). */
export const ModelText = ({ entry: { tag, priceText } }: { readonly entry: BrowseEntry }) => {
  if (!(tag ?? priceText)) return null
  // True if the price text already begins with the tag, such as 'New from $39,990'.
  const beginsWithTag = tag !== undefined && priceText?.startsWith(`${tag} `)
  return (
    <span className="block w-full text-tiny text-muted tabular-nums">
      {tag && <strong className="font-semibold text-text">{tag}</strong>}
      {tag && priceText && (beginsWithTag ? ' ' : ' · ')}
      {beginsWithTag ? priceText?.slice(tag.length + 1) : priceText}
    </span>
  )
}

const columns = { 6: 'xl:grid-cols-6', 7: 'xl:grid-cols-7', 5: 'xl:grid-cols-5', 4: 'xl:grid-cols-4' } as const
const counts = [6, 7, 5, 4] as const

/** Cells of the last row that a number of entries leaves empty. */
const freeCells = (entries: number, count: number): number => (count - (entries % count)) % count

const bestCount = (entries: number) => {
  const free = counts.map((count) => freeCells(entries, count))
  return counts[free.indexOf(Math.min(...free))] ?? counts[0]
}

/** Number of columns on wide screens that leaves the fewest empty cells in the last row: 14 entries make two rows of seven. */
export const pictureColumns = (entries: number): string => columns[bestCount(entries)]

/** Whether these columns leave one cell of the last row empty, which then links to the whole list. */
export const hasFreeCell = (entries: number): boolean => entries > bestCount(entries) && freeCells(entries, bestCount(entries)) === 1

interface BrowsePicturesProps {
  readonly entries: Entries
  readonly by: BrowseBy
  readonly noun: string
}

/** Entries as picture tiles: two scrolling rows on phones, a grid on wider screens. */
const BrowsePictures = ({ entries, by, noun }: BrowsePicturesProps) => (
  <ul
    className={`max-sm:-mx-gutter max-sm:snap-x max-sm:auto-cols-[42vw] max-sm:grid-flow-col max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-3 grid gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-cards lg:grid-cols-4 ${pictureColumns(entries.length)} ${entries.length > 3 ? 'max-sm:grid-rows-2' : ''}`}
  >
    {entries.map((entry) => (
      <li key={entry.value} className="min-w-0 max-sm:snap-start">
        <a
          href={entry.href}
          className="group/tile flex h-full flex-col overflow-hidden rounded-card bg-surface text-text ring-1 ring-line ring-inset hover:ring-2 hover:ring-link"
        >
          <span className="relative block overflow-hidden rounded-card">
            {entry.tag && (
              <Tag tone="accent" className="absolute top-2 left-2 z-1">
                {entry.tag}
              </Tag>
            )}
            {entry.image ? (
              <Picture
                source={entry.image}
                alt=""
                sizes="(width >= 80rem) 13rem, (width >= 64rem) 17rem, (width >= 40rem) 33vw, 42vw"
                ratio={[3, 2]}
                className="transition-transform duration-300 group-hover/tile:scale-104 motion-reduce:transition-none"
              />
            ) : (
              <span className="block aspect-3/2 bg-raised" />
            )}
          </span>
          {/* Name and count each have a line: a long name leaves no room for the count, and adjacent tiles would differ. */}
          <span className="grid gap-y-0.5 px-3 py-2.5">
            <span className="heading text-body leading-tight wrap-anywhere group-hover/tile:text-link">{entry.label}</span>
            <span className="text-tiny text-muted tabular-nums">{stockText(entry, by)}</span>
            {entry.priceText && <span className="text-tiny text-muted tabular-nums">{entry.priceText}</span>}
          </span>
        </a>
      </li>
    ))}
    {hasFreeCell(entries.length) && (
      <li className="max-xl:hidden">
        <a
          href="/search"
          className="flex h-full items-center justify-center gap-2 rounded-card px-3 font-semibold text-link ring-1 ring-line ring-inset hover:ring-2 hover:ring-link"
        >
          All {noun}
          <Icon name="arrowRight" size={18} />
        </a>
      </li>
    )}
  </ul>
)

/** What a large picture says below its name, in order of importance. */
const detailText = (entry: BrowseEntry, by: BrowseBy): string => [entry.body, stockText(entry, by)].filter(Boolean).join(' · ')

const scrollingRow = 'card-row max-lg:-mx-gutter max-lg:auto-cols-[min(70vw,19rem)] max-lg:scroll-px-gutter max-lg:px-gutter max-lg:pb-3'

/** Shape of a large picture: lower if two share the width of the page. */
const rowRatio = (entries: number): readonly [number, number] => (entries < 3 ? [2, 1] : [3, 2])

/** Entries as large pictures in a row that scrolls sideways: four on wide screens, more than one on phones. Up to three share the width. */
const BrowseRow = ({ entries, by }: Omit<BrowsePicturesProps, 'noun'>) => {
  const list = (
    <ul className={entries.length > 3 ? scrollingRow : `grid gap-cards ${columnCount(entries.length)}`}>
      {entries.map((entry) => (
        <li key={entry.value} className="min-w-0">
          <a
            href={entry.href}
            className="group/tile flex h-full flex-col overflow-hidden rounded-card bg-surface text-text ring-1 ring-line ring-inset hover:ring-2 hover:ring-link"
          >
            <span className="relative block overflow-hidden">
              {entry.tag && (
                <Tag tone="accent" className="absolute top-3 left-3 z-1">
                  {entry.tag}
                </Tag>
              )}
              {entry.image ? (
                <Picture
                  source={entry.image}
                  alt=""
                  sizes={
                    entries.length > 3 ? '(width >= 80rem) 19rem, (width >= 64rem) 26rem, min(70vw, 19rem)' : columnSizes(entries.length)
                  }
                  ratio={rowRatio(entries.length)}
                  className="transition-transform duration-300 group-hover/tile:scale-104 motion-reduce:transition-none"
                />
              ) : (
                <span className="block aspect-3/2 bg-raised" />
              )}
            </span>
            <span className="grid gap-y-1 px-4 pt-3.5 pb-4">
              <span className="heading text-subsection leading-tight wrap-anywhere group-hover/tile:text-link">{entry.label}</span>
              <span className="text-small text-muted tabular-nums">{detailText(entry, by)}</span>
              {entry.priceText && <span className="mt-1 text-base font-semibold tabular-nums">{entry.priceText}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
  return entries.length > 3 ? <RowArrows>{list}</RowArrows> : list
}

/** Entries that are left over after the first ones aren't worth a press. */
const worthFolding = 3

/** The first makes, and the others, which open below. */
const splitMakes = (entries: Entries, first: number): readonly [shown: Entries, folded: Entries] =>
  entries.length - first < worthFolding ? [entries, []] : [entries.slice(0, first), entries.slice(first)]

/** The makes after the first ones, which open without scripts. */
const FoldedMakes = ({ entries }: { readonly entries: Entries }) =>
  entries.length > 0 && (
    <details className="group/makes mt-2.5">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        All makes
        <Icon name="chevronDown" size={18} className="transition-transform group-open/makes:rotate-180" />
      </summary>
      <div className="pt-2">
        <BrowseChips entries={entries} />
      </div>
    </details>
  )

interface MakeTilesProps {
  readonly entries: Entries
  /** Keys of their logos by slug. */
  readonly logos: ReadonlyMap<string, string>
}

/** The makes that the dealerships represent, as large tiles with their logos, else a car in stock: at most four in a row, two on phones. */
const LargeTiles = ({ entries, logos }: MakeTilesProps) => (
  <ul
    className={`grid grid-cols-2 gap-2.5 sm:gap-cards ${entries.length === 1 ? 'max-sm:grid-cols-1' : ''} ${entries.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}
  >
    {entries.map((entry) => {
      const logo = logos.get(entry.value)
      return (
        <li key={entry.value}>
          <a
            href={entry.href}
            className="group/tile flex h-full flex-col justify-end overflow-hidden rounded-card bg-surface text-text ring-1 ring-line ring-inset transition-shadow duration-150 hover:ring-2 hover:ring-link"
          >
            {logo ? (
              <span className="grid flex-1 place-items-center px-card pt-card">
                <MakeLogo logoKey={logo} size={96} />
              </span>
            ) : (
              entry.image && (
                <Picture
                  source={entry.image}
                  alt=""
                  sizes="(width >= 64rem) 20rem, 50vw"
                  ratio={[3, 2]}
                  className="transition-transform duration-300 group-hover/tile:scale-104 motion-reduce:transition-none"
                />
              )
            )}
            <span className="relative flex items-end justify-between gap-3 bg-surface p-3 sm:p-card">
              <span className="min-w-0">
                <span className="heading block text-subsection leading-tight wrap-anywhere group-hover/tile:text-link sm:text-section">
                  {entry.label}
                </span>
                <span className="block text-small text-muted tabular-nums sm:mt-1">{entry.count.toLocaleString('en-AU')} in stock</span>
              </span>
              <Icon
                name="arrowRight"
                size={20}
                className="shrink-0 text-muted transition-colors group-hover/tile:text-link max-sm:hidden"
              />
            </span>
          </a>
        </li>
      )
    })}
  </ul>
)

interface OwnMakesProps {
  readonly own: Entries
  readonly others: Entries
  /** How many of the others are shown at first. */
  readonly first: number
  readonly logos: MakeTilesProps['logos']
}

/** The makes that the dealerships represent, large, and below them the others that are in stock. */
const OwnMakes = ({ own, others, first, logos }: OwnMakesProps) => {
  const [shown, folded] = splitMakes(others, first)
  return (
    <>
      <LargeTiles entries={own} logos={logos} />
      {others.length > 0 && (
        <>
          <p className="mt-4 mb-2 text-small font-semibold sm:mt-7 sm:mb-3 text-muted">Other makes in stock</p>
          <BrowseChips entries={shown} scrolls />
          <FoldedMakes entries={folded} />
        </>
      )}
    </>
  )
}

interface BrowseTilesProps extends MakeTilesProps {
  readonly by: BrowseBy
}

/** Entries as a grid of tiles, makes with their logos, if they have one. */
const BrowseTiles = ({ entries, by, logos }: BrowseTilesProps) => (
  <ul
    className={`grid gap-2.5 ${entries.length > fewTiles ? phoneRows : by === 'make' ? 'max-sm:grid-cols-2' : ''} ${by === 'make' ? 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6' : columnCount(entries.length)}`}
  >
    {entries.map((entry) => (
      <li key={entry.value}>
        <a
          href={entry.href}
          className="group/tile flex h-full min-h-16 items-center gap-3 rounded-card bg-surface px-3 py-2.5 text-text ring-1 ring-line ring-inset transition-shadow duration-150 hover:ring-2 hover:ring-link"
        >
          {by === 'make' && logos.has(entry.value) && <MakeLogo logoKey={logos.get(entry.value) ?? ''} size={40} />}
          <span className="min-w-0 flex-1">
            <span className="heading block text-body leading-tight wrap-anywhere">{entry.label}</span>
            <span className="mt-0.5 block text-tiny text-muted tabular-nums">{stockText(entry, by)}</span>
            <ModelText entry={entry} />
          </span>
          <Icon name="arrowRight" size={16} className="shrink-0 text-muted transition-colors group-hover/tile:text-link max-sm:hidden" />
        </a>
      </li>
    ))}
  </ul>
)

/** Slugs of the makes that a site's dealerships represent. */
const representedMakes = ({ dealerships }: Pick<SiteData, 'dealerships'>): ReadonlySet<string> =>
  new Set(dealerships.flatMap(({ makes }) => makes.map(toSlug)))

/** Links into the stock list, each with its car count. */
export const BrowseBlock = ({ block, config, data, site, level, tone, setting }: BlockProps<'browse'>) => {
  const entries = data.entries ?? []
  const isMakes = block.by === 'make'
  const logos = makeLogos(site.names.makes, config)
  const represented = representedMakes(site)
  const own = isMakes && block.ownMakes === 'large' ? entries.filter(({ value }) => represented.has(value)) : []
  const [shown, folded] = isMakes ? splitMakes(entries, block.firstMakes) : [entries, []]
  return (
    <SectionBand heading={block.heading} level={level} tone={tone} setting={setting}>
      {block.layout === 'chips' && <BrowseChips entries={shown} />}
      {block.layout === 'pictures' && <BrowsePictures entries={shown} by={block.by} noun={config.search.noun} />}
      {block.layout === 'row' && <BrowseRow entries={shown} by={block.by} />}
      {block.layout === 'tiles' &&
        (own.length > 0 ? (
          <OwnMakes own={own} others={entries.filter((entry) => !own.includes(entry))} first={block.firstMakes} logos={logos} />
        ) : (
          <BrowseTiles entries={shown} by={block.by} logos={logos} />
        ))}
      {own.length === 0 && <FoldedMakes entries={folded} />}
    </SectionBand>
  )
}
