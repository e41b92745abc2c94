import type { Car } from '@forecourt/rules/entities/Car'
import { showsCalculator } from '@forecourt/rules/finance/showsCalculator'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Heading } from '../../ui/Heading'
import { CalculatorCard } from './CalculatorCard'

/** The calculator of a car's page, where the car has a price and may be financed; a section like the page's others (FIN-11). */
export const CarCalculator = ({ car, config }: { readonly car: Car; readonly config: ResolvedConfig }) => {
  if (!showsCalculator(car, config)) return null
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
      <CalculatorCard id="calculator" config={config} car={car} />
    </section>
  )
}
