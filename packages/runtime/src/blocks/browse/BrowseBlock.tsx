import type { BlockData, BrowseEntry } from '@forecourt/rules/blocks/BlockRules'
import { makeLogos } from '@forecourt/rules/car/texts/makeLogos'
import { toMonograms } from '@forecourt/rules/car/texts/toMonograms'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { columnCount } from '../../ui/columns/columnCount'
import { Icon } from '../../ui/Icon'
import { MakeMark } from '../../ui/MakeMark'
import { Picture } from '../../ui/Picture'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** Entries as inline chips that wrap. */
const BrowseChips = ({ entries }: { readonly entries: NonNullable<BlockData['entries']> }) => (
  <ul
    className={`flex-wrap gap-2.5 sm:flex ${entries.length > 1 ? 'grid grid-cols-[repeat(auto-fill,minmax(max(9rem,calc(50%-0.3125rem)),1fr))]' : 'flex'}`}
  >
    {entries.map((entry) => (
      <li key={entry.value}>
        <a
          href={entry.href}
          className="flex h-full min-h-11 items-center justify-between gap-2 rounded-control border border-line-strong bg-background px-4 max-sm:px-3 text-small font-medium text-text hover:border-link hover:text-link"
        >
          <span className="min-w-0 wrap-anywhere">{entry.label}</span>
          <span className="text-tiny font-normal text-muted tabular-nums">{entry.count.toLocaleString('en-AU')}</span>
        </a>
      </li>
    ))}
  </ul>
)

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

const columns = ['xl:grid-cols-6', 'xl:grid-cols-7', 'xl:grid-cols-5', 'xl:grid-cols-4'] as const
const counts = [6, 7, 5, 4] as const

/** Number of columns on wide screens that leaves the fewest empty cells in the last row: 14 entries make two rows of seven. */
export const pictureColumns = (entries: number): string => {
  const empty = counts.map((count) => (count - (entries % count)) % count)
  return columns[empty.indexOf(Math.min(...empty))] ?? columns[0]
}

/** Entries as picture tiles: two scrolling rows on phones, a grid on wider screens. */
const BrowsePictures = ({ entries }: { readonly entries: NonNullable<BlockData['entries']> }) => (
  <ul
    className={`max-sm:-mx-gutter max-sm:snap-x max-sm:auto-cols-[42vw] max-sm:grid-flow-col max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-3 grid gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-cards lg:grid-cols-4 ${pictureColumns(entries.length)} ${entries.length > 3 ? 'max-sm:grid-rows-2' : ''}`}
  >
    {entries.map((entry) => (
      <li key={entry.value} className="min-w-0 max-sm:snap-start">
        <a
          href={entry.href}
          className="group/tile flex h-full flex-col overflow-hidden rounded-card bg-surface text-text ring-1 ring-line ring-inset hover:ring-2 hover:ring-link"
        >
          <span className="block overflow-hidden rounded-card">
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
            <span className="text-tiny text-muted tabular-nums">{entry.count.toLocaleString('en-AU')} in stock</span>
            <ModelText entry={entry} />
          </span>
        </a>
      </li>
    ))}
  </ul>
)

interface BrowseTilesProps {
  readonly entries: NonNullable<BlockData['entries']>
  /** Makes whose logos show beside their names; empty if the entries aren't makes. */
  readonly makes: SiteData['names']['makes']
  /** Keys of their logos by slug. */
  readonly logos: ReadonlyMap<string, string>
}

/** On phones more than a few tiles are in three rows that scroll sideways, without scripts. */
const phoneRows =
  'max-sm:-mx-gutter max-sm:snap-x max-sm:auto-cols-[min(44vw,13rem)] max-sm:grid-flow-col max-sm:grid-rows-3 max-sm:scroll-px-gutter max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-3 max-sm:[&>li]:snap-start'

/** Most tiles that a phone shows without scrolling sideways. */
const fewTiles = 4

/** Entries as a grid of tiles, makes with their logos. */
const BrowseTiles = ({ entries, makes, logos }: BrowseTilesProps) => {
  const isMakes = makes.length > 0
  const monograms = toMonograms(makes.map(({ name }) => name))
  return (
    <ul
      className={`grid gap-2.5 ${entries.length > fewTiles ? phoneRows : isMakes ? 'max-sm:grid-cols-2' : ''} ${isMakes ? 'sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6' : columnCount(entries.length)}`}
    >
      {entries.map((entry) => (
        <li key={entry.value}>
          <a
            href={entry.href}
            className="group/tile flex h-full min-h-16 items-center gap-3 rounded-card bg-surface px-3 py-2.5 text-text ring-1 ring-line ring-inset transition-shadow duration-150 hover:ring-2 hover:ring-link"
          >
            {isMakes && <MakeMark letters={monograms.get(entry.label) ?? ''} logoKey={logos.get(entry.value)} />}
            <span className="min-w-0 flex-1">
              <span className="heading block text-body leading-tight wrap-anywhere">{entry.label}</span>
              <span className="mt-0.5 block text-tiny text-muted tabular-nums">{entry.count.toLocaleString('en-AU')} in stock</span>
              <ModelText entry={entry} />
            </span>
            <Icon name="arrowRight" size={16} className="shrink-0 text-muted transition-colors group-hover/tile:text-link max-sm:hidden" />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Links into the stock list, each with its car count. */
export const BrowseBlock = ({ block, config, data, site, level, tone, setting }: BlockProps<'browse'>) => {
  const entries = data.entries ?? []
  return (
    <SectionBand heading={block.heading} level={level} tone={tone} setting={setting}>
      {block.layout === 'chips' && <BrowseChips entries={entries} />}
      {block.layout === 'pictures' && <BrowsePictures entries={entries} />}
      {block.layout === 'tiles' && (
        <BrowseTiles entries={entries} makes={block.by === 'make' ? site.names.makes : []} logos={makeLogos(site.names.makes, config)} />
      )}
    </SectionBand>
  )
}
