import type { BuildingType } from '../../property/buildings/model.ts'
import type { CustomerText, ProductType, SurveyProduct } from './model.ts'

const row = (ProductName: string, es: string, fr: string, Type: ProductType = 'Questions') => ({
  Type,
  ProductName,
  Text: { en: ProductName, es, fr } satisfies CustomerText,
})

/** What a survey can be about. A name stays for good: surveys keep it. What each asks: `readyQuestions.ts`. */
export const products = [
  row('Building Information', 'Información del edificio', 'Informations sur l’immeuble', 'BuildingInfo'),
  row('Staff Directory', 'Directorio del personal', 'Annuaire du personnel', 'Employees'),
  row('Inspections', 'Inspecciones', 'Inspections', 'Inspections'),
  row('QR Engineering', 'Ingeniería QR', 'Ingénierie QR'),
  row('Customer Feedback', 'Opinión de clientes', 'Avis des clients'),
  row('Service Requests', 'Solicitudes de servicio', 'Demandes d’intervention'),
  row('Visitor Registration', 'Registro de visitantes', 'Enregistrement des visiteurs'),
  row('Vendor Check-In', 'Registro de proveedores', 'Enregistrement des prestataires'),
  row('Room Reservations', 'Reserva de salas', 'Réservation de salles'),
  row('Resident Move-In', 'Entrada de residentes', 'Emménagement des résidents'),
  row('Leasing & Vacancies', 'Arrendamiento y vacantes', 'Location et locaux vacants'),
  row('Parking & EV Charging', 'Estacionamiento y carga eléctrica', 'Stationnement et recharge'),
] as const

export type ProductName = (typeof products)[number]['ProductName']

/** Every product as the wire has it. */
export const allProducts: readonly SurveyProduct[] = products.map(({ Type, ProductName }) => ({ Type, ProductName }))

/** A product's name in the languages of the interface; undefined for one that the catalog does not have. */
export const productText = (name: string): CustomerText | undefined => products.find(({ ProductName }) => ProductName === name)?.Text

const everywhere = ['Building Information', 'Staff Directory', 'QR Engineering', 'Customer Feedback', 'Service Requests'] as const
const guests = ['Visitor Registration', 'Vendor Check-In'] as const
const homes = ['Resident Move-In', 'Leasing & Vacancies', 'Room Reservations', 'Parking & EV Charging', 'Vendor Check-In'] as const

/** The products that a building of a vertical is offered. */
export const verticalToProducts: Readonly<Record<BuildingType, readonly ProductName[]>> = {
  Education: [...everywhere, ...guests, 'Inspections', 'Room Reservations'],
  Government: [...everywhere, ...guests, 'Inspections'],
  Hospitality: [...everywhere, 'Vendor Check-In', 'Room Reservations', 'Parking & EV Charging'],
  Industrial: [...everywhere, 'Inspections', 'Vendor Check-In', 'Leasing & Vacancies'],
  'Life Science': [...everywhere, ...guests, 'Inspections', 'Room Reservations'],
  Medical: [...everywhere, ...guests, 'Inspections', 'Parking & EV Charging'],
  'Mixed Use': [...everywhere, ...guests, 'Inspections', 'Room Reservations', 'Leasing & Vacancies', 'Parking & EV Charging'],
  Office: [...everywhere, ...guests, 'Inspections', 'Room Reservations', 'Leasing & Vacancies', 'Parking & EV Charging'],
  Parking: ['Building Information', 'Staff Directory', 'Customer Feedback', 'Service Requests', 'Inspections', 'Parking & EV Charging'],
  Residential: [...everywhere, ...homes],
  Retail: [...everywhere, 'Inspections', 'Vendor Check-In', 'Leasing & Vacancies', 'Parking & EV Charging'],
  'Senior Living': [...everywhere, ...guests, 'Inspections', 'Resident Move-In', 'Room Reservations'],
  'Student Housing': [...everywhere, ...homes, 'Visitor Registration'],
  Other: products.map(({ ProductName }) => ProductName),
}
