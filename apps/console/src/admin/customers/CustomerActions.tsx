import type { ListedCustomer } from '@forecourt/data/leads/customers/listCustomers'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import { Button, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useNotify, useRedirect } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import type { AnyRecord } from '../../client/recordApi'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useMay } from '../useMay'

export type CustomerRow = ListedCustomer & AnyRecord

const EraseDialog = ({ row, onClose }: { readonly row: CustomerRow; readonly onClose: () => void }) => {
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const name = personName(row)
  const erase = useMutation(
    api.customers.erase.mutationOptions({
      onSuccess: () => {
        redirect('list', 'customers')
        notify(`${name} was erased.`, { type: 'success' })
        void invalidateResources(queries, 'customers')
      },
    }),
  )
  return (
    <FormDialog
      title={`Erase ${name}?`}
      verb={erase.isPending ? 'Erasing…' : 'Erase permanently'}
      disabled={erase.isPending}
      failure={erase.error ? callError(erase.error).message : null}
      onClose={onClose}
      onSubmit={() => erase.mutate({ id: row.id })}
    >
      <Typography>This permanently erases everything that is stored about them, also from the history of changes.</Typography>
    </FormDialog>
  )
}

/** The conversation of a customer, or their erasure if there is none. */
export const CustomerActions = ({ row }: { readonly row: CustomerRow; readonly onDone: () => void }) => {
  const may = useMay()
  const [isErasing, setIsErasing] = useState(false)
  const { conversationId } = row
  if (conversationId !== null)
    return (
      <Button component={LinkBase} to={`/inbox?open=${encodeURIComponent(conversationId)}`} variant="outlined" color="inherit">
        Open the conversation
      </Button>
    )
  return (
    <>
      {may('lead.erase') && (
        <Button color="inherit" onClick={() => setIsErasing(true)}>
          Erase…
        </Button>
      )}
      {isErasing && <EraseDialog row={row} onClose={() => setIsErasing(false)} />}
    </>
  )
}
