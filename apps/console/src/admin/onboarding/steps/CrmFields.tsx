import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import { crmKinds, type OnboardingCrm } from '@forecourt/rules/onboarding/OnboardingAnswers'
import type { StepProblems } from '@forecourt/rules/onboarding/onboardingStepProblems'
import { Box, FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { emptyDestination } from '../../leads/destinations/enteredDestination'
import { TargetFields } from '../../leads/destinations/TargetFields'

interface Props {
  readonly crm: OnboardingCrm | null
  readonly problems: StepProblems
  readonly onChange: (crm: OnboardingCrm | null) => void
}

/** The CRM that gets a copy of each lead. It gets a test lead when the draft is created. */
export const CrmFields = ({ crm, problems, onChange }: Props) => {
  const selectKind = (kind: string) => {
    const crmKind = crmKinds.find((each) => each === kind)
    onChange(crmKind ? { name: crm?.name ?? '', target: emptyDestination(crmKind).target } : null)
  }
  return (
    <Box component="section" aria-label="CRM" sx={{ display: 'grid', gap: 2 }}>
      <FormControl>
        <FormLabel id="crm-kind">CRM</FormLabel>
        <RadioGroup row aria-labelledby="crm-kind" value={crm?.target.kind ?? 'none'} onChange={(_event, kind) => selectKind(kind)}>
          <FormControlLabel value="none" control={<Radio />} label="No CRM" />
          {crmKinds.map((kind) => (
            <FormControlLabel key={kind} value={kind} control={<Radio />} label={leadFormats[kind].title} />
          ))}
        </RadioGroup>
        <FormHelperText sx={{ mx: 0 }}>
          {crm ? 'It gets a test lead when you create the draft.' : 'Leads stay in the inbox. You can add a CRM later.'}
        </FormHelperText>
      </FormControl>
      {crm && (
        <>
          <TextField
            label="Name of the CRM"
            value={crm.name}
            error={problems['crm.name'] !== undefined}
            helperText={problems['crm.name']}
            onChange={(event) => onChange({ ...crm, name: event.target.value })}
          />
          <TargetFields
            key={crm.target.kind}
            target={crm.target}
            fieldProblems={Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field.replace(/^crm\./, ''), problem]))}
            onChange={(target) => onChange({ ...crm, target })}
          />
        </>
      )}
    </Box>
  )
}
