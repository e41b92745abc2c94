import EyeIcon from '@mui/icons-material/VisibilityOutlined'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { SiteRecord } from '../../client/Records'
import { formatCount } from '../../parts/formatCount'
import type { LayerForEditing } from './openLayerSession'

interface Props {
  readonly opened: LayerForEditing
  readonly onPreviewSite: (siteId: string) => void
}

type Choice = Pick<SiteRecord, 'id' | 'name'>

/** Which site the layer is seen through in the preview, and how many it is about. */
export const PreviewSiteBar = ({ opened, onPreviewSite }: Props) => {
  const { through, siteCount } = opened
  const [q, setQ] = useState('')
  const { data = [], isFetching } = useGetList<SiteRecord>('sites', {
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'name', order: 'ASC' },
    filter: q === '' ? {} : { q },
  })
  const current: Choice = { id: through.id, name: through.name }
  const choices: readonly Choice[] = data.some(({ id }) => id === current.id) || q !== '' ? data : [current, ...data]
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.75, sm: 1.5 },
        px: 1.5,
        py: 1,
        bgcolor: 'secondary.light',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ flex: 1, minWidth: 220 }}>
        {siteCount === 0 ? 'No site uses this layer yet.' : `Used by ${formatCount(siteCount, 'site', 'sites')}.`} Nothing changes at any
        site until you release and roll out.
      </Typography>
      <EyeIcon sx={{ fontSize: 18, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      <Autocomplete<Choice, false, true>
        size="small"
        disableClearable
        sx={{ width: { xs: '100%', sm: 300 }, '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
        options={[...choices]}
        value={current}
        loading={isFetching}
        filterOptions={(found) => found}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_event, text, reason) => setQ(reason === 'input' ? text.trim() : '')}
        onChange={(_event, choice) => onPreviewSite(String(choice.id))}
        renderInput={(params) => <TextField {...params} label="Seen through" sx={{ m: 0 }} />}
      />
    </Box>
  )
}
