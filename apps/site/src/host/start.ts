import { awaitInteraction, needsHydrationScript } from '@forecourt/runtime/islands/awaitInteraction'
import { recordInteraction } from '@forecourt/runtime/islands/firstInteraction'
import { countPageView } from './countPageView'
import { mayBeSignedIn } from './mayBeSignedIn'
import '../styles/site.css'

/** Whether the browser stores something under a key; false if storage is blocked. */
const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether scripts are needed at once: a layer from the previous page, or a known shopper. */
const isAwaited = (): boolean => Boolean(history.state?.overlay || mayBeSignedIn() || isStored('account'))

/** Whether a button was pressed before this script ran. */
const isPressed = (): boolean => Boolean((window as { readonly earlyPresses?: readonly unknown[] }).earlyPresses?.length)

/** Resolves once the islands are hydrated that are due or near the viewport. */
let parts: Promise<unknown> = Promise.resolve()

/** Runs before the first interaction: counts the view, and loads hydration when it is needed. */
const begin = awaitInteraction(async () => {
  const { hydratePage } = await import('./hydratePage')
  parts = hydratePage()
  // Enhanced elements are interactive from now on.
  await new Promise((resolve) => setTimeout(resolve))
})
countPageView()
// The shopper who reserved a car sees it without an interaction; in lists, only where they may be signed in.
if (document.querySelector('[data-own-reservation]') || (mayBeSignedIn() && document.querySelector('[data-reserved-car]')))
  void import('./showOwnReservation').then(({ showOwnReservation }) => showOwnReservation()).catch(() => {})
if (isPressed()) recordInteraction()
const isDue = isPressed() || isAwaited() || needsHydrationScript(isStored)
// Another tab may store something.
if (!isDue) addEventListener('storage', () => void begin(), { once: true })
const begun = isDue ? begin().then(() => parts) : parts
void begun.then(() => document.documentElement.setAttribute('data-hydrated', ''))
