import { defineWords } from '../../../../core/words.ts'

export const words = defineWords({
  en: {
    Url: 'Web address',
    UrlHelp: 'Opens at once when the code is scanned.',
    file: 'Or a file',
  },
  es: {
    Url: 'Dirección web',
    UrlHelp: 'Se abre de inmediato al escanear el código.',
    file: 'O un archivo',
  },
  fr: {
    Url: 'Adresse web',
    UrlHelp: 'S’ouvre dès que le code est scanné.',
    file: 'Ou un fichier',
  },
})
