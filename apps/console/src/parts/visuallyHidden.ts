/** Visually hidden, but read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
