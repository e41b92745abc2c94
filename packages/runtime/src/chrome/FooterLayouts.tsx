import type { Location } from '@forecourt/rules/entities/Location'
import { footerParts, legalLink } from '@forecourt/rules/menus/footerParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { locationHref, locationsHref } from '@forecourt/rules/routing/locationHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { telHref } from '../sections/vehicle/whatsappHref'
import { PhoneNumber } from '../ui/PhoneNumber'
import { menuEntries } from './menuEntries'
import { SiteName } from './SiteName'
import { SocialLinks } from './SocialLinks'

/** Props of a footer layout. */
export interface FooterLayoutProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly path: string
}

interface FooterLinksProps {
  readonly links: readonly { readonly id: string; readonly label: string; readonly href: string }[]
  /** In a row instead of a column. */
  readonly inline?: boolean
  readonly className?: string
}

/** Footer links. */
const FooterLinks = ({ links, inline = false, className = '' }: FooterLinksProps) => (
  <ul className={`${inline ? 'flex flex-wrap gap-x-6' : ''} ${className}`}>
    {links.map((link) => (
      <li key={link.id}>
        <a
          href={link.href}
          className="flex min-h-11 items-center text-small pointer-fine:min-h-9 text-muted hover:text-text hover:underline"
        >
          {link.label}
        </a>
      </li>
    ))}
  </ul>
)

/** Text about the business and legal links, as far as they are shown. */
const footerTexts = (config: ResolvedConfig) => ({
  about: shownValue(footerParts.about, { config }),
  legalLinks: config.footer.legalLinks.filter((link) => shows(legalLink, { link })),
})

/** Centred column: name, text, menu, locations, social links, legal text. */
export const FooterCentred = ({ config, site, path }: FooterLayoutProps) => {
  const { identity, social } = config
  const { about, legalLinks } = footerTexts(config)
  const places = shownValue(footerParts.places, { config, locations: site.locations })?.map((location) => ({
    id: location.id,
    label: location.name,
    href: locationHref(config, location),
  }))
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <SiteName identity={identity} centred />
      {about && (
        <p data-setting="/footer/about" className="max-w-prose text-small text-muted text-pretty">
          {about}
        </p>
      )}
      <nav id="footer-menu" aria-label="Footer">
        <FooterLinks links={menuEntries(config, path)} inline className="justify-center [&_a]:font-medium [&_a]:text-text" />
      </nav>
      {places && (
        <nav aria-label="Locations">
          <FooterLinks links={places} inline className="justify-center" />
        </nav>
      )}
      <SocialLinks social={social} siteName={identity.name} />
      <div data-setting="/footer/legalLinks">
        <FooterLinks links={legalLinks} inline className="justify-center" />
      </div>
    </div>
  )
}

/** Two rows: name and menu; legal text and social links. */
export const FooterCompact = ({ config, path }: FooterLayoutProps) => {
  const { identity, social } = config
  const { about, legalLinks } = footerTexts(config)
  return (
    <div className="grid gap-y-4">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <SiteName identity={identity} />
        <nav id="footer-menu" aria-label="Footer">
          <FooterLinks links={menuEntries(config, path)} inline className="[&_a]:font-medium [&_a]:text-text" />
        </nav>
      </div>
      {about && (
        <p data-setting="/footer/about" className="max-w-prose text-small text-muted text-pretty">
          {about}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-2">
        <div data-setting="/footer/legalLinks">
          <FooterLinks links={legalLinks} inline />
        </div>
        <SocialLinks social={social} siteName={identity.name} />
      </div>
    </div>
  )
}

const footerLocationLimit = 4

/** The first few locations with their phone numbers, and a link to the rest. */
const FooterLocations = ({ config, locations }: { readonly config: ResolvedConfig; readonly locations: readonly Location[] }) => {
  return (
    <ul>
      {locations.slice(0, footerLocationLimit).map((location) => (
        <li key={location.id} className="py-1.5 text-small leading-snug">
          <a href={locationHref(config, location)} className="inline-flex min-h-8 items-center font-medium text-text hover:underline">
            {location.name}
          </a>
          <p className="text-muted">
            {location.address.street}, {location.address.city}
          </p>
          {location.phone && (
            <a href={telHref(location.phone)} className="inline-flex min-h-8 items-center text-muted tabular-nums hover:text-text">
              <PhoneNumber>{location.phone}</PhoneNumber>
            </a>
          )}
        </li>
      ))}
      {locations.length > footerLocationLimit && (
        <li>
          <a href={locationsHref(config)} className="flex min-h-11 items-center text-small font-medium text-text hover:underline">
            All {locations.length} locations
          </a>
        </li>
      )}
    </ul>
  )
}

interface FooterColumnProps {
  readonly heading: string
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

const FooterColumn = ({ heading, id, className = '', children }: FooterColumnProps) => (
  <div id={id} className={`min-w-0 ${className}`}>
    <h2 className="mb-2 font-body text-small font-semibold text-text">{heading}</h2>
    {children}
  </div>
)

/**
 * Business, menu, locations and legal text, each in a column. On a phone the menu is beside the other two, so that the footer is no taller
 * than a screen.
 */
export const FooterColumns = ({ config, site, path }: FooterLayoutProps) => {
  const { identity, social } = config
  const places = shownValue(footerParts.places, { config, locations: site.locations })
  const { about, legalLinks } = footerTexts(config)
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:gap-x-10 lg:grid-cols-[1.5fr_1fr_1.3fr_1fr]">
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <SiteName identity={identity} />
        {about && (
          <p data-setting="/footer/about" className="mt-4 max-w-sm text-small text-muted">
            {about}
          </p>
        )}
        <div className="mt-4">
          <SocialLinks social={social} siteName={identity.name} />
        </div>
      </div>
      <FooterColumn heading="Explore" id="footer-menu" className="row-span-2 sm:row-span-1">
        <nav aria-label="Footer">
          <FooterLinks links={menuEntries(config, path)} />
        </nav>
      </FooterColumn>
      {places && (
        <FooterColumn heading="Visit us">
          <FooterLocations config={config} locations={places} />
        </FooterColumn>
      )}
      <FooterColumn heading="Legal">
        <div data-setting="/footer/legalLinks">
          <FooterLinks links={legalLinks} />
        </div>
      </FooterColumn>
    </div>
  )
}

/** All locations with their phone numbers first; below them business and legal text in one row. */
export const FooterByLocation = ({ config, site, path }: FooterLayoutProps) => {
  const { identity, social } = config
  const places = shownValue(footerParts.places, { config, locations: site.locations })
  const { about, legalLinks } = footerTexts(config)
  return (
    <div className="grid gap-y-8">
      {places && (
        <nav aria-label="Locations" className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 sm:gap-y-5 lg:grid-cols-4">
          {places.map((location) => (
            <div key={location.id} className="min-w-0 border-t border-line-strong pt-2.5 text-small leading-snug">
              <a href={locationHref(config, location)} className="inline-flex min-h-8 items-center font-semibold text-text hover:underline">
                {location.name}
              </a>
              <p className="text-muted max-sm:hidden">{location.address.city}</p>
              {location.phone && (
                <a
                  href={telHref(location.phone)}
                  className="inline-flex min-h-8 items-center text-muted tabular-nums hover:text-text max-sm:hidden"
                >
                  <PhoneNumber>{location.phone}</PhoneNumber>
                </a>
              )}
            </div>
          ))}
        </nav>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 border-t border-line-strong pt-6">
        <div className="min-w-0 max-w-sm">
          <SiteName identity={identity} />
          {about && (
            <p data-setting="/footer/about" className="mt-3 text-small text-muted text-pretty">
              {about}
            </p>
          )}
        </div>
        <div className="min-w-0 lg:max-w-3xl">
          <nav id="footer-menu" aria-label="Footer">
            <FooterLinks links={menuEntries(config, path)} inline className="[&_a]:font-medium [&_a]:text-text" />
          </nav>
          <div data-setting="/footer/legalLinks">
            <FooterLinks links={legalLinks} inline />
          </div>
          <SocialLinks social={social} siteName={identity.name} />
        </div>
      </div>
    </div>
  )
}
