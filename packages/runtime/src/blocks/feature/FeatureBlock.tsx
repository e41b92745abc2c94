import { feature } from '@forecourt/rules/blocks/kinds/feature'
import { shows } from '@forecourt/rules/parts/Part'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Picture } from '../../ui/Picture'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

const { button, picture } = feature.parts

/** A picture beside text. */
export const FeatureBlock = ({ block, level, tone, setting }: BlockProps<'feature'>) => (
  <section data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
    <Container className={`grid items-center gap-x-16 gap-y-8 ${shows(picture, { block }) ? 'lg:grid-cols-2' : ''}`}>
      {shows(picture, { block }) && (
        <div data-setting={`${setting}/image`} className={block.imageSide === 'right' ? 'lg:order-2' : ''}>
          <Picture
            source={block.image}
            alt={block.imageAlt}
            // `object-fit: cover` crops a wide photograph, so the file must be wider than the visible frame.
            sizes="(width >= 64rem) 44rem, 119vw"
            ratio={[3, 2]}
            className="page-picture rounded-card max-sm:aspect-2/1!"
          />
        </div>
      )}
      <div>
        {block.heading && (
          <Heading level={level} size={level === 1 ? 'title' : 'section'} className="mb-4" setting={`${setting}/heading`}>
            {block.heading}
          </Heading>
        )}
        <div data-setting={`${setting}/text`}>
          <RichText text={block.text} className="text-lead text-muted" />
        </div>
        {shows(button, { block }) && (
          <ButtonLink href={block.buttonHref} data-setting={`${setting}/buttonLabel`} className="mt-6">
            {block.buttonLabel}
          </ButtonLink>
        )}
      </div>
    </Container>
  </section>
)
