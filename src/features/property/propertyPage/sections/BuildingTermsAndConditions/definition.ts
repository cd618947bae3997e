import { definePayload, defineSection } from '../section.ts'
import { BuildingTermsAndConditions as schema, termNames } from './model.ts'

export const BuildingTermsAndConditions = defineSection({
  index: 7,
  title: { en: 'Building Terms & Conditions', es: 'Términos y condiciones del edificio', fr: 'Conditions générales de l’immeuble' },
  shown: 'BuildingTermsAndConditions',
  edit: ['GlobalManageEntities'],
  payload: definePayload({
    schema,
    empty: () => ({}),
    problems: () => [],
    kept: true,
    savedBy: 'kit',
    files: { bucket: 'LegalTerms', fields: termNames },
  }),
  fields: {
    BuildingTermsAndConditions: {
      en: 'Building Terms & Conditions',
      es: 'Términos y condiciones del edificio',
      fr: 'Conditions de l’immeuble',
    },
    SupplierCheckInTerms: {
      en: 'Supplier check-in terms',
      es: 'Términos de registro de proveedores',
      fr: 'Conditions d’enregistrement des fournisseurs',
    },
    EVRequestTerms: { en: 'EV request terms', es: 'Términos de recarga eléctrica', fr: 'Conditions de recharge électrique' },
    VacancyLeadTerms: { en: 'Vacancy lead terms', es: 'Términos de locales disponibles', fr: 'Conditions des locaux vacants' },
    RoomRentalTerms: { en: 'Room rental terms', es: 'Términos de alquiler de salas', fr: 'Conditions de location de salles' },
    OtherLeadTerms: { en: 'Other lead terms', es: 'Términos de otras consultas', fr: 'Conditions des autres demandes' },
  },
})
