import { ArrowLink } from '../../ui/ArrowLink'
import { Container } from '../../ui/Container'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/** FAQ as disclosures; on wide screens the heading is beside them. */
export const QuestionsBlock = ({ block, level, tone, setting }: BlockProps<'questions'>) => (
  <section data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
    <Container className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
      {block.heading && (
        <Heading level={level} size={level === 1 ? 'title' : 'section'} setting={`${setting}/heading`}>
          {block.heading}
        </Heading>
      )}
      <div className="border-b border-line lg:col-start-2">
        {block.entries.map((entry) => (
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
    </Container>
  </section>
)
