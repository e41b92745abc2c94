import { carPageParts } from '@forecourt/rules/car/carPageParts'
import type { Car } from '@forecourt/rules/entities/Car'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { withUnits } from '@forecourt/rules/text/withUnits'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { unbroken } from '../../ui/unbroken'
import { Section } from './Section'

export interface CarSummarySectionProps {
  readonly car: Car
  readonly config: ResolvedConfig
}

const summaryNouns = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const satisfies Record<Car['itemType'], string>

/** What the car is, in a sentence or two made of its facts beyond those in sight over it (VDP-02). */
export const CarSummarySection = ({ car, config }: CarSummarySectionProps) => {
  const text = shownValue(carPageParts.summary, { car, config })
  if (text === null) return null
  return (
    <Section id="summary" heading={`${summaryNouns[car.itemType]} Summary`} setting="/vdp/showSummary">
      <p className="max-w-prose text-lead text-pretty wrap-anywhere">{unbroken(withUnits(text))}</p>
    </Section>
  )
}
