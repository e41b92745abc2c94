import { look, type ModelStyle } from './ModelStyle'

/** Sizes as brochures give them, to the nearest five millimetres or so; shapes are generic. */
export const europeanStyles: Readonly<Record<string, ModelStyle>> = {
  'Volkswagen Polo': look([4_075, 1_750, 1_450, 2_550], '195/55R16', 'slim', 'block', 'corner', 'multiSpoke', {
    square: 0.2,
    before: [{ until: 2017, size: [3_970, 1_680, 1_455, 2_470], tyre: '185/60R15', lamps: 'drop', square: 0.1, wheels: 'fiveSpoke' }],
  }),
  'Volkswagen Golf': look([4_285, 1_790, 1_455, 2_620], '225/45R17', 'slim', 'slim', 'corner', 'twinSpoke', {
    finish: 'machined',
    quarter: -0.06,
    before: [{ until: 2020, size: [4_260, 1_800, 1_455, 2_635], tyre: '225/45R17', lamps: 'block', wheels: 'fiveSpoke', finish: 'silver' }],
  }),
  'Volkswagen T-Roc': look([4_235, 1_820, 1_575, 2_590], '225/45R19', 'bars', 'block', 'corner', 'fiveSpoke', {
    back: 0.16,
    blackRoof: true,
    rails: 'silver',
    finish: 'machined',
  }),
  'Volkswagen Tiguan': look([4_540, 1_840, 1_660, 2_680], '235/50R19', 'slim', 'line', 'bar', 'twinSpoke', {
    rails: 'silver',
    finish: 'machined',
    before: [
      {
        until: 2023,
        size: [4_485, 1_840, 1_665, 2_680],
        tyre: '235/55R18',
        grille: 'bars',
        lamps: 'block',
        tail: 'corner',
        square: 0.3,
        finish: 'silver',
      },
    ],
  }),
  'Volkswagen Touareg': look([4_880, 1_985, 1_715, 2_895], '255/55R19', 'bars', 'block', 'wide', 'multiSpoke', {
    body: 'suv',
    rails: 'silver',
    chrome: true,
    finish: 'machined',
    bonnet: 0.08,
  }),
  'Volkswagen Amarok': look([5_350, 1_910, 1_885, 3_270], '255/65R18', 'bars', 'slim', 'tub', 'turbine', {
    sportsBar: true,
    square: 0.4,
    finish: 'machined',
    before: [{ until: 2022, size: [5_255, 1_955, 1_835, 3_095], tyre: '255/60R18', lamps: 'block', wheels: 'fiveSpoke', chrome: true }],
  }),
  'Volkswagen Multivan': look([5_175, 1_940, 1_905, 3_125], '235/50R18', 'slim', 'slim', 'slim', 'fiveSpoke', {
    chrome: true,
    finish: 'machined',
    quarter: 0.05,
    before: [
      {
        until: 2021,
        size: [4_905, 1_905, 1_990, 3_000],
        tyre: '235/55R17',
        lamps: 'block',
        grille: 'bars',
        bonnet: -0.12,
        square: 0.5,
        tail: 'vertical',
        finish: 'silver',
      },
    ],
  }),
  'Volkswagen ID.4': look([4_585, 1_850, 1_630, 2_765], '235/50R20', 'closed', 'line', 'bar', 'aero', {
    back: 0.18,
    fall: 0.04,
    rails: 'silver',
    cladding: true,
    blackRoof: true,
  }),
  'Volkswagen ID. Buzz': look([4_960, 1_985, 1_935, 3_240], '235/50R20', 'closed', 'line', 'bar', 'aero', {
    bonnet: -0.3,
    brow: 0.12,
    rake: -0.1,
    waist: -0.05,
  }),
  'Volkswagen T-Cross': look([4_235, 1_760, 1_585, 2_550], '205/55R17', 'bars', 'block', 'bar', 'fiveSpoke', {
    body: 'suv',
    square: 0.4,
    rails: 'silver',
    finish: 'machined',
  }),
  'Volkswagen Passat': look([4_775, 1_830, 1_475, 2_785], '235/45R18', 'bars', 'block', 'wide', 'multiSpoke', {
    body: 'wagon',
    rails: 'silver',
    chrome: true,
    square: 0.2,
    finish: 'machined',
  }),
  'Volkswagen Caddy': look([4_500, 1_855, 1_820, 2_755], '205/60R16', 'slim', 'block', 'vertical', 'steel', {
    body: 'van',
    bonnet: 0.2,
    brow: -0.02,
  }),
  'Volkswagen Transporter': look([4_905, 1_905, 1_990, 3_000], '215/65R16', 'bars', 'block', 'vertical', 'steel', {
    body: 'van',
    square: 0.4,
    brow: 0.04,
  }),
  'Volkswagen Crafter': look([5_985, 2_040, 2_590, 3_640], '235/65R16', 'bars', 'block', 'vertical', 'steel', {
    body: 'van',
    bonnet: 0.18,
    square: 0.3,
    brow: 0.08,
  }),

  'BMW 1 Series': look([4_320, 1_800, 1_435, 2_670], '225/40R18', 'box', 'swept', 'corner', 'twinSpoke', {
    bonnet: 0.1,
    finish: 'machined',
    before: [
      {
        until: 2018,
        size: [4_330, 1_765, 1_420, 2_690],
        tyre: '225/45R17',
        bonnet: 0.22,
        back: 0.06,
        wheels: 'multiSpoke',
        finish: 'silver',
      },
    ],
  }),
  'BMW 3 Series': look([4_710, 1_825, 1_435, 2_850], '225/45R18', 'box', 'slim', 'wide', 'twinSpoke', {
    bonnet: 0.16,
    chrome: true,
    finish: 'graphite',
    before: [
      { until: 2018, size: [4_635, 1_810, 1_430, 2_810], tyre: '225/50R17', lamps: 'swept', finish: 'silver', wheels: 'multiSpoke' },
    ],
  }),
  'BMW X3': look([4_755, 1_920, 1_660, 2_865], '245/50R19', 'box', 'slim', 'corner', 'ySpoke', {
    bonnet: 0.16,
    rails: 'black',
    chrome: true,
    finish: 'graphite',
    square: 0.35,
    before: [
      { until: 2017, size: [4_655, 1_880, 1_680, 2_810], tyre: '245/50R18', lamps: 'block', finish: 'silver', wheels: 'fiveSpoke' },
      { until: 2024, size: [4_710, 1_890, 1_675, 2_865] },
    ],
  }),
  'BMW iX1': look([4_500, 1_845, 1_615, 2_690], '225/55R18', 'narrow', 'swept', 'corner', 'aero', {
    rails: 'silver',
    square: 0.4,
    finish: 'machined',
  }),
  'BMW i4': look([4_785, 1_850, 1_450, 2_855], '245/40R19', 'narrow', 'slim', 'wide', 'aero', {
    bonnet: 0.14,
    back: 0.16,
    fall: 0.06,
    finish: 'graphite',
  }),
  'BMW X1': look([4_500, 1_845, 1_640, 2_690], '225/55R18', 'box', 'bracket', 'corner', 'ySpoke', {
    body: 'suv',
    rails: 'silver',
    square: 0.4,
    chrome: true,
  }),
  'BMW X5': look([4_935, 2_005, 1_765, 2_975], '265/50R20', 'box', 'swept', 'wide', 'twinSpoke', {
    body: 'suv',
    bonnet: 0.18,
    brow: 0.04,
    rails: 'black',
    finish: 'graphite',
  }),

  'Mercedes-Benz A-Class': look([4_420, 1_795, 1_440, 2_730], '225/45R18', 'smile', 'swept', 'corner', 'fiveSpoke', {
    bonnet: 0.1,
    finish: 'machined',
    before: [{ until: 2017, size: [4_300, 1_780, 1_435, 2_700], tyre: '225/45R17', grille: 'bars', lamps: 'drop', finish: 'silver' }],
  }),
  'Mercedes-Benz C-Class': look([4_750, 1_820, 1_440, 2_865], '225/45R18', 'mouth', 'swept', 'wide', 'multiSpoke', {
    bonnet: 0.18,
    chrome: true,
    finish: 'machined',
    fall: 0.03,
    before: [{ until: 2021, size: [4_685, 1_810, 1_440, 2_840], tyre: '225/50R17', grille: 'bars', wheels: 'fiveSpoke', finish: 'silver' }],
  }),
  'Mercedes-Benz GLC': look([4_715, 1_890, 1_640, 2_890], '235/55R19', 'bars', 'swept', 'wide', 'multiSpoke', {
    bonnet: 0.18,
    rails: 'silver',
    chrome: true,
    back: 0.1,
    finish: 'machined',
    before: [{ until: 2022, size: [4_655, 1_890, 1_645, 2_875], tyre: '235/60R18', lamps: 'drop', tail: 'corner', wheels: 'fiveSpoke' }],
  }),
  'Mercedes-Benz EQA': look([4_465, 1_835, 1_620, 2_730], '235/50R19', 'closed', 'line', 'bar', 'turbine', {
    rails: 'silver',
    finish: 'machined',
  }),
  'Mercedes-Benz GLA': look([4_410, 1_835, 1_610, 2_730], '235/50R19', 'mouth', 'swept', 'slim', 'fiveSpoke', {
    body: 'suv',
    back: 0.1,
    rails: 'silver',
    chrome: true,
    finish: 'machined',
  }),
  'Mercedes-Benz GLE': look([4_925, 1_945, 1_795, 2_995], '255/50R20', 'bars', 'swept', 'slim', 'multiSpoke', {
    body: 'suv',
    bonnet: 0.16,
    rails: 'silver',
    chrome: true,
  }),
  'Mercedes-Benz Sprinter': look([5_930, 2_020, 2_640, 3_665], '235/65R16', 'bars', 'drop', 'vertical', 'steel', {
    body: 'van',
    bonnet: 0.14,
    brow: 0.02,
  }),
  'Mercedes-Benz Vito': look([5_140, 1_930, 1_910, 3_200], '205/65R16', 'bars', 'drop', 'vertical', 'fiveSpoke', {
    body: 'van',
    bonnet: 0.18,
    brow: -0.02,
    rake: 0.06,
  }),

  'Polestar Polestar 2': look([4_605, 1_860, 1_480, 2_735], '245/45R19', 'slim', 'bracket', 'bar', 'ySpoke', {
    back: -0.02,
    fall: 0.04,
    brow: 0.05,
    square: 0.5,
    lift: 0.03,
    finish: 'graphite',
  }),
  'Polestar Polestar 4': look([4_840, 2_010, 1_545, 3_000], '255/50R20', 'closed', 'bracket', 'bar', 'twinSpoke', {
    back: 0.5,
    fall: 0.14,
    rake: 0.24,
    brow: -0.1,
    cladding: false,
    finish: 'black',
  }),

  'Volvo EX30': look([4_235, 1_840, 1_550, 2_650], '225/55R18', 'closed', 'bracket', 'vertical', 'aero', {
    square: 0.6,
    blackRoof: true,
    cladding: true,
    finish: 'graphite',
  }),
  'Volvo XC60': look([4_710, 1_900, 1_660, 2_865], '235/60R18', 'shield', 'bracket', 'high', 'multiSpoke', {
    bonnet: 0.14,
    rails: 'silver',
    chrome: true,
    back: 0.08,
    finish: 'machined',
    before: [
      {
        until: 2017,
        size: [4_645, 1_890, 1_715, 2_775],
        tyre: '235/60R18',
        lamps: 'drop',
        bonnet: 0.06,
        finish: 'silver',
        wheels: 'fiveSpoke',
      },
    ],
  }),
  'Volvo XC40': look([4_440, 1_865, 1_650, 2_700], '235/50R19', 'shield', 'bracket', 'high', 'twinSpoke', {
    body: 'suv',
    square: 0.5,
    wedge: 0.06,
    blackRoof: true,
    finish: 'machined',
  }),

  'Skoda Octavia': look([4_690, 1_830, 1_470, 2_685], '225/45R18', 'box', 'bracket', 'corner', 'turbine', {
    body: 'wagon',
    rails: 'black',
    finish: 'machined',
  }),
  'Skoda Kodiaq': look([4_760, 1_865, 1_660, 2_790], '235/55R19', 'box', 'split', 'bar', 'turbine', {
    body: 'suv',
    square: 0.6,
    rails: 'silver',
    quarter: 0.08,
    finish: 'machined',
  }),
  'Skoda Kamiq': look([4_240, 1_795, 1_555, 2_640], '205/55R17', 'box', 'split', 'corner', 'twinSpoke', {
    body: 'suv',
    square: 0.3,
    rails: 'silver',
  }),

  'Audi A3': look([4_345, 1_815, 1_450, 2_635], '225/40R18', 'hex', 'block', 'corner', 'fiveSpoke', {
    body: 'hatch',
    bonnet: 0.08,
    square: 0.2,
    finish: 'machined',
  }),
  'Audi Q3': look([4_485, 1_850, 1_585, 2_680], '235/55R18', 'hex', 'block', 'corner', 'fiveSpoke', {
    body: 'suv',
    rails: 'silver',
    square: 0.4,
    finish: 'machined',
  }),
  'Audi Q5': look([4_680, 1_895, 1_660, 2_820], '235/55R19', 'hex', 'slim', 'slim', 'multiSpoke', {
    body: 'suv',
    rails: 'silver',
    chrome: true,
    bonnet: 0.1,
    finish: 'machined',
  }),

  'Renault Koleos': look([4_675, 1_845, 1_680, 2_705], '225/60R18', 'bars', 'bracket', 'bar', 'fiveSpoke', {
    body: 'suv',
    chrome: true,
    rails: 'silver',
    bonnet: 0.04,
  }),
  'Renault Trafic': look([5_080, 1_955, 1_975, 3_100], '215/65R16', 'bars', 'bracket', 'vertical', 'steel', {
    body: 'van',
    brow: 0.04,
    square: 0.2,
  }),
  'Renault Kangoo': look([4_485, 1_920, 1_840, 2_715], '205/60R16', 'bars', 'bracket', 'vertical', 'fiveSpoke', {
    body: 'van',
    bonnet: 0.16,
    square: 0.3,
    finish: 'silver',
  }),

  'Peugeot 3008': look([4_450, 1_840, 1_625, 2_675], '225/55R18', 'shield', 'drop', 'bar', 'turbine', {
    body: 'suv',
    square: 0.3,
    blackRoof: true,
    chrome: true,
    finish: 'machined',
  }),

  'Fiat Ducato': look([5_415, 2_050, 2_525, 3_450], '225/75R16', 'smile', 'drop', 'vertical', 'steel', {
    body: 'van',
    bonnet: -0.06,
    brow: -0.04,
    waist: 0.06,
  }),

  'Land Rover Defender': look([4_760, 2_010, 1_970, 3_020], '255/60R20', 'closed', 'round', 'vertical', 'steel', {
    body: 'largeSuv',
    square: 1,
    spare: true,
    lift: 0.03,
    brow: 0.04,
    finish: 'graphite',
  }),
  'Land Rover Discovery Sport': look([4_600, 1_905, 1_725, 2_740], '235/60R18', 'mouth', 'swept', 'wide', 'fiveSpoke', {
    body: 'suv',
    square: 0.5,
    blackRoof: true,
    wedge: 0.05,
    finish: 'machined',
  }),
  'Land Rover Range Rover Sport': look([4_945, 2_045, 1_820, 2_995], '275/50R21', 'slim', 'slim', 'bar', 'turbine', {
    body: 'suv',
    square: 0.5,
    blackRoof: true,
    fall: 0.06,
    back: 0.06,
    wedge: 0.06,
    finish: 'graphite',
  }),

  'MINI Cooper': look([3_855, 1_755, 1_460, 2_495], '195/55R16', 'mouth', 'round', 'vertical', 'fiveSpoke', {
    body: 'hatch',
    square: 0.5,
    twoDoors: true,
    blackRoof: true,
    chrome: true,
    waist: 0.03,
  }),

  'Porsche Macan': look([4_725, 1_920, 1_605, 2_805], '235/55R19', 'mouth', 'swept', 'bar', 'fiveSpoke', {
    body: 'suv',
    back: 0.26,
    fall: 0.08,
    rake: 0.08,
    cladding: false,
    finish: 'machined',
  }),
}
