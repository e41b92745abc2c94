import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import { IconButton, Tooltip, useMediaQuery } from '@mui/material'
import { useTheme } from 'react-admin'

/** Switches the console between light and dark; the system's setting is the default. */
export const ThemeToggle = () => {
  const [chosen, choose] = useTheme()
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const dark = chosen ? chosen === 'dark' : systemDark
  const label = dark ? 'Use the light theme' : 'Use the dark theme'
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} sx={{ color: 'text.secondary' }} onClick={() => choose(dark ? 'light' : 'dark')}>
        {dark ? <LightIcon fontSize="small" /> : <DarkIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
