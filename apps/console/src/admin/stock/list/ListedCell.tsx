import { Box, Tooltip, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { api } from '../../../client/api'
import type { CarRecord } from '../../../client/Records'

/** On which sites a car is listed, or why on none: asked once for all cars of the page. */
export const ListedCell = ({ car: { id } }: { readonly car: CarRecord }) => {
  const { data = [] } = useListContext<CarRecord>()
  const { data: listed } = useQuery(api.stock.listed.queryOptions({ ids: data.map((car) => car.id) }))
  const found = listed?.find((each) => each.id === id)
  if (!found)
    return (
      <Typography variant="body2" color="text.secondary">
        {listed ? 'No live site' : '…'}
      </Typography>
    )
  const { on, notOn } = found
  const [first] = notOn
  if (on.length === 0)
    return (
      <Box sx={{ minWidth: 130, maxWidth: 220 }}>
        <Box sx={{ fontWeight: 620 }}>{first ? 'Not listed' : 'No live site'}</Box>
        {first && (
          <Typography variant="body2" color="text.secondary">
            {first.says}
          </Typography>
        )}
      </Box>
    )
  const where = on.length === 1 ? on[0] : `${on.length} sites`
  const missing = notOn.map(({ site, says }) => `${site}: ${says}`).join(' ')
  return (
    <Tooltip title={[on.length > 1 ? on.join(', ') : '', missing].filter(Boolean).join(' — not on ')}>
      <Box component="span">
        {where}
        {first && (
          <Typography variant="body2" color="text.secondary">
            not on {notOn.length === 1 ? first.site : `${notOn.length} others`}
          </Typography>
        )}
      </Box>
    </Tooltip>
  )
}
