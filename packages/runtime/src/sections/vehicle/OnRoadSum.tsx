import { type OnRoadCosts, onRoadLabel } from '@forecourt/rules/pricing/onRoadCosts'

/** Sizes of the total: as a price in lists, as the text around it. */
const faces = { card: 'heading text-subsection', text: '' } as const

interface OnRoadSumProps {
  readonly costs: Pick<OnRoadCosts, 'isKnown' | 'totalText'>
  /** At least that of the price that leaves the costs out. */
  readonly size: keyof typeof faces
}

/** The total of a price and its on-road costs, which the law wants to be the most prominent (ACL s 48): '$31,686 on the road (estimate)'. */
export const OnRoadSum = ({ costs, size }: OnRoadSumProps) => (
  <span className="leading-tight">
    <strong className={`tabular-nums ${faces[size]}`}>{costs.totalText}</strong> {onRoadLabel(costs).toLowerCase()}
  </span>
)
