import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/formatOdometer'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { momentText } from '@forecourt/rules/format/momentText'
import { conditionNames, conditionQuestions } from '@forecourt/rules/valuations/conditionQuestions'
import { Box, Card, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ValuationRecord } from '../../client/Records'

const linesOf = ({ vehicle, km, answers, appraisalAt, basis, lead }: ValuationRecord): readonly (readonly [string, string])[] =>
  [
    ['Plate', [vehicle.plate, vehicle.state].filter(Boolean).join(', ')],
    ['VIN', vehicle.vin],
    ['Kilometres', km === null ? null : formatOdometer(km)],
    ...conditionNames.map((name) => {
      const level = answers[name]
      return [conditionQuestions[name].label, level ? conditionQuestions[name].choices[level].label : null] as const
    }),
    ['Would like it looked at', appraisalAt && momentText(appraisalAt)],
    ['Phone', lead && formatPhone(lead.phone)],
    ['Market value', basis && `${formatMoney(basis.marketCents)} (${basis.source})`],
    ...(basis?.steps.map(({ label, percent }) => [label, `${percent > 0 ? '+' : ''}${percent} %`] as const) ?? []),
  ].flatMap(([label, value]) => (label && value ? [[label, value] as const] : []))

/** What was answered, and what the figure rests on. */
export const ValuationFacts = ({ valuation }: { readonly valuation: ValuationRecord }) => (
  <Card sx={{ p: 2.5 }}>
    <Typography variant="h3" component="h2" gutterBottom>
      What they said
    </Typography>
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', columnGap: 2, rowGap: 0.75, m: 0, mt: 1.5 }}>
      {linesOf(valuation).map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
    {valuation.vehicle.simulated && (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        The vehicle was made up for the demonstration: no register was asked.
      </Typography>
    )}
    {valuation.lead && (
      <Link component={LinkBase} to={`/leads/${valuation.lead.id}/show`} sx={{ display: 'inline-block', mt: 1.5, fontWeight: 600 }}>
        The lead of {valuation.lead.name}
      </Link>
    )}
  </Card>
)
