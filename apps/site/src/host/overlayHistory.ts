/** What this module notes in the state of a history entry: how many layers lie over the page. */
const mark = 'overlay'

/** By then a browser has gone back. Milliseconds. */
const timeoutMs = 1000

interface Layer {
  readonly close: () => void
}

const depthOf = (state: unknown): number => {
  const depth = typeof state === 'object' && state !== null && mark in state ? state[mark] : 0
  return typeof depth === 'number' ? depth : 0
}

/** The state of the app's own router stays with every entry. */
const marked = (depth: number): object => {
  const { [mark]: _, ...state } = window.history.state ?? {}
  return depth === 0 ? state : { ...state, [mark]: depth }
}

/** The link a plain press follows in this window. */
const linkPressed = (event: MouseEvent): HTMLAnchorElement | null => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link && ['', '_self'].includes(link.target) && !link.hasAttribute('download') && link.protocol.startsWith('http') ? link : null
}

/**
 * Going back closes what lies over a page, topmost first, instead of leaving the page: each layer has an entry in the history,
 * which is gone again when the layer is closed otherwise. Entries of layers are nobody else's business: no other listener hears of them.
 */
export const createOverlayHistory = () => {
  const layers: Layer[] = []
  const waiting: (() => void)[] = []
  // Between asking the browser to go back and its arrival nothing may be pushed.
  let isGoing = false
  // On the way to another page: going back now would call it off.
  let isLeaving = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let href = window.location.href
  let scrolled = window.scrollY

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

  /** Brings the history to as many marks as there are layers. */
  const settle = () => {
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

  /** A browser that holds traversals back must not hold up the page. */
  const giveUp = () => {
    isGoing = false
    pushMarks()
    runWaiting()
  }

  const onPop = (event: PopStateEvent) => {
    const isOwn = window.location.href === href && (isGoing || depthOf(event.state) !== layers.length)
    // Where the history goes by itself nothing is to be closed: a layer may have come meanwhile, and waits for its entry.
    if (!isGoing) while (layers.length > depthOf(event.state)) layers.pop()?.close()
    isGoing = false
    clearTimeout(timer)
    if (isOwn) {
      event.stopImmediatePropagation()
      // The browser goes back to where the page was when the layer came.
      const top = scrolled
      const stay = () => window.scrollTo({ top, behavior: 'instant' })
      stay()
      requestAnimationFrame(stay)
    }
    note()
    settle()
  }

  // A page that leads on from a layer takes the place of the layer's entry: going back from it leads to the page itself.
  const onClick = (event: MouseEvent) => {
    const link = depthOf(window.history.state) > 0 ? linkPressed(event) : null
    if (!link) return
    event.preventDefault()
    leave(link.href)
  }

  const leave = (to: string): void => {
    if (isGoing) {
      waiting.push(() => leave(to))
      return
    }
    if (depthOf(window.history.state) === 0) {
      window.location.assign(to)
      return
    }
    const state = marked(layers.length)
    window.location.replace(to)
    if (window.location.href !== new URL(to, href).href) {
      isLeaving = true
      return
    }
    // A place on this page: the layers that are still there keep their entry.
    if (layers.length > 0) window.history.replaceState(state, '')
    note()
  }

  // A page that comes back out of the browser's memory is as it was left, at an entry without layers.
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    isLeaving = false
    note()
    while (layers.length > depthOf(window.history.state)) layers.pop()?.close()
    settle()
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
    /** A layer is there; the answer is to be called when it is gone. */
    open(close: () => void): () => void {
      const layer = { close }
      layers.push(layer)
      scrolled = window.scrollY
      if (!isGoing) pushMarks()
      return () => {
        const at = layers.indexOf(layer)
        if (at < 0) return
        layers.splice(at, 1)
        // Not at once: another may come in its place, or a link lead on.
        setTimeout(settle)
      }
    },
    /** Pushes an address of the same page; it comes under the layers. */
    push(to: string): void {
      const run = () => {
        if (depthOf(window.history.state) > 0) window.history.replaceState(marked(0), '', to)
        else window.history.pushState(marked(0), '', to)
        pushMarks()
      }
      if (isGoing) waiting.push(run)
      else run()
    },
    /** Gives the page another address. */
    replace(to: string): void {
      window.history.replaceState(window.history.state, '', to)
      note()
    },
    /** Goes to another page. */
    leave,
    stop() {
      clearTimeout(timer)
      window.removeEventListener('popstate', onPop, true)
      window.removeEventListener('pageshow', onReturn)
      window.removeEventListener('click', onClick)
      window.removeEventListener('scroll', onScroll)
    },
  }
}

export type OverlayHistory = ReturnType<typeof createOverlayHistory>
