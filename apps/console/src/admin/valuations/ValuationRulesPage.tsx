import { formatMoney, formatWholeDollars } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/groupThousands'
import type { ValuationRules } from '@forecourt/rules/valuations/ValuationRules'
import AddIcon from '@mui/icons-material/AddRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Alert, Box, Button, Card, IconButton, TextField, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import type { Outputs } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { FormSection, fieldGrid } from '../../parts/forms/FormSection'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { newId } from '../../parts/newId'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMayOpen } from '../layout/useMayOpen'
import { useOwner } from '../records/useOwner'
import { type EnteredRules, parseRules, toEnteredRules } from './enteredRules'

/** Dry run of unsaved rules for ten sample vehicles. */
const DryRun = ({ rules }: { readonly rules: ValuationRules | null }) => {
  const input = rules && { ...rules, makes: [...rules.makes], adjustments: [...rules.adjustments] }
  const { data = [] } = useQuery(
    api.valuations.dryRun.queryOptions(
      { rules: input as never },
      { enabled: input !== null, placeholderData: keepPreviousData, retry: false },
    ),
  )
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2">
        Example offers
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        Ten typical vehicles in good condition, at sample market values, up to 7 years and 100,000 km.
      </Typography>
      <Box component="ul" aria-label="Example offers" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ name, km, marketCents, lowCents, highCents }) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 0.75,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 560 }}>
                {name}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {formatOdometer(km)}
                {marketCents !== null && `, sells for ${formatWholeDollars(marketCents)}`}
              </Typography>
            </Box>
            <Typography variant="body2" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
              {lowCents === null || highCents === null ? 'Call required' : `${formatMoney(lowCents)} – ${formatMoney(highCents)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

interface Props {
  readonly organisationId: string
  readonly stored: Outputs['valuations']['rules']
}

const numberFields = [
  { name: 'marginPercent', label: 'Margin, percent', help: 'Your share of the market value.' },
  { name: 'spreadPercent', label: 'Width of the range, percent', help: 'The gap between the low and high ends.' },
  { name: 'minimum', label: 'Smallest offer, dollars', help: 'Below this, no figure is shown and you call instead.' },
  { name: 'validDays', label: 'Offer valid for, days', help: '1 to 60.' },
  { name: 'lookupsPerDay', label: 'Look-ups per day', help: 'Each look-up can cost money. Above this limit you call instead.' },
] as const

type Adjustment = EnteredRules['adjustments'][number]

interface AdjustmentFieldsProps {
  readonly adjustment: Adjustment
  /** From 1. */
  readonly number: number
  readonly problem: string | undefined
  readonly onChange: (changes: Partial<Adjustment>) => void
  readonly onRemove: () => void
}

const AdjustmentFields = ({ adjustment, number, problem, onChange, onRemove }: AdjustmentFieldsProps) => (
  <Box
    role="group"
    aria-label={`Adjustment ${number}`}
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', '& .MuiTextField-root': { m: 0 } }}
  >
    <TextField
      label="Make, or empty for any"
      value={adjustment.make}
      onChange={(event) => onChange({ make: event.target.value })}
      sx={{ flex: '1 1 150px' }}
    />
    <TextField
      label="From years"
      value={adjustment.fromYears}
      error={problem !== undefined}
      onChange={(event) => onChange({ fromYears: event.target.value })}
      sx={{ flex: '0 1 104px' }}
    />
    <TextField
      label="To years"
      value={adjustment.toYears}
      error={problem !== undefined}
      onChange={(event) => onChange({ toYears: event.target.value })}
      sx={{ flex: '0 1 104px' }}
    />
    <TextField
      label="Percent"
      value={adjustment.percent}
      error={problem !== undefined}
      helperText={problem}
      onChange={(event) => onChange({ percent: event.target.value })}
      sx={{ flex: '0 1 150px' }}
    />
    <IconButton aria-label={`Remove adjustment ${number}`} onClick={onRemove}>
      <RemoveIcon />
    </IconButton>
  </Box>
)

/** Form of the rules, with the dry run. */
const RulesForm = ({ organisationId, stored }: Props) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [entered, setEntered] = useState<EnteredRules>(() => toEnteredRules(stored.rules))
  const [problem, setProblem] = useState<string | null>(null)
  const { rules, problems } = parseRules(entered)
  const save = useMutation(
    api.valuations.saveRules.mutationOptions({
      onSuccess: () => {
        setProblem(null)
        void invalidateResources(queries, 'valuations')
        notify('Saved. New valuations follow these rules.', { type: 'success' })
      },
      onError: (error) => setProblem(callError(error).message),
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (rules)
      save.mutate({
        organisationId,
        expectedRevision: stored.revision,
        rules: { ...rules, makes: [...rules.makes], adjustments: [...rules.adjustments] },
      })
  }
  const changeAdjustment = (id: string, changes: Partial<EnteredRules['adjustments'][number]>) =>
    setEntered((before) => ({
      ...before,
      adjustments: before.adjustments.map((each) => (each.id === id ? { ...each, ...changes } : each)),
    }))
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' } }}>
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <FormSection title="From market value to offer">
          <Box sx={fieldGrid}>
            {numberFields.map(({ name, label, help }) => (
              <TextField
                key={name}
                label={label}
                value={entered[name]}
                error={problems[name] !== undefined}
                helperText={problems[name] ?? help}
                onChange={(event) => setEntered((before) => ({ ...before, [name]: event.target.value }))}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 9 } }}
              />
            ))}
          </Box>
        </FormSection>
        <FormSection title="Vehicles valued online" description="Age and kilometre limits are set for each site.">
          <TextField
            label="Makes, separated by commas"
            value={entered.makes}
            helperText="Leave empty for all makes. For other makes you call."
            onChange={(event) => setEntered((before) => ({ ...before, makes: event.target.value }))}
            sx={{ m: 0 }}
          />
        </FormSection>
        <FormSection title="Adjustments by make or age" description="Percent of the market value. All that match a vehicle are added up.">
          {entered.adjustments.map((each, index) => (
            <AdjustmentFields
              key={each.id}
              adjustment={each}
              number={index + 1}
              problem={problems[each.id]}
              onChange={(changes) => changeAdjustment(each.id, changes)}
              onRemove={() => setEntered((before) => ({ ...before, adjustments: before.adjustments.filter(({ id }) => id !== each.id) }))}
            />
          ))}
          <Button
            startIcon={<AddIcon />}
            color="inherit"
            variant="outlined"
            sx={{ justifySelf: 'start' }}
            onClick={() =>
              setEntered((before) => ({
                ...before,
                adjustments: [
                  ...before.adjustments,
                  {
                    id: newId(
                      'rule',
                      before.adjustments.map(({ id }) => id),
                    ),
                    make: '',
                    fromYears: '0',
                    toYears: '60',
                    percent: '',
                  },
                ],
              }))
            }
          >
            Add an adjustment
          </Button>
        </FormSection>
        <Button type="submit" variant="contained" loading={save.isPending} disabled={!rules} sx={{ justifySelf: 'start' }}>
          Save rules
        </Button>
      </Box>
      <DryRun rules={rules} />
    </Box>
  )
}

/** An organisation's trade-in valuation rules, with a dry run for ten sample vehicles. */
export const ValuationRulesPage = () => {
  const mayOpen = useMayOpen()
  const { organisationId, field } = useOwner()
  const { data, error, refetch } = useQuery(
    api.valuations.rules.queryOptions({ organisationId }, { enabled: organisationId !== '', staleTime: 0, retry: false }),
  )
  return (
    <>
      {mayOpen('/valuations') && <BackLink to="/valuations">Trade-ins</BackLink>}
      <PageHeading
        title="Pricing rules"
        text="What shoppers are offered online for their own vehicles. Offers already made stay as they are."
      />
      {field}
      {organisationId === '' && <Typography color="text.secondary">Each business has its own rules. Choose a business.</Typography>}
      {error && <PageError message={callError(error).message} onRetry={() => void refetch()} />}
      {!error && organisationId !== '' && !data && <ListSkeleton />}
      {data && <RulesForm key={`${organisationId} ${data.revision}`} organisationId={organisationId} stored={data} />}
    </>
  )
}
