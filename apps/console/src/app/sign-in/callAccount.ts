export type AccountAnswer<Given> = ({ readonly ok: true } & Given) | { readonly ok: false; readonly message: string }

/** Calls an account action. Every failure is returned as a message for the user. */
export const callAccount = async <Given extends object>(action: string, body: object): Promise<AccountAnswer<Given>> => {
  const unreachable = { ok: false, message: 'The console can’t be reached right now. Check your connection and try again.' } as const
  try {
    const answer = await fetch(`/api/account/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const given = (await answer.json()) as AccountAnswer<Given>
    return typeof given?.ok === 'boolean' ? given : unreachable
  } catch {
    return unreachable
  }
}
