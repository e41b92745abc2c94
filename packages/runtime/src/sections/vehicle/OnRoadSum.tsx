import type { OnRoadCosts } from '@forecourt/rules/pricing/onRoadCosts'

/** The total of a price and its on-road costs (ACL s 48), such as 'About $31,686 on the road'. */
export const OnRoadSum = ({ costs }: { readonly costs: Pick<OnRoadCosts, 'isKnown' | 'totalText'> }) => (
  <span>
    {!costs.isKnown && 'About '}
    <strong className="tabular-nums">{costs.totalText}</strong> on the road
  </span>
)
