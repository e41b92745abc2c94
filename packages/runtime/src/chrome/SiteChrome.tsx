import { headerParts } from '@forecourt/rules/menus/headerParts'
import { showsCompareBar } from '@forecourt/rules/pages/compareBar'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { pagePopups, popupEnd } from '@forecourt/rules/pages/popups/popupPart'
import type { Route } from '@forecourt/rules/pages/Route'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { CSSProperties, ReactNode } from 'react'
import { CompareTray } from '../sections/compare/CompareTray.client'
import { Popups } from '../sections/popup/Popups.client'
import { themeVariables } from '../theme/themeVariables'
import { Dotted } from '../ui/Dotted'
import { withPhoneNumbers } from '../ui/PhoneNumber'
import { SkipLink } from '../ui/SkipLink'
import { ToastRegion } from '../ui/toast/toast.client'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { TopBar } from './TopBar'

/** One line above the header, in a different background tone. */
const Announcement = ({ header }: { readonly header: ResolvedConfig['header'] }) =>
  shows(headerParts.announcement, { config: { header } }) && (
    <aside
      aria-label="Announcement"
      data-tone={header.tone === 'light' ? 'brand' : 'accent'}
      data-setting="/header/announcement"
      className="bg-background px-gutter py-2.5 text-center text-small text-balance font-medium text-text print:hidden"
    >
      <Dotted>{header.announcement}</Dotted>
    </aside>
  )

interface PrintHeadingProps {
  readonly config: ResolvedConfig
  readonly request: PageRequest
}

/** The site's name on printed pages: print leaves out header and footer (VDP-11). */
export const PrintHeading = ({ config, request }: PrintHeadingProps) => (
  <p className="mx-auto hidden w-full max-w-page items-baseline justify-between gap-6 border-b border-line px-gutter pb-3 text-small text-muted print:flex">
    <span className="heading max-w-3/5 shrink-0 text-subsection text-text">{config.identity.name}</span>
    <span>
      {withPhoneNumbers(
        [shownValue(headerParts.phone, { config }), request.origin.replace(/^https?:\/\//, ''), config.identity.licence]
          .filter(Boolean)
          .join(' · '),
      )}
    </span>
  </p>
)

export interface SiteChromeProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
  /** The page, to mark the current menu link; null for an address that doesn't exist. */
  readonly route: Route | null
  readonly children: ReactNode
}

/** The popups for the page's path; none for a path without a page. */
const PagePopups = ({
  config,
  site: { names },
  request: { now },
  path,
}: Omit<SiteChromeProps, 'children' | 'route'> & { readonly path: string }) => {
  const popups = pagePopups({ config, names, path, now })
  const ends = Object.fromEntries(popups.map((popup) => [popup.id, popupEnd(popup, config.identity.timeZone)]))
  return popups.length > 0 && <Popups popups={popups} ends={ends} />
}

/** The frame of every page: theme, header and footer. */
export const SiteChrome = ({ config, site, request, route, children }: SiteChromeProps) => {
  const path = route?.path ?? ''
  return (
    <div data-theme="" data-tone="background" className="flex flex-col" style={themeVariables(config.theme) as CSSProperties}>
      <SkipLink href="#main">Skip to content</SkipLink>
      <PrintHeading config={config} request={request} />
      <Announcement header={config.header} />
      {shows(headerParts.topBar, { config }) && <TopBar config={config} site={site} />}
      <SiteHeader config={config} site={site} path={path} />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter config={config} site={site} request={request} path={path} />
      {showsCompareBar(route, config) && <CompareTray noun={config.search.noun} />}
      <PagePopups config={config} site={site} request={request} path={path} />
      <ToastRegion />
    </div>
  )
}
