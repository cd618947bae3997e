import { type AddedFields, moreFields, type RecordDescription, records } from '../../base/history/model.ts'
import { entityTypeLabel, locationLabel } from '../../property/entityTypes/model.ts'
import { definitionOf } from '../functionalities/definitions.ts'
import { lifeMoves } from './life.ts'
import { lifeWords } from './lifeWords.ts'
import { qrTypeLabel } from './listColumns.ts'
import { qrCodeKind } from './model.ts'
import { words } from './words.ts'

/** What the words of codes that are out of use add to the history of their building. */
const noticeFields: AddedFields = {
  Object: 'building',
  fields: {
    CodeNotice: { en: 'Page of codes out of use', es: 'Página de códigos fuera de uso', fr: 'Page des codes hors service' },
  },
}

/** The words of QR types in notification rules. */
const ruleTypeFields: AddedFields = {
  Object: 'notification_rule',
  choices: { QrType: { label: (value, language) => qrTypeLabel({ QrType: value, FunctionalityType: value }, language) } },
}

const qrCodeRecord: RecordDescription = {
  ...qrCodeKind,
  inSentence: { en: 'the QR code', es: 'el código QR', fr: 'le code QR' },
  fields: {
    Retired: { es: 'Retirado', fr: 'Retiré' },
    PausedFrom: { en: 'Paused from', es: 'En pausa desde', fr: 'En pause depuis' },
    PausedUntil: { en: 'Paused until', es: 'En pausa hasta', fr: 'En pause jusqu’au' },
    ReplacedBy: { en: 'Replaced by', es: 'Sustituido por', fr: 'Remplacé par' },
    ReplacedFrom: { en: 'Replaced from', es: 'Sustituido desde', fr: 'Remplacé à partir du' },
    ReplacedUntil: { en: 'Replaced until', es: 'Sustituido hasta', fr: 'Remplacé jusqu’au' },
    Notice: { en: 'Page while out of use', es: 'Página mientras no se usa', fr: 'Page hors service' },
    Unit: { es: 'Unidad', fr: 'Local' },
    Floor: { es: 'Planta', fr: 'Étage' },
    Location: { es: 'Ubicación', fr: 'Emplacement' },
    QrName: { en: 'QR code name', es: 'Nombre del código QR', fr: 'Nom du code QR' },
    InstallationNote: { es: 'Nota de instalación', fr: 'Note d’installation' },
    Placement: { es: 'Colocación', fr: 'Pose' },
    Item: { es: 'Función', fr: 'Fonction' },
    Items: { en: 'Buttons', es: 'Botones', fr: 'Boutons' },
    HubLook: { en: 'Look of the hub', es: 'Aspecto del hub', fr: 'Aspect du hub' },
    Rules: { en: 'Who and when', es: 'Quién y cuándo', fr: 'Qui et quand' },
    Icon: { es: 'Icono', fr: 'Icône' },
    FunctionalityType: { en: 'Functionality', es: 'Funcionalidad', fr: 'Fonctionnalité' },
    QrType: { en: 'QR type', es: 'Tipo de QR', fr: 'Type de QR' },
    TemplateFormData: { en: 'Form', es: 'Formulario', fr: 'Formulaire' },
    EntityType: { es: 'Tipo de lugar', fr: 'Type de lieu' },
    SignId: { en: 'Sign id', es: 'Número del cartel', fr: 'Numéro de l’affiche' },
    Style: { en: 'QR style', es: 'Estilo del QR', fr: 'Style du QR' },
    Codes: { en: 'Codes with the same fields', es: 'Códigos con los mismos campos', fr: 'Codes aux mêmes champs' },
    RecipientEmail: { en: 'Recipient', es: 'Destinatario', fr: 'Destinataire' },
  },
  deeds: {
    'QrCode/PauseQrCode': { en: '{who} paused {object}.', es: '{who} puso en pausa {object}.', fr: '{who} a mis en pause {object}.' },
    'QrCode/ResumeQrCode': { en: '{who} resumed {object}.', es: '{who} reanudó {object}.', fr: '{who} a repris {object}.' },
    'QrCode/ReplaceQrCode': {
      en: '{who} {ReplacedBy, select, none {took back the replacement of {object}} other {replaced {object} by {ReplacedBy}}}.',
      es: '{who} {ReplacedBy, select, none {retiró el sustituto de {object}} other {sustituyó {object} por {ReplacedBy}}}.',
      fr: '{who} {ReplacedBy, select, none {a retiré le remplaçant : {object}} other {a remplacé {object} par {ReplacedBy}}}.',
    },
    'QrCode/RetireQrCode': { en: '{who} retired {object}.', es: '{who} retiró {object}.', fr: '{who} a retiré {object}.' },
    'QrCode/RestoreQrCode': { en: '{who} brought {object} back.', es: '{who} recuperó {object}.', fr: '{who} a rétabli {object}.' },
    'QrCode/RetireQrCodes': {
      en: '{who} retired {named, select, none {QR codes} other {{object}}}.',
      es: '{who} retiró {named, select, none {códigos QR} other {{object}}}.',
      fr: '{who} a retiré {named, select, none {des codes QR} other {{object}}}.',
    },
    'QrCode/RestoreQrCodes': {
      en: '{who} brought back {named, select, none {QR codes} other {{object}}}.',
      es: '{who} recuperó {named, select, none {códigos QR} other {{object}}}.',
      fr: '{who} a rétabli {named, select, none {des codes QR} other {{object}}}.',
    },
    'QrCode/CopyQrCode': {
      en: '{who} copied {named, select, none {QR codes} other {{object}}}.',
      es: '{who} copió {named, select, none {códigos QR} other {{object}}}.',
      fr: '{who} a copié {named, select, none {des codes QR} other {{object}}}.',
    },
    'QrCode/MakeBlankQrCodes': {
      en: '{who} made {named, select, none {blank QR codes} other {{object}, which is blank}}.',
      es: '{who} creó {named, select, none {códigos QR en blanco} other {{object}, en blanco}}.',
      fr: '{who} a créé {named, select, none {des codes QR vierges} other {{object}, vierge}}.',
    },
    'QrCode/SaveQrBuilders': {
      en: '{who} generated {named, select, none {QR codes} other {{object}}}.',
      es: '{who} generó {named, select, none {códigos QR} other {{object}}}.',
      fr: '{who} a généré {named, select, none {des codes QR} other {{object}}}.',
    },
    'QrCode/EmailQrCode': {
      en: '{who} mailed {object} to {RecipientEmail}.',
      es: '{who} envió {object} por correo a {RecipientEmail}.',
      fr: '{who} a envoyé {object} par e-mail à {RecipientEmail}.',
    },
    'QrCode/SaveAEDSettings': {
      en: '{who} changed the form of {object}.',
      es: '{who} cambió el formulario: {object}.',
      fr: '{who} a modifié le formulaire : {object}.',
    },
    'QrCode/SaveFireExtinguisherSettings': {
      en: '{who} changed the form of {object}.',
      es: '{who} cambió el formulario: {object}.',
      fr: '{who} a modifié le formulaire : {object}.',
    },
    'ImportQRCode/RunImport': { en: '{who} imported {object}.', es: '{who} importó {object}.', fr: '{who} a importé {object}.' },
    'ImportQRCode/UndoImport': {
      en: '{who} undid an import of {object}.',
      es: '{who} deshizo una importación: {object}.',
      fr: '{who} a annulé une importation : {object}.',
    },
  },
  choices: {
    Life: { words: lifeWords, under: 'states', moves: [lifeMoves] },
    QrType: { label: (value, language) => qrTypeLabel({ QrType: value, FunctionalityType: value }, language) },
    FunctionalityType: { label: (value, language) => definitionOf(value)?.Label[language] },
    EntityType: { label: entityTypeLabel },
    Location: { label: locationLabel },
    Placement: { words, under: 'placement' },
  },
}

export const additions = [records.with(qrCodeRecord), moreFields.with(noticeFields, ruleTypeFields)]
