import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded'
import EditIcon from '@mui/icons-material/EditOutlined'
import { Alert, Box, Button, Card, IconButton, MenuItem, Skeleton, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FormDialog } from '../../parts/forms/FormDialog'
import { StatusPill } from '../../parts/StatusPill'
import { redirectKinds } from './redirectKinds'
import { useRedirectCall, useRedirectNotice } from './useRedirectCall'

interface EditRedirectProps {
  readonly siteId: string
  readonly redirect: Outputs['redirects']['list']['rows'][number]
  readonly onClose: () => void
}

/** Edits the target of a redirect. */
const EditRedirect = ({ siteId, redirect: { from, to, code }, onClose }: EditRedirectProps) => {
  const [entered, setEntered] = useState({ to: to ?? '', code: String(code) })
  const notifyChange = useRedirectNotice(siteId)
  const { mutate, isPending, error, reset } = useRedirectCall(api.redirects.change.mutationOptions(), (answer) => {
    notifyChange('The redirect is changed.', answer)
    onClose()
  })
  const fields: { readonly [field: string]: string } = error ? callError(error).fields : {}
  return (
    <FormDialog
      title={from}
      verb={fields.confirmed === undefined ? 'Save' : 'Save anyway'}
      disabled={isPending}
      failure={error && Object.keys(fields).length === 0 ? callError(error).message : null}
      onClose={onClose}
      onSubmit={() => mutate({ siteId, rows: [{ from, ...entered }], confirmed: fields.confirmed !== undefined })}
    >
      <TextField
        label="Redirect to"
        autoFocus
        value={entered.to}
        disabled={entered.code === '410'}
        onChange={(event) => {
          setEntered({ ...entered, to: event.target.value })
          reset()
        }}
        error={fields.to !== undefined}
        helperText={fields.to}
      />
      <TextField
        select
        label="Type"
        value={entered.code}
        onChange={(event) => {
          setEntered({ to: event.target.value === '410' ? '' : entered.to, code: event.target.value })
          reset()
        }}
      >
        {redirectKinds.map((kind) => (
          <MenuItem key={kind.code} value={kind.code}>
            {kind.label}
          </MenuItem>
        ))}
      </TextField>
      {fields.confirmed !== undefined && <Alert severity="warning">{fields.confirmed}</Alert>}
    </FormDialog>
  )
}

type List = Outputs['redirects']['list']
type ListedRedirect = List['rows'][number]

interface RedirectTableProps {
  readonly siteId: string
  readonly list: List | undefined
  readonly isPending: boolean
  readonly mayChange: boolean
  readonly q: string
  readonly page: number
  readonly onSearch: (q: string) => void
  readonly onPage: (page: number) => void
}

/** Page size of the API. */
const perPage = 50

const columns = { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 5fr) minmax(0, 5fr) 72px 150px auto' }

/** A site's redirects, last changed first. */
export const RedirectTable = ({ siteId, list, isPending, mayChange, q, page, onSearch, onPage }: RedirectTableProps) => {
  const [redirectToEdit, setRedirectToEdit] = useState<ListedRedirect | null>(null)
  const notifyChange = useRedirectNotice(siteId)
  const { mutate, isPending: isRemoving } = useRedirectCall(api.redirects.change.mutationOptions(), (answer) =>
    notifyChange('The redirect is removed.', answer),
  )
  const pages = Math.ceil((list?.found ?? 0) / perPage)
  return (
    <Card component="section" aria-label="Redirects" aria-busy={isPending} sx={{ mt: 1.5 }}>
      {(q !== '' || (list?.total ?? 0) > 5) && (
        <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <TextField
            label="Find an address"
            type="search"
            value={q}
            onChange={(event) => onSearch(event.target.value)}
            sx={{ width: '100%', maxWidth: 420 }}
          />
        </Box>
      )}
      {isPending && ['first', 'second', 'third'].map((key) => <Skeleton key={key} variant="rectangular" height={48} sx={{ m: 2 }} />)}
      {list?.rows.length === 0 && (
        <Typography color="text.secondary" sx={{ p: 2.5 }}>
          {q === '' ? 'No redirects yet. Add one above, or import a file of the old site’s addresses.' : `No address with “${q}” in it.`}
        </Typography>
      )}
      {list && list.rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.rows.map((row) => (
            <Box
              component="li"
              key={row.from}
              sx={{
                display: 'grid',
                gridTemplateColumns: columns,
                columnGap: 2,
                rowGap: 0.25,
                alignItems: 'center',
                px: 2.5,
                py: 1.25,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{row.from}</Typography>
              <Box sx={{ gridColumn: { xs: 1, md: 'auto' }, minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }} color={row.to === null ? 'text.secondary' : 'text.primary'}>
                  {row.to === null ? 'Permanently removed' : `→ ${row.to}`}
                </Typography>
                {row.endsAt !== null && (
                  <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                    Shoppers go to {row.endsAt} in one step.
                  </Typography>
                )}
              </Box>
              <Box sx={{ gridColumn: { xs: 1, md: 'auto' } }}>
                <StatusPill tone={row.code === 410 ? 'quiet' : row.code === 302 ? 'waiting' : 'info'}>{String(row.code)}</StatusPill>
              </Box>
              <Typography variant="body2" color="text.secondary" sx={{ gridColumn: { xs: 1, md: 'auto' } }}>
                {row.lastSeenAt === null ? (
                  'Not used yet'
                ) : (
                  <>
                    {row.hits.toLocaleString('en-AU')}× · <Ago at={row.lastSeenAt} />
                  </>
                )}
              </Typography>
              {mayChange && (
                <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: '1 / span 2', md: 'auto' }, whiteSpace: 'nowrap' }}>
                  <IconButton aria-label={`Change ${row.from}`} onClick={() => setRedirectToEdit(row)}>
                    <EditIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    aria-label={`Remove ${row.from}`}
                    disabled={isRemoving}
                    onClick={() => mutate({ siteId, removed: [row.from] })}
                  >
                    <RemoveIcon fontSize="small" />
                  </IconButton>
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
      {pages > 1 && (
        <Box
          sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'flex-end', p: 2, borderTop: 1, borderColor: 'divider' }}
        >
          <Typography variant="body2" color="text.secondary">
            Page {page + 1} of {pages.toLocaleString('en-AU')}
          </Typography>
          <Button color="inherit" variant="outlined" disabled={page === 0} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button color="inherit" variant="outlined" disabled={page + 1 >= pages} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </Box>
      )}
      {redirectToEdit && <EditRedirect siteId={siteId} redirect={redirectToEdit} onClose={() => setRedirectToEdit(null)} />}
    </Card>
  )
}
