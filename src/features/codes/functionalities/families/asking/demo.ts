import type { DemoCode, DemoCodes } from '../../demo/demoCode.ts'
import { askingTypes } from './askingTypes.ts'

const { CustomerFeedback, MoveOut } = askingTypes
const ladders = (...names: readonly (readonly [en: string, es: string])[]) => ({ Ladders: names.map(([en, es]) => ({ Name: { en, es } })) })

export const askingCodes: DemoCodes = {
  CNT: [asks('MoveOut', 'Move-Out Checklist', 'Lobby', '1', 0.4, 'Inside of the key box', MoveOut.sample)],
  JYA: [
    asks('CustomerFeedback', 'How Are We Doing?', 'Lobby', '1', 0.7, 'Leasing desk, visitor side', CustomerFeedback.sample),
    asks('MoveOut', 'Move-Out Checklist', 'Mail Room', '1', 0.5, 'Beside the parcel lockers', MoveOut.sample),
  ],
  KGD: [
    asks(
      'LadderSafety',
      'Ladder Check – Dock Office',
      'Loading Dock',
      '1',
      0.6,
      'Ladder rack, left upright',
      ladders(['Platform ladder, 6 ft', 'Escalera de plataforma, 1,8 m'], ['Extension ladder, 24 ft', 'Escalera extensible, 7,3 m']),
    ),
  ],
  SSC: [
    asks(
      'LadderSafety',
      'Ladder Check – Engine Room',
      'Loading Dock',
      '1',
      0.5,
      'Ladder rack beside the compressor room',
      ladders(['Step ladder, 8 ft', 'Escalera de tijera, 2,4 m'], ['Roof hatch ladder', 'Escalera de la escotilla']),
    ),
  ],
}

function asks(
  FunctionalityType: keyof typeof askingTypes,
  QrName: string,
  Location: string,
  Floor: string,
  weight: number,
  InstallationNote: string,
  form: Record<string, unknown>,
): DemoCode {
  return { FunctionalityType, QrName, Location, Floor, weight, InstallationNote, form, page: { button: '', taps: 0 } }
}
