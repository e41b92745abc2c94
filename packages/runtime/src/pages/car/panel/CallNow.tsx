import { callNowBase } from '@forecourt/rules/car/page/barParts'
import { shows } from '@forecourt/rules/parts/shows'
import { maskPhone } from '@forecourt/rules/phone/maskPhone'
import { phoneFor } from '@forecourt/rules/phone/phoneFor'
import { revealsPhones } from '@forecourt/rules/phone/revealsPhones'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { PageProps } from '../../../PageProps'
import { CallableNow } from '../../../sections/vehicle/buttons/CallableNow'
import { PhoneButton } from '../../../sections/vehicle/buttons/PhoneButton.client'
import { telHref } from '../../../sections/vehicle/telHref'
import { ButtonLink } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'

/** Call Now of the phone's bar (UI-04): in opening hours only where the site says so (UI-05), and not for a car that can't be had. */
export const CallNow = ({ config, data, request }: Pick<PageProps<'car'>, 'config' | 'data' | 'request'>) => {
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
