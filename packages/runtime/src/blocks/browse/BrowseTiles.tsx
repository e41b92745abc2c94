import type { BlockData } from '@forecourt/rules/blocks/BlockData'
import { toMonograms } from '@forecourt/rules/car/words/toMonograms'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { columnCount } from '../../ui/columns/columnCount'
import { Icon } from '../../ui/Icon'
import { MakeMark } from '../../ui/MakeMark'
import { ModelText } from './ModelText'

export interface BrowseTilesProps {
  readonly entries: NonNullable<BlockData['entries']>
  /** Makes whose marks stand beside their names; none where entries are something else. */
  readonly makes: SiteData['names']['makes']
}

/** Entries as tiles in a grid, makes with their marks. */
export const BrowseTiles = ({ entries, makes }: BrowseTilesProps) => {
  const logos = new Map(makes.map(({ slug, logoKey }) => [slug, logoKey]))
  const isMakes = makes.length > 0
  const monograms = toMonograms(makes.map(({ name }) => name))
  return (
    <ul
      className={`grid gap-2.5 ${isMakes ? 'grid-cols-[repeat(auto-fill,minmax(max(9rem,calc(50%-0.375rem)),1fr))] sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6' : columnCount(entries.length)}`}
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
