import { carChannel } from './channel'
import { type ListenOptions, listenOn } from './listenOn'

/**
 * Calls `onChange` with the id of an organisation each time a transaction changed its cars, however that was done: the database
 * itself tells. Which cars is for `changedCars` to say. Resolves once it listens.
 */
export const listenForCarChanges = (
  url: string,
  onChange: (organisationId: string) => void,
  options?: ListenOptions,
): Promise<{ stop: () => Promise<void> }> => listenOn(url, carChannel, onChange, options)
