import { footerParts, legalLink } from '@forecourt/rules/menus/footerParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { FooterLayoutProps } from './FooterLayoutProps'
import { FooterLinks } from './FooterLinks'
import { menuEntries } from './menuEntries'
import { SiteName } from './SiteName'
import { SocialLinks } from './SocialLinks'

/** Everything on the middle line: name, words, menu, places, the business elsewhere, the law. */
export const FooterCentred = ({ config, site, path }: FooterLayoutProps) => {
  const { footer, identity, social } = config
  const about = shownValue(footerParts.about, { config })
  const legalLinks = footer.legalLinks.filter((link) => shows(legalLink, { link }))
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
