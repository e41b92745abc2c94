import { footerParts } from '@forecourt/rules/menus/footerParts'
import type { Regulator } from '@forecourt/rules/menus/privacyLaw'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { ReactNode } from 'react'
import { Container } from '../ui/Container'
import { Disclosure } from '../ui/Disclosure'
import { FooterByLocation, FooterCentred, FooterColumns, FooterCompact, type FooterLayoutProps } from './FooterLayouts'

interface RegulatorsProps {
  readonly list: readonly Regulator[]
  readonly centred: boolean
}

/** Consumer regulators (LEG-01), collapsed because they are rarely needed. */
const Regulators = ({ list, centred }: RegulatorsProps) => (
  <Disclosure
    summary={list.length === 1 ? 'Consumer regulator' : 'Consumer regulators'}
    className="border-t border-line"
    summaryClassName={`text-small font-medium text-muted hover:text-text ${centred ? 'justify-center!' : ''}`}
  >
    <ul
      data-setting="/footer/showRegulators"
      className={`gap-x-8 pb-4 ${centred ? 'flex flex-wrap justify-center text-center' : 'grid sm:grid-cols-2 lg:grid-cols-4'}`}
    >
      {list.map(({ region, name, href }) => (
        <li key={href}>
          <a
            href={href}
            rel="noopener"
            className="flex min-h-12 flex-col justify-center text-small leading-snug text-muted hover:text-text hover:underline"
          >
            <span className="text-tiny">{region}</span>
            <span className="text-text">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  </Disclosure>
)

export interface SiteFooterProps extends FooterLayoutProps {
  readonly request: PageRequest
}

const layouts = {
  columns: FooterColumns,
  centred: FooterCentred,
  compact: FooterCompact,
  locations: FooterByLocation,
} as const satisfies Record<ResolvedConfig['footer']['layout'], (props: FooterLayoutProps) => ReactNode>

/** Vertical spacing in the footer. */
const spaces = {
  columns: { top: 'pt-section', line: 'mt-10' },
  centred: { top: 'pt-section', line: 'mt-10' },
  compact: { top: 'pt-block', line: 'mt-6' },
  locations: { top: 'pt-section', line: 'mt-8' },
} as const satisfies Record<ResolvedConfig['footer']['layout'], object>

/** The footer of every page: business, menu and legal text (NAV-20 to NAV-22, LEG-01). */
export const SiteFooter = ({ config, site, request, path }: SiteFooterProps) => {
  const { footer } = config
  const Layout = layouts[footer.layout]
  const space = spaces[footer.layout]
  const legalName = shownValue(footerParts.legalName, { config })
  const regulators = shownValue(footerParts.regulators, { config, locations: site.locations })
  const number = shownValue(footerParts.number, { config })
  const isCentred = footer.layout === 'centred'
  const choices = shows(footerParts.choices, { config }) && (
    // Visible once the consent script has loaded; its space is reserved to prevent a layout shift: beside the line, or below one that is
    // centred.
    <button
      type="button"
      data-measuring-choice=""
      className={`invisible min-h-11 cursor-pointer pointer-fine:min-h-9 text-tiny text-muted underline hover:text-text ${isCentred ? 'mx-auto block' : 'float-right ml-6'}`}
    >
      Privacy choices
    </button>
  )
  return (
    <footer data-tone={footer.tone} data-setting="/footer" className="border-t border-line bg-background text-text print:hidden">
      <Container className={`pb-8 ${space.top}`}>
        <Layout config={config} site={site} path={path} />
        <div className={space.line}>
          {regulators && <Regulators list={regulators} centred={isCentred} />}
          <p data-setting="/footer/line" className={`border-t border-line pt-6 text-tiny text-muted ${isCentred ? 'text-center' : ''}`}>
            {!isCentred && choices}
            {shownValue(footerParts.line, { config, now: request.now })}
            {legalName && <span data-setting="/identity/legalName"> {legalName}</span>}
            {number && (
              <span data-setting="/identity/businessNumber" className="whitespace-nowrap">
                {' '}
                {number}
              </span>
            )}
            {isCentred && choices}
          </p>
        </div>
      </Container>
    </footer>
  )
}
