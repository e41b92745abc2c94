import type { Car } from '@forecourt/rules/entities/Car'
import { weeklyFinance } from '@forecourt/rules/finance/weeklyFinance'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { CarActions } from './CarActions.client'
import { enquiryForms } from './enquiryForms'
import { VehicleCard } from './VehicleCard'

export interface VehicleGridProps {
  readonly cars: readonly Car[]
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly site: SiteData
  /** How many pictures load at once, from the first. */
  readonly priorityCount?: number
}

const columns = {
  stacked: '@xl:grid-cols-2 @4xl:grid-cols-3 @7xl:grid-cols-4',
  wide: '@6xl:grid-cols-2',
  overlay: '@xl:grid-cols-2 @4xl:grid-cols-3 @7xl:grid-cols-4',
} as const satisfies Record<ResolvedConfig['card']['layout'], string>

/** Cards in as many columns as their place has room for, all of a row equally high; with the small print when a weekly figure is among them. */
export const VehicleGrid = ({ cars, config, request, site, priorityCount = 0 }: VehicleGridProps) => {
  const hasWeekly = config.card.showWeekly && cars.some((car) => weeklyFinance(car, config.finance, request.now))
  return (
    <CarActions forms={enquiryForms(cars, { config, site, place: 'card' })}>
      <div className="@container">
        <ul className={`grid gap-cards ${columns[config.card.layout]}`} data-setting="/card">
          {cars.map((car, index) => (
            <li key={car.id} className="min-w-0">
              <VehicleCard car={car} config={config} request={request} priority={index < priorityCount} />
            </li>
          ))}
        </ul>
        {hasWeekly && (
          <p data-setting="/finance/disclaimer" className="mt-6 max-w-prose text-tiny text-muted text-pretty">
            * {config.finance.disclaimer}
          </p>
        )}
      </div>
    </CarActions>
  )
}
