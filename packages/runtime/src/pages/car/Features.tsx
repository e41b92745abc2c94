import { Icon } from '../../ui/Icon'
import { Expandable } from './texts/Expandable.client'
import { folded } from './texts/folding'

export interface FeaturesProps {
  readonly features: readonly string[]
  /** Features shown at first. */
  readonly first: number
}

/** Standard equipment, a few at first (VDP-03, VDP-21). */
export const Features = ({ features, first }: FeaturesProps) => {
  const unique = [...new Set(features)]
  const list = (
    <ul data-setting="/vdp/featuresFirst" className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {unique.map((feature, index) => (
        <li key={feature} className={`${index < first ? '' : folded}`}>
          <span className="flex gap-2.5">
            <Icon name="check" size={20} className="mt-0.5 text-link" />
            {feature}
          </span>
        </li>
      ))}
    </ul>
  )
  return unique.length > first ? (
    <Expandable more={`Show All (${unique.length})`} less="Hide" what="features">
      {list}
    </Expandable>
  ) : (
    list
  )
}
