import type { UseMutationOptions } from '@tanstack/react-query'

/** A call that changes something, as `api.….mutationOptions()` gives it to who adds what happens afterwards. */
export type MutationCall<Input, Answer> = Pick<UseMutationOptions<Answer, Error, Input>, 'mutationFn' | 'mutationKey'>
