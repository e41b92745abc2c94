import type { Permission } from '@forecourt/rules/access/permissions'
import type { SvgIconComponent } from '@mui/icons-material'
import LenderIcon from '@mui/icons-material/AccountBalanceOutlined'
import DealershipIcon from '@mui/icons-material/ApartmentOutlined'
import PostIcon from '@mui/icons-material/ArticleOutlined'
import ReservationIcon from '@mui/icons-material/BookmarkAddedOutlined'
import BookingIcon from '@mui/icons-material/CalendarMonthOutlined'
import MarketIcon from '@mui/icons-material/CampaignOutlined'
import OrganisationsIcon from '@mui/icons-material/CorporateFareOutlined'
import ValuationIcon from '@mui/icons-material/CurrencyExchangeOutlined'
import ModelIcon from '@mui/icons-material/DirectionsCarFilledOutlined'
import DirectionsCarIcon from '@mui/icons-material/DirectionsCarOutlined'
import AcrossIcon from '@mui/icons-material/DynamicFeedOutlined'
import AccessoryIcon from '@mui/icons-material/ExtensionOutlined'
import MakeIcon from '@mui/icons-material/FactoryOutlined'
import ForumIcon from '@mui/icons-material/ForumOutlined'
import GroupIcon from '@mui/icons-material/GroupOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import InboxIcon from '@mui/icons-material/InboxOutlined'
import NumbersIcon from '@mui/icons-material/InsightsOutlined'
import LayersIcon from '@mui/icons-material/LayersOutlined'
import OfferIcon from '@mui/icons-material/LocalOfferOutlined'
import MailIcon from '@mui/icons-material/MarkunreadMailboxOutlined'
import FeedIcon from '@mui/icons-material/MoveToInboxOutlined'
import PaymentIcon from '@mui/icons-material/PaymentsOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import ReviewIcon from '@mui/icons-material/RateReviewOutlined'
import ChargeIcon from '@mui/icons-material/RequestQuoteOutlined'
import SpaceDashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import DrawIcon from '@mui/icons-material/StorefrontOutlined'

/** Whether a path is a page of the console or beneath it. */
export const isCurrentPage = (to: string, path: string) => (to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`))

interface ConsolePage {
  readonly to: string
  readonly label: string
  readonly Icon: SvgIconComponent
  /** Required permission; null for all users. */
  readonly permission: Permission | null
}

/** The console's pages in the order of the navigation: daily work first, then administration. */
export const pages: readonly (readonly ConsolePage[])[] = [
  [
    { to: '/', label: 'Overview', Icon: SpaceDashboardIcon, permission: null },
    { to: '/sites', label: 'Sites', Icon: DrawIcon, permission: 'site.read' },
    { to: '/inbox', label: 'Inbox', Icon: InboxIcon, permission: 'lead.read' },
    { to: '/leads', label: 'Leads', Icon: ForumIcon, permission: 'lead.read' },
    { to: '/numbers', label: 'Numbers', Icon: NumbersIcon, permission: 'results.read' },
    { to: '/bookings', label: 'Bookings', Icon: BookingIcon, permission: 'booking.read' },
    { to: '/reservations', label: 'Reservations', Icon: ReservationIcon, permission: 'reservation.read' },
    { to: '/payments', label: 'Payments', Icon: PaymentIcon, permission: 'reservation.read' },
    { to: '/valuations', label: 'Valuations', Icon: ValuationIcon, permission: 'lead.read' },
    { to: '/stock', label: 'Stock', Icon: DirectionsCarIcon, permission: 'stock.read' },
    { to: '/feeds', label: 'Feeds', Icon: FeedIcon, permission: 'feed.read' },
    { to: '/markets', label: 'Market places', Icon: MarketIcon, permission: 'feed.read' },
    { to: '/offers', label: 'Offers', Icon: OfferIcon, permission: 'offer.edit' },
    { to: '/posts', label: 'Posts', Icon: PostIcon, permission: 'post.edit' },
    { to: '/reviews', label: 'Reviews', Icon: ReviewIcon, permission: 'review.edit' },
    { to: '/lenders', label: 'Lenders', Icon: LenderIcon, permission: 'finance.edit' },
    { to: '/charges', label: 'Charges', Icon: ChargeIcon, permission: 'finance.edit' },
    { to: '/locations', label: 'Locations', Icon: PlaceIcon, permission: 'location.edit' },
    { to: '/dealerships', label: 'Dealerships', Icon: DealershipIcon, permission: 'location.edit' },
  ],
  [
    { to: '/across', label: 'Across sites', Icon: AcrossIcon, permission: 'site.edit' },
    { to: '/organisations', label: 'Organisations', Icon: OrganisationsIcon, permission: 'site.manage' },
    { to: '/manufacturers', label: 'Makes', Icon: MakeIcon, permission: 'catalogue.edit' },
    { to: '/models', label: 'Models', Icon: ModelIcon, permission: 'model.edit' },
    { to: '/accessories', label: 'Accessories', Icon: AccessoryIcon, permission: 'model.edit' },
    { to: '/layers', label: 'Layers', Icon: LayersIcon, permission: 'layer.edit' },
    { to: '/users', label: 'People', Icon: GroupIcon, permission: 'user.manage' },
    { to: '/audit', label: 'Audit', Icon: HistoryIcon, permission: 'audit.read' },
    { to: '/outbox', label: 'Mail outbox', Icon: MailIcon, permission: 'mail.read' },
  ],
]

/** The pages that a user may open, in their groups, without empty groups. */
export const visiblePages = (may: (permission: Permission) => boolean) =>
  pages.map((group) => group.filter(({ permission }) => permission === null || may(permission))).filter((group) => group.length > 0)

/** The permission that a path requires; null if none. */
export const requiredPermission = (path: string): Permission | null =>
  pages.flat().find(({ to }) => isCurrentPage(to, path))?.permission ?? null
