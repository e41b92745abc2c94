import { synonyms } from '@forecourt/rules/search/synonyms'
import type { SearchLanguage } from '../contract/SearchLanguage'

/** How shoppers in Australia and New Zealand speak of cars, beside what dealers write. */
export const stockLanguage: SearchLanguage = {
  plurals: true,
  fillers: [
    ...['car', 'vehicle', 'auto mobile', 'automobile', 'for sale', 'on sale', 'to buy', 'for', 'the', 'with', 'and', 'in', 'at', 'near me'],
    ...['please', 'i want', 'i need', 'looking for', 'show me', 'find me', 'buy'],
  ],
  synonyms,
}
