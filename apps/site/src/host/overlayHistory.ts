/** Key in a history entry's state: number of open overlays. */
const depthKey = 'overlay'

/** Timeout of a history traversal in milliseconds. */
const timeoutMs = 1000

interface Overlay {
  readonly close: () => void
}

const readDepth = (state: unknown): number => {
  const depth = typeof state === 'object' && state !== null && depthKey in state ? state[depthKey] : 0
  return typeof depth === 'number' ? depth : 0
}

/** Keeps the state of the app's router in the entry. */
const stateWithDepth = (depth: number): object => {
  const { [depthKey]: _, ...state } = window.history.state ?? {}
  return depth === 0 ? state : { ...state, [depthKey]: depth }
}

/** The link of an unmodified click in this window. */
const linkPressed = (event: MouseEvent): HTMLAnchorElement | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link && ['', '_self'].includes(link.target) && !link.hasAttribute('download') && link.protocol.startsWith('http') ? link : null
}

/** The history entries of the open overlays: one for each, added and removed as overlays open and close. */
const createOverlayEntries = (overlays: readonly Overlay[]) => {
  const waiting: (() => void)[] = []
  // No push between `history.back()` and its popstate.
  let isTraversing = false
  // Navigation has started: going back would cancel it.
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let href = window.location.href

  const noteAddress = () => {
    href = window.location.href
  }

  const runWaiting = () => {
    for (const run of waiting.splice(0)) run()
  }

  const pushMarks = () => {
    for (let depth = readDepth(window.history.state) + 1; depth <= overlays.length; depth++)
      window.history.pushState(stateWithDepth(depth), '')
    noteAddress()
  }

  /** Makes the number of history entries match the open overlays. */
  const syncEntries = () => {
    if (isTraversing || isLeaving) return
    const surplus = readDepth(window.history.state) - overlays.length
    if (surplus > 0) {
      isTraversing = true
      timer = setTimeout(giveUp, timeoutMs)
      return window.history.go(-surplus)
    }
    pushMarks()
    runWaiting()
  }

  /** A browser that blocks traversals must not block the page. */
  const giveUp = () => {
    isTraversing = false
    pushMarks()
    runWaiting()
  }

  return {
    href: () => href,
    isTraversing: () => isTraversing,
    noteAddress,
    pushMarks,
    syncEntries,
    /** Runs a function now, or after the traversal under way. */
    afterTraversal(run: () => void) {
      if (isTraversing) waiting.push(run)
      else run()
    },
    arrived() {
      isTraversing = false
      clearTimeout(timer)
    },
    setLeaving(next: boolean) {
      isLeaving = next
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Lets Back close the overlays of a page, topmost first, instead of leaving it: each has a history entry, which is removed when the overlay
 * is closed otherwise. Its popstate events are hidden from other listeners.
 */
export const createOverlayHistory = () => {
  const overlays: Overlay[] = []
  const entries = createOverlayEntries(overlays)
  let scrollTop = window.scrollY

  const onPop = (event: PopStateEvent) => {
    const isOwn = window.location.href === entries.href() && (entries.isTraversing() || readDepth(event.state) !== overlays.length)
    // On our own traversal nothing is closed: a new overlay may wait for its entry.
    if (!entries.isTraversing()) while (overlays.length > readDepth(event.state)) overlays.pop()?.close()
    entries.arrived()
    if (isOwn) {
      event.stopImmediatePropagation()
      // Restores the scroll position from when the overlay opened.
      const top = scrollTop
      const restoreScroll = () => window.scrollTo({ top, behavior: 'instant' })
      restoreScroll()
      requestAnimationFrame(restoreScroll)
    }
    entries.noteAddress()
    entries.syncEntries()
  }

  // A link in an overlay replaces the overlay's entry, so that Back returns to the page itself.
  const onClick = (event: MouseEvent) => {
    const link = readDepth(window.history.state) > 0 ? linkPressed(event) : null
    if (!link) return
    event.preventDefault()
    entries.afterTraversal(() => leave(link.href))
  }

  const leave = (to: string): void => {
    if (readDepth(window.history.state) === 0) {
      window.location.assign(to)
      return
    }
    const state = stateWithDepth(overlays.length)
    window.location.replace(to)
    if (window.location.href !== new URL(to, entries.href()).href) {
      entries.setLeaving(true)
      return
    }
    // A same-page anchor: open overlays keep their entry.
    if (overlays.length > 0) window.history.replaceState(state, '')
    entries.noteAddress()
  }

  // A page restored from the back-forward cache is as it was left, at an entry without overlays.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    entries.setLeaving(false)
    entries.noteAddress()
    while (overlays.length > readDepth(window.history.state)) overlays.pop()?.close()
    entries.syncEntries()
  }

  const onScroll = () => {
    scrollTop = window.scrollY
  }

  if (readDepth(window.history.state) > 0) window.history.replaceState(stateWithDepth(0), '')
  window.addEventListener('popstate', onPop, true)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('click', onClick)
  window.addEventListener('scroll', onScroll, { passive: true })

  return {
    /** Registers an open overlay; call the returned function when it closes. */
    open(close: () => void): () => void {
      const overlay = { close }
      overlays.push(overlay)
      scrollTop = window.scrollY
      if (!entries.isTraversing()) entries.pushMarks()
      return () => {
        const at = overlays.indexOf(overlay)
        if (at < 0) return
        overlays.splice(at, 1)
        // Deferred: another overlay may replace it, or a link may navigate.
        setTimeout(entries.syncEntries)
      }
    },
    /** Pushes an address of the same page below the overlays. */
    push(to: string): void {
      entries.afterTraversal(() => {
        if (readDepth(window.history.state) > 0) window.history.replaceState(stateWithDepth(0), '', to)
        else window.history.pushState(stateWithDepth(0), '', to)
        entries.pushMarks()
      })
    },
    /** Replaces the page's address. */
    replace(to: string): void {
      window.history.replaceState(window.history.state, '', to)
      entries.noteAddress()
    },
    /** Navigates to another page. */
    leave: (to: string) => entries.afterTraversal(() => leave(to)),
    stop() {
      entries.stop()
      window.removeEventListener('popstate', onPop, true)
      window.removeEventListener('pageshow', onReturn)
      window.removeEventListener('click', onClick)
      window.removeEventListener('scroll', onScroll)
    },
  }
}

export type OverlayHistory = ReturnType<typeof createOverlayHistory>
