import { footerParts, legalLink } from '@forecourt/rules/menus/footerParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import type { ReactNode } from 'react'
import type { FooterLayoutProps } from './FooterLayoutProps'
import { FooterLinks } from './FooterLinks'
import { FooterLocations } from './FooterLocations'
import { menuEntries } from './menuEntries'
import { SiteName } from './SiteName'
import { SocialLinks } from './SocialLinks'

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

/** Who this is, the menu, the places and the law, each in a column; on a phone the menu beside the other two, so that the end of a page is no longer than a screen. */
export const FooterColumns = ({ config, site, path }: FooterLayoutProps) => {
  const { footer, identity, social } = config
  const places = shownValue(footerParts.places, { config, locations: site.locations })
  const about = shownValue(footerParts.about, { config })
  const legalLinks = footer.legalLinks.filter((link) => shows(legalLink, { link }))
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
