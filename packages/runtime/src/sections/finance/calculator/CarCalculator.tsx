import type { Car } from '@forecourt/rules/entities/Car'
import { showsCalculator } from '@forecourt/rules/finance/calculator/showsCalculator'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Heading } from '../../../ui/Heading'
import { CalculatorCard } from './CalculatorCard'

export interface CarCalculatorProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** The calculator of a car's page, where the car has a price and may be financed; a section like the page's others (FIN-11). */
export const CarCalculator = ({ car, config, request }: CarCalculatorProps) => {
  if (!showsCalculator(car, config, request.now)) return null
  return (
    <section
      id="finance-calculator"
      data-setting="/calculator/showOnCarPage"
      className="scroll-mt-28 border-t border-line py-block print:hidden"
    >
      <div data-setting="/calculator/heading">
        <Heading level={2} size="subsection" className="mb-4">
          {config.calculator.heading}
        </Heading>
      </div>
      <CalculatorCard id="calculator" config={config} car={car} request={request} />
    </section>
  )
}
