import { awaitInteraction, isHydrationDue } from '@forecourt/runtime/islands/awaitInteraction'
import { noteInteraction } from '@forecourt/runtime/islands/firstInteraction'
import { mayBeSignedIn } from './mayBeSignedIn'
import { noteLook } from './noteLook'
import '../styles/site.css'

/** Whether the browser stores something under a key; never where it stores nothing. */
const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether something needs the scripts already: a layer of the page before, a shopper who is known. */
const isAwaited = (): boolean => Boolean(history.state?.overlay || mayBeSignedIn() || isStored('account'))

/** Whether a button was pressed before this ran. */
const isPressed = (): boolean => Boolean((window as { readonly earlyPresses?: readonly unknown[] }).earlyPresses?.length)

/** Resolves once those parts are hydrated that are due, or near the screen. */
let parts: Promise<unknown> = Promise.resolve()

/**
 * All that a document runs before the first interaction: it counts the view, and waits for what needs its parts. What hydrates them is
 * fetched then.
 */
const begin = awaitInteraction(async () => {
  const { hydratePage } = await import('./hydratePage')
  parts = hydratePage()
  // Parts that are only enhanced are interactive from now on.
  await new Promise((resolve) => setTimeout(resolve))
})
noteLook()
// On few pages: the shopper who reserved the car reads that, whether or not they interact with the page.
if (document.querySelector('[data-own-reservation]'))
  void import('./showOwnReservation').then(({ showOwnReservation }) => showOwnReservation()).catch(() => {})
if (isPressed()) noteInteraction()
const isDue = isPressed() || isAwaited() || isHydrationDue(isStored)
// Another page of the same browser may have something stored.
if (!isDue) addEventListener('storage', () => void begin(), { once: true })
const begun = isDue ? begin().then(() => parts) : parts
void begun.then(() => document.documentElement.setAttribute('data-hydrated', ''))
