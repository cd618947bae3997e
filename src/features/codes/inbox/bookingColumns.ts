import type { bookingTypes } from '../requests/bookings.ts'

/** What the list of requests shows of one type of booking, in this order; of all others columns stay away. */
const byType: Readonly<Record<(typeof bookingTypes)[number], readonly string[]>> = {
  RoomRental: ['VenueName', 'Day', 'Hours', 'NumberOfGuests', 'Name', 'Unit', 'Email', 'PhoneNumber'],
  EventRegistration: ['VenueName', 'Day', 'Hours', 'Name', 'CompanyName', 'Email', 'PhoneNumber'],
  CheckIn: ['VenueName', 'Day', 'Name', 'CompanyName', 'Email', 'PhoneNumber'],
  GuestCheckIn: ['Name', 'HostName', 'CompanyName', 'Day', 'PhoneNumber', 'Email'],
  TourCheckIn: ['Name', 'Day', 'Detail', 'Email', 'PhoneNumber'],
  SupplierCheckin: ['CompanyName', 'Name', 'HostName', 'Day', 'Detail', 'PhoneNumber'],
  MoveIn: ['Day', 'Hours', 'Unit', 'Name', 'Detail', 'Email', 'PhoneNumber'],
  ResidentCheckOut: ['Day', 'Unit', 'Name', 'Email'],
}
/** Only with one of these types chosen. */
const bookingOnly = ['VenueName', 'Day', 'Hours', 'NumberOfGuests', 'HostName']
/** Only where there may be work: visits and bookings are neither urgent nor due. */
const workOnly = ['Urgency', 'DueDate']

type ListedColumn = { id: string; hidden?: boolean | undefined; card?: 'name' | 'state' | 'fact' | 'more' | undefined }

type ShownKind = { type: string | undefined; onlyVisits: boolean }

/** The columns of a list; with one type of booking chosen those of the type behind number and state, then where it came from. */
export const columnsOfKind = <C extends ListedColumn>(columns: readonly C[], { type, onlyVisits }: ShownKind): C[] => {
  const own = type !== undefined && Object.hasOwn(byType, type) ? byType[type as keyof typeof byType] : null
  if (!own) return columns.filter(({ id }) => !bookingOnly.includes(id) && !(onlyVisits && workOnly.includes(id)))
  const pick = (ids: readonly string[]) => ids.flatMap(id => columns.find(one => one.id === id) ?? [])
  const shown = pick(own).map((column, i) => ({ ...column, hidden: false, card: i < 3 ? ('fact' as const) : ('more' as const) }))
  const place = columns.filter(({ id }) => ['BuildingName', 'Location', 'QrName', 'CreatedDate'].includes(id))
  return [...pick(['Number', 'Status']), ...shown, ...place.map(column => ({ ...column, card: 'more' as const }))]
}
