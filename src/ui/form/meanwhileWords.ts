import { defineWords } from '../../core/words.ts'

/** Words of the note below a field that two people have changed. */
export const words = defineWords({
  en: {
    took: 'Somebody else has changed this meanwhile. Before: {value}',
    tookHidden: 'Somebody else has changed this meanwhile.',
    theirs: 'Somebody else has saved: {value}',
    theirsHidden: 'Somebody else has changed this too.',
    take: 'Use theirs',
    nothing: 'nothing',
    on: 'On',
    off: 'Off',
  },
  es: {
    took: 'Otra persona lo ha modificado entretanto. Antes: {value}',
    tookHidden: 'Otra persona lo ha modificado entretanto.',
    theirs: 'Otra persona ha guardado: {value}',
    theirsHidden: 'Otra persona también lo ha modificado.',
    take: 'Usar el suyo',
    nothing: 'nada',
    on: 'Sí',
    off: 'No',
  },
  fr: {
    took: 'Quelqu’un d’autre l’a modifié entre-temps. Avant : {value}',
    tookHidden: 'Quelqu’un d’autre l’a modifié entre-temps.',
    theirs: 'Quelqu’un d’autre a enregistré : {value}',
    theirsHidden: 'Quelqu’un d’autre l’a modifié aussi.',
    take: 'Prendre sa version',
    nothing: 'rien',
    on: 'Oui',
    off: 'Non',
  },
})
