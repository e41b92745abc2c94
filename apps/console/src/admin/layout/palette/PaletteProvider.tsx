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

const shortcutGroups = (modifier: string) => [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: [modifier, 'K'], action: 'Find a car, lead, person, page, site, guide or setting' },
      { keys: ['?'], action: 'Show these shortcuts' },
      { keys: ['Esc'], action: 'Close what is open' },
    ],
  },
  {
    title: 'In the list of cars',
    shortcuts: [
      { keys: ['↑', '↓'], action: 'Go to the car above, or below' },
      { keys: ['Enter'], action: 'Open' },
      { keys: ['E'], action: 'Edit its price: Enter saves, Esc cancels' },
      { keys: ['X'], action: 'Select' },
    ],
  },
  {
    title: 'In the editor',
    shortcuts: [
      { keys: [modifier, 'Z'], action: 'Undo' },
      { keys: [modifier, 'Shift', 'Z'], action: 'Redo' },
      { keys: [modifier, 'S'], action: 'Save the draft now' },
      { keys: ['/'], action: 'Search the settings' },
    ],
  },
  {
    title: 'In lists you can reorder',
    shortcuts: [
      { keys: ['Space'], action: 'Pick up or drop' },
      { keys: ['↑', '↓'], action: 'Move the item' },
      { keys: ['←', '→'], action: 'Move a menu item out of a dropdown, or into one' },
      { keys: ['Alt', '↑', '↓'], action: 'Move without picking up' },
      { keys: ['Del'], action: 'Remove' },
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
      {shortcutGroups(modifierKey()).map(({ title, shortcuts }) => (
        <Box component="section" key={title} sx={{ mb: 2 }}>
          <Typography variant="body2" component="h3" color="text.secondary" sx={{ fontWeight: 620, mb: 0.5 }}>
            {title}
          </Typography>
          {shortcuts.map(({ keys, action }) => (
            <Box key={action} sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 36 }}>
              <Box sx={{ flex: 1 }}>{action}</Box>
              <Box sx={{ display: 'flex', gap: 0.5 }}>
                {keys.map((key) => (
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

const Context = createContext<{ readonly open: (dialog: OpenDialog) => void }>({ open: () => {} })

/** Opens the palette, the shortcuts or the role dialog. */
export const usePalette = () => use(Context)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'))

interface Props {
  /** Whether the shortcuts are disabled, because no page is available. */
  readonly disabled?: boolean
  readonly children: ReactNode
}

const PaletteDialogs = ({ disabled = false, children }: Props) => {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const close = useCallback(() => setOpenDialog(null), [])
  const onViewAs = useCallback(() => setOpenDialog('viewAs'), [])
  const onShortcuts = useCallback(() => setOpenDialog('shortcuts'), [])
  const entries = usePaletteEntries(openDialog === 'palette', { onViewAs, onShortcuts })

  // Navigation closes the dialog.
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each new path.
  useEffect(() => setOpenDialog(null), [pathname])

  useEffect(() => {
    if (disabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        setOpenDialog((now) => (now === 'palette' ? null : 'palette'))
      } else if (event.key === '?' && !event.metaKey && !event.ctrlKey && !isTyping(event.target)) {
        event.preventDefault()
        setOpenDialog('shortcuts')
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [disabled])

  const value = useMemo(() => ({ open: setOpenDialog }), [])
  return (
    <Context value={value}>
      {children}
      <Palette open={openDialog === 'palette'} entries={entries} onClose={close} />
      <ShortcutsDialog open={openDialog === 'shortcuts'} onClose={close} />
      <ViewAsDialog open={openDialog === 'viewAs'} onClose={close} />
    </Context>
  )
}

/** Provides the palette, the shortcuts dialog and the help panel, with their keyboard shortcuts, to all pages. */
export const PaletteProvider = (props: Props) => (
  <HelpProvider mayOpen={useMayOpen()}>
    <PaletteDialogs {...props} />
  </HelpProvider>
)
