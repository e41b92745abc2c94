import { slugOf } from '@forecourt/rules/routing/slugOf'
import { Autocomplete, Box, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import type { StepProps } from '../StepProps'

/** What they sell, and whether a manufacturer's own layer goes with it. */
export const BrandsStep = ({ answers: { brands }, choices, problems, change }: StepProps) => {
  const offered = brands.makes.length === 1 ? choices.manufacturers.find(({ slug }) => slug === slugOf(brands.makes[0] ?? '')) : undefined
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
      {offered && (
        <Box sx={{ p: 2, borderRadius: '10px', border: 1, borderColor: 'divider' }}>
          <FormControlLabel
            control={
              <Switch
                checked={brands.manufacturer === offered.slug}
                onChange={(_event, on) => change('brands', { manufacturer: on ? offered.slug : '' })}
              />
            }
            label={`Use what ${offered.name} asks of its dealers`}
          />
          <Typography variant="body2" color="text.secondary" sx={{ ml: 6 }}>
            Menus, wording and rules of the manufacturer come along, and what it makes mandatory can’t be removed.
          </Typography>
        </Box>
      )}
    </>
  )
}
