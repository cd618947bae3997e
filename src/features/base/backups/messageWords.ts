import { translateMessages } from '../../../core/words.ts'
import { backupMessages } from './rules.ts'

export const messageWords = translateMessages(backupMessages, {
  off: {
    es: 'No hay ningún lugar para las copias de seguridad. Defina BACKUP_TO y reinicie Lintel.',
    fr: 'Aucun emplacement n’est défini pour les sauvegardes. Définissez BACKUP_TO et redémarrez Lintel.',
  },
  busy: {
    es: 'Ya se está haciendo una copia de seguridad. Espere a que termine.',
    fr: 'Une sauvegarde est déjà en cours. Attendez qu’elle soit finie.',
  },
  external: {
    es: 'DATABASE_URL indica un PostgreSQL propio, que se respalda con sus propias herramientas.',
    fr: 'DATABASE_URL désigne un PostgreSQL à vous, qui se sauvegarde avec ses propres outils.',
  },
})
