/** Events that count as an interaction with an island. */
export const partInteractions = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'scroll', 'input', 'change'] as const

/**
 * Events that count as an interaction with the page. Replayed clicks and keys are noted by the code that replays them. `toggle` isn't one,
 * as browsers dispatch it on load for everything that is open.
 */
export const pageInteractions = [...partInteractions, 'pointermove', 'wheel'] as const

let isNoted = false
let waiting: (() => void)[] | null = null

/** Whether there was an interaction with the page. */
export const hasInteracted = (): boolean => isNoted

/** Records an interaction that these listeners didn't see. */
export const recordInteraction = (): void => {
  isNoted = true
  for (const act of waiting?.splice(0) ?? []) act()
}

/** Runs a callback on the first interaction with the page; immediately if there was one. */
export const onFirstInteraction = (act: () => void): void => {
  if (isNoted) {
    act()
    return
  }
  if (!waiting) {
    waiting = []
    const seen = new AbortController()
    const note = () => {
      seen.abort()
      recordInteraction()
    }
    for (const kind of [...pageInteractions, 'click', 'keydown'])
      addEventListener(kind, note, { capture: true, passive: true, signal: seen.signal })
  }
  waiting.push(act)
}
