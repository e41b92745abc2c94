import { useEffect, useState } from 'react'
import { callAccount } from './callAccount'

/** A link that was opened by its mail. */
interface MailedLink<Opened> {
  /** From the address's fragment, which is never sent to a server; null before the page is hydrated, empty without one. */
  readonly token: string | null
  /** What the link is for; null until it is checked, and for an invalid one. */
  readonly opened: Opened | null
  /** Why the link is invalid; null otherwise. */
  readonly problem: string | null
}

/** Checks the link of the page by a call that doesn't use it up. */
export const useMailedLink = <Opened extends object>(call: 'link' | 'emailLink'): MailedLink<Opened> => {
  const [token, setToken] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    const found = window.location.hash.slice(1)
    setToken(found)
    if (found === '') return
    void callAccount<Opened>(call, { token: found }).then((response) => (response.ok ? setOpened(response) : setProblem(response.message)))
  }, [call])
  return { token, opened, problem }
}
