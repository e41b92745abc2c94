import { toSlug } from '@forecourt/rules/routing/toSlug'
import {
  Autocomplete,
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import type { StepProps } from '../StepProps'

/** With several franchises: the manufacturer layer that the site uses. */
const SiteOf = ({
  offered,
  value,
  onChange,
}: {
  offered: StepProps['choices']['manufacturers']
  value: string
  onChange: (slug: string) => void
}) => (
  <Box sx={{ p: 2, borderRadius: '10px', border: 1, borderColor: 'divider' }}>
    <FormControl>
      <FormLabel id="site-of">Whose menus, wording and rules</FormLabel>
      <RadioGroup aria-labelledby="site-of" value={value} onChange={(_event, slug) => onChange(slug)}>
        <FormControlLabel value="" control={<Radio />} label="Nobody’s: a site of several makes" />
        {offered.map(({ slug, name }) => (
          <FormControlLabel key={slug} value={slug} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
    </FormControl>
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {value === ''
        ? 'Every make’s cars and offers show, in the dealer’s own colour and with the template’s menu.'
        : 'Every make’s cars show; the menu, the colour and the offers are this one’s, and what it makes mandatory can’t be removed.'}
    </Typography>
  </Box>
)

/** Step: makes sold, and whether the site uses a manufacturer layer. */
export const BrandsStep = ({ answers: { brands }, choices, problems, change }: StepProps) => {
  const sold = brands.makes.map(toSlug)
  const offered = choices.manufacturers.filter(({ slug }) => sold.includes(slug))
  const only = brands.makes.length === 1 ? offered[0] : undefined
  return (
    <>
      <Autocomplete
        multiple
        autoHighlight
        options={[...choices.makes]}
        value={[...brands.makes]}
        onChange={(_event, makes) => change('brands', { makes })}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Makes they represent"
            autoFocus
            error={problems.makes !== undefined}
            helperText={problems.makes ?? 'Leave it empty for a dealer in used cars of every make.'}
          />
        )}
      />
      {only && (
        <Box sx={{ p: 2, borderRadius: '10px', border: 1, borderColor: 'divider' }}>
          <FormControlLabel
            control={
              <Switch
                checked={brands.manufacturer === only.slug}
                onChange={(_event, on) => change('brands', { manufacturer: on ? only.slug : '' })}
              />
            }
            label={`Build it on “${only.name}”`}
          />
          <Typography variant="body2" color="text.secondary" sx={{ ml: 6 }}>
            Menus, wording and rules of the manufacturer come along, and what it makes mandatory can’t be removed.
          </Typography>
        </Box>
      )}
      {!only && offered.length > 0 && (
        <SiteOf offered={offered} value={brands.manufacturer} onChange={(manufacturer) => change('brands', { manufacturer })} />
      )}
    </>
  )
}
