import { readBody } from '@forecourt/services/http/readBody'
import { foundJourney } from '../accounts/foundJourney'
import { networkOfRequest } from '../accounts/receiveAccountForm'
import { env } from '../env'
import { allowedByAll } from '../http/allowedByAll'
import { answer } from '../http/answer'
import { isFromElsewhere } from '../http/isFromElsewhere'
import { leadOn } from '../http/leadOn'
import type { LiveSite } from '../sites/createSiteRegistry'
import { siteOrigin } from '../sites/siteOrigin'
import type { CheckoutRequest } from './CheckoutRequest'
import { agreeToPrice, pay, release, sendStep, takesJourneys, watchHeldCar } from './checkoutDeeds'
import { checkoutLimits } from './checkoutLimits'

const deeds: { readonly [deed: string]: (request: CheckoutRequest) => Promise<Response> } = {
  step: sendStep,
  pay,
  price: agreeToPrice,
  release,
  watch: watchHeldCar,
}

/** Bytes. */
const longestForm = 8 * 1024

/** Where to go on where something could not be done: to the journey's page, else to the car's. */
function backWith(problem: 'wait' | 'away', { form }: Pick<CheckoutRequest, 'form'>): Response {
  const token = form.get('journey') ?? ''
  if (/^[\w.-]{1,120}$/.test(token)) return leadOn(`/checkout-journey?${new URLSearchParams({ journey: token, problem })}`)
  return leadOn(`/checkout-journey?${new URLSearchParams({ car_id: (form.get('car') ?? '').slice(0, 200), problem })}`)
}

/** Answers a form on a shopper's way to a car, sent from a page of the site itself (RTE-05, RTE-06): always leads on to a page. */
export async function receiveCheckout(request: Request, live: LiveSite, deed: string): Promise<Response> {
  const act = Object.hasOwn(deeds, deed) ? deeds[deed] : undefined
  if (!act) return answer({ message: 'There is nothing at this address.' }, 404)
  if (isFromElsewhere(request)) return answer({ message: 'This form was not sent from this site.' }, 403)
  const body = await readBody(request, longestForm)
  if (body === null) return answer({ message: 'That is too much text for one form.' }, 413)
  const sent: CheckoutRequest = {
    live,
    form: new URLSearchParams(body),
    cookies: request.headers.get('cookie'),
    network: networkOfRequest(request),
    origin: siteOrigin(live.published, env().SITE_ORIGIN_TEMPLATE),
    userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? null,
    now: new Date().toISOString(),
  }
  // What was begun before a site stopped taking deposits can still be cancelled.
  const isOpen = takesJourneys(sent) || (deed === 'release' && (await foundJourney(live, sent.form.get('journey'))) !== null)
  if (!isOpen) return answer({ message: 'There is nothing at this address.' }, 404)
  const limit = await allowedByAll([() => checkoutLimits.stepsFrom().take(sent.network)])
  if (!limit.allowed) return backWith('wait', sent)
  try {
    return await act(sent)
  } catch (error) {
    console.error(error)
    return backWith('away', sent)
  }
}
