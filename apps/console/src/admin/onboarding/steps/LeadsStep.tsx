import { Autocomplete, TextField } from '@mui/material'
import type { StepProps } from '../StepProps'

/** Step: email addresses that are notified of leads. */
export const LeadsStep = ({ answers: { leads }, problems, change }: StepProps) => (
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
)
