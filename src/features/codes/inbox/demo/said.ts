import type { Scene } from './scenes.ts'

/** What somebody sent: the inputs of a page by their names, in which language, and what the photos show that came with it. */
export type SaidRequest = { language: 'en' | 'es'; typed: Readonly<Record<string, string>>; photos: readonly Scene[] }

const en = (typed: Record<string, string>, ...photos: Scene[]): SaidRequest => ({ language: 'en', typed, photos })
const es = (typed: Record<string, string>, ...photos: Scene[]): SaidRequest => ({ language: 'es', typed, photos })
const fix = (about: string, detail: string, urgency?: string): Record<string, string> => ({
  Q001: about,
  Q002: detail,
  ...(urgency && { Q003: urgency }),
})

/** What people send by the forms of the demo world, by the type of the code. Who they are is added. */
export const saidRequests: Readonly<Record<string, readonly SaidRequest[]>> = {
  Maintenance: [
    en(fix('HVAC', 'The east conference room is freezing, 62 degrees since this morning.', 'Medium')),
    en(fix('ElevatorEscalator', 'Car 2 stops a hand’s width below the floor on level 9.', 'High'), 'lift'),
    en(fix('Plumbing', 'The kitchen faucet on our floor drips day and night.', 'Low'), 'faucet'),
    en(fix('Electrical', 'Two ceiling lights flicker above reception.', 'Medium'), 'lamp'),
    es(fix('Cleaning', 'Hay café derramado frente a los ascensores del segundo piso.', 'Medium'), 'spill'),
    en(fix('KeysLocksDoorsWindows', 'The suite door does not latch unless you pull it hard.', 'Medium'), 'door'),
    en(fix('HVAC', 'No air at all from the vents along the window side.', 'High')),
    es(fix('Plumbing', 'El lavabo del baño de hombres no desagua.', 'Medium')),
    en(fix('Cleaning', 'The recycling bins by the copy room have not been emptied since Friday.', 'Low'), 'bin'),
    en(fix('Security', 'The garage side door was propped open again at 7 am.', 'High')),
    en(fix('MaintenanceRepairs', 'A ceiling tile came down beside the mail room.', 'High')),
    es(fix('Electrical', 'No hay corriente en los enchufes de la sala 4B.', 'High')),
    en(fix('Other', 'Could somebody move the pallets that block our loading bay?', 'Medium')),
    en(fix('FireLifeSafety', 'The exit sign on the north stair is dark.', 'High')),
    en(fix('HVAC', 'It is 80 degrees in the server closet.', 'High')),
    es(fix('KeysLocksDoorsWindows', 'La tarjeta no abre la puerta del estacionamiento.', 'Medium')),
    en(fix('Plumbing', 'Water stain on the ceiling, about the size of a plate and growing.', 'High'), 'stain'),
    en(fix('Cleaning', 'Please send someone with a mop, the umbrella stand leaked.', 'Low')),
    en(fix('ElevatorEscalator', 'The doors of the service elevator close on people.', 'High')),
    en(fix('Electrical', 'The motion sensor turns the lights off while we sit in a meeting.', 'Low')),
    en(fix('MaintenanceRepairs', 'A wheel came off the bench in the lobby.', 'Low')),
    es(fix('HVAC', 'Hace mucho calor en el pasillo del tercer piso.', 'Low')),
  ],
  BathroomService: [
    en({ 'Q001.0': 'Soap', Q002: 'The dispenser on the left.' }),
    en({ 'Q001.1': 'ToiletPaper' }),
    es({ 'Q001.2': 'PaperTowels', 'Q001.0': 'Soap' }),
    en({ 'Q001.3': 'Cleaning', Q002: 'The floor is wet by the door.' }),
    es({ 'Q001.4': 'Trash' }),
    en({ 'Q001.5': 'Repair', Q002: 'The second stall does not lock.' }, 'door'),
  ],
  GuestCheckIn: [
    en({ Q002: 'Dana Whitfield, Suite 1400', Q003: 'Beacon Advisors' }),
    en({ Q002: 'Reception of Halyard Labs', Q003: 'Northline Couriers' }),
    es({ Q002: 'Ana Ruiz, piso 6', Q003: 'Estudio Ruiz' }),
    en({ Q002: 'Marcus Bell', Q003: 'Bell & Partners' }),
  ],
  SupplierCheckin: [
    en({ Q001: 'Harbor Elevator Co.', Q005: 'Monthly maintenance of cars 1 to 4.' }),
    en({ Q001: 'CoolAir Mechanical', Q004: 'Chief engineer', Q005: 'Filter change, air handlers 3 and 4.' }),
    es({ Q001: 'Limpieza Brillante', Q005: 'Limpieza de ventanas, pisos 2 a 5.' }),
    en({ Q001: 'Sentry Fire Protection', Q005: 'Quarterly sprinkler inspection.' }),
  ],
  RoomRental: [
    en({ Q005: '2027-01-14', 'Q006.Start': '09:00', 'Q006.End': '11:00', Q007: '12' }),
    en({ Q005: '2027-02-03', 'Q006.Start': '13:30', 'Q006.End': '15:00', Q007: '8' }),
    es({ Q005: '2027-01-20', 'Q006.Start': '10:00', 'Q006.End': '12:00', Q007: '20' }),
  ],
  LeadCapture: [en({ Q005: 'Greenfield Dental' }), en({ Q005: 'Studio Mako' }), es({ Q005: 'Panadería Sol' })],
  Vacancy: [
    en({ Q004: 'Is the space available from March? We are twelve people.' }),
    en({ Q004: 'What is the rent per square foot, and is parking included?' }),
    es({ Q004: '¿Se puede visitar el local esta semana?' }),
  ],
  CommentCard: [
    en({ Q001: 'The lobby smells wonderful since you changed the flowers.' }),
    en({ Q001: 'Please bring the water fountain on 3 back.' }),
    es({ Q001: 'El personal de seguridad es muy amable.' }),
    en({ Q001: 'The revolving door squeaks.' }),
  ],
  CustomerFeedback: [
    en({ Note: 'The leasing team answers within the hour. Thank you!' }),
    en({ Note: 'Please fix the hallway light on 3, otherwise great.' }),
    es({ Note: 'Todo muy limpio, pero el ascensor tarda.' }),
  ],
  MoveOut: [
    en({ Note: 'Keys and the garage remote are in the box.' }),
    es({ Note: 'La persiana del dormitorio ya estaba rota cuando llegamos.' }),
  ],
  LadderSafety: [en({}), es({})],
  CustomFeedback: [
    en({ Q001: 'Great', Q002: 'Open the side entrance earlier on Saturdays.' }),
    en({ Q001: 'Fine', Q002: 'More benches, please.' }),
    es({ Q001: 'Great', Q002: 'Más sombra en la terraza.' }),
    es({ Q001: 'Poor', Q002: 'Los baños estaban cerrados.' }),
  ],
  EVRequest: [
    en({ Q005: 'A second charger near bay 12; the one there is taken by 8.' }),
    en({ Q005: 'We get three electric cars in May. Can each have a bay?' }),
    es({ Q005: 'El cargador de la plaza 14 no arranca con mi tarjeta.' }),
  ],
  BurnPermit: [
    en({
      Q002: 'Harbor Welding',
      Q004: '2027-01-12',
      'Q005.Start': '08:00',
      'Q005.End': '11:30',
      Q006: 'Roof, cooling tower 2',
      Q007: 'Weld a bracket, torch and grinder.',
      Q008: 'true',
    }),
    en({
      Q002: 'CoolAir Mechanical',
      Q004: '2027-02-02',
      'Q005.Start': '06:00',
      'Q005.End': '09:00',
      Q006: 'Chiller room',
      Q007: 'Braze a refrigerant line.',
      Q008: 'true',
    }),
    es({
      Q002: 'Soldaduras Vega',
      Q004: '2027-01-19',
      'Q005.Start': '19:00',
      'Q005.End': '22:00',
      Q006: 'Muelle, portón 3',
      Q007: 'Soldar la guía del portón.',
      Q008: 'true',
    }),
  ],
  RoofAccess: [
    en({
      Q002: 'Harbor Roofing',
      Q005: '2027-01-13',
      'Q006.Start': '08:00',
      'Q006.End': '11:30',
      Q007: 'Main roof, east side',
      Q008: 'Clean the drains before the frost.',
      Q009: 'true',
    }),
    en({
      Q002: 'SkyLine Antennas',
      Q005: '2027-01-20',
      'Q006.Start': '09:00',
      'Q006.End': '15:00',
      Q007: 'Penthouse roof, antenna mast',
      Q008: 'Replace two amplifiers.',
      Q009: 'true',
    }),
    es({
      Q002: 'Climas del Norte',
      Q005: '2027-01-26',
      'Q006.Start': '07:30',
      'Q006.End': '10:00',
      Q007: 'Azotea, torre de enfriamiento 2',
      Q008: 'Cambiar la correa del ventilador.',
      Q009: 'true',
    }),
  ],
  TenantHVAC: [
    en({
      Q002: 'Harbor Law',
      Q005: 'Suite 1200',
      Q006: '2027-01-14',
      'Q007.Start': '18:00',
      'Q007.End': '22:00',
      Q008: 'Closing of a deal.',
    }),
    en({ Q002: 'Beacon Capital', Q005: 'Suite 900', Q006: '2027-01-16', 'Q007.Start': '08:00', 'Q007.End': '13:00' }),
    es({ Q002: 'Vega Consultores', Q005: 'Oficina 704', Q006: '2027-01-21', 'Q007.Start': '18:00', 'Q007.End': '20:00' }),
  ],
  Renewal: [
    en({ Q005: 'Renew', Q006: 'Two more years, if the rent stays.' }),
    en({ Q005: 'Talk', Q006: 'We may need a second bedroom.' }),
    es({ Q005: 'Renew' }),
    es({ Q005: 'Leave', Q006: 'Nos mudamos en junio por trabajo.' }),
  ],
  Support: [
    en({ Q006: 'The sign beside car 2 is torn, half of the code is gone.', Q005: 'Medium' }),
    en({ Q006: 'The code opens the page of another floor.', Q005: 'High' }),
    es({ Q006: 'El cartel está demasiado alto para una silla de ruedas.', Q005: 'Low' }),
  ],
  EventRegistration: [en({}), en({ Q004: 'Beacon Advisors' }), es({ Q004: 'Estudio Ruiz' })],
  CheckIn: [en({ Q004: 'Halyard Labs' }), en({ Q004: 'Northline Couriers' }), es({})],
  TourCheckIn: [
    en({ Q004: 'Two bedrooms from May, with a balcony.' }),
    en({ Q004: 'A studio; we have a small dog.' }),
    es({ Q004: 'Un apartamento de dos habitaciones cerca de la escuela.' }),
  ],
  MoveIn: [
    en({ Q005: '2027-01-09', 'Q006.Start': '09:00', 'Q006.End': '12:00', Q007: 'A piano comes with us.' }),
    es({ Q005: '2027-01-16', 'Q006.Start': '13:00', 'Q006.End': '16:00' }),
  ],
  ResidentCheckOut: [
    en({ Q003: '2026-12-31', 'Q004.0': 'Keys', 'Q004.1': 'Fobs', Q005: '18 Elm Street, Quincy' }),
    es({ Q003: '2027-01-15', 'Q004.0': 'Keys' }),
  ],
  FieldMarketing: [en({ Q004: '2027' }), en({ Q004: '2028' }), es({ Q004: '2027' })],
  FireExtinguisherInspection: [
    en({ Q001: 'Yes', Q002: 'Yes', Q003: 'Yes' }),
    en({ Q001: 'Yes', Q002: 'No', Q003: 'Yes', Q005: 'Pressure just below the green; swapped.' }),
    es({ Q001: 'Yes', Q002: 'Yes', Q003: 'Yes', Q005: 'Se limpió el polvo.' }),
  ],
  ActivitySchedule: [
    en({ Q001: 'Dock door 2', Q002: 'Weekly', Q004: 'The chain slips off; we lift it back by hand.', Q006: 'Medium' }),
    es({ Q001: 'Bomba del sótano', Q002: 'Monthly', Q004: 'Se dispara la alarma después de cada lluvia fuerte.' }),
  ],
  Inventory: [
    en({ Q001: 'Air filters 20 × 25', Q002: '6', Q003: 'No', Q005: 'The next change needs twelve.' }),
    en({ Q001: 'LED tubes', Q002: '40', Q003: 'Yes' }),
    es({ Q001: 'Guantes de trabajo', Q002: '12 pares', Q003: 'Yes' }),
  ],
  MobileEmployee: [
    en({ Q002: 'Planned', 'Q003.Start': '08:00', 'Q003.End': '09:15', Q004: 'Changed the filters of air handler 3.' }),
    en({ Q002: 'Unplanned', 'Q003.Start': '14:10', 'Q003.End': '14:40', Q004: 'Reset the booster pump after an alarm.' }),
    es({ Q002: 'Planned', 'Q003.Start': '10:00', 'Q003.End': '11:30', Q004: 'Ronda de la sala de máquinas.' }),
  ],
  AEDInspection: [
    en({ Q001: 'Yes', Q002: 'Yes', Q003: 'Yes', Q005: '' }),
    es({ Q001: 'Yes', Q002: 'Yes', Q003: 'Yes', Q005: 'Batería cambiada.' }),
    en({ Q001: 'Yes', Q002: 'Yes', Q003: 'No', Q005: 'A coat rack stood before the cabinet; moved.' }),
  ],
}

/** Who sent it: name, and the mailbox of their address. */
export const visitors: readonly (readonly [name: string, mailbox: string])[] = [
  ['Priya Raman', 'priya.raman'],
  ['Tom Okafor', 'tokafor'],
  ['Lucía Fernández', 'lucia.fernandez'],
  ['Grace Holloway', 'gholloway'],
  ['Mateo Vargas', 'mateo.vargas'],
  ['Erin Castellano', 'erin.c'],
  ['Noah Lindgren', 'noah.lindgren'],
  ['Yuki Tanaka', 'ytanaka'],
  ['Samuel Addo', 'samuel.addo'],
  ['Claire Dubois', 'claire.dubois'],
  ['Ivan Petrov', 'ipetrov'],
  ['Rosa Delgado', 'rosa.delgado'],
]
