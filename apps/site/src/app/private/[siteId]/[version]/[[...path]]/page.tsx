import { BookingPage } from '@forecourt/runtime/pages/booking/BookingPage'
import { CheckoutPage } from '@forecourt/runtime/pages/checkout/CheckoutPage'
import { GaragePage } from '@forecourt/runtime/pages/garage/GaragePage'
import { PersonalisedFinancePage } from '@forecourt/runtime/pages/personalised-finance/PersonalisedFinancePage'
import { SignInPage } from '@forecourt/runtime/pages/sign-in/SignInPage'
import { TradeInPage } from '@forecourt/runtime/pages/trade-in/TradeInPage'
import { UnsubscribePage } from '@forecourt/runtime/pages/unsubscribe/UnsubscribePage'
import { privatePageRoute } from '../../../../../rendering/pageRoute'

const pages = privatePageRoute({
  signIn: SignInPage,
  garage: GaragePage,
  unsubscribe: UnsubscribePage,
  checkout: CheckoutPage,
  booking: BookingPage,
  personalisedFinance: PersonalisedFinancePage,
  tradeIn: TradeInPage,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
