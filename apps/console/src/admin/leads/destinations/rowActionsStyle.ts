/** Action buttons of a list row: beside it, or below it on a phone. */
export const rowActionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  flexBasis: { xs: '100%', sm: 'auto' },
  ml: { xs: -1.5, sm: 0 },
} as const
