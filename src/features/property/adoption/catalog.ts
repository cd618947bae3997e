import type { Language } from '../../../core/words.ts'

export type Texts = Readonly<Record<Language, string>>
type Product = { readonly Product: string; readonly Text: Texts }

const row = (Product: string, en: string, es: string, fr: string): Product => ({ Product, Text: { en, es, fr } })

/**
 * What an account may adopt, by category: the one list that the section Upsells edits and the upsell matrix shows. A code stays for
 * good: states and notes are kept under it.
 */
export const catalog = {
  'Visitor Experience': {
    Text: { en: 'Visitor Experience', es: 'Experiencia del visitante', fr: 'Expérience des visiteurs' },
    products: [
      row('Feedback', 'Customer Feedback', 'Opinión de clientes', 'Avis des clients'),
      row('BathroomService', 'Bathroom Service', 'Servicio de baños', 'Service des sanitaires'),
      row('DownloadApp', 'Download App', 'Descarga de la app', 'Téléchargement de l’application'),
      row('WifiJoin', 'Wi-Fi Join', 'Conexión Wi-Fi', 'Connexion Wi-Fi'),
      row('LiveChat', 'Live Chat', 'Chat en vivo', 'Discussion en direct'),
    ],
  },
  'Tenant Services': {
    Text: { en: 'Tenant Services', es: 'Servicios al inquilino', fr: 'Services aux locataires' },
    products: [
      row('Maintenance', 'Maintenance Request', 'Solicitud de mantenimiento', 'Demande d’intervention'),
      row('RoomRental', 'Room Rental', 'Alquiler de salas', 'Location de salles'),
      row('EVRequest', 'EV Request', 'Solicitud de carga eléctrica', 'Demande de recharge électrique'),
      row('GuestCheckIn', 'Guest Check-In', 'Registro de visitas', 'Enregistrement des invités'),
      row('MoveOut', 'Move-Out', 'Mudanza de salida', 'Départ de locataire'),
    ],
  },
  'Engineering & Operations': {
    Text: { en: 'Engineering & Operations', es: 'Ingeniería y operaciones', fr: 'Ingénierie et exploitation' },
    products: [
      row('EngineeringRounds', 'Engineering Rounds', 'Rondas de ingeniería', 'Rondes techniques'),
      row('CleaningRounds', 'Cleaning Rounds', 'Rondas de limpieza', 'Rondes de nettoyage'),
      row('PreventativeMaintenance', 'Preventative Maintenance', 'Mantenimiento preventivo', 'Maintenance préventive'),
      row('EquipmentLookup', 'Equipment Lookup', 'Consulta de equipos', 'Fiche des équipements'),
      row('MobileEmployee', 'Mobile Employee', 'Empleado móvil', 'Employé mobile'),
    ],
  },
  'Safety & Compliance': {
    Text: { en: 'Safety & Compliance', es: 'Seguridad y cumplimiento', fr: 'Sécurité et conformité' },
    products: [
      row('SecurityPatrol', 'Security Patrol', 'Patrulla de seguridad', 'Ronde de sécurité'),
      row('AEDInspection', 'AED Inspection', 'Inspección de desfibriladores', 'Contrôle des défibrillateurs'),
      row('FireExtinguisherInspection', 'Fire Extinguisher Inspection', 'Inspección de extintores', 'Contrôle des extincteurs'),
      row('RoofAccess', 'Roof Access', 'Acceso a la azotea', 'Accès au toit'),
      row('BurnPermit', 'Burn Permit', 'Permiso de trabajo en caliente', 'Permis de feu'),
      row('COI', 'Insurance Certificates', 'Certificados de seguro', 'Attestations d’assurance'),
    ],
  },
  'Leasing & Marketing': {
    Text: { en: 'Leasing & Marketing', es: 'Arrendamiento y marketing', fr: 'Location et marketing' },
    products: [
      row('LeadCapture', 'Lead Capture', 'Captación de interesados', 'Collecte de prospects'),
      row('VacancyLead', 'Vacancy Lead', 'Interés en espacios libres', 'Prospects pour locaux vacants'),
      row('FieldMarketing', 'Field Marketing', 'Marketing de campo', 'Marketing de terrain'),
      row('EventRegistration', 'Event Registration', 'Inscripción a eventos', 'Inscription aux événements'),
      row('Lookbook', 'Lookbook', 'Catálogo de imágenes', 'Album de présentation'),
    ],
  },
} as const satisfies Record<string, { Text: Texts; products: readonly Product[] }>

export type Category = keyof typeof catalog
export const categories = Object.keys(catalog) as Category[] // the keys of that record

/** The products of a category, in its order. */
export const productsOf = (category: Category): readonly Product[] => catalog[category].products

/** A product's name; undefined for a code that the catalog does not have. */
export const productText = (code: string): Texts | undefined => categories.flatMap(productsOf).find(({ Product }) => Product === code)?.Text
