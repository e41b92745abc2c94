'use client'

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Glyph } from '../ui/Glyph'
import { chevronDown } from '../ui/icons/chevronDown'
import type { MenuEntry } from './MenuEntry'
import { StockPanel } from './StockPanel'

export interface MainMenuProps {
  readonly entries: readonly MenuEntry[]
  readonly openOn: 'click' | 'hover'
  readonly showCaret: boolean
  /** Pixels between the menu and an open dropdown. */
  readonly offset: number
  readonly className?: string
}

/** Dispatched on the header, closes whatever is open (NAV-02). */
export const closeMenusEvent = 'closemenus'

const topLinks = (menu: HTMLElement | null) => Array.from(menu?.querySelectorAll<HTMLElement>('[data-top]') ?? [])
const dropdownLinks = (menu: HTMLElement | null, id: string) =>
  Array.from(menu?.querySelectorAll<HTMLElement>(`[data-dropdown="${id}"] a:not([hidden] *)`) ?? [])

/** The element `step` places after the focused one, going round; `first` and `last` jump. */
const neighbour = (links: readonly HTMLElement[], step: number | 'first' | 'last'): HTMLElement | undefined => {
  if (step === 'first') return links[0]
  if (step === 'last') return links[links.length - 1]
  const index = links.indexOf(document.activeElement as HTMLElement)
  return links[(index + step + links.length) % links.length]
}

/** The main menu on wide screens: dropdowns open by press or by hover, and everything works from the keyboard (NAV-01 to NAV-05). */
export const MainMenu = ({ entries, openOn, showCaret, offset, className = '' }: MainMenuProps) => {
  const [openId, setOpenId] = useState<string | null>(null)
  const menu = useRef<HTMLElement>(null)

  useEffect(() => {
    const header = menu.current?.closest('header')
    header?.toggleAttribute('data-open', openId !== null)
    if (openId === null) return
    const close = () => setOpenId(null)
    const closeOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    header?.addEventListener(closeMenusEvent, close)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      header?.removeEventListener(closeMenusEvent, close)
    }
  }, [openId])

  const pressTop = (event: MouseEvent<HTMLElement>, entry: MenuEntry) => {
    if (entry.children.length === 0) return setOpenId(null)
    // With hover, a mouse has the dropdown open already: its press follows the link. Touch and keyboard open it.
    const pointer = (event.nativeEvent as unknown as { pointerType?: string }).pointerType
    if (openOn === 'hover' && pointer === 'mouse') return setOpenId(null)
    event.preventDefault()
    setOpenId((open) => (open === entry.id ? null : entry.id))
  }

  const hover = (event: PointerEvent, id: string | null) => {
    if (openOn === 'hover' && event.pointerType === 'mouse') setOpenId(id)
  }

  const openAndFocus = (entry: MenuEntry, place: 'first' | 'last') => {
    setOpenId(entry.id)
    requestAnimationFrame(() => neighbour(dropdownLinks(menu.current, entry.id), place)?.focus())
  }

  const keyOnTop = (event: KeyboardEvent<HTMLElement>, entry: MenuEntry) => {
    const hasDropdown = entry.children.length > 0
    const actions: { readonly [key: string]: (() => void) | undefined } = {
      ArrowRight: () => neighbour(topLinks(menu.current), 1)?.focus(),
      ArrowLeft: () => neighbour(topLinks(menu.current), -1)?.focus(),
      Home: () => neighbour(topLinks(menu.current), 'first')?.focus(),
      End: () => neighbour(topLinks(menu.current), 'last')?.focus(),
      ArrowDown: hasDropdown ? () => openAndFocus(entry, 'first') : undefined,
      ArrowUp: hasDropdown ? () => openAndFocus(entry, 'last') : undefined,
      ' ': hasDropdown ? () => setOpenId((open) => (open === entry.id ? null : entry.id)) : undefined,
      Escape: openId ? () => setOpenId(null) : undefined,
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  const keyInDropdown = (event: KeyboardEvent<HTMLElement>, entry: MenuEntry) => {
    const links = dropdownLinks(menu.current, entry.id)
    const top = menu.current?.querySelector<HTMLElement>(`[data-top="${entry.id}"]`)
    const beside = (step: 1 | -1) => {
      top?.focus()
      neighbour(topLinks(menu.current), step)?.focus()
      setOpenId(null)
    }
    const actions: { readonly [key: string]: () => void } = {
      ArrowDown: () => neighbour(links, 1)?.focus(),
      ArrowUp: () => neighbour(links, -1)?.focus(),
      Home: () => neighbour(links, 'first')?.focus(),
      End: () => neighbour(links, 'last')?.focus(),
      ArrowRight: () => beside(1),
      ArrowLeft: () => beside(-1),
      Escape: () => {
        setOpenId(null)
        top?.focus()
      },
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }

  return (
    <nav ref={menu} aria-label="Main" className={className}>
      <ul className="flex flex-wrap items-center gap-x-1">
        {entries.map((entry, index) => {
          const open = openId === entry.id
          const hasDropdown = entry.children.length > 0
          return (
            <li
              key={entry.id}
              data-setting={`/navigation/items/${entry.id}`}
              className="menu-item relative"
              onPointerEnter={(event) => hover(event, hasDropdown ? entry.id : null)}
              onPointerLeave={(event) => hover(event, null)}
            >
              <a
                href={entry.href}
                data-top={entry.id}
                aria-current={entry.current}
                aria-expanded={hasDropdown ? open : undefined}
                aria-controls={hasDropdown ? `menu-${entry.id}` : undefined}
                onClick={(event) => pressTop(event, entry)}
                onKeyDown={(event) => keyOnTop(event, entry)}
                className="menu-top flex items-center gap-1.5 px-3 text-small font-medium whitespace-nowrap text-text"
              >
                <span className="menu-label">{entry.label}</span>
                {hasDropdown && showCaret && (
                  <Glyph
                    path={chevronDown}
                    size={16}
                    className={`text-muted transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
                  />
                )}
              </a>
              {hasDropdown && (
                <div
                  id={`menu-${entry.id}`}
                  data-dropdown={entry.id}
                  data-tone="background"
                  data-shown={open || undefined}
                  className={`menu-dropdown absolute top-full z-50 min-w-60 text-text ${index > entries.length / 2 ? 'right-0' : 'left-0'}`}
                  style={{ paddingTop: offset }}
                >
                  <div
                    className={`rounded-field border border-line bg-background shadow-lifted ${entry.groups ? 'flex w-[min(52rem,calc(100vw-4rem))]' : ''}`}
                  >
                    <ul
                      className={`p-2 ${entry.groups ? 'w-56 shrink-0 border-r border-line' : ''} ${!entry.groups && entry.children.length > 7 ? 'grid w-md grid-cols-2' : ''}`}
                    >
                      {entry.children.map((child) => (
                        <li key={child.id} data-setting={`/navigation/items/${entry.id}/children/${child.id}`}>
                          <a
                            href={child.href}
                            aria-current={child.current}
                            onClick={() => setOpenId(null)}
                            onKeyDown={(event) => keyInDropdown(event, entry)}
                            className="flex min-h-11 items-center rounded-field px-3 text-small text-text hover:bg-raised aria-[current]:font-semibold"
                          >
                            {child.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                    {entry.groups && (
                      <StockPanel
                        key={String(open)}
                        groups={entry.groups}
                        onChoose={() => setOpenId(null)}
                        onKeyDown={(event) => keyInDropdown(event, entry)}
                      />
                    )}
                  </div>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
