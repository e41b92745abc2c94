import BackIcon from '@mui/icons-material/ArrowBack'
import { Box, IconButton, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

interface Props {
  readonly title: string
  readonly description: string
  readonly backLabel: string
  readonly onBack: () => void
  readonly children?: ReactNode
}

const heading = {
  position: 'sticky',
  top: 0,
  zIndex: 3,
  bgcolor: 'background.paper',
  px: 1.25,
  py: 1,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** The heading of a section or page, with a back link. */
export const SectionHeading = ({ title, description, backLabel, onBack, children }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const name = useRef<HTMLHeadingElement>(null)
  // The button that opened the section was removed: without this, the focus would be lost on the page's body.
  useEffect(() => {
    if (document.activeElement === document.body) name.current?.focus({ preventScroll: true })
  }, [])
  // Publishes its height as a CSS variable: sticky elements in the settings, such as a text's toolbar, stay below it.
  useLayoutEffect(() => {
    const storeHeight = () => box.current?.parentElement?.style.setProperty('--sticky-heading-height', `${box.current.offsetHeight}px`)
    storeHeight()
    window.addEventListener('resize', storeHeight)
    return () => window.removeEventListener('resize', storeHeight)
  })
  return (
    <Box ref={box} sx={heading}>
      <Tooltip title={backLabel}>
        <IconButton size="small" aria-label={backLabel} onClick={onBack}>
          <BackIcon sx={{ fontSize: 18 }} />
        </IconButton>
      </Tooltip>
      <Typography component="h2" ref={name} tabIndex={-1} sx={{ fontSize: 16, fontWeight: 660, outlineOffset: 2 }} noWrap>
        {title}
      </Typography>
      <Box>{children}</Box>
      <Typography variant="caption" sx={{ gridColumn: '2 / -1', color: 'text.secondary', lineHeight: 1.4 }}>
        {description}
      </Typography>
    </Box>
  )
}
