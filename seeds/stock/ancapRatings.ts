/** Year of a model's five stars from ANCAP, and the model years that they are for; without a last year: until today. */
type Rating = readonly [rated: number, from: number, to?: number]

/** Model years after its rating for which a new car may still state it, at most. */
const ratedYears = 6

/** Five-star ratings published by ANCAP. A model or year that isn't here states no stars. */
const ratings: Readonly<Record<string, Rating>> = {
  'Toyota Yaris': [2020, 2020],
  'Toyota Yaris Cross': [2021, 2021],
  'Toyota Corolla': [2018, 2019],
  'Toyota C-HR': [2017, 2017, 2023],
  'Toyota Camry': [2017, 2018, 2023],
  'Toyota RAV4': [2019, 2019, 2025],
  'Toyota Kluger': [2021, 2021],
  'Toyota LandCruiser 300': [2022, 2022],
  'Toyota HiLux': [2019, 2019, 2025],
  'Toyota HiAce': [2019, 2019],
  'Toyota bZ4X': [2022, 2024],
  'Mazda Mazda2': [2015, 2015, 2022],
  'Mazda Mazda3': [2019, 2019],
  'Mazda CX-3': [2015, 2015, 2022],
  'Mazda CX-5': [2017, 2017],
  'Mazda CX-60': [2022, 2023],
  'Mazda BT-50': [2020, 2021],
  'Nissan Juke': [2019, 2020],
  'Nissan Qashqai': [2021, 2022],
  'Nissan X-Trail': [2021, 2023],
  'Nissan Pathfinder': [2022, 2022],
  'Subaru Forester': [2019, 2019, 2024],
  'Subaru Outback': [2021, 2021],
  'Mitsubishi Eclipse Cross': [2017, 2018],
  'Mitsubishi Outlander': [2022, 2022],
  'Mitsubishi Triton': [2024, 2024],
  'Lexus UX': [2019, 2019],
  'Lexus NX': [2022, 2022],
  'Lexus RX': [2022, 2023],
  'Hyundai i30': [2017, 2017, 2023],
  'Hyundai Tucson': [2021, 2021],
  'Hyundai Santa Fe': [2018, 2019, 2023],
  'Hyundai Staria': [2021, 2021],
  'Hyundai Ioniq 5': [2021, 2022],
  'Hyundai Ioniq 6': [2022, 2023],
  'Kia Sportage': [2022, 2022],
  'Kia Sorento': [2020, 2021],
  'Kia EV6': [2022, 2022],
  'Ford Focus': [2018, 2019],
  'Ford Puma': [2019, 2020],
  'Ford Escape': [2019, 2020],
  'Ford Everest': [2022, 2023],
  'Ford Mustang Mach-E': [2021, 2023],
  'Volkswagen Golf': [2019, 2021],
  'Volkswagen Tiguan': [2016, 2017, 2023],
  'BMW 1 Series': [2019, 2020],
  'BMW 3 Series': [2019, 2019],
  'BMW X3': [2017, 2018, 2024],
  'Mercedes-Benz A-Class': [2018, 2018],
  'Mercedes-Benz C-Class': [2022, 2022],
  'Mercedes-Benz GLC': [2022, 2023],
  'Tesla Model 3': [2019, 2019, 2023],
  'Tesla Model Y': [2022, 2022, 2024],
  'BYD Dolphin': [2023, 2023],
  'BYD Atto 3': [2022, 2022],
  'BYD Seal': [2023, 2024],
  'MG MG4': [2022, 2023],
  'GWM Haval Jolion': [2022, 2022],
  'GWM Cannon': [2021, 2021],
  'Polestar Polestar 2': [2021, 2022],
  'Volvo XC60': [2017, 2018],
}

/** Five stars of a model in a model year with the year of the rating; nothing if unknown. */
export const ancapStars = (makeAndModel: string, year: number): { readonly ancapRating?: number; readonly ancapYear?: number } => {
  const [rated, from, to = Number.POSITIVE_INFINITY] = ratings[makeAndModel] ?? [0, Number.POSITIVE_INFINITY]
  return year >= from && year <= Math.min(to, rated + ratedYears) ? { ancapRating: 5, ancapYear: rated } : {}
}
