/** Read out, and not seen. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
