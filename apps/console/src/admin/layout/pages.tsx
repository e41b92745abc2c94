import type { Permission } from '@forecourt/rules/access/permissions'
import FinanceIcon from '@mui/icons-material/AccountBalanceOutlined'
import DesignIcon from '@mui/icons-material/BrushOutlined'
import CarsIcon from '@mui/icons-material/DirectionsCarOutlined'
import CatalogueIcon from '@mui/icons-material/FactoryOutlined'
import CustomersIcon from '@mui/icons-material/ForumOutlined'
import PeopleIcon from '@mui/icons-material/GroupOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import ResultsIcon from '@mui/icons-material/InsightsOutlined'
import WebsiteIcon from '@mui/icons-material/LanguageOutlined'
import OperationsIcon from '@mui/icons-material/MonitorHeartOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import TodayIcon from '@mui/icons-material/SpaceDashboardOutlined'
import DealersIcon from '@mui/icons-material/StorefrontOutlined'
import type { SvgIcon } from '@mui/material'

/** A page of the console. */
export interface ConsolePage {
  readonly to: string
  readonly label: string
  /** Required permission; null for all users. */
  readonly permission: Permission | null
  /** Its name for users who may open the page, but not change what it lists. */
  readonly readOnly?: { readonly without: Permission; readonly label: string }
  /** Other terms that users search for. */
  readonly searchTerms?: string
}

/** A group of the menu, which opens and closes; with one page it is a link. */
export interface PageGroup {
  readonly label: string
  readonly Icon: typeof SvgIcon
  readonly pages: readonly ConsolePage[]
}

const today: PageGroup = {
  label: 'Today',
  Icon: TodayIcon,
  pages: [{ to: '/', label: 'Today', permission: null, searchTerms: 'overview dashboard home' }],
}
const addresses: ConsolePage = {
  to: '/addresses',
  label: 'Redirects & domains',
  permission: 'site.read',
  searchTerms: 'dns old links 404 certificate warning https ssl',
}
const stock: ConsolePage = { to: '/stock', label: 'Stock', permission: 'stock.read', searchTerms: 'cars vehicles' }
const imports: ConsolePage = { to: '/feeds', label: 'Imports', permission: 'feed.read', searchTerms: 'feeds dms csv stock file' }
const models: ConsolePage = { to: '/models', label: 'New models', permission: 'model.edit' }
const accessories: ConsolePage = { to: '/accessories', label: 'Accessories', permission: 'model.edit' }
const payments: ConsolePage = {
  to: '/payments',
  label: 'Payments',
  permission: 'reservation.read',
  searchTerms: 'deposits refunds accounts',
}
const severalSites: ConsolePage = {
  to: '/multi-site',
  label: 'Several sites',
  permission: 'site.edit',
  searchTerms: 'across bulk compare clone',
}
const organisations: ConsolePage = { to: '/organisations', label: 'Organisations', permission: 'site.manage', searchTerms: 'business name' }
const people: ConsolePage = { to: '/users', label: 'Team', permission: 'user.manage', searchTerms: 'people users roles invite' }
const history: ConsolePage = { to: '/audit', label: 'History', permission: 'audit.read', searchTerms: 'audit log changes' }
const mailLog: ConsolePage = {
  to: '/outbox',
  label: 'Email log',
  permission: 'mail.read',
  searchTerms: 'mail outbox sent failed lead emails delivery bounced',
}

/** The menu of one dealer's console, for its users and for staff who work in it. */
const dealerMenu: readonly PageGroup[] = [
  today,
  {
    label: 'Customers',
    Icon: CustomersIcon,
    pages: [
      { to: '/inbox', label: 'Inbox', permission: 'lead.read', searchTerms: 'conversations messages' },
      {
        to: '/customers',
        label: 'Customer list',
        permission: 'lead.read',
        searchTerms: 'people contacts list import crm marketing consent',
      },
      { to: '/leads', label: 'Leads', permission: 'lead.read', searchTerms: 'enquiries table export' },
      { to: '/bookings', label: 'Bookings', permission: 'booking.read', searchTerms: 'test drives service calendar' },
      { to: '/reservations', label: 'Reservations', permission: 'reservation.read', searchTerms: 'deposits holds' },
      payments,
      { to: '/valuations', label: 'Trade-ins', permission: 'lead.read', searchTerms: 'valuations' },
    ],
  },
  {
    label: 'Cars',
    Icon: CarsIcon,
    pages: [
      stock,
      imports,
      { to: '/markets', label: 'Advertising feeds', permission: 'feed.read', searchTerms: 'market places marketplaces google carsales' },
      models,
      accessories,
    ],
  },
  {
    label: 'Website',
    Icon: WebsiteIcon,
    pages: [
      {
        to: '/sites',
        label: 'Edit site',
        permission: 'site.read',
        readOnly: { without: 'site.edit', label: 'Sites' },
        searchTerms: 'sites website pages publish',
      },
      { to: '/offers', label: 'Offers', permission: 'offer.edit', searchTerms: 'specials' },
      { to: '/posts', label: 'News', permission: 'post.edit', searchTerms: 'posts blog' },
      { to: '/reviews', label: 'Reviews', permission: 'review.edit' },
      {
        to: '/compliance',
        label: 'Compliance',
        permission: 'site.read',
        searchTerms: 'law legal advertising check comparison rate waiver accept',
      },
      addresses,
      severalSites,
    ],
  },
  {
    label: 'Finance',
    Icon: FinanceIcon,
    pages: [
      { to: '/lenders', label: 'Lenders', permission: 'finance.edit', searchTerms: 'interest rates' },
      { to: '/charges', label: 'On-road costs', permission: 'finance.edit', searchTerms: 'charges stamp duty rego' },
    ],
  },
  {
    label: 'Results',
    Icon: ResultsIcon,
    pages: [
      { to: '/numbers', label: 'Figures', permission: 'results.read', searchTerms: 'numbers visitors analytics' },
      {
        to: '/demand',
        label: 'What to buy',
        permission: 'results.read',
        searchTerms: 'demand wanted searches without results stock buying',
      },
      { to: '/inbox/times', label: 'Response times', permission: 'results.own', searchTerms: 'response' },
      {
        to: '/leads/credits',
        label: 'Lead credits',
        permission: 'results.read',
        searchTerms: 'claim carsales duplicates spam wrong numbers',
      },
    ],
  },
  {
    label: 'Settings',
    Icon: SettingsIcon,
    pages: [
      { to: '/dealerships', label: 'Dealerships', permission: 'location.edit', searchTerms: 'business licence' },
      { to: '/locations', label: 'Locations', permission: 'location.edit', searchTerms: 'hours address phone' },
      { ...organisations, label: 'Organisation' },
      {
        to: '/leads/destinations',
        label: 'CRM and lead delivery',
        permission: 'lead.deliver',
        searchTerms: 'crm destinations adf webhook where leads go email address notify',
      },
      people,
      mailLog,
      history,
    ],
  },
]

/** The menu of the platform's staff while they work in all dealers. */
const staffMenu: readonly PageGroup[] = [
  today,
  {
    label: 'Dealers',
    Icon: DealersIcon,
    pages: [
      {
        to: '/fleet',
        label: 'Dealer table',
        permission: 'site.read',
        searchTerms: 'fleet health problems trouble export csv all dealers certificate warnings expired',
      },
      { to: '/sites', label: 'Sites', permission: 'site.read', searchTerms: 'dealers websites new dealer' },
      organisations,
    ],
  },
  {
    label: 'Design',
    Icon: DesignIcon,
    pages: [
      { to: '/layers', label: 'Templates and brands', permission: 'layer.edit', searchTerms: 'layers roll-outs release' },
      severalSites,
    ],
  },
  {
    label: 'Catalogue',
    Icon: CatalogueIcon,
    pages: [{ to: '/manufacturers', label: 'Makes', permission: 'catalogue.edit' }, models, accessories],
  },
  {
    label: 'Operations',
    Icon: OperationsIcon,
    pages: [
      imports,
      { ...stock, label: 'Stock of all dealers' },
      { to: '/leads', label: 'Leads of all dealers', permission: 'lead.read' },
      addresses,
      mailLog,
      payments,
    ],
  },
  { label: 'People', Icon: PeopleIcon, pages: [{ ...people, label: 'People' }] },
  { label: 'History', Icon: HistoryIcon, pages: [history] },
]

const isWithin = (to: string, path: string) => (to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`))

/** The page at a path, or the nearest one above it. */
const currentPage = (pages: readonly ConsolePage[], path: string): ConsolePage | undefined =>
  pages.filter(({ to }) => isWithin(to, path)).toSorted((one, other) => other.to.length - one.to.length)[0]

/** The page of the menu that a page without an entry of its own belongs to. */
const parentPages: readonly (readonly [path: RegExp, to: string])[] = [
  [/^\/sites\/[^/]+\/(redirects|domains)$/, '/addresses'],
  [/^\/sites\/[^/]+\/compliance$/, '/compliance'],
  [/^\/reviewSources\b/, '/reviews'],
  [/^\/answerTemplates\b/, '/inbox'],
  [/^\/prizes$/, '/leads'],
  [/^\/onboarding\//, '/sites'],
]

/** The page of the menu that is shown as the current one at a path. */
export const currentMenuPage = (pages: readonly ConsolePage[], path: string): ConsolePage | undefined => {
  const parent = parentPages.find(([pattern]) => pattern.test(path))?.[1]
  return pages.find(({ to }) => to === parent) ?? currentPage(pages, path)
}

/** The groups and pages that a user may open, without empty groups; the page for several sites only with several. */
export const permittedMenu = (
  isStaff: boolean,
  may: (permission: Permission) => boolean,
  { hasSeveralSites = true }: { readonly hasSeveralSites?: boolean } = {},
): readonly PageGroup[] =>
  (isStaff ? staffMenu : dealerMenu)
    .map((group) => ({
      ...group,
      pages: group.pages
        .filter((page) => (page.permission === null || may(page.permission)) && (hasSeveralSites || page !== severalSites))
        .map((page) => (page.readOnly && !may(page.readOnly.without) ? { ...page, label: page.readOnly.label } : page)),
    }))
    .filter(({ pages }) => pages.length > 0)

const allPages = [...dealerMenu, ...staffMenu].flatMap(({ pages }) => pages)

/** The address of the menu's page at a path, or above it. */
export const menuPageAddress = (path: string): string => currentMenuPage(allPages, path)?.to ?? '/'

/** Pages below one of the menu that need a permission of their own, also without that of the page above. */
const ownPermissions: readonly (readonly [path: RegExp, permission: Permission])[] = [
  [/^\/locations\/[^/]+\/bookings$/, 'booking.settings'],
  [/^\/payments\/accounts$/, 'payment.manage'],
  [/^\/valuations\/rules$/, 'valuation.rules'],
]

/** The permission that a path requires; null if none. */
export const requiredPermission = (path: string): Permission | null =>
  ownPermissions.find(([pattern]) => pattern.test(path))?.[1] ?? currentPage(allPages, path)?.permission ?? null
