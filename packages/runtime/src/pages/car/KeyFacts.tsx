import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { shownValue } from '@forecourt/rules/parts/Part'
import type { PageProps } from '../../PageProps'
import { ArrowLink } from '../../ui/ArrowLink'
import { Heading } from '../../ui/Heading'
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
  /** Whether it is in the panel with price and actions, which is narrow on wide screens. */
  readonly inPanel?: boolean
}

/** Key facts in a grid; the rest expands on press (VDP-19, VDP-20). */
export const KeyFacts = ({ facts, first, inPanel = false }: KeyFactsProps) => {
  const grid = (
    <dl
      data-setting="/vdp/keyFactsFirst"
      className={`grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3 ${inPanel ? 'lg:grid-cols-2 lg:gap-2' : ''}`}
    >
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

interface KeyInformationProps extends Pick<PageProps<'car'>, 'config' | 'data' | 'request'> {
  /** Whether it is in the panel with price and actions, which has no lines between its parts. */
  readonly inPanel?: boolean
}

/**
 * Key facts, including the registration if the site shows it, and in New Zealand the warrant of fitness (VDP-19, CAR-21, CAR-22, CFG-02).
 */
export const KeyInformation = ({ config, data, request, inPanel = false }: KeyInformationProps) => {
  const { car, site } = data
  const model = shownValue(carPageParts.model, { car, range: site.range })
  const facts = shownValue(carPageParts.facts, { car, config, now: request.now })
  if (facts === null) return null
  const content = (
    <>
      <KeyFacts facts={facts} first={config.vdp.keyFactsFirst} inPanel={inPanel} />
      {model && (
        <ArrowLink href={model.path} className="mt-3 print:hidden">
          {`More about the ${makeAndModel(model.make, model.model)}`}
        </ArrowLink>
      )}
    </>
  )
  const heading = 'Key information'
  return inPanel ? (
    <section id="key-information" data-setting="/vdp/keyFactsFirst" className="pt-2">
      <Heading level={2} size="card" className="mb-2">
        {heading}
      </Heading>
      {content}
    </section>
  ) : (
    <Section id="key-information" heading={heading} setting="/vdp/keyFactsFirst">
      {content}
    </Section>
  )
}
