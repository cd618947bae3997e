import { definitions, type FunctionalityType } from '../definitions.ts'
import type { DemoCode, DemoCodes } from './demoCode.ts'

type DemoCodeRow = readonly [QrName: string, Location: string, Floor: string, InstallationNote: string]
const day = (year: number, month: number, date: number) => Date.UTC(year, month - 1, date)

/** Codes of the types of which a building has one or two: what the sample of the type does not say of the building stands in `form`. */
export const otherCodes: DemoCodes = {
  ASE: [
    told('PhoneCall', ['Security Desk', 'Parking', 'P1', 'Pay station, left side'], 'Call', { PhoneNumber: '16175550187' }),
    told('SocialMedia', ['Follow Anchor Street', 'Lobby', '1', 'Digital directory, lower edge'], 'Instagram'),
    told('EmbeddedFile', ['Evacuation Plan', 'Elevator', '4', 'Beside the call buttons'], 'File'),
    told('UpcomingEvent', ['Lunch Concert', 'Lobby', '1', 'Easel beside the café'], ''),
    told('InspectionSchedule', ['Backflow Inspection', 'Parking', 'P2', 'Valve room door'], '', {
      LastInspectionDate: day(2026, 9, 14),
      Frequency: 'Annual',
    }),
    asked('EventRegistration', ['Rooftop Yoga', 'Rooftop', '21', 'Inside of the terrace door'], 0.6),
    asked('CheckIn', ['Tenant Town Hall', 'Conference Room', '2', 'Stand at the entrance'], 0.8),
    asked('EVRequest', ['EV Charging', 'Parking', 'P1', 'Charger pedestal, bay 12'], 0.4),
    asked('BurnPermit', ['Hot Work Permit', 'Loading Dock', '1', 'Engineering office door'], 0.4),
    asked('RoofAccess', ['Roof Access', 'Rooftop', '21', 'Door of the roof stairs'], 0.4),
    asked('TenantHVAC', ['After-hours HVAC', 'Lobby', '1', 'Reception desk'], 0.4),
    team('RequestList', ['Open Requests', 'Loading Dock', '1', 'Engineering office, inside']),
    team('FeedbackDashboard', ['How We Are Doing', 'Loading Dock', '1', 'Team room board']),
  ],
  ASW: [
    asked('CustomFeedback', ['Your Visit', 'Lobby', '1', 'Exit doors, street side'], 0.7),
    team('ScansByLocation', ['Scans, West', 'Lobby', '1', 'Security office']),
  ],
  MRP: [
    asked('FireExtinguisherInspection', ['Extinguisher 3-01', 'Elevator', '3', 'Cabinet beside the stairs'], 0.3),
    asked('MobileEmployee', ['Engineering Log', 'Parking', 'P1', 'Mechanical room door'], 0.9),
    team('PinActivity', ['PIN Activity', 'Parking', 'P1', 'Engineering office']),
    asked('ActivitySchedule', ['Keeps Breaking', 'Loading Dock', '1', 'Dock office, notice board'], 0.3),
    asked('Inventory', ['Filter Store', 'Parking', 'P1', 'Store room door'], 0.3),
  ],
  CDT: [
    told('Pdf', ['Emergency Plan', 'Elevator', '1', 'Elevator lobby frame'], '', {
      Url: 'https://cedarandthird.harborline.example/files/emergency-plan.pdf',
    }),
    asked('Support', ['Help With This Sign', 'Lobby', '1', 'Reception counter, visitor side'], 0.2),
  ],
  BYR: [
    told('DownloadApp', ['Brickyard App', 'Cafe', '2', 'Table tents'], 'App Store', {
      AppStoreUrl: 'https://apps.apple.com/us/app/brickyard-row/id1204581177',
      PlayStoreUrl: 'https://play.google.com/store/apps/details?id=example.brickyardrow',
    }),
    asked('FieldMarketing', ['Spring Fair', 'Lobby', '1', 'Stand at the fountain'], 0.4, { EventName: 'Brickyard spring fair' }),
  ],
  LAN: [
    told('ShowQr', ['Share Our Guide', 'Lobby', '1', 'Concierge tablet'], 'Web address', {
      ShowQrUrl: 'https://www.thelanyard.example/guide',
    }),
  ],
  WLC: [told('Video', ['Using the Study Rooms', 'Conference Room', '4', 'Study room doors'], 'Play')],
  SSC: [
    team('QrCodeList', ['Signs of This Site', 'Loading Dock', '1', 'Dock office']),
    team('ScansByName', ['Scans by Sign', 'Loading Dock', '1', 'Dock office']),
  ],
  CNT: [
    asked('MoveIn', ['Book Your Move', 'Lobby', '1', 'Parcel room door'], 0.3),
    asked('Renewal', ['Renew Your Lease', 'Mail Room', '1', 'Above the mailboxes'], 0.3),
    team('ContactList', ['Team Contacts', 'Lobby', '1', 'Leasing office, inside']),
  ],
  JYA: [
    asked('TourCheckIn', ['Tour Check-in', 'Lobby', '1', 'Leasing desk'], 0.5),
    asked('ResidentCheckOut', ['Key Return', 'Mail Room', '1', 'Key drop box'], 0.3),
  ],
}

function make(
  FunctionalityType: FunctionalityType,
  [QrName, Location, Floor, InstallationNote]: DemoCodeRow,
  weight: number,
  form: object,
) {
  return {
    FunctionalityType,
    QrName,
    Location,
    Floor,
    InstallationNote,
    weight,
    form: { ...Object(definitions[FunctionalityType].sample), ...form },
  }
}
/** One that tells; `button` is what its page is tapped at, '' for nothing. A PDF opens at once. */
function told(type: FunctionalityType, place: DemoCodeRow, button: string, form: object = {}): DemoCode {
  return { ...make(type, place, 0.6, form), page: type === 'Pdf' ? null : { button, taps: button ? 0.5 : 0 } }
}
function asked(type: FunctionalityType, place: DemoCodeRow, weight: number, form: object = {}): DemoCode {
  return { ...make(type, place, weight, form), page: { button: '', taps: 0 } }
}
/** One of the team, which few scan. */
function team(type: FunctionalityType, place: DemoCodeRow): DemoCode {
  return { ...make(type, place, 0.2, {}), page: { button: 'Team page', taps: 0.9 } }
}
