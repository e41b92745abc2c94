import { type OnboardingAnswers, onboardingSteps } from '@forecourt/rules/onboarding/OnboardingAnswers'
import { stepProblems } from '@forecourt/rules/onboarding/stepProblems'
import DoneIcon from '@mui/icons-material/CheckRounded'
import { Box, ButtonBase } from '@mui/material'
import { useEffect, useRef } from 'react'
import type { WizardPlace } from './useWizard'

interface Props {
  readonly answers: OnboardingAnswers
  readonly place: WizardPlace
  readonly onGo: (place: WizardPlace) => void
}

/** Every step, which are done and which one is open; any can be opened at any time. */
export const StepList = ({ answers, place, onGo }: Props) => {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the steps are a row that scrolls by itself.
    const current = list.current?.querySelector<HTMLElement>(`[data-step="${place}"]`)
    if (list.current && current) list.current.scrollTo({ left: current.offsetLeft - 24 })
  }, [place])
  const here = onboardingSteps.findIndex(({ step }) => step === place)
  const reached = here < 0 ? onboardingSteps.length : here
  const entries = [
    ...onboardingSteps.map(({ step, title }) => ({ to: step as WizardPlace, title })),
    { to: 'review' as const, title: 'Review' },
  ]
  return (
    <Box
      component="nav"
      ref={list}
      aria-label="Steps"
      sx={{ position: 'relative', overflowX: { xs: 'auto', md: 'visible' }, mx: { xs: -2, md: 0 }, px: { xs: 2, md: 0 } }}
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: { xs: 'row', md: 'column' }, gap: 0.5 }}>
        {entries.map(({ to, title }, index) => {
          const isCurrentPage = to === place
          const done = to !== 'review' && index < reached && Object.keys(stepProblems(answers, to)).length === 0
          return (
            <li key={to}>
              <ButtonBase
                onClick={() => onGo(to)}
                data-step={to}
                aria-current={isCurrentPage ? 'step' : undefined}
                sx={{
                  width: '100%',
                  minHeight: 44,
                  px: 1.25,
                  gap: 1.25,
                  borderRadius: '8px',
                  justifyContent: 'flex-start',
                  fontFamily: 'inherit',
                  fontSize: 15,
                  whiteSpace: 'nowrap',
                  fontWeight: isCurrentPage ? 680 : 520,
                  color: isCurrentPage ? 'text.primary' : 'text.secondary',
                  bgcolor: isCurrentPage ? 'action.selected' : 'transparent',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Box
                  component="span"
                  aria-hidden="true"
                  sx={{
                    width: 24,
                    height: 24,
                    flexShrink: 0,
                    display: 'grid',
                    placeItems: 'center',
                    borderRadius: '50%',
                    fontSize: 12.5,
                    fontWeight: 700,
                    border: 1,
                    borderColor: done ? 'success.main' : isCurrentPage ? 'text.primary' : 'divider',
                    color: done ? 'success.main' : 'inherit',
                  }}
                >
                  {done ? <DoneIcon sx={{ fontSize: 15 }} /> : index + 1}
                </Box>
                {title}
                {done && (
                  <Box component="span" sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}>
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
