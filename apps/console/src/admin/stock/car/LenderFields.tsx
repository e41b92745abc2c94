import { lenderFields } from '@forecourt/rules/car/form/carSections'
import type { CarType, PriceType } from '@forecourt/rules/entities/Car'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import AddIcon from '@mui/icons-material/AddRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { fieldGrid } from '../../../parts/forms/FormSection'
import { CarField } from './CarField'
import type { CarFormState } from './CarFormState'
import type { LenderFormValues } from './carFormValues'
import { lenderName, lenderNames } from './lenderNames'
import { lenderPriceNote, type StoredFigures } from './lenderPriceNote'
import { fieldsIn } from './sectionIn'

const PriceNote = ({ text }: { readonly text: string | null }) => text !== null && <Alert severity="warning">{text}</Alert>

interface LenderFieldsProps {
  readonly country: Country
  readonly form: CarFormState
  /** The stored car. */
  readonly car: object
  /** Displayed price types of its location, by car type; undefined without a location. */
  readonly kinds: { readonly [Type in CarType]: PriceType } | undefined
}

/** Loan figures of each lender for this car (ENT-06). */
export const LenderFields = ({ country, form, car, kinds }: LenderFieldsProps) => {
  const kind = kinds?.[form.entered.carType as CarType] ?? 'driveAway'
  const lenders = form.entered.financeLenders as readonly LenderFormValues[]
  const setLenders = (next: readonly LenderFormValues[]) => form.setValues({ financeLenders: next })
  const change = (index: number, path: string, value: string) =>
    setLenders(lenders.map((lender, each) => (each === index ? { ...lender, [path]: value } : lender)))
  const add = () => setLenders([...lenders, { provider: '', ...Object.fromEntries(lenderFields.map(({ path }) => [path, ''])) }])
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
            {lenderName(lender.provider) || 'A lender'}
          </Typography>
          <PriceNote text={lenderPriceNote(lender, { car: car as StoredFigures, entered: form.entered, kind })} />
          <Box sx={{ ...fieldGrid, alignItems: 'start' }}>
            <CarField
              field={{
                path: 'provider',
                label: 'Lender',
                kind: 'choice',
                isWide: true,
                hint: 'As chosen in the site’s finance settings.',
                choices: lenderNames,
              }}
              value={lender.provider}
              problem={form.problems[`financeLenders.${index}.provider`]}
              isLocked={form.isLocked}
              onChange={(value) => change(index, 'provider', String(value))}
            />
            {fieldsIn(lenderFields, country, { ...lender }).map((field) => (
              <CarField
                key={field.path}
                field={field}
                value={lender[field.path] ?? ''}
                problem={form.problems[`financeLenders.${index}.${field.path}`]}
                isLocked={form.isLocked}
                onChange={(value) => change(index, field.path, String(value))}
              />
            ))}
          </Box>
          {!form.isLocked && (
            <Button
              color="inherit"
              sx={{ justifySelf: 'start' }}
              onClick={() => setLenders(lenders.filter((_lender, each) => each !== index))}
            >
              Remove {lenderName(lender.provider) || 'this lender'}
            </Button>
          )}
        </Box>
      ))}
      {!form.isLocked && (
        <Button startIcon={<AddIcon />} sx={{ justifySelf: 'start' }} onClick={add}>
          Add a lender’s figures
        </Button>
      )}
      {form.contentBelow('financeLenders')}
    </Box>
  )
}
