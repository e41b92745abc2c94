import { toSlug } from '@forecourt/rules/routing/toSlug'
import {
  Autocomplete,
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Switch,
  TextField,
  Typography,
} from '@mui/material'
import type { StepProps } from '../StepProps'

/** With several franchises: the manufacturer layer that the site uses. */
const LayerChoice = ({
  layers,
  value,
  onChange,
}: {
  layers: StepProps['choices']['manufacturers']
  value: string
  onChange: (slug: string) => void
}) => (
  <Box sx={{ p: 2, borderRadius: '10px', border: 1, borderColor: 'divider' }}>
    <FormControl>
      <FormLabel id="site-of">Menus, wording and rules</FormLabel>
      <RadioGroup aria-labelledby="site-of" value={value} onChange={(_event, slug) => onChange(slug)}>
        <FormControlLabel value="" control={<Radio />} label="None: a site for several makes" />
        {layers.map(({ slug, name }) => (
          <FormControlLabel key={slug} value={slug} control={<Radio />} label={name} />
        ))}
      </RadioGroup>
    </FormControl>
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
      {value === ''
        ? 'Cars and offers of every make are shown, in the dealer’s own colour and with the template’s menu.'
        : 'Cars of every make are shown. The menu, colour and offers are this make’s, and mandatory items can’t be removed.'}
    </Typography>
  </Box>
)

const departments = [
  { field: 'hasService', label: 'Service department' },
  { field: 'hasParts', label: 'Parts department' },
] as const

/** Step: makes sold, other departments, and whether the site uses a manufacturer layer. */
export const BrandsStep = ({ answers: { brands }, choices, problems, change }: StepProps) => {
  const sold = brands.makes.map(toSlug)
  const layers = choices.manufacturers.filter(({ slug }) => sold.includes(slug))
  const only = brands.makes.length === 1 ? layers[0] : undefined
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
            label="Makes they sell"
            error={problems.makes !== undefined}
            helperText={problems.makes ?? 'Leave empty for a dealer of used cars of every make.'}
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
            label={`Use “${only.name}”`}
          />
          <Typography variant="body2" color="text.secondary" sx={{ ml: 6 }}>
            Adds the manufacturer’s menus, wording and rules. Mandatory items can’t be removed.
          </Typography>
        </Box>
      )}
      <Box>
        <FormGroup row aria-label="Departments besides sales">
          {departments.map(({ field, label }) => (
            <FormControlLabel
              key={field}
              control={<Checkbox checked={brands[field]} onChange={(_event, has) => change('brands', { [field]: has })} />}
              label={label}
            />
          ))}
        </FormGroup>
        <FormHelperText sx={{ mx: 0 }}>Without one, the site has no page and no menu item for it.</FormHelperText>
      </Box>
      {!only && layers.length > 0 && (
        <LayerChoice layers={layers} value={brands.manufacturer} onChange={(manufacturer) => change('brands', { manufacturer })} />
      )}
    </>
  )
}
