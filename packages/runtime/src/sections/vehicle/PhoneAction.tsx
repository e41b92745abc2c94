import type { Car } from '@forecourt/rules/entities/Car'
import { maskPhone } from '@forecourt/rules/leads/maskPhone'
import { phoneFor } from '@forecourt/rules/leads/phoneFor'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { CarButton } from '@forecourt/rules/stock/carButtonsFor'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { buttonIcons } from './buttonIcons'
import { PhoneButton } from './PhoneButton.client'
import { telHref } from './telHref'
import { whatsappHref } from './whatsappHref'

const phoneActions = { call: 'show', callNow: 'call', whatsapp: 'whatsapp' } as const

type PhoneKind = keyof typeof phoneActions

export const isPhoneKind = (id: string): id is PhoneKind => Object.hasOwn(phoneActions, id)

export interface PhoneActionProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly button: CarButton
  readonly id: PhoneKind
  readonly className: string
}

/** A button that leads to a phone number: a plain link where numbers are shown at once, else one that asks for the number first (VDP-12, VDP-14 to VDP-18). */
export const PhoneAction = ({ car, config, button, id, className: place }: PhoneActionProps) => {
  const phone = id === 'callNow' ? car.locationPhone : phoneFor(car, config)
  if (!phone) return null
  // A number can't be cut or broken: where it has no room beside another button it takes a row.
  const className = id === 'call' ? `${place} min-w-min!` : place
  const { country } = config.identity
  if (!config.phone.startsRevealed) {
    return (
      <PhoneButton
        fallbackHref={locationHref(config, { slug: car.locationSlug })}
        carSlug={car.slug}
        label={button.label}
        masked={maskPhone(phone)}
        action={phoneActions[id]}
        whose={id === 'callNow' ? 'location' : 'car'}
        country={country}
        variant={button.style}
        className={className}
        setting={button.setting}
      />
    )
  }
  return (
    <ButtonLink
      href={id === 'whatsapp' ? whatsappHref(phone, country) : telHref(phone)}
      variant={button.style}
      className={`tabular-nums ${className}`}
      data-setting={button.setting}
    >
      <Glyph path={buttonIcons[id]} size={18} />
      {id === 'call' ? (
        <>
          <span className="sr-only">{button.label} </span>
          <span className="whitespace-nowrap">{phone}</span>
        </>
      ) : (
        button.label
      )}
    </ButtonLink>
  )
}
