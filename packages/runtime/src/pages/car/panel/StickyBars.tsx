import { buttonOpens, carButtonsFor, rankedButtons } from '@forecourt/rules/car/buttons/carButtonsFor'
import { callNowBase } from '@forecourt/rules/car/page/barParts'
import { isInStock } from '@forecourt/rules/entities/isInStock'
import { shows } from '@forecourt/rules/parts/Part'
import { maskPhone, phoneFor, revealsPhones } from '@forecourt/rules/phone/phoneFor'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { PageProps } from '../../../PageProps'
import { CallableNow } from '../../../sections/vehicle/buttons/CarButtons'
import { EnquiryLink, PageLink } from '../../../sections/vehicle/buttons/EnquiryLink'
import type { EnquiryKind } from '../../../sections/vehicle/buttons/enquiryForms'
import { PhoneButton } from '../../../sections/vehicle/buttons/PhoneButton.client'
import { PriceBlock } from '../../../sections/vehicle/PriceBlock'
import { telHref } from '../../../sections/vehicle/whatsappHref'
import { ButtonLink } from '../../../ui/Button'
import { Container } from '../../../ui/Container'
import { Icon } from '../../../ui/Icon'
import { MediaImage } from '../../../ui/MediaImage'
import { RevealOnScroll } from '../RevealOnScroll.client'

/** Call Now in the phone's bar (UI-04): limited to opening hours by site setting (UI-05), absent for an unavailable car. */
const CallNow = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
  const { car, location } = data
  const phone = phoneFor(car, config)
  if (!phone || !shows(callNowBase, { car, config })) return null
  const button = revealsPhones(config) ? (
    <ButtonLink href={telHref(phone)} variant="outline">
      <Icon name="phone" size={18} />
      Call Now
    </ButtonLink>
  ) : (
    <PhoneButton
      fallbackHref={locationHref(config, { slug: car.locationSlug })}
      carSlug={car.slug}
      label="Call Now"
      masked={maskPhone(phone)}
      action="call"
      country={config.identity.country}
      variant="outline"
    />
  )
  return (
    <CallableNow config={config} location={location} now={request.now}>
      {button}
    </CallableNow>
  )
}

type StickyBarsProps = Pick<PageProps<'car'>, 'config' | 'data' | 'request'>

/** Scroll distance in pixels before each bar shows (UI-03, UI-04). */
const phoneBarAfter = 50
const wideBarAfter = 900

/** Forms that count as a general enquiry. */
const generalForms: readonly EnquiryKind[] = ['vehicle', 'chat', 'similar']

/** On a phone Call Now and Enquire; on a wide screen the car, its price and the first two actions. */
export const StickyBars = ({ config, data, request }: StickyBarsProps) => {
  const { car, location } = data
  const buttons = rankedButtons(carButtonsFor(car, config.vdp.buttons, { config, place: 'vdp', location, now: request.now }))
  const actionButtons = buttons.flatMap((button) => {
    const opens = buttonOpens(button.id, car, config)
    return opens.kind === 'form' || opens.kind === 'page' ? [{ ...button, opens }] : []
  })
  const forms = actionButtons.flatMap(({ label, opens }) => (opens.kind === 'form' ? [{ label, form: opens.form }] : []))
  const enquire = forms.find(({ form }) => generalForms.includes(form)) ?? { form: 'vehicle' as const, label: 'Enquire' }
  const picture = car.images[0]
  return (
    <>
      <RevealOnScroll after={phoneBarAfter} label="Contact" className="lg:hidden">
        <div
          data-setting="/phone/callNowInHoursOnly"
          className="flex gap-2 px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] [&_:is(a,button)]:min-w-0 [&_:is(a,button)]:flex-1 [&_:is(a,button)]:px-3"
        >
          <CallNow config={config} data={data} request={request} />
          <EnquiryLink car={car} form={enquire.form} label={enquire.label} variant="primary" />
        </div>
      </RevealOnScroll>
      <RevealOnScroll after={wideBarAfter} label={car.name} className="max-lg:hidden">
        <Container className="flex items-center gap-5 py-2.5">
          {picture && (
            <MediaImage
              source={picture.key}
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
            <p className="truncate text-small text-muted">{car.locationName}</p>
          </div>
          {isInStock(car) && (
            <div className="shrink-0">
              <PriceBlock car={car} config={config} size="bar" />
            </div>
          )}
          <div className="flex shrink-0 gap-2">
            {actionButtons
              .slice(0, 2)
              .map(({ id, label, style, opens }) =>
                opens.kind === 'page' ? (
                  <PageLink key={id} car={car} href={opens.href} label={label} variant={style} />
                ) : (
                  <EnquiryLink key={id} car={car} form={opens.form} label={label} variant={style} />
                ),
              )}
          </div>
        </Container>
      </RevealOnScroll>
    </>
  )
}
