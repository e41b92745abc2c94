import { footerLine } from '@forecourt/rules/menus/footerLine'
import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Container } from '../ui/Container'
import { FooterLocations } from './FooterLocations'
import { menuEntries } from './menuEntries'
import { Regulators } from './Regulators'
import { SiteName } from './SiteName'
import { SocialLinks } from './SocialLinks'

const FooterColumn = ({ heading, id, children }: { readonly heading: string; readonly id?: string; readonly children: ReactNode }) => (
  <div id={id} className="min-w-0">
    <h2 className="mb-2 font-body text-small font-semibold text-text">{heading}</h2>
    {children}
  </div>
)

const FooterLinks = ({ links }: { readonly links: readonly { readonly id: string; readonly label: string; readonly href: string }[] }) => (
  <ul>
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

export interface SiteFooterProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
  readonly path: string
}

/** The end of every page: who this is, where to go, and what the law wants said (NAV-20 to NAV-22, LEG-01). */
export const SiteFooter = ({ config, site, request, path }: SiteFooterProps) => {
  const { footer, identity, social } = config
  return (
    <footer data-tone={footer.tone} data-setting="/footer" className="border-t border-line bg-background text-text print:hidden">
      <Container className="pt-section pb-8">
        <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1.3fr_1fr]">
          <div className="min-w-0">
            <SiteName identity={identity} />
            {footer.about && (
              <p data-setting="/footer/about" className="mt-4 max-w-sm text-small text-muted">
                {footer.about}
              </p>
            )}
            <div className="mt-4">
              <SocialLinks social={social} siteName={identity.name} />
            </div>
          </div>
          <FooterColumn heading="Explore" id="footer-menu">
            <nav aria-label="Footer">
              <FooterLinks links={menuEntries(config, path)} />
            </nav>
          </FooterColumn>
          {site.locations.length > 0 && (
            <FooterColumn heading="Visit us">
              <FooterLocations config={config} locations={site.locations} />
            </FooterColumn>
          )}
          <FooterColumn heading="Legal">
            <div data-setting="/footer/legalLinks">
              <FooterLinks links={footer.legalLinks} />
            </div>
          </FooterColumn>
        </div>
        <div className="mt-10">
          {footer.showRegulators && <Regulators country={identity.country} />}
          <p data-setting="/footer/line" className="border-t border-line pt-6 text-tiny text-muted">
            {footerLine(config, request.now)}
          </p>
        </div>
      </Container>
    </footer>
  )
}
