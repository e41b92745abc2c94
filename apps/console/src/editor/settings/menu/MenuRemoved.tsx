import { Box, Button, Typography } from '@mui/material'
import type { MenuParent } from '../../lists/placeItem'
import type { MenuTools } from './useMenu'

interface Props {
  readonly menu: MenuTools
  readonly parent: MenuParent
  readonly onRestore: (parent: MenuParent, id: string) => void
}

/** Inherited items this site has taken away from the menu or a dropdown, each with the way back. */
export const MenuRemoved = ({ menu, parent, onRestore }: Props) =>
  menu.removedOf(parent).map((item) => (
    <Box
      key={item.id}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1.25, ml: parent === null ? 0 : 3, minHeight: 32, color: 'text.secondary' }}
    >
      <Typography variant="caption" noWrap sx={{ flex: 1 }}>
        Hidden: {String(item.label)}
      </Typography>
      {menu.items.editable && (
        <Button onClick={() => onRestore(parent, item.id)} sx={{ minHeight: 28, px: 1 }} aria-label={`Restore ${String(item.label)}`}>
          Restore
        </Button>
      )}
    </Box>
  ))
