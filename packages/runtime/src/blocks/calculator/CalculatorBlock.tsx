import { CalculatorCard } from '../../sections/finance/calculator/CalculatorCard'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import type { BlockProps } from '../BlockProps'

/** The repayment calculator of a content page, under its heading and words (FIN-11). */
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
      {block.text && (
        <p data-setting={`${setting}/text`} className="mt-3 max-w-prose text-lead text-pretty text-muted">
          {block.text}
        </p>
      )}
      <div className={block.heading || block.text ? 'mt-block' : ''}>
        <CalculatorCard id={block.id} config={config} car={null} request={request} />
      </div>
    </Container>
  </section>
)
