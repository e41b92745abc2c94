import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  /** What is in it, for those who reach it by the keyboard; or the id of its heading. */
  readonly label: { readonly text: string } | { readonly id: string }
  /** Pixels, behind which it scrolls downwards too. */
  readonly maxHeight?: number
  readonly children: ReactNode
}

const edge = (side: 'left' | 'right', colour: string, width: number) =>
  `linear-gradient(to ${side === 'left' ? 'right' : 'left'}, ${colour}, transparent) ${side} / ${width}px 100% no-repeat`

/**
 * What may be wider than its place, such as a table on a phone: it scrolls sideways by touch and by the arrow keys, and a shadow stands at
 * each edge behind which there is more. The shadows stay where they are, and covers that scroll with the content hide them at its ends.
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
