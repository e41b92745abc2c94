const number =
  /\b(?:md|mvdl|lmct|mvrl)[\s:.-]{0,3}\d{3,}|\blic(?:en[cs]e)?\.?(?:\s(?:number|no\.?|lmct))?[\s:.-]{0,3}(?:[a-z]{1,5}[\s-]?)?\d{3,}/i

/** Whether a text states a dealer's licence number, such as 'MD12345', 'LMCT 10234' or 'Licence number 4455'. */
export const statesLicenceNumber = (text: string): boolean => number.test(text)
