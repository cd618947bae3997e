import type { ProductState } from '../model.ts'

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
export const adoptionNotes: Readonly<Record<string, readonly DemoAdoption[]>> = {
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
