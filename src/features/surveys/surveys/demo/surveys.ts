import type { ProductName } from '../catalog.ts'
import type { CustomerText, SurveySection, SurveyStatus } from '../model.ts'

export type DemoSurvey = {
  /** Of its building. */
  code: string
  SurveyName: string
  Status: SurveyStatus
  products: readonly ProductName[]
  without: readonly SurveySection[]
  /** Days before the end of the demo's time: begun, and last changed. */
  days: readonly [begun: number, changed: number]
  help?: CustomerText
}

export const demoSurveys: readonly DemoSurvey[] = [
  {
    code: 'ASE',
    SurveyName: 'Anchor Street East: before the signs go up',
    Status: 'Completed',
    products: ['Building Information', 'Staff Directory', 'QR Engineering', 'Customer Feedback'],
    without: ['PortfolioAccount'],
    days: [23, 12],
    help: {
      en: 'Have the floor plans and the list of your service providers at hand. Questions? Call the Harborline office between 8 and 5.',
      es: 'Tenga a mano los planos y la lista de sus proveedores. ¿Preguntas? Llame a la oficina de Harborline entre las 8 y las 17 h.',
      fr: 'Gardez à portée de main les plans et la liste de vos prestataires. Des questions ? Appelez le bureau Harborline entre 8 h et 17 h.',
    },
  },
  {
    code: 'MRP',
    SurveyName: 'Marlow Place: rooms and amenities',
    Status: 'Completed',
    products: ['Customer Feedback', 'Room Reservations', 'Parking & EV Charging'],
    without: ['PortfolioAccount', 'Connectivities', 'ManagementInfo'],
    days: [9, 8],
  },
  {
    code: 'HMP',
    SurveyName: 'Hollis Medical Pavilion: what has changed',
    Status: 'Completed',
    products: ['Customer Feedback'],
    without: ['PortfolioAccount', 'ManagementInfo', 'FloorsUnits'],
    days: [16, 3],
  },
  {
    code: 'CDT',
    SurveyName: 'Cedar & Third: inspections',
    Status: 'Draft',
    products: ['Inspections', 'Service Requests'],
    without: [],
    days: [2, 2],
  },
]
