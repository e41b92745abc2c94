import { isBesideHeading } from '@forecourt/rules/blocks/isBesideHeading'
import { textParts } from '@forecourt/rules/blocks/textParts'
import { BesideHeading } from '../../ui/BesideHeading'
import { Container } from '../../ui/Container'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/** Columns on wide screens by number of parts, so that no cell stays empty. */
const columns = (parts: number): string => {
  if (parts < 2) return ''
  return parts % 3 === 0 ? 'lg:grid-cols-3 lg:gap-x-12' : 'lg:grid-cols-2 lg:gap-x-16'
}

/** A text whose heading is elsewhere: from the left edge, its introduction in large text and its sections beside it. */
const TextInColumns = ({ text }: Pick<BlockProps<'prose'>['block'], 'text'>) => {
  const { intro, sections } = textParts(text)
  const isAlone = sections.length === 0
  // Without a heading of its own the rest continues the introduction, so both have one size.
  const continues = intro.length > 0 && sections[0]?.[0]?.kind !== 'heading'
  return (
    <div className={`grid grid-cols-1 gap-y-8 ${columns(sections.length + (intro.length > 0 ? 1 : 0))}`}>
      {intro.length > 0 && (
        <RichText text={{ blocks: intro }} measure="max-w-[60ch]" className={isAlone ? 'text-standfirst' : 'text-lead'} />
      )}
      {sections.map((blocks) => (
        <RichText key={blocks[0]?.id} text={{ blocks }} className={`[&>:first-child]:pt-0 ${continues ? 'text-lead' : ''}`} />
      ))}
    </div>
  )
}

/** Rich text with the site's placeholders filled in. */
export const ProseBlock = ({ block, shown, level, tone, setting }: BlockProps<'prose'>) => (
  <section data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
    {isBesideHeading(block, shown) ? (
      <BesideHeading heading={block.heading} level={level} setting={setting}>
        <div data-setting={`${setting}/text`}>
          <RichText text={block.text} />
        </div>
      </BesideHeading>
    ) : (
      <Container>
        <div data-setting={`${setting}/text`}>
          <TextInColumns text={block.text} />
        </div>
      </Container>
    )}
  </section>
)
