import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import { carHref } from '@forecourt/rules/routing/carHref'
import { isBlankText } from '@forecourt/schema/rich-text/plainText'
import { CalculatorCard } from '../../sections/finance/calculator/CalculatorCard'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { RichText } from '../../ui/rich-text/RichText'
import type { BlockProps } from '../BlockProps'

/** The repayment calculator of a content page, with heading and text; of the car that the link to the page names (FIN-11, RTE-11). */
export const CalculatorBlock = ({ block, data, config, request, first, level, tone, setting }: BlockProps<'calculator'>) => {
  const { financedCar } = data
  const car = financedCar && showsCalculator(financedCar, config, request.now) ? financedCar : null
  return (
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
          {car && (
            <p className="mb-4">
              For the{' '}
              <a href={carHref(car)} className="text-link underline underline-offset-2">
                {car.name}
              </a>
            </p>
          )}
          <CalculatorCard id={block.id} config={config} car={car} request={request} />
        </div>
      </Container>
    </section>
  )
}
