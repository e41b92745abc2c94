import { blankAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { Alert, AlertTitle, Box, Button, Card, Skeleton, Typography } from '@mui/material'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, Navigate, useLocation, useNavigate, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import type { Outputs } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { type PageSide, PageSides } from '../../layers/preview/PageSides'
import { FirstPublish } from '../../parts/changes/FirstPublish'
import { ProblemList } from '../../parts/changes/ProblemList'
import { Warnings } from '../../parts/changes/Warnings'
import { ConfirmDialog } from '../../parts/forms/ConfirmDialog'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMe } from '../../parts/useMe'
import { useMayOpen } from '../layout/useMayOpen'
import { useOrganisation } from '../useOrganisation'
import { checklistHref } from './checklistHref'
import type { OnboardingRecord } from './StepProps'
import { Wizard } from './Wizard'
import { pageStep, type WizardStep, wizardSteps } from './wizardPages'

/** Creates the site, publishes it and opens the checklist; reports what prevents it from going live. A retry after a failure resumes. */
const useFinish = (id: string) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending, error, data } = useMutation({
    ...api.onboarding.finish.mutationOptions(),
    onSuccess: async ({ siteId, live }) => {
      // Before its page opens, which would show the draft’s checklist until it is refetched.
      await queries.invalidateQueries(api.onboarding.checklist.queryFilter({ siteId }))
      // Refreshes the organisation switcher and all lists.
      void invalidateResources(queries, 'sites', 'organisations', 'multiSite', 'onboarding')
      if (!live) return
      notify('The site is live.', { type: 'success' })
      navigate(`/sites/${siteId}/setup`)
    },
  })
  return {
    finish: () => mutate({ id }),
    finishing: isPending,
    refused: data?.problems ?? [],
    problem: error ? callError(error).message : '',
  }
}

const draftSide = (draft: Outputs['sites']['draftPage']): PageSide[] => [{ title: 'Draft', ...draft }]

interface LiveDialogProps {
  readonly siteId: string
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Confirms that a new site goes live: what it lacks, the warnings that its first version is stored with, and who is invited. */
const LiveDialog = ({ siteId, name, isOpen, onClose, onConfirm }: LiveDialogProps) => {
  const me = useMe()
  const navigate = useNavigate()
  const mayOpen = useMayOpen()
  const [, setOrganisation] = useOrganisation()
  const { data: checklist } = useQuery(api.onboarding.checklist.queryOptions({ siteId }, { staleTime: 0 }))
  const { data: warnings } = useQuery(api.onboarding.warnings.queryOptions(isOpen ? { siteId } : skipToken, { staleTime: 0 }))
  // The pages behind the items list the records of all dealers otherwise.
  const openAsDealer = () => checklist && me?.staff && setOrganisation(checklist.organisationId)
  return (
    <ConfirmDialog
      open={isOpen}
      isDestructive={false}
      title={`Make ${name} live?`}
      text="Everyone can open the site from now on, and search engines can find it. You can close it again under Manage."
      verb="Make it live"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <FirstPublish
        siteId={siteId}
        action={({ title, place, action }) => {
          const href = checklistHref(place, siteId)
          return (
            mayOpen(href.replace(/\?.*/, '')) && (
              <LinkBase to={href} onClick={openAsDealer} aria-label={`${action}: ${title}`}>
                {action}
              </LinkBase>
            )
          )
        }}
      />
      <Warnings warnings={warnings ?? []} onOpen={(pointer) => navigate(`/sites/${siteId}/edit?at=${pointer}`)} />
    </ConfirmDialog>
  )
}

interface CreatedDealerProps {
  readonly id: string
  readonly siteId: string
  readonly name: string
  readonly crm: string | undefined
}

/** An onboarding whose site is created but not live: previews of the real pages, and the button to publish. */
const CreatedDealer = ({ id, siteId, name, crm }: CreatedDealerProps) => {
  const { finish, finishing, refused, problem } = useFinish(id)
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const query = (path: string) =>
    api.sites.draftPage.queryOptions({ siteId, path }, { ...readOnce, select: draftSide, trpc: { abortOnUnmount: true } })
  return (
    <>
      <PageHeading
        title={name}
        text="This is the site as shoppers will see it. For now only staff can see it."
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={LinkBase} to="/sites" color="inherit">
              Save and close
            </Button>
            <Button component={LinkBase} to={`/sites/${siteId}/edit`} variant="outlined">
              Edit site
            </Button>
            <Button variant="contained" disabled={finishing} onClick={() => setConfirming(true)}>
              {finishing ? 'Publishing …' : 'Publish site'}
            </Button>
          </Box>
        }
      />
      {crm && (
        <Alert severity="info" sx={{ mb: 2 }}>
          A test lead is on its way to {crm}. <LinkBase to="/leads/destinations">See whether it has arrived</LinkBase>
        </Alert>
      )}
      <LiveDialog {...{ siteId, name }} isOpen={isConfirming} onClose={() => setConfirming(false)} onConfirm={finish} />
      {problem && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="error" role="alert" sx={{ mb: 2 }}>
          <AlertTitle>The site isn’t live yet. Fix this first:</AlertTitle>
          <ProblemList problems={refused} onOpen={(pointer) => navigate(`/sites/${siteId}/edit?at=${pointer}`)} />
        </Alert>
      )}
      <Card
        component="section"
        aria-label="Draft of the site"
        sx={{ p: { xs: 1.5, sm: 2 }, height: { xs: '75vh', md: 'calc(100vh - 220px)' }, minHeight: 460 }}
      >
        <PageSides siteId={siteId} query={query} />
      </Card>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Links work, so you can browse it as a shopper would. Texts, pictures, colours and the template can be changed before it goes live
        and afterwards.
      </Typography>
    </>
  )
}

const blankRecord = (id: string): OnboardingRecord => ({
  ...{ id, name: '', step: 'business', answers: blankAnswers, revision: 0 },
  ...{ siteId: null, authorName: '', updatedAt: '', finishedAt: null },
})

const isWizardStep = (text: string | undefined): text is WizardStep => wizardSteps.some((step) => step === text)

/**
 * Onboarding of a dealer, at `#/onboarding/:id/:step`: the steps, then the draft; once live, the checklist. A new one exists only in this
 * page until the first answer is saved.
 */
export const OnboardingPage = () => {
  const { id = '', step } = useParams()
  const navigate = useNavigate()
  const isNew = useLocation().state?.isNew === true
  // Read once: a background refetch would overwrite unsaved answers.
  const stored = useQuery(api.onboarding.getOne.queryOptions({ id }, readOnce))
  const { data: choices, error: choicesError, refetch: refetchChoices } = useQuery(api.onboarding.choices.queryOptions(undefined, readOnce))
  const [blank] = useState(() => blankRecord(id))
  const isMissing = stored.error !== null && callError(stored.error).code === 'NOT_FOUND'
  const record = stored.data ?? (isNew && isMissing ? blank : undefined)
  const failure = (record ? null : stored.error) ?? choicesError
  const reload = () => {
    void stored.refetch()
    void refetchChoices()
  }
  if (failure) return <PageError message={callError(failure).message} onRetry={reload} />
  if (!record || !choices) return <Skeleton variant="rounded" height={420} aria-busy="true" />
  if (record.siteId && record.finishedAt) return <Navigate to={`/sites/${record.siteId}/setup`} replace />
  if (record.siteId) {
    return <CreatedDealer {...{ id, siteId: record.siteId, name: record.name, crm: record.answers.leads.crm?.name }} />
  }
  if (!isWizardStep(step)) return <Navigate to={`/onboarding/${id}/${pageStep(record.step)}`} replace state={{ isNew }} />
  const openStep = (step: WizardStep) => navigate(`/onboarding/${id}/${step}`, { state: { isNew } })
  return <Wizard record={record} choices={choices} onCreated={reload} currentStep={step} openStep={openStep} />
}
