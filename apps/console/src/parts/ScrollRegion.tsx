import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** The accessible name, or the id of the heading. */
  readonly label: { readonly text: string } | { readonly id: string }
  /** Pixels; taller content scrolls vertically. */
  readonly maxHeight?: number
  readonly children: ReactNode
}

const edge = (side: 'left' | 'right', colour: string, width: number) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${colour}, transparent) ${side} / ${width}px 100% no-repeat`

/**
 * Scrolls content that may be wider than its container, such as a table on a phone, by touch and arrow keys. Shadows mark each edge with
 * more content; covers that scroll with the content hide them at its ends.
 */
export const ScrollRegion = ({ label, maxHeight, children }: Props) => (
  <Box
    tabIndex={0}
    role="region"
    {...('text' in label ? { 'aria-label': label.text } : { 'aria-labelledby': label.id })}
    sx={({ palette }) => {
      const cover = `${palette.background.paper} 40%`
      const shadow = palette.mode === 'light' ? 'rgb(0 0 0 / 0.2)' : 'rgb(0 0 0 / 0.7)'
      return {
        overflowX: 'auto',
        ...(maxHeight !== undefined && { maxHeight, overflowY: 'auto' }),
        background: [
          `${edge('left', cover, 48)} local`,
          `${edge('right', cover, 48)} local`,
          `${edge('left', shadow, 14)} scroll`,
          `${edge('right', shadow, 14)} scroll`,
        ].join(', '),
        '&:focus-visible': { outline: `3px solid ${palette.primary.main}`, outlineOffset: '-3px' },
        '@media print': { overflowX: 'visible', background: 'none' },
      }
    }}
  >
    {children}
  </Box>
)
