import { awaitInteraction, needsHydrationScript } from '@forecourt/runtime/islands/awaitInteraction'
import { recordInteraction } from '@forecourt/runtime/islands/firstInteraction'
import { renderLaterParts } from '@forecourt/runtime/islands/renderLaterParts'
import { countPageView } from './countPageView'
import { mayBeSignedIn } from './mayBeSignedIn'
import '../styles/site.css'

// Runs before the first interaction: counts the view, and loads hydration when it is needed.

/** Whether the browser stores something under a key; false if storage is blocked. */
const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether scripts are needed at once: an overlay in the history entry, or a known shopper. */
const isNeededAtOnce = (): boolean => Boolean(history.state?.overlay || mayBeSignedIn() || isStored('account'))

/** Whether a button was pressed before this script ran. */
const isPressed = (): boolean => Boolean((window as { readonly earlyPresses?: readonly unknown[] }).earlyPresses?.length)

/** Resolves once all islands are hydrated that are due or near the viewport; at once if none is. */
let hydrating: Promise<unknown> = Promise.resolve()

/** Waits for the first interaction; calling the function starts hydration without one. */
const startHydration = awaitInteraction(async () => {
  const { hydratePage } = await import('./hydratePage')
  hydrating = hydratePage()
  // Held clicks are replayed when this resolves: by the next task the enhancers have attached their listeners.
  await new Promise((resolve) => setTimeout(resolve))
})
countPageView()
// “Reserved for you” is loaded without an interaction: on the page of a reserved car always, in lists only for a browser that may be
// signed in.
if (document.querySelector('[data-own-reservation]') || (mayBeSignedIn() && document.querySelector('[data-reserved-car]')))
  void import('./showOwnReservation').then(({ showOwnReservation }) => showOwnReservation()).catch(() => {})
if (isPressed()) recordInteraction()
const isDue = isPressed() || isNeededAtOnce() || needsHydrationScript(isStored)
// Starts hydration if another tab stores a value that this page shows.
if (!isDue) addEventListener('storage', () => void startHydration(), { once: true })
// Tests wait for `data-hydrated`: nothing that is due is still loading.
const hydrated = isDue ? startHydration().then(() => hydrating) : hydrating
void hydrated.then(() => document.documentElement.setAttribute('data-hydrated', ''))
renderLaterParts()
