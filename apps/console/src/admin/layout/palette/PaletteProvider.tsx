import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-admin'
import { HelpProvider } from '../../../parts/help/HelpProvider'
import { ViewAsDialog } from '../../users/view-as/ViewAsBanner'
import { useMayOpen } from '../useMayOpen'
import { Palette } from './Palette'
import { usePaletteEntries } from './usePaletteEntries'

/** Name of the shortcut modifier key on this platform. */
export const modifierKey = (): '⌘' | 'Ctrl' => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')

const groups = (modifier: string) => [
  {
    title: 'Anywhere',
    keys: [
      { keys: [modifier, 'K'], does: 'Find a car, lead, person, page, site, guide or setting' },
      { keys: ['?'], does: 'Show these shortcuts' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'In the list of cars',
    keys: [
      { keys: ['↑', '↓'], does: 'Go to the car above, or below' },
      { keys: ['Enter'], does: 'Open' },
      { keys: ['E'], does: 'Edit its price: Enter saves, Esc cancels' },
      { keys: ['X'], does: 'Select' },
    ],
  },
  {
    title: 'In the editor',
    keys: [
      { keys: [modifier, 'Z'], does: 'Undo' },
      { keys: [modifier, 'Shift', 'Z'], does: 'Redo' },
      { keys: [modifier, 'S'], does: 'Save the draft now' },
      { keys: ['/'], does: 'Search the settings' },
    ],
  },
  {
    title: 'In lists you can reorder',
    keys: [
      { keys: ['Space'], does: 'Pick up or drop' },
      { keys: ['↑', '↓'], does: 'Move the item' },
      { keys: ['←', '→'], does: 'Move a menu item out of a dropdown, or into one' },
      { keys: ['Alt', '↑', '↓'], does: 'Move without picking up' },
      { keys: ['Del'], does: 'Remove' },
    ],
  },
]

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      px: 0.9,
      py: 0.25,
      minWidth: 26,
      textAlign: 'center',
      border: 1,
      borderColor: 'divider',
      borderBottomWidth: 2,
      borderRadius: '6px',
      font: 'inherit',
      fontSize: 13,
      fontWeight: 620,
    }}
  >
    {children}
  </Box>
)

/** Dialog with all keyboard shortcuts. */
const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} aria-labelledby="shortcuts" fullWidth maxWidth="xs">
    <DialogTitle id="shortcuts">Keyboard shortcuts</DialogTitle>
    <DialogContent>
      {groups(modifierKey()).map(({ title, keys }) => (
        <Box component="section" key={title} sx={{ mb: 2 }}>
          <Typography variant="body2" component="h3" color="text.secondary" sx={{ fontWeight: 620, mb: 0.5 }}>
            {title}
          </Typography>
          {keys.map(({ keys: pressed, does }) => (
            <Box key={does} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 36 }}>
              <Box sx={{ flex: 1 }}>{does}</Box>
              <Box sx={{ display: 'flex', gap: 0.5 }}>
                {pressed.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
)

type OpenDialog = 'palette' | 'shortcuts' | 'viewAs' | null

const Context = createContext<{ readonly open: (what: OpenDialog) => void }>({ open: () => {} })

/** Opens the palette, the shortcuts or the role dialog. */
export const usePalette = () => use(Context)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))

interface Props {
  /** Whether the shortcuts are disabled, because no page is available. */
  readonly disabled?: boolean
  readonly children: ReactNode
}

const Palettes = ({ disabled = false, children }: Props) => {
  const [opened, setOpened] = useState<OpenDialog>(null)
  const close = useCallback(() => setOpened(null), [])
  const onViewAs = useCallback(() => setOpened('viewAs'), [])
  const onShortcuts = useCallback(() => setOpened('shortcuts'), [])
  const entries = usePaletteEntries(opened === 'palette', { onViewAs, onShortcuts })

  // Navigation closes the dialog.
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new path.
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

/** Provides the palette, the shortcuts dialog and the help panel, with their keyboard shortcuts, to all pages. */
export const PaletteProvider = (props: Props) => (
  <HelpProvider mayOpen={useMayOpen()}>
    <Palettes {...props} />
  </HelpProvider>
)
