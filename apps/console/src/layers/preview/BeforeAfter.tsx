import CloseIcon from '@mui/icons-material/CloseRounded'
import { Box, Dialog, DialogContent, DialogTitle, IconButton, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { api } from '../../client/api'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { PageSides } from './PageSides'
import type { PageSide } from './usePageSides'

interface Props {
  readonly layerId: string
  readonly state: 'draft' | number
  readonly site: { readonly siteId: string; readonly name: string }
  readonly onClose: () => void
}

const bothSides = ({ before, after }: Outputs['layers']['sitePreview']): PageSide[] => [
  { title: 'Before', ...before },
  { title: 'After', ...after },
]

/** A site before and after a change of a layer. */
export const BeforeAfter = ({ layerId, state, site, onClose }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const { siteId, name } = site
  const query = (path: string) =>
    api.layers.sitePreview.queryOptions(
      { layerId, state, siteId, path },
      { ...readOnce, select: bothSides, trpc: { abortOnUnmount: true } },
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
        <PageSides siteId={siteId} query={query} />
      </DialogContent>
    </Dialog>
  )
}
