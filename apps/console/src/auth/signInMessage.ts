const messages: Readonly<Record<string, string>> = {
  wrong: 'That email and password don’t match. Check both and try again.',
  wrongCode: 'This code is wrong or was already used. Enter the code the app shows now, or a recovery code.',
  companyEnded: 'That took too long. Start your company sign-in again.',
  passkeyEnded: 'That took too long. Try the passkey again.',
  passkeyWrong: 'This passkey doesn’t belong to an account here. Use another one, or your password.',
  CredentialsSignin: 'That email and password don’t match. Check both and try again.',
  noAccess: 'Your account has no access yet. Ask your manager to add you.',
  unreachable: 'The console can’t be reached right now. Check your connection and try again.',
  OAuthSignin: 'Your company sign-in could not be started. Try again, or use your password.',
  OAuthCallback: 'Your company sign-in did not finish. Try again, or use your password.',
  AccessDenied: 'There is no account with this email address. Ask your manager to add you.',
  passwordSet: 'Your password is set. Sign in with it.',
  SessionRequired: 'Your session has ended. Sign in again to continue.',
}

/**
 * Formats a sign-in error code. `throttled-<seconds>` gives the time to wait, `passwordThrottled-<seconds>` also how to unlock the account
 * at once. Unknown codes get a general sentence.
 */
export const signInMessage = (code: string): string => {
  const [, kind, seconds] = /^(throttled|passwordThrottled)-(\d+)$/.exec(code) ?? []
  if (seconds) {
    const minutes = Math.ceil(Number(seconds) / 60)
    const wait = `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again`
    return kind === 'throttled' ? `${wait}.` : `${wait}, or choose “Forgotten password?” and we’ll email you a link that lets you in now.`
  }
  return messages[code] ?? 'Sign-in failed. Try again.'
}
