import { showsSearches } from '@forecourt/rules/accounts/saved-cars/showsSearches'
import { hasOwnSearch } from '@forecourt/rules/blocks/hasOwnSearch'
import { headerParts } from '@forecourt/rules/menus/headerParts'
import { shownValue, shows } from '@forecourt/rules/parts/Part'
import { locationsHref } from '@forecourt/rules/routing/locationHref'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { KeywordForm } from '../sections/keyword-search/KeywordForm.client'
import { telHref } from '../sections/vehicle/whatsappHref'
import { ButtonLink } from '../ui/Button'
import { Container } from '../ui/Container'
import { Glyph } from '../ui/Glyph'
import { Icon } from '../ui/Icon'
import { search } from '../ui/icons/search'
import { user } from '../ui/icons/user'
import { x } from '../ui/icons/x'
import { FavouritesLink } from './FavouritesLink.client'
import { MainMenu } from './MainMenu'
import { MobileMenu } from './MobileMenu.client'
import { menuEntries } from './menuEntries'
import { PhoneLink } from './PhoneLink'
import { SiteName } from './SiteName'

/**
 * Link to the garage in the header of wide screens. It is the same for all visitors because the page is cached; a signed-out visitor is
 * sent to sign-in (RTE-22, AUTH-05).
 */
const GarageLink = ({ name, current }: { readonly name: string; readonly current: boolean }) => (
  <a
    href="/my-garage"
    title={name}
    aria-current={current ? 'page' : undefined}
    data-setting="/garage/name"
    className="hidden size-12 shrink-0 place-items-center rounded-control text-text hover:bg-raised lg:-mx-3 lg:grid noscript:grid"
  >
    <Glyph path={user} size={22} />
    <span className="sr-only">{name}</span>
  </a>
)

interface HeaderSearchProps {
  readonly config: Pick<ResolvedConfig, 'search' | 'favourites'>
  /** 'icon': opens the field over the header. 'field': the field itself. */
  readonly look: 'icon' | 'field'
  readonly className?: string
}

const panelId = 'site-search'

/** Search of the whole stock in the header (SRC-06): a field, or an icon that opens one in a popover, without scripts. */
const HeaderSearch = ({ config, look, className = '' }: HeaderSearchProps) => {
  const form = { placeholder: config.search.placeholder, remembers: showsSearches(config) }
  if (look === 'field') {
    return (
      <search data-setting="/header/showSearch" className={className}>
        <KeywordForm id="header-say" look="slim" {...form} />
      </search>
    )
  }
  return (
    <div data-setting="/header/showSearch" className={className}>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Search our stock"
        className="grid size-10 cursor-pointer place-items-center rounded-control text-text sm:size-12 hover:bg-raised"
      >
        <Glyph path={search} size={22} />
      </button>
      <search
        id={panelId}
        popover="auto"
        data-tone="background"
        className="fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none overflow-visible border-0 border-b border-line bg-background p-0 text-text shadow-lifted backdrop:bg-black/40"
      >
        <Container className="flex items-center justify-center gap-1 py-3">
          <div className="min-w-0 max-w-3xl flex-1">
            <KeywordForm id="panel-say" look="bar" autoFocus {...form} />
          </div>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label="Close search"
            className="-mr-3 grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-raised"
          >
            <Glyph path={x} size={22} />
          </button>
        </Container>
      </search>
    </div>
  )
}

/** Contents of the row of an inline header. */
interface HeaderRow {
  readonly name: string
  readonly hasMark: boolean
  readonly labels: readonly string[]
  readonly carets: number
  readonly phone: string
  readonly cta: string
  readonly savesCars: boolean
  readonly hasGarage: boolean
  readonly searches: boolean
}

/** Estimated width of the row in pixels: letters average 8.3 px in the menu and 13.5 px in the name; the rest is padding and gaps. */
const rowWidth = ({ name, hasMark, labels, carets, phone, cta, savesCars, hasGarage, searches }: HeaderRow): number => {
  const menu = labels.reduce((width, label) => width + label.length * 8.3 + 28, 0) + carets * 22
  const actions =
    (phone ? phone.length * 9 + 26 : 0) +
    (cta ? cta.length * 8.5 + 50 : 0) +
    (savesCars ? 44 : 0) +
    (hasGarage ? 44 : 0) +
    (searches ? 60 : 0)
  return name.length * 13.5 + (hasMark ? 56 : 0) + menu + actions + 96
}

/**
 * Viewport width from which name, menu and actions fit in one row: 1024 px, 1280 px, or never. Computed on the server so that no script
 * measures.
 */
export const menuFit = (row: HeaderRow): 'narrow' | 'wide' | 'never' => {
  const width = rowWidth(row)
  if (width <= 950) return 'narrow'
  return width <= 1240 ? 'wide' : 'never'
}

const tones = { light: 'background', brand: 'brand', dark: 'dark' } as const

export interface SiteHeaderProps {
  readonly config: ResolvedConfig
  readonly site: Pick<SiteData, 'models' | 'range'>
  readonly path: string
}

type Header = ResolvedConfig['header']

/** The layout of name, menu and actions on wide screens. */
const layoutOf = ({ layout, menu }: Header, row: HeaderRow) => {
  if (menu === 'button') return layout === 'centred' ? 'button-centred' : 'button'
  return layout === 'inline' ? (`inline-${menuFit(row)}` as const) : layout
}

/** One-row layouts, which are sticky. */
const oneRows: readonly string[] = ['inline-narrow', 'inline-wide', 'button'] satisfies ReturnType<typeof layoutOf>[]

/** Layouts with room for a search field beside the actions, on pages without one of their own. */
const roomy: readonly string[] = ['stacked', 'button'] satisfies ReturnType<typeof layoutOf>[]

/** The header of every page, in all layouts and tones. CSS alone switches between menu bar and menu button, at 1,024 pixels (NAV-06). */
export const SiteHeader = ({ config, site, path }: SiteHeaderProps) => {
  const { header, navigation, identity } = config
  const entries = menuEntries(config, path, site)
  const phone = shownValue(headerParts.phone, { config }) ?? ''
  const cta = shownValue(headerParts.button, { config })
  const savesCars = shows(headerParts.saved, { config })
  const garage = shownValue(headerParts.garage, { config })
  const hasTopBar = shows(headerParts.topBar, { config })
  const isBar = header.menu === 'bar'
  const row = {
    savesCars,
    searches: header.showSearch,
    name: identity.name,
    hasMark: identity.logoStyle !== 'wordmark',
    labels: entries.map((entry) => entry.label),
    carets: navigation.showCaret ? entries.filter((entry) => entry.children.length > 0).length : 0,
    phone: hasTopBar ? '' : phone,
    cta: cta?.label ?? '',
    hasGarage: garage !== null,
  }
  const layout = layoutOf(header, row)
  const isCentred = header.layout === 'centred'
  const hasRoom = header.showSearch && !hasOwnSearch(config, path) && (isCentred ? hasTopBar : roomy.includes(layout))
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
          <div className="area-aside hidden min-w-0 items-center gap-6 lg:flex">
            {/* Texts are left and icons right of the name, so that the sides balance. A top row already has these links. */}
            {hasTopBar ? (
              hasRoom && <HeaderSearch config={config} look="field" className="block max-w-72" />
            ) : (
              <>
                {phone && <PhoneLink number={phone} />}
                <a
                  href={locationsHref(config)}
                  className={`min-h-11 min-w-0 items-center gap-2 text-small font-medium text-text hover:text-link ${phone ? 'hidden xl:inline-flex' : 'inline-flex'}`}
                >
                  <Icon name="mapPin" size={18} className="shrink-0 text-link" />
                  <span className="truncate">Our locations</span>
                </a>
              </>
            )}
          </div>
        )}
        <div className="area-actions flex items-center justify-end max-sm:-mr-2 lg:gap-5">
          {hasRoom && header.layout !== 'centred' && <HeaderSearch config={config} look="field" className="hidden w-64 lg:block xl:w-80" />}
          {phone && !hasTopBar && !isCentred && (
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
          {header.showSearch && <HeaderSearch config={config} look="icon" className={hasRoom ? 'lg:hidden' : 'lg:-mx-3'} />}
          {savesCars && (
            <FavouritesLink
              look="icon"
              label={config.favourites.heading}
              current={path === '/favourites'}
              className="header-extra lg:-mx-3"
            />
          )}
          {garage && <GarageLink name={garage} current={path === '/my-garage'} />}
          {cta && (
            <div className="hidden lg:block">
              <ButtonLink href={cta.href} size="small" className="whitespace-nowrap">
                {cta.label}
              </ButtonLink>
            </div>
          )}
          <div data-setting="/header/menu" className={isBar ? 'lg:hidden' : ''}>
            <MobileMenu entries={entries} phone={phone} cta={cta} saved={savesCars ? config.favourites.heading : null} garage={garage} />
          </div>
        </div>
      </div>
    </header>
  )
}
