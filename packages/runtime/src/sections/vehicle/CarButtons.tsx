import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { carButtonsFor } from '@forecourt/rules/stock/carButtonsFor'
import { withMainButton } from '@forecourt/rules/stock/withMainButton'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { atAnyHour } from './atAnyHour'
import { CarButton, type CarButtonLook } from './CarButton'
import type { ButtonPlace } from './enquiryForms'

export interface CarButtonsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** Where the car stands; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
}

interface Looks {
  readonly list: string
  readonly first: CarButtonLook
  readonly other: CarButtonLook
}

const cardFace = 'min-h-11! py-1.5 text-small! text-balance'
const inOneRow: CarButtonLook = { place: 'flex-auto', face: `${cardFace} px-3!` }
const inPairs: CarButtonLook = { place: 'grow basis-[calc(50%-0.25rem)] @md:basis-[22%]', face: `${cardFace} px-2!` }

/**
 * Two buttons of a card share a row as their words need; more stand in pairs, or side by side where there is room. On the page
 * the first takes a row of its own, the others pairs, unless letters are so large that each needs a row; words that need a second
 * line stand beside their sign. A last one without a partner takes a row.
 */
const looksOf = (place: ButtonPlace, count: number): Looks => {
  if (place === 'card') return { list: 'max-w-xl gap-2', first: count < 3 ? inOneRow : inPairs, other: count < 3 ? inOneRow : inPairs }
  return {
    list: 'gap-2.5',
    first: { place: 'grow basis-full', face: '' },
    other: {
      place: 'grow basis-[max(8.5rem,calc(50%-0.3125rem))]',
      face: 'gap-1.5! px-2! py-1.5 text-[clamp(0.8125rem,3.4vw,0.875rem)]! text-left!',
    },
  }
}

/** The buttons of a car that its state and the config allow, in order; each opens something real (CARD-06, VDP-07). */
export const CarButtons = (props: CarButtonsProps) => {
  const { car, config, request, place, location } = props
  const listed = place === 'card' ? config.card.buttons : config.vdp.buttons
  const allowed = carButtonsFor(car, listed, { config: atAnyHour(config), place, location, now: request.now })
  const buttons = place === 'card' ? allowed : withMainButton(allowed)
  if (buttons.length === 0) return null
  const { list, first, other } = looksOf(place, buttons.length)
  return (
    <div data-setting={`/${place}/buttons`} className="@container print:hidden">
      <div className={`flex flex-wrap ${list}`}>
        {buttons.map((button, index) => (
          <CarButton key={button.id} {...props} button={button} look={index === 0 ? first : other} />
        ))}
      </div>
    </div>
  )
}
