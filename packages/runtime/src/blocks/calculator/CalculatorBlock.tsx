import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { CalculatorCard } from '../../sections/finance/calculator/CalculatorCard'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/** The repayment calculator of a content page, with heading and text (FIN-11). */
export const CalculatorBlock = ({ block, config, request, first, level, tone, setting }: BlockProps<'calculator'>) => (
  <section
    id={first ? 'finance-calculator' : `finance-calculator-${block.id}`}
    data-tone={tone}
    data-setting={setting}
    className="band bg-background py-section text-text"
  >
    <Container>
      {block.heading && (
        <Heading level={level} size={level === 1 ? 'title' : 'section'} setting={`${setting}/heading`}>
          {block.heading}
        </Heading>
      )}
      <RichText text={block.text} setting={`${setting}/text`} className="mt-3 text-lead text-muted" />
      <div className={block.heading || !isBlankText(block.text) ? 'mt-block' : ''}>
        <CalculatorCard id={block.id} config={config} car={null} request={request} />
      </div>
    </Container>
  </section>
)
