import type { RecordDescription } from '../../base/history/model.ts'
import { accountKind } from './model.ts'

export const accountRecord: RecordDescription = {
  ...accountKind,
  inSentence: { en: 'the account', es: 'la cuenta', fr: 'le compte' },
  fields: {
    GroupName: { en: 'Account Name', es: 'Nombre de la cuenta', fr: 'Nom du compte' },
    MappedGroups: { en: 'Accounts', es: 'Cuentas', fr: 'Comptes' },
    PrimaryUserDisplayName: { en: 'Primary user', es: 'Usuario principal', fr: 'Utilisateur principal' },
    PrimaryUserEmail: { en: 'Primary user’s email', es: 'Correo del usuario principal', fr: 'E-mail de l’utilisateur principal' },
    PrimaryUserPhoneNumber: {
      en: 'Primary user’s phone',
      es: 'Teléfono del usuario principal',
      fr: 'Téléphone de l’utilisateur principal',
    },
    Exported: { en: 'Exported', es: 'Exportada', fr: 'Exporté' },
    DeletionDate: { en: 'To be deleted on', es: 'Se eliminará el', fr: 'Sera supprimé le' },
    Invited: { en: 'Invited', es: 'Invitado', fr: 'Invité' },
  },
}

export const channelRecord: RecordDescription = {
  Object: 'channel',
  kind: { en: 'Channel', es: 'Canal', fr: 'Canal' },
  inSentence: { en: 'the channel', es: 'el canal', fr: 'le canal' },
}
