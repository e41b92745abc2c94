import CloseIcon from '@mui/icons-material/CloseRounded'
import {
  Alert,
  Box,
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  MenuItem,
  Skeleton,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Outputs, SiteRecord, TemplateChoices } from '../../../client/Records'
import { readOnce } from '../../../client/readOnce'
import { type PageSide, PageSides } from '../../../layers/preview/PageSides'
import { useManageMutation } from './useManageMutation'

/** Props of the site administration cards. */
export interface ManageProps {
  readonly site: SiteRecord
  readonly onDone: () => void
}

/** A card of the site administration. */
export const ManageCard = ({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
    <Box>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary" component="div" sx={{ mt: 0.5, maxWidth: '62ch' }}>
        {text}
      </Typography>
    </Box>
    {children}
  </Card>
)

interface Props {
  readonly site: SiteRecord
  readonly choices: TemplateChoices
  readonly onClose: () => void
  readonly onChoose: (templateLayerId: string, revision: number) => void
}

const Sentences = ({ title, sentences }: { title: string; sentences: readonly string[] }) =>
  sentences.length === 0 ? null : (
    <Box component="details" sx={{ '& summary': { cursor: 'pointer', fontWeight: 620, py: 0.5 } }}>
      <summary>
        {title} ({sentences.length})
      </summary>
      <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto', fontSize: 13.5 }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
    </Box>
  )

const bothSides = ({ before, after }: Outputs['sites']['templatePreview']): PageSide[] => [
  { title: 'Now', ...before },
  { title: 'With the new template', ...after },
]

/** Changes a site's template: each page type before and after, and what changes, disappears and stays. */
const TemplateDialog = ({ site, choices, onClose, onChoose }: Props) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const otherTemplates = choices.templates.filter(({ id }) => id !== choices.current)
  const [selectedId, setSelectedId] = useState(otherTemplates[0]?.id ?? '')
  const { siteId } = site
  const query = (path: string) =>
    api.sites.templatePreview.queryOptions(
      { siteId, templateLayerId: selectedId, path },
      { ...readOnce, select: bothSides, trpc: { abortOnUnmount: true } },
    )
  const { data, error } = useQuery(
    api.sites.templateReport.queryOptions({ siteId, templateLayerId: selectedId }, { enabled: selectedId !== '', staleTime: 0 }),
  )
  const template = otherTemplates.find(({ id }) => id === selectedId)
  const unchanged = data?.unchanged.map(({ group, count }) => `${group} (${count})`).join(', ')
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth={false} fullWidth aria-labelledby="template-title">
      <DialogTitle id="template-title" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 18, fontWeight: 660 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{site.name}: new template</Box>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, gridTemplateRows: { md: 'auto auto 1fr' }, height: { md: '80vh' } }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '260px 1fr' }, alignItems: 'center', pt: 1 }}>
          <TextField select label="Template" value={selectedId} onChange={(event) => setSelectedId(event.target.value)}>
            {otherTemplates.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <Typography color="text.secondary">{template?.audience}</Typography>
        </Box>
        <Box role="status" sx={{ display: 'grid', gap: 0.5, order: { xs: 1, md: 0 } }}>
          {error && <Alert severity="error">{callError(error).message}</Alert>}
          {data && (
            <>
              <Typography variant="body2">
                <strong>Stays as it is:</strong> the site’s own settings{unchanged ? `: ${unchanged}.` : '.'}
              </Typography>
              <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { md: '1fr 1fr 1fr' }, alignItems: 'start' }}>
                <Sentences title="Removed" sentences={data.lost} />
                <Sentences title="Changes" sentences={data.changed} />
                <Sentences title="Needs attention" sentences={data.attention} />
              </Box>
            </>
          )}
        </Box>
        <Box sx={{ minHeight: { xs: 420, md: 0 } }}>{selectedId && <PageSides key={selectedId} siteId={siteId} query={query} />}</Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, px: { xs: 3, sm: 1 }, pt: { xs: 1.5, sm: 1 } }}>
        <Typography variant="body2" color="text.secondary" sx={{ flex: { xs: '1 1 100%', sm: 1 }, pl: { xs: 0, sm: 2 } }}>
          The change is saved in the draft. Shoppers see it once you publish.
        </Typography>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!data} onClick={() => data && onChoose(selectedId, data.revision)}>
          Save to draft
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The site's template, and a button to change it. */
export const TemplateCard = ({ site, onDone }: ManageProps) => {
  const [isChoosing, setChoosing] = useState(false)
  const { siteId } = site
  const { data, error, refetch } = useQuery(api.sites.templateChoices.queryOptions({ siteId }, { staleTime: 0 }))
  const onChanged = () => {
    void refetch()
    onDone()
  }
  const change = useManageMutation(
    api.sites.changeTemplate.mutationOptions(),
    ({ name }) => `The draft has the template ${name}.`,
    onChanged,
  )
  if (error) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <Skeleton variant="rounded" height={120} />
  const templateName = (id: string) => data.templates.find((template) => template.id === id)?.name ?? ''
  const live = data.templates.find(({ name }) => name === data.live)
  return (
    <ManageCard
      title="Template"
      text={
        data.isDrafted
          ? `Shoppers see ${data.live}. The draft uses ${templateName(data.current)}. Publish to show it, or go back.`
          : `The site uses ${templateName(data.current)}. You can preview another template page by page before it is saved to the draft.`
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
              Open the draft
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
      {isChoosing && (
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
