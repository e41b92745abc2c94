import { shared } from '../sites/shared'
import { createUnderway, type Underway } from './createUnderway'

/** The pages this process is making now. */
export function rendersUnderway(): Underway {
  return shared('rendersUnderway', createUnderway)
}
