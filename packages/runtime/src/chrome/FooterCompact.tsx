import { footerParts, legalLink } from '@forecourt/rules/menus/footerParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import type { FooterLayoutProps } from './FooterLayoutProps'
import { FooterLinks } from './FooterLinks'
import { menuEntries } from './menuEntries'
import { SiteName } from './SiteName'
import { SocialLinks } from './SocialLinks'

/** Two rows: the name with the menu, and the law with the business elsewhere. */
export const FooterCompact = ({ config, path }: FooterLayoutProps) => {
  const { footer, identity, social } = config
  const about = shownValue(footerParts.about, { config })
  const legalLinks = footer.legalLinks.filter((link) => shows(legalLink, { link }))
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
