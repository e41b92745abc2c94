import DoneIcon from '@mui/icons-material/CheckCircleRounded'
import ToDoIcon from '@mui/icons-material/RadioButtonUncheckedRounded'
import { Box, Button, Card, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { useHelp } from '../../parts/help/HelpContext'
import { useMe } from '../../parts/useMe'
import { useMay } from '../useMay'
import { firstSteps } from './firstSteps'
import { isDoneByAction, useDoneGuides } from './useFirstStepsDone'

/** Tour of a new user at a dealer: five tasks, each with its guide beside the page. Hidden once all are done, or by the user. */
export const FirstStepsCard = () => {
  const me = useMe()
  const steps = firstSteps(useMay())
  const help = useHelp()
  const [doneGuides, setDoneGuides] = useDoneGuides()
  const done = steps.filter(({ guide }) => doneGuides.includes(guide)).length
  if (!me || me.staff || done === steps.length) return null
  const all = steps.map(({ guide }) => guide)
  return (
    <Card component="section" aria-labelledby="first-steps" sx={{ p: 2.5, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Typography id="first-steps" variant="h3" component="h2" sx={{ flex: 1 }}>
          New here? Start with these · {done} of {steps.length} done
        </Typography>
        <Button color="inherit" onClick={() => setDoneGuides(all)}>
          Hide
        </Button>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {steps.map(({ guide, to, title, minutes }) => (
          <Box component="li" key={guide} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, py: 0.5 }}>
            {doneGuides.includes(guide) ? (
              <DoneIcon titleAccess="Done" color="success" />
            ) : (
              <ToDoIcon titleAccess="To do" sx={{ color: 'text.secondary' }} />
            )}
            <Typography sx={{ flex: 1, minWidth: 0 }}>
              {title}
              <Typography component="span" variant="body2" color="text.secondary">
                {` · ${minutes} min`}
              </Typography>
            </Typography>
            <Button
              component={LinkBase}
              to={to}
              variant="outlined"
              size="small"
              aria-label={`Show me: ${title}`}
              onClick={() => {
                if (!isDoneByAction(guide)) setDoneGuides([...new Set([...doneGuides, guide])])
                help?.show({ kind: 'guide', id: guide })
              }}
            >
              Show me
            </Button>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
