import { financeProviders } from '@forecourt/schema/sections/finance'
import AddIcon from '@mui/icons-material/AddRounded'
import { Box, Button, Typography } from '@mui/material'
import { fieldGrid } from '../../../parts/forms/FormSection'
import { CarField } from './CarField'
import type { CarTyping } from './CarTyping'
import type { LenderFormValues } from './carFormValues'
import { lenderFields } from './carSections'

/** Loan figures of each lender for this car (ENT-06). */
export const LenderFields = ({ typing }: { readonly typing: CarTyping }) => {
  const lenders = typing.entered.financeLenders as readonly LenderFormValues[]
  const put = (next: readonly LenderFormValues[]) => typing.put({ financeLenders: next })
  const change = (index: number, path: string, value: string) =>
    put(lenders.map((lender, each) => (each === index ? { ...lender, [path]: value } : lender)))
  const add = () => put([...lenders, { provider: '', ...Object.fromEntries(lenderFields.map(({ path }) => [path, ''])) }])
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lenders.map((lender, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: a lender has no name until one is entered.
          key={index}
          component="fieldset"
          sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', p: 2, m: 0, display: 'grid', gap: 2, minWidth: 0 }}
        >
          <Typography component="legend" sx={{ fontWeight: 620, px: 0.5 }}>
            {lender.provider || 'A lender'}
          </Typography>
          <Box sx={{ ...fieldGrid, alignItems: 'start' }}>
            <CarField
              field={{
                path: 'provider',
                label: 'Lender',
                kind: 'suggested',
                isWide: true,
                hint: 'As named in the site’s finance settings.',
              }}
              value={lender.provider}
              problem={typing.problems[`financeLenders.${index}.provider`]}
              isLocked={typing.isLocked}
              suggestions={financeProviders.filter((provider) => provider !== 'none')}
              onChange={(value) => change(index, 'provider', String(value))}
            />
            {lenderFields.map((field) => (
              <CarField
                key={field.path}
                field={field}
                value={lender[field.path] ?? ''}
                problem={typing.problems[`financeLenders.${index}.${field.path}`]}
                isLocked={typing.isLocked}
                onChange={(value) => change(index, field.path, String(value))}
              />
            ))}
          </Box>
          {!typing.isLocked && (
            <Button color="inherit" sx={{ justifySelf: 'start' }} onClick={() => put(lenders.filter((_lender, each) => each !== index))}>
              Remove {lender.provider || 'this lender'}
            </Button>
          )}
        </Box>
      ))}
      {!typing.isLocked && (
        <Button startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} onClick={add}>
          Add a lender’s figures
        </Button>
      )}
      {typing.beneath('financeLenders')}
    </Box>
  )
}
