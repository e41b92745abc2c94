import type { BlockData } from '@forecourt/rules/blocks/BlockData'
import { Picture } from '../../ui/Picture'
import { ModelText } from './ModelText'
import { pictureColumns } from './pictureColumns'

/** Entries as pictures of what they lead to: in two rows that scroll on phones, all in sight on wider screens. */
export const BrowsePictures = ({ entries }: { readonly entries: NonNullable<BlockData['entries']> }) => (
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
          {/* A line each: beside a long name there is no room for the count, and lines of neighbours would differ. */}
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
