import { type RecordDescription, records } from '../../base/history/model.ts'
import { accountKind } from './model.ts'

const accountRecord: RecordDescription = {
  ...accountKind,
  inSentence: { en: 'the account', es: 'la cuenta', fr: 'le compte' },
  fields: {
    GroupName: { en: 'Account Name', es: 'Nombre de la cuenta', fr: 'Nom du compte' },
    AddressLine1: { en: 'Address, line 1', es: 'Dirección, línea 1', fr: 'Adresse, ligne 1' },
    AddressLine2: { en: 'Address, line 2', es: 'Dirección, línea 2', fr: 'Adresse, ligne 2' },
    City: { es: 'Ciudad', fr: 'Ville' },
    Country: { es: 'País', fr: 'Pays' },
    Zip: { en: 'Zip Code', es: 'Código postal', fr: 'Code postal' },
    Website: { es: 'Sitio web', fr: 'Site web' },
    ContactEmail: { es: 'Correo de contacto', fr: 'E-mail de contact' },
    ContactPhoneNumber: { es: 'Teléfono de contacto', fr: 'Téléphone de contact' },
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
  deeds: {
    'Group/ArchiveGroup': { en: '{who} archived {object}.', es: '{who} archivó {object}.', fr: '{who} a archivé {object}.' },
    'Group/RestoreGroup': { en: '{who} restored {object}.', es: '{who} restauró {object}.', fr: '{who} a rétabli {object}.' },
    'Group/ExportGroup': { en: '{who} exported {object}.', es: '{who} exportó {object}.', fr: '{who} a exporté {object}.' },
    'Group/DeleteGroup': {
      en: '{who} marked {object} to be deleted on {DeletionDate}.',
      es: '{who} marcó {object} para eliminar el {DeletionDate}.',
      fr: '{who} a prévu de supprimer {object} le {DeletionDate}.',
    },
    'Group/InviteAdmin': {
      en: '{who} invited {Invited} as an administrator of {object}.',
      es: '{who} invitó a {Invited} como administrador: {object}.',
      fr: '{who} a invité {Invited} comme administrateur : {object}.',
    },
  },
}

const channelRecord: RecordDescription = {
  Object: 'channel',
  kind: { en: 'Channel', es: 'Canal', fr: 'Canal' },
  inSentence: { en: 'the channel', es: 'el canal', fr: 'le canal' },
  fields: { MappedGroups: { en: 'Accounts', es: 'Cuentas', fr: 'Comptes' } },
}

export const additions = [records.with(accountRecord, channelRecord)]
