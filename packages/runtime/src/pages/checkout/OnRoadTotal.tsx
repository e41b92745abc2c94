import type { Checkout } from '@forecourt/rules/checkout/Checkout'
import { onRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'

/** What a car comes to on the road, as large as its price, and what that is made of: the one total to be paid (ACL s 48). */
export const OnRoadTotal = ({ car, charges }: Pick<Checkout, 'car' | 'charges'>) => {
  const costs = onRoadCosts(car, charges)
  if (!costs) return null
  return (
    <>
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 text-small">
        {costs.lines.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="text-muted wrap-anywhere">{name}</dt>
            <dd className="text-end tabular-nums">{text}</dd>
          </div>
        ))}
        <div className="col-span-2 flex items-baseline justify-between gap-4 border-line border-t pt-1.5">
          <dt className="font-semibold">{costs.isKnown ? 'On the road' : 'On the road, about'}</dt>
          <dd className="heading text-end text-subsection tabular-nums">{costs.totalText}</dd>
        </div>
      </dl>
      {!costs.isKnown && (
        <p className="mt-2 text-tiny text-muted text-pretty">
          For private buyers where the car is. Registering it elsewhere can change the charges; {car.dealershipName} confirms the total
          before you pay the rest.
        </p>
      )}
    </>
  )
}
