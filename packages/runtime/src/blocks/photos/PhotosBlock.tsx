import { Picture } from '../../ui/Picture'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

const layouts = {
  grid: {
    list: 'grid gap-cards sm:grid-cols-2 lg:grid-cols-3',
    first: 'sm:col-span-2 sm:row-span-2',
    // Wide photographs are cropped, so the file must be wider than the visible frame.
    sizes: '(width >= 64rem) 34rem, (width >= 40rem) 66vw, 133vw',
    firstSizes: '(width >= 64rem) 72rem, 133vw',
  },
  row: {
    list: '-mx-gutter grid snap-x snap-mandatory auto-cols-[min(84vw,30rem)] grid-flow-col scroll-px-gutter gap-cards overflow-x-auto px-gutter pb-4 [&>li]:snap-start',
    first: '',
    sizes: '(width >= 40rem) 40rem, 112vw',
    firstSizes: '(width >= 40rem) 40rem, 112vw',
  },
} as const satisfies Record<BlockProps<'photos'>['block']['layout'], object>

/** Classes that make the pictures share the row's width on wide screens, where the row would otherwise cut one off. */
const sharing = [
  '',
  '',
  'lg:mx-0 lg:grid-flow-row lg:grid-cols-2 lg:overflow-visible lg:px-0',
  'lg:mx-0 lg:grid-flow-row lg:grid-cols-3 lg:overflow-visible lg:px-0',
]

/** Pictures with captions: in rows with the first one larger, or in one scrolling row with scroll snap. */
export const PhotosBlock = ({ block, level, tone, setting }: BlockProps<'photos'>) => {
  const { list, first, sizes, firstSizes } = layouts[block.layout]
  const entries = block.entries.filter(({ image }) => image !== '')
  const shared = block.layout === 'row' ? (sharing[entries.length] ?? '') : ''
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
      {/* Without links, a scrolling row is reachable by keyboard only by itself. */}
      <ul tabIndex={block.layout === 'row' ? 0 : undefined} className={`${list} ${shared}`}>
        {entries.map((entry, index) => {
          const leads = index === 0 && entries.length > 2
          return (
            <li key={entry.id} className={leads ? first : ''}>
              <figure className="flex h-full flex-col">
                <Picture
                  source={entry.image}
                  alt={entry.caption}
                  sizes={leads ? firstSizes : sizes}
                  ratio={[4, 3]}
                  className="grow rounded-card"
                />
                {entry.caption && (
                  <figcaption aria-hidden="true" className="mt-2 text-small text-muted text-pretty">
                    {entry.caption}
                  </figcaption>
                )}
              </figure>
            </li>
          )
        })}
      </ul>
    </SectionBand>
  )
}
