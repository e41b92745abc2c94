import { buttonOpens, reserveSectionButton } from '@forecourt/rules/car/buttons/carButtonsFor'
import { canPayDeposit } from '@forecourt/rules/car/canReserve'
import { carPageParts } from '@forecourt/rules/car/carPageParts'
import { specifications } from '@forecourt/rules/car/facts/specifications'
import { holdText, showsAcceptedCards } from '@forecourt/rules/checkout/depositPromise'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasDeposit } from '@forecourt/schema/switches/takesDeposits'
import type { ReactNode } from 'react'
import type { PageProps } from '../../PageProps'
import { EnquiryLink, PageLink } from '../../sections/vehicle/buttons/EnquiryLink'
import { vehicleNoun } from '../../sections/vehicle/vehicleNoun'
import { Icon } from '../../ui/Icon'
import { Specifications } from './KeyFacts'
import { AcceptedCards } from './panel/AcceptedCards'
import { CommentPoints, Comments } from './texts/Comments'
import { Expandable } from './texts/Expandable.client'
import { folded, ProtectText } from './texts/FoldedLines'

interface FeaturesProps {
  readonly features: readonly string[]
  /** Number of features shown before expanding. */
  readonly first: number
}

/** Standard equipment; the rest expands on press (VDP-03, VDP-21). */
const Features = ({ features, first }: FeaturesProps) => {
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

/** The deposit's terms as figures: amount, refundability and hold period (CHK-03 to CHK-05). */
const DepositFigures = ({ checkout }: { readonly checkout: ResolvedConfig['checkout'] }) => {
  const { deposit, holdHours } = checkout
  const terms = [
    ...(hasDeposit(checkout)
      ? [
          { figure: formatMoney(deposit * 100), label: 'Deposit', setting: '/checkout/deposit' },
          { figure: '100%', label: 'Refundable', setting: '/checkout/explain' },
        ]
      : []),
    { figure: holdText(holdHours), label: 'Held for', setting: '/checkout/holdHours' },
  ]
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {terms.map(({ figure, label, setting }) => (
        <div key={label} data-setting={setting} className="flex flex-col">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="heading text-subsection leading-tight tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * How to reserve a car, and the terms: amount, refund and hold period (CHK-03 to CHK-06). If the site takes deposits, payment holds the
 * car; otherwise the shopper sends an enquiry, which neither charges nor holds.
 */
const ReserveOnline = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car, location, site } = data
  const noun = vehicleNoun[car.itemType]
  const isPaid = canPayDeposit(car, config)
  const button = reserveSectionButton(car, { config, location, now: request.now })
  const opens = button && buttonOpens(button.id, car, config)
  const buttonProps = button && {
    car,
    label: button.label,
    variant: button.style,
    setting: button.setting,
    className: 'max-sm:w-full print:hidden',
  }
  return (
    <div data-setting="/checkout/explain" className="rounded-card bg-surface p-card">
      <p className="max-w-prose text-pretty">
        {isPaid
          ? `Pay the deposit online and we’ll hold this ${noun} for you. Change your mind while it’s on hold and you’ll get the full deposit back.`
          : `Ask us to reserve this ${noun}. There’s nothing to pay yet, and the ${noun} isn’t on hold until we confirm it’s available.`}
      </p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          {!isPaid && <p className="mb-2 text-small font-semibold">If it’s available</p>}
          <DepositFigures checkout={config.checkout} />
        </div>
        {buttonProps && opens?.kind === 'page' && <PageLink {...buttonProps} href={opens.href} />}
        {buttonProps && opens?.kind === 'form' && <EnquiryLink {...buttonProps} form={opens.form} />}
      </div>
      {showsAcceptedCards(config, site, isPaid) && <AcceptedCards isPaidHere={isPaid} />}
    </div>
  )
}

/** A section or tab of the car page. */
export interface CarPart {
  /** Its anchor. */
  readonly id: string
  readonly label: string
  readonly setting: string
  readonly content: ReactNode
}

/** Sorts parts: first the parts named in `first`, in that order, then the others in their present order. */
const inOrder = (parts: readonly CarPart[], first: readonly string[]): CarPart[] => [
  ...first.flatMap((name) => parts.filter(({ id }) => id === name)),
  ...parts.filter(({ id }) => !first.includes(id)),
]

/** The parts that have content for a car, in order (VDP-02, VDP-03, VDP-28, CHK-02 to CHK-06). */
export const carParts = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>): CarPart[] => {
  const { car } = data
  const { vdp, checkout } = config
  const context = { car, config }
  const parts: (CarPart | false)[] = [
    {
      id: 'comments',
      label: vdp.commentsHeading,
      setting: '/vdp/commentsHeading',
      content: <Comments car={car} pending={vdp.commentsPendingText} limit={vdp.commentsLength} />,
    },
    shows(carPageParts.features, context) && {
      id: 'features',
      label: 'Features',
      setting: '/vdp/featuresFirst',
      content: <Features features={car.standardEquipment} first={vdp.featuresFirst} />,
    },
    shows(carPageParts.specifications, context) && {
      id: 'specifications',
      label: 'All Specifications',
      setting: '/vdp',
      content: <Specifications rows={specifications(car)} />,
    },
    shows(carPageParts.included, context) && {
      id: 'included',
      label: vdp.includedHeading,
      setting: '/vdp/includedHeading',
      content: <CommentPoints points={vdp.includedPoints} icon="check" setting="/vdp/includedPoints" />,
    },
    shows(carPageParts.whyBuy, context) && {
      id: 'why-buy',
      label: vdp.whyBuyHeading,
      setting: '/vdp/whyBuyHeading',
      content: <CommentPoints points={vdp.whyBuyPoints} icon="shieldCheck" setting="/vdp/whyBuyPoints" />,
    },
    shows(carPageParts.reserve, context) && {
      id: 'reserve-online',
      label: checkout.heading,
      setting: '/checkout/heading',
      content: <ReserveOnline config={config} data={data} request={request} />,
    },
    shows(carPageParts.protect, context) && {
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
