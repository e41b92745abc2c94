import type { Car } from '@forecourt/rules/entities/Car'
import { carSummaryText } from '@forecourt/rules/stock/carSummaryText'
import { withUnits } from '@forecourt/rules/text/withUnits'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Section } from './Section'

export interface CarSummarySectionProps {
  readonly car: Car
  readonly config: ResolvedConfig
}

/** What the car is, in a sentence or two made of its facts (VDP-02). */
export const CarSummarySection = ({ car, config }: CarSummarySectionProps) => {
  const text = config.vdp.showSummary ? carSummaryText(car).trim() : ''
  if (text === '') return null
  return (
    <Section id="summary" heading={`${summaryNouns[car.itemType]} Summary`} setting="/vdp/showSummary">
      <p className="max-w-prose text-lead text-pretty wrap-anywhere">{withUnits(text)}</p>
    </Section>
  )
}

const summaryNouns = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const satisfies Record<Car['itemType'], string>
