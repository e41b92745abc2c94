import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../client/api'
import type { ConversationRecord } from '../../client/Records'
import { wholeRow } from '../../parts/forms/FormSection'
import { searchProblem } from '../../parts/forms/searchProblem'
import { shopperDisplayName } from './ConversationRow'

/** A person of the inbox. */
export type InboxPerson = Pick<ConversationRecord, 'id' | 'name' | 'lastName' | 'email' | 'phone' | 'carName'> &
  Partial<Pick<ConversationRecord, 'carNumber'>>

const contactLine = ({ phone, email, carName, carNumber }: InboxPerson): string =>
  [phone && (formatPhone(phone) || phone), email, carName, carNumber].filter(Boolean).join(' · ')

interface Props {
  readonly organisationId: string
  readonly person: InboxPerson | null
  readonly onChange: (person: InboxPerson | null) => void
  readonly label?: string
  readonly helperText: string
  readonly error?: boolean
  readonly autoFocus?: boolean
}

/** Chooses a person by searching the inbox for a name, phone number or email address. */
export const PersonSearchField = ({
  organisationId,
  person,
  onChange,
  label = 'Customer',
  helperText,
  error = false,
  autoFocus = false,
}: Props) => {
  const [entered, setEntered] = useState(person ? shopperDisplayName(person) : '')
  const chosenName = person && shopperDisplayName(person)
  // The name of the chosen person is no search.
  const q = useDeferredValue(entered === chosenName ? '' : entered.trim())
  const search = useQuery(
    api.inbox.page.queryOptions(
      { organisationId, filter: { view: 'all', ...(q !== '' && { q }) } },
      { enabled: organisationId !== '', placeholderData: keepPreviousData },
    ),
  )
  const problem = searchProblem(search, 'customers')
  return (
    <Autocomplete<InboxPerson>
      sx={wholeRow}
      options={search.data?.data ?? []}
      value={person}
      inputValue={entered}
      filterOptions={(all) => all}
      getOptionLabel={shopperDisplayName}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onInputChange={(_event, value) => setEntered(value)}
      onChange={(_event, value) => onChange(value)}
      noOptionsText={problem ?? (search.data ? 'No one with this name, number or email' : 'Searching…')}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography>{shopperDisplayName(option)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {contactLine(option)}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} autoFocus={autoFocus} error={error || problem !== null} helperText={problem ?? helperText} />
      )}
    />
  )
}
