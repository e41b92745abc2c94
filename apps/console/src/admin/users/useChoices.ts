import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../client/trpc'
import type { UserChoices } from '../Records'

/** Which roles the reader may give, and where; undefined until that is known. */
export const useChoices = (): UserChoices | undefined =>
  useQuery({ queryKey: ['users', 'choices'], queryFn: () => trpc.users.choices.query() }).data
