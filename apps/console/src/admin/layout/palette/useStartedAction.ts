import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-admin'

/** Actions that the palette starts on the page of their dialog, in the state of its navigation. */
export type StartedAction = 'invite' | 'requestPayment'

/** Opens a dialog when the palette led here to do so; once, and not again when the page is reloaded. */
export const useStartedAction = (action: StartedAction, open: () => void) => {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const isStarted = state?.action === action
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each start.
  useEffect(() => {
    if (!isStarted) return
    open()
    navigate(`${pathname}${search}`, { replace: true })
  }, [isStarted])
}
