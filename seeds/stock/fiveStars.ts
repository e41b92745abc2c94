/** Models without five stars from ANCAP, or with a rating that has run out or that differs between years. */
const others = [
  ...[
    'Ford Mustang',
    'Ford Ranger',
    'Ford Ranger Cab Chassis',
    'Ford Transit',
    'Honda Jazz',
    'Hyundai i20',
    'Hyundai Kona',
    'Hyundai Venue',
  ],
  ...['Kia Picanto', 'Kia Stonic', 'Mazda MX-5', 'MG MG3', 'MG ZS', 'Mitsubishi ASX', 'Nissan Patrol', 'Nissan Leaf', 'Subaru BRZ'],
  // Four stars, or not tested.
  ...['BMW i4', 'Honda CR-V', 'Honda HR-V', 'Hyundai i30 Sedan', 'Hyundai Palisade', 'Kia Cerato', 'MG HS'],
  ...['Suzuki Jimny', 'Suzuki Swift', 'Toyota GR86', 'Volkswagen Amarok', 'Volkswagen Multivan', 'Volkswagen Touareg'],
]

/** First model year of the five stars that a demo car can state. */
const ratedSince = 2018

/** Whether a model has five stars from ANCAP in a model year. */
export const hasFiveStars = (makeAndModel: string, year: number): boolean => year >= ratedSince && !others.includes(makeAndModel)
