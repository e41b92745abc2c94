import SearchIcon from '@mui/icons-material/SearchRounded'
import { Box, Button } from '@mui/material'
import { modifierKey, usePalette } from './PaletteProvider'

/** Button that opens the palette and shows its shortcut. */
export const PaletteButton = () => {
  const { open } = usePalette()
  return (
    <Button
      color="inherit"
      startIcon={<SearchIcon />}
      onClick={() => open('palette')}
      aria-keyshortcuts="Control+K Meta+K"
      aria-label="Find anything"
      sx={{ color: 'text.secondary', minWidth: 44, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Find
        <Box
          component="kbd"
          sx={{ ml: 1, px: 0.75, border: 1, borderColor: 'divider', borderRadius: '5px', font: 'inherit', fontSize: 12.5 }}
        >
          {modifierKey()} K
        </Box>
      </Box>
    </Button>
  )
}
