import type { ButtonPlace } from '@forecourt/rules/car/buttons/CarButtonRule'
import { carButtonsFor } from '@forecourt/rules/car/buttons/carButtonsFor'
import { type RankedButton, rankedButtons } from '@forecourt/rules/car/buttons/rankedButtons'
import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { atAnyHour } from './atAnyHour'
import { CarButton } from './CarButton'
import type { CarButtonStyle } from './CarButtonProps'

export interface CarButtonsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** Where the car stands; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
}

const cardFace = 'min-h-11! py-1.5 text-small! text-balance'
const inOneRow: CarButtonStyle = { place: 'flex-auto', face: `${cardFace} px-3!` }
const inPairs: CarButtonStyle = { place: 'grow basis-[calc(50%-0.25rem)] @md:basis-[22%]', face: `${cardFace} px-2!` }

/** On a phone the whole card leads to the car already, and a third button would take a row of its own. */
const onlyWide = ({ place, face }: CarButtonStyle): CarButtonStyle => ({ place, face: `${face} max-sm:hidden!` })

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

/** Two buttons of a card share a row as their words need; more stand in pairs, or side by side where there is room. */
const CardButtons = (props: CarButtonsProps) => {
  const { car, config, request, location } = props
  const buttons = carButtonsFor(car, config.card.buttons, { config: atAnyHour(config), place: 'card', location, now: request.now })
  if (buttons.length === 0) return null
  const look = buttons.length < 3 ? inOneRow : inPairs
  return (
    <div data-setting="/card/buttons" className="@container print:hidden">
      <div className="flex max-w-xl flex-wrap gap-2">
        {buttons.map((button) => (
          <CarButton
            key={button.id}
            {...props}
            button={button}
            look={button.id === 'details' && buttons.length > 2 ? onlyWide(look) : look}
          />
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
