import { isBesideHeading } from '@forecourt/rules/blocks/isBesideHeading'
import { ArrowLink } from '../../ui/ArrowLink'
import { BesideHeading } from '../../ui/BesideHeading'
import { Container } from '../../ui/Container'
import { Disclosure } from '../../ui/Disclosure'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

const Questions = ({ entries }: Pick<BlockProps<'questions'>['block'], 'entries'>) => (
  <div className="border-b border-line">
    {entries.map((entry) => (
      <Disclosure
        key={entry.id}
        summary={entry.title}
        className="border-t border-line"
        summaryClassName="py-4 text-card font-semibold leading-snug hover:text-link"
      >
        <div className="pb-6">
          <RichText text={entry.text} className="text-muted" />
          {entry.href && <ArrowLink href={entry.href}>Read more</ArrowLink>}
        </div>
      </Disclosure>
    ))}
  </div>
)

/** FAQ as disclosures; on wide screens the heading is beside them. */
export const QuestionsBlock = ({ block, shown, level, tone, setting }: BlockProps<'questions'>) => (
  <section data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
    {isBesideHeading(block, shown) ? (
      <BesideHeading heading={block.heading} level={level} setting={setting}>
        <Questions entries={block.entries} />
      </BesideHeading>
    ) : (
      <Container>
        <Questions entries={block.entries} />
      </Container>
    )}
  </section>
)
