/** The console's colours: pine for what one acts on, amber for what waits, on neutrals with a trace of green. */
export const palettes = {
  light: {
    mode: 'light',
    primary: { main: '#0f6250', dark: '#0a4a3c', light: '#e0efe9', contrastText: '#ffffff' },
    secondary: { main: '#8a5200', light: '#fbeed6', contrastText: '#ffffff' },
    success: { main: '#1d7044', light: '#e1f2e7' },
    warning: { main: '#8a5200', light: '#fbeed6' },
    error: { main: '#ae2f1f', light: '#fbe7e4' },
    info: { main: '#2a5f8a', light: '#e3eef7' },
    background: { default: '#f2f5f4', paper: '#ffffff' },
    text: { primary: '#14201c', secondary: '#55645f' },
    divider: '#dce3e0',
  },
  dark: {
    mode: 'dark',
    primary: { main: '#5ccba9', dark: '#3fae8d', light: '#173a31', contrastText: '#06231b' },
    secondary: { main: '#f0b35a', light: '#3a2c14', contrastText: '#241700' },
    success: { main: '#6fcf97', light: '#16301f' },
    warning: { main: '#f0b35a', light: '#3a2c14' },
    error: { main: '#ff9a8b', light: '#3d1d19' },
    info: { main: '#8cc0e8', light: '#172c3d' },
    background: { default: '#0d1412', paper: '#151e1b' },
    text: { primary: '#e7eeeb', secondary: '#9fb0aa' },
    divider: '#283631',
  },
} as const

/** The sidebar keeps one dark face in both modes. */
export const sidebarColours = {
  background: '#0e2a23',
  hover: '#173a31',
  text: '#b8cbc4',
  active: '#ffffff',
  marker: '#f0a935',
  line: '#1d4036',
} as const
