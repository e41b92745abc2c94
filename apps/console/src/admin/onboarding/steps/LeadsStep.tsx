import { Autocomplete, TextField } from '@mui/material'
import type { StepProps } from '../StepProps'
import { CrmFields } from './CrmFields'

/** Step: who is notified of leads, and the CRM that gets a copy. */
export const LeadsStep = ({ answers: { leads }, problems, change }: StepProps) => (
  <>
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      options={[]}
      value={[...leads.emails]}
      onChange={(_event, emails) =>
        change('leads', { emails: [...new Set(emails.flatMap((email) => email.split(/[\s,;]+/)).filter(Boolean))] })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label="Email leads to"
          autoFocus
          error={problems.emails !== undefined}
          helperText={problems.emails ?? 'Press Enter after each address. Each location’s own address also gets its leads.'}
        />
      )}
    />
    <CrmFields crm={leads.crm} problems={problems} onChange={(crm) => change('leads', { crm })} />
  </>
)
