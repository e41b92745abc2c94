import type { SiteTags } from '@forecourt/rules/measuring/siteTags'

interface Notice {
  readonly tags: SiteTags
  /** Nothing is loaded before consent. */
  readonly requiresConsent: boolean
  readonly choice: 'all' | 'none' | null
  decide(choice: 'all' | 'none'): void
}

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') => {
  const created = document.createElement(name)
  created.className = className
  created.textContent = text
  return created
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
export function showNotice({ tags, requiresConsent, choice, decide }: Notice): void {
  const open = document.getElementById(id)
  if (open) {
    open.querySelector('button')?.focus()
    return
  }
  const opener = document.activeElement
  const box = element('section', 'measuring-notice')
  box.id = id
  box.setAttribute('aria-label', 'Your privacy choices')
  box.dataset.tone = 'background'
  const text = element('div', 'measuring-text')
  text.append(element('p', 'measuring-title', 'Your privacy'), element('p', '', tags.notice))
  const servicesText = `These are ${new Intl.ListFormat('en-AU').format(tags.services.map(({ title }) => title))}.`
  const stateText =
    choice === null
      ? requiresConsent
        ? 'We won’t load them unless you agree.'
        : 'You can turn them off.'
      : choice === 'all'
        ? 'You’ve allowed them.'
        : 'You’ve turned them off.'
  text.append(element('p', '', `${servicesText} ${stateText}`))
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
  const choices = [
    { label: requiresConsent ? 'Allow' : 'OK', value: 'all' },
    { label: requiresConsent ? 'Don’t allow' : 'Turn off', value: 'none' },
  ] as const
  for (const { label, value } of choices) {
    const button = element('button', 'measuring-button', label)
    button.type = 'button'
    button.addEventListener('click', () => {
      decide(value)
      close()
    })
    buttons.append(button)
  }
  box.append(text, buttons)
  const theme = document.querySelector('[data-theme]') ?? document.body
  // Inserted after the skip link, so that the notice is next in the tab order.
  const first = theme.firstElementChild
  if (first) first.after(box)
  else theme.append(box)
  addEventListener('keydown', onKey)
  makeRoom(box.offsetHeight)
  // Focuses the notice only if the shopper opened it.
  if (opener?.matches('[data-measuring-choice]')) buttons.querySelector('button')?.focus()
}
