/** A row of the history: what it is compared by, and what it says. */
export const historyRow = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 0.5,
  px: 0.5,
  py: 1,
  borderRadius: '9px',
  '&:hover': { bgcolor: 'action.hover' },
} as const
