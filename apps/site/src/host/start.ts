import { awaitSomebody, isAnyWanted } from '@forecourt/runtime/islands/awaitSomebody'
import { noticeSomebody } from '@forecourt/runtime/islands/somebody'
import { mayBeSignedIn } from './mayBeSignedIn'
import { noteLook } from './noteLook'
import '../styles/site.css'

/** What the browser keeps; where it keeps nothing, nothing. */
const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether something waits already: a layer of the page before, somebody who is known. */
const isAwaited = (): boolean => Boolean(history.state?.overlay || mayBeSignedIn() || isStored('account'))

/** Whether somebody pressed a button before this ran. */
const isPressed = (): boolean => Boolean((window as { readonly earlyPresses?: readonly unknown[] }).earlyPresses?.length)

/** Those parts answer that are to at once, or are near the screen. */
let parts: Promise<unknown> = Promise.resolve()

/**
 * All that a document runs before somebody touches it: it notes the look at it, and watches for whoever wants it to answer. What does
 * that is fetched then.
 */
const begin = awaitSomebody(async () => {
  const { answerPage } = await import('./answerPage')
  parts = answerPage()
  // What needs no more than an effect on its HTML answers from now on.
  await new Promise((resolve) => setTimeout(resolve))
})
noteLook()
// Of few pages: whoever reserved the car is told so, whether or not they touch the page.
if (document.querySelector('[data-own-reservation]'))
  void import('./showOwnReservation').then(({ showOwnReservation }) => showOwnReservation()).catch(() => {})
if (isPressed()) noticeSomebody()
const isWanted = isPressed() || isAwaited() || isAnyWanted(isStored)
// Another page of the same browser may have something stored.
if (!isWanted) addEventListener('storage', () => void begin(), { once: true })
const begun = isWanted ? begin().then(() => parts) : parts
void begun.then(() => document.documentElement.setAttribute('data-alive', ''))
