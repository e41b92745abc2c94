import { Box, Button, Card, Skeleton, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { LinkBase, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { BackLink } from '../../parts/BackLink'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { DomainRow, platformHost, useDomainCall } from './DomainRow'
import { parseDomain } from './parseDomain'

/** Form that adds a domain of the dealer. */
const AddDomain = ({ siteId }: { siteId: string }) => {
  const [text, setText] = useState('')
  const { mutate, isPending, error, reset } = useDomainCall(
    siteId,
    api.domains.claim.mutationOptions(),
    ({ host }) => `${host} is added. Verify it to start using it.`,
  )
  const problem = error ? (callError(error).fields.host ?? callError(error).message) : ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') mutate({ siteId, host: parseDomain(text) }, { onSuccess: () => setText('') })
  }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Add a domain
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <TextField
          label="Domain"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            reset()
          }}
          placeholder="www.example.com"
          error={problem !== ''}
          helperText={problem || 'Include www. if that’s what shoppers type. You can redirect the other one here.'}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, inputMode: 'url' } }}
          sx={{ flex: '1 1 260px', maxWidth: 420 }}
        />
        <Button type="submit" variant="contained" disabled={isPending || text.trim() === ''} sx={{ minHeight: 40 }}>
          Add domain
        </Button>
      </Box>
    </Box>
  )
}

/** The domains of a site: the primary one, and verification of ownership. */
export const SiteDomainsPage = () => {
  const { id: siteId = '' } = useParams()
  const may = useMay()
  const [mayEdit, mayCheck] = [may('domain.edit'), may('domain.check')]
  const { data, error, isPending, refetch } = useQuery(
    // Polls while a verification propagates through DNS.
    api.domains.list.queryOptions({ siteId }, { refetchInterval: 60_000 }),
  )
  return (
    <>
      <BackLink to="/sites">Sites</BackLink>
      <PageHeading
        title={data ? `Domains of ${data.site.name}` : 'Domains'}
        text="The main address is the one shoppers and search engines see. Others can redirect to it."
        actions={
          <Button component={LinkBase} to={`/sites/${siteId}/redirects`} variant="outlined" color="inherit">
            Redirects
          </Button>
        }
      />
      {error ? (
        <PageError message={callError(error).message} onRetry={() => refetch()} />
      ) : (
        <Card component="section" aria-label="Addresses" aria-busy={isPending}>
          {isPending
            ? ['first', 'second'].map((key) => <Skeleton key={key} variant="rectangular" height={76} sx={{ m: 2 }} />)
            : data?.hosts.map((entry) => (
                <DomainRow
                  key={entry.host}
                  siteId={siteId}
                  entry={entry}
                  {...{ mayEdit, mayCheck }}
                  cnameTarget={platformHost(data.hosts)}
                />
              ))}
          {data && !data.hosts.some(({ record }) => record !== null) && (
            <Typography variant="body2" color="text.secondary" sx={{ p: 2.5, borderBottom: 1, borderColor: 'divider' }}>
              No own address connected, so there is no certificate of this dealer’s own to look after.
            </Typography>
          )}
          {data && mayEdit && <AddDomain siteId={siteId} />}
          {data && !mayEdit && (
            <Typography variant="body2" color="text.secondary" sx={{ p: 2.5 }}>
              {mayCheck ? 'You can check domains here, but not add or change them.' : 'You can see domains here, but not change them.'}
            </Typography>
          )}
        </Card>
      )}
    </>
  )
}
