/** Style of a drag handle; large enough for touch. */
export const dragHandle = {
  alignSelf: 'stretch',
  px: 0.5,
  color: 'text.secondary',
  cursor: 'grab',
  touchAction: 'none',
  borderRadius: '8px',
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44, justifyContent: 'center' },
} as const
