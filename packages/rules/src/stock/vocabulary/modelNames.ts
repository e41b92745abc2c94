/**
 * Models on the roads of Australia and New Zealand, by make, which a title of a car may name. Words of any title, such as Fit or Note, and
 * codes, such as 320i, are left out (MOD-03).
 */
export const modelNames: Readonly<Record<string, string>> = {
  Audi: 'A1, A3, A4, A5, A6, A7, A8, Q2, Q3, Q5, Q7, Q8, TT, R8, e-tron',
  BMW: '1 Series, 2 Series, 3 Series, 4 Series, 5 Series, 6 Series, 7 Series, 8 Series, X1, X2, X3, X4, X5, X6, X7, Z3, Z4, i3, i4, i5, i7, i8, iX, iX1, iX3',
  BYD: 'Atto 3, Dolphin, Seal, Sealion 6, Sealion 7, Shark',
  Chery: 'Omoda 5, Tiggo 4, Tiggo 7, Tiggo 8',
  Chrysler: '300C, Grand Voyager, Voyager, PT Cruiser',
  Citroën: 'C3, C4, C5, Berlingo, Dispatch',
  Dodge: 'Journey, Caliber, Nitro, Ram',
  Fiat: '500X, Punto, Ducato, Freemont',
  Ford: 'Falcon, Territory, Fiesta, Focus, Mondeo, Ranger, Everest, Mustang, Mach-E, Puma, Kuga, Escape, EcoSport, Endura, Transit, Tourneo, F-150, Fairlane, Laser, Courier',
  GWM: 'Cannon, Ute, Steed, Tank 300, Tank 500, Ora, Haval H6, Haval Jolion, Haval H2, Haval H9',
  Haval: 'H2, H6, H9, Jolion',
  Holden:
    'Commodore, Calais, Berlina, Caprice, Statesman, Monaro, Cruze, Barina, Astra, Captiva, Colorado, Colorado 7, Trailblazer, Trax, Equinox, Acadia, Insignia, Rodeo, Vectra, Epica, Malibu, Viva, Frontera, Jackaroo, Zafira, Tigra',
  Honda: 'Accord, Civic, Jazz, CR-V, HR-V, ZR-V, Odyssey, Prelude, Integra, S2000, NSX, CR-Z, Stepwgn',
  Hyundai:
    'Accent, Elantra, Sonata, Getz, i20, i30, i40, i45, ix35, Tucson, Santa Fe, Kona, Venue, Palisade, iLoad, iMax, Staria, Veloster, Genesis, Ioniq, Ioniq 5, Ioniq 6, Inster, Excel, Terracan, Tiburon',
  Isuzu: 'D-MAX, MU-X',
  'Isuzu UTE': 'D-MAX, MU-X',
  Jaguar: 'XE, XF, XJ, F-Pace, E-Pace, I-Pace, F-Type, S-Type, X-Type',
  Jeep: 'Wrangler, Cherokee, Grand Cherokee, Compass, Renegade, Patriot, Gladiator, Avenger, Commander',
  Kia: 'Rio, Picanto, Cerato, Sportage, Sorento, Carnival, Grand Carnival, Stinger, Optima, Seltos, Stonic, Niro, EV3, EV5, EV6, EV9, K4, Rondo, Spectra, Pregio, Tasman, Magentis',
  'Land Rover': 'Discovery, Discovery Sport, Defender, Freelander, Range Rover, Range Rover Sport, Range Rover Evoque, Range Rover Velar',
  LDV: 'T60, G10, D90, V80, Deliver 7, Deliver 9, eT60, MIFA',
  Lexus: 'NX, RX, UX, LX, GX, LBX',
  Mazda:
    'Mazda2, Mazda3, Mazda6, CX-3, CX-30, CX-5, CX-7, CX-8, CX-9, CX-60, CX-70, CX-80, CX-90, MX-5, MX-30, BT-50, RX-7, RX-8, Premacy, Tribute, Demio, Axela, Atenza, Bravo',
  'Mercedes-Benz':
    'A-Class, B-Class, C-Class, E-Class, S-Class, G-Class, V-Class, X-Class, CLA, CLS, CLK, SLK, SLC, GLA, GLB, GLC, GLE, GLS, EQA, EQB, EQC, EQE, EQS, Vito, Sprinter, Valente',
  MG: 'MG3, MG4, MG5, MG6, ZS, HS, GS, ZST, Cyberster, QS',
  Mitsubishi:
    'Triton, Outlander, Pajero, Pajero Sport, ASX, Eclipse Cross, Lancer, Mirage, Colt, Magna, Challenger, Grandis, Galant, Verada, Delica, i-MiEV',
  Nissan:
    'Navara, X-Trail, Qashqai, Juke, Patrol, Pathfinder, Pulsar, Micra, Tiida, Maxima, Murano, Dualis, Leaf, Altima, Almera, Skyline, Elgrand, Serena, 350Z, 370Z, Ariya, Bluebird',
  Peugeot: '206, 207, 208, 306, 307, 308, 406, 407, 408, 508, 3008, 4008, 5008, Partner, Expert, Boxer',
  Porsche: '911, Boxster, Cayman, Cayenne, Macan, Panamera, Taycan',
  Renault: 'Captur, Clio, Koleos, Megane, Kangoo, Trafic, Kadjar, Arkana, Fluence, Scenic, Zoe, Austral, Duster',
  Škoda: 'Octavia, Superb, Kodiaq, Fabia, Yeti, Karoq, Kamiq, Scala, Rapid, Roomster, Enyaq',
  Skoda: 'Octavia, Superb, Kodiaq, Fabia, Yeti, Karoq, Kamiq, Scala, Rapid, Roomster, Enyaq',
  SsangYong: 'Korando, Rexton, Musso, Tivoli, Actyon, Stavic, Torres',
  Subaru: 'Liberty, Legacy, Outback, Impreza, Forester, XV, BRZ, Levorg, WRX, Crosstrek, Tribeca, Solterra, Exiga',
  Suzuki: 'Swift, Baleno, Vitara, Grand Vitara, Jimny, Ignis, S-Cross, SX4, Alto, APV, Celerio, Kizashi, Fronx, Liana',
  Tesla: 'Model 3, Model S, Model X, Model Y, Roadster',
  Toyota:
    'Corolla, Corolla Cross, Camry, Aurion, Avalon, HiLux, HiAce, LandCruiser, Prado, RAV4, Kluger, Fortuner, Yaris, Yaris Cross, C-HR, Prius, Prius C, Prius V, Tarago, Granvia, Supra, GR86, Echo, Rukus, FJ Cruiser, Tundra, bZ4X, Celica, Starlet, Avensis, Spacia, Vitz, Alphard, Vellfire, Estima, Coaster, MR2',
  Volkswagen:
    'Golf, Polo, Tiguan, Tiguan Allspace, Passat, Amarok, Touareg, T-Roc, T-Cross, Caddy, Transporter, Multivan, Caravelle, Crafter, Jetta, Beetle, Arteon, Eos, Scirocco, ID.3, ID.4, ID.5, ID Buzz',
  Volvo: 'XC40, XC60, XC70, XC90, V40, V50, V60, V70, V90, S40, S60, S80, S90, C30, C40, C70, EX30, EX90',
}

/** Models that are called by each other’s name. */
export const modelFamilies: readonly (readonly string[])[] = [
  ['LandCruiser', 'Prado', 'LC70', 'LC76', 'LC78', 'LC79', 'LC100', 'LC105', 'LC200', 'LC300'],
  ['Commodore', 'Calais', 'Berlina', 'Caprice', 'Statesman', 'Monaro', 'Ute', 'Utility', 'Crewman', 'Adventra', 'Clubsport', 'Maloo'],
  ['Falcon', 'Fairmont', 'Futura', 'Ute', 'Utility', 'XR6', 'XR8', 'G6', 'G6E'],
  ['Impreza', 'WRX', 'XV', 'Crosstrek'],
  ['Liberty', 'Legacy', 'Outback'],
  ['Mazda2', 'Demio'],
  ['Mazda3', 'Axela'],
  ['Mazda6', 'Atenza'],
  ['Yaris', 'Vitz', 'Echo'],
  ['Tarago', 'Estima'],
  ['Alphard', 'Vellfire'],
  ['Carnival', 'Grand Carnival'],
  ['Kluger', 'Highlander'],
  ['Dualis', 'Qashqai'],
  ['Genesis', 'Elantra'],
  ['Colorado', 'Colorado 7', 'Trailblazer'],
  ['Transit', 'Tourneo'],
  ['Transporter', 'Multivan', 'Caravelle'],
  ['Vito', 'V-Class', 'Valente'],
]
