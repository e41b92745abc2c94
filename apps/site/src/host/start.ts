import { awaitSomebody, isAnyWanted } from '@forecourt/runtime/islands/awaitSomebody'
import { mayBeSignedIn } from './mayBeSignedIn'
import { noteLook } from './noteLook'

/** What the browser keeps; where it keeps nothing, nothing. */
const isStored = (key: string): boolean => {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Whether something waits already: presses that were noted, a layer of the page before, somebody who is known. */
const isAwaited = (): boolean => {
  const { earlyPresses } = window as { readonly earlyPresses?: readonly unknown[] }
  return Boolean(earlyPresses?.length || history.state?.overlay || mayBeSignedIn() || isStored('account'))
}

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
const isWanted = isAwaited() || isAnyWanted(isStored)
// Another page of the same browser may have something stored.
if (!isWanted) addEventListener('storage', () => void begin(), { once: true })
const begun = isWanted ? begin().then(() => parts) : parts
void begun.then(() => document.documentElement.setAttribute('data-alive', ''))
