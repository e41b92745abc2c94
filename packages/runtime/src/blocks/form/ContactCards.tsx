import type { Location } from '@forecourt/rules/entities/Location'
import type { FormField } from '@forecourt/rules/leads/form/FormField'
import { ContactCard, type ContactCardProps } from '../../sections/location/ContactCard'
import { ChosenPlace } from './ChosenPlace.client'
import { PlacesToChoose } from './PlacesToChoose'

export interface ContactCardsProps extends Omit<ContactCardProps, 'location'> {
  readonly locations: readonly Location[]
  /** The field of the form beside in which the shopper chooses where it goes; null where there is no choice. */
  readonly choice: FormField | null
}

/** How to reach the place a form goes to: of several, the one chosen in the form, or all where it asks for none (ENQ-14, ENQ-15). */
export const ContactCards = ({ locations, choice, ...card }: ContactCardsProps) => {
  const [only] = locations
  // One of several would send people who ring to the wrong counter.
  if (!choice && locations.length > 1) return <PlacesToChoose locations={locations} choice={null} config={card.config} />
  if (!choice) return only ? <ContactCard location={only} {...card} /> : null
  const chosenBy = ({ id, dealershipSlug }: Location) => (choice.name === 'locationId' ? id : dealershipSlug)
  return (
    <ChosenPlace name={choice.name}>
      <PlacesToChoose locations={locations} choice={choice} config={card.config} />
      {(choice.options ?? []).map(({ value }) => (
        <div key={value} data-place={value} hidden className="shown-without-script mb-6 w-full">
          {locations
            .filter((one) => chosenBy(one) === value)
            .map((one) => (
              <ContactCard key={one.id} location={one} {...card} />
            ))}
        </div>
      ))}
    </ChosenPlace>
  )
}
