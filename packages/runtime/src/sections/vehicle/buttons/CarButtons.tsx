import type { ButtonPlace } from '@forecourt/rules/car/buttons/CarButtonRule'
import { type CarButton as CarButtonKind, carButtonsFor } from '@forecourt/rules/car/buttons/carButtonsFor'
import { type RankedButton, rankedButtons } from '@forecourt/rules/car/buttons/rankedButtons'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { atAnyHour } from './atAnyHour'
import { CarButton } from './CarButton'
import type { CarButtonStyle } from './CarButtonProps'
import { cardRows } from './cardRows'

export interface CarButtonsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** Where the car stands; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
}

const cardFace = 'min-h-11! py-1.5 text-balance'
const inOneRow: CarButtonStyle = { place: 'flex-auto', face: `${cardFace} px-3! text-small!` }

/** Of a number, nothing can be cut: as little as can be stands around it, and on a narrow card it is a little smaller, so that it and “Get Finance Quote” have room on one line beside another button. */
const inRows = `${cardFace} gap-1.5! px-1! text-[clamp(0.8125rem,5.1cqi,0.875rem)]!`

/** A button’s part of its row, by how many share it: in pairs, and where there is room for three, by `wide`. */
const shares = {
  narrow: { 1: 'basis-full', 2: 'basis-[calc(50%-0.25rem)]' },
  narrowBeyondPhones: { 1: 'sm:basis-full', 2: 'sm:basis-[calc(50%-0.25rem)]' },
  wide: { 1: '@md:basis-full', 2: '@md:basis-[calc(50%-0.25rem)]', 3: '@md:basis-[calc(33.33%-0.34rem)]' },
  wideBeyondPhones: { 1: 'sm:@md:basis-full', 2: 'sm:@md:basis-[calc(50%-0.25rem)]', 3: 'sm:@md:basis-[calc(33.33%-0.34rem)]' },
} as const

const share = (parts: Readonly<Record<number, string>>, row: number | undefined) => parts[row ?? 1]

/** Where more than two stand on a card, the whole card of a phone leads to the car already: View Details would only take room there. */
const cardLooks = (buttons: readonly CarButtonKind[]): readonly CarButtonStyle[] => {
  if (buttons.length < 3) return buttons.map(() => inOneRow)
  const onPhones = buttons.filter(({ id }) => id !== 'details')
  const rows = { narrow: cardRows(buttons.length, 2), wide: cardRows(buttons.length, 3) }
  const phoneRows = { narrow: cardRows(onPhones.length, 2), wide: cardRows(onPhones.length, 3) }
  const differ = onPhones.length < buttons.length
  return buttons.map((button, index) => {
    const onPhone = onPhones.indexOf(button)
    const place = differ
      ? [
          share(shares.narrow, phoneRows.narrow[onPhone]),
          share(shares.wide, phoneRows.wide[onPhone]),
          share(shares.narrowBeyondPhones, rows.narrow[index]),
          share(shares.wideBeyondPhones, rows.wide[index]),
        ]
      : [share(shares.narrow, rows.narrow[index]), share(shares.wide, rows.wide[index])]
    return { place: `grow ${place.join(' ')}`, face: onPhone < 0 ? `${inRows} max-sm:hidden!` : inRows }
  })
}

const half = 'basis-[max(8.5rem,calc(50%-0.3125rem))]'

/** On the page: the one that leads has a row of its own, those under it a pair, and the rest are as quiet as links, so that one thing at a time is asked. */
const onPage: { readonly [Rank in RankedButton['rank']]: CarButtonStyle } = {
  main: { place: 'grow basis-full', face: '' },
  second: { place: `grow ${half}`, face: 'gap-1.5! px-2! py-1.5 text-[clamp(0.8125rem,3.4vw,0.875rem)]! text-left!' },
  quiet: {
    place: `grow ${half}`,
    face: 'min-h-11! justify-start! gap-2.5! border-transparent! bg-transparent! px-2! py-1.5 text-small! font-medium! text-text! text-left! hover:bg-raised! [&_svg]:text-muted',
  },
}

/** Two buttons of a card share a row as their words need; more stand in even rows, the leading one alone where their number is odd. */
const CardButtons = (props: CarButtonsProps) => {
  const { car, config, request, location } = props
  const buttons = carButtonsFor(car, config.card.buttons, { config: atAnyHour(config), place: 'card', location, now: request.now })
  if (buttons.length === 0) return null
  const looks = cardLooks(buttons)
  return (
    <div data-setting="/card/buttons" className="@container print:hidden">
      <div className="flex max-w-xl flex-wrap gap-2">
        {buttons.map((button, index) => (
          <CarButton key={button.id} {...props} button={button} look={looks[index] ?? inOneRow} />
        ))}
      </div>
    </div>
  )
}

/** The buttons of a car that its state and the config allow, in order; each opens something real (CARD-06, VDP-07). */
export const CarButtons = (props: CarButtonsProps) => {
  const { car, config, request, place, location } = props
  if (place === 'card') return <CardButtons {...props} />
  const ranked = rankedButtons(carButtonsFor(car, config.vdp.buttons, { config: atAnyHour(config), place, location, now: request.now }))
  if (ranked.length === 0) return null
  const quiet = ranked.filter(({ rank }) => rank === 'quiet')
  return (
    <div data-setting="/vdp/buttons" data-asks="" className="@container print:hidden">
      <div className="flex flex-wrap gap-2.5">
        {ranked.map(
          (button) => button.rank !== 'quiet' && <CarButton key={button.id} {...props} button={button} look={onPage[button.rank]} />,
        )}
      </div>
      {quiet.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-x-2.5">
          {quiet.map((button) => (
            <CarButton key={button.id} {...props} button={button} look={onPage.quiet} />
          ))}
          {/* An odd last one is no wider than the others. */}
          {quiet.length % 2 === 1 && <span className={`grow ${half}`} />}
        </div>
      )}
    </div>
  )
}
