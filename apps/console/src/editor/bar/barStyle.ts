/** A notice beneath the editor's bar. */
export const noticeBar = {
  borderRadius: 0,
  py: 0,
  minHeight: 44,
  alignItems: 'center',
  fontSize: 13.5,
  borderBottom: 1,
  borderColor: 'divider',
  '& .MuiAlert-message': { py: 0.75, minWidth: 0, overflowWrap: 'anywhere' },
  '& .MuiAlert-action': { pt: 0, alignItems: 'center', flexWrap: 'wrap', justifyContent: { sm: 'flex-end' } },
} as const

/** Layout of the bar above an editor, for sites and layers. */
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
