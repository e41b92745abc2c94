import type { OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { onboardingStepProblems, type StepFacts } from '@forecourt/rules/onboarding/onboardingStepProblems'
import DoneIcon from '@mui/icons-material/CheckRounded'
import { Box, ButtonBase, Typography } from '@mui/material'
import { visuallyHidden } from '../../parts/visuallyHidden'
import { type WizardStep, wizardPages } from './wizardPages'

interface Props {
  readonly answers: OnboardingAnswers
  readonly facts: StepFacts
  readonly currentStep: WizardStep
  readonly onGo: (step: WizardStep) => void
}

/** List of all pages with their state. Each can be opened at any time. */
export const StepList = ({ answers, facts, currentStep, onGo }: Props) => {
  const currentIndex = wizardPages.findIndex(({ steps: [first] }) => first === currentStep)
  const doneBefore = currentIndex < 0 ? wizardPages.length : currentIndex
  const entries = [
    ...wizardPages.map(({ steps, title }) => ({ to: steps[0] as WizardStep, steps, title })),
    { to: 'review' as const, steps: [], title: 'Review' },
  ]
  const currentPosition = entries.findIndex(({ to }) => to === currentStep)
  return (
    <Box component="nav" aria-label="Steps">
      {/* On a phone the steps are numbers in a row, with the name of the open one above. */}
      <Typography aria-hidden="true" sx={{ display: { md: 'none' }, fontSize: 14, fontWeight: 620 }}>
        {entries[currentPosition]?.title}
        <Box
          component="span"
          sx={{ color: 'text.secondary', fontWeight: 450 }}
        >{` · step ${currentPosition + 1} of ${entries.length}`}</Box>
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          mx: { xs: -0.75, md: 0 },
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: `repeat(${entries.length}, minmax(0, 1fr))`, md: '1fr' },
          gap: { xs: 0, md: 0.5 },
        }}
      >
        {entries.map(({ to, steps, title }, index) => {
          const isCurrentPage = to === currentStep
          const done =
            to !== 'review' &&
            index < doneBefore &&
            steps.every((step) => Object.keys(onboardingStepProblems(answers, step, facts)).length === 0)
          return (
            <li key={to}>
              <ButtonBase
                onClick={() => onGo(to)}
                aria-current={isCurrentPage ? 'step' : undefined}
                sx={{
                  width: '100%',
                  minHeight: 44,
                  px: { xs: 0, md: 1.25 },
                  gap: { xs: 0, md: 1.25 },
                  borderRadius: '8px',
                  justifyContent: { xs: 'center', md: 'flex-start' },
                  fontFamily: 'inherit',
                  fontSize: 15,
                  whiteSpace: 'nowrap',
                  fontWeight: isCurrentPage ? 680 : 520,
                  color: isCurrentPage ? 'text.primary' : 'text.secondary',
                  bgcolor: { md: isCurrentPage ? 'action.selected' : 'transparent' },
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{
                    width: { xs: 28, md: 24 },
                    height: { xs: 28, md: 24 },
                    flexShrink: 0,
                    display: 'grid',
                    placeItems: 'center',
                    borderRadius: '50%',
                    fontSize: 12.5,
                    fontWeight: 700,
                    border: 1,
                    borderColor: done ? 'success.main' : isCurrentPage ? 'text.primary' : 'divider',
                    color: done ? 'success.main' : 'inherit',
                    ...(isCurrentPage && {
                      bgcolor: { xs: 'text.primary', md: 'transparent' },
                      color: { xs: 'background.paper', md: 'inherit' },
                    }),
                  }}
                >
                  {done ? <DoneIcon sx={{ fontSize: 15 }} /> : index + 1}
                </Box>
                <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}>
                  {title}
                </Box>
                {done && (
                  <Box component="span" sx={visuallyHidden}>
                    , done
                  </Box>
                )}
              </ButtonBase>
            </li>
          )
        })}
      </Box>
    </Box>
  )
}
