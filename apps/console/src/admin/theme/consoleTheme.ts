import { Fade } from '@mui/material'
import type { RaThemeOptions } from 'react-admin'

/** Colours: pine for actions, amber for pending items, greenish neutrals. */
const palettes = {
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

type Palette = (typeof palettes)[keyof typeof palettes]

/** Colours of the sidebar, which is dark in both modes. */
export const sidebarColours = {
  background: '#0e2a23',
  hover: '#173a31',
  text: '#b8cbc4',
  active: '#ffffff',
  marker: '#f0a935',
  line: '#1d4036',
} as const

/** Minimum size of touch targets on touch devices, in pixels. */
const minTouchTarget = 44
const touchStyles = (style: object) => ({ '@media (pointer: coarse)': { '&&': style } })

const font = '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif'

/** Page, cards, alerts, menus and dialogs. */
const surfaceComponents = (palette: Palette): RaThemeOptions['components'] => {
  const border = `1px solid ${palette.divider}`
  return {
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
        '::selection': { background: palette.primary.light },
        // Reduced motion: disables transitions, but not loading indicators.
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': { transitionDuration: '.01ms !important', scrollBehavior: 'auto !important' },
          '.MuiSkeleton-root::after': { animation: 'none' },
        },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, elevation1: { boxShadow: 'none', border } },
    },
    MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderColor: palette.divider, borderRadius: 12 } } },
    // Coloured backgrounds set alerts off from the page.
    MuiAlert: {
      styleOverrides: {
        // On a phone the actions are below the message, aligned with it.
        root: {
          '@media (max-width: 599.95px)': {
            flexWrap: 'wrap',
            '& .MuiAlert-message': { flex: '1 1 60%', minWidth: 0 },
            '& .MuiAlert-action': { flex: '1 1 100%', flexWrap: 'wrap', margin: 0, padding: '0 0 4px 20px' },
          },
        },
        ...Object.fromEntries(
          (['error', 'warning', 'info', 'success'] as const).map((severity) => [
            `standard${severity[0]?.toUpperCase()}${severity.slice(1)}`,
            {
              backgroundColor: palette[severity].light,
              color: palette.text.primary,
              '& .MuiAlert-icon': { color: palette[severity].main },
            },
          ]),
        ),
      },
    },
    MuiAutocomplete: { styleOverrides: { paper: { border, boxShadow: '0 12px 32px rgb(0 20 14 / 16%)' } } },
    // Fades without scaling: a growing menu would move its items under the pointer.
    MuiPopover: {
      defaultProps: { slots: { transition: Fade } },
      styleOverrides: { paper: { border, boxShadow: '0 12px 32px rgb(0 20 14 / 16%)' } },
    },
    // Padding for the label of the first field, which overlaps the field's border.
    MuiDialogContent: { styleOverrides: { root: { '.MuiDialogTitle-root + &': { paddingTop: 8 } } } },
    MuiDialog: { styleOverrides: { container: { outline: 'none' }, paper: { border, borderRadius: 14, outline: 'none' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: palette.divider, padding: '11px 16px', fontSize: 14 },
        head: { color: palette.text.secondary, fontSize: 12.5, fontWeight: 600, background: 'transparent', whiteSpace: 'nowrap' },
      },
    },
    MuiTableRow: { styleOverrides: { root: { '&:last-child td': { border: 0 } } } },
    MuiTooltip: {
      styleOverrides: {
        tooltip: {
          fontSize: 12.5,
          borderRadius: 7,
          background: palette.mode === 'light' ? '#14201c' : '#e7eeeb',
          color: palette.mode === 'light' ? '#fff' : '#14201c',
        },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 7 } } },
    MuiSkeleton: { defaultProps: { animation: 'wave' } },
  }
}

/** Buttons, fields and other controls. */
const controlComponents = (palette: Palette): RaThemeOptions['components'] => ({
  MuiButton: {
    defaultProps: { disableElevation: true, size: 'small' },
    styleOverrides: {
      root: { borderRadius: 8, minHeight: 36, paddingInline: 14, whiteSpace: 'nowrap', ...touchStyles({ minHeight: minTouchTarget }) },
      outlined: { borderColor: palette.divider },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 } } },
  },
  // The explanation of a disabled control stays readable, for example while a form is saved.
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: palette.text.secondary } } } },
  // No transition of the track: it repaints every frame and delays the preview.
  MuiSwitch: {
    styleOverrides: {
      track: { transition: 'none' },
      // A larger touch area without layout changes.
      sizeSmall: touchStyles({
        height: minTouchTarget,
        padding: '17px 7px',
        marginBlock: -10,
        '& .MuiSwitch-switchBase': { top: 10 },
        '& .MuiSwitch-input': { top: -10, height: minTouchTarget },
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: touchStyles({ minWidth: minTouchTarget, minHeight: minTouchTarget }) } },
  // Accessible name of all spinners, including react-admin's.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiToggleButton: {
    styleOverrides: {
      // MUI's grey has too little contrast on the page background.
      root: {
        color: palette.text.secondary,
        '&.Mui-selected': { color: palette.text.primary },
        ...touchStyles({ minHeight: minTouchTarget }),
      },
    },
  },
  MuiCheckbox: { styleOverrides: { sizeSmall: touchStyles({ padding: 12 }) } },
  MuiRadio: { styleOverrides: { sizeSmall: touchStyles({ padding: 12 }) } },
  MuiMenuItem: { styleOverrides: { root: touchStyles({ minHeight: minTouchTarget }) } },
  MuiListItemButton: { styleOverrides: { root: touchStyles({ minHeight: minTouchTarget }) } },
  MuiFormControlLabel: { styleOverrides: { label: { '&.Mui-disabled': { color: palette.text.secondary } } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
  // Disabled inputs keep a readable text colour.
  MuiInputBase: {
    styleOverrides: { input: { '&.Mui-disabled': { opacity: 1, WebkitTextFillColor: palette.text.secondary } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        background: palette.background.paper,
        '&.Mui-disabled': { background: palette.background.default },
        ...touchStyles({ minHeight: minTouchTarget }),
      },
      notchedOutline: { borderColor: palette.mode === 'light' ? '#c3cdc9' : '#3a4b45' },
    },
  },
})

/** Theme of the console for a colour mode. */
export const consoleTheme = (mode: 'light' | 'dark'): RaThemeOptions => {
  const palette = palettes[mode]
  return {
    palette,
    shape: { borderRadius: 10 },
    sidebar: { width: 216, closedWidth: 56 },
    typography: {
      fontFamily: font,
      fontSize: 14,
      h1: { fontSize: 26, fontWeight: 680, letterSpacing: '-0.02em', lineHeight: 1.2 },
      h2: { fontSize: 18, fontWeight: 650, letterSpacing: '-0.01em', lineHeight: 1.3 },
      h3: { fontSize: 15, fontWeight: 650, lineHeight: 1.35 },
      h6: { fontSize: 16, fontWeight: 650 },
      body1: { fontSize: 14.5 },
      body2: { fontSize: 13.5 },
      caption: { fontSize: 12.5 },
      button: { textTransform: 'none', fontWeight: 620, fontSize: 14 },
    },
    components: { ...surfaceComponents(palette), ...controlComponents(palette) },
  }
}
