import { specifications } from '@forecourt/rules/stock/specifications'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { Comments } from './Comments'
import { Features } from './Features'
import { Section } from './Section'
import { Specifications } from './Specifications'
import { Tabs } from './Tabs.client'
import { WhyBuy } from './WhyBuy'

type CarDetailsProps = Pick<PageProps<'car'>, 'config' | 'data'>

interface Part {
  readonly id: string
  readonly label: string
  readonly setting: string
  readonly content: ReactNode
}

/** The parts that have something to say, in order (VDP-02, VDP-03). */
const partsOf = ({ config, data }: CarDetailsProps): Part[] => {
  const { car } = data
  const { vdp } = config
  const rows = specifications(car)
  const parts: (Part | null)[] = [
    {
      id: 'comments',
      label: vdp.commentsHeading,
      setting: '/vdp/commentsHeading',
      content: <Comments text={car.dealerComments} limit={vdp.commentsLength} />,
    },
    car.standardEquipment.length > 0
      ? {
          id: 'features',
          label: 'Features',
          setting: '/vdp/featuresFirst',
          content: <Features features={car.standardEquipment} first={vdp.featuresFirst} />,
        }
      : null,
    rows.length > 0
      ? { id: 'specifications', label: 'All Specifications', setting: '/vdp', content: <Specifications rows={rows} /> }
      : null,
    vdp.showWhyBuy && vdp.whyBuyPoints.length > 0
      ? { id: 'why-buy', label: vdp.whyBuyHeading, setting: '/vdp/whyBuyHeading', content: <WhyBuy points={vdp.whyBuyPoints} /> }
      : null,
  ]
  return parts.filter((part): part is Part => part !== null)
}

/** Comments, features, specifications and reasons: under each other or as tabs, as the site says (VDP-02). */
export const CarDetails = (props: CarDetailsProps) => {
  const parts = partsOf(props)
  if (props.config.vdp.layout === 'tabs') {
    return (
      <div data-setting="/vdp/layout">
        <Tabs
          label={`About this ${vehicleNoun[props.data.car.itemType]}`}
          tabs={parts.map(({ id, label, content }) => ({ id, label, content }))}
        />
      </div>
    )
  }
  return (
    <div data-setting="/vdp/layout">
      {parts.map((part) => (
        <Section key={part.id} id={part.id} heading={part.label} setting={part.setting}>
          {part.content}
        </Section>
      ))}
    </div>
  )
}
