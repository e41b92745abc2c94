import type { AnyCarButton } from '@forecourt/rules/car/buttons/carButtons'
import { maskPhone, phoneFor, revealsPhones } from '@forecourt/rules/phone/phoneFor'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { ButtonLink } from '../../../ui/Button'
import { PhoneNumber } from '../../../ui/PhoneNumber'
import { telHref, whatsappHref, whatsappText } from '../whatsappHref'
import { ButtonGlyph, type CarButtonProps } from './ButtonGlyph'
import { PhoneButton } from './PhoneButton.client'

export interface PhoneActionProps extends Pick<CarButtonProps, 'car' | 'config' | 'button'> {
  readonly id: AnyCarButton
  /** What the button does with the number. */
  readonly action: 'show' | 'call' | 'whatsapp'
  readonly className: string
}

/** A phone button: a plain link if numbers are unmasked, else one that requests the number first (VDP-12, VDP-14 to VDP-18). */
export const PhoneAction = ({ car, config, button, id, action, className: layoutClass }: PhoneActionProps) => {
  const phone = id === 'callNow' ? car.locationPhone : phoneFor(car, config)
  if (!phone) return null
  // A phone number must not wrap: without room beside another button it takes a row.
  const className = id === 'call' ? `${layoutClass} min-w-min!` : layoutClass
  const { country } = config.identity
  if (!revealsPhones(config)) {
    return (
      <PhoneButton
        fallbackHref={locationHref(config, { slug: car.locationSlug })}
        carSlug={car.slug}
        label={button.label}
        masked={maskPhone(phone)}
        action={action}
        owner={id === 'callNow' ? 'location' : 'car'}
        country={country}
        text={action === 'whatsapp' ? whatsappText(car) : undefined}
        variant={button.style}
        className={className}
        setting={button.setting}
      />
    )
  }
  return (
    <ButtonLink
      href={action === 'whatsapp' ? whatsappHref(phone, country, whatsappText(car)) : telHref(phone)}
      variant={button.style}
      className={`tabular-nums ${className}`}
      data-setting={button.setting}
    >
      <ButtonGlyph id={id} />
      {id === 'call' ? (
        <>
          <span className="sr-only">{button.label} </span>
          <PhoneNumber>{phone}</PhoneNumber>
        </>
      ) : (
        button.label
      )}
    </ButtonLink>
  )
}
