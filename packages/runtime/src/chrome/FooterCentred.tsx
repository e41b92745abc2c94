import { locationHref } from '@forecourt/rules/routing/locationHref'
import type { FooterLayoutProps } from './FooterLayoutProps'
import { FooterLinks } from './FooterLinks'
import { menuEntries } from './menuEntries'
import { SiteName } from './SiteName'
import { SocialLinks } from './SocialLinks'

/** Everything on the middle line: name, words, menu, places, the business elsewhere, the law. */
export const FooterCentred = ({ config, site, path }: FooterLayoutProps) => {
  const { footer, identity, social } = config
  const places = site.locations
    .filter((location) => location.visible)
    .map((location) => ({ id: location.id, label: location.name, href: locationHref(config, location) }))
  return (
    <div className="flex flex-col items-center gap-6 text-center">
      <SiteName identity={identity} centred />
      {footer.about && (
        <p data-setting="/footer/about" className="max-w-prose text-small text-muted text-pretty">
          {footer.about}
        </p>
      )}
      <nav id="footer-menu" aria-label="Footer">
        <FooterLinks links={menuEntries(config, path)} inline className="justify-center [&_a]:font-medium [&_a]:text-text" />
      </nav>
      {places.length > 0 && (
        <nav aria-label="Locations">
          <FooterLinks links={places} inline className="justify-center" />
        </nav>
      )}
      <SocialLinks social={social} siteName={identity.name} />
      <div data-setting="/footer/legalLinks">
        <FooterLinks links={footer.legalLinks} inline className="justify-center" />
      </div>
    </div>
  )
}
