import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import type { UserChoices } from '../../client/Records'

/** Which roles the reader may give, and where; undefined until that is known. */
export const useChoices = (): UserChoices | undefined => useQuery(api.users.choices.queryOptions()).data
