import CloseIcon from '@mui/icons-material/CloseRounded'
import { Box, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useCallback } from 'react'
import { trpc } from '../../client/trpc'
import { PageSides } from './PageSides'

interface Props {
  readonly layerId: string
  readonly state: 'draft' | number
  readonly site: { readonly siteId: string; readonly name: string }
  readonly onClose: () => void
}

/** A site before and after a change of a layer. */
export const BeforeAfter = ({ layerId, state, site, onClose }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const { siteId, name } = site
  const ask = useCallback(
    async (path: string, signal: AbortSignal) => {
      const { before, after } = await trpc.layers.sitePreview.query({ layerId, state, siteId, path }, { signal })
      return [
        { title: 'Before', ...before },
        { title: 'After', ...after },
      ]
    },
    [layerId, state, siteId],
  )
  return (
    <Dialog open onClose={onClose} fullScreen={narrow} maxWidth={false} fullWidth aria-labelledby="before-after-title">
      <DialogTitle id="before-after-title" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 18, fontWeight: 660 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{name}: before and after</Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ height: { xs: '100%', md: '78vh' } }}>
        <PageSides siteId={siteId} ask={ask} />
      </DialogContent>
    </Dialog>
  )
}
