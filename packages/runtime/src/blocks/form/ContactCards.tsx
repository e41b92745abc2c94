import type { Location } from '@forecourt/rules/entities/Location'
import type { FormField } from '@forecourt/rules/leads/formFields'
import { useId } from 'react'
import { ContactCard, type ContactCardProps } from '../../sections/location/ContactCard'
import { shownWhenChosen } from './shownWhenChosen'

export interface ContactCardsProps extends Omit<ContactCardProps, 'location'> {
  readonly locations: readonly Location[]
  /** The field of the form beside in which the shopper chooses where it goes; null where there is no choice. */
  readonly choice: FormField | null
}

/** How to reach the place a form goes to: of several, the one chosen in the form, without any script (ENQ-14, ENQ-15). */
export const ContactCards = ({ locations, choice, ...card }: ContactCardsProps) => {
  const id = `places-${useId().replace(/[^\w-]/g, '')}`
  const [only] = locations
  if (!choice && only) return <ContactCard location={only} {...card} />
  const chosenBy = ({ id, dealershipSlug }: Location) => (choice?.name === 'locationId' ? id : dealershipSlug)
  const groups = (choice?.options ?? []).map((option) => ({ option, members: locations.filter((one) => chosenBy(one) === option.value) }))
  return (
    <div id={id} className="self-start">
      <style>
        {shownWhenChosen(
          id,
          choice?.name ?? '',
          groups.map(({ option }) => option.value),
        )}
      </style>
      <p data-place="" className="rounded-card bg-surface p-card text-muted text-pretty">
        Choose a {choice?.label.toLowerCase()} in the form to see its address, phone number and opening hours.
      </p>
      {groups.map(({ option, members }) => (
        <div key={option.value} data-place={option.value} className="grid gap-6">
          {members.map((location) => (
            <ContactCard key={location.id} location={location} {...card} />
          ))}
        </div>
      ))}
    </div>
  )
}
