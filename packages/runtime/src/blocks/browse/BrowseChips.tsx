import type { BlockData } from '@forecourt/rules/blocks/BlockData'

/** Entries as small chips that flow like words. */
export const BrowseChips = ({ entries }: { readonly entries: NonNullable<BlockData['entries']> }) => (
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
