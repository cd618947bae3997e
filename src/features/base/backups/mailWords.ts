import { defineWords } from '../../../core/words.ts'

/** The mail about the weekly test restore. */
export const mailWords = defineWords({
  en: {
    good: 'The test restore of the backups went well',
    bad: 'The test restore of the backups failed',
    goodText:
      'The newest backup was restored beside the running portal and looked at: every table, every index and every uploaded file is whole.',
    badText:
      'The newest backup could not be restored. The portal itself goes on as before, but until this is mended you may have nothing to go back to.',
    backup: 'Backup',
    rows: 'Rows',
    files: 'Uploaded files',
    problem: 'What went wrong',
    button: 'Open backups',
    footer: 'You get this mail every week because you are an administrator of all accounts.',
  },
  es: {
    good: 'La restauración de prueba de las copias de seguridad salió bien',
    bad: 'La restauración de prueba de las copias de seguridad ha fallado',
    goodText:
      'La copia más reciente se restauró junto al portal en marcha y se revisó: todas las tablas, índices y archivos subidos están completos.',
    badText:
      'No se pudo restaurar la copia más reciente. El portal sigue funcionando, pero hasta que se resuelva puede que no haya nada a lo que volver.',
    backup: 'Copia de seguridad',
    rows: 'Filas',
    files: 'Archivos subidos',
    problem: 'Qué ha fallado',
    button: 'Abrir las copias de seguridad',
    footer: 'Recibe este correo cada semana porque administra todas las cuentas.',
  },
  fr: {
    good: 'Le test de restauration des sauvegardes a réussi',
    bad: 'Le test de restauration des sauvegardes a échoué',
    goodText:
      'La dernière sauvegarde a été restaurée à côté du portail en service, puis vérifiée : tables, index et fichiers téléversés sont intacts.',
    badText:
      'La dernière sauvegarde n’a pas pu être restaurée. Le portail continue de fonctionner, mais d’ici la correction, rien ne garantit un retour en arrière.',
    backup: 'Sauvegarde',
    rows: 'Lignes',
    files: 'Fichiers téléversés',
    problem: 'Ce qui a échoué',
    button: 'Ouvrir les sauvegardes',
    footer: 'Vous recevez cet e-mail chaque semaine parce que vous administrez tous les comptes.',
  },
})
