import { useCallback } from 'react'
import { useNavigate } from 'react-admin'

/** Opens the wizard for a new dealer, which is stored with its first answer. */
export const useNewDealer = (): (() => void) => {
  const navigate = useNavigate()
  return useCallback(() => navigate(`/onboarding/${crypto.randomUUID()}/business`, { state: { isNew: true } }), [navigate])
}
