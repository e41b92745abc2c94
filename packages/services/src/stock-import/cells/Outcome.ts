import type { PriceCountry } from '../parsePrice'

/** Result of parsing a cell: a value, nothing, or the error. There is no default (ENT-01). */
export type Outcome<Value> =
  | { readonly is: 'understood'; readonly value: Value }
  | { readonly is: 'empty' }
  | {
      readonly is: 'not understood'
      readonly message: string
      /** Possible meanings, each a valid text, for the user to choose from; empty if the user enters one. */
      readonly choices?: readonly string[]
      /** The text under which the question is asked, for all texts that are written in the same way, such as years with two digits. */
      readonly asksAs?: string
      /** Whether a user has said that the text is left out. */
      readonly isAnswered?: true
    }

export type Reader<Value> = (text: string, now: string, country: PriceCountry) => Value | null | Outcome<Value>

/** What a text may mean, to be asked once for the feed. */
export type Asked = Pick<Extract<Outcome<never>, { readonly is: 'not understood' }>, 'choices' | 'asksAs'>

export const empty = { is: 'empty' } as const

export const notUnderstood = (message: string) => ({ is: 'not understood', message }) as const
