import { Alert, Typography } from '@mui/material'
import type { inferRouterOutputs } from '@trpc/server'
import { Ago } from '../../parts/Ago'
import type { AppRouter } from '../../server/appRouter'

type Certificate = NonNullable<inferRouterOutputs<AppRouter>['domains']['list']['hosts'][number]['certificate']>

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' })

/** The certificate of a domain: valid until when, or what is wrong with it; null before its first check. */
export const CertificateLine = ({ certificate }: { readonly certificate: Certificate | null }) => {
  if (certificate === null || (certificate.problem === null && certificate.expiresAt === null))
    return (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
        The certificate is being checked.
      </Typography>
    )
  const { expiresAt, issuer, problem, checkedAt } = certificate
  if (problem !== null)
    return (
      <Alert severity="warning" sx={{ mt: 1.5 }}>
        {problem} Shoppers may see a security warning here. Checked <Ago at={checkedAt} />.
      </Alert>
    )
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
      {issuer ? `Certificate from ${issuer}` : 'Certificate'}, valid until {expiresAt && day.format(new Date(expiresAt))}. Checked{' '}
      <Ago at={checkedAt} />.
    </Typography>
  )
}
