import type { FieldDescription, RecordDescription } from './model.ts'

// Records of the features that stand before this one.

export const rolePermissionRecord: RecordDescription = {
  Object: 'role_permission',
  kind: { en: 'Permissions', es: 'Permisos', fr: 'Autorisations' },
  inSentence: { en: 'the permissions', es: 'los permisos', fr: 'les autorisations' },
  may: ['GlobalManageCustomers', 'ManageGroups'],
}

export const userRecord: RecordDescription = {
  Object: 'app_user',
  kind: { en: 'User', es: 'Usuario', fr: 'Utilisateur' },
  inSentence: { en: 'the user', es: 'el usuario', fr: 'l’utilisateur' },
}

export const sessionRecord: RecordDescription = {
  Object: 'session',
  kind: { en: 'Session', es: 'Sesión', fr: 'Connexion' },
  inSentence: { en: 'a session', es: 'una sesión', fr: 'une connexion' },
}

export const fileRecord: RecordDescription = {
  Object: 'stored_file',
  kind: { en: 'File', es: 'Archivo', fr: 'Fichier' },
  inSentence: { en: 'the file', es: 'el archivo', fr: 'le fichier' },
}

export const taskRecord: RecordDescription = {
  Object: 'task',
  kind: { en: 'Task', es: 'Tarea', fr: 'Tâche' },
  inSentence: { en: 'the task', es: 'la tarea', fr: 'la tâche' },
}

export const mailRecord: RecordDescription = {
  Object: 'mail',
  kind: { en: 'Mail', es: 'Correo', fr: 'E-mail' },
  inSentence: { en: 'the mail', es: 'el correo', fr: 'l’e-mail' },
}

export const textMessageRecord: RecordDescription = {
  Object: 'text_message',
  kind: { en: 'Text message', es: 'Mensaje de texto', fr: 'SMS' },
  inSentence: { en: 'the text message', es: 'el mensaje de texto', fr: 'le SMS' },
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
    Seen: { en: 'Seen', es: 'Visto', fr: 'Vu' },
    fr: { en: 'French', es: 'francés', fr: 'français' },
    en: { en: 'English', es: 'inglés', fr: 'anglais' },
    es: { en: 'Spanish', es: 'español', fr: 'espagnol' },
  },
}
