import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import type { BlockProps } from '../BlockProps'

/** The repayment calculator under its heading and words (FIN-11). */
export const CalculatorBlock = ({ block, level, tone, setting }: BlockProps<'calculator'>) => (
  <section id="finance-calculator" data-tone={tone} data-setting={setting} className="band bg-background py-section text-text">
    <Container>
      {block.heading && (
        <Heading level={level} size={level === 1 ? 'title' : 'section'}>
          {block.heading}
        </Heading>
      )}
      {block.text && <p className="mt-3 max-w-prose text-lead text-muted text-pretty">{block.text}</p>}
    </Container>
  </section>
)
