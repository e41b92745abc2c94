import { hasText } from '../../parts/settingNeeds'

/** The offer to look for a car, among the cars of a list, needs a title (SRC-42). */
export const similarCardNeeds = [{ ...hasText('/search/similarTitle'), title: 'Words', yes: 'It has words.', no: 'It has no words.' }]
