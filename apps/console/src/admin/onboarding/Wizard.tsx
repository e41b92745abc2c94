import { type OnboardingStep, onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FC, type FormEvent, useEffect, useRef } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { PageHeading } from '../../parts/PageHeading'
import { OldSiteDoor } from './OldSiteDoor'
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
import { useWizard, type WizardAddress } from './useWizard'

/** Creates the dealer's site as a draft. A retry after a failure resumes. */
const useMake = (id: string, onMade: () => void) => {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...api.onboarding.make.mutationOptions(),
    onSuccess: () => {
      void invalidateResources(queries, 'sites', 'organisations', 'multiSite')
      onMade()
    },
  })
  return { make: () => mutate({ id }), making: isPending, refusal: error ? callError(error).message : '' }
}

const steps: { readonly [Step in OnboardingStep]: FC<StepProps> } = {
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
  const Step = steps[step]
  return <Step {...props} />
}

const firstWrong = (form: HTMLElement) => form.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])')

interface WizardProps extends WizardAddress {
  readonly record: OnboardingRecord
  readonly choices: OnboardingChoices
  readonly onMade: () => void
}

/** Wizard of the onboarding. The last step creates the site as a draft, for review before publishing. */
export const Wizard = ({ record, choices, onMade, place, go }: WizardProps) => {
  const { answers, problems, saving, error, change, replace, saveNow, advance, goTo, back } = useWizard(record, choices, { place, go })
  const { carsRead } = useStockReport(answers)
  const { make, making, refusal } = useMake(record.id, onMade)
  const heading = useRef<HTMLHeadingElement>(null)
  const wasAt = useRef(place)
  const current = onboardingSteps.find(({ step }) => step === place)

  useEffect(() => {
    // Moves the focus to the step's heading for screen readers, unless a field of the form has it.
    if (wasAt.current !== place && !document.activeElement?.closest('form')) heading.current?.focus()
    wasAt.current = place
    window.scrollTo({ top: 0 })
  }, [place])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (place === 'review') make()
    else {
      const form = event.currentTarget
      void advance().then(() => requestAnimationFrame(() => firstWrong(form)?.focus()))
    }
  }

  return (
    <>
      <PageHeading
        title={answers.business.name.trim() || 'New dealer'}
        text="Set up a dealer and its site. Your answers are saved as you go, so you can leave and continue later."
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 4 }, gridTemplateColumns: { md: '210px minmax(0, 820px)' }, alignItems: 'start' }}>
        <StepList answers={answers} facts={{ carsRead }} place={place} onGo={goTo} />
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
          {place === 'business' && <OldSiteDoor answers={answers} replace={replace} />}
          {place === 'review' ? (
            <OnboardingReview answers={answers} choices={choices} onGo={goTo} />
          ) : (
            <OnboardingStepForm
              key={place}
              step={place}
              id={record.id}
              answers={answers}
              choices={choices}
              problems={problems}
              change={change}
              save={saveNow}
            />
          )}
          {(error || refusal) && (
            <Alert severity="error" role="alert">
              {error || refusal}
            </Alert>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
            <Button type="submit" variant="contained" size="large" disabled={saving || making}>
              {place === 'review' ? (making ? 'Creating the draft …' : 'Create draft and preview') : 'Continue'}
            </Button>
            {back && (
              <Button size="large" color="inherit" disabled={saving || making} onClick={() => goTo(back)}>
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
