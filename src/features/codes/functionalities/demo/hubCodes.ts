import { type ItemRules, noRules } from '../../scanPage/itemRules.ts'
import { definitions, type FunctionalityType } from '../definitions.ts'
import type { DemoCode, DemoCodes, DemoItem } from './demoCode.ts'

const phone = (PhoneNumber: string) => ({ PhoneNumber })
const web = (Url: string) => ({ Url })
const weekdays = [1, 2, 3, 4, 5]

/** Hubs with what their buildings are for; of two buildings staff have PINs, and a button behind them. */
export const hubCodes: DemoCodes = {
  ASE: [
    hub('Welcome Hub', 'Lobby', '1', 5.2, 'Totem between the revolving doors', 'List', [
      item('Maintenance', 'Report a problem', 'Informar de un problema'),
      item('GuestCheckIn', 'Check in as a guest', 'Registrarse como visitante'),
      item('PhoneCall', 'Call the front desk', 'Llamar a la recepción', phone('16175550118'), {
        Hours: [
          { Days: weekdays, From: '07:00', To: '19:00' },
          { Days: [6], From: '09:00', To: '13:00' },
        ],
      }),
      item('StaticUrl', 'What’s on the Slip menu', 'El menú de The Slip', web('https://theslip.example/menu')),
      item('MobileEmployee', 'Shift hand-over', 'Relevo de turno', undefined, { ShownTo: 'Staff', Pins: ['ChiefEngineer', 'Security'] }),
      item('RequestList', 'Open requests', 'Solicitudes abiertas', {}, { ShownTo: 'Staff', Pins: ['ChiefEngineer', 'Security'] }),
    ]),
  ],
  KGD: [
    hub('Driver Hub', 'Loading Dock', '1', 3.0, 'Dock office window', 'List', [
      item('SupplierCheckin', 'Check in a delivery', 'Registrar una entrega'),
      item('PhoneCall', 'Night gate', 'Portón nocturno', phone('15105550177'), {
        Hours: [{ Days: [0, 1, 2, 3, 4, 5, 6], From: '22:00', To: '06:00' }],
      }),
      item('Maintenance', 'Report damage at a dock', 'Informar de daños en un muelle'),
      item('MobileEmployee', 'Yard walk', 'Ronda del patio', undefined, { ShownTo: 'Pin', Pins: ['Security'] }),
    ]),
  ],
  LAN: [
    hub('Guest Hub', 'Elevator', '2', 4.4, 'Framed beside the elevator buttons, every floor', 'Carousel', [
      item('Support', 'Ask for anything', 'Pedir lo que necesite'),
      item('PhoneCall', 'Front desk', 'Recepción', phone('14015550126')),
      item('StaticUrl', 'Breakfast', 'Desayuno', web('https://lanyard.example/breakfast'), {
        Hours: [{ Days: [0, 1, 2, 3, 4, 5, 6], From: '06:30', To: '10:30' }],
      }),
      item('CommentCard', 'Leave a comment', 'Dejar un comentario'),
    ]),
  ],
}

function item(type: FunctionalityType, en: string, es: string, form?: object, rules: Partial<ItemRules> = {}): DemoItem {
  const { Icon, template, initial } = definitions[type]
  return { type, Name: { en, es }, Icon, form: { ...Object(form ?? template ?? initial) }, Rules: { ...noRules, ...rules } }
}

/** A hub: most who scan it press a button, the first most often. */
function hub(
  QrName: string,
  Location: string,
  Floor: string,
  weight: number,
  InstallationNote: string,
  look: 'List' | 'Carousel',
  items: readonly [DemoItem, ...DemoItem[]],
): DemoCode {
  const [{ type: FunctionalityType, form, Name }] = items
  const page = { button: Name.en, taps: 0.78 }
  return { FunctionalityType, QrName, Location, Floor, weight, InstallationNote, form, page, hub: { look, items } }
}
