import { businessNumberText } from '@forecourt/rules/menus/businessNumberText'
import { footerLine } from '@forecourt/rules/menus/footerLine'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Container } from '../ui/Container'
import { FooterCentred } from './FooterCentred'
import { FooterColumns } from './FooterColumns'
import { FooterCompact } from './FooterCompact'
import type { FooterLayoutProps } from './FooterLayoutProps'
import { Regulators } from './Regulators'

export interface SiteFooterProps extends FooterLayoutProps {
  readonly request: PageRequest
}

const layouts = { columns: FooterColumns, centred: FooterCentred, compact: FooterCompact } as const satisfies Record<
  ResolvedConfig['footer']['layout'],
  (props: FooterLayoutProps) => ReactNode
>

/** The end of every page: who this is, where to go, and what the law wants said (NAV-20 to NAV-22, LEG-01). */
export const SiteFooter = ({ config, site, request, path }: SiteFooterProps) => {
  const { footer, identity } = config
  const Layout = layouts[footer.layout]
  const number = businessNumberText(identity)
  return (
    <footer data-tone={footer.tone} data-setting="/footer" className="border-t border-line bg-background text-text print:hidden">
      <Container className={`pb-8 ${footer.layout === 'compact' ? 'pt-block' : 'pt-section'}`}>
        <Layout config={config} site={site} path={path} />
        <div className={footer.layout === 'compact' ? 'mt-6' : 'mt-10'}>
          {footer.showRegulators && <Regulators country={identity.country} />}
          <p
            data-setting="/footer/line"
            className={`border-t border-line pt-6 text-tiny text-muted ${footer.layout === 'centred' ? 'text-center' : ''}`}
          >
            {footerLine(config, request.now)}
            {identity.legalName.trim() !== '' && <span data-setting="/identity/legalName"> {identity.legalName}</span>}
            {number && (
              <span data-setting="/identity/businessNumber" className="whitespace-nowrap">
                {' '}
                {number}
              </span>
            )}
          </p>
        </div>
      </Container>
    </footer>
  )
}
