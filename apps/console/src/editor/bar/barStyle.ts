/** How the bar over an editor lies, whatever is edited. */
export const barStyle = {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1 },
  minHeight: 56,
  minWidth: 0,
  px: { xs: 1, sm: 1.5 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const
