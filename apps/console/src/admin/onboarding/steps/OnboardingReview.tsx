import { type OnboardingStep, onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { onboardingStepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { Alert, Box, Button, Typography } from '@mui/material'
import type { StepProps } from '../StepProps'
import { stepSummary } from '../stepSummary'
import { TemplatePicture } from '../TemplatePicture'
import { useStockReport } from '../useStockReport'
import { pageStep, type WizardStep } from '../wizardPages'

interface Props extends Pick<StepProps, 'answers' | 'choices'> {
  readonly onGo: (step: WizardStep) => void
}

/** Summary of all answers, with missing ones. */
export const OnboardingReview = ({ answers, choices, onGo }: Props) => {
  const template = choices.templates.find(({ slug }) => slug === answers.look.template)
  const { data, facts } = useStockReport(answers)
  const file = data && { cars: data.adds.cars, skippedRows: data.adds.rows - data.adds.cars, unpriced: data.adds.unpriced }
  const summaryData = { ...choices, file }
  const stepProblems = (step: OnboardingStep) => onboardingStepProblems(answers, step, facts)
  const missing = onboardingSteps.filter(({ step }) => Object.keys(stepProblems(step)).length > 0)
  return (
    <>
      {missing.length > 0 && <Alert severity="warning">Still missing: {missing.map(({ title }) => title).join(', ')}.</Alert>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: 'minmax(0, 1fr) 260px' }, alignItems: 'start' }}>
        <Box component="dl" sx={{ m: 0 }}>
          {onboardingSteps.map(({ step, title }) => (
            <Box
              key={step}
              sx={{
                display: 'grid',
                gridTemplateColumns: { sm: '110px minmax(0, 1fr)' },
                gap: { xs: 0.25, sm: 1.5 },
                py: 1.25,
                borderBottom: 1,
                borderColor: 'divider',
                alignItems: 'start',
              }}
            >
              <Typography component="dt" color="text.secondary">
                {title}
              </Typography>
              <Box component="dd" sx={{ m: 0, display: 'flex', gap: 1.5, alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  {stepSummary(answers, step, summaryData).map((line, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: lines can be equal (two locations) and have no id.
                    <div key={index}>{line}</div>
                  ))}
                  {Object.values(stepProblems(step)).map((problem) => (
                    <Typography key={problem} variant="body2" color="error">
                      {problem}
                    </Typography>
                  ))}
                </Box>
                <Button size="small" color="inherit" onClick={() => onGo(pageStep(step))} aria-label={`Change ${title.toLowerCase()}`}>
                  Change
                </Button>
              </Box>
            </Box>
          ))}
        </Box>
        {template && (
          <Box sx={{ borderRadius: '12px', overflow: 'hidden', border: 1, borderColor: 'divider' }}>
            <TemplatePicture
              template={template}
              brandColour={
                choices.manufacturers.find(({ slug }) => slug === answers.brands.manufacturer)?.brandColour ??
                (stepProblems('look').brandColour || !answers.look.brandColour ? null : answers.look.brandColour)
              }
            />
          </Box>
        )}
      </Box>
    </>
  )
}
