import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import { maskPhone } from '@forecourt/rules/leads/maskPhone'
import { phoneFor } from '@forecourt/rules/leads/phoneFor'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { carHref } from '@forecourt/rules/routing/carHref'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { carButtonsFor } from '@forecourt/rules/stock/carButtonsFor'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { EnquiryLink } from './EnquiryLink'
import { type ButtonPlace, enquiryKindOf } from './enquiryForms'
import { PhoneButton } from './PhoneButton.client'
import { PrintButton } from './PrintButton.client'
import { ShareButton } from './ShareButton.client'
import { telHref } from './telHref'
import { whatsappHref } from './whatsappHref'

export interface CarButtonsProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** Where the car stands; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
}

type CarButton = ReturnType<typeof carButtonsFor>[number]
type OneButtonProps = CarButtonsProps & { readonly button: CarButton }

const phoneActions = { call: 'show', callNow: 'call', whatsapp: 'whatsapp' } as const

const isPhoneButton = (id: CarButton['id']): id is keyof typeof phoneActions => id in phoneActions

/** Buttons that lead to a phone number: a plain link where numbers are shown at once, else one that asks for the number first. */
const PhoneAction = ({ car, config, button, id }: OneButtonProps & { readonly id: keyof typeof phoneActions }) => {
  const phone = id === 'callNow' ? car.locationPhone : phoneFor(car, config)
  if (!phone) return null
  const { setting } = button
  const { country } = config.identity
  if (!config.phone.startsRevealed) {
    return (
      <PhoneButton
        fallbackHref={locationHref(config, { slug: car.locationSlug })}
        carSlug={car.slug}
        label={button.label}
        masked={maskPhone(phone)}
        action={phoneActions[id]}
        country={country}
        variant={button.style}
        className="relative z-10"
        setting={setting}
      />
    )
  }
  return (
    <ButtonLink
      href={id === 'whatsapp' ? whatsappHref(phone, country) : telHref(phone)}
      variant={button.style}
      className="relative z-10 tabular-nums"
      data-setting={setting}
    >
      <Icon name={id === 'whatsapp' ? 'messageCircle' : 'phone'} size={18} />
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

const OneButton = (props: OneButtonProps) => {
  const { car, request, place, button } = props
  const { setting } = button
  const look = { variant: button.style, className: 'relative z-10' } as const
  const form = enquiryKindOf(button.id)
  if (form) return <EnquiryLink car={car} form={form} label={button.label} setting={setting} {...look} />
  if (isPhoneButton(button.id)) return <PhoneAction {...props} id={button.id} />
  const href = carHref(car)
  switch (button.id) {
    case 'share':
      return <ShareButton name={car.name} url={`${request.origin}${href}`} label={button.label} setting={setting} {...look} />
    case 'print':
      return <PrintButton label={button.label} setting={setting} {...look} />
    case 'location':
      return (
        <ButtonLink href={`${place === 'vdp' ? '' : href}#vehicle-map`} data-setting={setting} {...look}>
          <Icon name="mapPin" size={18} />
          {button.label}
        </ButtonLink>
      )
    default:
      return (
        <ButtonLink href={href} data-setting={setting} {...look}>
          {button.label}
          <span className="sr-only">: {car.name}</span>
        </ButtonLink>
      )
  }
}

const grids = {
  card: 'flex flex-wrap gap-2 [&>*]:min-h-11 [&>*]:flex-auto [&>*]:px-3 [&>*]:text-small [&>*]:whitespace-nowrap',
  // The first button takes a row of its own, the others pairs; a last one without a partner takes a row, too.
  vdp: 'flex flex-wrap gap-2.5 [&>*]:grow [&>*]:basis-[calc(50%-0.3125rem)] [&>*]:px-3 [&>*:first-child]:basis-full',
} as const

/** The buttons of a car that its state and the config allow, in order; each opens something real (CARD-06, VDP-07). */
export const CarButtons = (props: CarButtonsProps) => {
  const { car, config, request, place, location } = props
  const buttons = carButtonsFor(car, place === 'card' ? config.card.buttons : config.vdp.buttons, {
    config,
    place,
    location,
    now: request.now,
  })
  if (buttons.length === 0) return null
  return (
    <div data-setting={`/${place}/buttons`} className={`print:hidden ${grids[place]}`}>
      {buttons.map((button) => (
        <OneButton key={button.id} {...props} button={button} />
      ))}
    </div>
  )
}
