import type { UseMutationOptions } from '@tanstack/react-query'

/** A mutation as `api.….mutationOptions()` returns it; the component adds its own handlers. */
export type MutationCall<Input, Answer> = Pick<UseMutationOptions<Answer, Error, Input>, 'mutationFn' | 'mutationKey'>
