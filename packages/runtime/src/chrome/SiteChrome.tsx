import { headerParts } from '@forecourt/rules/menus/headerParts'
import { comparePageRules } from '@forecourt/rules/pages/kinds/compare/comparePageRules'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { popupEnd } from '@forecourt/rules/pages/popups/popupEnd'
import { popupsHere } from '@forecourt/rules/pages/popups/popupsHere'
import { shows } from '@forecourt/rules/parts/shows'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { CSSProperties, ReactNode } from 'react'
import { CompareTray } from '../sections/compare/CompareTray.client'
import { Popups } from '../sections/popup/Popups.client'
import { themeVariables } from '../theme/themeVariables'
import { ToastRegion } from '../ui/toast/toast.client'
import { Announcement } from './Announcement'
import { PrintHeading } from './PrintHeading'
import { SiteFooter } from './SiteFooter'
import { SiteHeader } from './SiteHeader'
import { TopBar } from './TopBar'

export interface SiteChromeProps {
  readonly config: ResolvedConfig
  readonly site: SiteData
  readonly request: PageRequest
  /** The path of the page, for marking it in the menu. */
  readonly path: string
  readonly children: ReactNode
}

/** The popups that may open on the page, by its path; those of a page that is none are none. */
const PagePopups = ({ config, site: { names }, request: { now }, path }: Omit<SiteChromeProps, 'children'>) => {
  const popups = popupsHere({ config, names, path, now })
  const ends = Object.fromEntries(popups.map((popup) => [popup.id, popupEnd(popup, config.identity.timeZone)]))
  return popups.length > 0 && <Popups popups={popups} ends={ends} />
}

/** What every page stands in: the theme, the header and the footer. */
export const SiteChrome = ({ config, site, request, path, children }: SiteChromeProps) => (
  <div data-theme="" data-tone="background" className="flex flex-col" style={themeVariables(config.theme) as CSSProperties}>
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-background focus:px-4 focus:py-3 focus:font-semibold focus:text-text"
    >
      Skip to content
    </a>
    <PrintHeading config={config} request={request} />
    <Announcement header={config.header} />
    {shows(headerParts.row, { config }) && <TopBar config={config} site={site} />}
    <SiteHeader config={config} site={site} path={path} />
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      {children}
    </main>
    <SiteFooter config={config} site={site} request={request} path={path} />
    {shows(comparePageRules.optional, { config }) && path !== '/compare' && <CompareTray noun={config.search.noun} />}
    <PagePopups config={config} site={site} request={request} path={path} />
    <ToastRegion />
  </div>
)
