import type { OnboardingStep } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FC, type FormEvent, useEffect, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { PageHeading } from '../../parts/PageHeading'
import { OldSiteImport } from './OldSiteImport'
import { StepList } from './StepList'
import type { OnboardingChoices, OnboardingRecord, StepProps } from './StepProps'
import { AddressStep } from './steps/AddressStep'
import { BrandsStep } from './steps/BrandsStep'
import { BusinessStep } from './steps/BusinessStep'
import { FinanceStep } from './steps/FinanceStep'
import { LeadsStep } from './steps/LeadsStep'
import { OnboardingReview } from './steps/OnboardingReview'
import { PeopleStep } from './steps/PeopleStep'
import { PlaceStep } from './steps/PlaceStep'
import { StockStep } from './steps/StockStep'
import { StyleStep } from './steps/StyleStep'
import { useStockReport } from './useStockReport'
import { useWizard, type WizardNavigation } from './useWizard'
import { stepsOnPage, wizardPages } from './wizardPages'

/** Creates the dealer's site as a draft. A retry after a failure resumes. */
const useCreateDraft = (id: string, onCreated: () => void) => {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...api.onboarding.createSite.mutationOptions(),
    onSuccess: () => {
      void invalidateResources(queries, 'sites', 'organisations', 'multiSite')
      onCreated()
    },
  })
  return { createDraft: () => mutate({ id }), isCreating: isPending, createProblem: error ? callError(error).message : '' }
}

const stepForms: { readonly [Step in OnboardingStep]: FC<StepProps> } = {
  business: BusinessStep,
  brands: BrandsStep,
  place: PlaceStep,
  address: AddressStep,
  look: StyleStep,
  stock: StockStep,
  finance: FinanceStep,
  leads: LeadsStep,
  people: PeopleStep,
}

const OnboardingStepForm = ({ step, ...props }: StepProps & { readonly step: OnboardingStep }) => {
  const Step = stepForms[step]
  return <Step {...props} />
}

const firstInvalidField = (form: HTMLElement) => form.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')

interface WizardProps extends WizardNavigation {
  readonly record: OnboardingRecord
  readonly choices: OnboardingChoices
  readonly onCreated: () => void
}

/** Wizard of the onboarding. The last step creates the site as a draft, for review before publishing. */
export const Wizard = ({ record, choices, onCreated, currentStep, openStep }: WizardProps) => {
  const { answers, problems, saving, error, change, replace, saveNow, advance, goTo, back } = useWizard(record, choices, {
    currentStep,
    openStep,
  })
  const { facts } = useStockReport(answers)
  const { createDraft, isCreating, createProblem } = useCreateDraft(record.id, onCreated)
  const heading = useRef<HTMLHeadingElement>(null)
  const lastStep = useRef(currentStep)
  const current = wizardPages.find(({ steps: [first] }) => first === currentStep)

  useEffect(() => {
    // Moves the focus to the step's heading for screen readers, unless a field of the form has it.
    if (lastStep.current !== currentStep && !document.activeElement?.closest('form')) heading.current?.focus()
    lastStep.current = currentStep
    window.scrollTo({ top: 0 })
  }, [currentStep])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (currentStep === 'review') createDraft()
    else {
      const form = event.currentTarget
      void advance().then(() => requestAnimationFrame(() => firstInvalidField(form)?.focus()))
    }
  }

  return (
    <>
      <PageHeading
        title={answers.business.name.trim() || 'New dealer'}
        text="Set up a dealer and its site. Your answers are saved as you go, so you can leave and continue later."
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { md: '210px minmax(0, 820px)' }, alignItems: 'start' }}>
        <StepList answers={answers} facts={facts} currentStep={currentStep} onGo={goTo} />
        <Card component="form" noValidate onSubmit={submit} sx={{ p: { xs: 2, sm: 3.5 }, display: 'grid', gap: 2.5 }}>
          <Box>
            <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
              {current?.title ?? 'Review'}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.5, maxWidth: '62ch' }}>
              {current?.text ??
                'Check everything. The site is created as a draft first: you see it before anyone else, and you can change everything afterwards.'}
            </Typography>
          </Box>
          {currentStep === 'business' && <OldSiteImport answers={answers} replace={replace} />}
          {currentStep === 'review' ? (
            <OnboardingReview answers={answers} choices={choices} onGo={goTo} />
          ) : (
            stepsOnPage(currentStep).map((step) => (
              <OnboardingStepForm
                key={step}
                step={step}
                id={record.id}
                answers={answers}
                choices={choices}
                problems={problems}
                change={change}
                save={saveNow}
              />
            ))
          )}
          {(error || createProblem) && (
            <Alert severity="error" role="alert">
              {error || createProblem}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
            <Button type="submit" variant="contained" size="large" disabled={saving || isCreating}>
              {currentStep === 'review' ? (isCreating ? 'Creating the draft …' : 'Create draft and preview') : 'Continue'}
            </Button>
            {back && (
              <Button size="large" color="inherit" disabled={saving || isCreating} onClick={() => goTo(back)}>
                Back
              </Button>
            )}
            <Button component={LinkBase} to="/sites" size="large" color="inherit" sx={{ ml: { sm: 'auto' } }}>
              Save and close
            </Button>
          </Box>
        </Card>
      </Box>
    </>
  )
}
