import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { modifierKey } from './modifierKey'

const groups = (modifier: string) => [
  {
    title: 'Anywhere',
    keys: [
      { keys: [modifier, 'K'], does: 'Find a car, lead, person, page, site or setting' },
      { keys: ['?'], does: 'Show these shortcuts' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'In the list of cars',
    keys: [
      { keys: ['↑', '↓'], does: 'Go to the car above, or below' },
      { keys: ['Enter'], does: 'Open it' },
      { keys: ['E'], does: 'Change its price: Enter saves, Esc leaves it' },
      { keys: ['X'], does: 'Choose it' },
    ],
  },
  {
    title: 'In the editor',
    keys: [
      { keys: [modifier, 'Z'], does: 'Undo' },
      { keys: [modifier, 'Shift', 'Z'], does: 'Do again' },
      { keys: [modifier, 'S'], does: 'Save the draft now' },
      { keys: ['/'], does: 'Search the settings' },
    ],
  },
  {
    title: 'In lists that can be put in order',
    keys: [
      { keys: ['Space'], does: 'Pick up, and put down again' },
      { keys: ['↑', '↓'], does: 'Move what is picked up' },
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

/** Every key that does something. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
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
