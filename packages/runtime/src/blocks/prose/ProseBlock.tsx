import { BesideHeading } from '../../ui/BesideHeading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/** Rich text with the site's placeholders filled in. */
export const ProseBlock = ({ block, level, tone, setting }: BlockProps<'prose'>) => (
  <section data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
    <BesideHeading heading={block.heading} level={level} setting={setting}>
      <div data-setting={`${setting}/text`}>
        <RichText text={block.text} />
      </div>
    </BesideHeading>
  </section>
)
