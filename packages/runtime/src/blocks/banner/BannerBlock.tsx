import { banner } from '@forecourt/rules/blocks/kinds/banner'
import { shows } from '@forecourt/rules/parts/Part'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

const { button, second } = banner.parts

/** A coloured call-to-action band with an optional second link (CNT-07). */
export const BannerBlock = ({ block, level, tone, setting }: BlockProps<'banner'>) => (
  <section data-tone={tone} data-setting={setting} className="bg-background py-block text-text">
    <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-6">
      <div className="max-w-2xl">
        {block.heading && (
          <Heading level={level} size="section" setting={`${setting}/heading`}>
            {block.heading}
          </Heading>
        )}
        <RichText text={block.text} measure="" setting={`${setting}/text`} className="mt-2 text-lead text-muted" />
      </div>
      {(shows(button, { block }) || shows(second, { block })) && (
        <div className="flex flex-wrap gap-3">
          {shows(button, { block }) && (
            <ButtonLink href={block.buttonHref} data-setting={`${setting}/buttonLabel`} size="large">
              {block.buttonLabel}
            </ButtonLink>
          )}
          {shows(second, { block }) && (
            <ButtonLink href={block.secondHref} data-setting={`${setting}/secondLabel`} size="large" variant="outline">
              {block.secondLabel}
            </ButtonLink>
          )}
        </div>
      )}
    </Container>
  </section>
)
