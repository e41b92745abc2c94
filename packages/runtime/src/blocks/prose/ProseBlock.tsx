import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/**
 * Rich text with the site's placeholders filled in. On wide screens the heading is beside the text, or both are centred, as the site's
 * headings are: a measured column alone would leave half of the page empty.
 */
export const ProseBlock = ({ block, config, level, tone, setting }: BlockProps<'prose'>) => {
  const beside = block.heading !== '' && config.theme.sectionHeadings !== 'centred'
  return (
    <section data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
      <Container>
        <div className={beside ? 'gap-x-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]' : 'mx-auto max-w-prose'}>
          {block.heading && (
            <Heading level={level} size={level === 1 ? 'title' : 'section'} className="mb-block max-w-prose" setting={`${setting}/heading`}>
              {block.heading}
            </Heading>
          )}
          <div data-setting={`${setting}/text`}>
            <RichText text={block.text} />
          </div>
        </div>
      </Container>
    </section>
  )
}
