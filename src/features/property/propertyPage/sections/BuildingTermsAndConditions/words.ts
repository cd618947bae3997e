import { defineWords } from '../../../../../core/words.ts'

export const words = defineWords({
  en: {
    lead: 'Visitors accept these terms when they fill in the form. PDF files only.',
    filled: '{n, plural, =0 {No document} one {# document} other {# documents}}',
    SupplierCheckInTerms: 'Supplier check-in terms',
    EVRequestTerms: 'EV request terms',
    VacancyLeadTerms: 'Vacancy lead terms',
    RoomRentalTerms: 'Room rental terms',
    OtherLeadTerms: 'Other lead terms',
  },
  es: {
    lead: 'Los visitantes aceptan estos términos al rellenar el formulario. Solo archivos PDF.',
    filled: '{n, plural, =0 {Sin documentos} one {# documento} other {# documentos}}',
    SupplierCheckInTerms: 'Términos de entrada de proveedores',
    EVRequestTerms: 'Términos de solicitudes de carga eléctrica',
    VacancyLeadTerms: 'Términos para interesados en espacios vacantes',
    RoomRentalTerms: 'Términos de alquiler de salas',
    OtherLeadTerms: 'Términos para otros interesados',
  },
  fr: {
    lead: 'Les visiteurs acceptent ces conditions en remplissant le formulaire. Fichiers PDF uniquement.',
    filled: '{n, plural, =0 {Aucun document} one {# document} other {# documents}}',
    SupplierCheckInTerms: 'Conditions d’accueil des fournisseurs',
    EVRequestTerms: 'Conditions des demandes de recharge électrique',
    VacancyLeadTerms: 'Conditions des demandes sur les surfaces vacantes',
    RoomRentalTerms: 'Conditions de location de salles',
    OtherLeadTerms: 'Conditions des autres demandes',
  },
})
