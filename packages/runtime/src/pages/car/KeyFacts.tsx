import { Expandable } from './texts/Expandable.client'
import { folded } from './texts/folding'

export interface KeyFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Facts shown at first. */
  readonly first: number
}

/** The facts shoppers ask for first, as a grid; the rest on press (VDP-19, VDP-20). */
export const KeyFacts = ({ facts, first }: KeyFactsProps) => {
  const grid = (
    <dl data-setting="/vdp/keyFactsFirst" className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
      {facts.map(({ label, value }, index) => (
        <div key={label} className={`min-w-0 rounded-field bg-surface px-4 py-3 wrap-break-word ${index < first ? '' : folded}`}>
          <dt className="text-tiny text-muted">{label}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
  return facts.length > first ? (
    <Expandable more="Show More" less="Show Less" what="key information">
      {grid}
    </Expandable>
  ) : (
    grid
  )
}
