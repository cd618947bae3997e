import type { AccountingSection, GLRow, MaterialRow, WorkOrderType } from '../../../features/property/accounting/model.ts'
import type { ProductState } from '../../../features/property/adoption/model.ts'
import type { Answer } from '../../../features/property/questionnaire/model.ts'

/** A note on a product, so many days before the end of the demo world. */
export type DemoAdoption = { Product: string; State: ProductState; Note: string; FullName: string; days: number }

const by =
  (FullName: string) =>
  (days: number, Product: string, State: ProductState, Note: string): DemoAdoption => ({ Product, State, Note, FullName, days })
const delgado = by('Marcus Delgado')
const whitcombe = by('Eleanor Whitcombe')
const castellanos = by('Naomi Castellanos')
const tremblay = by('Luc Tremblay')

/** Notes by the building's code, the oldest first. */
export const ADOPTION: Readonly<Record<string, readonly DemoAdoption[]>> = {
  ASE: [
    delgado(688, 'Feedback', 'Implementing', 'Signs for lobby and restrooms are ordered; mounting in the first week of the month.'),
    delgado(661, 'Feedback', 'Active', 'All 18 signs hang. Comments go to the front desk every morning.'),
    delgado(
      655,
      'BathroomService',
      'Active',
      'Cleaning crew gets the requests on their phones. Response is under 20 minutes on day shift.',
    ),
    whitcombe(410, 'EngineeringRounds', 'Interested', 'Chief engineer saw it at Marlow Place and wants the chiller round first.'),
    delgado(212, 'EngineeringRounds', 'Implementing', 'Equipment list is in review; 64 of 90 units are tagged.'),
    delgado(96, 'COI', 'Active', 'Janitorial and elevator vendors are in. Two tenants still send paper.'),
    delgado(44, 'LiveChat', 'Never', 'Front desk is staffed around the clock; the property team does not want a second channel.'),
    whitcombe(21, 'EVRequest', 'Interested', 'Eight chargers planned for P2. Decide once the utility confirms the transformer.'),
  ],
  ASW: [
    delgado(640, 'Feedback', 'Active', 'Rolled out together with the East tower.'),
    delgado(180, 'RoomRental', 'Implementing', 'Terrace and boardroom first; rates are with the asset manager.'),
    delgado(63, 'EventRegistration', 'Interested', 'Retail tenants asked for it for the summer market.'),
  ],
  MRP: [
    whitcombe(600, 'EngineeringRounds', 'Active', 'Daily chiller and boiler rounds run on three shifts.'),
    whitcombe(420, 'PreventativeMaintenance', 'Active', 'Moved over from the old spreadsheet in one quarter.'),
    whitcombe(120, 'SecurityPatrol', 'Implementing', 'Checkpoints on every fourth floor; guards are trained next week.'),
    whitcombe(35, 'MobileEmployee', 'Interested', 'Pilot with the two roving engineers.'),
  ],
  HMP: [
    whitcombe(510, 'BathroomService', 'Active', 'Needed for the infection-control audit.'),
    whitcombe(240, 'AEDInspection', 'Active', 'Fourteen cabinets, monthly.'),
    whitcombe(30, 'BurnPermit', 'Interested', 'Contractor work in the imaging suite starts in spring.'),
  ],
  CDT: [
    whitcombe(300, 'Feedback', 'Active', 'Lobby and elevators.'),
    whitcombe(75, 'RoofAccess', 'Implementing', 'Two hatches get signs and a log.'),
  ],
  BYR: [whitcombe(260, 'LeadCapture', 'Active', 'On the windows of the two empty units.')],
  LAN: [
    whitcombe(330, 'WifiJoin', 'Active', 'One sign a floor, and at the bar.'),
    whitcombe(90, 'Maintenance', 'Never', 'The hotel’s own system stays.'),
  ],
  WLC: [
    castellanos(220, 'Feedback', 'Active', 'Study rooms and the café.'),
    castellanos(58, 'GuestCheckIn', 'Implementing', 'Tablet at the north entrance; badge printer is on its way.'),
  ],
  KGD: [
    tremblay(310, 'FireExtinguisherInspection', 'Active', '212 extinguishers, one round a month.'),
    tremblay(150, 'SecurityPatrol', 'Active', 'Yard and dock doors at night.'),
    tremblay(40, 'MobileEmployee', 'Interested', 'Dock crew would book their own requests.'),
  ],
  CNT: [tremblay(200, 'Feedback', 'Active', 'Food hall and restrooms.')],
  SSC: [
    tremblay(190, 'EngineeringRounds', 'Active', 'Ammonia plant, every four hours.'),
    tremblay(25, 'PreventativeMaintenance', 'Implementing', 'Evaporator fans first.'),
  ],
}

/** Answers to the questionnaire by the names of its questions. */
export type DemoAnswers = Readonly<Record<string, NonNullable<Answer>>>

/** What is known of the industrial buildings, by code. */
export const ANSWERS: Readonly<Record<string, DemoAnswers>> = {
  KGD: {
    OwnershipFund: 'Northgate Industrial Income II',
    AcquisitionPortfolio: 'GTA West 2019',
    PropertyClass: 'A',
    YearBuilt: 2007,
    LastRenovated: 2021,
    ManagementType: 'In-house',
    PropertyType: 'Warehouse & Distribution',
    MultiTenated: 'Yes',
    TenantCount: 3,
    MajorTenant: 'Maple Route Logistics',
    MajorTenantIndustry: 'Parcel and freight',
    MajorTenantLED: '2031-06-30',
    TenantSpaceUse: ['Storage', 'Distribution', 'Office'],
    ClearHeight: 36,
    ColumnSpacing: '54 × 50',
    BuildingDepth: 620,
    SlabThickness: 7,
    FloorLoad: 600,
    OfficeArea: 28_400,
    WallConstruction: 'Precast concrete',
    RoofType: 'TPO',
    RoofReplaced: '2021-09-17',
    DockDoors: 84,
    DriveInDoors: 4,
    DockEquipment: ['Levelers', 'Seals', 'Vehicle restraints'],
    CrossDock: 'Yes',
    TruckCourtDepth: 185,
    TrailerStalls: 112,
    YardSurface: 'Concrete',
    YardSecured: 'Yes',
    RailServed: 'No',
    PowerAmps: 4000,
    PowerVolts: '347/600',
    BackupGenerator: 'Yes',
    GeneratorCapacity: 750,
    Lighting: 'LED',
    Sprinkler: 'ESFR',
    SprinklerTested: '2026-04-22',
  },
  SSC: {
    OwnershipFund: 'Northgate Cold Chain Fund',
    PropertyClass: 'B',
    YearBuilt: 1986,
    LastRenovated: 2014,
    ManagementType: 'In-house',
    PropertyType: 'Cold Storage',
    ColdRoomTemperature: -20,
    Refrigerant: 'Ammonia',
    MultiTenated: 'No',
    MajorTenant: 'Lakeshore Frozen Foods',
    MajorTenantLED: '2029-03-31',
    ClearHeight: 32,
    WallConstruction: 'Insulated panel',
    DockDoors: 38,
    RailServed: 'Yes',
    RailProvider: 'CSX',
    RailDoors: 6,
    Sprinkler: 'Dry pipe',
    SprinklerTested: '2026-02-11',
  },
}

const price = (
  Type: 'Material' | 'Labor',
  Categories: string,
  Materials: string,
  ChargeCode: string,
  Prices: number,
  Markup: number,
): MaterialRow => ({
  Type,
  Categories,
  Materials,
  ChargeCode,
  Prices,
  Markup,
})
const ledger = (
  n: number,
  ServiceRequestType: string,
  ChargeCode: string,
  WorkOrderType: WorkOrderType,
  AccountCode: string,
  AccountDescription: string,
): GLRow => ({ ServiceRequestType, ChargeCode, WorkOrderType, AccountCode, AccountDescription, CreatedDate: Date.UTC(2025, 0, 6, 14, n) })

/** Prices and ledger codes, by the building's code. */
export const ACCOUNTING: Readonly<Record<string, AccountingSection>> = {
  ASE: {
    GLCode: '6100-BOS-01',
    TaxRate: 6.25,
    InvoiceType: 'Detailed',
    MobileAction: 'Optional',
    MCFields: [
      price('Labor', 'HVAC', 'Engineer, regular hours', 'L-100', 78.5, 0),
      price('Labor', 'HVAC', 'Engineer, after hours', 'L-150', 117.75, 0),
      price('Material', 'HVAC', 'Pleated filter 24 × 24 × 2', 'M-210', 18.35, 12.5),
      price('Material', 'Lighting', 'LED tube 4 ft, 4000 K', 'M-305', 9.8, 15),
      price('Material', 'Hardware', 'Mortise cylinder, keyed alike', 'M-412', 46, 15),
      price('Material', 'Plumbing', 'Flush valve repair kit', 'M-520', 31.2, 10),
    ],
    GLFields: [
      ledger(1, 'AfterHours', 'TEN-AH', 'SR', '4310-00', 'Tenant after-hours HVAC'),
      ledger(2, 'Electrical', 'TEN-EL', 'SR', '4320-00', 'Tenant electrical work'),
      ledger(3, 'KeysLocksDoorsWindows', 'TEN-KY', 'OND', '4330-00', 'Keys and locks'),
      ledger(4, 'HVAC', 'BLD-PM', 'PM', '6120-00', 'HVAC maintenance'),
      ledger(5, 'FireLifeSafety', 'BLD-IN', 'IN', '6410-00', 'Fire and life safety inspections'),
    ],
  },
  KGD: {
    GLCode: '7200-ON',
    TaxRate: 13,
    InvoiceType: 'Summary',
    MobileAction: 'Required',
    MCFields: [
      price('Labor', 'Electrical', 'Dock technician', 'L-20', 92, 0),
      price('Material', 'Hardware', 'Dock leveler hinge set', 'M-71', 264.9, 18),
    ],
    GLFields: [ledger(1, 'MaintenanceRepairs', 'DOCK', 'SR', '5210', 'Dock and door repairs')],
  },
}
