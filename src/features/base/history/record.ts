import { words as outboxWords } from '../outbox/words.ts'
import { type FieldDescription, type RecordDescription, records } from './model.ts'

// Records of the features that stand before this one.

const rolePermissionRecord: RecordDescription = {
  Object: 'role_permission',
  kind: { en: 'Permissions', es: 'Permisos', fr: 'Autorisations' },
  inSentence: { en: 'the permissions', es: 'los permisos', fr: 'les autorisations' },
  may: ['GlobalManageCustomers', 'ManageGroups'],
  deeds: {
    'Permission/SaveRolePermissions': {
      en: '{who} changed what roles may do.',
      es: '{who} cambió lo que pueden hacer las funciones.',
      fr: '{who} a modifié ce que les rôles peuvent faire.',
    },
  },
}

const userRecord: RecordDescription = {
  Object: 'app_user',
  kind: { en: 'User', es: 'Usuario', fr: 'Utilisateur' },
  inSentence: { en: 'the user', es: 'el usuario', fr: 'l’utilisateur' },
  fields: {
    Choices: { en: 'Notified of', es: 'Avisos de', fr: 'Averti de' },
    QuietStart: { en: 'Quiet from', es: 'Silencio desde', fr: 'Silence à partir de' },
    QuietEnd: { en: 'Quiet until', es: 'Silencio hasta', fr: 'Silence jusqu’à' },
    Bell: { es: 'Campana', fr: 'Cloche' },
    TextMessage: { es: 'Mensaje de texto', fr: 'SMS' },
  },
  deeds: {
    'Session/RequestPasswordReset': {
      en: '{who} asked for a link for a new password.',
      es: '{who} pidió un enlace para una contraseña nueva.',
      fr: '{who} a demandé un lien pour un nouveau mot de passe.',
    },
    'Session/SaveSettings': { en: '{who} changed their settings.', es: '{who} cambió sus ajustes.', fr: '{who} a modifié ses réglages.' },
    'Settings/SaveNotificationSettings': {
      en: '{who} changed their notification settings.',
      es: '{who} cambió sus ajustes de avisos.',
      fr: '{who} a modifié ses réglages d’avis.',
    },
  },
}

const sessionRecord: RecordDescription = {
  Object: 'session',
  kind: { en: 'Session', es: 'Sesión', fr: 'Connexion' },
  inSentence: { en: 'a session', es: 'una sesión', fr: 'une connexion' },
  fields: { Ended: { es: 'Terminadas', fr: 'Terminées' }, Purpose: { en: 'For', es: 'Para', fr: 'Pour' } },
  deeds: {
    'Session/SignIn': { en: '{who} signed in.', es: '{who} inició sesión.', fr: '{who} s’est connecté.' },
    'Session/SignInByPin': { en: '{who} signed in by PIN.', es: '{who} inició sesión con un PIN.', fr: '{who} s’est connecté par PIN.' },
    'Session/SignInByScan': {
      en: '{who} signed in by PIN at a code.',
      es: '{who} inició sesión con un PIN en un código.',
      fr: '{who} s’est connecté par PIN à un code.',
    },
    'Session/SignOut': { en: '{who} signed out.', es: '{who} cerró la sesión.', fr: '{who} s’est déconnecté.' },
    'Session/Renew': { en: '{who} stayed signed in.', es: '{who} mantuvo la sesión.', fr: '{who} est resté connecté.' },
    'Settings/EndOwnSession': { en: '{who} ended a session.', es: '{who} terminó una sesión.', fr: '{who} a mis fin à une connexion.' },
    'Settings/EndOtherSessions': {
      en: '{who} ended all other sessions.',
      es: '{who} terminó todas las demás sesiones.',
      fr: '{who} a mis fin à toutes ses autres connexions.',
    },
    'Survey/OpenSurvey': { en: '{who} opened a survey.', es: '{who} abrió una encuesta.', fr: '{who} a ouvert une enquête.' },
    'Survey/OpenContentRequest': {
      en: '{who} opened the page for photos.',
      es: '{who} abrió la página de fotos.',
      fr: '{who} a ouvert la page des photos.',
    },
  },
}

const fileRecord: RecordDescription = {
  Object: 'stored_file',
  kind: { en: 'File', es: 'Archivo', fr: 'Fichier' },
  inSentence: { en: 'the file', es: 'el archivo', fr: 'le fichier' },
  deeds: {
    Bucket: { en: '{who} uploaded {object}.', es: '{who} subió {object}.', fr: '{who} a envoyé {object}.' },
    'QrCode/DownloadQrCodes': {
      en: '{who} downloaded QR codes.',
      es: '{who} descargó códigos QR.',
      fr: '{who} a téléchargé des codes QR.',
    },
    'List/StartExport': { en: '{who} exported a list.', es: '{who} exportó una lista.', fr: '{who} a exporté une liste.' },
  },
}

const taskRecord: RecordDescription = {
  Object: 'task',
  kind: { en: 'Task', es: 'Tarea', fr: 'Tâche' },
  inSentence: { en: 'the task', es: 'la tarea', fr: 'la tâche' },
  deeds: {
    'Analytics/PrintDashboard': {
      en: '{who} printed the dashboard {name}.',
      es: '{who} imprimió el panel {name}.',
      fr: '{who} a imprimé le tableau de bord {name}.',
    },
    'Analytics/SendDashboardByEmail': {
      en: '{who} mailed the dashboard {name} to {To}.',
      es: '{who} envió el panel {name} por correo a {To}.',
      fr: '{who} a envoyé le tableau de bord {name} par e-mail à {To}.',
    },
    'Task/SeeTask': {
      en: '{who} read the result of {object}.',
      es: '{who} leyó el resultado de {object}.',
      fr: '{who} a lu le résultat : {object}.',
    },
  },
}

const mailRecord: RecordDescription = {
  Object: 'mail',
  kind: { en: 'Mail', es: 'Correo', fr: 'E-mail' },
  inSentence: { en: 'the mail', es: 'el correo', fr: 'l’e-mail' },
  deeds: {
    'Outbox/ReadMail': { en: '{who} read {object}.', es: '{who} leyó {object}.', fr: '{who} a lu {object}.' },
    'Outbox/SendMailAgain': { en: '{who} sent {object} again.', es: '{who} envió otra vez {object}.', fr: '{who} a renvoyé {object}.' },
  },
  choices: { State: { words: outboxWords, under: 'states' } },
}

const textMessageRecord: RecordDescription = {
  Object: 'text_message',
  kind: { en: 'Text message', es: 'Mensaje de texto', fr: 'SMS' },
  inSentence: { en: 'the text message', es: 'el mensaje de texto', fr: 'le SMS' },
  deeds: {
    'Outbox/SendTextAgain': { en: '{who} sent {object} again.', es: '{who} envió otra vez {object}.', fr: '{who} a renvoyé {object}.' },
  },
  choices: { State: { words: outboxWords, under: 'states' } },
}

const uploadRecord: RecordDescription = {
  Object: 'upload',
  kind: { en: 'Upload', es: 'Subida', fr: 'Envoi de fichier' },
  inSentence: { en: 'an upload', es: 'una subida', fr: 'un envoi' },
  deeds: {
    'Upload/StartUpload': {
      en: '{who} started to upload {Name}.',
      es: '{who} empezó a subir {Name}.',
      fr: '{who} a commencé l’envoi de {Name}.',
    },
    'Upload/StartOwnUpload': {
      en: '{who} started to upload {Name}.',
      es: '{who} empezó a subir {Name}.',
      fr: '{who} a commencé l’envoi de {Name}.',
    },
    'Upload/CancelUpload': { en: '{who} cancelled an upload.', es: '{who} canceló una subida.', fr: '{who} a annulé un envoi.' },
    'Upload/CancelOwnUpload': { en: '{who} cancelled an upload.', es: '{who} canceló una subida.', fr: '{who} a annulé un envoi.' },
  },
}

const backupRunRecord: RecordDescription = {
  Object: 'backup_run',
  kind: { en: 'Backup', es: 'Copia de seguridad', fr: 'Sauvegarde' },
  fields: { Kind: { es: 'Tipo', fr: 'Type' } },
  inSentence: { en: 'a backup', es: 'una copia de seguridad', fr: 'une sauvegarde' },
  deeds: {
    'Backup/StartBackup': {
      en: '{who} started a backup.',
      es: '{who} inició una copia de seguridad.',
      fr: '{who} a lancé une sauvegarde.',
    },
  },
}

/** Fields that many records have, and those of the records above. English reads a field's own name where none is given. */
export const commonFields: FieldDescription = {
  fields: {
    Name: { es: 'Nombre', fr: 'Nom' },
    FullName: { es: 'Nombre completo', fr: 'Nom complet' },
    Email: { es: 'Correo electrónico', fr: 'E-mail' },
    Phone: { es: 'Teléfono', fr: 'Téléphone' },
    Password: { es: 'Contraseña', fr: 'Mot de passe' },
    LogoFilename: { en: 'Logo', es: 'Logotipo', fr: 'Logo' },
    Address: { es: 'Dirección', fr: 'Adresse' },
    Type: { es: 'Tipo', fr: 'Type' },
    CreatedDate: { en: 'Created', es: 'Creado', fr: 'Créé' },
    FileName: { en: 'File', es: 'Archivo', fr: 'Fichier' },
    Bucket: { en: 'Kind of file', es: 'Tipo de archivo', fr: 'Type de fichier' },
    Size: { en: 'Size', es: 'Tamaño', fr: 'Taille' },
    List: { es: 'Lista', fr: 'Liste' },
    Path: { en: 'Page', es: 'Página', fr: 'Page' },
    To: { es: 'Para', fr: 'À' },
    BuildingId: { en: 'Building', es: 'Edificio', fr: 'Immeuble' },
    GroupId: { en: 'Account', es: 'Cuenta', fr: 'Compte' },
    ArchivedDate: { en: 'Archived', es: 'Archivado', fr: 'Archivé' },
    State: { es: 'Estado', fr: 'État' },
    Title: { es: 'Título', fr: 'Titre' },
    Link: { es: 'Enlace', fr: 'Lien' },
    Version: { es: 'Versión', fr: 'Version' },
    Photos: { es: 'Fotos', fr: 'Photos' },
    PhoneNumber: { en: 'Phone', es: 'Teléfono', fr: 'Téléphone' },
    Seen: { en: 'Seen', es: 'Visto', fr: 'Vu' },
    fr: { en: 'French', es: 'francés', fr: 'français' },
    en: { en: 'English', es: 'inglés', fr: 'anglais' },
    es: { en: 'Spanish', es: 'español', fr: 'espagnol' },
  },
}

export const additions = [
  records.with(
    rolePermissionRecord,
    userRecord,
    sessionRecord,
    fileRecord,
    taskRecord,
    mailRecord,
    textMessageRecord,
    uploadRecord,
    backupRunRecord,
  ),
]
