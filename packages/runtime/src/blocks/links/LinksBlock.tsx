import { columnCount } from '../../ui/columns/columnCount'
import { Icon } from '../../ui/Icon'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** Most letters of a text that fits in half a phone's width. */
const shortText = 45

/** On phones an even number of cards with short texts is in pairs; with enlarged text, each has its own row. */
const phonePairs = (entries: BlockProps<'links'>['block']['entries']): string =>
  entries.length % 2 === 0 && entries.every(({ text }) => text.length <= shortText)
    ? 'max-sm:grid-cols-[repeat(auto-fill,minmax(min(100%,max(8rem,40%)),1fr))] max-sm:gap-2.5 max-sm:[&_a]:p-3 max-sm:[&_svg]:hidden'
    : ''

/** A grid of links to other pages. */
export const LinksBlock = ({ block, level, tone, setting }: BlockProps<'links'>) => (
  <SectionBand heading={block.heading} level={level} tone={tone} setting={setting}>
    <ul className={`grid gap-cards ${columnCount(block.entries.length)} ${phonePairs(block.entries)}`}>
      {block.entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={entry.href || '/'}
            className="group/link flex h-full flex-col gap-2 rounded-card bg-surface p-card text-text ring-1 ring-line ring-inset transition-shadow duration-150 hover:ring-2 hover:ring-link"
          >
            <span className="flex items-start justify-between gap-4">
              <span className="heading min-w-0 text-card leading-snug wrap-anywhere">{entry.title}</span>
              <Icon
                name="arrowRight"
                size={20}
                className="mt-0.5 text-link transition-transform duration-150 group-hover/link:translate-x-0.5"
              />
            </span>
            {entry.text && <span className="text-small text-muted text-pretty">{entry.text}</span>}
          </a>
        </li>
      ))}
    </ul>
  </SectionBand>
)
