import type { UseMutationOptions } from '@tanstack/react-query'

/** A mutation as `api.….mutationOptions()` returns it; the component adds its own handlers. */
export type MutationCall<Input, Output> = Pick<UseMutationOptions<Output, Error, Input>, 'mutationFn' | 'mutationKey'>
