import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { consumerNotice, noticeRights } from '@forecourt/rules/car/consumerNoticePart'
import type { Car } from '@forecourt/rules/entities/Car'
import { withUnits } from '@forecourt/rules/format/groupThousands'
import { shownValue } from '@forecourt/rules/parts/Part'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Fragment, type ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { guardWith, type WithSectionBoundary } from '../../sections/guardWith'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { ButtonLink } from '../../ui/Button'
import { Disclosure } from '../../ui/Disclosure'
import { Heading } from '../../ui/Heading'
import { unbroken } from '../../ui/unbroken'
import { type CarPart, carParts } from './carParts'
import { Specifications } from './KeyFacts'
import { Section } from './Section'
import { Tabs } from './Tabs.client'

interface CarSummarySectionProps {
  readonly car: Car
  readonly config: ResolvedConfig
}

const summaryNouns = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Caravan' } as const satisfies Record<Car['itemType'], string>

/** A summary of one or two sentences from the car's facts that aren't shown above it (VDP-02). */
export const CarSummarySection = ({ car, config }: CarSummarySectionProps) => {
  const text = shownValue(carPageParts.summary, { car, config })
  if (text === null) return null
  return (
    <Section id="summary" heading={`${summaryNouns[car.itemType]} Summary`} setting="/vdp/showSummary">
      <p className="max-w-prose text-lead text-pretty wrap-anywhere">{unbroken(withUnits(text))}</p>
    </Section>
  )
}

/**
 * The consumer information notice that New Zealand law requires for a used vehicle, in full and expanded, and documents a buyer can request
 * (CFG-02).
 */
export const ConsumerNotice = ({ config, data: { car, location }, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const rows = consumerNotice(car, location, config, request.now)
  if (!rows) return null
  return (
    <Section id="consumer-notice" heading="Consumer Information Notice" setting="/vdp/showConsumerNotice">
      <Specifications rows={rows} />
      <p className="mt-4 max-w-prose text-small text-muted text-pretty">{noticeRights}</p>
      <ButtonLink href={`${carHref(car)}/notice.pdf`} variant="outline" rel="nofollow" data-document="" className="mt-4">
        Save the notice as PDF
      </ButtonLink>
    </Section>
  )
}

interface PartsProps {
  readonly label: string
  readonly parts: readonly CarPart[]
}

/** Sections in sequence, all expanded. */
const PartSections = ({ parts }: PartsProps) =>
  parts.map(({ id, label, setting, content }) => (
    <Section key={id} id={id} heading={label} setting={setting}>
      {content}
    </Section>
  ))

/** Disclosures, the first one open. A link to a section's anchor opens it, since the anchor is inside. */
const PartFolds = ({ parts }: PartsProps) => (
  <div className="car-folds border-b border-line">
    {parts.map(({ id, label, setting, content }, index) => (
      <Disclosure
        key={id}
        open={index === 0}
        className="border-t border-line"
        summaryClassName="py-4 hover:text-link"
        summary={
          <Heading level={2} size="subsection">
            {label}
          </Heading>
        }
      >
        <div id={id} data-setting={setting} className="scroll-mt-24 pt-1 pb-8">
          {content}
        </div>
      </Disclosure>
    ))}
  </div>
)

const PartTabs = ({ label, parts }: PartsProps) => (
  <Tabs label={label} tabs={parts.map(({ id, label: tabLabel, setting }) => ({ id, label: tabLabel, setting }))}>
    {parts.map(({ id, content }) => (
      <Fragment key={id}>{content}</Fragment>
    ))}
  </Tabs>
)

const layouts = { sections: PartSections, tabs: PartTabs, folds: PartFolds } as const satisfies Record<
  PageProps<'car'>['config']['vdp']['layout'],
  (props: PartsProps) => ReactNode
>

/** Text sections of a car, from comments to specifications: as plain sections, tabs or disclosures, by site setting (VDP-02). */
export const CarDetails = ({
  config,
  data,
  request,
  boundary,
}: Pick<PageProps<'car'>, 'config' | 'data' | 'request'> & WithSectionBoundary) => {
  const Parts = layouts[config.vdp.layout]
  const guard = guardWith({ boundary, request })
  const parts = carParts({ config, data, request }).map((part) => ({ ...part, content: guard(part.label, part.content) }))
  return (
    <div data-setting="/vdp/layout">
      <Parts label={`About this ${vehicleNoun[data.car.itemType]}`} parts={parts} />
    </div>
  )
}
