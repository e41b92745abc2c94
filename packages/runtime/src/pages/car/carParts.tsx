import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { specifications } from '@forecourt/rules/car/facts/specifications'
import { shows } from '@forecourt/rules/parts/shows'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { Features } from './Features'
import { ReserveOnline } from './ReserveOnline'
import { Specifications } from './Specifications'
import { CommentPoints } from './texts/CommentPoints'
import { Comments } from './texts/Comments'
import { ProtectText } from './texts/ProtectText'

/** A part of the page about one car: a section or a tab, as the site says. */
export interface CarPart {
  /** The anchor that leads to it. */
  readonly id: string
  readonly label: string
  readonly setting: string
  readonly content: ReactNode
}

/** Those named first, in that order; the others after them as they were. */
const inOrder = (parts: readonly CarPart[], first: readonly string[]): CarPart[] => [
  ...first.flatMap((name) => parts.filter(({ id }) => id === name)),
  ...parts.filter(({ id }) => !first.includes(id)),
]

/** The parts that have something to say of a car, in order (VDP-02, VDP-03, VDP-28, CHK-02 to CHK-06). */
export const carParts = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>): CarPart[] => {
  const { car } = data
  const { vdp, checkout } = config
  const about = { car, config }
  const parts: (CarPart | false)[] = [
    {
      id: 'comments',
      label: vdp.commentsHeading,
      setting: '/vdp/commentsHeading',
      content: <Comments car={car} pending={vdp.commentsPendingText} limit={vdp.commentsLength} />,
    },
    shows(carPageParts.features, about) && {
      id: 'features',
      label: 'Features',
      setting: '/vdp/featuresFirst',
      content: <Features features={car.standardEquipment} first={vdp.featuresFirst} />,
    },
    shows(carPageParts.specifications, about) && {
      id: 'specifications',
      label: 'All Specifications',
      setting: '/vdp',
      content: <Specifications rows={specifications(car)} />,
    },
    shows(carPageParts.included, about) && {
      id: 'included',
      label: vdp.includedHeading,
      setting: '/vdp/includedHeading',
      content: <CommentPoints points={vdp.includedPoints} icon="check" setting="/vdp/includedPoints" />,
    },
    shows(carPageParts.whyBuy, about) && {
      id: 'why-buy',
      label: vdp.whyBuyHeading,
      setting: '/vdp/whyBuyHeading',
      content: <CommentPoints points={vdp.whyBuyPoints} icon="shieldCheck" setting="/vdp/whyBuyPoints" />,
    },
    shows(carPageParts.reserve, about) && {
      id: 'reserve-online',
      label: checkout.heading,
      setting: '/checkout/heading',
      content: <ReserveOnline config={config} data={data} request={request} />,
    },
    shows(carPageParts.protect, about) && {
      id: 'protect',
      label: vdp.protectHeading,
      setting: '/vdp/protectHeading',
      content: <ProtectText text={vdp.protectText} />,
    },
  ]
  return inOrder(
    parts.filter((part): part is CarPart => part !== false),
    vdp.order,
  )
}
