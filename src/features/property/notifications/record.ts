import { type RecordDescription, records } from '../../base/history/model.ts'
import { words } from './words.ts'

const may = ['ManagePropertyInfo'] as const

const notificationRuleRecord: RecordDescription = {
  Object: 'notification_rule',
  kind: { en: 'Notification rule', es: 'Regla de avisos', fr: 'Règle d’avis' },
  inSentence: { en: 'a notification rule', es: 'una regla de avisos', fr: 'une règle d’avis' },
  may,
  fields: {
    QrType: { en: 'QR type', es: 'Tipo de QR', fr: 'Type de QR' },
    Criteria: { en: 'Who is told', es: 'A quién se avisa', fr: 'Qui est averti' },
  },
  choices: { Method: { words, under: 'methods' } },
}

const notificationChannelRecord: RecordDescription = {
  Object: 'notification_channel',
  kind: { en: 'Google spaces', es: 'Espacios de Google', fr: 'Espaces Google' },
  inSentence: { en: 'the Google spaces', es: 'los espacios de Google', fr: 'les espaces Google' },
  may,
  fields: {
    SupportChannel: { en: 'Support channel', es: 'Canal de soporte', fr: 'Canal du support' },
    OperationsChannel: { en: 'Operations channel', es: 'Canal de operaciones', fr: 'Canal des opérations' },
    OrgChannel: { en: 'Organization channel', es: 'Canal de la organización', fr: 'Canal de l’organisation' },
  },
}

const notificationRecord: RecordDescription = {
  Object: 'notification',
  kind: { en: 'Notification', es: 'Aviso', fr: 'Avis' },
  inSentence: { en: 'notifications', es: 'avisos', fr: 'des avis' },
  fields: { Read: { en: 'Read', es: 'Leídos', fr: 'Lus' } },
  deeds: {
    'notifications/read/{id}': { en: '{who} read a notification.', es: '{who} leyó un aviso.', fr: '{who} a lu un avis.' },
    'notifications/readall': { en: '{who} read all notifications.', es: '{who} leyó todos los avisos.', fr: '{who} a lu tous les avis.' },
  },
}

export const additions = [records.with(notificationRuleRecord, notificationChannelRecord, notificationRecord)]
