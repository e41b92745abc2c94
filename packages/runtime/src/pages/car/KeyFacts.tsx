import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { Section } from './Section'
import { Expandable } from './texts/Expandable.client'
import { folded } from './texts/FoldedLines'

interface SpecificationsProps {
  readonly rows: readonly { readonly label: string; readonly value: string }[]
}

/** All specifications of the car, as rows in two columns (VDP-20). */
export const Specifications = ({ rows }: SpecificationsProps) => (
  <dl className="grid gap-x-10 sm:grid-cols-2">
    {rows.map(({ label, value }) => (
      <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5 text-small">
        {/* Shrinks to its longest word only: the value shrinks first. */}
        <dt className="text-muted wrap-break-word">{label}</dt>
        <dd className="min-w-0 text-right font-medium wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)

interface KeyFactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** Number of facts shown before expanding. */
  readonly first: number
}

/** Key facts in a grid; the rest expands on press (VDP-19, VDP-20). */
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

/**
 * Key facts, including the registration if the site shows it, and in New Zealand the warrant of fitness (VDP-19, CAR-21, CAR-22, CFG-02).
 */
export const KeyInformation = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car, site } = data
  const model = shownValue(carPageParts.model, { car, range: site.range })
  const facts = shownValue(carPageParts.facts, { car, config, now: request.now })
  if (facts === null) return null
  return (
    <Section id="key-information" heading="Key information" setting="/vdp/keyFactsFirst">
      <KeyFacts facts={facts} first={config.vdp.keyFactsFirst} />
      {model && (
        <ArrowLink href={model.path} className="mt-3 print:hidden">
          {`More about the ${makeAndModel(model.make, model.model)}`}
        </ArrowLink>
      )}
    </Section>
  )
}
