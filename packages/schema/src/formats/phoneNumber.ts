/** Toll-free and local-rate numbers may contain letters: 1300 CAR NOW. */
const letteredNumber = '(?:1[38]00|0800|0508)(?:[ -]?[0-9A-Za-z]){6,12}|13(?!00)(?:[ -]?[0-9A-Za-z]){4,10}'

/** A phone number or empty. */
export const phoneNumberOrEmpty = {
  pattern: `^$|^[(+0-9][0-9 ()-]{5,22}$|^(?:${letteredNumber})$`,
  'x-expects': 'a phone number such as (02) 5550 1234 or 1300 CAR NOW',
} as const
