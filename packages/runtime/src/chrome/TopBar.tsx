import { headerParts } from '@forecourt/rules/menus/headerParts'
import { shownValue } from '@forecourt/rules/parts/Part'
import { locationHref, locationsHref } from '@forecourt/rules/routing/locationHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { Container } from '../ui/Container'
import { Icon } from '../ui/Icon'
import { PhoneLink } from './PhoneLink'
import { SocialLinks } from './SocialLinks'

/** Background tone of the row: differs from the header's. */
const tones = { light: 'surface', brand: 'dark', dark: 'surface' } as const

export interface TopBarProps {
  readonly config: ResolvedConfig
  readonly site: Pick<SiteData, 'locations'>
}

/** A slim row above the header on wide screens: address, phone number and social links. */
export const TopBar = ({ config, site }: TopBarProps) => {
  const { header, identity, social } = config
  const phone = shownValue(headerParts.phone, { config })
  const visible = site.locations.filter((location) => location.visible)
  const only = visible.length === 1 ? visible[0] : undefined
  return (
    <aside
      aria-label="At a glance"
      data-tone={tones[header.tone]}
      data-setting="/header/showTopBar"
      className="hidden bg-background text-text lg:block print:hidden"
    >
      <Container className="flex min-h-11 items-center justify-between gap-8 text-small">
        <a
          href={only ? locationHref(config, only) : locationsHref(config)}
          className="inline-flex min-h-11 min-w-0 items-center gap-2 hover:text-link"
        >
          <Icon name="mapPin" size={16} className="shrink-0 text-link" />
          <span className="truncate">
            {only
              ? `${only.address.street}, ${only.address.city}`
              : visible.length > 1
                ? `Our ${visible.length} locations`
                : 'Our locations'}
          </span>
        </a>
        <div className="flex shrink-0 items-center gap-4">
          {phone && <PhoneLink number={phone} />}
          <SocialLinks social={social} siteName={identity.name} />
        </div>
      </Container>
    </aside>
  )
}
