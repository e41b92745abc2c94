import { useQuery } from '@tanstack/react-query'
import type { UserChoices } from '../../client/Records'
import { trpc } from '../../client/trpc'

/** Which roles the reader may give, and where; undefined until that is known. */
export const useChoices = (): UserChoices | undefined =>
  useQuery({ queryKey: ['users', 'choices'], queryFn: () => trpc.users.choices.query() }).data
