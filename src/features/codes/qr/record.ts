import type { FieldDescription, RecordDescription } from '../../base/history/model.ts'

/** What the words of codes that are out of use add to the history of their building. */
export const noticeFields: FieldDescription = {
  fields: {
    CodeNotice: { en: 'Page of codes out of use', es: 'Página de códigos fuera de uso', fr: 'Page des codes hors service' },
  },
}

export const qrCodeRecord: RecordDescription = {
  Object: 'qr_code',
  kind: { en: 'QR code', es: 'Código QR', fr: 'Code QR' },
  inSentence: { en: 'the QR code', es: 'el código QR', fr: 'le code QR' },
  may: ['ManageLibraries', 'ManageMarketing', 'ManagePropertyInfo'],
  fields: {
    Retired: { es: 'Retirado', fr: 'Retiré' },
    PausedFrom: { en: 'Paused from', es: 'En pausa desde', fr: 'En pause depuis' },
    PausedUntil: { en: 'Paused until', es: 'En pausa hasta', fr: 'En pause jusqu’au' },
    ReplacedBy: { en: 'Replaced by', es: 'Sustituido por', fr: 'Remplacé par' },
    ReplacedFrom: { en: 'Replaced from', es: 'Sustituido desde', fr: 'Remplacé à partir du' },
    ReplacedUntil: { en: 'Replaced until', es: 'Sustituido hasta', fr: 'Remplacé jusqu’au' },
    Notice: { en: 'Page while out of use', es: 'Página mientras no se usa', fr: 'Page hors service' },
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
}
