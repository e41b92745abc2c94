export type AccountResponse<Data> = ({ readonly ok: true } & Data) | { readonly ok: false; readonly message: string }

/** Calls an account action. Every failure is returned as a message for the user. */
export const callAccount = async <Data extends object>(action: string, body: object): Promise<AccountResponse<Data>> => {
  const unreachable = { ok: false, message: 'The console can’t be reached right now. Check your connection and try again.' } as const
  try {
    const response = await fetch(`/api/account/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const data = (await response.json()) as AccountResponse<Data>
    return typeof data?.ok === 'boolean' ? data : unreachable
  } catch {
    return unreachable
  }
}
