import type { BlockData } from '@forecourt/rules/pages/PageData'
import { Icon } from '../../ui/Icon'

/** Entries as large tiles in a grid. */
export const BrowseTiles = ({ entries }: { readonly entries: NonNullable<BlockData['entries']> }) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
    {entries.map((entry) => (
      <li key={entry.value}>
        <a
          href={entry.href}
          className="group/tile flex h-full min-h-24 flex-col justify-between gap-3 rounded-card bg-surface p-4 text-text ring-1 ring-line ring-inset transition-shadow duration-150 hover:ring-2 hover:ring-link"
        >
          <span className="flex items-start justify-between gap-2">
            <span className="heading text-card leading-tight">{entry.label}</span>
            <Icon name="arrowUpRight" size={18} className="mt-0.5 text-muted transition-colors group-hover/tile:text-link" />
          </span>
          <span className="text-tiny text-muted tabular-nums">{entry.count.toLocaleString('en-AU')} in stock</span>
        </a>
      </li>
    ))}
  </ul>
)
