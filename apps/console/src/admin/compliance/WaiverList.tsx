import { rulesById } from '@forecourt/rules/compliance/complianceRules'
import { quotedPhrase } from '@forecourt/rules/compliance/findingText'
import { formatDate } from '@forecourt/rules/format/formatDate'
import { Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { useMay } from '../useMay'
import { complianceTexts as texts } from './complianceTexts'

interface Props {
  readonly siteId: string
  readonly waivers: Outputs['compliance']['list']['waivers']
}

/** Accepted findings of a site: by whom, why, and until when. */
export const WaiverList = ({ siteId, waivers }: Props) => {
  const mayWaive = useMay()('compliance.waive')
  const queries = useQueryClient()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    ...api.compliance.endWaiver.mutationOptions(),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(api.compliance.pathFilter()),
  })
  return (
    <Card component="section" aria-label={texts.waivers} sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {texts.waivers}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {waivers.map(({ id, rule, phrase, reason, endsOn, author, applies }) => {
          const title = rulesById.get(rule)?.title ?? rule
          return (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.75 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography>{phrase === '' ? title : `${title}: ${quotedPhrase(phrase)}`}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {reason}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {author}, {texts.until(formatDate(endsOn) ?? endsOn)}
                  {!applies && ` · ${texts.ended}`}
                </Typography>
              </Box>
              {applies && mayWaive && (
                <Button
                  size="small"
                  color="inherit"
                  disabled={isPending}
                  aria-label={`${texts.endWaiver}: ${title}`}
                  onClick={() => mutate({ siteId, id })}
                >
                  {texts.endWaiver}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </Card>
  )
}
