/**
 * Makes by the home country or region that shoppers name: 'Korean SUV', 'no Chinese cars' (SRC-06). The country of the brand today, not of a
 * car's factory; a make that two countries claim is listed where Australians and New Zealanders place it.
 */
export const makeCountries: Readonly<Record<string, readonly string[]>> = {
  japanese: [
    ...['Toyota', 'Mazda', 'Nissan', 'Honda', 'Mitsubishi', 'Subaru', 'Suzuki', 'Lexus', 'Isuzu', 'Isuzu UTE', 'Daihatsu', 'Infiniti'],
    ...['Hino', 'Acura', 'Datsun', 'Mitsuoka', 'Yamaha', 'Kawasaki', 'UD Trucks', 'Fuso'],
  ],
  korean: ['Hyundai', 'Kia', 'Genesis', 'SsangYong', 'KGM', 'KGM SsangYong', 'Daewoo'],
  chinese: [
    ...['BYD', 'GWM', 'Great Wall', 'Haval', 'MG', 'LDV', 'Chery', 'Geely', 'Omoda', 'Jaecoo', 'Omoda Jaecoo', 'Zeekr', 'XPeng', 'JAC'],
    ...['Leapmotor', 'Deepal', 'Foton', 'GAC', 'Denza', 'Ora', 'Tank', 'Maxus', 'CFMoto', 'Nio'],
  ],
  german: ['Volkswagen', 'BMW', 'Mercedes-Benz', 'Audi', 'Porsche', 'Opel', 'MAN', 'Maybach'],
  french: ['Peugeot', 'Renault', 'Citroën', 'DS', 'Alpine'],
  italian: ['Fiat', 'Alfa Romeo', 'Ferrari', 'Lamborghini', 'Maserati', 'Abarth', 'Iveco', 'Ducati', 'Aprilia', 'Moto Guzzi', 'Vespa'],
  british: ['Land Rover', 'Range Rover', 'Jaguar', 'MINI', 'Bentley', 'Rolls-Royce', 'Aston Martin', 'Lotus', 'McLaren', 'Triumph'],
  swedish: ['Volvo', 'Polestar', 'Saab', 'Scania', 'Husqvarna'],
  american: [
    'Ford',
    'Jeep',
    'Tesla',
    'Chevrolet',
    'Dodge',
    'RAM',
    'Chrysler',
    'Cadillac',
    'GMC',
    'Hummer',
    'Harley-Davidson',
    'Indian',
    'Zero',
  ],
  australian: ['Holden', 'HSV', 'FPV', 'Jayco', 'New Age', 'Avan'],
}

const europeans = ['german', 'french', 'italian', 'british', 'swedish'] as const
const otherEuropeans = ['Škoda', 'SEAT', 'Cupra', 'KTM', 'Dacia']

/** The makes of a country or region, by the word for it: 'european' also has those of its countries. */
export const countryMakes: readonly (readonly [word: string, makes: readonly string[]])[] = [
  ...Object.entries(makeCountries),
  ['european', [...europeans.flatMap((country) => makeCountries[country] ?? []), ...otherEuropeans]],
]
