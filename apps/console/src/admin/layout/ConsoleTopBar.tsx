import MenuIcon from '@mui/icons-material/MenuRounded'
import { Box, IconButton } from '@mui/material'
import { LoadingIndicator } from 'react-admin'
import { ThemeToggle } from '../../parts/ThemeToggle'
import { AccountMenu } from './AccountMenu'
import { OrganisationMenu } from './OrganisationMenu'
import { PaletteButton } from './palette/PaletteButton'

interface Props {
  /** Opens the menu on a phone; null where there is no menu, nor anything to find. */
  readonly onMenu: (() => void) | null
}

/** The bar over every page: whose data one looks at, and oneself. */
export const ConsoleTopBar = ({ onMenu }: Props) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 10,
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 0, sm: 1 },
      minHeight: 56,
      px: { xs: 1, sm: 3, lg: 4 },
      bgcolor: 'background.default',
    }}
  >
    {onMenu && (
      <>
        <IconButton aria-label="Open the menu" onClick={onMenu} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
        <OrganisationMenu />
      </>
    )}
    <Box sx={{ flex: 1 }} />
    {onMenu && <PaletteButton />}
    <LoadingIndicator
      sx={{
        // In the middle of the button it stands for.
        '& .RaLoadingIndicator-loader': { m: 0, inset: 'calc(50% - 8px) auto auto calc(50% - 8px)' },
        '& .MuiIconButton-root': { color: 'text.secondary' },
        '& .MuiSvgIcon-root': { fontSize: 20 },
      }}
    />
    <ThemeToggle />
    <AccountMenu />
  </Box>
)
