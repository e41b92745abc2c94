/** Names of a model in New Zealand: its own, if it differs, and those of its grades. */
interface NewZealandNames {
  readonly model?: string
  /** By Australian name; a grade without an entry has the same name. */
  readonly grades: Readonly<Record<string, string>>
}

/** Names in New Zealand by make and Australian model name, where they differ. */
export const newZealandNames: Readonly<Record<string, NewZealandNames>> = {
  'Toyota Yaris': { grades: { Ascent: 'GX', 'Ascent Sport Hybrid': 'GX Hybrid' } },
  'Toyota Yaris Cross': { grades: { 'Urban Hybrid AWD': 'Limited Hybrid AWD' } },
  'Toyota Corolla': { grades: { 'Ascent Sport': 'GX', 'Ascent Sport Hybrid': 'GX Hybrid' } },
  'Toyota Corolla Cross': { grades: { 'Atmos Hybrid AWD': 'Limited Hybrid AWD' } },
  'Toyota C-HR': { grades: { Standard: '1.2T', Koba: 'Limited', 'Koba Hybrid': 'Limited Hybrid' } },
  'Toyota Camry': { grades: { 'Ascent Hybrid': 'GX Hybrid', 'Ascent Sport Hybrid': 'SX Hybrid', 'SL Hybrid': 'ZR Hybrid' } },
  'Toyota RAV4': {
    grades: {
      'Cruiser AWD': 'Limited AWD',
      'Cruiser Hybrid': 'Limited Hybrid',
      'Edge AWD': 'Adventure AWD',
      'Edge Hybrid AWD': 'Adventure Hybrid AWD',
    },
  },
  'Toyota Kluger': { model: 'Highlander', grades: { 'Grande AWD': 'Limited AWD', 'Grande Hybrid AWD': 'Limited Hybrid AWD' } },
  'Toyota LandCruiser Prado': { grades: { GX: 'TX', GXL: 'VX', VX: 'VX Limited', Kakadu: 'VX Limited' } },
  'Toyota LandCruiser 300': { grades: { GXL: 'VX', Sahara: 'ZX' } },
  'Toyota HiLux': { grades: { WorkMate: 'S', Rogue: 'SR5 Cruiser' } },
  'Toyota HiAce': { grades: { LWB: 'ZR', SLWB: 'ZX' } },
  'Mazda Mazda2': { grades: { Maxx: 'GLX', Genki: 'GSX', 'G15 Pure': 'GLX', 'G15 GT': 'Limited' } },
  'Mazda Mazda3': {
    grades: { Neo: 'GLX', Maxx: 'GSX', 'SP25 Astina': 'SP25 Limited', 'G20 Pure': 'GLX', 'G20 Evolve': 'GSX', 'G25 Astina': 'Takami' },
  },
  'Mazda CX-3': { grades: { Maxx: 'GSX', Akari: 'Limited', 'G20 Sport': 'GSX', 'G20 Akari': 'Limited' } },
  'Mazda CX-5': {
    grades: {
      Maxx: 'GLX',
      'Maxx Sport AWD': 'GSX AWD',
      'Grand Touring AWD': 'Limited AWD',
      'GT AWD': 'Limited AWD',
      'Akera AWD': 'Takami AWD',
      'GT Turbo AWD': 'Limited Turbo AWD',
      'Akera Turbo AWD': 'Takami Turbo AWD',
      'G25 Maxx': 'GLX',
      'G25 Maxx Sport AWD': 'GSX AWD',
      'G35 GT SP': 'SP25T',
      'G35 Akera': 'Takami',
    },
  },
  'Mazda CX-60': { grades: { 'D50e Evolve': 'D50e Touring', 'P50e GT': 'P50e Homura' } },
  'Mazda CX-80': { grades: { 'P50e Azami': 'P50e Takami' } },
  'Mazda CX-9': { grades: { Sport: 'GSX', GT: 'Limited', Azami: 'Takami' } },
  'Mazda BT-50': { grades: { XT: 'GLX', XTR: 'GSX', GT: 'Limited' } },
  'Mazda MX-5': { grades: { Roadster: 'GSX', 'Roadster GT': 'Limited' } },
  'Nissan Leaf': { grades: { Base: '40 kWh' } },
  'Subaru Impreza': { grades: { '2.0L': '2.0 Sport', '2.0S': '2.0 Premium' } },
  'Subaru Crosstrek': { grades: { '2.0L': '2.0 Sport', 'Hybrid S': 'Hybrid Premium' } },
  'Subaru Forester': {
    grades: {
      '2.5i-L': '2.5 Sport',
      '2.5i-S': '2.5 Premium',
      '2.5i': '2.5 Sport',
      '2.5i Premium': '2.5 Premium',
      '2.5i Sport': '2.5 X Sport',
      'Hybrid L': 'e-Boxer',
      'Hybrid S': 'e-Boxer Premium',
      AWD: '2.5',
      'AWD Sport': '2.5 Sport',
    },
  },
  'Subaru Outback': { grades: { AWD: '2.5', 'AWD Touring': 'Touring', 'AWD Sport': 'X', 'Sport XT': 'XT' } },
  'Mitsubishi ASX': { grades: { GS: 'LS', ES: 'LS', Exceed: 'VRX' } },
  'Mitsubishi Eclipse Cross': { grades: { ES: 'XLS', Exceed: 'VRX', 'PHEV Aspire': 'PHEV XLS' } },
  'Mitsubishi Outlander': { grades: { ES: 'LS', Aspire: 'XLS', Exceed: 'VRX', 'PHEV Exceed': 'PHEV VRX' } },
  'Mitsubishi Pajero Sport': { grades: { GLX: 'XLS', GLS: 'VRX', Exceed: 'VRX' } },
  'Mitsubishi Triton': { grades: { 'GLX+': 'GLX-R', Exceed: 'VRX', 'GLS Premium': 'VRX', GSR: 'VRX' } },
  'Honda Jazz': { grades: { VTi: 'S', 'VTi-L': 'L' } },
  'Honda Civic': { grades: { 'VTi-S': 'S', 'VTi-LX': 'RS', 'e:HEV LX': 'e:HEV RS' } },
  'Honda HR-V': { grades: { VTi: 'S', 'VTi-S': 'L', 'Vi X': 'X' } },
  'Honda CR-V': {
    grades: {
      VTi: 'S',
      'VTi-L AWD': 'Sport AWD',
      'VTi-S': 'Touring',
      'VTi-LX AWD': 'Sport Premium AWD',
      'VTi-L7': 'Sport 7',
      'VTi X': 'Touring',
      'VTi LX AWD': 'Sport AWD',
    },
  },
  'Suzuki Swift': { grades: { 'GLX Turbo': 'RS' } },
  'Suzuki Vitara': { grades: { '1.6': 'JLX' } },
  'Suzuki Jimny': { grades: { Lite: 'JX' } },
  'Lexus UX': {
    grades: { 'UX 250h Luxury': 'UX 250h Limited', 'UX 300e Sports Luxury': 'UX 300e Limited', 'UX 300h Luxury': 'UX 300h Limited' },
  },
  'Lexus NX': { grades: { 'NX 250 Luxury': 'NX 250 Limited', 'NX 200t Luxury': 'NX 200t Limited', 'NX 300 Luxury': 'NX 300 Limited' } },
  'Lexus RX': { grades: { 'RX 350h Luxury': 'RX 350h Limited', 'RX 450h Luxury': 'RX 450h Limited' } },
  'Volkswagen Polo': { grades: { '81TSI Comfortline': 'TSI Comfortline', '85TSI Comfortline': 'TSI Comfortline', Life: 'TSI Life' } },
  'Volkswagen Golf': { grades: { '110TSI Comfortline': 'TSI Comfortline', '110TSI Highline': 'TSI Highline', Life: 'TSI Life' } },
  'Volkswagen T-Roc': { grades: { '110TSI Style': 'TSI Style', '140TSI Sport': 'TSI R-Line' } },
  'Volkswagen Tiguan': {
    grades: {
      '110TSI Comfortline': 'TSI Comfortline',
      '132TSI Comfortline': 'TSI Comfortline',
      '162TSI Highline': 'TSI Highline',
      Life: 'TSI Life',
      Elegance: 'TSI Elegance',
      'R-Line': 'TSI R-Line',
    },
  },
  'Volkswagen Touareg': { grades: { '170TDI': 'V6 TDI', '190TDI': 'V6 TDI', '210TDI R-Line': 'V6 TDI R-Line' } },
  'Volkswagen Amarok': {
    grades: {
      'TDI420 Core': 'Comfortline',
      'TDI420 Highline': 'Highline',
      'TDI420 Ultimate': 'Aventura',
      'TDI550 Highline': 'V6 Highline',
      'TDI580 Ultimate': 'V6 Aventura',
    },
  },
  'Volkswagen Multivan': { grades: { 'TDI340 Comfortline': 'TDI Comfortline' } },
}

/** Names of a grade and its model where a car is sold. */
export const namesIn = (isNewZealand: boolean, make: string, model: string, grade: string) => {
  const names = isNewZealand ? newZealandNames[`${make} ${model}`] : undefined
  return { model: names?.model ?? model, grade: names?.grades[grade] ?? grade }
}
