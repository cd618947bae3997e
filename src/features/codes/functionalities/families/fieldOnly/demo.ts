import type { DemoCode, DemoCodes } from '../../demo/demoCode.ts'
import { fieldOnlyTypes } from './fieldOnlyTypes.ts'

type FieldOnlyType = keyof typeof fieldOnlyTypes
const service = (Location: string, Floor: string, weight: number, InstallationNote: string, QrName = 'Service Request') =>
  code('Maintenance', { QrName, Location, Floor, weight, InstallationNote })
const bathroom = (Floor: string, weight: number) =>
  code('BathroomService', {
    QrName: `Restroom ${Floor} Service`,
    Location: 'Restroom',
    Floor,
    weight,
    InstallationNote: 'Beside the mirror',
  })
const guests = (weight: number, InstallationNote: string) =>
  code('GuestCheckIn', { QrName: 'Visitor Check-in', Location: 'Lobby', Floor: '1', weight, InstallationNote })
const suppliers = (weight: number) =>
  code('SupplierCheckin', {
    QrName: 'Supplier Check-in',
    Location: 'Loading Dock',
    Floor: '1',
    weight,
    InstallationNote: 'Dock office window',
  })

/** The codes of the demo world whose pages are forms. */
export const fieldOnlyCodes: DemoCodes = {
  ASE: [
    code('CommentCard', {
      QrName: 'Comment Card',
      Location: 'Lobby',
      Floor: '1',
      weight: 0.8,
      InstallationNote: 'Card holder beside the visitor tablet',
    }),
    service('Elevator', '1', 2.6, 'Elevator lobbies, every floor'),
    bathroom('4', 1.4),
    guests(2.2, 'Reception desk'),
    suppliers(1.6),
    code('RoomRental', {
      QrName: 'Harbor Room',
      Location: 'Conference Room',
      Floor: '2',
      weight: 0.8,
      InstallationNote: 'Beside its door',
    }),
    code('AEDInspection', {
      QrName: 'AED Lobby',
      Location: 'Lobby',
      Floor: '1',
      weight: 0.7,
      InstallationNote: 'Inside of the cabinet door',
    }),
  ],
  ASW: [service('Lobby', '1', 1.8, 'Security desk'), suppliers(1.1)],
  MRP: [service('Elevator', '1', 2.1, 'Elevator cabs'), guests(1.5, 'Concierge desk')],
  CDT: [service('Lobby', '1', 1.4, 'Reception counter')],
  HMP: [service('Lobby', '1', 2.4, 'Nurse stations and lobby'), bathroom('2', 2.0)],
  BYR: [
    service('Lobby', '1', 1.2, 'Management office window'),
    code('Vacancy', { QrName: 'Shop 14 for Rent', Location: 'Lobby', Floor: '1', weight: 0.6, InstallationNote: 'Window of shop 14' }),
  ],
  LAN: [service('Lobby', '1', 1.9, 'Guest room folders', 'Guest Request'), bathroom('1', 1.0)],
  WLC: [service('Lobby', '1', 1.3, 'Lab corridor boards')],
  KGD: [suppliers(2.0), service('Loading Dock', '1', 0.9, 'Dock office')],
  SSC: [service('Cafe', '2', 0.9, 'Break room board')],
  JYA: [
    service('Lobby', '1', 2.0, 'Leasing office and laundry rooms'),
    code('LeadCapture', { QrName: 'Open House', Location: 'Lobby', Floor: '1', weight: 0.7, InstallationNote: 'Yard sign' }),
  ],
}

/** A code of a type's template, its members filled in. */
function code(FunctionalityType: FieldOnlyType, place: Omit<DemoCode, 'FunctionalityType' | 'form' | 'page'>): DemoCode {
  const form = { ...fieldOnlyTypes[FunctionalityType].sample }
  return { FunctionalityType, ...place, form, page: { button: '', taps: 0 } }
}
