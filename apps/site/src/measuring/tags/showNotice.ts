import type { SiteTags } from '@forecourt/rules/measuring/siteTags'

interface Notice {
  readonly tags: SiteTags
  /** Nothing is loaded before consent. */
  readonly waits: boolean
  readonly choice: 'all' | 'none' | null
  decide(choice: 'all' | 'none'): void
}

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') => {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

const id = 'measuring-notice'

/** Scroll padding that keeps the focused element visible above the notice. */
const makeRoom = (pixels: number) => {
  const { style } = document.documentElement
  style.scrollPaddingBottom = pixels > 0 ? `${pixels + 16}px` : ''
}

/**
 * Consent notice for third-party tags at the bottom of the screen; focused elements are scrolled clear of it. Both buttons look the same;
 * Escape postpones the decision.
 */
export function showNotice({ tags, waits, choice, decide }: Notice): void {
  const before = document.getElementById(id)
  if (before) {
    before.querySelector('button')?.focus()
    return
  }
  const opener = document.activeElement
  const box = element('section', 'measuring-notice')
  box.id = id
  box.setAttribute('aria-label', 'Your privacy choices')
  box.dataset.tone = 'background'
  const text = element('div', 'measuring-text')
  text.append(element('p', 'measuring-title', 'Your privacy'), element('p', '', tags.notice))
  const which = `These are ${new Intl.ListFormat('en-AU').format(tags.services.map(({ title }) => title))}.`
  const now =
    choice === null
      ? waits
        ? 'We won’t load them unless you agree.'
        : 'You can turn them off.'
      : choice === 'all'
        ? 'You’ve allowed them.'
        : 'You’ve turned them off.'
  text.append(element('p', '', `${which} ${now}`))
  const buttons = element('div', 'measuring-buttons')

  const close = () => {
    box.remove()
    makeRoom(0)
    removeEventListener('keydown', onKey)
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus({ preventScroll: true })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && box.contains(document.activeElement)) close()
  }
  const answers = [
    { label: waits ? 'Allow' : 'OK', is: 'all' },
    { label: waits ? 'Don’t allow' : 'Turn off', is: 'none' },
  ] as const
  for (const { label, is } of answers) {
    const button = element('button', 'measuring-button', label)
    button.type = 'button'
    button.addEventListener('click', () => {
      decide(is)
      close()
    })
    buttons.append(button)
  }
  box.append(text, buttons)
  const theme = document.querySelector('[data-theme]') ?? document.body
  // After the skip link, so that it is next in the tab order.
  const first = theme.firstElementChild
  if (first) first.after(box)
  else theme.append(box)
  addEventListener('keydown', onKey)
  makeRoom(box.offsetHeight)
  // Focuses the notice only if the shopper opened it.
  if (opener?.matches('[data-measuring-choice]')) buttons.querySelector('button')?.focus()
}
