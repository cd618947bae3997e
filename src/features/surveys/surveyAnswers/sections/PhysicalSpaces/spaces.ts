import type { PhysicalSpace } from './model.ts'

/** The spaces that most buildings have: what the section of physical spaces begins with. The customer adds others. */
export const readySpaces = [
  { Code: 'Lobby', en: 'Lobby', es: 'Vestíbulo', fr: 'Hall d’entrée' },
  { Code: 'Restrooms', en: 'Restrooms', es: 'Baños', fr: 'Toilettes' },
  { Code: 'Elevators', en: 'Elevators', es: 'Ascensores', fr: 'Ascenseurs' },
  { Code: 'ConferenceRoom', en: 'Conference room', es: 'Sala de conferencias', fr: 'Salle de conférence' },
  { Code: 'TenantLounge', en: 'Tenant lounge', es: 'Salón de inquilinos', fr: 'Salon des locataires' },
  { Code: 'FitnessCenter', en: 'Fitness center', es: 'Gimnasio', fr: 'Salle de sport' },
  { Code: 'LockerRoom', en: 'Locker room', es: 'Vestuario', fr: 'Vestiaires' },
  { Code: 'Cafe', en: 'Café', es: 'Cafetería', fr: 'Café' },
  { Code: 'RooftopTerrace', en: 'Rooftop terrace', es: 'Terraza', fr: 'Toit-terrasse' },
  { Code: 'ParkingGarage', en: 'Parking garage', es: 'Estacionamiento', fr: 'Parking' },
  { Code: 'BikeRoom', en: 'Bike room', es: 'Cuarto de bicicletas', fr: 'Local à vélos' },
  { Code: 'LoadingDock', en: 'Loading dock', es: 'Muelle de carga', fr: 'Quai de chargement' },
  { Code: 'MailRoom', en: 'Mail room', es: 'Cuarto de correo', fr: 'Local courrier' },
] as const

/** A space of the ready list, as nobody has chosen it yet. */
export const spaceOf = ({ Code, ...DisplayText }: { Code: string; en: string; es?: string; fr?: string }): PhysicalSpace => ({
  Code,
  Selected: false,
  DisplayText,
  Location: '',
  FloorNumbers: '',
  SubFloorNumbers: '',
  QuantityPerFloor: null,
  AvailableForRental: null,
  Files: [],
  Note: '',
})

/** A space that is not in the list yet, named by the customer. */
export const ownSpace = (Code: string, name = ''): PhysicalSpace => ({ ...spaceOf({ Code, en: name }), Selected: true })

/** The saved spaces, followed by those of the ready list that are not among them. */
export const allSpaces = (saved: readonly PhysicalSpace[]): PhysicalSpace[] => [
  ...saved,
  ...readySpaces.filter(({ Code }) => !saved.some(space => space.Code === Code)).map(spaceOf),
]
