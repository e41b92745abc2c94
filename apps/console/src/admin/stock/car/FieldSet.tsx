import type { CarFormField, CollapsedFields } from '@forecourt/rules/car/form/carSections'
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { fieldGrid } from '../../../parts/forms/FormSection'
import { CarField } from './CarField'
import type { CarFormState } from './CarFormState'

/** Fields of a section, in two columns if there is room. */
export const FieldSet = ({ fields, form }: { readonly fields: readonly CarFormField[]; readonly form: CarFormState }) => {
  const groups = [...new Set(fields.flatMap(({ path }) => (path.includes('.') ? [path.split('.')[0] as string] : [])))]
  return (
    <>
      {groups.map(
        (group) =>
          form.problems[group] && (
            <Alert key={group} severity="error">
              {form.problems[group]}
            </Alert>
          ),
      )}
      <Box sx={{ ...fieldGrid, alignItems: 'start' }}>
        {fields.map((field) => (
          <CarField
            key={field.path}
            field={field}
            value={form.entered[field.path] ?? ''}
            problem={form.problems[field.path]}
            isLocked={form.isLocked}
            suggestions={form.suggestionsFor(field.path)}
            choices={field.path === 'locationId' ? form.locations : undefined}
            onChange={(value) => form.setValues({ [field.path]: value })}
            contentBelow={form.contentBelow(field.path)}
          />
        ))}
      </Box>
      {groups.map((group) => (
        <Box key={group}>{form.contentBelow(group)}</Box>
      ))}
    </>
  )
}

/** Collapsed fields; opens if one has an error. */
export const CollapsedFieldSet = ({ title, fields, form }: Omit<CollapsedFields, 'only'> & { readonly form: CarFormState }) => {
  const [isOpen, setOpen] = useState(false)
  const filledCount = fields.filter(({ path }) => form.entered[path] !== '' && form.entered[path] !== false).length
  const hasProblem = fields.some(({ path }) => form.problems[path] ?? (path.includes('.') && form.problems[path.split('.')[0] as string]))
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={isOpen || hasProblem}
      onChange={(_event, open) => setOpen(open)}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{
        bgcolor: 'transparent',
        borderTop: 1,
        borderColor: 'divider',
        '&::before': { display: 'none' },
        mx: { xs: -2, sm: -2.5 },
        '&:last-of-type': { mb: -2 },
      }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: { xs: 2, sm: 2.5 }, minHeight: 44 }}>
        <Typography component="span" sx={{ fontWeight: 620, flex: 1 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary" sx={{ mr: 1 }}>
          {filledCount === 0 ? 'Nothing yet' : `${filledCount} of ${fields.length}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
        <FieldSet fields={fields} form={form} />
      </AccordionDetails>
    </Accordion>
  )
}
