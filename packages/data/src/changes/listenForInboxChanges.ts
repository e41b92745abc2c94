import { inboxChannel } from './channel'
import { type ListenOptions, listenOn } from './listenOn'

/**
 * Calls `onChange` with the id of an organisation each time something came into its inbox or changed there, however that was done: the
 * database itself tells. Resolves once it listens.
 */
export const listenForInboxChanges = (
  url: string,
  onChange: (organisationId: string) => void,
  options?: ListenOptions,
): Promise<{ stop: () => Promise<void> }> => listenOn(url, inboxChannel, onChange, options)
