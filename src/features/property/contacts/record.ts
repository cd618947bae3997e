import { type RecordDescription, records } from '../../base/history/model.ts'
import { contactKind, tenantKind, vendorKind } from './model.ts'
import { words } from './words.ts'

// Contacts, vendors and tenants have the same fields.
const fields: RecordDescription['fields'] = {
  Title: { es: 'Título', fr: 'Titre' },
  Role: { es: 'Función', fr: 'Rôle' },
  VendorId: { en: 'Vendor', es: 'Proveedor', fr: 'Prestataire' },
  VendorName: { es: 'Nombre del proveedor', fr: 'Nom du prestataire' },
  TenantId: { en: 'Tenant', es: 'Inquilino', fr: 'Locataire' },
  TenantName: { es: 'Inquilino', fr: 'Locataire' },
  ContactName: { es: 'Nombre del contacto', fr: 'Nom du contact' },
  Trade: { es: 'Oficio', fr: 'Métier' },
  Categories: { es: 'Categorías', fr: 'Catégories' },
  Buildings: { es: 'Edificios', fr: 'Immeubles' },
  AssignedBuildings: { en: 'Building Assignment', es: 'Edificios asignados', fr: 'Immeubles attribués' },
  Unit: { es: 'Unidad', fr: 'Local' },
  LeaseEnd: { en: 'Lease ends', es: 'Fin del contrato', fr: 'Fin du bail' },
  Team: { es: 'Equipo', fr: 'Équipe' },
  Ownership: { es: 'Dependencia', fr: 'Rattachement' },
  ShiftType: { es: 'Tipo de turno', fr: 'Type de service' },
  ShiftHour: { en: 'Shift Hours', es: 'Horas de turno', fr: 'Heures de service' },
  ShiftStart: { en: 'Shift Range start', es: 'Inicio del turno', fr: 'Début du service' },
  ShiftEnd: { en: 'Shift Range end', es: 'Fin del turno', fr: 'Fin du service' },
  Actions: { en: 'Action Buttons', es: 'Botones de acción', fr: 'Boutons d’action' },
  SignsIn: { en: 'Signs in', es: 'Inicia sesión', fr: 'Se connecte' },
  SendText: { en: 'Send Text', es: 'Enviar SMS', fr: 'Envoyer un SMS' },
  Invitation: { en: 'Invitation', es: 'Invitación', fr: 'Invitation' },
  ResetLink: { en: 'Link for a new password', es: 'Enlace para una contraseña nueva', fr: 'Lien pour un nouveau mot de passe' },
  OnboardedDate: { en: 'Onboarding email sent', es: 'Correo de bienvenida enviado', fr: 'E-mail de bienvenue envoyé' },
  OffboardedDate: { en: 'Offboarded', es: 'Dado de baja', fr: 'Désactivé' },
  Disabled: { en: 'Inactive', es: 'Fuera de uso', fr: 'Hors service' },
  PermissionSet: { es: 'Permisos del portal', fr: 'Autorisations du portail' },
  Contacts: { es: 'Contactos', fr: 'Contacts' },
  Marketing: { es: 'Marketing', fr: 'Marketing' },
  Reporting: { es: 'Informes', fr: 'Rapports' },
  PhoneNumber: { en: 'Phone', es: 'Teléfono', fr: 'Téléphone' },
  SurveySent: { en: 'Survey', es: 'Encuesta', fr: 'Enquête' },
  SurveysSent: { en: 'Surveys', es: 'Encuestas', fr: 'Enquêtes' },
}

const contactRecord: RecordDescription = {
  ...contactKind,
  inSentence: { en: 'the contact', es: 'el contacto', fr: 'le contact' },
  fields,
  choices: {
    Role: { words, under: 'roles' },
    Team: { words, under: 'teams' },
    Ownership: { words, under: 'ownerships' },
    ShiftType: { words, under: 'shiftTypes' },
    Categories: { words, under: 'categories', several: true },
  },
  deeds: {
    'UserAdmin/NotifyOnboard': {
      en: '{who} sent the onboarding email to {object}.',
      es: '{who} envió el correo de bienvenida: {object}.',
      fr: '{who} a envoyé l’e-mail de bienvenue : {object}.',
    },
    'UserAdmin/OffboardContact': {
      en: '{who} offboarded {object}.',
      es: '{who} dio de baja: {object}.',
      fr: '{who} a désactivé {object}.',
    },
    'UserAdmin/ReactivateContact': {
      en: '{who} brought {object} back.',
      es: '{who} reactivó: {object}.',
      fr: '{who} a réactivé {object}.',
    },
    'UserAdmin/SendPasswordReset': {
      en: '{who} sent a link for a new password to {object}.',
      es: '{who} envió un enlace para una contraseña nueva: {object}.',
      fr: '{who} a envoyé un lien pour un nouveau mot de passe : {object}.',
    },
    'UserAdmin/AnswerInvitation': {
      en: '{who} answered the invitation of {object}.',
      es: '{who} respondió a la invitación: {object}.',
      fr: '{who} a répondu à l’invitation : {object}.',
    },
    'UserAdmin/OpenInvitation': {
      en: '{who} opened the invitation of {object}.',
      es: '{who} abrió la invitación: {object}.',
      fr: '{who} a ouvert l’invitation : {object}.',
    },
    'UserAdmin/SendSurveyEmail': {
      en: '{who} sent the survey {SurveySent} to {object}.',
      es: '{who} envió la encuesta {SurveySent}: {object}.',
      fr: '{who} a envoyé l’enquête {SurveySent} : {object}.',
    },
    'Survey/SendSurvey': {
      en: '{who} sent surveys to {object}.',
      es: '{who} envió encuestas: {object}.',
      fr: '{who} a envoyé des enquêtes : {object}.',
    },
  },
}

const vendorRecord: RecordDescription = {
  ...vendorKind,
  inSentence: { en: 'the vendor', es: 'el proveedor', fr: 'le prestataire' },
  fields,
  choices: { Categories: { words, under: 'categories', several: true } },
}

const tenantRecord: RecordDescription = {
  ...tenantKind,
  inSentence: { en: 'the tenant', es: 'el inquilino', fr: 'le locataire' },
  fields: { ...fields, Floor: { es: 'Planta', fr: 'Étage' } },
}

export const additions = [records.with(contactRecord, vendorRecord, tenantRecord)]
