import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { StageField } from '../inbox/StageField'
import { useInboxActions } from '../inbox/useInboxActions'
import { useMay } from '../useMay'

interface Props {
  readonly conversationId: string
  /** The lead's car. */
  readonly carId: string | null
}

/** The stage of a lead's conversation, on the lead's page. */
export const LeadStage = ({ conversationId, carId }: Props) => {
  const mayUpdate = useMay()('lead.update')
  const actions = useInboxActions()
  const { data } = useQuery(api.inbox.getOne.queryOptions({ id: conversationId }, { enabled: mayUpdate }))
  if (!mayUpdate || !data) return null
  return (
    <Box sx={{ '& .MuiTextField-root': { m: 0, minWidth: 150 } }}>
      <StageField conversation={data} actions={actions} fromCarId={carId} />
    </Box>
  )
}
