import { lenderVisibility } from '@forecourt/rules/finance/lender/lenderVisibility'
import { lenderFields } from '@forecourt/rules/records/kinds/lenderFields'
import { Alert, Box, Link } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import type { NoteProps } from '../records/RecordView'

/** The setting of a site in its editor that chooses the provider. */
const settingAddress = (siteId: string) => `/sites/${siteId}/edit?at=${encodeURIComponent('/finance/provider')}`

const providerNames: { readonly [provider: string]: string } = lenderFields.provider.choices

/** The live sites that show another provider's figures than the lender's, each with a link to the setting. */
export const LenderProviderNote = ({ values, organisationId }: NoteProps) => {
  const { data: sites } = useQuery(
    api.lenders.sites.queryOptions({ organisationId: organisationId ?? '' }, { enabled: Boolean(organisationId), staleTime: 0 }),
  )
  const provider = String(values.provider ?? '')
  if (!sites || provider === '') return null
  const { shown, others } = lenderVisibility({ provider, dealershipId: (values.dealershipId as string | null) || null }, sites)
  if (others.length === 0) return null
  const name = providerNames[provider] ?? provider
  return (
    <Alert severity={shown.length === 0 ? 'warning' : 'info'}>
      {shown.length === 0
        ? `No live site shows these figures, because none has ${name} as its finance provider. Choose the provider of your site here, or ${name} in the site’s settings.`
        : `These sites don’t show the figures, because ${name} isn’t their finance provider.`}
      <Box component="ul" aria-label="Sites with another finance provider" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {others.map((site) => (
          <li key={site.id}>
            <Link component={LinkBase} to={settingAddress(site.id)} color="inherit">
              {site.name}
            </Link>
            {`: ${providerNames[site.provider] ?? 'no finance provider'}`}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
