/** Key in a history entry's state: number of open layers. */
const mark = 'overlay'

/** Timeout of a history traversal in milliseconds. */
const timeoutMs = 1000

interface Layer {
  readonly close: () => void
}

const depthOf = (state: unknown): number => {
  const depth = typeof state === 'object' && state !== null && mark in state ? state[mark] : 0
  return typeof depth === 'number' ? depth : 0
}

/** Keeps the state of the app's router in the entry. */
const marked = (depth: number): object => {
  const { [mark]: _, ...state } = window.history.state ?? {}
  return depth === 0 ? state : { ...state, [mark]: depth }
}

/** The link of an unmodified click in this window. */
const linkPressed = (event: MouseEvent): HTMLAnchorElement | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link && ['', '_self'].includes(link.target) && !link.hasAttribute('download') && link.protocol.startsWith('http') ? link : null
}

/** The history entries of the open layers: one for each, added and removed as layers open and close. */
const createLayerEntries = (layers: readonly Layer[]) => {
  const waiting: (() => void)[] = []
  // No push between `history.back()` and its popstate.
  let isGoing = false
  // Navigation has started: going back would cancel it.
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let href = window.location.href

  const note = () => {
    href = window.location.href
  }

  const runWaiting = () => {
    for (const run of waiting.splice(0)) run()
  }

  const pushMarks = () => {
    for (let depth = depthOf(window.history.state) + 1; depth <= layers.length; depth++) window.history.pushState(marked(depth), '')
    note()
  }

  /** Makes the number of history entries match the open layers. */
  const syncEntries = () => {
    if (isGoing || isLeaving) return
    const above = depthOf(window.history.state) - layers.length
    if (above > 0) {
      isGoing = true
      timer = setTimeout(giveUp, timeoutMs)
      return window.history.go(-above)
    }
    pushMarks()
    runWaiting()
  }

  /** A browser that blocks traversals must not block the page. */
  const giveUp = () => {
    isGoing = false
    pushMarks()
    runWaiting()
  }

  return {
    href: () => href,
    isGoing: () => isGoing,
    note,
    pushMarks,
    syncEntries,
    /** Runs a function now, or after the traversal under way. */
    afterTraversal(run: () => void) {
      if (isGoing) waiting.push(run)
      else run()
    },
    arrived() {
      isGoing = false
      clearTimeout(timer)
    },
    setLeaving(next: boolean) {
      isLeaving = next
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Lets Back close the layers of a page, topmost first, instead of leaving it: each layer has a history entry, which is removed when the
 * layer is closed otherwise. Its popstate events are hidden from other listeners.
 */
export const createOverlayHistory = () => {
  const layers: Layer[] = []
  const entries = createLayerEntries(layers)
  let scrolled = window.scrollY

  const onPop = (event: PopStateEvent) => {
    const isOwn = window.location.href === entries.href() && (entries.isGoing() || depthOf(event.state) !== layers.length)
    // On our own traversal nothing is closed: a new layer may wait for its entry.
    if (!entries.isGoing()) while (layers.length > depthOf(event.state)) layers.pop()?.close()
    entries.arrived()
    if (isOwn) {
      event.stopImmediatePropagation()
      // Restores the scroll position from when the layer opened.
      const top = scrolled
      const stay = () => window.scrollTo({ top, behavior: 'instant' })
      stay()
      requestAnimationFrame(stay)
    }
    entries.note()
    entries.syncEntries()
  }

  // A link in a layer replaces the layer's entry, so that Back returns to the page itself.
  const onClick = (event: MouseEvent) => {
    const link = depthOf(window.history.state) > 0 ? linkPressed(event) : null
    if (!link) return
    event.preventDefault()
    entries.afterTraversal(() => leave(link.href))
  }

  const leave = (to: string): void => {
    if (depthOf(window.history.state) === 0) {
      window.location.assign(to)
      return
    }
    const state = marked(layers.length)
    window.location.replace(to)
    if (window.location.href !== new URL(to, entries.href()).href) {
      entries.setLeaving(true)
      return
    }
    // A same-page anchor: open layers keep their entry.
    if (layers.length > 0) window.history.replaceState(state, '')
    entries.note()
  }

  // A page restored from the back-forward cache is as it was left, at an entry without layers.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    entries.setLeaving(false)
    entries.note()
    while (layers.length > depthOf(window.history.state)) layers.pop()?.close()
    entries.syncEntries()
  }

  const onScroll = () => {
    scrolled = window.scrollY
  }

  if (depthOf(window.history.state) > 0) window.history.replaceState(marked(0), '')
  window.addEventListener('popstate', onPop, true)
  window.addEventListener('pageshow', onReturn)
  window.addEventListener('click', onClick)
  window.addEventListener('scroll', onScroll, { passive: true })

  return {
    /** Registers an open layer; call the returned function when it closes. */
    open(close: () => void): () => void {
      const layer = { close }
      layers.push(layer)
      scrolled = window.scrollY
      if (!entries.isGoing()) entries.pushMarks()
      return () => {
        const at = layers.indexOf(layer)
        if (at < 0) return
        layers.splice(at, 1)
        // Deferred: another layer may replace it, or a link may navigate.
        setTimeout(entries.syncEntries)
      }
    },
    /** Pushes an address of the same page below the layers. */
    push(to: string): void {
      entries.afterTraversal(() => {
        if (depthOf(window.history.state) > 0) window.history.replaceState(marked(0), '', to)
        else window.history.pushState(marked(0), '', to)
        entries.pushMarks()
      })
    },
    /** Replaces the page's address. */
    replace(to: string): void {
      window.history.replaceState(window.history.state, '', to)
      entries.note()
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
