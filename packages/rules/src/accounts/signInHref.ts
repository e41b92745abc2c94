import type { SignInType } from './signInTypes'

/** The sign-in page, with where to go afterwards and where back to (RTE-13, AUTH-08). */
export const signInHref = (type: SignInType, { redirect, back }: { readonly redirect: string; readonly back: string }): string =>
  `/sign-in?${new URLSearchParams({ type, redirect, back })}`
