import { Card, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { AddDomain } from './AddDomain'
import { DomainRow } from './DomainRow'
import { platformHost } from './platformHost'

/** A site's addresses: which one shoppers see, and how a dealer proves that a domain is theirs. */
export const SiteDomainsPage = () => {
  const { id: siteId = '' } = useParams()
  const mayEdit = useMay()('domain.edit')
  const { data, error, isPending, refetch } = useQuery(
    // While a proof is on its way through DNS, nobody should have to reload.
    api.domains.list.queryOptions({ siteId }, { refetchInterval: 60_000 }),
  )
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={data ? `Domains of ${data.site.name}` : 'Domains'}
        text="The main address is the one shoppers and search engines see. Others can lead to it."
      />
      {error ? (
        <PageError message={callError(error).message} onRetry={() => refetch()} />
      ) : (
        <Card component="section" aria-label="Addresses" aria-busy={isPending}>
          {isPending
            ? ['first', 'second'].map((key) => <Skeleton key={key} variant="rectangular" height={76} sx={{ m: 2 }} />)
            : data?.hosts.map((entry) => (
                <DomainRow key={entry.host} siteId={siteId} entry={entry} leadsTo={platformHost(data.hosts)} mayEdit={mayEdit} />
              ))}
          {data && mayEdit && <AddDomain siteId={siteId} />}
          {data && !mayEdit && (
            <Typography variant="body2" color="text.secondary" sx={{ p: 2.5 }}>
              Your role can look at domains, not change them.
            </Typography>
          )}
        </Card>
      )}
    </>
  )
}
