import type { DemoCode, DemoCodes } from '../../demo/demoCode.ts'
import { frontDeskContact } from './definition.ts'

export const frontDeskCodes: DemoCodes = {
  CDT: [
    desk('Front desk', 1.6, 'Reception counter, visitor side', 'Rowan Achterberg', '12065550115', 'rowan.achterberg@harborline.example'),
  ],
  LAN: [desk('Concierge', 2.1, 'Concierge desk and room directory', 'Étienne Garrow', '12075550117', 'concierge@thelanyard.example')],
}

function desk(QrName: string, weight: number, InstallationNote: string, name: string, PhoneNumber: string, Email: string): DemoCode {
  const form = { ...frontDeskContact.initial, Name: { en: name, es: name }, PhoneNumber, Email }
  const page = { button: 'Call', taps: 0.44 }
  return { FunctionalityType: 'FrontDeskContact', QrName, Location: 'Lobby', Floor: '1', weight, InstallationNote, form, page }
}
