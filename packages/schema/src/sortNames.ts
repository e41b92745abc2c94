/** Sort orders of a car list, with their labels (SRC-17). */
export const sortNames = {
  recommended: 'Recommended',
  newest: 'Newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  weekly_asc: 'Price per week, low to high',
  weekly_desc: 'Price per week, high to low',
  km_asc: 'Lowest km',
  km_desc: 'Highest km',
  year_desc: 'Year, newest first',
  consumption_asc: 'Lowest consumption',
} as const
