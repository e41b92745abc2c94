import { look, type ModelStyle } from './ModelStyle'

/** Sizes as brochures give them, to the nearest five millimetres or so; shapes are generic. */
export const chineseStyles: Readonly<Record<string, ModelStyle>> = {
  'BYD Dolphin': look([4_290, 1_770, 1_570, 2_700], '205/50R17', 'closed', 'slim', 'bar', 'turbine', {
    bonnet: -0.1,
    waist: -0.02,
    blackRoof: true,
    finish: 'machined',
  }),
  'BYD Atto 3': look([4_455, 1_875, 1_615, 2_720], '215/55R18', 'slim', 'slim', 'bar', 'turbine', {
    rails: 'silver',
    wedge: 0.03,
    finish: 'machined',
    cladding: false,
  }),
  'BYD Seal': look([4_800, 1_875, 1_460, 2_920], '235/45R19', 'smile', 'swept', 'bar', 'ySpoke', {
    rake: 0.2,
    bonnet: -0.06,
    brow: -0.04,
    fall: 0.05,
    finish: 'machined',
  }),
  'BYD Sealion 7': look([4_830, 1_925, 1_620, 2_930], '235/50R19', 'smile', 'swept', 'bar', 'turbine', {
    back: 0.4,
    fall: 0.12,
    rake: 0.16,
    waist: 0.03,
    finish: 'machined',
  }),
  'BYD Shark 6': look([5_455, 1_970, 1_925, 3_260], '265/65R18', 'truck', 'line', 'tub', 'turbine', {
    sportsBar: true,
    square: 0.6,
    brow: 0.06,
    finish: 'machined',
  }),
  'BYD Atto 2': look([4_310, 1_830, 1_675, 2_620], '215/60R17', 'slim', 'block', 'bar', 'aero', {
    square: 0.5,
    rails: 'black',
    cladding: true,
    finish: 'machined',
  }),
  'BYD Sealion 6': look([4_775, 1_890, 1_670, 2_765], '235/50R19', 'mouth', 'swept', 'bar', 'multiSpoke', {
    rails: 'silver',
    bonnet: 0.06,
    cladding: false,
    finish: 'machined',
  }),
  'BYD Denza B8': look([5_195, 1_995, 1_905, 2_920], '265/60R20', 'truck', 'block', 'vertical', 'turbine', {
    square: 0.9,
    rails: 'black',
    spare: true,
    brow: 0.06,
    finish: 'graphite',
  }),
  'BYD T3': look([4_460, 1_720, 1_875, 2_725], '195/60R16', 'closed', 'drop', 'vertical', 'fiveSpoke', {
    square: 0.3,
    bonnet: 0.1,
    finish: 'silver',
  }),

  'MG MG3': look([4_115, 1_795, 1_500, 2_570], '195/55R16', 'smile', 'swept', 'corner', 'fiveSpoke', {
    bonnet: 0.04,
    before: [{ until: 2023, size: [4_055, 1_730, 1_520, 2_520], grille: 'hex', lamps: 'drop' }],
  }),
  'MG MG4': look([4_285, 1_835, 1_505, 2_705], '215/50R17', 'closed', 'swept', 'bar', 'aero', {
    brow: -0.06,
    wedge: 0.06,
    blackRoof: true,
    finish: 'machined',
  }),
  'MG ZS': look([4_325, 1_810, 1_650, 2_580], '215/50R17', 'hex', 'swept', 'corner', 'twinSpoke', { rails: 'silver' }),
  'MG HS': look([4_610, 1_875, 1_685, 2_720], '235/50R18', 'shield', 'drop', 'bar', 'multiSpoke', {
    rails: 'silver',
    chrome: true,
    finish: 'machined',
  }),
  'MG U9': look([5_500, 2_005, 1_875, 3_300], '265/60R19', 'truck', 'split', 'tub', 'turbine', {
    body: 'ute',
    square: 0.6,
    brow: 0.06,
    sportsBar: true,
    finish: 'machined',
  }),

  'GWM Haval Jolion': look([4_470, 1_840, 1_620, 2_700], '225/55R18', 'mouth', 'bracket', 'slim', 'multiSpoke', {
    rails: 'silver',
    chrome: true,
  }),
  'GWM Tank 300': look([4_760, 1_930, 1_905, 2_750], '265/60R18', 'box', 'round', 'vertical', 'twinSpoke', {
    square: 1,
    spare: true,
    rails: 'black',
    lift: 0.04,
    brow: 0.05,
    finish: 'black',
  }),
  'GWM Cannon': look([5_410, 1_935, 1_885, 3_230], '265/60R18', 'truck', 'tall', 'tub', 'multiSpoke', {
    chrome: true,
    brow: 0.07,
    sportsBar: true,
    finish: 'machined',
  }),
  'GWM Haval H6': look([4_655, 1_885, 1_730, 2_740], '225/60R18', 'mouth', 'slim', 'bar', 'multiSpoke', {
    body: 'suv',
    rails: 'silver',
    chrome: true,
    back: 0.06,
    finish: 'machined',
  }),
  'GWM Ora': look([4_235, 1_825, 1_605, 2_650], '215/50R18', 'closed', 'round', 'round', 'multiSpoke', {
    body: 'hatch',
    waist: 0.01,
    brow: 0.04,
    finish: 'machined',
  }),

  'Chery Omoda 5': look([4_400, 1_830, 1_590, 2_630], '215/55R18', 'hex', 'split', 'bar', 'turbine', {
    body: 'suv',
    back: 0.3,
    fall: 0.07,
    wedge: 0.05,
    blackRoof: true,
    finish: 'graphite',
  }),
  'Chery Tiggo 4': look([4_305, 1_830, 1_660, 2_610], '215/60R17', 'hex', 'swept', 'bar', 'twinSpoke', {
    body: 'suv',
    rails: 'silver',
    square: 0.2,
    finish: 'machined',
  }),
  'Chery Tiggo 7': look([4_510, 1_860, 1_705, 2_670], '225/60R18', 'mouth', 'slim', 'bar', 'fiveSpoke', {
    body: 'suv',
    rails: 'silver',
    chrome: true,
    finish: 'machined',
  }),
  'Chery Tiggo 8': look([4_725, 1_860, 1_705, 2_710], '235/55R18', 'mouth', 'block', 'bar', 'multiSpoke', {
    body: 'suv',
    rails: 'silver',
    chrome: true,
    quarter: 0.1,
    square: 0.3,
  }),

  'LDV T60': look([5_365, 1_900, 1_845, 3_155], '255/60R18', 'bars', 'swept', 'tub', 'multiSpoke', {
    body: 'ute',
    brow: 0.04,
    chrome: true,
    sportsBar: true,
    finish: 'machined',
  }),
  'LDV G10': look([5_170, 1_980, 1_930, 3_200], '215/70R16', 'slim', 'drop', 'vertical', 'steel', {
    body: 'van',
    bonnet: 0.16,
    brow: -0.02,
    chrome: true,
  }),
  'LDV Deliver 9': look([5_545, 2_015, 2_535, 3_365], '235/65R16', 'narrow', 'drop', 'vertical', 'steel', {
    body: 'van',
    brow: 0.06,
    bonnet: 0.16,
  }),
  'LDV D90': look([5_005, 1_930, 1_875, 2_950], '255/60R18', 'bars', 'swept', 'slim', 'multiSpoke', {
    body: 'largeSuv',
    chrome: true,
    rails: 'silver',
    finish: 'machined',
  }),
}
