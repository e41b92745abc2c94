import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import type { BlockProps } from '../BlockProps'

/** A coloured band that asks for one thing, with an alternative (CNT-07). */
export const BannerBlock = ({ block, level, tone, setting }: BlockProps<'banner'>) => (
  <section data-tone={tone} data-setting={setting} className="bg-background py-block text-text">
    <Container className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-6">
      <div className="max-w-2xl">
        {block.heading && (
          <Heading level={level} size="section" setting={`${setting}/heading`}>
            {block.heading}
          </Heading>
        )}
        {block.text && (
          <p data-setting={`${setting}/text`} className="mt-2 text-lead text-muted text-pretty">
            {block.text}
          </p>
        )}
      </div>
      {(block.buttonLabel || block.secondLabel) && (
        <div className="flex flex-wrap gap-3">
          {block.buttonLabel && (
            <ButtonLink href={block.buttonHref} data-setting={`${setting}/buttonLabel`} size="large">
              {block.buttonLabel}
            </ButtonLink>
          )}
          {block.secondLabel && (
            <ButtonLink href={block.secondHref} data-setting={`${setting}/secondLabel`} size="large" variant="outline">
              {block.secondLabel}
            </ButtonLink>
          )}
        </div>
      )}
    </Container>
  </section>
)
