import { connectsChat } from '../switches/contactSwitches'
import type { CrossCheck } from './CrossCheck'

/** A chat window of others needs both, whose it is and what they name the dealer by (VDP-13): half of it would take Instant Message away for nothing. */
export const chatProvider: CrossCheck = ({ chat }) => {
  if (chat.provider === 'none' && connectsChat({ chat }))
    return [
      {
        pointer: '/chat/provider',
        severity: 'warning',
        message: 'A chat provider’s token is given, but not whose it is: no window opens, and Instant Message stays away.',
      },
    ]
  if (chat.provider !== 'none' && !connectsChat({ chat }))
    return [{ pointer: '/chat/token', severity: 'warning', message: 'A chat provider is chosen, but without its token no window opens.' }]
  return []
}
