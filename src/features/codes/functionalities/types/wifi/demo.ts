import type { DemoCode, DemoCodes } from '../../demo/demoCode.ts'
import { wifi as type } from './definition.ts'

export const wifiCodes: DemoCodes = {
  ASE: [
    wifi('Guest Wi-Fi', 'Lobby', '1', 3.4, 'Back of the visitor badge sleeve and lobby seating', 'AnchorEast-Guest', 'seaport.welcome26'),
    wifi('Conference Center Wi-Fi', 'Conference Room', '2', 1.8, 'Printed on the table tents', 'AnchorEast-Meetings', 'Harbor!Room2718'),
  ],
  ASW: [wifi('The Slip Free Wi-Fi', 'Cafe', '1', 3.1, 'Table numbers', 'TheSlip-Free', 'lobsterroll617')],
  MRP: [wifi('Marlow Guest Wi-Fi', 'Lobby', '1', 3.2, 'Lobby banquettes', 'Marlow Place Guest', 'loop-guest-60606')],
  CDT: [wifi('Visitor Wi-Fi', 'Lobby', '1', 2.6, 'Reception counter', 'CedarThird-Visitor', 'evergreen.1126')],
  HMP: [wifi('Patient & Visitor Wi-Fi', 'Lobby', '1', 4.0, 'Waiting areas, every floor', 'Hollis-Patient-Guest', 'feelbetter908')],
  BYR: [wifi('Shopper Wi-Fi', 'Lobby', '1', 2.6, 'Seating pods', 'BrickyardRow_Free', 'shopdineplay')],
  LAN: [
    wifi('Guest Wi-Fi', 'Lobby', '1', 4.2, 'Key card sleeve', 'Lanyard Guest', 'bowline-2607'),
    wifi('Meeting Wi-Fi', 'Conference Room', '2', 1.0, 'Meeting room doors', 'Lanyard Events', 'Clovehitch88'),
  ],
  WLC: [wifi('Visitor Wi-Fi', 'Lobby', '1', 2.7, 'Welcome desk', 'Winthrop-Visitor', 'tannery58visit')],
  KGD: [wifi('Driver Wi-Fi', 'Loading Dock', '1', 2.4, 'Driver lounge', 'KestrelGate-Drivers', 'dockdoor2280')],
  CNT: [wifi('Lounge Wi-Fi', 'Rooftop', '11', 1.6, 'Lounge coffee table', 'Terrasses-Invites', 'canal.lachine3J')],
  SSC: [wifi('Break Room Wi-Fi', 'Cafe', '2', 2.0, 'Break room tables', 'SenecaSpur-Break', 'lake-effect-14206')],
  JYA: [wifi('Clubhouse Wi-Fi', 'Lobby', '1', 2.5, 'Coffee bar and coworking tables', 'JuniperYard Clubhouse', 'berryblue420')],
}

/** A code that joins a network; most visitors copy its password. */
function wifi(
  QrName: string,
  Location: string,
  Floor: string,
  weight: number,
  InstallationNote: string,
  SSID: string,
  Password: string,
): DemoCode {
  const form = { ...type.initial, SSID, NetworkType: 'WPA2', Password }
  const page = { button: 'Copy password', taps: 0.72 }
  return { FunctionalityType: 'Wifi', QrName, Location, Floor, weight, InstallationNote, form, page }
}
