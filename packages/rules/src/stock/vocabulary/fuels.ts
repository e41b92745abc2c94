import { createVocabulary, type Vocabulary } from './createVocabulary'

/** Fuel of a vehicle. */
export type Fuel =
  | 'petrol'
  | 'unleaded'
  | 'premium'
  | 'diesel'
  | 'lpg'
  | 'dualFuel'
  | 'mildHybrid'
  | 'hybrid'
  | 'plugIn'
  | 'electric'
  | 'hydrogen'

/** Fuels. A bare “gas” is petrol in one country and LPG in another: not recognised (ENT-01, CAR-06). */
export const fuels: Vocabulary<Fuel> = createVocabulary<Fuel>({
  about: 'the fuel',
  entries: [
    {
      value: 'petrol',
      title: 'Petrol',
      spellings: ['p', 'pet', 'gasoline', 'petrol engine', 'petrol turbo', 'turbo petrol', 'E10', 'petrol E10', 'unleaded E10'],
    },
    {
      value: 'unleaded',
      title: 'Petrol - Unleaded',
      spellings: [
        'unleaded',
        'unleaded petrol',
        'ULP',
        'petrol ULP',

        'regular unleaded',
        'petrol 91',
        'ULP 91',
        '91 RON',
        'petrol - unleaded ULP',
        'unleaded 91',
      ],
    },
    {
      value: 'premium',
      title: 'Petrol - Premium Unleaded',
      spellings: [
        ...[
          'PULP',
          'premium',
          'premium unleaded',
          'premium unleaded petrol',
          'petrol - premium ULP',
          'petrol premium',
          'premium petrol',
          'premium ULP',
          'UPULP',
        ],
        ...[
          'petrol 95',
          'petrol 98',
          'PULP 95',
          'PULP 98',
          '95 RON',
          '98 RON',
          'premium 95',
          'premium 98',
          'unleaded premium',
          'petrol PULP',
          'premium unleaded 95',
          'premium unleaded 98',
        ],
      ],
    },
    {
      value: 'diesel',
      title: 'Diesel',
      spellings: ['D', 'dies', 'dsl', 'turbo diesel', 'diesel turbo', 'TD', 'TDI', 'diesel engine', 'biodiesel', 'diesel fuel'],
    },
    { value: 'lpg', title: 'LPG', spellings: ['liquefied petroleum gas', 'autogas', 'LP gas', 'LPG only', 'gas LPG', 'LPG gas'] },
    {
      value: 'dualFuel',
      title: 'Petrol and LPG',
      spellings: [
        'petrol/LPG',
        'LPG/petrol',
        'dual fuel',
        'ULP/LPG',
        'petrol or LPG',
        'bi-fuel',
        'petrol - LPG',
        'dual fuel petrol/LPG',
        'petrol + LPG',
      ],
    },
    {
      value: 'mildHybrid',
      title: 'Mild Hybrid',
      spellings: [
        'MHEV',
        'mild hybrid petrol',
        'petrol mild hybrid',
        'mild hybrid diesel',
        'diesel mild hybrid',
        '48V mild hybrid',
        'mild-hybrid',
        'petrol MHEV',
        'diesel MHEV',
        'mild hybrid MHEV',
      ],
    },
    {
      value: 'hybrid',
      title: 'Hybrid',
      spellings: [
        ...[
          'HEV',
          'petrol hybrid',
          'hybrid petrol',
          'petrol/electric',
          'petrol electric hybrid',
          'electric/petrol',
          'petrol-electric',
          'hybrid electric',
          'full hybrid',
        ],
        ...[
          'self-charging hybrid',
          'diesel hybrid',
          'hybrid diesel',
          'diesel/electric',
          'hybrid HEV',
          'petrol HEV',
          'hybrid petrol electric',
          'petrol - hybrid',
          'unleaded hybrid',
          'hybrid - petrol',
          'hybrid unleaded',
          'petrol + electric',
          'unleaded petrol/electric',
          'hybrid (petrol/electric)',
        ],
      ],
    },
    {
      value: 'plugIn',
      title: 'Plug-in Hybrid',
      spellings: [
        'PHEV',
        'plug in',
        'plug-in hybrid electric',
        'plugin hybrid',
        'petrol plug-in hybrid',
        'plug-in hybrid petrol',
        'petrol PHEV',
        'hybrid plug-in',
        'plug-in petrol electric',
        'PHEV petrol',
        'plug-in petrol hybrid',
        'petrol - PHEV',
        'plug-in hybrid electric vehicle',
        'plug-in hybrid (PHEV)',
        'diesel PHEV',
        'petrol electric plug-in',
        'petrol/electric (plug-in)',
      ],
    },
    {
      value: 'electric',
      title: 'Electric',
      spellings: [
        'EV',
        'BEV',
        'battery electric',
        'battery',
        'electricity',
        'fully electric',
        'pure electric',
        'full electric',
        'all electric',
        'battery electric vehicle',
        '100% electric',
        'electric (EV)',
        'electric - battery',
      ],
    },
    { value: 'hydrogen', title: 'Hydrogen', spellings: ['FCEV', 'fuel cell', 'hydrogen fuel cell', 'H2'] },
  ],
})
