import { countryTerms } from '@forecourt/rules/records/kinds/countryTerms'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { Box, InputAdornment, TextField } from '@mui/material'
import { parseDomain } from '../../domains/parseDomain'
import type { StepProps } from '../StepProps'
import { TextAnswer } from '../TextAnswer'
import { useSlugCheck } from '../useSlugCheck'

/** Slug during input: “Iron Bark!” becomes iron-bark; a trailing hyphen stays. */
const enteredSlug = (text: string) => `${toSlug(text)}${/[\s_-]$/.test(text) && toSlug(text) !== '' ? '-' : ''}`.slice(0, 50)

/** URL of a profile; adds a missing `https://`. */
const profileAddress = (text: string) => {
  const entered = text.trim().replace(/^http:/i, 'https:')
  return entered === '' || entered.startsWith('https:') ? entered : `https://${entered.replace(/^\/+/, '')}`
}

/** Step: the site's host, own domain and social profiles. */
export const AddressStep = ({ answers: { address, business }, choices, problems, change }: StepProps) => {
  const { taken, free } = useSlugCheck(address.slug)
  const host = `${address.slug || 'short-name'}.${choices.hostSuffix}`
  const problem = problems.slug ?? (taken ? `${host} is taken. Choose another short name.` : undefined)
  return (
    <>
      <TextField
        fullWidth
        label="Short name"
        value={address.slug}
        onChange={(event) => change('address', { slug: enteredSlug(event.target.value) })}
        onBlur={() => change('address', { slug: toSlug(address.slug) })}
        error={problem !== undefined}
        helperText={
          problem ?? (free ? `${host} is available. The site will be there as soon as it is live.` : `The site will be at ${host}.`)
        }
        slotProps={{
          htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 60 },
          input: { endAdornment: <InputAdornment position="end">.{choices.hostSuffix}</InputAdornment> },
          formHelperText: { role: 'status' },
        }}
      />
      <TextAnswer
        label="Their own domain"
        value={address.domain}
        onAnswer={(domain) => change('address', { domain: parseDomain(domain) })}
        problem={problems.domain}
        help={`If they have one, such as ${countryTerms(business.country).exampleDomain}. They verify it later with a DNS record.`}
        input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, inputMode: 'url', maxLength: 253 }}
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['facebook', 'instagram'] as const).map((profile) => (
          <TextAnswer
            key={profile}
            label={profile === 'facebook' ? 'Facebook page' : 'Instagram page'}
            value={address[profile]}
            onAnswer={(text) => change('address', { [profile]: text })}
            onBlur={() => change('address', { [profile]: profileAddress(address[profile]) })}
            problem={problems[profile]}
            help={`If they have one, such as ${profile}.com/dealer.`}
            input={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, inputMode: 'url', maxLength: 200 }}
          />
        ))}
      </Box>
    </>
  )
}
