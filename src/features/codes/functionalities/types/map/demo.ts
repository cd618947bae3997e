import type { DemoCode, DemoCodes } from '../../demo/demoCode.ts'
import type { MapForm } from './definition.ts'

export const mapCodes: DemoCodes = {
  LAN: [near('Restaurants nearby', '1', 1.7, 'Inside of the front door', 43.65712, -70.25136, 'restaurant')],
  HMP: [near('Pharmacies nearby', '1', 1.4, 'Exit of the outpatient clinic', 39.94826, -75.15693, 'pharmacy')],
}

function near(
  QrName: string,
  Floor: string,
  weight: number,
  InstallationNote: string,
  Latitude: number,
  Longitude: number,
  DestinationType: MapForm['DestinationType'],
): DemoCode {
  const form = { Latitude, Longitude, DestinationType }
  const page = { button: 'Google Maps', taps: 0.61 }
  return { FunctionalityType: 'Map', QrName, Location: 'Lobby', Floor, weight, InstallationNote, form, page }
}
