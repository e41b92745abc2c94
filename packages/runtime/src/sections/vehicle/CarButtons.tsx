import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { carButtonsFor } from '@forecourt/rules/stock/carButtonsFor'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { atAnyHour } from './atAnyHour'
import { CarButton } from './CarButton'
import type { ButtonPlace } from './enquiryForms'

export interface CarButtonsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** Where the car stands; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
}

/** On the page the first button takes a row of its own, the others pairs; a last one without a partner takes a row, too. */
const looks = {
  card: { list: 'flex flex-wrap gap-2', first: '', each: 'relative z-10 min-h-11 flex-auto px-3 text-small whitespace-nowrap' },
  vdp: {
    list: 'flex flex-wrap gap-2.5',
    first: 'basis-full',
    each: 'relative z-10 min-w-0 grow px-3 text-balance',
  },
} as const

const pair = 'basis-[calc(50%-0.3125rem)]'

/** The buttons of a car that its state and the config allow, in order; each opens something real (CARD-06, VDP-07). */
export const CarButtons = (props: CarButtonsProps) => {
  const { car, config, request, place, location } = props
  const listed = place === 'card' ? config.card.buttons : config.vdp.buttons
  const buttons = carButtonsFor(car, listed, { config: atAnyHour(config), place, location, now: request.now })
  if (buttons.length === 0) return null
  const { list, first, each } = looks[place]
  return (
    <div data-setting={`/${place}/buttons`} className={`print:hidden ${list}`}>
      {buttons.map((button, index) => (
        <CarButton key={button.id} {...props} button={button} className={`${each} ${place === 'card' ? '' : index === 0 ? first : pair}`} />
      ))}
    </div>
  )
}
