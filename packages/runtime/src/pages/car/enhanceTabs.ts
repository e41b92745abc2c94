/** Tolerance of scroll positions in pixels. */
const slack = 4

const moves: { readonly [key: string]: ((chosen: number, last: number) => number) | undefined } = {
  ArrowRight: (chosen, last) => (chosen === last ? 0 : chosen + 1),
  ArrowLeft: (chosen, last) => (chosen === 0 ? last : chosen - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Attaches tab behaviour to panels, for mouse, touch and arrow keys; a link to a panel's anchor opens it. Returns a cleanup function. */
export const enhanceTabs = (area: HTMLElement): (() => void) => {
  const strip = area.querySelector<HTMLElement>(':scope > [role=tablist]')
  if (!strip) return () => undefined
  const tabs = () => [...strip.querySelectorAll<HTMLButtonElement>('[role=tab]')]
  const chosen = () =>
    Math.max(
      0,
      tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true'),
    )

  const open = (chosenTab: HTMLButtonElement) => {
    for (const tab of tabs()) {
      const isChosen = tab === chosenTab
      tab.setAttribute('aria-selected', String(isChosen))
      tab.tabIndex = isChosen ? 0 : -1
      document.getElementById(tab.getAttribute('aria-controls') ?? '')?.classList.toggle('hidden', !isChosen)
    }
  }
  const choose = (index: number) => {
    const tab = tabs()[index]
    if (!tab) return
    open(tab)
    tab.focus({ preventScroll: true })
    strip.scrollTo?.({ left: tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2, behavior: 'auto' })
  }
  const press = ({ target }: Event) => {
    const tab = target instanceof Element ? target.closest<HTMLButtonElement>('[role=tab]') : null
    if (tab) choose(tabs().indexOf(tab))
  }
  const type = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(chosen(), tabs().length - 1)
    if (next === undefined) return
    event.preventDefault()
    choose(next)
  }
  const followAnchor = () => {
    const id = window.location.hash.slice(1)
    const tab = tabs().find((one) => one.getAttribute('aria-controls') === id)
    if (!tab) return
    open(tab)
    requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
  }
  // Marks the ends of the strip that overflow, so that it looks scrollable.
  const mark = () => {
    const { scrollLeft, clientWidth, scrollWidth } = strip
    strip.toggleAttribute('data-before', scrollLeft > slack)
    strip.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - slack)
  }

  followAnchor()
  mark()
  strip.addEventListener('click', press)
  strip.addEventListener('keydown', type)
  strip.addEventListener('scroll', mark, { passive: true })
  window.addEventListener('hashchange', followAnchor)
  window.addEventListener('resize', mark)
  return () => {
    strip.removeEventListener('click', press)
    strip.removeEventListener('keydown', type)
    strip.removeEventListener('scroll', mark)
    window.removeEventListener('hashchange', followAnchor)
    window.removeEventListener('resize', mark)
  }
}
