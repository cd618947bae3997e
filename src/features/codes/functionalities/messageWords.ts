import { translateMessages } from '../../../core/words.ts'
import { templateMessages } from './families/fieldOnly/definition.ts'

export const messageWords = translateMessages(templateMessages, {
  locked: {
    es: 'Los campos propios de este formulario se quedan donde están.',
    fr: 'Les champs propres à ce formulaire restent à leur place.',
  },
})
