import { headerParts } from '@forecourt/rules/menus/headerParts'
import { shownValue } from '@forecourt/rules/parts/shownValue'
import { shows } from '@forecourt/rules/parts/shows'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { telHref } from '../sections/vehicle/telHref'
import { ButtonLink } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { FavouritesLink } from './FavouritesLink.client'
import { GarageLink } from './GarageLink'
import { HeaderSearch } from './HeaderSearch'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu.client'
import { menuEntries } from './menuEntries'
import { type HeaderRow, menuFit } from './menuFit'
import { PhoneLink } from './PhoneLink'
import { SiteName } from './SiteName'

const tones = { light: 'background', brand: 'brand', dark: 'dark' } as const

export interface SiteHeaderProps {
  readonly config: ResolvedConfig
  readonly site: Pick<SiteData, 'models' | 'range'>
  readonly path: string
}

type Header = ResolvedConfig['header']

/** How name, menu and actions share the header on wide screens. */
const layoutOf = ({ layout, menu }: Header, row: HeaderRow) => {
  if (menu === 'button') return layout === 'centred' ? 'button-centred' : 'button'
  return layout === 'inline' ? (`inline-${menuFit(row)}` as const) : layout
}

/** Layouts that are one row high and stay in sight. */
const oneRows: readonly string[] = ['inline-narrow', 'inline-wide', 'button'] satisfies ReturnType<typeof layoutOf>[]

/** Layouts with room for a field beside the actions. */
const roomy: readonly string[] = ['stacked', 'button'] satisfies ReturnType<typeof layoutOf>[]

/** The bar at the top of every page, in any of its layouts and tones. CSS alone chooses between menu bar and menu button, at 1,024 pixels (NAV-06). */
export const SiteHeader = ({ config, site, path }: SiteHeaderProps) => {
  const { header, navigation, identity } = config
  const entries = menuEntries(config, path, site)
  const phone = shownValue(headerParts.phone, { config }) ?? ''
  const cta = shownValue(headerParts.button, { config })
  const savesCars = shows(headerParts.saved, { config })
  const garage = shownValue(headerParts.garage, { config })
  const hasRow = shows(headerParts.row, { config })
  const isBar = header.menu === 'bar'
  const row = {
    savesCars,
    searches: header.showSearch,
    name: identity.name,
    hasMark: identity.logoStyle !== 'wordmark',
    labels: entries.map((entry) => entry.label),
    carets: navigation.showCaret ? entries.filter((entry) => entry.children.length > 0).length : 0,
    phone: hasRow ? '' : phone,
    cta: cta?.label ?? '',
    hasGarage: garage !== null,
  }
  const layout = layoutOf(header, row)
  const isCentred = header.layout === 'centred'
  const hasRoom = header.showSearch && (isCentred ? hasRow : roomy.includes(layout))
  return (
    <header
      data-tone={tones[header.tone]}
      data-setting="/header"
      className={`site-header bg-background text-text print:hidden ${oneRows.includes(layout) ? '' : 'lg:static'}`}
    >
      <div className="site-header-grid mx-auto max-w-page px-gutter" data-layout={layout}>
        <div className="area-name min-w-0">
          <SiteName identity={identity} centred={isCentred} />
        </div>
        {isBar && (
          <MainMenu
            entries={entries}
            openOn={navigation.openOn}
            showCaret={navigation.showCaret}
            offset={navigation.dropdownOffset}
            className="area-menu hidden lg:block"
          />
        )}
        {isCentred && (
          <div className="area-aside hidden lg:block">
            {/* The row on top names them already. */}
            {hasRow ? (
              hasRoom && <HeaderSearch config={config} look="field" className="block max-w-72" />
            ) : (
              <a href="/our-location" className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-text hover:text-link">
                <Icon name="mapPin" size={18} className="text-link" />
                Our locations
              </a>
            )}
          </div>
        )}
        <div className="area-actions flex items-center justify-end max-sm:-mr-2 lg:gap-5">
          {hasRoom && header.layout !== 'centred' && <HeaderSearch config={config} look="field" className="hidden w-64 lg:block xl:w-80" />}
          {phone && !hasRow && (
            <div className="hidden lg:block">
              <PhoneLink number={phone} />
            </div>
          )}
          {phone && (
            <a
              href={telHref(phone)}
              aria-label={`Call ${phone}`}
              className="header-extra grid size-10 place-items-center rounded-control text-text hover:bg-raised sm:size-12 lg:hidden"
            >
              <Icon name="phone" size={22} />
            </a>
          )}
          {header.showSearch && <HeaderSearch config={config} look="sign" className={hasRoom ? 'lg:hidden' : 'lg:-mx-3'} />}
          {savesCars && <FavouritesLink look="sign" current={path === '/favourites'} className="header-extra lg:-mx-3" />}
          {garage && <GarageLink name={garage} current={path === '/my-garage'} />}
          {cta && (
            <div className="hidden lg:block">
              <ButtonLink href={cta.href} size="small" className="whitespace-nowrap">
                {cta.label}
              </ButtonLink>
            </div>
          )}
          <div data-setting="/header/menu" className={isBar ? 'lg:hidden' : ''}>
            <MobileMenu entries={entries} phone={phone} cta={cta} savesCars={savesCars} garage={garage} />
          </div>
        </div>
      </div>
    </header>
  )
}
