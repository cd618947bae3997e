import { BUILDINGS } from './buildings.ts'
import type { CardCode, DemoCode, EntityType, FeedbackCode, MoodShift, UrlCode, WifiCode } from './types.ts'

export const QR_LOCATIONS = [
  'Lobby',
  'Restroom',
  'Elevator',
  'Parking',
  'Conference Room',
  'Fitness Center',
  'Loading Dock',
  'Cafe',
  'Rooftop',
  'Mail Room',
] as const
type QrLocation = (typeof QR_LOCATIONS)[number]

type Draft =
  | Omit<FeedbackCode, 'buildingCode' | 'SignId'>
  | Omit<UrlCode, 'buildingCode' | 'SignId'>
  | Omit<WifiCode, 'buildingCode' | 'SignId'>
  | Omit<CardCode, 'buildingCode' | 'SignId'>

const LOCATION_OF: Record<EntityType, QrLocation> = {
  Lobby: 'Lobby',
  Restroom: 'Restroom',
  Elevator: 'Elevator',
  Parking: 'Parking',
  FitnessCenter: 'Fitness Center',
  ConferenceRoom: 'Conference Room',
  Cafe: 'Cafe',
  LoadingDock: 'Loading Dock',
  Rooftop: 'Rooftop',
  MailRoom: 'Mail Room',
}

const DRAFTS: Record<string, Draft[]> = {
  ASE: [
    ask('Lobby Feedback', 'Lobby', '1', 4.6, 0.6, 'Acrylic stand on the concierge desk, left of the visitor tablet'),
    ask('Level 3 Restroom – East', 'Restroom', '3', 2.2, 0.1, 'Beside the mirror, 48 in. above the floor'),
    ask(
      'Level 12 Restroom – East',
      'Restroom',
      '12',
      2.6,
      -0.55,
      'Inside the door, right-hand wall',
      from(4, 13, 0.7, 'Restrooms on 12 renovated in spring'),
    ),
    ask('Level 12 Restroom – West', 'Restroom', '12', 1.9, -0.4, 'Above the towel dispenser'),
    ask(
      'Low-Rise Elevators',
      'Elevator',
      '1',
      3.2,
      0.35,
      'Car 3, below the certificate frame',
      from(9, 8, -0.65, 'Low-rise elevator trouble since September'),
    ),
    ask('High-Rise Elevators', 'Elevator', '1', 2.1, 0.3, 'Car 7, beside the panel'),
    ask('Garage P2', 'Parking', 'P2', 2.4, -0.2, 'Pay station vestibule, next to the validation reader'),
    ask('Harbor Conference Center', 'ConferenceRoom', '2', 2.8, 0.45, 'On the table tent in rooms 2A–2F'),
    ask('Ropewalk Cafe', 'Cafe', '2', 4.1, 0.5, 'Counter, beside the tip jar; second copy on the condiment bar'),
    ask('Fitness Center', 'FitnessCenter', '4', 3.0, 0.4, 'Wall by the towel drop'),
    ask('Loading Dock', 'LoadingDock', 'B1', 1.2, 0, 'Dock master window'),
    wifi('Guest Wi-Fi', 'Lobby', '1', 3.4, 'Back of the visitor badge sleeve and lobby seating', 'AnchorEast-Guest', 'seaport.welcome26'),
    wifi('Conference Center Wi-Fi', 'Conference Room', '2', 1.8, 'Printed on the table tents', 'AnchorEast-Meetings', 'Harbor!Room2718'),
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
    card('Comment Card', 'Lobby', '1', 0.8, 'Card holder beside the visitor tablet'),
  ],
  ASW: [
    ask('Main Lobby', 'Lobby', '1', 3.6, 0.4, 'Security podium, facing the turnstiles'),
    ask('Level 2 Restrooms', 'Restroom', '2', 2.5, -0.3, 'Corridor wall between the two doors'),
    ask('Level 6 Restroom – North', 'Restroom', '6', 1.8, 0.25, 'Next to the hand dryer'),
    ask('Level 9 Restroom – South', 'Restroom', '9', 1.6, 0.2, 'Next to the hand dryer'),
    ask('Elevators', 'Elevator', '1', 2.4, 0.1, 'Both passenger cars, under the floor indicator'),
    ask('Visitor Parking', 'Parking', 'P1', 2.7, -0.45, 'Pay station 1', from(6, 1, 0.3, 'New pay stations in June')),
    ask('The Slip – Food Hall', 'Cafe', '1', 4.8, 0.55, 'Tray return and every second table'),
    ask('Fitness Studio', 'FitnessCenter', '3', 2.0, 0.3, 'Studio door, inside'),
    ask('Town Hall Meeting Room', 'ConferenceRoom', '2', 1.4, 0.1, 'Light switch plate by the AV cabinet'),
    ask('Roof Deck', 'Rooftop', '12', 1.9, 0.75, 'Deck door and bar-height tables'),
    wifi('The Slip Free Wi-Fi', 'Cafe', '1', 3.1, 'Table numbers', 'TheSlip-Free', 'lobsterroll617'),
    link('Store Directory', 'Lobby', '1', 2.2, 'Entrance totem, street side', 'https://anchorstreet.harborline.example/west/directory'),
    link('Retail Loading Schedule', 'Loading Dock', 'B1', 0.5, 'Roll-up door 2', 'https://anchorstreet.harborline.example/west/deliveries'),
  ],
  MRP: [
    ask('Lobby Feedback', 'Lobby', '1', 4.2, 0.5, 'Reception desk, Marlow Street side'),
    ask('Level 5 Restroom', 'Restroom', '5', 2.0, -0.15, 'Inside the door at eye level'),
    ask('Level 14 Restroom – East', 'Restroom', '14', 2.1, 0.3, 'Beside the mirror'),
    ask(
      'Level 22 Restroom – West',
      'Restroom',
      '22',
      1.7,
      -0.6,
      'Beside the mirror',
      from(3, 23, 0.55, 'Restroom fixtures on 22 replaced in March'),
    ),
    ask('Bank A Elevators (2–14)', 'Elevator', '1', 3.4, -0.35, 'All four cars, rear wall'),
    ask('Bank B Elevators (15–28)', 'Elevator', '1', 2.6, 0.25, 'All four cars, rear wall'),
    ask('Marlow Garage', 'Parking', 'P1', 2.3, 0.05, 'Elevator vestibule, levels P1 and P2'),
    ask('Commuter Cafe', 'Cafe', '1', 4.0, 0.2, 'Pickup shelf', from(8, 17, 0.65, 'New cafe operator since August')),
    ask('Marlow Fitness Club', 'FitnessCenter', 'LL', 2.8, 0.55, 'Locker room exits and stretching area'),
    ask('Boardroom 27', 'ConferenceRoom', '27', 1.2, 0.5, 'Credenza, beside the room tablet'),
    ask('Tenant Conference Suite', 'ConferenceRoom', '3', 2.2, -0.1, 'Table tents'),
    ask('Freight Dock', 'LoadingDock', 'LL', 1.3, -0.3, 'Beside the freight elevator call button'),
    wifi('Marlow Guest Wi-Fi', 'Lobby', '1', 3.2, 'Lobby banquettes', 'Marlow Place Guest', 'loop-guest-60606'),
    link('Tenant Handbook', 'Mail Room', 'LL', 1.0, 'Inside the mail room door', 'https://marlowplace.harborline.example/handbook'),
    link('Bike Room Registration', 'Parking', 'P1', 0.6, 'Bike cage gate', 'https://marlowplace.harborline.example/bikes'),
    link('Emergency Procedures', 'Elevator', '1', 0.7, 'Fire command room corridor', 'https://marlowplace.harborline.example/life-safety'),
  ],
  CDT: [
    ask('Lobby', 'Lobby', '1', 3.3, 0.65, 'Wood shelf under the art wall'),
    ask('Level 4 Restroom', 'Restroom', '4', 1.9, 0.35, 'Wall beside the sinks'),
    ask('Level 8 Restroom', 'Restroom', '8', 1.8, 0.3, 'Wall beside the sinks', from(8, 24, -0.6, 'Recurring leak on 8 since late August')),
    ask('Elevators', 'Elevator', '1', 2.2, 0.4, 'Cars 1–4, above the handrail'),
    ask('Cedar Garage', 'Parking', 'P2', 1.8, -0.1, 'Stair door, P2'),
    ask('Third Street Coffee', 'Cafe', '1', 4.4, 0.8, 'Beside the register'),
    ask('Gym & Bike Lockers', 'FitnessCenter', 'P1', 2.3, 0.45, 'Locker room hallway'),
    ask('Rainier Room', 'ConferenceRoom', '10', 1.5, 0.3, 'On the table'),
    ask('Roof Garden', 'Rooftop', '14', 1.7, 0.7, 'Planter by the east benches'),
    wifi('Visitor Wi-Fi', 'Lobby', '1', 2.6, 'Reception counter', 'CedarThird-Visitor', 'evergreen.1126'),
    link('Recycling & Compost Guide', 'Cafe', '1', 0.8, 'Sorting station', 'https://cedarandthird.harborline.example/compost'),
    link('Tenant Handbook', 'Mail Room', '1', 0.7, 'Parcel lockers', 'https://cedarandthird.harborline.example/handbook'),
  ],
  HMP: [
    ask('Main Entrance & Check-In', 'Lobby', '1', 4.7, 0.2, 'Check-in kiosks and the exit side of the revolving door'),
    ask('Level 1 Public Restrooms', 'Restroom', '1', 3.3, -0.4, 'Outside both doors', from(5, 4, 0.5, 'Hourly cleaning started in May')),
    ask('Level 4 Restroom – Imaging', 'Restroom', '4', 1.6, 0.3, 'Inside the door'),
    ask('Level 6 Restroom – Cardiology', 'Restroom', '6', 1.5, 0.4, 'Inside the door'),
    ask('Public Elevators', 'Elevator', '1', 2.8, -0.25, 'Cars A and B, at wheelchair height'),
    ask('Patient Parking', 'Parking', 'P1', 3.5, -0.45, 'Pay stations and the pedestrian bridge'),
    ask('Atrium Cafe', 'Cafe', '1', 2.9, 0.35, 'Cutlery station'),
    ask('Staff Fitness Room', 'FitnessCenter', '2', 0.9, 0.1, 'Door frame'),
    ask('Education Rooms', 'ConferenceRoom', '7', 0.9, 0.2, 'Beside the projector controls'),
    ask('Receiving Dock', 'LoadingDock', 'B1', 0.8, 0.25, 'Receiving counter'),
    wifi('Patient & Visitor Wi-Fi', 'Lobby', '1', 4.0, 'Waiting areas, every floor', 'Hollis-Patient-Guest', 'feelbetter908'),
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
    ask('Center Court', 'Lobby', '1', 3.4, 0.45, 'Directory totem by the fountain'),
    ask('Family Restroom', 'Restroom', '1', 2.9, -0.1, 'Above the changing table'),
    ask('Upper Level Restrooms', 'Restroom', '2', 2.4, -0.5, 'Hallway outside both doors'),
    ask('Escalator & Elevator', 'Elevator', '1', 1.5, 0.1, 'Glass elevator, inside'),
    ask('North Parking Deck', 'Parking', 'P3', 3.1, -0.15, 'Stairwell doors, each level'),
    ask('Kiln House Food Court', 'Cafe', '2', 4.3, 0.3, 'Table tops'),
    ask('Community Room', 'ConferenceRoom', '2', 0.8, 0.55, 'Beside the kitchenette'),
    ask('Receiving – Building B', 'LoadingDock', '1', 0.9, 0.15, 'Bay 4 intercom'),
    wifi('Shopper Wi-Fi', 'Lobby', '1', 2.6, 'Seating pods', 'BrickyardRow_Free', 'shopdineplay'),
    link('Store Map & Hours', 'Lobby', '1', 2.8, 'All entrances', 'https://brickyardrow.harborline.example/map'),
    link('Gift Cards', 'Lobby', '1', 0.7, 'Guest services window', 'https://brickyardrow.harborline.example/gift-cards'),
    link('Events This Month', 'Cafe', '2', 1.4, 'Food court posters', 'https://brickyardrow.harborline.example/events'),
  ],
  LAN: [
    ask('Front Desk', 'Lobby', '1', 4.0, 0.7, 'Key card sleeve and brass stand at the desk'),
    ask('Lobby Restrooms', 'Restroom', '1', 1.5, 0.45, 'Framed card by the vanity'),
    ask(
      'Guest Elevators',
      'Elevator',
      '1',
      1.7,
      0,
      'Framed print in each car',
      from(9, 21, -0.5, 'One guest elevator out of service often since September'),
    ),
    ask('Valet & Self-Parking', 'Parking', 'P1', 1.9, -0.2, 'Claim ticket and garage lift'),
    ask('The Tiller – Restaurant', 'Cafe', '1', 4.2, 0.6, 'Bill folder'),
    ask('Wellness Room', 'FitnessCenter', '2', 2.0, 0.15, 'Mirror frame', from(2, 9, 0.65, 'New equipment in February')),
    ask('Chandlery Meeting Rooms', 'ConferenceRoom', '2', 1.2, 0.4, 'Notepads and room doors'),
    ask('Widow’s Walk Rooftop Bar', 'Rooftop', '6', 2.8, 0.75, 'Coasters'),
    wifi('Guest Wi-Fi', 'Lobby', '1', 4.2, 'Key card sleeve', 'Lanyard Guest', 'bowline-2607'),
    wifi('Meeting Wi-Fi', 'Conference Room', '2', 1.0, 'Meeting room doors', 'Lanyard Events', 'Clovehitch88'),
    link('In-Room Dining', 'Elevator', '1', 1.7, 'Elevator print, lower corner', 'https://www.thelanyard.example/dining/in-room'),
    link('Explore the Old Port', 'Lobby', '1', 1.3, 'Concierge desk', 'https://www.thelanyard.example/guide'),
  ],
  WLC: [
    ask('Welcome Desk', 'Lobby', '1', 3.0, 0.5, 'Desk front, beside the ID reader'),
    ask('Level 2 Restrooms', 'Restroom', '2', 2.6, -0.35, 'Hallway between the doors'),
    ask('Level 4 Restroom', 'Restroom', '4', 1.8, 0, 'Inside the door', from(8, 10, 0.6, 'Restroom on 4 refitted over the summer')),
    ask('Elevators', 'Elevator', '1', 1.9, -0.1, 'Both cars, back wall'),
    ask('Seminar Rooms', 'ConferenceRoom', '3', 3.2, 0.2, 'Lectern, rooms 301–312'),
    ask('Group Study Rooms', 'ConferenceRoom', '4', 3.6, 0.5, 'Whiteboard frame'),
    ask('Commons Cafe', 'Cafe', '1', 4.0, 0.35, 'Pickup counter'),
    ask('Tannery Garage', 'Parking', 'P1', 1.2, -0.25, 'Exit gate'),
    ask('Recreation Room', 'FitnessCenter', '5', 1.7, 0.3, 'Equipment cage'),
    wifi('Visitor Wi-Fi', 'Lobby', '1', 2.7, 'Welcome desk', 'Winthrop-Visitor', 'tannery58visit'),
    link('Book a Study Room', 'Conference Room', '4', 3.0, 'Every study room door', 'https://winthrop.harborline.example/rooms'),
    link('Building Hours', 'Lobby', '1', 1.0, 'Entrance doors', 'https://winthrop.harborline.example/hours'),
  ],
  KGD: [
    ask('Driver Check-In', 'Lobby', '1', 3.6, 0.15, 'Check-in window, outside'),
    ask('Driver Washroom', 'Restroom', '1', 2.9, -0.65, 'Back of the door', from(5, 19, 0.25, 'Driver washroom rebuilt in May')),
    ask('Warehouse Washroom – Zone C', 'Restroom', '1', 1.8, -0.25, 'Beside the sink'),
    ask('Docks 1–24', 'LoadingDock', '1', 3.9, 0.2, 'Every fourth dock door'),
    ask('Docks 25–48', 'LoadingDock', '1', 3.0, -0.35, 'Every fourth dock door'),
    ask('Trailer Yard & Parking', 'Parking', 'Yard', 2.1, -0.2, 'Gatehouse window'),
    ask('Lunchroom', 'Cafe', '2', 2.6, 0.1, 'Beside the microwaves'),
    ask('Training Room', 'ConferenceRoom', '2', 0.9, 0.35, 'Door, inside'),
    wifi('Driver Wi-Fi', 'Loading Dock', '1', 2.4, 'Driver lounge', 'KestrelGate-Drivers', 'dockdoor2280'),
    link('Site Safety Orientation', 'Lobby', '1', 1.9, 'Check-in window', 'https://kestrelgate.northgatepartners.example/orientation'),
    link('Yard Map', 'Parking', 'Yard', 1.2, 'Gate post', 'https://kestrelgate.northgatepartners.example/yard-map'),
  ],
  CNT: [
    ask('Lobby & Concierge', 'Lobby', '1', 3.4, 0.6, 'Concierge desk'),
    ask(
      'Elevators',
      'Elevator',
      '1',
      2.9,
      -0.2,
      'Both cars, beside the notice board',
      from(6, 15, 0.45, 'Elevator modernisation finished in June'),
    ),
    ask('Indoor Garage', 'Parking', 'P1', 2.0, -0.1, 'Garage door to the elevator lobby'),
    ask('Gym', 'FitnessCenter', '2', 2.9, 0.35, 'Wall by the water fountain'),
    ask('Roof Terrace', 'Rooftop', '11', 2.4, 0.7, 'Terrace door'),
    ask('Parcel Room', 'MailRoom', '1', 3.1, 0.05, 'Above the parcel shelf'),
    ask('Terrace Lounge Washroom', 'Restroom', '11', 1.0, 0.3, 'Inside the door'),
    wifi('Lounge Wi-Fi', 'Rooftop', '11', 1.6, 'Lounge coffee table', 'Terrasses-Invites', 'canal.lachine3J'),
    link('Resident Guide', 'Lobby', '1', 1.5, 'Notice board', 'https://canalterraces.northgatepartners.example/guide'),
    link('Book the Lounge', 'Rooftop', '11', 1.3, 'Lounge door', 'https://canalterraces.northgatepartners.example/lounge'),
  ],
  SSC: [
    ask('Driver Check-In', 'Lobby', '1', 3.1, 0, 'Check-in window'),
    ask('Docks 1–16', 'LoadingDock', '1', 4.0, -0.4, 'Door frames, odd doors', from(7, 6, 0.6, 'Dock levellers replaced in July')),
    ask('Freezer Dock', 'LoadingDock', '1', 2.3, -0.3, 'Vestibule, warm side'),
    ask('Employee Restrooms', 'Restroom', '1', 2.6, -0.3, 'Hallway between the doors'),
    ask('Break Room', 'Cafe', '2', 2.7, 0.2, 'Beside the vending machines'),
    ask('Truck Parking', 'Parking', 'Yard', 1.8, -0.4, 'Fence post, row A'),
    wifi('Break Room Wi-Fi', 'Cafe', '2', 2.0, 'Break room tables', 'SenecaSpur-Break', 'lake-effect-14206'),
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
    ask('Leasing Office', 'Lobby', '1', 3.0, 0.5, 'Coffee bar'),
    ask(
      'Building 1 Elevator',
      'Elevator',
      '1',
      2.4,
      0.2,
      'Inside the car',
      from(9, 14, -0.55, 'Building 1 elevator breaking down since September'),
    ),
    ask('Building 3 Elevator', 'Elevator', '1', 1.9, 0.25, 'Inside the car'),
    ask('Resident Parking', 'Parking', '1', 2.5, -0.3, 'Gate keypad post'),
    ask('Clubhouse Gym', 'FitnessCenter', '1', 3.8, 0.3, 'Mirror by the free weights'),
    ask('Package Lockers', 'MailRoom', '1', 4.0, -0.1, 'Locker bank screen', from(10, 5, 0.5, 'Second locker bank since October')),
    ask('Roof Lounge', 'Rooftop', '6', 2.2, 0.65, 'Grill station'),
    ask('Coworking Nook', 'ConferenceRoom', '1', 1.8, 0.4, 'Phone booth door'),
    ask('Clubhouse Restroom', 'Restroom', '1', 1.3, 0.1, 'Above the hand dryer'),
    wifi('Clubhouse Wi-Fi', 'Lobby', '1', 2.5, 'Coffee bar and coworking tables', 'JuniperYard Clubhouse', 'berryblue420'),
    link('Resident Portal', 'Mail Room', '1', 1.6, 'Locker bank, side panel', 'https://juniperyard.northgatepartners.example/residents'),
    link('Pet Park Rules', 'Parking', '1', 0.6, 'Pet park gate', 'https://juniperyard.northgatepartners.example/pets'),
  ],
}

const FIRST_SIGN = 20100

export const CODES: readonly DemoCode[] = BUILDINGS.flatMap((building, place) =>
  (DRAFTS[building.Code] ?? []).map((draft, index) => ({
    ...draft,
    buildingCode: building.Code,
    SignId: String(FIRST_SIGN + place * 100 + index + 1),
  })),
)

function ask(QrName: string, entity: EntityType, Floor: string, weight: number, mood: number, note: string, shift?: MoodShift): Draft {
  const base = { QrName, Floor, Location: LOCATION_OF[entity], InstallationNote: note, weight, mood }
  return { ...base, FunctionalityType: 'Feedback', EntityType: entity, ...(shift ? { shift } : {}) }
}

function wifi(QrName: string, Location: QrLocation, Floor: string, weight: number, note: string, SSID: string, Password: string): Draft {
  return { FunctionalityType: 'Wifi', QrName, Location, Floor, weight, InstallationNote: note, SSID, NetworkType: 'WPA2', Password }
}

function link(QrName: string, Location: QrLocation, Floor: string, weight: number, note: string, Url: string): Draft {
  return { FunctionalityType: 'StaticUrl', QrName, Location, Floor, weight, InstallationNote: note, Url }
}

function card(QrName: string, Location: QrLocation, Floor: string, weight: number, note: string): Draft {
  return { FunctionalityType: 'CommentCard', QrName, Location, Floor, weight, InstallationNote: note }
}

/** From this day of the year on the place has another mean mood. */
function from(month: number, day: number, mood: number, story: string): MoodShift {
  return { month, day, mood, story }
}
