import type { DemoCode, DemoCodes } from '../../demo/demoCode.ts'
import { lookbook } from './lookbook.ts'

export const tellingCodes: DemoCodes = {
  ASE: [
    link(
      'Tenant Handbook',
      'Elevator',
      '1',
      1.3,
      'Elevator lobby poster frame',
      'https://anchorstreet.harborline.example/east/tenant-handbook',
    ),
    link(
      'Roof Terrace Reservations',
      'Rooftop',
      '21',
      1.1,
      'Inside of the terrace door',
      'https://anchorstreet.harborline.example/east/terrace',
    ),
  ],
  ASW: [
    link('Store Directory', 'Lobby', '1', 2.2, 'Entrance totem, street side', 'https://anchorstreet.harborline.example/west/directory'),
    link('Retail Loading Schedule', 'Loading Dock', 'B1', 0.5, 'Roll-up door 2', 'https://anchorstreet.harborline.example/west/deliveries'),
  ],
  MRP: [
    link('Tenant Handbook', 'Mail Room', 'LL', 1.0, 'Inside the mail room door', 'https://marlowplace.harborline.example/handbook'),
    link('Bike Room Registration', 'Parking', 'P1', 0.6, 'Bike cage gate', 'https://marlowplace.harborline.example/bikes'),
    link('Emergency Procedures', 'Elevator', '1', 0.7, 'Fire command room corridor', 'https://marlowplace.harborline.example/life-safety'),
  ],
  CDT: [
    link('Recycling & Compost Guide', 'Cafe', '1', 0.8, 'Sorting station', 'https://cedarandthird.harborline.example/compost'),
    link('Tenant Handbook', 'Mail Room', '1', 0.7, 'Parcel lockers', 'https://cedarandthird.harborline.example/handbook'),
  ],
  HMP: [
    link('Find Your Provider', 'Elevator', '1', 2.0, 'Directory boards', 'https://hollismedical.harborline.example/providers'),
    link(
      'Parking Rates & Validation',
      'Parking',
      'P1',
      1.2,
      'Entry lane and pay stations',
      'https://hollismedical.harborline.example/parking',
    ),
  ],
  BYR: [
    link('Store Map & Hours', 'Lobby', '1', 2.8, 'All entrances', 'https://brickyardrow.harborline.example/map'),
    link('Gift Cards', 'Lobby', '1', 0.7, 'Guest services window', 'https://brickyardrow.harborline.example/gift-cards'),
    link('Events This Month', 'Cafe', '2', 1.4, 'Food court posters', 'https://brickyardrow.harborline.example/events'),
  ],
  LAN: [
    link('In-Room Dining', 'Elevator', '1', 1.7, 'Elevator print, lower corner', 'https://www.thelanyard.example/dining/in-room'),
    link('Explore the Old Port', 'Lobby', '1', 1.3, 'Concierge desk', 'https://www.thelanyard.example/guide'),
  ],
  WLC: [
    link('Book a Study Room', 'Conference Room', '4', 3.0, 'Every study room door', 'https://winthrop.harborline.example/rooms'),
    link('Building Hours', 'Lobby', '1', 1.0, 'Entrance doors', 'https://winthrop.harborline.example/hours'),
  ],
  KGD: [
    link('Site Safety Orientation', 'Lobby', '1', 1.9, 'Check-in window', 'https://kestrelgate.northgatepartners.example/orientation'),
    link('Yard Map', 'Parking', 'Yard', 1.2, 'Gate post', 'https://kestrelgate.northgatepartners.example/yard-map'),
  ],
  CNT: [
    link('Resident Guide', 'Lobby', '1', 1.5, 'Notice board', 'https://canalterraces.northgatepartners.example/guide'),
    {
      FunctionalityType: 'Lookbook',
      QrName: 'Finishes Lookbook',
      Location: 'Lobby',
      Floor: '1',
      weight: 0.6,
      InstallationNote: 'Model suite, kitchen island',
      page: { button: '', taps: 0 },
      form: {
        ...lookbook.initial,
        InstructionName: { en: 'Your home at Canal Terraces', es: 'Su hogar en Canal Terraces' },
        Content: { en: 'What your suite is made of, room by room.', es: 'De qué está hecha su vivienda, sala por sala.' },
        Section: [
          section(
            'Kitchen',
            'Cocina',
            'Quartz counters, oak fronts, matt black fittings.',
            'Encimeras de cuarzo, frentes de roble, grifería negra mate.',
          ),
          section(
            'Bathroom',
            'Baño',
            'Terrazzo floor, white tiles, heated rail.',
            'Suelo de terrazo, azulejos blancos, toallero calefactado.',
          ),
          section('Living room', 'Sala', 'Oak boards, walls in warm white.', 'Tablas de roble, paredes en blanco cálido.'),
        ],
      },
    },
    link('Book the Lounge', 'Rooftop', '11', 1.3, 'Lounge door', 'https://canalterraces.northgatepartners.example/lounge'),
  ],
  SSC: [
    {
      FunctionalityType: 'RoofAccessCarousel',
      QrName: 'Roof Access',
      Location: 'Rooftop',
      Floor: 'Roof',
      weight: 0.3,
      InstallationNote: 'Roof hatch, inside',
      page: { button: 'Roof access step', taps: 0.6 },
      form: {},
      linked: itemOf => ({
        Content: {
          en: 'Two people at least, harness on, and no wind above 25 mph.',
          es: 'Al menos dos personas, con arnés y sin viento de más de 40 km/h.',
        },
        Carousel: [
          { Name: { en: 'Read the safety rules', es: 'Lea las reglas de seguridad' }, ...itemOf('PPE & Freezer Rules') },
          { Name: { en: 'Check the ladder', es: 'Revise la escalera' }, ...itemOf('Ladder Check – Engine Room') },
        ],
      }),
    },
    link(
      'PPE & Freezer Rules',
      'Loading Dock',
      '1',
      1.5,
      'Freezer vestibule',
      'https://senecaspur.northgatepartners.example/freezer-safety',
    ),
    link('Carrier Appointments', 'Lobby', '1', 1.7, 'Check-in window', 'https://senecaspur.northgatepartners.example/appointments'),
  ],
  JYA: [
    link('Resident Portal', 'Mail Room', '1', 1.6, 'Locker bank, side panel', 'https://juniperyard.northgatepartners.example/residents'),
    link('Pet Park Rules', 'Parking', '1', 0.6, 'Pet park gate', 'https://juniperyard.northgatepartners.example/pets'),
  ],
}

function section(en: string, es: string, text: string, spanish: string) {
  return { MobileName: { en, es }, Text: { en: text, es: spanish }, Filename: null }
}

function link(QrName: string, Location: string, Floor: string, weight: number, InstallationNote: string, Url: string): DemoCode {
  return { FunctionalityType: 'StaticUrl', QrName, Location, Floor, weight, InstallationNote, form: { Url }, page: null }
}
