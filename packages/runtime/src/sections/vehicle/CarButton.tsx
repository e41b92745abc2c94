import type { Car } from '@forecourt/rules/entities/Car'
import type { Location } from '@forecourt/rules/entities/Location'
import { callNowShows } from '@forecourt/rules/leads/callNowShows'
import { shareLinks } from '@forecourt/rules/leads/shareLinks'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { CarButton as Button } from '@forecourt/rules/stock/carButtonsFor'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { ButtonLink } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { buttonIcons } from './buttonIcons'
import { CompareButton } from './CompareButton.client'
import { EnquiryLink } from './EnquiryLink'
import { type ButtonPlace, enquiryKindOf } from './enquiryForms'
import { FavouriteButton } from './FavouriteButton.client'
import { favouriteOf } from './favouriteOf'
import { InOpeningHours } from './InOpeningHours.client'
import { isPhoneKind, PhoneAction } from './PhoneAction'
import { PrintButton } from './PrintButton.client'
import { ShareButton } from './ShareButton.client'
import { ShareLinks } from './ShareLinks'
import { salesHours } from './salesHours'

export interface CarButtonLook {
  /** Classes of how it stands among the others. */
  readonly place: string
  /** Classes of the button itself. */
  readonly face: string
}

export interface CarButtonProps {
  readonly car: Car
  readonly config: ResolvedConfig
  readonly request: PageRequest
  readonly place: ButtonPlace
  /** Where the car stands; its hours decide about Call Now (UI-05). */
  readonly location?: Location | null
  readonly button: Button
  readonly look: CarButtonLook
}

/** One button of a car, by what it opens. */
export const CarButton = (props: CarButtonProps) => {
  const { car, config, request, place, location = null, button } = props
  const { id, label, setting } = button
  const look = { variant: button.style, className: `relative z-10 min-w-0 ${props.look.place} ${props.look.face}` } as const
  const href = carHref(car)
  const icon = place === 'vdp' ? <Glyph path={buttonIcons[id]} size={18} /> : null

  const form = enquiryKindOf(id)
  if (form) {
    return (
      <EnquiryLink car={car} form={form} label={label} setting={setting} {...look}>
        {icon}
      </EnquiryLink>
    )
  }
  if (isPhoneKind(id)) {
    const action = <PhoneAction car={car} config={config} button={button} id={id} className={look.className} />
    if (id !== 'callNow' || !config.phone.callNowInHoursOnly) return action
    return (
      <InOpeningHours hours={salesHours(location)} openAtFirst={callNowShows(config, location, request.now)}>
        {action}
      </InOpeningHours>
    )
  }
  switch (id) {
    case 'share':
      return (
        <ShareButton
          car={{ slug: car.slug, name: car.name }}
          url={`${request.origin}${href}`}
          targets={config.social.share}
          origin={request.origin}
          label={label}
          setting={setting}
          variant={button.style}
          placeClassName={`relative z-10 min-w-0 ${props.look.place}`}
          className={props.look.face}
        >
          {place === 'vdp' ? <ShareLinks links={shareLinks(car, config, request.origin)} /> : null}
        </ShareButton>
      )
    case 'print':
      return <PrintButton carSlug={car.slug} label={label} setting={setting} {...look} />
    case 'favourite':
      return <FavouriteButton car={favouriteOf(car)} label={label} setting={setting} {...look} />
    case 'compare':
      return <CompareButton car={favouriteOf(car)} label={label} setting={setting} {...look} />
    case 'location':
      return (
        <ButtonLink href={`${place === 'vdp' ? '' : href}#vehicle-map`} data-setting={setting} {...look}>
          <Glyph path={buttonIcons.location} size={18} />
          {label}
        </ButtonLink>
      )
    case 'history':
      return (
        <ButtonLink href={`${href}/history`} target="_blank" rel="noopener nofollow" data-document="" data-setting={setting} {...look}>
          <Glyph path={buttonIcons.history} size={18} />
          <span>
            {label}
            <span className="sr-only"> of {car.name} (opens in a new tab)</span>
          </span>
        </ButtonLink>
      )
    case 'custom':
      return (
        <ButtonLink href={config.vdp.customButtonHref} data-setting={setting} {...look}>
          {icon}
          {label}
        </ButtonLink>
      )
    default:
      return (
        <ButtonLink href={href} data-setting={setting} {...look}>
          {label}
          <span className="sr-only">: {car.name}</span>
        </ButtonLink>
      )
  }
}
