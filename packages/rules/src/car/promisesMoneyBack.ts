const moneyBack = /\bmoney[- ]?back\b/i

/**
 * Whether a promise is to take a car back for its money (CNT-13).
 *
 * @example promisesMoneyBack({ title: '48hr money back', text: '' }) // true
 */
export const promisesMoneyBack = ({ title, text }: { readonly title: string; readonly text: string }): boolean =>
  moneyBack.test(`${title} ${text}`)
