import { carButtonsFor } from '@forecourt/rules/car/buttons/carButtonsFor'
import type { Car } from '@forecourt/rules/entities/Car'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { EnquiryLink } from '../../sections/vehicle/buttons/EnquiryLink'
import { ButtonLink } from '../../ui/Button'

export interface ComparedActionsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

const face = 'w-full min-h-11! px-2! py-1.5 text-small!'

/** What to do about a car in a column: ask, in the words of the site's cards, and see it. */
export const ComparedActions = ({ car, config, request }: ComparedActionsProps) => {
  const named = carButtonsFor(car, config.card.buttons, { config, place: 'card', now: request.now })
  const labelOf = (id: string, usual: string) => named.find((button) => button.id === id)?.label ?? usual
  const [form, label] = isInStock(car)
    ? (['vehicle', labelOf('enquire', 'Enquire')] as const)
    : (['similar', labelOf('similar', 'Find Me Something Similar')] as const)
  return (
    <div className="flex flex-col gap-2">
      <EnquiryLink car={car} form={form} label={label} variant="primary" className={face} />
      <ButtonLink href={carHref(car)} variant="outline" className={face}>
        {labelOf('details', 'View Details')}
        <span className="sr-only">: {car.name}</span>
      </ButtonLink>
    </div>
  )
}
