import { InputAdornment, TextField } from '@mui/material'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'

/** Where the site answers. */
export const AddressStep = ({ answers: { address }, choices, problems, change }: StepProps) => (
  <>
    <TextField
      fullWidth
      label="Short name"
      value={address.slug}
      onChange={(event) => change('address', { slug: event.target.value.trim().toLowerCase() })}
      error={problems.slug !== undefined}
      helperText={problems.slug ?? `The site answers at ${address.slug || 'short-name'}.${choices.hostSuffix}, at once.`}
      slotProps={{
        htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 50 },
        input: { endAdornment: <InputAdornment position="end">.{choices.hostSuffix}</InputAdornment> },
      }}
    />
    <TextAnswer
      label="Their own domain"
      value={address.domain}
      onAnswer={(domain) =>
        change('address', {
          domain: domain
            .trim()
            .toLowerCase()
            .replace(/^[a-z]+:\/\//, '')
            .replace(/\/.*$/, ''),
        })
      }
      problem={problems.domain}
      help="If they have one, such as www.dealer.com.au. They prove it later by a DNS record."
      input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, inputMode: 'url', maxLength: 253 }}
    />
  </>
)
