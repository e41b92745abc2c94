import type { UpdateCarResult } from '../changeCar'

/** Why a car among many stays as it is, in a sentence. */
export const whyRefused = (result: Exclude<UpdateCarResult, { ok: true }>): string => {
  if (result.reason === 'conflict') return 'Somebody else, or a feed, changed it meanwhile.'
  return result.reason === 'invalid' ? (Object.values(result.fields)[0] ?? '') : 'It is not there any more.'
}
