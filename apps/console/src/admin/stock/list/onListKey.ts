import type { KeyboardEvent } from 'react'

const isTyping = (target: HTMLElement) => target.closest('input:not([type=checkbox]), textarea, [role=menu], [role=dialog]') !== null

/**
 * Keys over a list of records: up and down, j and k, go from one to the next, x chooses it and e changes its price. Enter opens it, as it
 * does any link.
 */
export const onListKey = (event: KeyboardEvent<HTMLElement>) => {
  const target = event.target as HTMLElement
  if (isTyping(target) || event.altKey || event.ctrlKey || event.metaKey) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-record]')]
  const at = rows.findIndex((row) => row.contains(target))
  const row = rows[at]
  const go = (to: number) => {
    const link = rows[Math.max(0, Math.min(rows.length - 1, to))]?.querySelector<HTMLElement>('a')
    link?.focus()
    link?.scrollIntoView({ block: 'nearest' })
  }
  const actions: { readonly [key: string]: () => void } = {
    ArrowDown: () => go(at + 1),
    j: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    k: () => go(at - 1),
    Home: () => go(0),
    End: () => go(rows.length - 1),
    x: () => row?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
    e: () => row?.querySelector<HTMLElement>('[data-price]')?.click(),
  }
  const act = actions[event.key]
  if (!act) return
  event.preventDefault()
  act()
}
