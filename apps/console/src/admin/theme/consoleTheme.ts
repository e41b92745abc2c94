import type { RaThemeOptions } from 'react-admin'
import { palettes } from './palettes'

const font = '"Figtree Variable", system-ui, -apple-system, "Segoe UI", sans-serif'

/** The console's look in one mode: quiet surfaces with hairlines, one radius, tabular figures. */
export const consoleTheme = (mode: 'light' | 'dark'): RaThemeOptions => {
  const palette = palettes[mode]
  const line = `1px solid ${palette.divider}`
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
    components: {
      MuiCssBaseline: {
        styleOverrides: {
          body: { fontVariantNumeric: 'tabular-nums', WebkitFontSmoothing: 'antialiased' },
          '::selection': { background: palette.primary.light },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true, size: 'small' },
        styleOverrides: {
          root: { borderRadius: 8, minHeight: 36, paddingInline: 14, whiteSpace: 'nowrap' },
          outlined: { borderColor: palette.divider },
        },
      },
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: { root: { '&.Mui-focusVisible': { outline: `3px solid ${palette.primary.main}66`, outlineOffset: 1 } } },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, elevation1: { boxShadow: 'none', border: line } },
      },
      MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderColor: palette.divider, borderRadius: 12 } } },
      MuiPopover: { styleOverrides: { paper: { border: line, boxShadow: '0 12px 32px rgb(0 20 14 / 16%)' } } },
      MuiDialog: { styleOverrides: { paper: { border: line, borderRadius: 14 } } },
      MuiTextField: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiFormControl: { defaultProps: { size: 'small', variant: 'outlined' } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { borderRadius: 8, background: palette.background.paper },
          notchedOutline: { borderColor: mode === 'light' ? '#c3cdc9' : '#3a4b45' },
        },
      },
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
            background: mode === 'light' ? '#14201c' : '#e7eeeb',
            color: mode === 'light' ? '#fff' : '#14201c',
          },
        },
      },
      MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 7 } } },
      MuiSkeleton: { defaultProps: { animation: 'wave' } },
    },
  }
}
