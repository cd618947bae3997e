import type { TermName } from '../sections/BuildingTermsAndConditions/model.ts'

/** A PDF of terms: its heading and its clauses, each with a heading of its own. `{building}` and `{account}` are filled in. */
export type DemoTerms = { title: string; file: string; lead: string; clauses: readonly (readonly [heading: string, text: string])[] }

const suppliers: DemoTerms = {
  title: 'Supplier and Contractor Check-In Terms',
  file: 'supplier-check-in-terms.pdf',
  lead: 'These terms apply to everyone who works at {building} on behalf of a supplier or a contractor. By checking in you accept them for the length of your visit.',
  clauses: [
    [
      'Check-in and badges',
      'Check in at the sign at the loading dock or at security before work begins, and check out when you leave. Wear the badge where it can be seen. Badges are not passed on.',
    ],
    [
      'Insurance',
      'A valid certificate of insurance that names {account} and the owner of the building as additional insured must be on file before work begins. Work stops when it expires.',
    ],
    [
      'Hours and noise',
      'Core drilling, demolition and other loud work is done before 8 a.m. or after 6 p.m., and on weekends by arrangement. Give the management office two working days of notice.',
    ],
    [
      'Hot work and impairments',
      'Welding, cutting and brazing need a hot-work permit of the same day and a fire watch. Sprinklers and alarms are taken out of service by the engineering team only.',
    ],
    [
      'Deliveries and waste',
      'Use the freight elevator and protect floors and corners on the way. Take your waste with you; the building’s compactor is for tenants.',
    ],
    [
      'Safety',
      'Report injuries, spills and near misses to security at once. The management office may end work that puts people or the building at risk.',
    ],
  ],
}

const charging: DemoTerms = {
  title: 'Electric Vehicle Charging Terms',
  file: 'ev-charging-terms.pdf',
  lead: 'These terms apply to the charging stations at {building}. A request for access is a request under these terms.',
  clauses: [
    [
      'Who may charge',
      'Stations are for tenants and their visitors with an approved request. Access is tied to one vehicle and its plate; tell the management office when it changes.',
    ],
    ['Time at the station', 'A session lasts four hours at most on working days. Move the vehicle within 30 minutes after it is charged.'],
    [
      'Charges',
      'Energy is billed to the tenant’s account at the posted rate per kWh. A vehicle left at the station after its session is charged an idle fee.',
    ],
    [
      'Care of the equipment',
      'Hang the cable back on its holder, and report damage at the sign on the station. Adapters and extensions are not used.',
    ],
    [
      'Liability',
      'Charging is at the driver’s risk. {account} does not answer for interruptions of the supply, or for a vehicle that its own charger has harmed.',
    ],
  ],
}

const rooms: DemoTerms = {
  title: 'Room Rental Terms',
  file: 'room-rental-terms.pdf',
  lead: 'These terms apply to meeting rooms, terraces and the boardroom of {building} that are booked through the tenant portal.',
  clauses: [
    ['Booking', 'A booking is confirmed by email. Rooms are held for 15 minutes after the booked start and may then be given to others.'],
    [
      'Rates and cancellation',
      'Rates are those shown when the room is booked. Cancel at least 24 hours ahead; later cancellations are charged at half the rate, no-shows in full.',
    ],
    [
      'Catering and set-up',
      'Caterers must have a certificate of insurance on file. Rooms are left as they were found; extra cleaning is billed at cost.',
    ],
    ['Capacity', 'The posted capacity is set by the fire code and is not exceeded. Exits and corridors stay clear.'],
    ['Damage', 'The tenant who booked answers for damage and for the conduct of its guests.'],
    ['Data and recording', 'Rooms are not recorded by the building. Displays are reset after each booking; sign out of your own services.'],
  ],
}

const vacancies: DemoTerms = {
  title: 'Leasing Inquiry Terms',
  file: 'leasing-inquiry-terms.pdf',
  lead: 'These terms apply to inquiries about space for lease at {building} that are sent from the signs on its windows.',
  clauses: [
    ['No offer', 'Areas, rents and dates are for information and may change. Only a signed lease binds {account} and you.'],
    [
      'What we do with your details',
      'Your name, company, email and phone are used to answer this inquiry and are passed to the leasing broker of the building. They are deleted after 24 months without a lease.',
    ],
    ['Brokers', 'A broker who acts for you is named in the inquiry. Commissions are agreed in writing before the first tour.'],
  ],
}

/** The terms of the buildings, by their codes. */
export const demoTerms: Readonly<Record<string, Partial<Record<TermName, DemoTerms>>>> = {
  ASE: { SupplierCheckInTerms: suppliers, EVRequestTerms: charging, RoomRentalTerms: rooms },
  ASW: { SupplierCheckInTerms: suppliers, RoomRentalTerms: rooms },
  WLC: { RoomRentalTerms: rooms },
  BYR: { VacancyLeadTerms: vacancies },
  KGD: { SupplierCheckInTerms: suppliers },
}
