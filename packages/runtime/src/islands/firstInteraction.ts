/** Interactions with a part of a page, whatever it is. */
export const partInteractions = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'scroll', 'input', 'change'] as const

/**
 * Interactions that show that a page is not merely open. Presses and keys that are replayed are noted by what replays them; what unfolds is
 * none, as browsers dispatch `toggle` for all that is open when a page comes.
 */
export const pageInteractions = [...partInteractions, 'pointermove', 'wheel'] as const

let isNoted = false
let waiting: (() => void)[] | null = null

/** Whether there was an interaction with the page. */
export const hasInteracted = (): boolean => isNoted

/** Notes an interaction that nothing here listened for. */
export const noteInteraction = (): void => {
  isNoted = true
  for (const act of waiting?.splice(0) ?? []) act()
}

/** Acts on the first interaction with the page; at once where there was one. */
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
      noteInteraction()
    }
    for (const kind of [...pageInteractions, 'click', 'keydown'])
      addEventListener(kind, note, { capture: true, passive: true, signal: seen.signal })
  }
  waiting.push(act)
}
