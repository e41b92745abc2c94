import type { Car } from '@forecourt/rules/entities/Car'
import type { OnRoadCharge } from '@forecourt/rules/pricing/listCharges'
import { onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'
import { Icon } from '../../../ui/Icon'

interface OnRoadCostsProps {
  readonly car: Car
  readonly charges: readonly OnRoadCharge[]
}

/** What a car whose price excludes government charges comes to on the road, unfolded line by line (UI-19). */
export const OnRoadCosts = ({ car, charges }: OnRoadCostsProps) => {
  const costs = onRoadCosts(car, charges)
  if (!costs) return null
  return (
    <details className="group/costs mt-2 text-small">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        <span>
          {!costs.isKnown && 'About '}
          <strong className="tabular-nums">{costs.totalText}</strong> on the road
        </span>
        <Icon name="chevronDown" size={16} className="shrink-0 text-muted transition-transform group-open/costs:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 rounded-card bg-surface p-3 ring-1 ring-line ring-inset">
        {costs.lines.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted wrap-anywhere">{name}</dt>
            <dd className="text-end tabular-nums">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 flex justify-between gap-4 border-line border-t pt-1.5 font-semibold">
          <dt>{costs.isKnown ? 'On the road' : 'On the road, about'}</dt>
          <dd className="text-end tabular-nums">{costs.totalText}</dd>
        </div>
      </dl>
      {!costs.isKnown && (
        <p className="mt-2 text-tiny text-muted">A guide for private buyers where the car stands. Ask us for the price where you live.</p>
      )}
    </details>
  )
}
