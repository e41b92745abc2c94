import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/** Rich text with the site's placeholders filled in. */
export const ProseBlock = ({ block, level, tone, setting }: BlockProps<'prose'>) => (
  <section data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
    <Container>
      {block.heading && (
        <Heading level={level} size={level === 1 ? 'title' : 'section'} className="mb-block max-w-prose" setting={`${setting}/heading`}>
          {block.heading}
        </Heading>
      )}
      <div data-setting={`${setting}/text`}>
        <RichText text={block.text} />
      </div>
    </Container>
  </section>
)
