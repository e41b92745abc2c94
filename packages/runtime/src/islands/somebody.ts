/** What is done to a part of a page, whatever it is. */
export const touches = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'scroll', 'input', 'change'] as const

/**
 * What somebody does, if only to begin with: all that says that a page is not merely open. Presses and keys that are answered say so
 * themselves; what unfolds is none, as browsers say so of all that is open when a page comes.
 */
export const signs = [...touches, 'pointermove', 'wheel'] as const

let isThere = false
let waiting: (() => void)[] | null = null

/** Whether there was a sign of somebody. */
export const isSomebodyThere = (): boolean => isThere

/** Says that somebody is there, whose first sign nobody saw. */
export const noticeSomebody = (): void => {
  isThere = true
  for (const act of waiting?.splice(0) ?? []) act()
}

/** Acts at the first sign of somebody; at once where there was one. */
export const onceSomebody = (act: () => void): void => {
  if (isThere) {
    act()
    return
  }
  if (!waiting) {
    waiting = []
    const seen = new AbortController()
    const notice = () => {
      seen.abort()
      noticeSomebody()
    }
    for (const sign of [...signs, 'click', 'keydown']) addEventListener(sign, notice, { capture: true, passive: true, signal: seen.signal })
  }
  waiting.push(act)
}
