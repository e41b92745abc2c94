import type { ButtonPlace } from '@forecourt/rules/car/buttons/CarButtonRule'
import {
  atAnyHour,
  buttonOpens,
  type CarButton as CarButtonKind,
  carButtonsFor,
  cardButtonsFor,
  foldedOnPhones,
  type RankedButton,
  rankedButtons,
} from '@forecourt/rules/car/buttons/carButtonsFor'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { callNowShows } from '@forecourt/rules/phone/callNowShows'
import { callsInHoursOnly } from '@forecourt/rules/phone/phoneFor'
import { tradeInHref } from '@forecourt/rules/routing/carHref'
import { isValuedOnline } from '@forecourt/rules/valuations/isValuedOnline'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon'
import { ButtonGlyph, type CarButtonProps, type CarButtonStyle } from './ButtonGlyph'
import { EnquiryLink, PageLink } from './EnquiryLink'
import { InOpeningHours } from './InOpeningHours.client'
import { isOwnButton, ownButtons } from './ownButtons'
import { PhoneAction } from './PhoneAction'
import { salesHours } from './salesHours'

interface CallableNowProps {
  readonly config: Pick<ResolvedConfig, 'phone'>
  readonly location: Location | null
  /** Render time of the page, ISO in UTC. */
  readonly now: string
  readonly children: ReactNode
}

/** A call button, limited to opening hours by site setting (UI-05). */
export const CallableNow = ({ config, location, now, children }: CallableNowProps) => {
  if (!callsInHoursOnly(config)) return children
  return (
    <InOpeningHours hours={salesHours(location)} openAtFirst={callNowShows(config, location, now)}>
      {children}
    </InOpeningHours>
  )
}

/** A button of a car, by kind. */
const CarButton = (props: CarButtonProps) => {
  const { car, config, request, place, location = null, button, look } = props
  const { id, label, setting, style } = button
  if (isOwnButton(id)) return ownButtons[id](props)
  const opens = buttonOpens(id, car, config)
  const className = `relative z-10 min-w-0 ${look.layoutClass} ${look.visualClass}`
  // Cards only have room for icons that add meaning.
  const icon = place === 'vdp' && <ButtonGlyph id={id} />
  if (opens.kind === 'form')
    return (
      <EnquiryLink
        car={car}
        form={opens.form}
        label={label}
        setting={setting}
        variant={style}
        className={className}
        href={isValuedOnline(opens.form, config) ? tradeInHref(car) : undefined}
      >
        {icon}
      </EnquiryLink>
    )
  if (opens.kind === 'page')
    return (
      <PageLink car={car} href={opens.href} label={label} setting={setting} variant={style} className={className}>
        {icon}
      </PageLink>
    )
  if (opens.kind !== 'phone') return null
  const action = <PhoneAction car={car} config={config} button={button} id={id} action={opens.action} className={className} />
  if (id !== 'callNow') return action
  return (
    <CallableNow config={config} location={location} now={request.now}>
      {action}
    </CallableNow>
  )
}

/**
 * Number of a card's buttons in the row of each button, in order: rows are as even as possible and the first has fewest, so that none is
 * alone in a later row.
 */
export const cardRows = (count: number, max: number): readonly number[] => {
  const rows = Math.ceil(count / max)
  const shortRow = Math.floor(count / rows)
  const longRows = count % rows
  return Array.from({ length: rows }, (_, row) => (row < rows - longRows ? shortRow : shortRow + 1)).flatMap((size) =>
    new Array<number>(size).fill(size),
  )
}

export interface CarButtonsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** The car's location; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
}

const cardButtonClass = 'min-h-11! py-1.5 text-balance'
const inOneRow: CarButtonStyle = { layoutClass: 'flex-auto', visualClass: `${cardButtonClass} px-3! text-small!` }

/**
 * A phone number must not wrap: minimal padding, and a slightly smaller font on a narrow card, so that it fits on one line beside “Get
 * Finance Quote”.
 */
const inRows = `${cardButtonClass} gap-1.5! px-1! text-[clamp(0.8125rem,5.1cqi,0.875rem)]!`

/** A button's width by the number in its row: in pairs, and where three fit, by `wide`. */
const widthClasses = {
  narrow: { 1: 'basis-full', 2: 'basis-[calc(50%-0.25rem)]' },
  narrowBeyondPhones: { 1: 'sm:basis-full', 2: 'sm:basis-[calc(50%-0.25rem)]' },
  wide: { 1: '@md:basis-full', 2: '@md:basis-[calc(50%-0.25rem)]', 3: '@md:basis-[calc(33.33%-0.34rem)]' },
  wideBeyondPhones: { 1: 'sm:@md:basis-full', 2: 'sm:@md:basis-[calc(50%-0.25rem)]', 3: 'sm:@md:basis-[calc(33.33%-0.34rem)]' },
} as const

const widthClass = (parts: Readonly<Record<number, string>>, row: number | undefined) => parts[row ?? 1]

/** On a phone the whole card links to the car: with more than two buttons, View Details is hidden there. */
const cardButtonStyles = (buttons: readonly CarButtonKind[]): readonly CarButtonStyle[] => {
  if (buttons.length < 3) return buttons.map(() => inOneRow)
  const onPhones = buttons.filter(({ id }) => id !== 'details')
  const rows = { narrow: cardRows(buttons.length, 2), wide: cardRows(buttons.length, 3) }
  const phoneRows = { narrow: cardRows(onPhones.length, 2), wide: cardRows(onPhones.length, 3) }
  const differ = onPhones.length < buttons.length
  return buttons.map((button, index) => {
    const onPhone = onPhones.indexOf(button)
    const widths = differ
      ? [
          widthClass(widthClasses.narrow, phoneRows.narrow[onPhone]),
          widthClass(widthClasses.wide, phoneRows.wide[onPhone]),
          widthClass(widthClasses.narrowBeyondPhones, rows.narrow[index]),
          widthClass(widthClasses.wideBeyondPhones, rows.wide[index]),
        ]
      : [widthClass(widthClasses.narrow, rows.narrow[index]), widthClass(widthClasses.wide, rows.wide[index])]
    return { layoutClass: `grow ${widths.join(' ')}`, visualClass: onPhone < 0 ? `${inRows} max-sm:hidden!` : inRows }
  })
}

const halfWidth = 'basis-[max(8.5rem,calc(50%-0.3125rem))]'

/** On the page: the primary button has its own row, secondary ones are in pairs, and the rest look like links. */
const onPage: { readonly [Rank in RankedButton['rank']]: CarButtonStyle } = {
  main: { layoutClass: 'grow basis-full', visualClass: '' },
  second: { layoutClass: `grow ${halfWidth}`, visualClass: 'gap-1.5! px-2! py-1.5 text-[clamp(0.8125rem,3.4vw,0.875rem)]! text-left!' },
  quiet: {
    layoutClass: `grow ${halfWidth}`,
    visualClass:
      'min-h-11! justify-start! gap-2.5! border-transparent! bg-transparent! px-2! py-1.5 text-small! font-medium! text-text! text-left! hover:bg-raised! [&_svg]:text-muted',
  },
}

/** In an inline-size container. Two buttons of a card share a row by text width; more are in even rows, the primary one alone if their number is odd. */
const CardButtons = (props: CarButtonsProps) => {
  const { car, config, request, location } = props
  const buttons = cardButtonsFor(car, { config, location, now: request.now })
  if (buttons.length === 0) return null
  const looks = cardButtonStyles(buttons)
  return (
    <div data-setting="/card/buttons" className="flex max-w-xl flex-wrap gap-2">
      {buttons.map((button, index) => (
        <CarButton key={button.id} {...props} button={button} look={looks[index] ?? inOneRow} />
      ))}
    </div>
  )
}

interface ButtonRowProps extends CarButtonsProps {
  readonly ranked: readonly RankedButton[]
}

/** Prominent buttons of a car's page, then its quiet ones in rows of two. */
const ButtonRows = ({ ranked, ...props }: ButtonRowProps) => {
  const isQuiet = ({ rank }: RankedButton) => rank === 'quiet'
  const quiet = ranked.filter(isQuiet)
  return (
    <>
      {quiet.length < ranked.length && (
        <div className="flex flex-wrap gap-2.5">
          {ranked.map((button) => !isQuiet(button) && <CarButton key={button.id} {...props} button={button} look={onPage[button.rank]} />)}
        </div>
      )}
      {quiet.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-x-2.5">
          {quiet.map((button) => (
            <CarButton key={button.id} {...props} button={button} look={onPage.quiet} />
          ))}
          {/* An odd last button keeps half the width. */}
          {quiet.length % 2 === 1 && <span className={`grow ${halfWidth}`} />}
        </div>
      )}
    </>
  )
}

/** The buttons that a car's state and the config allow, in order; each has a working target (CARD-06, VDP-07). */
export const CarButtons = (props: CarButtonsProps) => {
  const { car, config, request, place, location } = props
  if (place === 'card') return <CardButtons {...props} />
  const ranked = rankedButtons(carButtonsFor(car, config.vdp.buttons, { config: atAnyHour(config), place, location, now: request.now }))
  if (ranked.length === 0) return null
  const folded = foldedOnPhones(ranked, config.vdp.buttonsOnPhones)
  return (
    <div data-setting="/vdp/buttons" data-asks="" className="@container print:hidden">
      <ButtonRows {...props} ranked={ranked.slice(0, ranked.length - folded.length)} />
      {folded.length > 0 && (
        // Unless the site folds buttons there, its content is always visible on wide screens (runtime.css), in browsers that can do so.
        <details
          data-setting={config.vdp.foldButtons ? '/vdp/foldButtons' : '/vdp/buttonsOnPhones'}
          className={`group/more ${config.vdp.foldButtons ? '' : 'more-buttons'}`}
        >
          <summary
            className={`mt-1 flex min-h-11 cursor-pointer list-none items-center justify-center gap-1.5 text-small font-medium [&::-webkit-details-marker]:hidden ${config.vdp.foldButtons ? '' : 'supports-[selector(::details-content)]:lg:hidden'}`}
          >
            More options
            <Icon name="chevronDown" size={16} className="text-muted transition-transform group-open/more:rotate-180" />
          </summary>
          <ButtonRows {...props} ranked={folded} />
        </details>
      )}
    </div>
  )
}
