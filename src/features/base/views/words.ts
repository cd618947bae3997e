import { defineWords } from '../../../core/words.ts'

/** Words of saved views. */
export const words = defineWords({
  en: {
    title: 'Saved views',
    standard: 'Standard view',
    name: 'Save this view as',
    nameFirst: 'Give the view a name.',
    save: 'Save',
    replace: 'Replace',
    delete: 'Delete the view {name}',
    deleted: '“{name}” is deleted.',
    undo: 'Undo',
  },
  es: {
    title: 'Vistas guardadas',
    standard: 'Vista estándar',
    name: 'Guardar esta vista como',
    nameFirst: 'Dé un nombre a la vista.',
    save: 'Guardar',
    replace: 'Reemplazar',
    delete: 'Eliminar la vista {name}',
    deleted: 'Se eliminó «{name}».',
    undo: 'Deshacer',
  },
  fr: {
    title: 'Vues enregistrées',
    standard: 'Vue standard',
    name: 'Enregistrer cette vue sous',
    nameFirst: 'Donnez un nom à la vue.',
    save: 'Enregistrer',
    replace: 'Remplacer',
    delete: 'Supprimer la vue {name}',
    deleted: '« {name} » est supprimée.',
    undo: 'Annuler',
  },
})
