import { Icon } from '../../ui/Icon'

/** The dealer's reasons to buy here (VDP-28). */
export const WhyBuy = ({ points }: { readonly points: readonly string[] }) => (
  <ul data-setting="/vdp/whyBuyPoints" className="grid gap-3 sm:grid-cols-2">
    {[...new Set(points)].map((point) => (
      <li key={point} className="flex items-start gap-3 rounded-field bg-surface p-4">
        <Icon name="shieldCheck" size={22} className="mt-px text-link" />
        <span className="font-medium">{point}</span>
      </li>
    ))}
  </ul>
)
