import { maskPhone } from '@forecourt/rules/leads/maskPhone'
import { phoneFor } from '@forecourt/rules/leads/phoneFor'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import { carButtonsFor } from '@forecourt/rules/stock/carButtonsFor'
import { isInStock } from '@forecourt/rules/stock/isInStock'
import type { PageProps } from '../../PageProps'
import { EnquiryLink } from '../../sections/vehicle/EnquiryLink'
import { enquiryKindOf } from '../../sections/vehicle/enquiryForms'
import { PhoneButton } from '../../sections/vehicle/PhoneButton.client'
import { PriceBlock } from '../../sections/vehicle/PriceBlock'
import { telHref } from '../../sections/vehicle/telHref'
import { ButtonLink } from '../../ui/Button'
import { Container } from '../../ui/Container'
import { Icon } from '../../ui/Icon'
import { pictureSource } from '../../ui/pictureSource'
import { RevealOnScroll } from './RevealOnScroll.client'

type StickyBarsProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

/** Where each bar comes up, in pixels of scrolling (UI-03, UI-04). */
const phoneBarAfter = 50
const wideBarAfter = 900

/** On a phone Call Now and Enquire; on a wide screen the car, its price and the first two forms. */
export const StickyBars = ({ config, data, request }: StickyBarsProps) => {
  const { car } = data
  const phone = phoneFor(car, config)
  const enquiries = carButtonsFor(car, config.vdp.buttons, { config, place: 'vdp', location: data.location, now: request.now }).flatMap(
    (button) => {
      const form = enquiryKindOf(button.id)
      return form ? [{ ...button, form }] : []
    },
  )
  const first = enquiries[0] ?? { form: 'vehicle' as const, label: 'Enquire' }
  const picture = car.images[0]
  return (
    <>
      <RevealOnScroll after={phoneBarAfter} label="Contact" className="lg:hidden">
        <div className="flex gap-2 px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] [&>*]:flex-1 [&>*]:px-3">
          {phone && isInStock(car) && config.phone.startsRevealed && (
            <ButtonLink href={telHref(phone)} variant="outline">
              <Icon name="phone" size={18} />
              Call Now
            </ButtonLink>
          )}
          {phone && isInStock(car) && !config.phone.startsRevealed && (
            <PhoneButton
              fallbackHref={locationHref(config, { slug: car.locationSlug })}
              carSlug={car.slug}
              label="Call Now"
              masked={maskPhone(phone)}
              action="call"
              country={config.identity.country}
              variant="outline"
            />
          )}
          <EnquiryLink car={car} form={first.form} label={first.label} variant="primary" />
        </div>
      </RevealOnScroll>
      <RevealOnScroll after={wideBarAfter} label={car.name} className="max-lg:hidden">
        <Container className="flex items-center gap-5 py-2.5">
          {picture && (
            <img
              {...pictureSource(picture.key)}
              sizes="84px"
              alt=""
              width={84}
              height={56}
              loading="lazy"
              className="h-14 w-21 rounded-field bg-raised object-cover"
            />
          )}
          <div className="min-w-0 flex-1">
            <p className="heading truncate text-card leading-tight">{car.name}</p>
            <p className="text-small text-muted">{car.locationName}</p>
          </div>
          {isInStock(car) && <PriceBlock car={car} config={config} size="bar" />}
          <div className="flex gap-2">
            {enquiries.slice(0, 2).map((button) => (
              <EnquiryLink key={button.id} car={car} form={button.form} label={button.label} variant={button.style} />
            ))}
          </div>
        </Container>
      </RevealOnScroll>
    </>
  )
}
