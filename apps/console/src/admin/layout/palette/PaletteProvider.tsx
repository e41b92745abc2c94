import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-admin'
import { ViewAsDialog } from '../../users/view-as/ViewAsDialog'
import { Palette } from './Palette'
import { ShortcutsDialog } from './ShortcutsDialog'
import { usePaletteEntries } from './usePaletteEntries'

type Opened = 'palette' | 'shortcuts' | 'viewAs' | null

const Context = createContext<{ readonly open: (what: Opened) => void }>({ open: () => {} })

/** Opens the palette, the shortcuts or the choice of a role from anywhere. */
export const usePalette = () => use(Context)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))

interface Props {
  /** Its keys open nothing: there is nowhere to go. */
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** The palette and the sheet of shortcuts, with the keys that open them, around every page of the console. */
export const PaletteProvider = ({ disabled = false, children }: Props) => {
  const [opened, setOpened] = useState<Opened>(null)
  const close = useCallback(() => setOpened(null), [])
  const onViewAs = useCallback(() => setOpened('viewAs'), [])
  const onShortcuts = useCallback(() => setOpened('shortcuts'), [])
  const entries = usePaletteEntries(opened === 'palette', { onViewAs, onShortcuts })

  // Whoever goes to another page has left what was open over this one.
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is all it waits for.
  useEffect(() => setOpened(null), [pathname])

  useEffect(() => {
    if (disabled) return
    const press = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        setOpened((now) => (now === 'palette' ? null : 'palette'))
      } else if (event.key === '?' && !event.metaKey && !event.ctrlKey && !isTyping(event.target)) {
        event.preventDefault()
        setOpened('shortcuts')
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [disabled])

  const value = useMemo(() => ({ open: setOpened }), [])
  return (
    <Context value={value}>
      {children}
      <Palette open={opened === 'palette'} entries={entries} onClose={close} />
      <ShortcutsDialog open={opened === 'shortcuts'} onClose={close} />
      <ViewAsDialog open={opened === 'viewAs'} onClose={close} />
    </Context>
  )
}
