import { Alert, Button, Skeleton } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { ManageCard } from './ManageCard'
import type { ManageProps } from './ManageProps'
import { TemplateDialog } from './TemplateDialog'
import { useManage } from './useManage'

/** The template a site is built on, and the way to another. */
export const TemplateCard = ({ site, onDone }: ManageProps) => {
  const [choosing, setChoosing] = useState(false)
  const { siteId } = site
  const { data, error, refetch } = useQuery(api.sites.templateChoices.queryOptions({ siteId }, { staleTime: 0 }))
  const done = () => {
    void refetch()
    onDone()
  }
  const change = useManage(api.sites.changeTemplate.mutationOptions(), ({ name }) => `The draft has the template ${name}.`, done)
  if (error) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={120} />
  const nameOf = (id: string) => data.templates.find((template) => template.id === id)?.name ?? ''
  const live = data.templates.find(({ name }) => name === data.live)
  return (
    <ManageCard
      title="Template"
      text={
        data.isDrafted
          ? `Shoppers see ${data.live}. The draft has ${nameOf(data.current)}: publish it to show it, or go back.`
          : `The site is built on ${nameOf(data.current)}. Another is looked at page by page before it goes into the draft.`
      }
    >
      {change.failure && <Alert severity="error">{change.failure.message}</Alert>}
      <span>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          Choose another template
        </Button>
        {data.isDrafted && (
          <>
            <Button component={LinkBase} to={`/sites/${siteId}/edit`} sx={{ ml: 1 }}>
              Look at the draft
            </Button>
            {live && (
              <Button
                color="inherit"
                disabled={change.busy}
                onClick={() => change.run({ siteId, templateLayerId: live.id, expectedRevision: data.revision })}
              >
                Go back to {live.name}
              </Button>
            )}
          </>
        )}
      </span>
      {choosing && (
        <TemplateDialog
          site={site}
          choices={data}
          onClose={() => setChoosing(false)}
          onChoose={(templateLayerId, revision) => {
            setChoosing(false)
            change.run({ siteId, templateLayerId, expectedRevision: revision })
          }}
        />
      )}
    </ManageCard>
  )
}
