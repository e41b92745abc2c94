import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import { Accordion, AccordionDetails, AccordionSummary, Alert, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { fieldGrid } from '../../../parts/forms/FormSection'
import { CarField } from './CarField'
import type { CarTyping } from './CarTyping'
import type { CarFormField, FoldedFields } from './carSections'

/** Fields of a section, in two columns if there is room. */
export const FieldSet = ({ fields, typing }: { readonly fields: readonly CarFormField[]; readonly typing: CarTyping }) => {
  const groups = [...new Set(fields.flatMap(({ path }) => (path.includes('.') ? [path.split('.')[0] as string] : [])))]
  return (
    <>
      {groups.map(
        (group) =>
          typing.problems[group] && (
            <Alert key={group} severity="error">
              {typing.problems[group]}
            </Alert>
          ),
      )}
      <Box sx={{ ...fieldGrid, alignItems: 'start' }}>
        {fields.map((field) => (
          <CarField
            key={field.path}
            field={field}
            value={typing.entered[field.path] ?? ''}
            problem={typing.problems[field.path]}
            isLocked={typing.isLocked}
            suggestions={typing.suggestionsFor(field.path)}
            choices={field.path === 'locationId' ? typing.locations : undefined}
            onChange={(value) => typing.put({ [field.path]: value })}
            beneath={typing.beneath(field.path)}
          />
        ))}
      </Box>
      {groups.map((group) => (
        <Box key={group}>{typing.beneath(group)}</Box>
      ))}
    </>
  )
}

/** Collapsed fields; opens if one has an error. */
export const FoldedFieldSet = ({ title, fields, typing }: Omit<FoldedFields, 'only'> & { readonly typing: CarTyping }) => {
  const [isOpen, setOpen] = useState(false)
  const filled = fields.filter(({ path }) => typing.entered[path] !== '' && typing.entered[path] !== false).length
  const isRefused = fields.some(
    ({ path }) => typing.problems[path] ?? (path.includes('.') && typing.problems[path.split('.')[0] as string]),
  )
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      expanded={isOpen || isRefused}
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
          {filled === 0 ? 'Nothing yet' : `${filled} of ${fields.length}`}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 2.5 }, display: 'grid', gap: 2 }}>
        <FieldSet fields={fields} typing={typing} />
      </AccordionDetails>
    </Accordion>
  )
}
