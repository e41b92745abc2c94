import { quote } from '@forecourt/rules/blocks/kinds/quote'
import { shows } from '@forecourt/rules/parts/shows'
import { ButtonLink } from '../../ui/Button'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

/** One thing somebody said, in large words. */
export const QuoteBlock = ({ block, level, tone, setting }: BlockProps<'quote'>) => (
  <SectionBand heading={block.heading} level={level} tone={tone} setting={setting}>
    <blockquote className="max-w-prose text-lead text-pretty">
      <p data-setting={`${setting}/text`}>{block.text}</p>
      {block.by && <footer className="mt-3 text-small text-muted">{block.by}</footer>}
    </blockquote>
    {shows(quote.parts.button, { block }) && (
      <ButtonLink href={block.buttonHref} data-setting={`${setting}/buttonLabel`} className="mt-6">
        {block.buttonLabel}
      </ButtonLink>
    )}
  </SectionBand>
)
